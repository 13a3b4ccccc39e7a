//! What is known in a club's file by a number of its own.

/// Makes the type of such a number. With the feature `wire` TypeScript has it as well, and takes no
/// other thing's number for it.
///
/// ```
/// scoring::id!(
///     /// A cup in the club's file.
///     CupId
/// );
/// assert!(CupId(3) < CupId(4));
/// ```
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd,
            ::serde::Deserialize, ::serde::Serialize,
        )]
        #[cfg_attr(feature = "wire", derive(::specta::Type))]
        #[serde(transparent)]
        pub struct $name(
            #[cfg_attr(feature = "wire", specta(type = $crate::wire::NumberOf<$name>))] pub i64,
        );
    };
}

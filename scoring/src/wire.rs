//! How numbers look to the page of the window, which has its types from this code.

use specta::datatype::DataType;
use specta::{Type, Types};
use std::any::type_name;
use std::marker::PhantomData;

/// The TypeScript type of a number that counts, or names, things of one kind. A number that is written
/// in the code may stand for any kind; a variable of another kind may not.
#[derive(Debug)]
pub struct NumberOf<T>(PhantomData<T>);

impl<T> Type for NumberOf<T> {
    fn definition(_: &mut Types) -> DataType {
        let kind = type_name::<T>().rsplit("::").next().unwrap_or_default();
        let number = format!("number & {{ readonly of?: \"{kind}\" }}");
        DataType::Reference(specta_typescript::define(number))
    }
}

//! The time of day as people write it, to the minute.

use chrono::NaiveTime;
use thiserror::Error;

/// A text that is no time of day.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("\"{0}\" is no time of day; write hours and minutes such as 13:00")]
pub struct TimeError(String);

/// Reads a time of day such as `13:00`.
///
/// # Errors
/// Where it is written otherwise, or the day has no such time.
pub fn parse_time(text: &str) -> Result<NaiveTime, TimeError> {
    NaiveTime::parse_from_str(text.trim(), "%H:%M").map_err(|_| TimeError(text.to_owned()))
}

/// A time of day such as `13:00`.
pub fn time_text(time: NaiveTime) -> String {
    time.format("%H:%M").to_string()
}

/// How times stand in files.
pub(crate) mod written {
    use super::{parse_time, time_text};
    use chrono::NaiveTime;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[allow(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands the field over like this"
    )]
    pub(crate) fn serialize<S: Serializer>(
        time: &Option<NaiveTime>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        time.map(time_text).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<NaiveTime>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.as_deref()
            .map(parse_time)
            .transpose()
            .map_err(D::Error::custom)
    }
}

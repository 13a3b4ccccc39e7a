//! Numbers that the page counts or sorts with.

use serde::{Deserialize, Serialize, Serializer};
use specta::datatype::DataType;
use specta::{Type, Types};

/// A whole number. The page has 53 bits for one; who counts farther is told the farthest.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd, Deserialize)]
pub struct Number(i64);

impl Number {
    const FARTHEST: i64 = (1 << 53) - 1;

    pub fn of(number: impl TryInto<i64>) -> Self {
        let number = number.try_into().unwrap_or(Self::FARTHEST);
        Self(number.clamp(-Self::FARTHEST, Self::FARTHEST))
    }

    pub fn get(self) -> i64 {
        self.0
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(self.0)
    }
}

impl Type for Number {
    fn definition(_: &mut Types) -> DataType {
        DataType::Reference(specta_typescript::define("number"))
    }
}

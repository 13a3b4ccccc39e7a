//! The one unit of every amount, and how it is shown.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// An amount in points (点). 1P is 1,000 points, 0.1P is 100 points (all rule sheets).
///
/// Sixty-four bits wide, so that no sum over a club's decades can overflow: one hanchan holds at
/// most [`Points::LIMIT`] a player.
///
/// ```
/// use scoring::Points;
/// assert_eq!(Points(42_300) - Points(30_000), Points(12_300));
/// ```
#[derive(
    Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize, Serialize,
)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(transparent)]
pub struct Points(
    #[cfg_attr(feature = "wire", specta(type = crate::wire::NumberOf<Points>))] pub i64,
);

impl Points {
    /// No points at all.
    pub const ZERO: Self = Self(0);
    /// The smallest step that can be won, lost or declared: 100 points, 0.1P.
    pub const STEP: i64 = 100;
    /// The farthest from zero that one player's amount in one hanchan may lie.
    pub const LIMIT: Self = Self(10_000_000);

    /// Whether the amount is a whole number of 100-point sticks.
    pub fn is_whole_step(self) -> bool {
        self.0 % Self::STEP == 0
    }

    /// The distance from zero.
    #[must_use]
    pub fn abs(self) -> Self {
        Self(self.0.abs())
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i64> for Points {
    type Output = Self;
    fn mul(self, times: i64) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

/// How a rule set's results are shown. Never part of a calculation.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// P with one decimal, thousands separated: `+12.3`, `▲1,112.3`, `0.0` (shirakaba-2025, wakakujira-2025).
    #[default]
    P,
    /// P in whole numbers: `+12`, `▲12`, `0` (hakuryuo-40, whose amounts are rounded to 1,000s).
    WholeP,
    /// Points with thousands separated: `+12,300`, `▲12,300`, `0` (haku-2015, kenko-25000).
    Points,
}

impl Unit {
    /// A signed amount as people read it: `+` above zero, the accountants' ▲ below.
    ///
    /// ```
    /// use scoring::{Points, Unit};
    /// assert_eq!(Unit::P.signed(Points(12_300)), "+12.3");
    /// assert_eq!(Unit::P.signed(Points(-12_300)), "▲12.3");
    /// assert_eq!(Unit::P.signed(Points(0)), "0.0");
    /// assert_eq!(Unit::Points.signed(Points(-22_100)), "▲22,100");
    /// assert_eq!(Unit::WholeP.signed(Points(40_000)), "+40");
    /// ```
    pub fn signed(self, amount: Points) -> String {
        let plus = if amount > Points::ZERO { "+" } else { "" };
        format!("{plus}{}", self.unsigned(amount))
    }

    /// The same without the plus sign, for columns where every amount is signed anyway.
    ///
    /// ```
    /// use scoring::{Points, Unit};
    /// assert_eq!(Unit::P.unsigned(Points(1_234_500)), "1,234.5");
    /// assert_eq!(Unit::P.unsigned(Points(-50)), "▲0.05");
    /// ```
    pub fn unsigned(self, amount: Points) -> String {
        let minus = if amount < Points::ZERO { "▲" } else { "" };
        let size = amount.0.unsigned_abs();
        match self {
            Self::Points => format!("{minus}{}", thousands(size)),
            // What a unit cannot show exactly is shown in full rather than rounded off.
            Self::WholeP if size.is_multiple_of(1_000) => {
                format!("{minus}{}", thousands(size / 1_000))
            }
            Self::P | Self::WholeP if size.is_multiple_of(100) => {
                format!("{minus}{}.{}", thousands(size / 1_000), size % 1_000 / 100)
            }
            Self::P | Self::WholeP => {
                let decimals = format!("{:03}", size % 1_000);
                let whole = thousands(size / 1_000);
                format!("{minus}{whole}.{}", decimals.trim_end_matches('0'))
            }
        }
    }

    /// The unit's own sign, printed beside a box or in a heading.
    pub fn sign(self) -> &'static str {
        match self {
            Self::P | Self::WholeP => "P",
            Self::Points => "点",
        }
    }
}

/// Points as they stand on the table, thousands separated: `42,300`, `▲1,200`.
///
/// ```
/// use scoring::{Points, table_points};
/// assert_eq!(table_points(Points(42_300)), "42,300");
/// assert_eq!(table_points(Points(-1_200)), "▲1,200");
/// ```
pub fn table_points(points: Points) -> String {
    Unit::Points.unsigned(points)
}

pub(crate) fn thousands(size: u64) -> String {
    let digits = size.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

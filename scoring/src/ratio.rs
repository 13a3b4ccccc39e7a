//! Averages and rates, kept exact until they are shown.

use crate::points::thousands;
use crate::{Points, Unit};
use std::cmp::Ordering;

/// A fraction with a whole numerator and a count below it; ordered by value.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    numerator: i64,
    denominator: i64,
}

impl Ratio {
    /// `None` where there is nothing to divide by.
    pub fn new(numerator: impl Into<i64>, denominator: impl Into<i64>) -> Option<Self> {
        let (numerator, denominator) = (numerator.into(), denominator.into());
        (denominator > 0).then_some(Self {
            numerator,
            denominator,
        })
    }

    /// That many times as much; none where it would be beyond any count.
    pub fn times(self, factor: i64) -> Option<Self> {
        Some(Self {
            numerator: self.numerator.checked_mul(factor)?,
            ..self
        })
    }

    /// The value in units of 10^-`decimals`, halves away from zero.
    ///
    /// ```
    /// use scoring::Ratio;
    /// assert_eq!(Ratio::new(2, 3).unwrap().scaled(2), 67);
    /// assert_eq!(Ratio::new(-1, 8).unwrap().scaled(2), -13);
    /// ```
    pub fn scaled(self, decimals: u32) -> i64 {
        let scaled = i128::from(self.numerator) * 10_i128.pow(decimals.min(9));
        let (size, denominator) = (scaled.abs(), i128::from(self.denominator));
        let rounded = (2 * size + denominator) / (2 * denominator) * scaled.signum();
        i64::try_from(rounded).unwrap_or(i64::MAX)
    }

    /// `2.13`, with ▲ below zero.
    ///
    /// ```
    /// use scoring::Ratio;
    /// assert_eq!(Ratio::new(117, 55).unwrap().decimal(2), "2.13");
    /// assert_eq!(Ratio::new(-1, 3).unwrap().decimal(1), "▲0.3");
    /// ```
    pub fn decimal(self, decimals: u32) -> String {
        let scaled = self.scaled(decimals);
        let unit = 10_u64.pow(decimals.min(9));
        let (whole, part) = (scaled.unsigned_abs() / unit, scaled.unsigned_abs() % unit);
        let minus = if scaled < 0 { "▲" } else { "" };
        let whole = thousands(whole);
        match usize::try_from(decimals) {
            Ok(width) if width > 0 => format!("{minus}{whole}.{part:0width$}"),
            _ => format!("{minus}{whole}"),
        }
    }

    /// `41.8%`.
    ///
    /// ```
    /// use scoring::Ratio;
    /// assert_eq!(Ratio::new(23, 55).unwrap().percent(), "41.8%");
    /// ```
    pub fn percent(self) -> String {
        self.percent_to(1)
    }

    /// The same with so many decimals.
    pub fn percent_to(self, decimals: u32) -> String {
        let hundredfold = Self {
            numerator: self.numerator.saturating_mul(100),
            ..self
        };
        format!("{}%", hundredfold.decimal(decimals))
    }

    /// For drawing only.
    // Charts need no more precision than a float has.
    #[allow(clippy::cast_precision_loss)]
    pub fn approximate(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        let left = i128::from(self.numerator) * i128::from(other.denominator);
        let right = i128::from(other.numerator) * i128::from(self.denominator);
        left.cmp(&right)
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl Unit {
    /// A mean result a game: one decimal in P, whole points in points.
    ///
    /// ```
    /// use scoring::{Points, Unit};
    /// assert_eq!(Unit::P.mean(Points(784_300), 55).unwrap(), "14.3");
    /// assert_eq!(Unit::P.mean(Points(-100), 3).unwrap(), "0.0");
    /// ```
    pub fn mean(self, sum: Points, games: u32) -> Option<String> {
        Some(self.rounded(Ratio::new(sum.0, games)?))
    }

    /// A fraction of points, rounded as a mean is.
    pub fn rounded(self, points: Ratio) -> String {
        let (shown, decimals) = self.of_unit(points);
        shown.decimal(decimals)
    }

    /// The same with + above zero, and with more decimals where those do not tell two means apart.
    ///
    /// ```
    /// use scoring::{Ratio, Unit};
    /// let mean = Ratio::new(64_740, 20).unwrap();
    /// assert_eq!(Unit::P.signed_mean(mean, 0), "+3.2");
    /// assert_eq!(Unit::P.signed_mean(mean, 1), "+3.24");
    /// assert_eq!(Unit::Points.signed_mean(mean, 0), "+3,237");
    /// ```
    pub fn signed_mean(self, points: Ratio, further: u32) -> String {
        let (shown, decimals) = self.of_unit(points);
        let decimals = decimals + further;
        let plus = if shown.scaled(decimals) > 0 { "+" } else { "" };
        format!("{plus}{}", shown.decimal(decimals))
    }

    /// The fraction in this unit, and with how many decimals a mean is shown.
    fn of_unit(self, points: Ratio) -> (Ratio, u32) {
        match self {
            Self::Points => (points, 0),
            Self::P | Self::WholeP => {
                let denominator = points.denominator.saturating_mul(1_000);
                let thousandth = Ratio {
                    denominator,
                    ..points
                };
                (thousandth, 1)
            }
        }
    }
}

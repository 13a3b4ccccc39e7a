//! オカ: what the return takes from a table.

use super::{Basis, RuleSet, Uma};
use crate::Points;

impl RuleSet {
    /// What the return takes from a table in all (オカ).
    pub fn oka(&self) -> Points {
        match (self.data.basis, self.data.return_points) {
            (Basis::FromReturn, Some(line)) => {
                (line - self.data.start) * i64::from(u8::from(self.data.players))
            }
            _ => Points::ZERO,
        }
    }

    /// Whether the place points give back just what the return takes.
    pub fn uma_gives_oka(&self) -> bool {
        let Uma::ByPlace(amounts) = &self.data.uma else {
            return false;
        };
        self.oka() != Points::ZERO && self.oka() == amounts.iter().copied().sum()
    }
}

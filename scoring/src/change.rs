//! Where the members of a period stand against another one, such as the half-year before.

use crate::record::Records;
use crate::standings::{Standing, standings};
use crate::{GameKind, Period, Points, Ratio};

/// One person's lines in the standings of two periods.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Change {
    /// In the period that is reported.
    pub now: Standing,
    /// In the one before; none for somebody who neither played nor was given points in it.
    pub before: Option<Standing>,
}

impl Change {
    /// How many places were gained, below 0 where they were lost; none without a rank in both.
    pub fn places(&self) -> Option<i64> {
        let before = self.before.as_ref()?.rank?;
        Some(i64::from(before) - i64::from(self.now.rank?))
    }

    /// By how much the total is more than before.
    pub fn total(&self) -> Option<Points> {
        let before = self.before.as_ref()?;
        Some(self.now.tally.total - before.tally.total)
    }

    /// The mean results of a hanchan, before and now; none without hanchan in both.
    pub fn averages(&self) -> Option<(Ratio, Ratio)> {
        let before = self.before.as_ref()?.tally.average()?;
        Some((before, self.now.tally.average()?))
    }
}

/// Everybody in the standings of `period`, in their order, beside the standings of `before`; nothing
/// where nothing was played before. Both are counted here, over one kind of game and the same
/// records, so that the two columns always tell of the same game.
pub fn changes(records: &Records, period: Period, before: Period, kind: GameKind) -> Vec<Change> {
    let earlier = records.within(before);
    if earlier.played_by(kind).next().is_none() {
        return Vec::new();
    }
    let earlier = standings(&earlier, kind);
    let now = standings(&records.within(period), kind);
    let change = |now: Standing| Change {
        before: earlier.iter().find(|row| row.person == now.person).cloned(),
        now,
    };
    now.into_iter().map(change).collect()
}

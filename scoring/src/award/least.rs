//! How many hanchan an average or a rate must rest on before it is compared with others'.

use super::{Award, Minimum};
use crate::GameKind;
use crate::record::{Records, SeriesId};
use chrono::NaiveDate;
use std::collections::{BTreeMap, BTreeSet};

/// What a club's awards by average and by rate ask for from the beginning, and what nobody is compared
/// below.
pub const USUAL_MINIMUM: u32 = 5;

/// How much of what could be played is asked for: a third.
const ONE_IN: usize = 3;

/// From how many hanchan on somebody is compared with others over these records: a third of those that
/// could be played, one a round of each day, and [`USUAL_MINIMUM`] at least. Five of a year's hundred
/// and fifty would let a lucky evening win the year.
pub fn least_games(records: &Records, kind: GameKind) -> u32 {
    let mut rounds: BTreeMap<(NaiveDate, SeriesId), BTreeSet<u32>> = BTreeMap::new();
    for hanchan in records.played_by(kind) {
        let sheet = &hanchan.sheet;
        let day = rounds.entry((sheet.date, sheet.series)).or_default();
        day.insert(sheet.round);
    }
    let could: usize = rounds.values().map(BTreeSet::len).sum();
    u32::try_from(could / ONE_IN)
        .unwrap_or(u32::MAX)
        .max(USUAL_MINIMUM)
}

/// The awards as they are given over these records: those that ask for [`USUAL_MINIMUM`] ask for
/// [`least_games`], and any other number is a club's own and stays.
pub fn in_period(awards: &[Award], records: &Records, kind: GameKind) -> Vec<Award> {
    let least = least_games(records, kind);
    let asked = |minimum: Minimum| match minimum {
        Minimum::Games(USUAL_MINIMUM) => Minimum::Games(least),
        other => other,
    };
    let awards = awards.iter().cloned();
    awards
        .map(|award| Award {
            minimum: asked(award.minimum),
            ..award
        })
        .collect()
}

//! 記録: the best that members reached in the part of the record that is chosen.

use std::collections::{BTreeMap, BTreeSet};

use scoring::record::SeatResult;
use scoring::{Calendar, PersonId, PersonStatistics, Points, Standing, table_points};
use serde::Serialize;
use specta::Type;

use super::super::figures::PlayedAt;
use desk::results::Game;

/// As many as are told of those who reached the same: beyond that, their number says enough.
const MOST_HOLDERS: usize = 20;

/// The best of one kind, with those who reached it.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct ClubRecord {
    pub kind: RecordKind,
    /// An amount, points, or a count: as it is shown, with no unit.
    pub figure: String,
    /// The first of them.
    pub holders: Vec<RecordHolder>,
    /// How many more times it was reached.
    pub more: u32,
}

/// What can be a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum RecordKind {
    BestHanchan,
    HighestPoints,
    MostGames,
    MostTops,
    TopStreak,
    InTheMoneyStreak,
    NotLastStreak,
    PlusStreak,
    MostHands,
}

/// Who reached it, and in which hanchan where it was one.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct RecordHolder {
    pub name: String,
    pub at: Option<PlayedAt>,
}

/// Each kind that anybody reached. Guests and staff hold no records.
pub fn of(
    game: &Game,
    rows: &[Standing],
    statistics: &BTreeMap<PersonId, PersonStatistics>,
    calendar: Calendar,
) -> Vec<ClubRecord> {
    let ranked: Vec<&Standing> = rows.iter().filter(|row| row.rank.is_some()).collect();
    let count = |kind, counted: &dyn Fn(&Standing) -> u32| most(game, &ranked, kind, counted);
    let streak = |kind, longest: fn(&PersonStatistics) -> u32| {
        most(game, &ranked, kind, &|row| {
            statistics.get(&row.person).map_or(0, longest)
        })
    };
    let signed = |amount| game.unit.signed(amount);
    [
        best(
            game,
            &ranked,
            calendar,
            RecordKind::BestHanchan,
            |seat| seat.total,
            signed,
        ),
        best(
            game,
            &ranked,
            calendar,
            RecordKind::HighestPoints,
            |seat| seat.points,
            table_points,
        ),
        count(RecordKind::MostGames, &|row| row.tally.games),
        count(RecordKind::MostTops, &|row| row.tally.places[0]),
        streak(RecordKind::TopStreak, |person| person.streaks.first.longest),
        streak(RecordKind::InTheMoneyStreak, |person| {
            person.streaks.in_the_money.longest
        }),
        streak(RecordKind::NotLastStreak, |person| {
            person.streaks.not_last.longest
        }),
        streak(RecordKind::PlusStreak, |person| person.streaks.plus.longest),
        count(RecordKind::MostHands, &|row| row.won.all()),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn most(
    game: &Game,
    ranked: &[&Standing],
    kind: RecordKind,
    counted: &dyn Fn(&Standing) -> u32,
) -> Option<ClubRecord> {
    let counts = ranked.iter().map(|row| counted(row));
    let most = counts.max().filter(|most| *most > 0)?;
    let reached = ranked.iter().filter(|row| counted(row) == most);
    Some(ClubRecord::new(kind, most.to_string(), reached, |row| {
        RecordHolder {
            name: game.name(row.person),
            at: None,
        }
    }))
}

fn best(
    game: &Game,
    ranked: &[&Standing],
    calendar: Calendar,
    kind: RecordKind,
    of: fn(&SeatResult) -> Points,
    shown: impl Fn(Points) -> String,
) -> Option<ClubRecord> {
    let ranked: BTreeSet<PersonId> = ranked.iter().map(|row| row.person).collect();
    let results = || {
        let played = game.records.hanchan.iter();
        let seats = played.flat_map(|one| one.results().map(move |seat| (one, seat)));
        seats.filter(|(_, seat)| ranked.contains(&seat.person))
    };
    let best = results().map(|(_, seat)| of(&seat)).max()?;
    let reached = results().filter(|(_, seat)| of(seat) == best);
    Some(ClubRecord::new(
        kind,
        shown(best),
        reached,
        |(hanchan, seat)| RecordHolder {
            name: game.name(seat.person),
            at: Some(PlayedAt::of(game, hanchan, calendar)),
        },
    ))
}

impl ClubRecord {
    fn new<T>(
        kind: RecordKind,
        figure: String,
        mut reached: impl Iterator<Item = T>,
        holder: impl Fn(T) -> RecordHolder,
    ) -> Self {
        Self {
            kind,
            figure,
            holders: reached.by_ref().take(MOST_HOLDERS).map(holder).collect(),
            // More than that nobody counts.
            more: reached.count().try_into().unwrap_or(u32::MAX),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_many_reached_names_some_and_counts_the_others() {
        let of = |reached: u32| {
            let holder = |number: u32| RecordHolder {
                name: number.to_string(),
                at: None,
            };
            let kind = RecordKind::MostTops;
            let record = ClubRecord::new(kind, "3".to_owned(), 0..reached, holder);
            (record.holders.len(), record.more)
        };
        assert_eq!(of(1), (1, 0));
        assert_eq!(of(20), (20, 0));
        assert_eq!(of(1_000), (20, 980));
    }
}

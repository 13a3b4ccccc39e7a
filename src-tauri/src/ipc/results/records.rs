//! 記録: the best that members reached in the part of the record that is chosen.

use std::collections::BTreeMap;

use scoring::record::{Hanchan, SeatResult};
use scoring::{Calendar, PersonId, PersonStatistics, Points, Standing, table_points};
use serde::Serialize;
use specta::Type;

use super::super::figures::PlayedAt;
use crate::game::Game;

/// The best of one kind, with everybody who reached it.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct ClubRecord {
    pub kind: RecordKind,
    /// An amount, points, or a count: as it is shown, with no unit.
    pub figure: String,
    pub holders: Vec<RecordHolder>,
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
    Some(ClubRecord {
        kind,
        figure: most.to_string(),
        holders: ranked
            .iter()
            .filter(|row| counted(row) == most)
            .map(|row| RecordHolder {
                name: game.name(row.person),
                at: None,
            })
            .collect(),
    })
}

fn best(
    game: &Game,
    ranked: &[&Standing],
    calendar: Calendar,
    kind: RecordKind,
    of: fn(&SeatResult) -> Points,
    shown: impl Fn(Points) -> String,
) -> Option<ClubRecord> {
    let results: Vec<(&Hanchan, &SeatResult)> = game
        .records
        .hanchan
        .iter()
        .flat_map(|hanchan| {
            let seats = hanchan.seats.as_slice().iter();
            seats.map(move |seat| (hanchan, seat))
        })
        .filter(|(_, seat)| ranked.iter().any(|row| row.person == seat.person))
        .collect();
    let best = results.iter().map(|(_, seat)| of(seat)).max()?;
    Some(ClubRecord {
        kind,
        figure: shown(best),
        holders: results
            .iter()
            .filter(|(_, seat)| of(seat) == best)
            .map(|(hanchan, seat)| RecordHolder {
                name: game.name(seat.person),
                at: Some(PlayedAt::of(game, hanchan, calendar)),
            })
            .collect(),
    })
}

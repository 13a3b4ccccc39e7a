//! One person's results: every figure of scoring, every hanchan and every logged hand.

use scoring::statistics::Streak;
use scoring::{
    Calendar, HanchanId, PersonId, PersonStatistics, Ratio, Seat, SeriesId, standings, statistics,
    table_points,
};
use serde::Serialize;
use specta::Type;
use tauri::State;

use super::figures::{Figure, HandRow, PlayedAt, ResultRow, ResultsChoice, hand_rows, places_of};
use super::typed::Day;
use super::{Number, WireError};
use crate::open_club::OpenClub;
use desk::results::Game;

/// One person's results in what is chosen.
#[tauri::command(async)]
#[specta::specta]
pub fn person_results(
    open: State<'_, OpenClub>,
    person: PersonId,
    choice: ResultsChoice,
) -> Result<PersonResults, WireError> {
    let (game, calendar) = choice.read(&open)?;
    let rows = standings(&game.records, game.kind);
    let standing = rows.iter().find(|row| row.person == person);
    let standing = standing.and_then(|row| ResultRow::of(&game, row));
    let statistics = statistics(&game.records, game.kind);
    let played = statistics.get(&person);
    Ok(PersonResults {
        unit: game.unit.sign().to_owned(),
        players: game.kind.players.into(),
        played: game
            .played
            .iter()
            .map(|players| (*players).into())
            .collect(),
        left_out: Number::of(game.left_out),
        places: (1..).take(game.kind.players.count()).collect(),
        ranked: Number::of(rows.iter().filter(|row| row.rank.is_some()).count()),
        standing,
        rating: played.map(RatingShown::of),
        streaks: played.map(StreakRow::all).unwrap_or_default(),
        seats: played.map_or_else(Vec::new, |played| SeatRow::all(&game, played)),
        against: played.map_or_else(Vec::new, |played| AgainstRow::all(&game, played)),
        hanchan: hanchan_of(&game, person, calendar),
        hands: hand_rows(&game, calendar, |hand| {
            hand.entry.winner == person || hand.entry.loser == Some(person)
        }),
    })
}

/// Everything counted for one person.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PersonResults {
    /// The sign of the unit in which the amounts are shown: P or 点.
    pub unit: String,
    /// 4 or 3, and of which of them anything was played.
    pub players: u8,
    pub played: Vec<u8>,
    /// How many hanchan of as many players are left out, because their results are counted from
    /// something else.
    pub left_out: Number,
    pub places: Vec<u32>,
    /// How many have a rank.
    pub ranked: Number,
    /// Nothing for who did not play.
    pub standing: Option<ResultRow>,
    pub rating: Option<RatingShown>,
    pub streaks: Vec<StreakRow>,
    pub seats: Vec<SeatRow>,
    /// Most met first.
    pub against: Vec<AgainstRow>,
    /// The latest first.
    pub hanchan: Vec<HanchanRow>,
    /// Of mangan and better, won or dealt into; the latest first.
    pub hands: Vec<HandRow>,
}

/// Strength as the program itself estimates it.
#[derive(Debug, Serialize, Type)]
pub struct RatingShown {
    pub value: String,
    pub uncertainty: String,
}

/// A run of results without a break.
#[derive(Debug, Serialize, Type)]
pub struct StreakRow {
    pub kind: StreakKind,
    pub longest: u32,
    pub current: u32,
}

/// What is unbroken.
#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum StreakKind {
    First,
    InTheMoney,
    NotLast,
    Last,
    Plus,
}

/// What was reached from one starting seat.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SeatRow {
    pub seat: Seat,
    pub games: u32,
    pub places: Vec<u32>,
    pub average_place: Figure,
    pub total: Figure,
}

/// Against one other person.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct AgainstRow {
    pub person: PersonId,
    pub number: Option<u32>,
    pub name: String,
    pub games: u32,
    pub ahead: u32,
    pub behind: u32,
    pub ahead_rate: Figure,
    pub difference: Figure,
}

/// One hanchan of the person.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct HanchanRow {
    pub id: HanchanId,
    pub at: PlayedAt,
    /// Where its sheet is found.
    pub day: Day,
    pub series: SeriesId,
    /// None where nobody knows.
    pub seat: Option<Seat>,
    pub place: u8,
    pub points: String,
    pub chombo_count: u32,
    pub total: Figure,
    /// The others at the table, from the first.
    pub others: Vec<Finisher>,
}

/// Somebody at a table, and the place they reached.
#[derive(Debug, Serialize, Type)]
pub struct Finisher {
    pub name: String,
    pub place: u8,
}

impl RatingShown {
    fn of(person: &PersonStatistics) -> Self {
        Self {
            value: format!("{:.1}", person.rating.value),
            uncertainty: format!("{:.1}", person.rating.uncertainty),
        }
    }
}

impl StreakRow {
    fn all(person: &PersonStatistics) -> Vec<Self> {
        let streaks = &person.streaks;
        let row = |kind, streak: Streak| Self {
            kind,
            longest: streak.longest,
            current: streak.current,
        };
        vec![
            row(StreakKind::First, streaks.first),
            row(StreakKind::InTheMoney, streaks.in_the_money),
            row(StreakKind::NotLast, streaks.not_last),
            row(StreakKind::Last, streaks.last),
            row(StreakKind::Plus, streaks.plus),
        ]
    }
}

impl SeatRow {
    fn all(game: &Game, person: &PersonStatistics) -> Vec<Self> {
        let seats = person.by_seat.iter().map(|(seat, tally)| Self {
            seat,
            games: tally.games,
            places: places_of(game, tally),
            average_place: Figure::place(tally),
            total: Figure::amount(game, tally.total),
        });
        seats.collect()
    }
}

impl AgainstRow {
    fn all(game: &Game, person: &PersonStatistics) -> Vec<Self> {
        let rows = person.against.iter().map(|(other, met)| Self {
            person: *other,
            number: game.records.people.get(other).map(|other| other.number),
            name: game.name(*other),
            games: met.games,
            ahead: met.ahead,
            behind: met.behind,
            ahead_rate: Figure::rate(Ratio::new(met.ahead, met.games)),
            difference: Figure::amount(game, met.difference),
        });
        let mut rows: Vec<Self> = rows.collect();
        rows.sort_by_key(|row| (std::cmp::Reverse(row.games), row.number));
        rows
    }
}

fn hanchan_of(game: &Game, person: PersonId, calendar: Calendar) -> Vec<HanchanRow> {
    let played = game.records.hanchan.iter().rev();
    let own = played.filter_map(|hanchan| Some((hanchan, hanchan.result_of(person)?)));
    own.map(|(hanchan, result)| {
        let others = hanchan.results();
        let mut others: Vec<Finisher> = others
            .filter(|other| other.person != person)
            .map(|other| Finisher {
                name: game.name(other.person),
                place: other.place.number,
            })
            .collect();
        others.sort_by_key(|other| other.place);
        HanchanRow {
            id: hanchan.id,
            at: PlayedAt::of(game, hanchan, calendar),
            day: Day::of(hanchan.sheet.date, calendar),
            series: hanchan.sheet.series,
            seat: hanchan.known_seat(result.seat),
            place: result.place.number,
            points: table_points(result.points),
            chombo_count: result.chombo_count,
            total: Figure::amount(game, result.total),
            others,
        }
    })
    .collect()
}

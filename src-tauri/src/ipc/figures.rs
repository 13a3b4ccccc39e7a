//! What results are shown with on every screen: figures, hands, and where they were played.

use chrono::NaiveDate;
use db::Play;
use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand};
use scoring::{
    Calendar, PersonId, Players, Points, Ratio, Records, SeriesId, Standing, StandingFigure, Tally,
};
use serde::{Deserialize, Serialize};
use specta::Type;
use std::collections::BTreeMap;

use super::{Number, WireError, typed};
use crate::open_club::OpenClub;
use desk::hand::KeptTiles;
use desk::results::Game;

/// Which part of the record is asked about.
#[derive(Clone, Debug, Deserialize, Type)]
pub struct ResultsChoice {
    /// The first and the last day; everything where neither is given.
    pub from: Option<String>,
    pub to: Option<String>,
    /// The club's own days, competitions, or both together. A series that is named is read whatever
    /// it is.
    pub play: Play,
    /// One series, or all.
    pub series: Option<SeriesId>,
    /// The key of one rule set, or every one.
    pub rules: Option<String>,
    /// 4 or 3; the club's own game where none is given.
    pub players: Option<u8>,
}

/// A figure as it is shown, and the number by which a column of it is sorted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Figure {
    pub shown: String,
    pub order: Option<Number>,
}

/// One person's row in standings.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ResultRow {
    pub person: PersonId,
    /// Guests and staff have none.
    pub rank: Option<u32>,
    pub number: u32,
    pub name: String,
    pub kana: String,
    pub games: u32,
    /// How often each place.
    pub places: Vec<u32>,
    /// Every figure of a standing; empty for who was only given points outside any hanchan.
    pub figures: BTreeMap<StandingFigure, Figure>,
}

/// Where something was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct PlayedAt {
    pub day: String,
    pub series: String,
    pub round: u32,
    pub table: String,
}

/// A hand of mangan or better.
#[derive(Debug, Serialize, Type)]
pub struct HandRow {
    pub at: PlayedAt,
    /// 東1局 and the like; empty where it was not written down.
    pub hand: String,
    pub honba: u32,
    pub level: Level,
    pub winner: String,
    /// Who discarded; none is tsumo.
    pub loser: Option<String>,
    pub han: Option<u32>,
    pub fu: Option<u32>,
    pub yaku: String,
    pub note: String,
    pub tiles: Option<KeptTiles>,
}

impl ResultsChoice {
    pub(super) fn period(&self) -> Result<scoring::Period, WireError> {
        typed::days(self.from.as_deref(), self.to.as_deref())
    }

    /// Reads what is chosen. All calculating is done after it, with the club's file free for
    /// other commands.
    pub(super) fn read(&self, open: &OpenClub) -> Result<(Game, Calendar), WireError> {
        let period = self.period()?;
        let players = self.players.map(Players::try_from).transpose();
        let players = players.map_err(|reason| WireError::Unexpected { reason })?;
        let (records, calendar) = open.read(|club| {
            let records = match self.series {
                None => club.records_of(period, self.play),
                Some(series) => club.records_of_series(period, series),
            }?;
            Ok((records, club.settings()?.calendar))
        })?;
        let game = Game::of(records, self.rules.as_deref(), players);
        Ok((game, calendar))
    }
}

impl Figure {
    pub(super) fn amount(game: &Game, amount: Points) -> Self {
        Self {
            shown: game.unit.signed(amount),
            order: Some(Number::of(amount.0)),
        }
    }

    pub(super) fn of(game: &Game, figure: StandingFigure, standing: &Standing) -> Self {
        let value = figure.of(standing, game.kind);
        Self {
            shown: value.map_or_else(String::new, |value| value.shown(game.unit)),
            order: value.map(|value| Number::of(value.order())),
        }
    }

    fn ratio(ratio: Option<Ratio>, shown: impl FnOnce(Ratio) -> String) -> Self {
        Self {
            order: ratio.map(|ratio| Number::of(ratio.scaled(4))),
            shown: ratio.map_or_else(String::new, shown),
        }
    }

    /// The mean place.
    pub(super) fn place(tally: &Tally) -> Self {
        Self::ratio(tally.average_place(), |place| place.decimal(2))
    }

    /// A share of the hanchan.
    pub(super) fn rate(ratio: Option<Ratio>) -> Self {
        Self::ratio(ratio, Ratio::percent)
    }
}

impl ResultRow {
    /// Nothing for somebody who is in no list of people.
    pub(super) fn of(game: &Game, standing: &Standing) -> Option<Self> {
        let person = game.records.people.get(&standing.person)?;
        let tally = &standing.tally;
        Some(Self {
            person: standing.person,
            rank: standing.rank,
            number: person.number,
            name: person.name.clone(),
            kana: person.kana.clone(),
            games: tally.games,
            places: places_of(game, tally),
            figures: StandingFigure::ALL
                .map(|figure| (figure, Figure::of(game, figure, standing)))
                .into(),
        })
    }
}

/// How often each place that a table of the game has.
pub(super) fn places_of(game: &Game, tally: &Tally) -> Vec<u32> {
    tally
        .places
        .into_iter()
        .take(game.kind.players.count())
        .collect()
}

impl PlayedAt {
    pub(super) fn of(game: &Game, hanchan: &Hanchan, calendar: Calendar) -> Self {
        Self {
            day: calendar.day(hanchan.sheet.date),
            series: series_name(&game.records, hanchan.sheet.series),
            round: hanchan.sheet.round,
            table: hanchan.sheet.table.clone(),
        }
    }
}

pub(super) fn series_name(records: &Records, series: SeriesId) -> String {
    records.series.get(&series).cloned().unwrap_or_default()
}

/// The hands that `wanted` picks, the latest first.
pub(super) fn hand_rows(
    game: &Game,
    calendar: Calendar,
    wanted: impl Fn(&Hand) -> bool,
) -> Vec<HandRow> {
    let tables: BTreeMap<_, _> = game
        .records
        .hanchan
        .iter()
        .map(|hanchan| (hanchan.id, hanchan))
        .collect();
    let hands = game.records.hands.iter().rev().filter(|hand| wanted(hand));
    hands
        .filter_map(|hand| {
            let hanchan = tables.get(&hand.hanchan)?;
            Some(HandRow {
                at: PlayedAt::of(game, hanchan, calendar),
                hand: hand
                    .entry
                    .hand
                    .map(|name| name.to_string())
                    .unwrap_or_default(),
                honba: hand.entry.honba,
                level: hand.entry.level,
                winner: game.name(hand.entry.winner),
                loser: hand.entry.loser.map(|loser| game.name(loser)),
                han: hand.entry.han,
                fu: hand.entry.fu,
                yaku: hand.entry.yaku.clone(),
                note: hand.entry.note.clone(),
                tiles: hand.entry.tiles.as_ref().map(KeptTiles::from),
            })
        })
        .collect()
}

/// The days on which anything was played, once each.
pub(super) fn days_played(records: &Records) -> usize {
    let days: std::collections::BTreeSet<NaiveDate> = records.days().collect();
    days.len()
}

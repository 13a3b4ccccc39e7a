//! What is exported, table by table and row by row, in the columns of the import.

use super::ExportOf;
use crate::club::Club;
use crate::club::import::columns::{ADJUSTMENTS, HANDS, OPENINGS, RESULTS, SESSIONS};
use crate::error::Error;
use crate::tables::column::Column;
use crate::tables::member::{self, HEADINGS, Member, Value};
use crate::tables::rule_set;
use chrono::NaiveDate;
use scoring::record::{Hanchan, ScoreSheet, Session};
use scoring::{HanchanId, PersonId, RuleSetId, SeriesId};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// One cell of a row.
pub(super) enum Cell<'a> {
    Empty,
    Text(Cow<'a, str>),
    Number(i64),
    Day(NaiveDate),
}

impl<'a> Cell<'a> {
    fn text(text: &'a str) -> Self {
        if text.is_empty() {
            Self::Empty
        } else {
            Self::Text(text.into())
        }
    }

    fn own(text: &impl ToString) -> Self {
        Self::Text(text.to_string().into())
    }

    fn number(number: impl Into<i64>) -> Self {
        Self::Number(number.into())
    }

    fn count(count: Option<u32>) -> Self {
        count.map_or(Self::Empty, Self::number)
    }

    fn of(value: Value<'a>) -> Self {
        match value {
            Value::Number(number) => Self::Number(number),
            Value::Text(text) => Self::text(text),
            Value::Day(day) => day.map_or(Self::Empty, Self::Day),
        }
    }
}

/// Takes the rows one after another.
pub(super) type Sink<'s> = dyn FnMut(&[Cell<'_>]) -> Result<(), Error> + 's;

/// A table to export.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Table {
    Members,
    Sessions,
    Results,
    Hands,
    Adjustments,
    Openings,
}

impl Table {
    pub(super) const ALL: [Self; 6] = [
        Self::Members,
        Self::Sessions,
        Self::Results,
        Self::Hands,
        Self::Adjustments,
        Self::Openings,
    ];

    /// The name of its file or sheet.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Members => "members",
            Self::Sessions => "sessions",
            Self::Results => "results",
            Self::Hands => "hands",
            Self::Adjustments => "adjustments",
            Self::Openings => "openings",
        }
    }
}

/// Everything an export writes.
pub(super) struct Records {
    pub members: Vec<(PersonId, Member)>,
    pub played: scoring::Records,
    /// What the column `rules` calls each rule set.
    pub rules: BTreeMap<RuleSetId, String>,
    pub about: About,
}

/// What is said of members.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum About {
    /// Everything that is written down, so that an import brings all of it back.
    Everything,
    /// Number, name, reading and kind: what the papers say as well.
    Names,
}

impl Records {
    pub(super) fn read(club: &Club, of: ExportOf, about: About) -> Result<Self, Error> {
        let mut rules = BTreeMap::new();
        let all = rule_set::all(&club.connection)?;
        for (place, (id, one)) in all.iter().enumerate() {
            // Versions of one id follow one another; the id alone means the newest.
            let newest = all
                .get(place + 1)
                .is_none_or(|(_, next)| next.id() != one.id());
            let version = if newest {
                String::new()
            } else {
                format!("@{}", one.data().version)
            };
            rules.insert(*id, format!("{}{version}", one.id()));
        }
        Ok(Self {
            members: member::all(&club.connection)?,
            played: of.records(club)?,
            rules,
            about,
        })
    }

    /// The columns of a table. The last of members, of results and of hands are only there where
    /// something stands in them: members have a name for the web page, a hanchan a reason for points that
    /// do not add up or for somebody at two tables, a hand its tiles.
    pub(super) fn columns(&self, table: Table) -> &'static [Column] {
        match table {
            Table::Members => {
                let in_use = match self.about {
                    About::Names => member::ON_PAPERS,
                    About::Everything => {
                        member::in_use(&self.members.iter().map(|(_, member)| member))
                    }
                };
                &HEADINGS[..in_use]
            }
            Table::Sessions => SESSIONS,
            Table::Results if self.has(|hanchan| hanchan.sheet.two_tables.is_some()) => RESULTS,
            Table::Results if self.has(|hanchan| hanchan.sheet.unbalanced.is_some()) => {
                &RESULTS[..RESULTS.len() - 1]
            }
            Table::Results => &RESULTS[..RESULTS.len() - 2],
            Table::Hands if self.has_tiles() => HANDS,
            Table::Hands => &HANDS[..HANDS.len() - 1],
            Table::Adjustments => ADJUSTMENTS,
            Table::Openings => OPENINGS,
        }
    }

    pub(super) fn is_empty(&self, table: Table) -> bool {
        match table {
            Table::Members => self.members.is_empty(),
            Table::Sessions => self.sessions().next().is_none(),
            Table::Results => self.played.hanchan.is_empty(),
            Table::Hands => self.played.hands.is_empty(),
            Table::Adjustments => self.played.adjustments.is_empty(),
            Table::Openings => self.played.openings.is_empty(),
        }
    }

    pub(super) fn write(&self, table: Table, sink: &mut Sink<'_>) -> Result<(), Error> {
        match table {
            Table::Members => self.write_members(sink),
            Table::Sessions => self.write_sessions(sink),
            Table::Results => self.write_results(sink),
            Table::Hands => self.write_hands(sink),
            Table::Adjustments => self.write_adjustments(sink),
            Table::Openings => self.write_openings(sink),
        }
    }

    fn has(&self, what: impl Fn(&Hanchan) -> bool) -> bool {
        self.played.hanchan.iter().any(what)
    }

    fn has_tiles(&self) -> bool {
        let mut hands = self.played.hands.iter();
        hands.any(|hand| hand.entry.tiles.is_some())
    }

    /// Sessions of which the results do not say everything.
    fn sessions(&self) -> impl Iterator<Item = &Session> {
        let played: BTreeSet<(NaiveDate, SeriesId)> = self
            .played
            .hanchan
            .iter()
            .map(|hanchan| (hanchan.sheet.date, hanchan.sheet.series))
            .collect();
        let said = move |session: &&Session| {
            let silent = session.venue.is_empty() && session.note.is_empty();
            !(silent && played.contains(&(session.date, session.series)))
        };
        self.played.sessions.iter().filter(said)
    }

    fn series(&self, id: SeriesId) -> Cell<'_> {
        Cell::text(self.played.series.get(&id).map_or("", String::as_str))
    }

    fn number(&self, id: PersonId) -> Cell<'_> {
        self.played
            .people
            .get(&id)
            .map_or(Cell::Empty, |person| Cell::number(person.number))
    }

    fn write_members(&self, sink: &mut Sink<'_>) -> Result<(), Error> {
        let columns = self.columns(Table::Members).len();
        for (_, member) in &self.members {
            let columns = member::COLUMNS.iter().take(columns);
            let row: Vec<Cell<'_>> = columns
                .map(|column| Cell::of(column.value(member)))
                .collect();
            sink(&row)?;
        }
        Ok(())
    }

    fn write_sessions(&self, sink: &mut Sink<'_>) -> Result<(), Error> {
        for session in self.sessions() {
            sink(&[
                Cell::Day(session.date),
                self.series(session.series),
                Cell::text(&session.venue),
                Cell::text(&session.note),
            ])?;
        }
        Ok(())
    }

    fn write_results(&self, sink: &mut Sink<'_>) -> Result<(), Error> {
        let columns = self.columns(Table::Results).len();
        for hanchan in &self.played.hanchan {
            let sheet = &hanchan.sheet;
            let rules = self.rules.get(&sheet.rules).map_or("", String::as_str);
            let unseated = hanchan.unseated;
            for result in hanchan.results() {
                let row = [
                    Cell::Day(sheet.date),
                    self.series(sheet.series),
                    Cell::number(sheet.round),
                    Cell::text(&sheet.table),
                    if unseated {
                        Cell::Empty
                    } else {
                        Cell::own(&result.seat.letter())
                    },
                    self.number(result.person),
                    Cell::number(result.points.0),
                    Cell::number(result.chombo_count),
                    Cell::number(sheet.played.deposit.0),
                    Cell::text(rules),
                    if unseated {
                        Cell::Empty
                    } else {
                        Cell::own(&sheet.played.last_dealer.letter())
                    },
                    Cell::text(sheet.unbalanced.as_deref().unwrap_or_default()),
                    Cell::text(sheet.two_tables.as_deref().unwrap_or_default()),
                ];
                sink(row.get(..columns).unwrap_or(&row))?;
            }
        }
        Ok(())
    }

    fn write_hands(&self, sink: &mut Sink<'_>) -> Result<(), Error> {
        let played = self.played.hanchan.iter();
        let sheets: HashMap<HanchanId, &ScoreSheet> =
            played.map(|one| (one.id, &one.sheet)).collect();
        let columns = self.columns(Table::Hands).len();
        for hand in &self.played.hands {
            let Some(sheet) = sheets.get(&hand.hanchan) else {
                continue;
            };
            let row = [
                Cell::Day(sheet.date),
                self.series(sheet.series),
                Cell::number(sheet.round),
                Cell::text(&sheet.table),
                hand.entry.hand.map_or(Cell::Empty, |hand| Cell::own(&hand)),
                Cell::number(hand.entry.honba),
                self.number(hand.entry.winner),
                hand.entry
                    .loser
                    .map_or(Cell::Empty, |loser| self.number(loser)),
                Cell::text(hand.entry.level.word()),
                Cell::count(hand.entry.han),
                Cell::count(hand.entry.fu),
                Cell::text(&hand.entry.yaku),
                Cell::text(&hand.entry.note),
                hand.entry.tiles.as_ref().map_or(Cell::Empty, Cell::own),
            ];
            sink(row.get(..columns).unwrap_or(&row))?;
        }
        Ok(())
    }

    fn write_openings(&self, sink: &mut Sink<'_>) -> Result<(), Error> {
        for opening in &self.played.openings {
            let place = |at: usize| {
                let places = opening.places.as_ref();
                Cell::count(places.and_then(|places| places.get(at).copied()))
            };
            sink(&[
                Cell::Day(opening.period.from),
                Cell::Day(opening.period.to),
                self.series(opening.series),
                self.number(opening.person),
                Cell::count(opening.games),
                place(0),
                place(1),
                place(2),
                place(3),
                Cell::number(opening.total.0),
                Cell::text(&opening.source),
            ])?;
        }
        Ok(())
    }

    fn write_adjustments(&self, sink: &mut Sink<'_>) -> Result<(), Error> {
        for adjustment in &self.played.adjustments {
            sink(&[
                Cell::Day(adjustment.date),
                self.series(adjustment.series),
                self.number(adjustment.person),
                Cell::number(adjustment.points.0),
                Cell::text(&adjustment.reason),
            ])?;
        }
        Ok(())
    }
}

//! Hanchan where the list lets their points be known, and sums where it does not.

mod gathered;
mod sums;
mod table;

use super::Ground;
use super::amounts::{self, points, results};
use super::list::List;
use super::look::{Became, LedgerLook, RowLook, TakenForGranted};
use super::rows::{OfPerson, Results, Row, Says};
use super::said::{ListKind, RowSaid};
use super::whom::{Answer, People, Whom};
use crate::error::LedgerProblem;
use chrono::NaiveDate;
use competition::table_label;
use scoring::{Period, Points, Seat};
use std::collections::{BTreeMap, BTreeSet};
use table::Settled;

pub(super) use gathered::{TableOf, tables_of};

/// A hanchan that a list tells.
#[derive(Debug)]
pub(in crate::club::import) struct MadeGame {
    /// What errors call the file and the sheet.
    pub file: String,
    pub day: NaiveDate,
    pub round: u32,
    pub table: String,
    pub players: Vec<MadePlayer>,
}

/// A player of it.
#[derive(Clone, Copy, Debug)]
pub(in crate::club::import) struct MadePlayer {
    pub line: u64,
    pub whom: Whom,
    pub points: Points,
    pub seat: Option<Seat>,
}

/// A sum that a list tells.
#[derive(Clone, Debug)]
pub(in crate::club::import) struct MadeTotal {
    pub file: String,
    pub line: u64,
    pub period: Period,
    pub whom: Whom,
    pub games: Option<u32>,
    pub places: Option<[u32; 4]>,
    pub total: Points,
}

impl MadeTotal {
    /// Adds another of the same day and person; what either does not know is not known of both.
    fn add(&mut self, other: &Self) {
        self.total += other.total;
        self.games = self.games.zip(other.games).map(|(own, more)| own + more);
        self.places = self.places.zip(other.places).map(|(mut own, more)| {
            for (own, more) in own.iter_mut().zip(more) {
                *own += more;
            }
            own
        });
    }
}

/// Everything made of all sheets so far.
#[derive(Debug, Default)]
pub(super) struct Made {
    pub look: LedgerLook,
    pub games: Vec<MadeGame>,
    pub totals: Vec<MadeTotal>,
    /// Where a table is taken.
    places: BTreeSet<(NaiveDate, u32, String)>,
}

impl Made {
    pub(super) fn wrong_everywhere(&mut self, problem: LedgerProblem) {
        self.look.wrong.push(problem);
    }
}

/// Makes of a sheet what can be made of it, and tells what became of each of its rows.
pub(super) fn make(
    sheet: &str,
    list: &List,
    rows: &[Row],
    ground: &Ground<'_>,
    people: &mut People<'_>,
    made: &mut Made,
) {
    let Some(kind) = list.kind else {
        made.wrong_everywhere(LedgerProblem::NoList);
        return;
    };
    let mut maker = Maker {
        sheet,
        file: named(ground.file, sheet),
        list,
        ground,
        rows,
        became: BTreeMap::new(),
        people,
        sums: BTreeMap::new(),
        made,
    };
    for row in rows {
        match &row.says {
            Says::Nothing(skipped) => maker.tell(row.line, Became::Skipped(*skipped)),
            Says::Unclear(problem) => maker.tell(row.line, Became::Wrong(problem.clone())),
            Says::Results(_) => {}
        }
    }
    match kind {
        ListKind::Totals => maker.totals(),
        ListKind::Days => maker.days(),
        ListKind::Players | ListKind::Tables | ListKind::Across => maker.tables(kind),
    }
    maker.finish();
}

/// What errors call a sheet of a file, and where sums come from.
fn named(file: &str, sheet: &str) -> String {
    let name = if sheet.is_empty() {
        file.to_owned()
    } else {
        format!("{file}[{sheet}]")
    };
    let shown = name.chars().filter(|letter| !letter.is_control());
    shown.take(200).collect()
}

struct Maker<'a, 'p> {
    sheet: &'a str,
    file: String,
    list: &'a List,
    ground: &'a Ground<'a>,
    rows: &'a [Row],
    became: BTreeMap<u64, Became>,
    people: &'a mut People<'p>,
    /// The sums of days, by person.
    sums: BTreeMap<(NaiveDate, Whom), MadeTotal>,
    made: &'a mut Made,
}

impl Maker<'_, '_> {
    /// What is wrong with a row goes before anything else.
    fn tell(&mut self, line: u64, became: Became) {
        let known = self.became.get(&line);
        if !matches!(known, Some(Became::Wrong(_))) {
            self.became.insert(line, became);
        }
    }

    fn assume(&mut self, what: TakenForGranted) {
        self.made.look.assumed.insert(what);
    }

    fn line(&self, row: usize) -> u64 {
        self.rows.get(row).map_or(0, |row| row.line)
    }

    fn results(&self, row: usize) -> Option<&Results> {
        match &self.rows.get(row)?.says {
            Says::Results(results) => Some(results),
            Says::Nothing(_) | Says::Unclear(_) => None,
        }
    }

    /// Who it is; what is not certain is told with the row.
    fn whom(&mut self, line: u64, one: &OfPerson) -> Option<Answer> {
        let answer = self.people.find(&one.called);
        if matches!(answer, Answer::Open) {
            let name = one.called.text().to_owned();
            self.tell(line, Became::Wrong(LedgerProblem::Person { name }));
            return None;
        }
        Some(answer)
    }

    fn amount(&mut self, line: u64, tenths: i64) -> Option<Points> {
        let amount = self
            .list
            .amounts
            .and_then(|amounts| points(tenths, amounts));
        if amount.is_none() {
            let text = format!("{}.{}", tenths / 10, (tenths % 10).abs());
            self.tell(line, Became::Wrong(LedgerProblem::NotANumber { text }));
        }
        amount
    }

    fn tables(&mut self, kind: ListKind) {
        let tables = tables_of(self.rows, self.list, self.ground);
        if kind != ListKind::Tables && !self.are_hanchan(&tables) {
            return self.days_of_rows();
        }
        for table in &tables {
            self.table(table);
        }
    }

    /// Whether most tables are whole and add up, so that each is a hanchan.
    fn are_hanchan(&self, tables: &[TableOf]) -> bool {
        let players = self.ground.rules.players().count();
        let Some(amounts) = self.list.amounts else {
            return false;
        };
        let expected = amounts::expected(amounts, self.ground);
        let adds_up = |table: &&TableOf| {
            let of = table.people(self.rows);
            let all: Option<Vec<Points>> = of
                .iter()
                .map(|one| points(one.amount()?, amounts))
                .collect();
            let sum = all.map(|all| all.into_iter().sum::<Points>());
            of.len() == players && sum.is_some_and(|sum| expected.is_none_or(|all| all == sum))
        };
        let says = results(self.rows).any(|row| row.round.is_some() && row.table.is_some());
        says || 2 * tables.iter().filter(adds_up).count() >= tables.len()
    }

    fn table(&mut self, table: &TableOf) {
        let Some(&(first, _)) = table.0.first() else {
            return;
        };
        let Some(results) = self.results(first) else {
            return;
        };
        let (day, round, label) = (results.day, results.round, results.table.clone());
        let (Some(day), above) = (day, results.day_above) else {
            return;
        };
        if above {
            self.assume(TakenForGranted::DayAbove);
        }
        let mut players = Vec::new();
        let mut open = false;
        for (row, at) in &table.0 {
            let line = self.line(*row);
            let Some(one) = self.results(*row).and_then(|row| row.of.get(*at)).cloned() else {
                continue;
            };
            match self.whom(line, &one) {
                Some(Answer::Found(whom)) => players.push((line, whom, one)),
                Some(_) => {}
                None => open = true,
            }
        }
        if open {
            for (line, ..) in &players {
                self.tell(*line, Became::Waits);
            }
            return;
        }
        let line = self.line(first);
        let key = (self.sheet.to_owned(), line);
        let as_it_stands = self.ground.said.rows.get(&key) == Some(&RowSaid::AsItStands);
        match table::of(&players, self.list, self.ground, as_it_stands) {
            Err((_, LedgerProblem::Players { count, expected }))
                if count < expected && self.is_short_of_rows() =>
            {
                for (line, ..) in &players {
                    self.tell(*line, Became::Waits);
                }
            }
            Err((line, problem)) => {
                for (line, ..) in &players {
                    self.tell(*line, Became::Waits);
                }
                self.tell(line, Became::Wrong(problem));
            }
            Ok(Settled::Sums(places)) => {
                for ((line, _, one), place) in players.iter().zip(places) {
                    let in_sum = self.sum(*line, day, one, Some(1), place);
                    let count = usize::from(in_sum) * count_on(*line, &players);
                    self.tell(*line, Became::DayTotals(count));
                }
            }
            Ok(Settled::Hanchan { players, found }) => {
                if found {
                    self.assume(TakenForGranted::PointsFound);
                }
                if players.iter().all(|player| player.seat.is_none()) {
                    self.assume(TakenForGranted::NoSeats);
                }
                self.keep(day, round, label, players);
            }
        }
    }

    /// Whether a row that could not be read may be one of any table's.
    fn is_short_of_rows(&self) -> bool {
        let mut rows = self.rows.iter();
        let one_each = self.list.kind == Some(ListKind::Players);
        one_each && rows.any(|row| matches!(row.says, Says::Unclear(_)))
    }

    fn keep(
        &mut self,
        day: NaiveDate,
        round: Option<u32>,
        table: Option<String>,
        players: Vec<MadePlayer>,
    ) {
        let line = players.first().map_or(0, |player| player.line);
        let place = self.place(day, round, table);
        let (_, round, table) = place.clone();
        if !self.made.places.insert(place) || round > 99 {
            let problem = LedgerProblem::Again { round, table };
            for player in &players {
                self.tell(player.line, Became::Waits);
            }
            return self.tell(line, Became::Wrong(problem));
        }
        for player in &players {
            let became = Became::Hanchan {
                day,
                round,
                table: table.clone(),
            };
            self.tell(player.line, became);
        }
        self.made.games.push(MadeGame {
            file: self.file.clone(),
            day,
            round,
            table,
            players,
        });
    }

    /// Where a hanchan was played; what is not written is the next that is free.
    fn place(
        &mut self,
        day: NaiveDate,
        round: Option<u32>,
        table: Option<String>,
    ) -> (NaiveDate, u32, String) {
        let free = |made: &Made, round: u32, table: &str| {
            !made.places.contains(&(day, round, table.to_owned()))
        };
        match (round, table) {
            (Some(round), Some(table)) => (day, round, table),
            (Some(round), None) => {
                self.assume(TakenForGranted::TablesCalled);
                let mut labels = (0..100).map(table_label);
                let label = labels.find(|label| free(self.made, round, label));
                (day, round, label.unwrap_or_default())
            }
            (None, table) => {
                self.assume(TakenForGranted::RoundsCounted);
                let table = table.unwrap_or_else(|| table_label(0));
                let round = (1..=99).find(|round| free(self.made, *round, &table));
                (day, round.unwrap_or(100), table)
            }
        }
    }

    fn finish(self) {
        let Self {
            sheet,
            became,
            sums,
            made,
            ..
        } = self;
        made.totals.extend(sums.into_values());
        let looks = became.into_iter().map(|(line, became)| RowLook {
            sheet: sheet.to_owned(),
            line,
            became,
        });
        made.look.rows.extend(looks);
        made.look.hanchan = made.games.len();
        made.look.totals = made.totals.len();
    }
}

/// How many of them stand in a row.
fn count_on(line: u64, players: &[(u64, Whom, OfPerson)]) -> usize {
    players.iter().filter(|(other, ..)| *other == line).count()
}

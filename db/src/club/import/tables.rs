//! From the rows of a table to a hanchan that is settled, or to what is wrong with the table.

use super::recorded::{KnownMembers, KnownRules, note};
use super::results::{
    CHOMBO, COLUMNS, DEPOSIT, LAST_DEALER, MEMBER, POINTS, RULES, ResultRow, SEAT, TABLE_,
    TWO_TABLES_, TableRows, UNBALANCED_,
};
use crate::error::{ImportErrors, ImportProblem};
use crate::tables::hanchan::{Unsettled, settle_points};
use scoring::record::ScoreSheet;
use scoring::{
    BySeat, HanchanId, Played, Players, Points, RuleSet, RuleSetId, Seat, SeriesId, SettleError,
    Settlement,
};
use std::collections::HashMap;
use std::rc::Rc;

/// What can be said about a table.
pub(super) struct Table {
    pub entry: ScoreSheet,
    pub settled: Settlement,
    /// What errors call the file, and where each seat's row is.
    pub file: Rc<str>,
    pub lines: BySeat<u64>,
    /// Whether the people stand in the order of their rows, because nobody knows their seats.
    pub unseated: bool,
    /// The hanchan whose place it takes.
    pub corrects: Option<HanchanId>,
}

/// What a table has where its rows do not say.
#[derive(Clone, Default)]
pub(super) struct Unsaid {
    /// The club's own rules where there are none.
    pub rules: Option<RuleSetId>,
    pub deposit: Points,
    /// The last seat where there is none.
    pub last_dealer: Option<Seat>,
    pub two_tables: Option<String>,
}

struct Checker<'a> {
    file: &'a str,
    /// Rows of this table may be among those that could not be read.
    incomplete: bool,
    errors: &'a mut ImportErrors,
    found_any: bool,
}

impl Checker<'_> {
    fn wrong(&mut self, line: u64, column: usize, problem: impl Into<ImportProblem>) {
        self.found_any = true;
        if let Some(column) = COLUMNS.get(column) {
            note(self.errors, self.file, line, column, problem);
        }
    }
}

/// Everything that is wrong with the table is noted; only a table without any error comes back.
pub(super) fn check(
    rows: &mut TableRows,
    incomplete: bool,
    series: SeriesId,
    (rules, unsaid): (&KnownRules, Unsaid),
    members: &KnownMembers,
    errors: &mut ImportErrors,
) -> Option<Table> {
    let unseated = seat_in_order(rows);
    let rows = &*rows;
    let first = rows.rows.first()?;
    let mut checker = Checker {
        file: &rows.file,
        incomplete,
        errors,
        found_any: rows.broken,
    };
    let named = agreed(&mut checker, rows, RULES, |row| row.rules.as_deref());
    let deposit = agreed(&mut checker, rows, DEPOSIT, |row| row.deposit);
    agreed(&mut checker, rows, LAST_DEALER, |row| {
        row.last_dealer.map(Seat::letter)
    });
    let unbalanced = agreed(&mut checker, rows, UNBALANCED_, |row| {
        row.unbalanced.as_deref()
    });
    let two_tables = agreed(&mut checker, rows, TWO_TABLES_, |row| {
        row.two_tables.as_deref()
    });
    let people = people(&mut checker, rows, members);
    let found = named.map_or_else(|| rules.usual(unsaid.rules), |(_, name)| rules.find(name));
    let Some((rules_id, rules)) = found else {
        let (line, name) = named.unwrap_or((first.line, ""));
        checker.wrong(line, RULES, ImportProblem::UnknownRuleSet(name.to_owned()));
        return None;
    };
    let seats = seats(&mut checker, rows, rules.players())?;
    if checker.found_any {
        return None;
    }
    let seats = BySeat::from_fn(rules.players(), |seat| {
        let place = seats[seat.index()];
        let row = place.and_then(|place| rows.rows.get(place).zip(people.get(place)));
        row.map(|(row, person)| (*person, row.points, row.chombo))
            .unwrap_or_default()
    });
    let entry = ScoreSheet {
        date: rows.key.date,
        series,
        round: rows.key.round,
        table: rows.key.table.to_string(),
        rules: rules_id,
        people: seats.map(|(person, ..)| person),
        played: Played {
            points: seats.map(|(_, points, _)| points),
            deposit: deposit.map_or(unsaid.deposit, |(_, deposit)| deposit),
            last_dealer: first_some(rows, |row| row.last_dealer)
                .or(unsaid.last_dealer)
                .unwrap_or(rules.players().last_seat()),
            chombo: seats.map(|(.., chombo)| chombo),
        },
        unbalanced: unbalanced.map(|(_, reason)| reason.to_owned()),
        two_tables: (two_tables.map(|(_, reason)| reason.to_owned())).or(unsaid.two_tables),
    };
    settle(&mut checker, rows, entry, rules).map(|table| Table { unseated, ..table })
}

/// Where no row says a seat, the people sit in the order of their rows.
fn seat_in_order(rows: &mut TableRows) -> bool {
    if rows.rows.iter().any(|row| row.seat.is_some()) {
        return false;
    }
    for (row, seat) in rows.rows.iter_mut().zip(Seat::ALL) {
        row.seat = Some(seat);
    }
    true
}

fn first_some<T>(rows: &TableRows, value: impl Fn(&ResultRow) -> Option<T>) -> Option<T> {
    rows.rows.iter().find_map(value)
}

/// The one value that the rows give, with the line that gives it first.
fn agreed<'a, T: PartialEq + ToString>(
    checker: &mut Checker<'_>,
    rows: &'a TableRows,
    column: usize,
    value: impl Fn(&'a ResultRow) -> Option<T>,
) -> Option<(u64, T)> {
    let mut given = rows
        .rows
        .iter()
        .filter_map(|row| value(row).map(|value| (row.line, value)));
    let (line, first) = given.next()?;
    for (other_line, other) in given {
        if other != first {
            let problem = ImportProblem::Disagrees {
                given: other.to_string(),
                first: first.to_string(),
                line,
            };
            checker.wrong(other_line, column, problem);
        }
    }
    Some((line, first))
}

/// Who sits in each row; as many as there are rows only where everybody is known.
fn people(
    checker: &mut Checker<'_>,
    rows: &TableRows,
    members: &KnownMembers,
) -> Vec<scoring::PersonId> {
    let mut people = Vec::with_capacity(rows.rows.len());
    let mut lines: HashMap<u32, u64> = HashMap::new();
    for row in &rows.rows {
        match members.find(row.member) {
            Ok(Some(id)) => people.push(id),
            Ok(None) => checker.found_any = true,
            Err(problem) => checker.wrong(row.line, MEMBER, problem),
        }
        let line = *lines.entry(row.member).or_insert(row.line);
        if line != row.line {
            let member = row.member;
            let problem = ImportProblem::SamePlayerTwice { member, line };
            checker.wrong(row.line, MEMBER, problem);
        }
    }
    people
}

/// Which row has each seat, or what is wrong with the seats.
fn seats(
    checker: &mut Checker<'_>,
    rows: &TableRows,
    players: Players,
) -> Option<[Option<usize>; 4]> {
    let mut seats: [Option<usize>; 4] = [None; 4];
    for (place, row) in rows.rows.iter().enumerate() {
        if place >= players.count() {
            let problem = ImportProblem::TooManyPlayers {
                count: place + 1,
                seats: players.count(),
            };
            checker.wrong(row.line, TABLE_, problem);
            continue;
        }
        // Some have a seat and some have none.
        let Some(seat) = row.seat else {
            checker.wrong(row.line, SEAT, ImportProblem::Empty);
            continue;
        };
        if !players.seats().contains(&seat) {
            checker.wrong(row.line, SEAT, ImportProblem::SeatNotUsed(seat));
            continue;
        }
        let slot = seats.get_mut(seat.index())?;
        if let Some(earlier) = slot.and_then(|earlier| rows.rows.get(earlier)) {
            let problem = ImportProblem::SeatTaken {
                seat,
                line: earlier.line,
            };
            checker.wrong(row.line, SEAT, problem);
        } else {
            *slot = Some(place);
        }
    }
    let is_free = |seat: &&Seat| seats.get(seat.index()).is_some_and(Option::is_none);
    let missing: String = players
        .seats()
        .iter()
        .filter(is_free)
        .map(|seat| seat.letter())
        .collect();
    // With a row that could not be read nobody knows which seat it was for, and a seat taken twice
    // already says why another is free.
    if checker.incomplete && !missing.is_empty() {
        checker.found_any = true;
    }
    if !missing.is_empty() && !checker.found_any {
        let problem = ImportProblem::MissingSeats {
            seats: missing,
            players: players.count(),
        };
        checker.wrong(rows.rows.first()?.line, SEAT, problem);
    }
    Some(seats)
}

fn settle(
    checker: &mut Checker<'_>,
    rows: &TableRows,
    entry: ScoreSheet,
    rules: &RuleSet,
) -> Option<Table> {
    let unsettled = match settle_points(&entry, rules) {
        Ok(settled) => {
            let line_of = |seat| rows.rows.iter().find(|row| row.seat == Some(seat));
            return Some(Table {
                lines: BySeat::from_fn(rules.players(), |seat| {
                    line_of(seat).map_or(0, |row| row.line)
                }),
                entry,
                settled,
                file: Rc::clone(&rows.file),
                unseated: false,
                corrects: None,
            });
        }
        Err(unsettled) => unsettled,
    };
    let line_of = |seat: Seat| first_some(rows, |row| (row.seat == Some(seat)).then_some(row.line));
    let first = rows.rows.first()?.line;
    match unsettled {
        Unsettled::ByRules(error) => {
            let (line, column) = match &error {
                SettleError::NotWholeStep { seat, .. } | SettleError::OutOfRange { seat, .. } => {
                    (line_of(*seat).unwrap_or(first), POINTS)
                }
                SettleError::TooManyChombo { seat, .. } => {
                    (line_of(*seat).unwrap_or(first), CHOMBO)
                }
                SettleError::Deposit(_) => (
                    first_some(rows, |row| row.deposit.map(|_| row.line)).unwrap_or(first),
                    DEPOSIT,
                ),
                SettleError::LastDealer(_) => (
                    first_some(rows, |row| row.last_dealer.map(|_| row.line)).unwrap_or(first),
                    LAST_DEALER,
                ),
                SettleError::Unbalanced { .. } => (first, POINTS),
                SettleError::PlayerCount { .. } => (first, TABLE_),
            };
            // Points that sticks cannot make are said for each player, not only the first.
            if matches!(error, SettleError::NotWholeStep { .. }) {
                let wrong = rows.rows.iter().filter(|row| !row.points.is_whole_step());
                for (row, seat) in wrong.filter_map(|row| row.seat.map(|seat| (row, seat))) {
                    checker.wrong(
                        row.line,
                        POINTS,
                        SettleError::NotWholeStep {
                            seat,
                            points: row.points,
                        },
                    );
                }
            } else {
                checker.wrong(line, column, error);
            }
        }
        Unsettled::NeedlessReason => {
            let line =
                first_some(rows, |row| row.unbalanced.as_ref().map(|_| row.line)).unwrap_or(first);
            checker.wrong(line, UNBALANCED_, ImportProblem::NeedlessReason);
        }
    }
    None
}

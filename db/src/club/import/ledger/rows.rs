//! What each row of a list says, before anybody asks whether it can be.

use super::Ground;
use super::grid::{Grid, GridRow};
use super::heads::{Head, Player, is_sum};
use super::list::{List, amount};
use super::look::{ColumnUse, Skipped};
use super::said::{ListKind, RowSaid};
use crate::club::import::cell::excerpt;
use crate::error::{LedgerColumn, LedgerProblem};
use crate::tables::member::register::Called;
use chrono::NaiveDate;
use scoring::Seat;
use scoring::typed::half_width;

/// A row, and what it says.
#[derive(Debug)]
pub(super) struct Row {
    pub line: u64,
    pub says: Says,
}

#[derive(Debug)]
pub(super) enum Says {
    Nothing(Skipped),
    Unclear(LedgerProblem),
    Results(Results),
}

/// The results in a row: of one player, of a table, or of one person on many days.
#[derive(Debug)]
pub(super) struct Results {
    pub day: Option<NaiveDate>,
    /// The day is that of the row above.
    pub day_above: bool,
    pub round: Option<u32>,
    pub table: Option<String>,
    pub of: Vec<OfPerson>,
}

/// What one person has there. Amounts are tenths of what is written.
#[derive(Clone, Debug, Default)]
pub(super) struct OfPerson {
    pub called: Called,
    /// The day at the head of the column.
    pub day: Option<NaiveDate>,
    pub seat: Option<Seat>,
    pub place: Option<u8>,
    pub points: Option<i64>,
    pub result: Option<i64>,
    pub games: Option<u32>,
    pub places: [Option<u32>; 4],
}

impl OfPerson {
    /// The amount that counts: points, where they are there.
    pub(super) fn amount(&self) -> Option<i64> {
        self.points.or(self.result)
    }
}

pub(super) fn of(grid: &Grid, list: &List, sheet: &str, ground: &Ground<'_>) -> Vec<Row> {
    let Some(kind) = list.kind else {
        return Vec::new();
    };
    let mut reader = Reader {
        list,
        ground,
        kind,
        day: None,
    };
    let below = grid.rows.iter().skip(list.first);
    below
        .map(|row| {
            let said = ground.said.rows.get(&(sheet.to_owned(), row.line));
            let says = if said == Some(&RowSaid::LeftOut) {
                Says::Nothing(Skipped::LeftOut)
            } else {
                reader.read(row)
            };
            Row {
                line: row.line,
                says,
            }
        })
        .collect()
}

struct Reader<'a> {
    list: &'a List,
    ground: &'a Ground<'a>,
    kind: ListKind,
    /// The day of the row above.
    day: Option<Result<NaiveDate, LedgerProblem>>,
}

impl Reader<'_> {
    fn read(&mut self, row: &GridRow) -> Says {
        let mut texts = row.cells.iter().filter(|cell| !cell.is_empty());
        if texts.by_ref().take(3).any(|cell| is_sum(cell)) {
            return Says::Nothing(Skipped::Sum);
        }
        let heads = row.cells.iter().take(40).filter(|cell| {
            let head = Head::of("", cell);
            head.column.is_some() || head.player.is_some()
        });
        if heads.count() > 2 && row.cells.iter().all(|cell| amount(cell).is_none()) {
            return Says::Nothing(Skipped::Heads);
        }
        match self.results(row) {
            Ok(results) if results.of.is_empty() => Says::Nothing(Skipped::NoResult),
            Ok(results) => Says::Results(results),
            Err(problem) => Says::Unclear(problem),
        }
    }

    fn cell<'r>(&self, row: &'r GridRow, column: LedgerColumn) -> &'r str {
        self.at(row, &ColumnUse::Of(column))
    }

    fn at<'r>(&self, row: &'r GridRow, taken_for: &ColumnUse) -> &'r str {
        let mut columns = self.list.columns.iter();
        let place = columns.position(|column| column.taken_for == *taken_for);
        place.map_or("", |place| row.text(place))
    }

    fn results(&mut self, row: &GridRow) -> Result<Results, LedgerProblem> {
        let (day, day_above) = self.day_of(row);
        let of = match self.kind {
            ListKind::Players | ListKind::Totals => {
                let one = self.person(row, &ColumnUse::Of)?;
                one.into_iter().collect()
            }
            ListKind::Tables => self.players(row)?,
            ListKind::Across | ListKind::Days => self.side_by_side(row)?,
        };
        let needs_day = matches!(
            self.kind,
            ListKind::Players | ListKind::Tables | ListKind::Across
        );
        let day = match day {
            // Where nothing was played, nobody asks when.
            _ if of.is_empty() || !needs_day => None,
            Some(day) => Some(day?),
            None => return Err(LedgerProblem::NoDay),
        };
        let label = self.cell(row, LedgerColumn::Table);
        let table = label.strip_suffix('卓').filter(|bare| !bare.is_empty());
        let table = table.unwrap_or(label);
        if table.chars().count() > 20 {
            return Err(not_a_number(table));
        }
        Ok(Results {
            day,
            day_above,
            round: round(self.cell(row, LedgerColumn::Round))?,
            table: (!table.is_empty()).then(|| half_width(table)),
            of,
        })
    }

    fn day_of(&mut self, row: &GridRow) -> (Option<Result<NaiveDate, LedgerProblem>>, bool) {
        let text = self.cell(row, LedgerColumn::Date);
        if !text.is_empty() {
            self.day = Some(self.list.days.day(text, self.ground));
            return (self.day.clone(), false);
        }
        match &self.day {
            Some(day) => (Some(day.clone()), true),
            None => (self.list.days.day.map(Ok), false),
        }
    }

    /// The person of a row, or the player at one place in it; none where they have no result.
    fn person(
        &self,
        row: &GridRow,
        of: &dyn Fn(LedgerColumn) -> ColumnUse,
    ) -> Result<Option<OfPerson>, LedgerProblem> {
        use LedgerColumn::{
            First, Fourth, Games, Kana, Name, Number, Place, Points, Result, Seat, Second, Third,
        };
        let text = |column| self.at(row, &of(column));
        let called = Called {
            number: text(Number).to_owned(),
            name: text(Name).to_owned(),
            kana: text(Kana).to_owned(),
        };
        let (points, result) = (written(text(Points))?, written(text(Result))?);
        if called.text().is_empty() && points.is_none() && result.is_none() {
            return Ok(None);
        }
        if points.is_none() && result.is_none() {
            return Ok(None);
        }
        let seat = text(Seat);
        let seat = match seat.strip_suffix('家').unwrap_or(seat) {
            "" => None,
            sign => Some(scoring::Seat::from_name(sign).ok_or_else(|| not_a_number(seat))?),
        };
        let mut places = [None; 4];
        for (slot, column) in places.iter_mut().zip([First, Second, Third, Fourth]) {
            *slot = count(text(column))?;
        }
        let place = text(Place).trim_end_matches(['位', '着']);
        Ok(Some(OfPerson {
            called,
            day: None,
            seat,
            place: count(place)?.and_then(|place| u8::try_from(place).ok()),
            points,
            result,
            games: count(text(Games))?,
            places,
        }))
    }

    fn players(&self, row: &GridRow) -> Result<Vec<OfPerson>, LedgerProblem> {
        let mut found = Vec::new();
        for (nth, player) in self.list.players.iter().enumerate() {
            let Some(mut one) = self.person(row, &|column| ColumnUse::OfPlayer(nth, column))?
            else {
                continue;
            };
            match player {
                Some(Player::At(seat)) => one.seat = one.seat.or(Some(*seat)),
                Some(Player::Came(place)) => one.place = one.place.or(Some(*place)),
                Some(Player::Nth(_)) | None => {}
            }
            found.push(one);
        }
        Ok(found)
    }

    fn side_by_side(&self, row: &GridRow) -> Result<Vec<OfPerson>, LedgerProblem> {
        let called = Called {
            number: self.cell(row, LedgerColumn::Number).to_owned(),
            name: self.cell(row, LedgerColumn::Name).to_owned(),
            kana: self.cell(row, LedgerColumn::Kana).to_owned(),
        };
        let mut found = Vec::new();
        for (place, column) in self.list.columns.iter().enumerate() {
            let (called, day) = match &column.taken_for {
                ColumnUse::Person(name) => {
                    let name = Called {
                        name: name.clone(),
                        ..Called::default()
                    };
                    (name, None)
                }
                ColumnUse::Day(day) => (called.clone(), Some(*day)),
                _ => continue,
            };
            let Some(result) = written(row.text(place))? else {
                continue;
            };
            if called.text().is_empty() {
                return Err(LedgerProblem::Person {
                    name: String::new(),
                });
            }
            if day == Some(None) {
                return Err(LedgerProblem::NoYear {
                    day: column.heading.clone(),
                });
            }
            found.push(OfPerson {
                called,
                day: day.flatten(),
                result: Some(result),
                ..OfPerson::default()
            });
        }
        Ok(found)
    }
}

/// An amount, if one is written: people put signs where somebody did not play.
fn written(text: &str) -> Result<Option<i64>, LedgerProblem> {
    let plain = half_width(text);
    if matches!(
        plain.trim(),
        "" | "-"
            | "--"
            | "/"
            | "*"
            | "x"
            | "X"
            | "・"
            | "･"
            | "×"
            | "休"
            | "欠"
            | "欠席"
            | "不参加"
    ) {
        return Ok(None);
    }
    match amount(text) {
        // Beyond, nothing that is added up would fit.
        Some(tenths) if tenths.abs() <= 10_000_000_000 => Ok(Some(tenths)),
        _ => Err(not_a_number(text)),
    }
}

fn count(text: &str) -> Result<Option<u32>, LedgerProblem> {
    let bare = text.trim_end_matches(['回', '戦']);
    match amount(bare) {
        None if bare.is_empty() => Ok(None),
        Some(tenths) if tenths % 10 == 0 && (0..=1_000_000).contains(&tenths) => {
            Ok(u32::try_from(tenths / 10).ok())
        }
        _ => Err(not_a_number(text)),
    }
}

/// `第2回戦`, `2回戦`, `2`.
fn round(text: &str) -> Result<Option<u32>, LedgerProblem> {
    let plain = half_width(text);
    let bare = plain.trim().trim_start_matches('第');
    let bare = bare.trim_end_matches(['回', '戦', '半', '荘', '目']);
    let round = count(bare)?;
    if round.is_some_and(|round| !(1..=99).contains(&round)) {
        return Err(not_a_number(text));
    }
    Ok(round)
}

fn not_a_number(text: &str) -> LedgerProblem {
    LedgerProblem::NotANumber {
        text: excerpt(text),
    }
}

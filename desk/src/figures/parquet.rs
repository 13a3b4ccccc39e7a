//! Results, hands, people and sums as Parquet files, which databases of any size read as they are: what an
//! association collects of its clubs. `docs/association.md` describes them for whoever asks them.
//!
//! They lie in folders by club and fiscal year, from whose names those two columns come.

mod columns;
mod sums;

use super::results::{self, Row};
use chrono::{Datelike, NaiveDate};
use columns::{Column, write};
use db::{Club, Error, ExportOf};
use rayon::prelude::*;
use scoring::record::{Hanchan, HandEntry, Person, ScoreSheet};
use scoring::winning_hand::HandTiles;
use scoring::{HanchanId, Period, PersonId, Records, RuleSet, Seat};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use sums::Sum;

/// Which columns there are. A column that is added makes it one more; none is ever taken away or given
/// another meaning.
pub const SCHEMA_VERSION: u32 = 1;

/// The folders, one a table.
const TABLES: [&str; 4] = ["results", "hands", "people", "sums"];

/// What lies in one.
const FILE: &str = "part-0.parquet";

/// What is said of people.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Naming {
    /// The number alone.
    Numbers,
    /// Names, readings, and what was written beside hands.
    Names,
}

/// The files, under their names in the folder; `sign` is what the club is called among others.
///
/// # Errors
/// Where the club's file cannot be read.
pub fn files(
    club: &Club,
    sign: &str,
    of: ExportOf,
    naming: Naming,
) -> Result<Vec<(PathBuf, Vec<u8>)>, Error> {
    let records = of.records(club)?;
    let folder = format!("club={sign}");
    let years = by_fiscal_year(&records);
    let files = years.par_iter().map(|(year, played)| {
        let of_year = Year::of(&records, played, naming);
        let tables = [
            of_year.results(),
            of_year.hands(),
            of_year.people(),
            sums::columns(&played.sums, &records, naming),
        ];
        let files = TABLES.into_iter().zip(tables).map(|(table, columns)| {
            let path = [table, &folder, &format!("fiscal_year={year}"), FILE];
            Ok((path.iter().collect(), write(table, &columns)?))
        });
        files.collect::<Result<Vec<_>, Error>>()
    });
    let files: Vec<Vec<_>> = files.collect::<Result<_, Error>>()?;
    Ok(files.into_iter().flatten().collect())
}

/// What was played in a fiscal year.
#[derive(Default)]
struct Played<'r> {
    rows: Vec<Row<'r>>,
    hands: Vec<(&'r Hanchan, &'r HandEntry)>,
    sums: Vec<Sum<'r>>,
}

/// By the year in which the fiscal year begins.
fn by_fiscal_year(records: &Records) -> BTreeMap<i32, Played<'_>> {
    let mut years: BTreeMap<i32, Played<'_>> = BTreeMap::new();
    let mut told: BTreeMap<HanchanId, (i32, &Hanchan)> = BTreeMap::new();
    for row in results::rows(records) {
        let year = year_of(row.hanchan.sheet.date, records);
        told.insert(row.hanchan.id, (year, row.hanchan));
        years.entry(year).or_default().rows.push(row);
    }
    for hand in &records.hands {
        if let Some((year, hanchan)) = told.get(&hand.hanchan) {
            let hands = &mut years.entry(*year).or_default().hands;
            hands.push((hanchan, &hand.entry));
        }
    }
    for (year, sum) in sums::of(records) {
        years.entry(year).or_default().sums.push(sum);
    }
    years
}

fn year_of(day: NaiveDate, records: &Records) -> i32 {
    let year = Period::fiscal_year_of(day, records.fiscal_start);
    year.map_or(day, |year| year.from).year()
}

/// A fiscal year, as its files tell it.
struct Year<'r> {
    records: &'r Records,
    rows: &'r [Row<'r>],
    hands: &'r [(&'r Hanchan, &'r HandEntry)],
    people: Vec<&'r Person>,
    naming: Naming,
}

impl<'r> Year<'r> {
    fn of(records: &'r Records, played: &'r Played<'r>, naming: Naming) -> Self {
        let Played { rows, hands, sums } = played;
        let people = rows.iter().map(|row| row.result.person);
        let people: BTreeSet<PersonId> = people.chain(sums.iter().map(|sum| sum.person)).collect();
        let people = people.iter().filter_map(|id| records.people.get(id));
        let mut people: Vec<&Person> = people.collect();
        people.sort_by_key(|person| person.number);
        Self {
            records,
            rows,
            hands,
            people,
            naming,
        }
    }

    fn results(&self) -> Vec<Column> {
        let rows = || self.rows.iter();
        let sheets = || rows().map(|row| &row.hanchan.sheet);
        let results = || rows().map(|row| &row.result);
        let letters = Seat::ALL.map(|seat| seat.letter().to_string());
        let seats = rows().map(|row| row.hanchan.known_seat(row.result.seat));
        let seats = seats.map(|seat| seat.map(|seat| letters[seat.index()].as_str()));
        let rules = rows().map(|row| self.records.rules_of(row.hanchan).map_or("", RuleSet::id));
        vec![
            Column::days("date", sheets().map(|sheet| sheet.date)),
            Column::text("series", sheets().map(|sheet| self.series(sheet))),
            Column::small("round", sheets().map(|sheet| sheet.round)),
            Column::text("table", sheets().map(|sheet| sheet.table.as_str())),
            Column::text_or_none("seat", seats),
            Column::small("number", results().map(|own| self.number(own.person))),
            Column::text_or_none("name", results().map(|own| self.name(own.person))),
            Column::large("points", results().map(|own| own.points.0)),
            Column::small("place", results().map(|own| own.place.number.into())),
            Column::large("base", results().map(|own| own.base.0)),
            Column::large("uma", results().map(|own| own.uma.0)),
            Column::large("chombo", results().map(|own| own.chombo.0)),
            Column::large("total", results().map(|own| own.total.0)),
            Column::large("running_total", rows().map(|row| row.running.0)),
            Column::text("rules", rules),
            Column::small("chombo_count", results().map(|own| own.chombo_count)),
            Column::large("hanchan", rows().map(|row| row.hanchan.id.0)),
            Column::small("players", sheets().map(players)),
            Column::small(
                "doubled_mean_place",
                results().map(|own| own.place.doubled_mean()),
            ),
            Column::small("schema_version", rows().map(|_| SCHEMA_VERSION)),
        ]
    }

    fn hands(&self) -> Vec<Column> {
        let sheets = || self.hands.iter().map(|(hanchan, _)| &hanchan.sheet);
        let entries = || self.hands.iter().map(|(_, entry)| *entry);
        let names: Vec<Option<String>> = entries()
            .map(|entry| entry.hand.map(|hand| hand.to_string()))
            .collect();
        let tiles: Vec<Option<String>> = entries()
            .map(|entry| entry.tiles.as_ref().map(HandTiles::to_string))
            .collect();
        let loser = |entry: &HandEntry| entry.loser.map(|loser| self.number(loser));
        let loser_name = |entry: &HandEntry| entry.loser.and_then(|loser| self.name(loser));
        let note = |entry: &'r HandEntry| self.personal(&entry.note);
        vec![
            Column::days("date", sheets().map(|sheet| sheet.date)),
            Column::text("series", sheets().map(|sheet| self.series(sheet))),
            Column::small("round", sheets().map(|sheet| sheet.round)),
            Column::text("table", sheets().map(|sheet| sheet.table.as_str())),
            Column::text_or_none("hand", names.iter().map(Option::as_deref)),
            Column::small("honba", entries().map(|entry| entry.honba)),
            Column::small("winner", entries().map(|entry| self.number(entry.winner))),
            Column::text_or_none(
                "winner_name",
                entries().map(|entry| self.name(entry.winner)),
            ),
            Column::small_or_none("loser", entries().map(loser)),
            Column::text_or_none("loser_name", entries().map(loser_name)),
            Column::text("level", entries().map(|entry| entry.level.word())),
            Column::small_or_none("han", entries().map(|entry| entry.han)),
            Column::small_or_none("fu", entries().map(|entry| entry.fu)),
            Column::text("yaku", entries().map(|entry| entry.yaku.as_str())),
            Column::text_or_none("note", entries().map(note)),
            Column::text_or_none("tiles", tiles.iter().map(Option::as_deref)),
            Column::large(
                "hanchan",
                self.hands.iter().map(|(hanchan, _)| hanchan.id.0),
            ),
            Column::small("schema_version", entries().map(|_| SCHEMA_VERSION)),
        ]
    }

    fn people(&self) -> Vec<Column> {
        let people = || self.people.iter().copied();
        vec![
            Column::small("number", people().map(|person| person.number)),
            Column::text("kind", people().map(|person| person.kind.word())),
            Column::text_or_none("name", people().map(|person| self.personal(&person.name))),
            Column::text_or_none("kana", people().map(|person| self.personal(&person.kana))),
            Column::small("schema_version", people().map(|_| SCHEMA_VERSION)),
        ]
    }

    fn series(&self, sheet: &ScoreSheet) -> &'r str {
        let series = self.records.series.get(&sheet.series);
        series.map_or("", String::as_str)
    }

    fn number(&self, person: PersonId) -> u32 {
        let person = self.records.people.get(&person);
        person.map_or(0, |person| person.number)
    }

    fn name(&self, person: PersonId) -> Option<&'r str> {
        self.personal(&self.records.people.get(&person)?.name)
    }

    /// What is said only where it was asked for.
    fn personal<'t>(&self, text: &'t str) -> Option<&'t str> {
        (self.naming == Naming::Names).then_some(text)
    }
}

fn players(sheet: &ScoreSheet) -> u32 {
    sheet
        .people
        .players()
        .seats()
        .len()
        .try_into()
        .unwrap_or_default()
}

//! A competition that is held on the command line.

use crate::common::paper::printed;
use crate::common::{Club, Ended, hanchan, holds, words};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

pub const DAY: &str = "2026-01-04";

/// By how much people end ahead of where they began, or behind.
const ENDS: [i64; 4] = [17_300, 4_600, -5_500, -16_400];

/// The same where the last loses by far.
pub const ROUT: [i64; 4] = [15_200, 15_100, 15_000, -45_300];

/// A club of that many people, the last ten of them staff, with a competition.
pub struct Contest {
    pub club: Club,
    pub name: &'static str,
    /// How many points each begins with.
    start: i64,
}

impl Contest {
    pub fn new(people: u32, preset: &str, name: &'static str) -> Self {
        let club = Club::new();
        let mut members = String::from("number,name,kind\n");
        for number in 1..=people {
            let kind = if number + 10 > people {
                "staff"
            } else {
                "member"
            };
            writeln!(members, "{number},選手{number},{kind}").unwrap();
        }
        let members = club.write("members.csv", members);
        hanchan(&["import", club.path(), "--members", &members]).succeeds();
        let contest = Self::of(club, preset, name);
        contest.prepare(preset, name, &[]);
        contest
    }

    fn of(club: Club, rules: &str, name: &'static str) -> Self {
        let rules = scoring::preset(rules).unwrap();
        Self {
            club,
            name,
            start: rules.data().start.0,
        }
    }

    pub fn prepare(&self, preset: &str, name: &str, more: &[&str]) {
        let new = words(
            "competition new {} --preset {} --name {}",
            &[self.club.path(), preset, name],
        );
        hanchan(&[&new[..], more].concat()).succeeds();
    }

    /// What `hanchan` is given, where a line says what is asked of `hanchan competition`.
    fn asking<'a>(&'a self, line: &'a str) -> Vec<&'a str> {
        let words: Vec<&str> = line.split(' ').collect();
        let options = words.iter().position(|word| word.starts_with('-'));
        let (what, options) = words.split_at(options.unwrap_or(words.len()));
        let of = [self.club.path(), "--of", self.name];
        [&["competition"], what, &of, options].concat()
    }

    /// Runs it in the folder of the club.
    pub fn run(&self, line: impl AsRef<str>) -> Ended {
        self.club.hanchan(&self.asking(line.as_ref()))
    }

    pub fn says(&self, line: impl AsRef<str>) -> String {
        self.run(line).succeeds()
    }

    pub fn json(&self, line: impl AsRef<str>) -> Value {
        self.run(format!("{} --json", line.as_ref())).json()
    }

    /// Refused with these words, and nothing changed.
    pub fn refuses(&self, line: impl AsRef<str>, words: &str) {
        let before = self.club.bytes();
        holds(&self.run(line).fails(2), [words]);
        assert_eq!(self.club.bytes(), before);
    }

    /// Settles it otherwise.
    pub fn settles(&self, change: impl FnOnce(&mut Value)) {
        let mut settled = self.run("settled").json();
        change(&mut settled);
        self.club.write("settled.json", settled.to_string());
        self.says("settled --set settled.json");
    }

    /// Draws what comes next, to be played on the day.
    pub fn seat(&self, more: impl AsRef<str>) -> Vec<Value> {
        let seat = format!("seat --date {DAY} --seed 7 {}", more.as_ref());
        let seated = self.json(seat.trim_end());
        assert_eq!(seated["series"], self.name);
        seated["rounds"].as_array().unwrap().clone()
    }

    /// Imports a round in which the lower number always ends before the higher, by more at later
    /// tables where results are to differ.
    pub fn play(&self, round: &Value, differ: bool) {
        self.play_at(round, differ, |_| true);
    }

    /// The same, of those tables alone; their sheets are in, the others run late.
    pub fn play_at(&self, round: &Value, differ: bool, is_in: impl Fn(&str) -> bool) {
        let mut rows = String::new();
        for (place, table) in (0_i64..).zip(round["tables"].as_array().unwrap()) {
            if !is_in(table["table"].as_str().unwrap()) {
                continue;
            }
            let people = numbers(&table["members"]);
            let mut order = people.clone();
            order.sort_unstable();
            let step = if differ { place * 700 } else { 0 };
            let ends = [ENDS[0] + step, ENDS[1], ENDS[2], ENDS[3] - step];
            let rank = |number: &u32| order.iter().position(|other| other == number).unwrap();
            let points: Vec<i64> = people.iter().map(|number| ends[rank(number)]).collect();
            rows.push_str(&self.rows(round, table, &points));
        }
        hanchan(&[
            "import",
            self.club.path(),
            "--results",
            &self.results(&rows),
        ])
        .succeeds();
    }

    /// Corrects the sheet of whoever is named so that they end last, and the others in their order
    /// before them; tells what is said.
    pub fn corrects(&self, round: &Value, member: u32, ends: [i64; 4]) -> String {
        let mut tables = round["tables"].as_array().unwrap().iter();
        let table = tables.find(|table| numbers(&table["members"]).contains(&member));
        let table = table.unwrap();
        let people = numbers(&table["members"]);
        let mut order = people.clone();
        order.sort_unstable_by_key(|number| (*number == member, *number));
        let rank = |number: &u32| order.iter().position(|other| other == number).unwrap();
        let points: Vec<i64> = people.iter().map(|number| ends[rank(number)]).collect();
        let rows = self.results(&self.rows(round, table, &points));
        let import = ["import", self.club.path(), "--results", &rows];
        hanchan(&import).fails(2);
        hanchan(&[&import[..], &["--correct"]].concat()).succeeds()
    }

    /// The rows of a table, with what each has more than they began with.
    fn rows(&self, round: &Value, table: &Value, points: &[i64]) -> String {
        let mut rows = String::new();
        let people = numbers(&table["members"]);
        for ((seat, number), points) in ["E", "S", "W", "N"].iter().zip(&people).zip(points) {
            writeln!(
                rows,
                "{},{},{},{},{seat},{number},{}",
                round["date"].as_str().unwrap(),
                self.name,
                round["round_of_day"],
                table["table"].as_str().unwrap(),
                self.start + points
            )
            .unwrap();
        }
        rows
    }

    fn results(&self, rows: &str) -> String {
        let heading = "date,series,round,table,seat,member,points\n";
        self.club.write("results.csv", format!("{heading}{rows}"))
    }

    /// The labels of the tables of a round whose sheets are missing.
    pub fn missing(&self, stage: usize, round: usize) -> Value {
        self.json("show")["stages"][stage]["rounds"][round]["missing"].clone()
    }

    /// Prints a paper and reads it back.
    pub fn prints(&self, line: &str) -> String {
        printed(&self.club, &self.asking(&format!("print {line}")))
    }

    /// Prints the club's own paper of a day and reads it back.
    pub fn prints_day(&self, date: &str) -> String {
        let report = ["report", "session", self.club.path(), "--date", date];
        printed(&self.club, &report)
    }

    /// The totals that the club's own standings give, by number.
    pub fn totals(&self) -> BTreeMap<u32, i64> {
        let rules = self.run("settled").json()["stages"][0]["rules"].clone();
        let values = [self.club.path(), self.name, rules.as_str().unwrap()];
        let said = hanchan(&words(
            "standings {} --series {} --rules {} --json",
            &values,
        ))
        .json();
        let rows = said["rows"].as_array().unwrap().iter();
        rows.map(|row| (number(&row["number"]), row["total"].as_i64().unwrap()))
            .collect()
    }

    pub fn is_sound(&self) {
        hanchan(&["check", self.club.path()]).succeeds();
    }
}

pub fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

pub fn numbers(list: &Value) -> Vec<u32> {
    list.as_array().unwrap().iter().map(number).collect()
}

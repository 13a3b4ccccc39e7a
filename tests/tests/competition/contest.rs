//! A competition that is held on the command line.

use crate::common::paper::printed;
use crate::common::{Club, Ended, hanchan};
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
        let new = [
            "competition",
            "new",
            self.club.path(),
            "--preset",
            preset,
            "--name",
            name,
        ];
        hanchan(&[&new[..], more].concat()).succeeds();
    }

    pub fn run(&self, what: &[&str], more: &[&str]) -> Ended {
        let of = [self.club.path(), "--of", self.name];
        hanchan(&[&["competition"], what, &of[..], more].concat())
    }

    pub fn says(&self, what: &[&str], more: &[&str]) -> String {
        self.run(what, more).succeeds()
    }

    pub fn json(&self, what: &[&str], more: &[&str]) -> Value {
        let said = self.says(what, &[more, &["--json"]].concat());
        serde_json::from_str(&said).unwrap()
    }

    /// Refused with these words, and nothing changed.
    pub fn refuses(&self, what: &[&str], more: &[&str], words: &str) {
        let before = self.club.bytes();
        let said = self.run(what, more).fails(2);
        assert!(said.contains(words), "{words} in {said}");
        assert_eq!(self.club.bytes(), before);
    }

    /// Draws what comes next, to be played on the day.
    pub fn seat(&self, more: &[&str]) -> Vec<Value> {
        let seated = self.json(&["seat"], &[&["--date", DAY, "--seed", "7"], more].concat());
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
        self.json(&["show"], &[])["stages"][stage]["rounds"][round]["missing"].clone()
    }

    /// Prints a paper and reads it back.
    pub fn prints(&self, what: &str, more: &[&str]) -> String {
        let of = [
            "competition",
            "print",
            what,
            self.club.path(),
            "--of",
            self.name,
        ];
        printed(&self.club, &[&of[..], more].concat())
    }

    /// Prints the club's own paper of a day and reads it back.
    pub fn prints_day(&self, date: &str) -> String {
        let report = ["report", "session", self.club.path(), "--date", date];
        printed(&self.club, &report)
    }

    /// The totals that the club's own standings give, by number.
    pub fn totals(&self) -> BTreeMap<u32, i64> {
        let rules = self.says(&["settled"], &[]);
        let rules: Value = serde_json::from_str(&rules).unwrap();
        let rules = rules["stages"][0]["rules"].as_str().unwrap();
        let said = hanchan(&[
            "standings",
            self.club.path(),
            "--series",
            self.name,
            "--rules",
            rules,
            "--json",
        ])
        .succeeds();
        let said: Value = serde_json::from_str(&said).unwrap();
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

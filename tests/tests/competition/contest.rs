//! A competition that is held on the command line.

use crate::common::{Club, Ended, hanchan};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

pub const DAY: &str = "2026-01-04";

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
        self.seat_on(DAY, more)
    }

    pub fn seat_on(&self, date: &str, more: &[&str]) -> Vec<Value> {
        let seated = self.json(
            &["seat"],
            &[&["--date", date, "--seed", "7"], more].concat(),
        );
        assert_eq!(seated["series"], self.name);
        seated["rounds"].as_array().unwrap().clone()
    }

    /// Imports a round in which the lower number always ends before the higher, by more at later
    /// tables where results are to differ.
    pub fn play(&self, round: &Value, differ: bool) {
        let mut rows = String::from("date,series,round,table,seat,member,points\n");
        for (place, table) in (0_i64..).zip(round["tables"].as_array().unwrap()) {
            let people = numbers(&table["members"]);
            let mut order = people.clone();
            order.sort_unstable();
            let step = if differ { place * 700 } else { 0 };
            let ends = [17_300 + step, 4_600, -5_500, -16_400 - step];
            for (seat, number) in ["E", "S", "W", "N"].iter().zip(&people) {
                let rank = order.iter().position(|other| other == number).unwrap();
                writeln!(
                    rows,
                    "{},{},{},{},{seat},{number},{}",
                    round["date"].as_str().unwrap(),
                    self.name,
                    round["round_of_day"],
                    table["table"].as_str().unwrap(),
                    self.start + ends[rank]
                )
                .unwrap();
            }
        }
        let rows = self.club.write("results.csv", rows);
        hanchan(&["import", self.club.path(), "--results", &rows]).succeeds();
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

//! The hall in which the tests hold a competition.

use chrono::{NaiveDateTime, TimeDelta};
use competition::course::Fault;
use competition::{
    CannotSeat, Competition, CompetitionData, Course, Draw, Event, EventId, Happening, History,
    Round, RoundNumber, Seating, Sheet, Table, preset, seat, table_label,
};
use scoring::record::SeatResult;
use scoring::{Balance, BySeat, PersonId, Played, Points, RuleSet, settle};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// Points of a table at which everybody is apart from the others.
pub const ALIKE: [i64; 4] = [40_000, 30_000, 20_000, 10_000];

/// Somebody, by a number that is easy to write.
pub fn person(id: i64) -> PersonId {
    PersonId(id)
}

pub fn people(ids: impl IntoIterator<Item = i64>) -> Vec<PersonId> {
    ids.into_iter().map(PersonId).collect()
}

pub fn round(stage: u32, round: u32) -> RoundNumber {
    RoundNumber { stage, round }
}

#[derive(Clone)]
pub struct Hall {
    pub competition: Competition,
    pub history: History,
    pub now: NaiveDateTime,
    rules: RuleSet,
}

impl Hall {
    pub fn of(id: &str) -> Self {
        Self::new(preset(id).unwrap())
    }

    pub fn new(competition: Competition) -> Self {
        let rules = scoring::preset(&competition.data().stages[0].rules).unwrap();
        Self {
            competition,
            history: History::default(),
            now: "2025-01-04T08:00:00".parse().unwrap(),
            rules,
        }
    }

    pub fn course(&self) -> Course {
        Course::of(&self.competition, &self.history)
    }

    fn event(&mut self, what: Happening) -> EventId {
        let id = EventId(i64::try_from(self.history.events.len()).unwrap() + 1);
        self.now += TimeDelta::minutes(1);
        let at = self.now;
        self.history.events.push(Event { id, at, what });
        id
    }

    /// Something happens that can.
    pub fn happens(&mut self, what: Happening) -> EventId {
        let id = self.event(what);
        let problems = self.course().problems;
        let wrong = problems.iter().find(|problem| problem.event == id);
        assert_eq!(wrong, None, "{:?}", self.history.events.last());
        id
    }

    /// What is wrong with something that cannot happen now.
    pub fn refuses(&self, what: Happening) -> Option<Fault> {
        let mut tried = self.clone();
        let id = tried.event(what);
        let mut problems = tried.course().problems.into_iter();
        let found = problems.find(|problem| problem.event == id);
        found.map(|problem| problem.fault)
    }

    pub fn enter(&mut self, ids: impl IntoIterator<Item = i64>) {
        for person in people(ids) {
            self.happens(Happening::Entered { person });
        }
    }

    /// Draws a round, with those that are drawn with it.
    pub fn draw(&mut self, stage: u32, from: u32, seed: u32) {
        let drawn = self.drawing(stage, from, seed);
        self.accept(stage, from, seed, drawn.unwrap());
    }

    /// Draws a round by the standing as it is, by the organiser's word.
    pub fn draw_despite_missing_sheets(&mut self, stage: u32, from: u32, seed: u32) {
        let draw = Draw {
            despite_missing_sheets: true,
            ..self.draw_of(stage, from, seed)
        };
        let drawn = self.seated(draw);
        self.accept(stage, from, seed, drawn.unwrap());
    }

    /// What would be drawn.
    pub fn drawing(&self, stage: u32, from: u32, seed: u32) -> Result<Vec<Seating>, CannotSeat> {
        self.seated(self.draw_of(stage, from, seed))
    }

    fn draw_of(&self, stage: u32, from: u32, seed: u32) -> Draw {
        Draw {
            number: round(stage, from),
            players: self.rules.players(),
            seed,
            despite_missing_sheets: false,
        }
    }

    fn seated(&self, draw: Draw) -> Result<Vec<Seating>, CannotSeat> {
        seat(&self.competition, &self.history, draw, |_| {
            ControlFlow::Continue(())
        })
    }

    fn accept(&mut self, stage: u32, from: u32, seed: u32, drawn: Vec<Seating>) {
        for (number, seating) in (from..).zip(drawn) {
            let tables = seating.tables.iter().enumerate();
            let tables = tables.map(|(place, seats)| Table {
                label: table_label(place),
                seats: *seats,
                sheet: Sheet::Missing,
            });
            let drawn = Round {
                number: round(stage, number),
                tables: tables.collect(),
                sits_out: seating.sits_out,
            };
            self.history.rounds.retain(|old| old.number != drawn.number);
            self.history.rounds.push(drawn);
            self.happens(Happening::RoundSeated {
                stage,
                round: number,
                seed: Some(seed),
                reason: None,
            });
        }
    }

    pub fn drawn(&self, number: RoundNumber) -> &Round {
        let mut rounds = self.history.rounds.iter();
        rounds.find(|round| round.number == number).unwrap()
    }

    fn table(&mut self, number: RoundNumber, label: &str) -> &mut Table {
        let mut rounds = self.history.rounds.iter_mut();
        let round = rounds.find(|round| round.number == number).unwrap();
        let mut tables = round.tables.iter_mut();
        tables.find(|table| table.label == label).unwrap()
    }

    /// A sheet comes in, or is corrected: points in the order of the seats.
    pub fn sheet(&mut self, number: RoundNumber, label: &str, points: [i64; 4]) {
        let rules = self.rules.clone();
        let table = self.table(number, label);
        let played = Played::new(BySeat::four(points.map(Points)));
        let settled = settle(&rules, &played, Balance::Required).unwrap();
        let seats = table.seats;
        table.sheet = Sheet::In(BySeat::from_fn(seats.players(), |seat| {
            SeatResult::of(seats[seat], &played, &settled, seat)
        }));
    }

    /// The sheets of the tables A and B come in with the same points.
    pub fn sheets_alike(&mut self, number: RoundNumber, points: [i64; 4]) {
        for label in ["A", "B"] {
            self.sheet(number, label, points);
        }
    }

    /// Every sheet of a round comes in but those of some tables. Points follow from who plays when.
    pub fn play(&mut self, number: RoundNumber, late: &[&str]) {
        let tables = self.drawn(number).tables.clone();
        for table in tables {
            if !late.contains(&table.label.as_str()) {
                let points = points(number, &table.seats);
                self.sheet(number, &table.label, points);
            }
        }
    }

    /// Draws and plays a round.
    pub fn hold(&mut self, number: RoundNumber, seed: u32) {
        self.draw(number.stage, number.round, seed);
        self.play(number, &[]);
    }

    pub fn label_of(&self, number: RoundNumber, person: PersonId) -> String {
        let mut tables = self.drawn(number).tables.iter();
        let table = tables.find(|table| table.seats.as_slice().contains(&person));
        table.unwrap().label.clone()
    }
}

/// Points that follow from who sits there in which round, and are all different.
pub fn points(number: RoundNumber, seats: &BySeat<PersonId>) -> [i64; 4] {
    let mut points = [0; 4];
    for (seat, person) in seats.iter() {
        let mixed =
            person.0 * 7_919 + i64::from(number.round) * 3_001 + i64::from(number.stage) * 401;
        points[seat.index()] = 25_000 + (mixed % 199 - 99) * 100;
    }
    points[3] = 100_000 - points[..3].iter().sum::<i64>();
    points
}

/// The people of a ranking or standing, the first first.
pub fn ranked(course: &Course) -> Vec<PersonId> {
    course.ranking.iter().map(|ranked| ranked.person).collect()
}

/// Decides the cut of a stage as it is proposed, with the first of the tied where some are tied.
pub fn decide(hall: &mut Hall, stage: u32) -> Vec<PersonId> {
    let course = hall.course();
    let cut = course.stage(stage).unwrap().cut.clone().unwrap();
    let mut through = cut.proposed.clone();
    through.extend(cut.tied.iter().take(cut.places_for_tied));
    hall.happens(Happening::CutDecided {
        stage,
        through: through.clone(),
    });
    through
}

/// What the sheets of a stage that are in add up to, counted here anew.
pub fn sums(hall: &Hall, stage: u32) -> BTreeMap<PersonId, Points> {
    let mut sums = BTreeMap::new();
    let rounds = hall.history.rounds.iter();
    for round in rounds.filter(|round| round.number.stage == stage) {
        for table in &round.tables {
            if let Sheet::In(results) = &table.sheet {
                for result in results.as_slice() {
                    *sums.entry(result.person).or_default() += result.total;
                }
            }
        }
    }
    sums
}

pub fn named(id: i64) -> Happening {
    Happening::StaffNamed { person: person(id) }
}

pub fn late(person: PersonId, minutes: u32) -> Happening {
    Happening::Late { person, minutes }
}

pub fn absent(person: PersonId, stage: u32, round: u32) -> Happening {
    Happening::Absent {
        person,
        stage,
        round,
    }
}

pub fn replaced(person: PersonId, by: PersonId, stage: u32, round: u32) -> Happening {
    Happening::Replaced {
        person,
        by,
        stage,
        round,
    }
}

/// Once, on the day and in no round.
pub fn offended(person: PersonId) -> Happening {
    Happening::Offended {
        person,
        stage: None,
        round: None,
        reason: "私語".into(),
    }
}

/// By so many points in a stage, in none of its rounds.
pub fn adjusted(person: PersonId, stage: u32, points: i64) -> Happening {
    Happening::Adjusted {
        person,
        stage,
        round: None,
        points: Points(points),
        reason: "記入誤り".into(),
    }
}

pub fn lifted(event: EventId) -> Happening {
    let reason = "取り消し".into();
    Happening::Lifted { event, reason }
}

pub fn lot_drawn(stage: u32, order: Vec<PersonId>) -> Happening {
    Happening::LotDrawn {
        stage,
        order,
        seed: None,
    }
}

/// One stage with certificates down to that rank.
pub fn awarded(rounds: &Value, ties: &Value, down_to: u32) -> Competition {
    let mut day: CompetitionData = one_stage(rounds, ties).into();
    day.prizes.certificates = down_to;
    Competition::new(day).unwrap()
}

/// A competition of one stage whose rounds are seated in those ways.
pub fn one_stage(rounds: &Value, ties: &Value) -> Competition {
    let day = json!({
        "id": "day",
        "ties": ties,
        "stages": [{"name": "day", "rules": "haku-2015", "rounds": rounds}],
    });
    serde_json::from_value(day).unwrap()
}

//! Everything else that is counted for a person, in one pass over the records. See [the rules](crate::rules), 3.

use crate::feats::Feats;
use crate::rating::{Rating, Ratings};
use crate::record::{Hanchan, PersonId, Records, SeatResult};
use crate::standings::Tally;
use crate::{BySeat, GameKind, Period, Players, Points};
use chrono::NaiveDate;
use std::collections::BTreeMap;

/// What is counted for one person beside the standings. Never over tables of different kinds of game.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonStatistics {
    /// Runs of results without a break.
    pub streaks: Streaks,
    /// The best and the worst moments.
    pub feats: Feats,
    /// What was reached from each starting seat.
    pub by_seat: BySeat<Tally>,
    /// Against every other person met at a table.
    pub against: BTreeMap<PersonId, HeadToHead>,
    /// Strength and its uncertainty after the last of these hanchan.
    pub rating: Rating,
}

/// Two people at the same tables.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct HeadToHead {
    /// Hanchan at the same table.
    pub games: u32,
    /// How often finished in a better place than the other; tied places are nobody's.
    pub ahead: u32,
    /// How often the other did.
    pub behind: u32,
    /// Own results minus the other's.
    pub difference: Points,
}

/// A run of results: how long now, and how long at the most.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Streak {
    /// Up to the latest hanchan.
    pub current: u32,
    /// At the most.
    pub longest: u32,
    /// The days from the first to the last hanchan of the longest, the earliest of equal ones.
    pub days: Option<Period>,
    /// The day on which the run up to the latest hanchan began.
    began: Option<NaiveDate>,
}

impl Streak {
    fn next(&mut self, goes_on: bool, date: NaiveDate) {
        if !goes_on {
            (self.current, self.began) = (0, None);
            return;
        }
        let from = *self.began.get_or_insert(date);
        self.current += 1;
        if self.current > self.longest {
            self.longest = self.current;
            self.days = Some(Period { from, to: date });
        }
    }
}

/// Runs of results without a break.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Streaks {
    /// First place.
    pub first: Streak,
    /// First or second place.
    pub in_the_money: Streak,
    /// Any place but the last.
    pub not_last: Streak,
    /// The last place.
    pub last: Streak,
    /// A result above zero, or above what was begun with where points are counted as they stand.
    pub plus: Streak,
}

/// The statistics of everybody who played a hanchan of that kind.
pub fn statistics(records: &Records, kind: GameKind) -> BTreeMap<PersonId, PersonStatistics> {
    let mut people: BTreeMap<PersonId, PersonStatistics> = BTreeMap::new();
    let mut ratings = Ratings::default();
    let players = kind.players;
    for hanchan in records.played_by(kind) {
        ratings.add(hanchan);
        let (level, date) = (records.level_of(hanchan), hanchan.sheet.date);
        for result in hanchan.results() {
            let person = people
                .entry(result.person)
                .or_insert_with(|| PersonStatistics::new(players));
            person.streaks.next(&result, level, players, date);
            person.feats.add(hanchan, &result, level);
            if !hanchan.unseated {
                person.by_seat[result.seat].add(&result, level);
            }
            person.meet(&result, hanchan);
        }
    }
    for (id, person) in &mut people {
        person.rating = ratings.of(*id);
    }
    people
}

impl PersonStatistics {
    fn new(players: Players) -> Self {
        Self {
            streaks: Streaks::default(),
            feats: Feats::default(),
            by_seat: BySeat::from_fn(players, |_| Tally::default()),
            against: BTreeMap::new(),
            rating: Rating::default(),
        }
    }

    fn meet(&mut self, own: &SeatResult, hanchan: &Hanchan) {
        for other in hanchan.results() {
            if other.person == own.person {
                continue;
            }
            let met = self.against.entry(other.person).or_default();
            met.games += 1;
            met.ahead += u32::from(own.place.number < other.place.number);
            met.behind += u32::from(own.place.number > other.place.number);
            met.difference += own.total - other.total;
        }
    }
}

impl Streaks {
    fn next(&mut self, result: &SeatResult, level: Points, players: Players, date: NaiveDate) {
        let place = result.place.number;
        let is_last = place == u8::from(players);
        self.first.next(place == 1, date);
        self.in_the_money.next(place <= 2, date);
        self.not_last.next(!is_last, date);
        self.last.next(is_last, date);
        self.plus.next(result.total > level, date);
    }
}

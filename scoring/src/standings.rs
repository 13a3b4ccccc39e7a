//! Standings: everybody's totals over some records. See [the rules](crate::rules), 3.

use crate::hand_value::Level;
use crate::record::{OpeningTotal, PersonId, Records, SeatResult};
use crate::{GameKind, Players, Points, Ratio};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What somebody's hanchan add up to. Never over tables of different kinds of game: only this crate
/// adds to one, and always over the hanchan of one [`GameKind`].
///
/// ```compile_fail,E0624
/// # use scoring::{Records, Tally};
/// # let (records, result) = (Records::default(), scoring::record::SeatResult::default());
/// let mut tally = Tally::of_all(&records, records.club_kind());
/// tally.add(&result, scoring::Points::ZERO);
/// ```
///
/// ```compile_fail,E0639
/// let mixed = scoring::Tally { games: 2, ..Default::default() };
/// ```
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
#[non_exhaustive]
pub struct Tally {
    /// Hanchan played, those of opening totals included.
    pub games: u32,
    /// Those of opening totals.
    pub opening_games: u32,
    /// Those of opening totals of which nobody wrote the places down.
    pub unplaced: u32,
    /// Whether it holds an opening total of which nobody counted the hanchan, so that there is no mean.
    pub uncounted: bool,
    /// How often each place, by the number that tied players share.
    pub places: [u32; 4],
    /// The sum of the doubled means of the places; see [`crate::Place::doubled_mean`].
    pub doubled_places: u64,
    /// Results before place points and chombo.
    pub base: Points,
    /// Place points.
    pub uma: Points,
    /// What chombo cost after ranking: 0 or below.
    pub chombo: Points,
    /// How many chombo.
    pub chombo_count: u32,
    /// Points given or taken outside any hanchan.
    pub adjustments: Points,
    /// What opening totals add up to.
    pub opening: Points,
    /// All of these together.
    pub total: Points,
    /// By how much that is more than what was begun with, where results are the points as they stand;
    /// elsewhere the total itself.
    pub gain: Points,
    /// The best single result.
    pub best: Option<Points>,
    /// The worst single result.
    pub worst: Option<Points>,
    /// The most points at the end of a hanchan.
    pub highest_points: Option<Points>,
    /// The fewest points at the end of a hanchan.
    pub lowest_points: Option<Points>,
    /// 箱下: hanchan that ended with fewer points than none.
    pub below_zero: u32,
}

impl Tally {
    /// Everybody's results of that kind together: what one person is compared with.
    pub fn of_all(records: &Records, kind: GameKind) -> Self {
        let mut all = Self::default();
        for hanchan in records.played_by(kind) {
            let level = records.level_of(hanchan);
            for result in hanchan.results() {
                all.add(&result, level);
            }
        }
        all
    }

    /// Adds one result; see [`Records::level_of`].
    pub(crate) fn add(&mut self, result: &SeatResult, level: Points) {
        self.games += 1;
        let place = usize::from(result.place.number).saturating_sub(1);
        if let Some(count) = self.places.get_mut(place) {
            *count += 1;
        }
        self.doubled_places += u64::from(result.place.doubled_mean());
        self.base += result.base;
        self.uma += result.uma;
        self.chombo += result.chombo;
        self.chombo_count += result.chombo_count;
        self.total += result.total;
        self.gain += result.total - level;
        self.best = self.best.max(Some(result.total));
        self.worst = Some(
            self.worst
                .map_or(result.total, |worst| worst.min(result.total)),
        );
        self.highest_points = self.highest_points.max(Some(result.points));
        let lowest = |lowest: Points| lowest.min(result.points);
        self.lowest_points = Some(self.lowest_points.map_or(result.points, lowest));
        self.below_zero += u32::from(result.points < Points::ZERO);
    }

    /// Adds results of which only the sum is known; see [`Records::gain_of`].
    pub(crate) fn add_opening(&mut self, opening: &OpeningTotal, gain: Points) {
        let games = opening.games.unwrap_or_default();
        self.games += games;
        self.opening_games += games;
        self.uncounted |= opening.games.is_none();
        match opening.places {
            Some(places) => {
                for (place, (own, count)) in (1..).zip(self.places.iter_mut().zip(places)) {
                    *own += count;
                    self.doubled_places += 2 * place * u64::from(count);
                }
            }
            None => self.unplaced += games,
        }
        self.opening += opening.total;
        self.total += opening.total;
        self.gain += gain;
    }

    /// The hanchan that are known one by one.
    pub fn single(&self) -> u32 {
        self.games - self.opening_games
    }

    /// The hanchan of which the place is known.
    pub fn placed(&self) -> u32 {
        self.games - self.unplaced
    }

    /// The hanchan of which a mean can be taken; none where nobody counted some of them.
    fn counted(&self) -> Option<u32> {
        (!self.uncounted).then_some(self.games)
    }

    /// The mean place, from the mean of tied places.
    pub fn average_place(&self) -> Option<Ratio> {
        Ratio::new(
            i64::try_from(self.doubled_places).ok()?,
            2 * i64::from(self.placed()),
        )
    }

    /// How much of the hanchan ended in that place, 1 to 4.
    pub fn place_rate(&self, place: usize) -> Option<Ratio> {
        Ratio::new(*self.places.get(place.checked_sub(1)?)?, self.placed())
    }

    /// トップ率
    pub fn top_rate(&self) -> Option<Ratio> {
        self.place_rate(1)
    }

    /// 連対率: first or second.
    pub fn in_the_money_rate(&self) -> Option<Ratio> {
        Ratio::new(self.places[0] + self.places[1], self.placed())
    }

    /// ラス回避率: anything but the last place of that many players.
    pub fn not_last_rate(&self, players: Players) -> Option<Ratio> {
        let last = self.places[players.count() - 1];
        Ratio::new(self.placed().saturating_sub(last), self.placed())
    }

    /// The mean result of a hanchan, in points.
    pub fn average(&self) -> Option<Ratio> {
        Ratio::new(self.total.0, self.counted()?)
    }

    /// The mean of what a hanchan brought above or below what was begun with.
    pub fn average_gain(&self) -> Option<Ratio> {
        Ratio::new(self.gain.0, self.counted()?)
    }

    /// The mean of a hanchan: of what it brought where points stand as they are, so that all means of a club
    /// have one zero.
    pub fn mean(&self, kind: GameKind) -> Option<Ratio> {
        if kind.is_ranked_by_mean() {
            self.average_gain()
        } else {
            self.average()
        }
    }

    /// What a ranking goes by: the total, or the mean of a hanchan where that is the only fair
    /// comparison; none without a hanchan to take the mean of.
    pub fn merit(&self, kind: GameKind) -> Option<Ratio> {
        if kind.is_ranked_by_mean() {
            self.average_gain()
        } else {
            Ratio::new(self.total.0, 1)
        }
    }
}

/// How many hands of each level.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize)]
pub struct LevelCounts {
    /// 満貫
    pub mangan: u32,
    /// 跳満
    pub haneman: u32,
    /// 倍満
    pub baiman: u32,
    /// 三倍満
    pub sanbaiman: u32,
    /// 役満
    pub yakuman: u32,
}

impl LevelCounts {
    /// Counts one more.
    pub fn add(&mut self, level: Level) {
        *match level {
            Level::Mangan => &mut self.mangan,
            Level::Haneman => &mut self.haneman,
            Level::Baiman => &mut self.baiman,
            Level::Sanbaiman => &mut self.sanbaiman,
            Level::Yakuman => &mut self.yakuman,
        } += 1;
    }

    /// How many of a level.
    pub fn of(&self, level: Level) -> u32 {
        match level {
            Level::Mangan => self.mangan,
            Level::Haneman => self.haneman,
            Level::Baiman => self.baiman,
            Level::Sanbaiman => self.sanbaiman,
            Level::Yakuman => self.yakuman,
        }
    }

    /// How many in all.
    pub fn all(&self) -> u32 {
        Level::ALL.iter().map(|level| self.of(*level)).sum()
    }
}

/// One person's line in the standings.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Standing {
    /// Place by total among the members, or by the mean where [`GameKind::is_ranked_by_mean`]; equals
    /// share it. Guests and staff have none.
    pub rank: Option<u32>,
    /// Who.
    pub person: PersonId,
    /// What the hanchan add up to.
    pub tally: Tally,
    /// Hands of mangan and better that the person won.
    pub won: LevelCounts,
    /// Hands of mangan and better that the person discarded into.
    pub dealt_in: LevelCounts,
}

/// The standings over all hanchan of that kind in the records: members by [`Tally::merit`], equals by
/// number, then guests and staff likewise. Whoever neither played nor was given points is left out.
///
/// Points given outside hanchan and opening totals belong to the club's own game, so they count where
/// `kind` is that of the club's rule set.
pub fn standings(records: &Records, kind: GameKind) -> Vec<Standing> {
    let mut by_person: BTreeMap<PersonId, Standing> = BTreeMap::new();
    let mut counted = BTreeSet::new();
    for hanchan in records.played_by(kind) {
        counted.insert(hanchan.id);
        let level = records.level_of(hanchan);
        for result in hanchan.results() {
            let line = line(&mut by_person, result.person);
            line.tally.add(&result, level);
        }
    }
    for hand in records
        .hands
        .iter()
        .filter(|hand| counted.contains(&hand.hanchan))
    {
        line(&mut by_person, hand.entry.winner)
            .won
            .add(hand.entry.level);
        if let Some(loser) = hand.entry.loser {
            line(&mut by_person, loser).dealt_in.add(hand.entry.level);
        }
    }
    if records.club_kind() == kind {
        for adjustment in &records.adjustments {
            let tally = &mut line(&mut by_person, adjustment.person).tally;
            tally.adjustments += adjustment.points;
            tally.total += adjustment.points;
            tally.gain += adjustment.points;
        }
    }
    for opening in records.openings_of(kind) {
        let tally = &mut line(&mut by_person, opening.person).tally;
        tally.add_opening(opening, records.gain_of(opening));
    }
    let mut rows: Vec<Standing> = by_person.into_values().collect();
    rows.sort_by_key(|row| {
        let person = records.people.get(&row.person);
        let ranked = person.is_some_and(|person| person.kind.is_ranked());
        (
            !ranked,
            Reverse(row.tally.merit(kind)),
            person.map(|person| person.number),
        )
    });
    rank(&mut rows, records, kind);
    rows
}

fn line(by_person: &mut BTreeMap<PersonId, Standing>, person: PersonId) -> &mut Standing {
    by_person.entry(person).or_insert_with(|| Standing {
        rank: None,
        person,
        tally: Tally::default(),
        won: LevelCounts::default(),
        dealt_in: LevelCounts::default(),
    })
}

fn rank(rows: &mut [Standing], records: &Records, kind: GameKind) {
    let mut last: Option<(Option<Ratio>, u32)> = None;
    for (position, row) in (1..).zip(rows) {
        if records
            .people
            .get(&row.person)
            .is_none_or(|person| !person.kind.is_ranked())
        {
            break;
        }
        let rank = match last {
            Some((merit, rank)) if merit == row.tally.merit(kind) => rank,
            _ => position,
        };
        last = Some((row.tally.merit(kind), rank));
        row.rank = Some(rank);
    }
}

//! How the players of a stage stand.

use crate::definition::{CutBy, StageData, TieBreak};
use crate::event::{Round, Sheet};
use scoring::record::SeatResult;
use scoring::{PersonId, Points};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// How the players of a stage stand.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Standing {
    /// The players, the first first, those who left last; then those who are disqualified and
    /// whoever else played, unranked.
    pub lines: Vec<Line>,
    /// People with one rank who are still to be told apart by a lot: only once every sheet is in, and
    /// only where who goes on, a prize or a place elsewhere hangs on it.
    pub asks_for_lot: Vec<Vec<PersonId>>,
}

/// Somebody's line in a standing.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Line {
    /// The rank, which equals share; staff and those who are disqualified have none.
    pub rank: Option<u32>,
    /// Who.
    pub person: PersonId,
    /// Whether the person left before the stage was over.
    pub left: bool,
    /// Whether offences cost the person the rank.
    pub disqualified: bool,
    /// The results of the stage by round; none where the person did not play or the sheet is missing.
    pub results: Vec<Option<Points>>,
    /// The place at the table by round, where a result is.
    pub reached: Vec<Option<u8>>,
    /// How many firsts, seconds, thirds and fourths in the stage.
    pub places: [u32; 4],
    /// What was brought along from the stage before.
    pub carried: Points,
    /// Penalties and bonuses of the stage; once all games are over, lateness as well.
    pub penalties: Points,
    /// What was brought along, the results, and the penalties and bonuses together.
    pub total: Points,
}

/// What a standing is made of.
#[derive(Clone, Copy)]
pub(super) struct Basis<'a> {
    pub(super) stage: &'a StageData,
    pub(super) ties: &'a [TieBreak],
    pub(super) players: &'a [PersonId],
    /// The rounds of the stage that count.
    pub(super) rounds: &'a [&'a Round],
    /// What each player brought along.
    pub(super) carried: &'a BTreeMap<PersonId, Points>,
    /// What was given and taken: penalties and bonuses of the stage, and lateness where it counts.
    pub(super) penalties: &'a BTreeMap<PersonId, Points>,
    /// Who plays no more at its end.
    pub(super) left: &'a BTreeSet<PersonId>,
    /// Whom offences cost the rank.
    pub(super) disqualified: &'a BTreeSet<PersonId>,
    /// The lots drawn in the stage, the latest last.
    pub(super) lots: &'a [&'a [PersonId]],
    /// What decides first.
    pub(super) by: CutBy,
}

impl Standing {
    /// Those who have a rank, the first first.
    pub(super) fn ranked(&self) -> impl Iterator<Item = (u32, &Line)> {
        let lines = self.lines.iter();
        lines.filter_map(|line| Some((line.rank?, line)))
    }

    pub(super) fn of(basis: &Basis<'_>) -> Self {
        let mut lines: BTreeMap<PersonId, Line> = BTreeMap::new();
        for person in basis.players {
            lines.insert(*person, basis.line(*person));
        }
        for round in basis.rounds {
            for result in round.results() {
                let line = lines.entry(result.person);
                line.or_insert_with(|| basis.line(result.person))
                    .add(round.number.round, result);
            }
        }
        let (mut players, mut others): (Vec<Line>, Vec<Line>) = lines
            .into_values()
            .partition(|line| basis.players.contains(&line.person));
        // In the order of the players first, so that the shared ranks are in a known order.
        players.sort_by_key(|line| {
            basis
                .players
                .iter()
                .position(|person| *person == line.person)
        });
        players.sort_by(|one, other| basis.compare(one, other));
        let (disqualified, players): (Vec<Line>, Vec<Line>) =
            players.into_iter().partition(|line| line.disqualified);
        let mut standing = Self::default();
        let tied = players.chunk_by(|one, other| basis.compare(one, other).is_eq());
        for group in tied {
            for group in basis.told_apart_at_a_table(group) {
                standing.rank(&group, basis);
            }
        }
        others.sort_by_key(|line| -line.total);
        standing
            .lines
            .extend(disqualified.into_iter().chain(others));
        standing
    }

    /// Ranks people whom nothing but a lot tells apart.
    fn rank(&mut self, tied: &[Line], basis: &Basis<'_>) {
        let mut tied = tied.to_vec();
        let drawn = basis.lots.iter().rev().find(|lot| {
            let mut people = tied.iter();
            people.all(|line| lot.contains(&line.person))
        });
        let by_lot = basis.ties.contains(&TieBreak::Lot);
        if by_lot && let Some(lot) = drawn {
            tied.sort_by_key(|line| lot.iter().position(|person| *person == line.person));
            basis.keep_order_of_tables(&mut tied);
        } else if by_lot && tied.len() > 1 {
            let people = tied.iter().map(|line| line.person);
            self.asks_for_lot.push(people.collect());
        }
        let first = self.lines.len() + 1;
        for (place, mut line) in tied.into_iter().enumerate() {
            let rank = if by_lot && drawn.is_some() {
                first + place
            } else {
                first
            };
            line.rank = u32::try_from(rank).ok();
            self.lines.push(line);
        }
    }
}

impl Line {
    fn add(&mut self, round: u32, result: &SeatResult) {
        let place = usize::try_from(round).ok();
        let place = place.and_then(|round| round.checked_sub(1));
        if let Some(slot) = place.and_then(|place| self.results.get_mut(place)) {
            *slot = Some(slot.unwrap_or_default() + result.total);
        }
        if let Some(slot) = place.and_then(|place| self.reached.get_mut(place)) {
            *slot = Some(result.place.number);
        }
        let reached = usize::from(result.place.number).checked_sub(1);
        if let Some(count) = reached.and_then(|place| self.places.get_mut(place)) {
            *count += 1;
        }
        self.total += result.total;
    }

    fn played(&self) -> usize {
        self.results.iter().flatten().count()
    }

    /// What was brought along, and the results of so many rounds.
    fn total_up_to(&self, rounds: usize) -> Points {
        let results = self.results.iter().take(rounds).flatten();
        self.carried + results.copied().sum()
    }
}

impl Basis<'_> {
    fn line(&self, person: PersonId) -> Line {
        let known = |amounts: &BTreeMap<PersonId, Points>| {
            amounts.get(&person).copied().unwrap_or_default()
        };
        let is_player = self.players.contains(&person);
        let amount = |amounts| {
            if is_player {
                known(amounts)
            } else {
                Points::ZERO
            }
        };
        let (carried, penalties) = (amount(self.carried), amount(self.penalties));
        Line {
            person,
            left: self.left.contains(&person),
            disqualified: is_player && self.disqualified.contains(&person),
            results: vec![None; self.stage.rounds.len()],
            reached: vec![None; self.stage.rounds.len()],
            carried,
            penalties,
            total: carried + penalties,
            ..Line::default()
        }
    }

    /// At which table of the one hanchan that decides somebody sat, and with which place. None where
    /// several hanchan decide together.
    fn decided_at(&self, person: PersonId) -> Option<(&str, u8)> {
        let last = u32::try_from(self.stage.rounds.len()).ok()?;
        if last > 1 && self.by == CutBy::Total {
            return None;
        }
        let mut rounds = self.rounds.iter();
        let round = rounds.find(|round| round.number.round == last)?;
        round.tables.iter().find_map(|table| match &table.sheet {
            Sheet::In(results) => {
                let mut results = results.as_slice().iter();
                let own = results.find(|result| result.person == person)?;
                Some((&*table.label, own.place.number))
            }
            Sheet::Missing | Sheet::SetAside => None,
        })
    }

    /// Equals in the parts in which the hanchan itself put them, where all of them sat at one table
    /// of it and only rounding made them equal. Where a penalty did, its places decide no more.
    fn told_apart_at_a_table(&self, tied: &[Line]) -> Vec<Vec<Line>> {
        let decided = |line: &Line| self.decided_at(line.person);
        let result = |line: &Line| line.results.last().copied().flatten();
        let table = |line: &Line| decided(line).map(|(table, _)| table);
        let first = tied.first().and_then(table);
        let differ = |line: &Line| table(line) != first || result(line) != result(&tied[0]);
        if first.is_none() || tied.iter().any(differ) {
            return vec![tied.to_vec()];
        }
        let mut tied = tied.to_vec();
        tied.sort_by_key(decided);
        let parts = tied.chunk_by(|one, other| decided(one) == decided(other));
        parts.map(<[Line]>::to_vec).collect()
    }

    /// A lot among people of several tables decides between the tables; those of one table stay in the
    /// order of its places.
    fn keep_order_of_tables(&self, drawn: &mut [Line]) {
        let mut by_place = drawn.to_vec();
        by_place.sort_by_key(|line| self.decided_at(line.person).map(|(_, place)| place));
        let table_of = |line: &Line| {
            self.decided_at(line.person)
                .map(|(table, _)| table.to_owned())
        };
        let tables: Vec<Option<String>> = drawn.iter().map(table_of).collect();
        for (slot, table) in drawn
            .iter_mut()
            .zip(tables)
            .filter(|(_, table)| table.is_some())
        {
            if let Some(next) = by_place.iter().position(|line| table_of(line) == table) {
                *slot = by_place.remove(next);
            }
        }
    }

    /// Who is ahead, as far as no lot is needed. Whoever left comes after everybody who stayed,
    /// because a good result in fewer hanchan is none: the sheets do not say.
    fn compare(&self, one: &Line, other: &Line) -> Ordering {
        let mut order = one.left.cmp(&other.left);
        if one.left {
            order = order.then(other.played().cmp(&one.played()));
        }
        order = order.then_with(|| self.measure(other).cmp(&self.measure(one)));
        for tie in self.ties {
            order = order.then_with(|| match tie {
                TieBreak::Placings => other.places[..3].cmp(&one.places[..3]),
                TieBreak::TotalBefore => {
                    let totals = |line: &Line| -> Vec<Points> {
                        let rounds = (0..self.stage.rounds.len()).rev();
                        rounds.map(|rounds| line.total_up_to(rounds)).collect()
                    };
                    totals(other).cmp(&totals(one))
                }
                TieBreak::Lot => Ordering::Equal,
            });
        }
        order
    }

    /// What decides first: the total, or the last hanchan alone with the penalties of the stage,
    /// which would otherwise cost nothing there. Whoever sat it out comes last.
    fn measure(&self, line: &Line) -> Option<Points> {
        match self.by {
            CutBy::Total => Some(line.total),
            CutBy::LastHanchan => {
                let last = line.results.last().copied().flatten();
                last.map(|last| last + line.penalties)
            }
        }
    }
}

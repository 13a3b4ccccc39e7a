//! One table: its points as they are written or found from results, or what is wrong with it.

use super::super::Ground;
use super::super::amounts::{expected, points};
use super::super::list::List;
use super::super::rows::OfPerson;
use super::super::whom::Whom;
use super::MadePlayer;
use crate::error::LedgerProblem;
use scoring::rule_set::Tie;
use scoring::{Balance, BySeat, NotFound, Played, Points, Settlement, Unit, found_points, settle};
use std::cmp::Reverse;

/// What a table is.
pub(super) enum Settled {
    /// A hanchan whose points are written, or were found.
    Hanchan {
        players: Vec<MadePlayer>,
        found: bool,
    },
    /// Results whose points nobody can know, with the place of each where it is certain.
    Sums(Vec<Option<u8>>),
}

type Player = (u64, Whom, OfPerson);

/// # Errors
/// With the line that must be looked at.
pub(super) fn of(
    players: &[Player],
    list: &List,
    ground: &Ground<'_>,
    as_it_stands: bool,
) -> Result<Settled, (u64, LedgerProblem)> {
    let line = players.first().map_or(0, |(line, ..)| *line);
    let wrong = |problem| (line, problem);
    let expected_players = ground.rules.players().count();
    if players.len() != expected_players {
        return Err(wrong(LedgerProblem::Players {
            count: u32::try_from(players.len()).unwrap_or(u32::MAX),
            expected: u32::try_from(expected_players).unwrap_or_default(),
        }));
    }
    for (at, (line, whom, one)) in players.iter().enumerate() {
        if players.iter().take(at).any(|(_, other, _)| other == whom) {
            let name = one.called.text().to_owned();
            return Err((*line, LedgerProblem::Twice { name }));
        }
    }
    let amounts = list.amounts.ok_or_else(|| wrong(LedgerProblem::NoList))?;
    let mut written = Vec::with_capacity(players.len());
    for (line, _, one) in players {
        let tenths = if amounts.is_result() {
            one.result
        } else {
            one.amount()
        };
        let amount = tenths.and_then(|tenths| points(tenths, amounts));
        written.push(amount.ok_or_else(|| {
            let text = tenths.map_or_else(String::new, |tenths| {
                format!("{}.{}", tenths / 10, (tenths % 10).abs())
            });
            (*line, LedgerProblem::NotANumber { text })
        })?);
    }
    let sum: Points = written.iter().copied().sum();
    if let Some(expected) = expected(amounts, ground)
        && sum != expected
    {
        if as_it_stands && amounts.is_result() {
            return Ok(Settled::Sums(vec![None; players.len()]));
        }
        return Err(wrong(LedgerProblem::Sum {
            sum: Unit::P.signed(sum),
            expected: Unit::P.signed(expected),
        }));
    }
    let table = Table {
        players,
        written,
        ground,
    };
    if amounts.is_result() {
        table.found().map_err(wrong)
    } else {
        table.as_written().map_err(wrong)
    }
}

struct Table<'a> {
    players: &'a [Player],
    /// Their points or results, in the order of the list.
    written: Vec<Points>,
    ground: &'a Ground<'a>,
}

impl Table<'_> {
    /// Who sits where: by their seats, where all are written; else in the order that is given.
    fn seated(&self, order: &[usize]) -> Option<(BySeat<usize>, bool)> {
        let seats: Option<Vec<_>> = self.players.iter().map(|(.., one)| one.seat).collect();
        let Some(seats) = seats else {
            return Some((BySeat::from_slice(order)?, false));
        };
        let mut by_seat: Vec<usize> = (0..seats.len()).collect();
        by_seat.sort_by_key(|at| seats.get(*at).map(|seat| seat.index()));
        let in_use = self.ground.rules.players().seats();
        let fits = by_seat
            .iter()
            .zip(in_use)
            .all(|(at, seat)| seats.get(*at) == Some(seat));
        fits.then(|| Some((BySeat::from_slice(&by_seat)?, true)))?
    }

    fn in_order(&self) -> Vec<usize> {
        (0..self.players.len()).collect()
    }

    /// By places where they are written, then by amounts.
    fn by_result(&self) -> Vec<usize> {
        let mut order = self.in_order();
        order.sort_by_key(|at| {
            let place = self.players.get(*at).and_then(|(.., one)| one.place);
            (place, Reverse(self.written.get(*at).copied()))
        });
        order
    }

    fn as_written(&self) -> Result<Settled, LedgerProblem> {
        let (order, is_seated) = self
            .seated(&self.in_order())
            .ok_or(LedgerProblem::Differs)?;
        let mut order = order;
        if !is_seated && self.seat_decides() {
            let has_places = self.players.iter().all(|(.., one)| one.place.is_some());
            if !has_places {
                return Err(LedgerProblem::Tied);
            }
            (order, _) = self
                .seated(&self.by_result())
                .ok_or(LedgerProblem::Differs)?;
        }
        self.hanchan(order, is_seated, order.map(|at| self.points(at)), false)
    }

    /// Whether two have the same points, and the rules put the seat before.
    fn seat_decides(&self) -> bool {
        let mut sorted = self.written.clone();
        sorted.sort_unstable();
        let tied = sorted.windows(2).any(|pair| pair.first() == pair.last());
        tied && self.ground.rules.data().tie != Tie::Split
    }

    fn points(&self, at: usize) -> Points {
        self.written.get(at).copied().unwrap_or_default()
    }

    fn found(&self) -> Result<Settled, LedgerProblem> {
        for order in [self.in_order(), self.by_result()] {
            let (order, is_seated) = self.seated(&order).ok_or(LedgerProblem::Differs)?;
            match found_points(self.ground.rules, &order.map(|at| self.points(at))) {
                Ok(points) => return self.hanchan(order, is_seated, points, true),
                Err(NotFound::Rounded) => break,
                Err(NotFound::Sum { .. } | NotFound::Undecided) => {}
            }
        }
        Ok(Settled::Sums(self.places()))
    }

    /// The places that are written; where none are, those of results that all differ.
    fn places(&self) -> Vec<Option<u8>> {
        let of = |at: usize| -> Option<u8> {
            let (.., one) = self.players.get(at)?;
            let place = one.place.or_else(|| {
                let own = self.points(at);
                let same = self.written.iter().filter(|other| **other == own).count();
                let ahead = self.written.iter().filter(|other| **other > own).count();
                (same == 1).then(|| u8::try_from(ahead + 1).ok())?
            })?;
            (1..=4).contains(&place).then_some(place)
        };
        let places: Vec<Option<u8>> = self.in_order().into_iter().map(of).collect();
        // Places of some alone would not add up to as many as the hanchan.
        if places.iter().all(Option::is_some) {
            places
        } else {
            vec![None; places.len()]
        }
    }

    fn hanchan(
        &self,
        order: BySeat<usize>,
        is_seated: bool,
        points: BySeat<Points>,
        found: bool,
    ) -> Result<Settled, LedgerProblem> {
        let settled = settle(self.ground.rules, &Played::new(points), Balance::Required)
            .map_err(|_| LedgerProblem::Differs)?;
        if !self.agrees(&order, &settled, found) {
            return Err(LedgerProblem::Differs);
        }
        let seats = order.players().seats().iter();
        let players = seats.filter_map(|seat| {
            let (line, whom, _) = self.players.get(order[*seat])?;
            Some(MadePlayer {
                line: *line,
                whom: *whom,
                points: points[*seat],
                seat: is_seated.then_some(*seat),
            })
        });
        Ok(Settled::Hanchan {
            players: players.collect(),
            found,
        })
    }

    /// Whether places, and results beside points, are those that the rules make.
    fn agrees(&self, order: &BySeat<usize>, settled: &Settlement, found: bool) -> bool {
        order.iter().all(|(seat, at)| {
            let Some((.., one)) = self.players.get(*at) else {
                return false;
            };
            let place = one
                .place
                .is_none_or(|place| place == settled.places[seat].number);
            let beside = one.result.filter(|_| !found);
            let in_p = |tenths: i64| Points(tenths.saturating_mul(100));
            let in_points = |tenths: i64| Points(tenths / 10);
            let total = settled.total[seat];
            let result =
                beside.is_none_or(|tenths| in_p(tenths) == total || in_points(tenths) == total);
            place && result
        })
    }
}

//! Which field of a rule set is wrong, and why.

use super::{Basis, Chombo, ChomboPayment, RuleSetData, Uma};
use crate::Points;
use std::fmt;
use thiserror::Error;

/// A field that is wrong.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FieldError {
    /// The field as it is written in the data, such as `uma[2]`.
    pub field: String,
    /// What is wrong with it and what it should be.
    pub message: String,
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

/// Rule set data that cannot settle a hanchan.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct InvalidRuleSet(pub Vec<FieldError>);

pub(super) fn check(data: &RuleSetData) -> Result<(), InvalidRuleSet> {
    let mut found = Found::default();
    let players = data.players.count();

    let id_is_plain = !data.id.is_empty()
        && data.id.len() <= 64
        && data
            .id
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    found.unless(id_is_plain, "id", "use 1 to 64 letters, digits, - and _");
    found.unless(data.version >= 1, "version", "versions count from 1");
    found.amount("start", data.start);
    found.unless(data.start > Points::ZERO, "start", "must be above 0");
    match (data.basis, data.return_points) {
        (Basis::FromReturn, None) => {
            found.add(
                "return",
                "is missing; with basis from_return it is what results count against",
            );
        }
        (Basis::Raw, Some(_)) => {
            found.add(
                "return",
                "must be left out with basis raw, where points count as they stand",
            );
        }
        (Basis::FromReturn, Some(points)) => {
            found.amount("return", points);
            found.unless(points > Points::ZERO, "return", "must be above 0");
        }
        (Basis::Raw, None) => {}
    }
    match &data.uma {
        Uma::ByPlace(amounts) => found.places("uma", amounts, players),
        Uma::ByFloating { floating } => {
            found.unless(
                data.basis == Basis::FromReturn,
                "uma.floating",
                "needs a return to float above; use basis from_return",
            );
            let rows = players - 1;
            found.unless(
                floating.len() == rows,
                "uma.floating",
                &format!(
                    "needs {rows} rows, for 1 to {rows} players floating; has {}",
                    floating.len()
                ),
            );
            for (row, amounts) in floating.iter().enumerate() {
                found.places(&format!("uma.floating[{row}]"), amounts, players);
            }
        }
    }
    match data.chombo {
        Chombo::Adjustment(amount) => {
            found.amount("chombo.adjustment", amount);
            found.unless(
                amount <= Points::ZERO,
                "chombo.adjustment",
                "is points taken off: 0 or below",
            );
        }
        Chombo::InHand(ChomboPayment::Each(amount)) => {
            found.amount("chombo.in_hand.each", amount);
            found.unless(
                amount >= Points::ZERO,
                "chombo.in_hand.each",
                "is paid to each: 0 or above",
            );
        }
        Chombo::InHand(ChomboPayment::Mangan) => {}
    }
    let values = &data.hand_values;
    found.amount("hand_values.honba", values.honba);
    let others = i64::from(u8::from(data.players)) - 1;
    found.unless(
        values.honba >= Points::ZERO && values.honba.0 % (others * Points::STEP) == 0,
        "hand_values.honba",
        &format!("must divide evenly among the {others} who pay on tsumo, in 100s"),
    );
    found.unless(
        matches!(values.double_wind_pair_fu, 2 | 4),
        "hand_values.double_wind_pair_fu",
        "is 2 or 4",
    );
    found.clock(data);
    found.result()
}

#[derive(Default)]
struct Found(Vec<FieldError>);

impl Found {
    fn add(&mut self, field: &str, message: &str) {
        self.0.push(FieldError {
            field: field.to_owned(),
            message: message.to_owned(),
        });
    }

    fn unless(&mut self, right: bool, field: &str, message: &str) {
        if !right {
            self.add(field, message);
        }
    }

    fn amount(&mut self, field: &str, amount: Points) {
        if !amount.is_whole_step() {
            self.add(field, &format!("{amount} is not a multiple of 100"));
        }
        // Compared on both sides: the smallest integer has no absolute value.
        if amount > Points::LIMIT || amount < -Points::LIMIT {
            self.add(
                field,
                &format!("{amount} is farther from zero than {}", Points::LIMIT),
            );
        }
    }

    fn places(&mut self, field: &str, amounts: &[Points], players: usize) {
        if amounts.len() != players {
            self.add(
                field,
                &format!(
                    "needs {players} amounts, first place to last; has {}",
                    amounts.len()
                ),
            );
        }
        for (place, amount) in amounts.iter().enumerate() {
            self.amount(&format!("{field}[{place}]"), *amount);
        }
        for (place, pair) in amounts.windows(2).enumerate() {
            if pair[0] < pair[1] {
                self.add(
                    &format!("{field}[{}]", place + 1),
                    &format!(
                        "{} is more than the place before it gets ({})",
                        pair[1], pair[0]
                    ),
                );
            }
        }
    }

    fn clock(&mut self, data: &RuleSetData) {
        let clock = &data.clock;
        if let Some(minutes) = clock.minutes {
            self.unless((1..=600).contains(&minutes), "clock.minutes", "is 1 to 600");
        }
        for (position, announcement) in clock.announcements.iter().enumerate() {
            self.unless(
                clock
                    .minutes
                    .is_some_and(|minutes| announcement.minutes_left < minutes),
                &format!("clock.announcements[{position}].minutes_left"),
                "must come before the end of a timed round",
            );
        }
        if let Some(players) = clock.stop_below_players {
            self.unless(
                (2..=u8::from(data.players)).contains(&players),
                "clock.stop_below_players",
                "is 2 up to the number of players",
            );
        }
    }

    fn result(self) -> Result<(), InvalidRuleSet> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(InvalidRuleSet(self.0))
        }
    }
}

//! Which field of a rule set is wrong, and why.

use super::{Basis, Chombo, ChomboPayment, RuleSetData, Uma};
use crate::Points;
use crate::rule_book::MOST_LETTERS;
use thiserror::Error;

/// A field that is wrong.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("{field}: {fault}")]
pub struct FieldError {
    /// The field as it is written in the data, such as `uma[2]`.
    pub field: String,
    /// What is wrong with it and what it should be.
    pub fault: FieldFault,
}

/// What can be wrong with a field of a rule set.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum FieldFault {
    /// What files and commands call it must be typed easily.
    #[error("use 1 to 64 letters, digits, - and _")]
    Id,
    /// Version 0.
    #[error("versions count from 1")]
    Version,
    /// Nobody begins or returns with nothing.
    #[error("must be above 0")]
    NotAboveZero,
    /// Results count from a return that there is not.
    #[error("is missing; with basis from_return it is what results count against")]
    NoReturn,
    /// Results count from no return, and there is one.
    #[error("must be left out with basis raw, where points count as they stand")]
    NeedlessReturn,
    /// Points that sticks cannot make.
    #[error("{0} is not a multiple of 100")]
    NotWholeStep(Points),
    /// Points farther from zero than any game goes.
    #[error("{0} is farther from zero than {limit}", limit = Points::LIMIT)]
    TooFar(Points),
    /// As many amounts as there are places.
    #[error("needs {expected} amounts, first place to last; has {got}")]
    AmountCount {
        /// As many as play at a table.
        expected: usize,
        /// As many as there are.
        got: usize,
    },
    /// A lower place gets more.
    #[error("{amount} is more than the place before it gets ({before})")]
    MoreThanPlaceBefore {
        /// What this place gets.
        amount: Points,
        /// What the place before it gets.
        before: Points,
    },
    /// Floating is being at or above the return.
    #[error("needs a return to float above; use basis from_return")]
    NothingToFloatAbove,
    /// A row for each number of players who can float.
    #[error("needs {expected} rows, for 1 to {expected} players floating; has {got}")]
    FloatingRows {
        /// All but one player.
        expected: usize,
        /// As many as there are.
        got: usize,
    },
    /// A chombo that would give points.
    #[error("is points taken off: 0 or below")]
    AboveZero,
    /// A payment that would take points from who gets it.
    #[error("is paid to each: 0 or above")]
    BelowZero,
    /// Counters that cannot be paid on tsumo.
    #[error("must divide evenly among the {payers} who pay on tsumo, in 100s")]
    DoesNotDivide {
        /// Everybody but the winner.
        payers: usize,
    },
    /// Fu that the pair never has.
    #[error("is 2 or 4")]
    PairFu,
    /// A number outside its range.
    #[error("is {lowest} to {highest}")]
    OutOfRange {
        /// The smallest it can be.
        lowest: u16,
        /// The largest it can be.
        highest: u16,
    },
    /// More text under a heading of the rule book than anybody reads.
    #[error("has more than {MOST_LETTERS} letters")]
    LongText,
    /// An announcement that no round would have.
    #[error("must come before the end of a timed round")]
    NotBeforeTheEnd,
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
    found.unless(id_is_plain, "id", FieldFault::Id);
    found.unless(data.version >= 1, "version", FieldFault::Version);
    found.amount("start", data.start);
    found.unless(data.start > Points::ZERO, "start", FieldFault::NotAboveZero);
    match (data.basis, data.return_points) {
        (Basis::FromReturn, None) => {
            found.add("return", FieldFault::NoReturn);
        }
        (Basis::Raw, Some(_)) => {
            found.add("return", FieldFault::NeedlessReturn);
        }
        (Basis::FromReturn, Some(points)) => {
            found.amount("return", points);
            found.unless(points > Points::ZERO, "return", FieldFault::NotAboveZero);
        }
        (Basis::Raw, None) => {}
    }
    match &data.uma {
        Uma::ByPlace(amounts) => found.places("uma", amounts, players),
        Uma::ByFloating { floating } => {
            found.unless(
                data.basis == Basis::FromReturn,
                "uma.floating",
                FieldFault::NothingToFloatAbove,
            );
            let rows = players - 1;
            found.unless(
                floating.len() == rows,
                "uma.floating",
                FieldFault::FloatingRows {
                    expected: rows,
                    got: floating.len(),
                },
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
                FieldFault::AboveZero,
            );
        }
        Chombo::InHand(ChomboPayment::Each(amount)) => {
            found.amount("chombo.in_hand.each", amount);
            found.unless(
                amount >= Points::ZERO,
                "chombo.in_hand.each",
                FieldFault::BelowZero,
            );
        }
        Chombo::InHand(ChomboPayment::Mangan) => {}
    }
    let values = &data.hand_values;
    found.amount("hand_values.honba", values.honba);
    let sharing = players - 1;
    let divides =
        |steps: i64| usize::try_from(steps).is_ok_and(|steps| steps.is_multiple_of(sharing));
    found.unless(
        values.honba.is_whole_step() && divides(values.honba.0 / Points::STEP),
        "hand_values.honba",
        FieldFault::DoesNotDivide { payers: sharing },
    );
    found.unless(
        matches!(values.double_wind_pair_fu, 2 | 4),
        "hand_values.double_wind_pair_fu",
        FieldFault::PairFu,
    );
    for (suit, count) in values.winning.red_fives.iter().enumerate() {
        let field = format!("hand_values.winning.red_fives[{suit}]");
        found.range((*count).into(), &field, 0, 4);
    }
    found.clock(data);
    if let Some(heading) = data.book.too_long() {
        found.add(&format!("book.{}", heading.key()), FieldFault::LongText);
    }
    found.result()
}

#[derive(Default)]
struct Found(Vec<FieldError>);

impl Found {
    fn add(&mut self, field: &str, fault: FieldFault) {
        self.0.push(FieldError {
            field: field.to_owned(),
            fault,
        });
    }

    fn unless(&mut self, right: bool, field: &str, fault: FieldFault) {
        if !right {
            self.add(field, fault);
        }
    }

    fn range(&mut self, number: u16, field: &str, lowest: u16, highest: u16) {
        self.unless(
            (lowest..=highest).contains(&number),
            field,
            FieldFault::OutOfRange { lowest, highest },
        );
    }

    fn amount(&mut self, field: &str, amount: Points) {
        if !amount.is_whole_step() {
            self.add(field, FieldFault::NotWholeStep(amount));
        }
        // Compared on both sides: the smallest integer has no absolute value.
        if amount > Points::LIMIT || amount < -Points::LIMIT {
            self.add(field, FieldFault::TooFar(amount));
        }
    }

    fn places(&mut self, field: &str, amounts: &[Points], players: usize) {
        if amounts.len() != players {
            self.add(
                field,
                FieldFault::AmountCount {
                    expected: players,
                    got: amounts.len(),
                },
            );
        }
        for (place, amount) in amounts.iter().enumerate() {
            self.amount(&format!("{field}[{place}]"), *amount);
        }
        for (place, pair) in amounts.windows(2).enumerate() {
            if pair[0] < pair[1] {
                self.add(
                    &format!("{field}[{}]", place + 1),
                    FieldFault::MoreThanPlaceBefore {
                        amount: pair[1],
                        before: pair[0],
                    },
                );
            }
        }
    }

    fn clock(&mut self, data: &RuleSetData) {
        let clock = &data.clock;
        if let Some(minutes) = clock.minutes {
            self.range(minutes, "clock.minutes", 1, 600);
        }
        for (position, announcement) in clock.announcements.iter().enumerate() {
            self.unless(
                clock
                    .minutes
                    .is_some_and(|minutes| announcement.minutes_left < minutes),
                &format!("clock.announcements[{position}].minutes_left"),
                FieldFault::NotBeforeTheEnd,
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

//! What is wrong with a table or a hand by the rules.

use super::{FileProblem, count};
use db::HandProblem;
use scoring::SettleError;

impl From<SettleError> for FileProblem {
    fn from(problem: SettleError) -> Self {
        match problem {
            SettleError::PlayerCount { expected, got } => Self::PlayerCount {
                expected: count(expected),
                got: count(got),
            },
            SettleError::Unbalanced {
                difference,
                expected,
            } => {
                let (size, expected) = (difference.abs().to_string(), expected.to_string());
                if difference.0 < 0 {
                    Self::PointsShort {
                        difference: size,
                        expected,
                    }
                } else {
                    Self::PointsOver {
                        difference: size,
                        expected,
                    }
                }
            }
            SettleError::NotWholeStep { seat, points } => Self::NotWholeStep {
                seat: seat.letter(),
                points: points.to_string(),
            },
            SettleError::OutOfRange { seat, points } => Self::PointsOutOfRange {
                seat: seat.letter(),
                points: points.to_string(),
            },
            SettleError::Deposit(points) => Self::Deposit {
                points: points.to_string(),
            },
            SettleError::TooManyChombo { seat, count } => Self::TooManyChombo {
                seat: seat.letter(),
                count,
            },
            SettleError::LastDealer(seat) => Self::LastDealer {
                seat: seat.letter(),
            },
        }
    }
}

impl From<HandProblem> for FileProblem {
    fn from(problem: HandProblem) -> Self {
        match problem {
            HandProblem::WinnerNotAtTable(number) | HandProblem::LoserNotAtTable(number) => {
                Self::NotAtTable { number }
            }
            HandProblem::LoserIsWinner(number) => Self::LoserIsWinner { number },
            HandProblem::Honba(count) => Self::Honba { count },
            HandProblem::Han(count) => Self::Han { count },
            HandProblem::Fu(count) => Self::Fu { count },
            HandProblem::Level { level, han, .. } => Self::Level {
                level: level.kanji().to_owned(),
                han,
            },
        }
    }
}

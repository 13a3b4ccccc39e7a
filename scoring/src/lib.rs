//! The rules of riichi-mahjong clubs: settling a hanchan, what hands are worth, standings and
//! statistics. Every amount is a whole number of points; nothing here reads a file or a clock.
//!
//! ```
//! use scoring::{Balance, BySeat, Played, Points, Unit, preset, settle};
//!
//! let rules = preset("shirakaba-2025").unwrap();
//! let played = Played::new(BySeat::four([42_300, 31_000, 26_700, 20_000].map(Points)));
//! let settled = settle(&rules, &played, Balance::Required).unwrap();
//! let shown: Vec<String> = settled.total.as_slice().iter().map(|amount| Unit::P.signed(*amount)).collect();
//! assert_eq!(shown, ["+42.3", "+11.0", "▲13.3", "▲40.0"]);
//! ```
//!
//! # To extend it
//! - A new rule: a field in [`rule_set::RuleSetData`], its check in `rule_set/check.rs`, its place
//!   in the order of [`settle`], its sentence in [`rule_words`], and a case in `tests/data/score-cases.jsonl`.
//! - A new statistic: a field of [`statistics::PersonStatistics`] filled in its one pass.
//! - A new preset: `rule_set/presets.rs`.

#![warn(missing_docs)]

pub mod announcing;
pub mod award;
pub mod calendar;
pub mod change;
pub mod feats;
mod found_points;
pub mod game_kind;
pub mod hand_value;
mod id;
pub mod names;
pub mod period;
pub mod points;
pub mod practice;
pub mod rating;
pub mod ratio;
pub mod record;
pub mod rule_book;
pub mod rule_set;
pub mod rule_words;
#[doc = include_str!("rules.md")]
pub mod rules {}
pub mod seat;
pub mod sections;
pub mod settle;
pub mod standing_figure;
pub mod standings;
pub mod statistics;
pub mod typed;
pub mod what_if;
pub mod winning_hand;
#[cfg(feature = "wire")]
pub mod wire;

pub use calendar::{Calendar, DateError, parse_date};
pub use change::{Change, changes};
pub use feats::{ClubFeats, Feat, Feats, club_feats};
pub use found_points::{NotFound, found_points, sum_of_results};
pub use game_kind::GameKind;
pub use names::{Names, PageNames};
pub use period::{FiscalStart, Half, Period};
pub use points::{Points, Unit, table_points};
pub use ratio::Ratio;
pub use record::{HanchanId, PersonId, PersonKind, Records, RuleSetId, SeriesId};
pub use rule_book::{BookHeading, RuleBook};
pub use rule_set::{RuleSet, RuleSetData, preset, presets};
pub use seat::{BySeat, Players, Seat};
pub use sections::{Section, Sections, SectionsFault};
pub use settle::{Balance, Place, Played, SettleError, Settlement, settle};
pub use standing_figure::{FigureValue, StandingFigure};
pub use standings::{LevelCounts, Standing, Tally, standings};
pub use statistics::{PersonStatistics, statistics};

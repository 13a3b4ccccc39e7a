//! Competitions from first entry to last certificate, and who plays whom: the draw of a round, and of
//! several rounds at once. The seed is passed in, so that a draw can be made again before witnesses;
//! nothing here reads a file or a clock.
//!
//! A competition is its [`Competition`] (the definition), a log of [`Event`]s, and its rounds, which
//! are ordinary hanchan. [`Course::of`] derives everything else from them.
//!
//! ```
//! use competition::{Presence, Situation, draw, quality};
//! use scoring::{PersonId, Players};
//!
//! let present = (1..=9).map(|id| Presence::new(PersonId(id))).collect();
//! let situation = Situation { players: Players::Four, present, ..Situation::default() };
//! let seating = draw(&situation, 20_251_004)?;
//! assert_eq!((seating.tables.len(), seating.sits_out.len()), (2, 1));
//! assert_eq!(seating, draw(&situation, 20_251_004)?);
//! assert_eq!(quality(&situation, &seating).repeats_today, 0);
//! # Ok::<(), competition::SeatingError>(())
//! ```
//!
//! # To extend it
//! - What a draw should avoid: a field of [`Situation`], its price in `seating/price.rs`, and its
//!   number in [`Quality`].
//! - What a plan of several rounds should avoid: a part of the burden in `plan/burden.rs`, and its
//!   number in [`PlanQuality`].
//! - What can happen in a competition: a [`Happening`], and the module of `course` that heeds it.
//! - What a competition can ask for: a field of [`CompetitionData`], and its check in
//!   `definition/check.rs`.

#![warn(missing_docs)]

mod company;
pub mod course;
pub mod definition;
pub mod event;
mod in_words;
pub mod plan;
pub mod seat;
pub mod seating;

pub use course::{Change, Course, changes};
pub use definition::{
    Asked, CarryOver, Competition, CompetitionData, CutBy, CutRules, EntryRules,
    InvalidCompetition, LateRules, Method, PenaltyRules, PlaceRules, PrizeRules, StaffRules,
    StageData, TieBreak, preset, presets,
};
pub use event::{Event, EventId, Happening, History, Round, RoundNumber, Sheet, Table};
pub use in_words::{SettledGroup, SettledInWords, in_words};
pub use plan::{Entrant, Field, Plan, PlanQuality, Progress, plan};
pub use seat::{CannotSeat, Draw, lot, seat, seat_alone, seating_quality};
pub use seating::{
    Again, Meetings, Presence, Quality, Role, Seating, SeatingError, Situation, draw,
    draw_by_standing, quality, stand_in, swap, table_label,
};

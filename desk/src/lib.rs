//! What the two shells, the window and the command line, do alike, so that it is written and tested once:
//! no web view, no terminal and no clock is needed for it.
//!
//! ```
//! use chrono::NaiveDate;
//! use desk::typed::{day, month, time};
//!
//! let today = NaiveDate::from_ymd_opt(2026, 11, 25).unwrap();
//! assert_eq!(day::parse("１／８", today).unwrap().to_string(), "2027-01-08");
//! assert_eq!(month::parse("令和7年10月").unwrap().to_string(), "2025-10-01");
//! assert_eq!(time::parse("午後1時半").unwrap().to_string(), "13:30:00");
//! ```
//!
//! # To extend it
//! - A paper: what it is made from is read in [`papers`], apart from drawing it.
//! - A form in which people type a number: `scoring::typed`, which files are read by as well; a day, a
//!   month, a time or a score: its module in [`typed`].
//! - A way in which lists of seats are written: [`by_hand::written`].
//! - What a round's clock does: [`clock`]; whoever asks passes the time in.
//! - A field of the record sheet: [`sheet::Sheet`], and a new version of the half-typed ones.
//! - A table or a column of what goes out to spreadsheets: [`figures`].
//! - A page that is kept up to date beside the others: what it is made from, in [`site`].
//! - A box of the page that tells what a hand is worth: [`hand::AskedHand`].
//! - A way to narrow down what standings and charts are about: [`results::Game`].

#![warn(missing_docs)]

pub mod by_hand;
pub mod clock;
pub mod contest;
pub mod figures;
pub mod hand;
pub mod papers;
pub mod practice;
pub mod results;
pub mod sheet;
pub mod site;
pub mod typed;
pub mod workbook;

//! Whole competitions through the command line alone, from the first entry to the last certificate.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod by_hand;
#[path = "../common/mod.rs"]
mod common;
mod contest;
mod incidents;
mod knockout;
mod mistakes;
mod new_year;
mod settling;

//! Days of play, by what was decided of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;
mod holidays;
mod plan;
mod rules;

//! The rules, each held to the sheet that it comes from.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod announcing;
mod award;
mod calendar;
mod cases;
mod common;
mod corrected;
mod feats;
mod found_points;
mod game_kind;
mod hand_value;
mod laws;
mod openings;
mod presets;
mod remarks;
mod rule_book;
mod rule_set;
mod sections;
mod standings;
mod what_if;
mod winning_hand;
mod words;

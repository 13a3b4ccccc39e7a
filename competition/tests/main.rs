//! Competitions, by what their rules say.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod apart;
mod books;
mod course;
mod dealt;
mod plan;
mod searched;
mod seating;

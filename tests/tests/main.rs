//! The program as a whole, from its command line.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod answers;
mod anywhere;
mod archive;
mod awards;
mod bad_file;
mod bad_import;
mod certificates;
mod common;
mod compare;
mod competition;
mod contract;
mod exports;
mod figures;
mod floors;
mod half_year;
mod hand;
mod handover;
mod help;
mod imports;
mod limits;
mod older;
mod outputs;
mod papers;
mod personal;
mod plan;
mod questions;
mod season;
mod seat;
mod sections;
mod site;
mod terminal;
mod two_programs;
mod year;
mod years_in;

//! What a club can do, on real files.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod automatic_backups;
mod backup;
mod clumsy_workbooks;
mod compare;
mod competitions;
mod draws;
mod entering;
mod erasure;
mod exports;
mod generated_files;
mod headings;
mod history;
mod import_beside;
mod import_doubts;
mod import_errors;
mod import_forms;
mod import_size;
mod interrupted;
mod keeping;
mod ledger_doubts;
mod ledgers;
mod leftovers;
mod locking;
mod migration;
mod names;
mod on_windows;
mod opening;
mod openings;
mod people;
mod questions;
mod round_trip;
mod season;
mod sessions;
mod sharing;
mod spellings;
mod support;
mod tables;
mod two_tables;
mod whom_it_erases;
mod workbooks;
mod year;
mod year_round_trip;

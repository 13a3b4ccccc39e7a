//! The papers, read back.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod all_sheets;
mod archive;
mod award_certificates;
mod booklets;
mod bundles;
mod calendar_files;
mod certificates;
mod club;
mod contest_papers;
mod contests;
mod crosswise;
mod day_papers;
mod documents;
mod edges;
mod fair;
mod hand_tiles;
mod handout_pages;
mod handouts;
mod legible;
mod member_page;
mod openings;
mod practice;
mod race;
mod reading;
mod record_book;
mod references;
mod rule_books;
mod rule_sheets;
mod schedule;
mod sections;
mod terms;
mod tile_faces;
mod value_tables;
mod web_pages;

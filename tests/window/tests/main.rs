//! The real window, driven as people drive it. One program, so that the window's driver is linked once and
//! the sample club is made once; the walk through every screen, which is as long as all of these, is another.

#![cfg(target_os = "linux")]

mod about;
mod astray;
mod beside;
mod by_hand;
mod clock;
mod closing;
mod compare;
mod competition_file;
mod competition_journeys;
mod competition_screen;
mod composing;
mod evening;
mod first_start;
mod focus;
mod frame;
mod hall;
mod hand;
mod handed;
mod handover;
mod help;
mod import;
mod key_counts;
mod keyboard;
mod killed;
mod lists;
mod looks;
mod lost;
mod manual;
mod manual_site;
mod members;
mod merge;
mod paper;
mod papers;
mod placing;
mod problems;
mod problems_at_work;
mod problems_with_files;
mod recording;
mod rules;
mod schedule;
mod sheet;
mod signs;
mod site;
mod sizes;
mod sleep;
mod standings;
mod start;
mod stopped;
mod today;
mod web_page;
mod whole_evening;
mod whole_in_view;

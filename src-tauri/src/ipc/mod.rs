//! The window's wire: every command and every JSON name that the page sees is in this folder, and
//! nowhere else. A module a domain holds its commands above and their types below.
//!
//! The page's side is generated into `ui/src/platform/bindings.ts`; the test `bindings` proves that
//! file current, and `cargo xtask bindings` writes it anew.
//!
//! # To add a command
//! 1. A function in the module of its domain, `#[tauri::command(async)]` and `#[specta::specta]`,
//!    which asks [`OpenClub::read`] or [`OpenClub::write`], converts and returns. What it tells has
//!    amounts as the text to show, counts as a [`Number`] and days as ISO texts.
//! 2. Its line in `list.rs`.
//! 3. `cargo xtask bindings`. The page then has it as `platform.nameOfTheCommand(…)`.
//!
//! A new way to fail that the person can do something about is a kind of [`WireError`]; the
//! compiler then asks for its sentences in `ui/src/text`.
//!
//! [`OpenClub::read`]: crate::open_club::OpenClub::read
//! [`OpenClub::write`]: crate::open_club::OpenClub::write
// The shell gives commands their arguments by value.
#![allow(
    clippy::needless_pass_by_value,
    reason = "the shell gives commands their arguments by value"
)]

mod about;
mod adjustments;
mod attendance;
mod awards;
mod backups;
mod calendar_file;
mod club;
mod compare;
mod competition_by_hand;
mod competition_desk;
mod competition_draw;
mod competition_play;
mod competition_results;
mod competitions;
mod data;
mod day_standings;
mod drafts;
mod draw;
mod entry;
mod erasure;
mod error;
mod export;
mod figures;
mod half_year;
mod hall;
mod hand;
mod handed;
mod handover;
mod head_to_head;
mod history;
mod import_doubt;
mod import_file;
mod import_problem;
mod imports;
mod ledger;
mod ledger_shown;
mod lost;
mod members;
mod membership;
mod merge;
mod number;
mod openings;
mod person;
mod questions;
mod remarks;
mod reports;
mod results;
mod round_clock;
mod rules;
mod schedule;
mod schedule_rules;
mod seats_by_hand;
mod series;
mod session;
mod set_aside;
mod sheet_history;
mod sheets;
mod site;
mod start;
mod today;
mod typed;
mod viewer;
mod web_page;
mod what_if;
mod window;
mod work;

pub(crate) use club::last_file;
pub(crate) use compare::ComparedFile;
pub(crate) use competition_draw::LastDraw;
pub use error::WireError;
pub(crate) use handover::HandOverToOpen;
pub(crate) use imports::ImportChoice;
pub(crate) use number::Number;
pub(crate) use reports::LastReport;
pub(crate) use start::ChosenPlace;
pub(crate) use window::MenuWords;

use tauri_specta::{Builder, Commands, ErrorHandlingMode, collect_commands};

macro_rules! commands {
    ($($domain:ident :: $command:ident),+ $(,)?) => {
        fn commands() -> Commands<tauri::Wry> {
            collect_commands![$($domain::$command),+]
        }
    };
}
include!("list.rs");

/// The commands the page may call, with their types.
pub fn builder() -> Builder<tauri::Wry> {
    Builder::new()
        // Otherwise every type with an optional field splits into one to send and one to receive.
        .disable_serde_phases()
        .error_handling(ErrorHandlingMode::Throw)
        .typ::<WireError>()
        .commands(commands())
}

//! The window's wire: every JSON name that the page sees is in this folder, and nowhere else.
//!
//! The page's types are generated from these into `ui/src/platform/bindings.ts`; the test
//! `bindings` proves that file current, and `cargo xtask bindings` writes it anew.

mod commands;
mod error;
mod types;

pub use error::WireError;
pub use types::{ClubOverview, Month, MonthStandings, StandingRow};

use tauri_specta::{Builder, ErrorHandlingMode, collect_commands};

/// The commands the page may call, with their types.
pub fn builder() -> Builder<tauri::Wry> {
    Builder::new()
        // Otherwise every type with an optional field splits into one to send and one to receive.
        .disable_serde_phases()
        .error_handling(ErrorHandlingMode::Throw)
        .typ::<WireError>()
        .commands(collect_commands![
            commands::choose_club,
            commands::club_at_start,
            commands::month_from_text,
            commands::month_standings,
        ])
}

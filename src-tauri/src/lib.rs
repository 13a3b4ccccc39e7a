//! The desktop window of 半荘帳: a thin shell around [`db`] and [`scoring`].
//!
//! The page in `ui/` calls the commands in [`ipc`]; each is a few lines that ask the club's file
//! and convert the answer to the types of the wire. The page never names a file: the person
//! chooses one in the system's dialog, or on the command line that starts the program.
//!
//! [`ipc`] says how to add a command.

mod day;
mod file_lock;
pub mod ipc;
mod month;
mod open_club;
mod period;

use std::path::PathBuf;

use open_club::OpenClub;

/// Opens the window, on the club's file named as the first argument if one is, and returns when
/// it is closed.
pub fn run() -> tauri::Result<()> {
    let at_start = std::env::args_os().nth(1).map(PathBuf::from);
    tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .manage(OpenClub::starting_with(at_start))
        .invoke_handler(ipc::builder().invoke_handler())
        .run(tauri::generate_context!())
}

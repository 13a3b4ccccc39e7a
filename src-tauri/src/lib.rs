//! The desktop window of 半荘帳: a thin shell around [`db`] and [`scoring`].
//!
//! The page in `ui/` calls the commands in [`ipc`]; each is a few lines that ask the club's file
//! and convert the answer to the types of the wire. The page never names a file: the person
//! chooses one in the system's dialog, or on the command line that starts the program.
//!
//! [`ipc`] says how to add a command.

mod chosen_place;
mod drafts;
mod fitting;
#[cfg(test)]
mod for_tests;
mod hall;
mod handed;
pub mod ipc;
mod menu;
mod open_club;
mod page_files;
mod pasted;
mod recent;
mod round_clock;
mod shell;
mod site_keeper;
mod starting;
mod threads;
mod work;

use std::env;

use open_club::OpenClub;

pub use starting::tell;

/// Opens the window, on the club's file named among the arguments if one is, and returns when it is
/// closed.
///
/// # Errors
///
/// In words for people, of both languages: what stands in the way of the window, and what to do. Nothing was opened then.
pub fn run() -> Result<(), String> {
    starting::web_view_is_there()?;
    window().map_err(|error| starting::failed(&error))
}

fn window() -> tauri::Result<()> {
    // Held by nobody: what it watches for only fails the one write from here on.
    #[cfg(unix)]
    let _ = db::SizeLimit::watched();
    // Where there is none any more, a name is taken as it is.
    let folder = env::current_dir().unwrap_or_default();
    let at_start = handed::named(env::args_os().skip(1), &folder);
    let threads = threads::of_commands()?;
    tauri::async_runtime::set(threads.handle().clone());
    let builder = tauri::Builder::default();
    // First of all, so that a second program ends before it opens anything.
    #[cfg(not(target_os = "macos"))]
    let builder = builder.plugin(shell::one_instance());
    builder
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_window_state::Builder::new().build())
        .manage(OpenClub::default())
        .manage(ipc::ChosenPlace::default())
        .manage(ipc::HandOverToOpen::default())
        .manage(ipc::ComparedFile::default())
        .manage(ipc::ImportChoice::default())
        .manage(ipc::LastReport::default())
        .manage(ipc::LastDraw::default())
        .manage(work::Works::default())
        .manage(site_keeper::SiteKeeper::default())
        .manage(round_clock::RoundClocks::default())
        .manage(handed::Handed::with(at_start))
        .invoke_handler(ipc::builder().invoke_handler())
        .setup(|app| Ok(shell::set_up(app.handle())?))
        .on_window_event(shell::take_dropped)
        .on_window_event(hall::close_with_main)
        .on_menu_event(|app, event| menu::chosen(app, &event))
        .build(page_files::with_fonts(tauri::generate_context!()))?
        .run(|app, event| shell::take_event(app, &event));
    Ok(())
}

//! What the window does besides answering the page: one program at a time, files handed to it, and
//! Japanese input.

use tauri::{AppHandle, DragDropEvent, Manager, WebviewWindowBuilder, Window, WindowEvent};

use crate::handed::Handed;
use crate::open_club::OpenClub;
use crate::work::Works;
use crate::{fitting, handed, ipc, round_clock, site_keeper};

/// The window people work in.
pub const MAIN: &str = "main";

/// A second start shows the first window, with the file it was started on. Where the system has no
/// way to find the first (on Linux, no D-Bus), the lock of the club's file must do.
///
/// A Mac starts no second program by itself, one for each account that is at work: it brings the first
/// to the front and hands it the file. What the plugin does there is one for all accounts, and would
/// hand one person's file to another's window.
#[cfg(not(target_os = "macos"))]
pub fn one_instance() -> tauri::plugin::TauriPlugin<tauri::Wry> {
    tauri_plugin_single_instance::init(|app, arguments, folder| {
        bring_to_front(app);
        let arguments = arguments.into_iter().skip(1).map(Into::into);
        handed::over(app, handed::named(arguments, folder.as_ref()));
    })
}

/// What the system does to a program besides its windows: on a Mac it hands files to the one that runs,
/// and a press on its picture in the Dock shows it.
pub fn take_event(app: &AppHandle, event: &tauri::RunEvent) {
    match event {
        tauri::RunEvent::Exit => let_go(app),
        #[cfg(target_os = "macos")]
        tauri::RunEvent::Opened { urls, .. } => {
            bring_to_front(app);
            handed::over(app, handed::at(urls));
        }
        #[cfg(target_os = "macos")]
        tauri::RunEvent::Reopen { .. } => bring_to_front(app),
        _ => {}
    }
}

/// Shows the window people work in, wherever it was.
pub fn bring_to_front(app: &AppHandle) {
    if let Some(window) = app.get_webview_window(MAIN) {
        let shown = window.unminimize().and_then(|()| window.set_focus());
        if let Err(error) = shown {
            eprintln!("the window cannot be shown: {error}");
        }
    }
}

/// Makes the window people work in; its page says what it is called, by the club that is open.
fn make_window(app: &AppHandle) -> tauri::Result<()> {
    let windows = &app.config().app.windows;
    let Some(main) = windows.iter().find(|window| window.label == MAIN) else {
        return Err(tauri::Error::WindowNotFound);
    };
    WebviewWindowBuilder::from_config(app, main)?
        .on_page_load(fitting::once_loaded)
        .on_document_title_changed(|window, title| {
            if let Err(error) = window.set_title(&title) {
                eprintln!("the window keeps its title: {error}");
            }
        })
        .build()?;
    Ok(())
}

/// What must be done before anything is seen.
pub fn set_up(app: &AppHandle) -> tauri::Result<()> {
    let handed = app.state::<Handed>().waiting().map(|waiting| waiting.file);
    if let Some(file) = handed.or_else(|| ipc::last_file(app)) {
        app.state::<OpenClub>().open_ahead(file);
    }
    make_window(app)?;
    #[cfg(target_os = "linux")]
    if let Some(window) = app.get_webview_window(MAIN) {
        window.with_webview(|webview| {
            use webkit2gtk::{InputMethodContextExt, WebViewExt};
            // The shell switches it off, and what is being composed would not be seen.
            if let Some(input) = webview.inner().input_method_context() {
                input.set_enable_preedit(true);
            }
        })?;
    }
    round_clock::keep_ticking(app);
    site_keeper::keep(app);
    Ok(())
}

/// What must be done once the window is gone, or the system is being shut down: the next start finds
/// the file free, with everything in it that the person saved.
fn let_go(app: &AppHandle) {
    app.state::<Works>().stop_all();
    app.state::<OpenClub>().close();
}

/// A club's file that is dropped on a window is opened in the one people work in.
pub fn take_dropped(window: &Window, event: &WindowEvent) {
    if let WindowEvent::DragDrop(DragDropEvent::Drop { paths, .. }) = event {
        let app = window.app_handle();
        bring_to_front(app);
        handed::over(app, paths.clone());
    }
}

//! What the window does besides answering the page: one program at a time, files handed to it, and
//! Japanese input.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, DragDropEvent, Manager, Window, WindowEvent, Wry};

use crate::open_club::OpenClub;
use crate::round_clock;
use crate::work::Works;

/// The window people work in.
pub const MAIN: &str = "main";

/// What the page listens for: a file was handed over and waits to be opened.
const HANDED: &str = "window.dispatchEvent(new Event('hanchan-file'))";

/// A club's file that was dropped on the window, or named when the program was started again.
#[derive(Default)]
pub struct Handed(Mutex<Option<PathBuf>>);

impl Handed {
    /// The file, once.
    pub fn take(&self) -> Option<PathBuf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn put(&self, file: PathBuf) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
    }
}

/// A second start shows the first window, with the file it was started on. Where the system has no
/// way to find the first (on Linux, no D-Bus), the lock of the club's file must do.
pub fn one_instance() -> TauriPlugin<Wry> {
    tauri_plugin_single_instance::init(|app, arguments, folder| {
        if let Some(window) = app.get_webview_window(MAIN) {
            let shown = window.unminimize().and_then(|()| window.set_focus());
            if let Err(error) = shown {
                eprintln!("the window cannot be shown: {error}");
            }
        }
        if let Some(file) = arguments.get(1) {
            hand_over(app, PathBuf::from(folder).join(file));
        }
    })
}

/// What must be done once the window is there.
pub fn set_up(app: &AppHandle) -> tauri::Result<()> {
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
    Ok(())
}

/// What must be done once the window is gone: the next start finds the file free, with everything in
/// it that the person saved.
pub fn let_go(app: &AppHandle) {
    app.state::<Works>().stop_all();
    app.state::<OpenClub>().close();
}

/// A club's file that is dropped on the window is opened.
pub fn take_dropped(window: &Window, event: &WindowEvent) {
    if let WindowEvent::DragDrop(DragDropEvent::Drop { paths, .. }) = event
        && let Some(file) = paths.first()
    {
        hand_over(window.app_handle(), file.clone());
    }
}

fn hand_over(app: &AppHandle, file: PathBuf) {
    app.state::<Handed>().put(file);
    if let Some(window) = app.get_webview_window(MAIN)
        && let Err(error) = window.eval(HANDED)
    {
        eprintln!("the page cannot be told of the file: {error}");
    }
}

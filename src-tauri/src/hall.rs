//! The window for the hall: the clock and the seats in letters that are read from afar, on a screen
//! or projector of its own.

use tauri::menu::Menu;
use tauri::{AppHandle, Manager, WebviewUrl, WebviewWindowBuilder, Window, WindowEvent};

use crate::fitting;
use crate::shell::MAIN;

pub const HALL: &str = "hall";

/// Opens it, or brings it to the front. Where it was and how large comes back with it.
pub fn open(app: &AppHandle) -> tauri::Result<()> {
    if let Some(window) = app.get_webview_window(HALL) {
        window.unminimize()?;
        return window.set_focus();
    }
    let window = WebviewWindowBuilder::new(app, HALL, WebviewUrl::App("hall.html".into()))
        .title("半荘帳")
        .inner_size(1024.0, 720.0)
        .min_inner_size(480.0, 360.0)
        .on_page_load(fitting::once_loaded)
        // Its page says what it is called, in the person's language.
        .on_document_title_changed(|window, title| {
            if let Err(error) = window.set_title(&title) {
                eprintln!("the hall's window keeps its title: {error}");
            }
        })
        // Otherwise it gets that of the main window, none of which is for the hall.
        .menu(Menu::new(app)?)
        .build()?;
    window.hide_menu()
}

pub fn close(app: &AppHandle) -> tauri::Result<()> {
    app.get_webview_window(HALL)
        .map_or(Ok(()), |window| window.close())
}

pub fn is_open(app: &AppHandle) -> bool {
    app.get_webview_window(HALL).is_some()
}

pub fn fill_screen(app: &AppHandle, fill: bool) -> tauri::Result<()> {
    app.get_webview_window(HALL)
        .map_or(Ok(()), |window| window.set_fullscreen(fill))
}

pub fn fills_screen(app: &AppHandle) -> bool {
    app.get_webview_window(HALL)
        .is_some_and(|window| window.is_fullscreen().unwrap_or_default())
}

/// It is never left behind by the main window, nor is the main window by what happens to it.
pub fn close_with_main(window: &Window, event: &WindowEvent) {
    match (window.label(), event) {
        (MAIN, WindowEvent::Destroyed) => {
            if let Err(error) = close(window.app_handle()) {
                eprintln!("the hall's window stays open: {error}");
            }
        }
        (HALL, WindowEvent::Destroyed | WindowEvent::Resized(_)) => {
            crate::round_clock::tell(window.app_handle());
        }
        _ => {}
    }
}

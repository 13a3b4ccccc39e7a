//! The window itself: its menu bar.

use serde::Deserialize;
use specta::Type;
use tauri::AppHandle;

use super::WireError;
use crate::menu;

/// What the menus are called.
#[derive(Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct MenuWords {
    pub file: String,
    pub open: String,
    /// On a Mac, where the program may go on without a window.
    pub close: String,
    /// Elsewhere.
    pub exit: String,
    pub edit: String,
    pub undo: String,
    pub redo: String,
    pub cut: String,
    pub copy: String,
    pub paste: String,
    pub select_all: String,
    pub view: String,
    /// The other of the two languages, in both.
    pub language: String,
    pub help: String,
    pub manual: String,
    pub about: String,
    pub services: String,
    pub hide: String,
    pub hide_others: String,
    pub show_all: String,
    pub quit: String,
    pub window: String,
    pub minimise: String,
    pub zoom: String,
    pub to_front: String,
    pub screens: Vec<MenuScreen>,
}

/// A screen to go to.
#[derive(Debug, Deserialize, Type)]
pub struct MenuScreen {
    pub id: String,
    pub title: String,
    /// Pressed with Ctrl or ⌘.
    pub key: String,
}

/// Puts up the menu bar in the page's language.
#[tauri::command(async)]
#[specta::specta]
pub fn set_menu(app: AppHandle, words: MenuWords) -> Result<(), WireError> {
    menu::set(&app, &words).map_err(WireError::unexpected)
}

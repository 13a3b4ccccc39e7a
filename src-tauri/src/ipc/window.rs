//! The window itself: its menu bar.

use serde::Deserialize;
use specta::Type;
use tauri::AppHandle;

use super::WireError;
use crate::menu;

/// What the menus are called.
#[derive(Debug, Deserialize, Type)]
pub struct MenuWords {
    pub file: String,
    pub open: String,
    pub close: String,
    pub edit: String,
    pub undo: String,
    pub redo: String,
    pub cut: String,
    pub copy: String,
    pub paste: String,
    pub select_all: String,
    pub view: String,
    pub help: String,
    pub about: String,
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

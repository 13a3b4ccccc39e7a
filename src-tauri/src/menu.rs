//! The menu bar. Its words come from the page, where all sentences are, and what is chosen in it is
//! told to the page, which does the same as by its own buttons and keys.

use std::sync::{Mutex, PoisonError};

use tauri::menu::{Menu, MenuEvent, MenuItem, MenuItemKind, PredefinedMenuItem, Submenu};
use tauri::{AppHandle, Manager, Wry};

use crate::ipc::MenuWords;

/// One of the menus in the bar.
struct Part<'a> {
    title: &'a str,
    entries: Vec<Entry<'a>>,
}

/// A line of a menu.
enum Entry<'a> {
    /// What the page does, and its keys.
    Deed {
        id: &'a str,
        title: &'a str,
        keys: Option<String>,
    },
    /// What the system does, by its own keys.
    System { title: &'a str, deed: System },
    /// A line between groups.
    Line,
}

#[derive(Clone, Copy)]
enum System {
    CloseWindow,
    Cut,
    Copy,
    Paste,
    SelectAll,
}

/// The menu bar's name; the system may have put up one of its own.
const BAR: &str = "bar";

/// Shows the menu bar in the page's language.
pub fn set(app: &AppHandle, words: &MenuWords) -> tauri::Result<()> {
    // The language may be changed again while the bar is still being put up: it is put up once.
    static SHOWING: Mutex<()> = Mutex::new(());
    let _alone = SHOWING.lock().unwrap_or_else(PoisonError::into_inner);
    match app.menu() {
        Some(menu) if menu.id() == BAR => rename(&menu, words),
        _ => put_up(app, words),
    }
}

fn put_up(app: &AppHandle, words: &MenuWords) -> tauri::Result<()> {
    let menu = Menu::with_id(app, BAR)?;
    // There the first menu is the program's own.
    #[cfg(target_os = "macos")]
    menu.append(&Submenu::with_items(
        app,
        &app.package_info().name,
        true,
        &[
            &PredefinedMenuItem::hide(app, None)?,
            &PredefinedMenuItem::quit(app, None)?,
        ],
    )?)?;
    for part in parts(words) {
        menu.append(&submenu(app, &part)?)?;
    }
    app.set_menu(menu)?;
    Ok(())
}

/// Another menu in its place would leave the keys of this one with the window, of which the system
/// complains.
fn rename(menu: &Menu<Wry>, words: &MenuWords) -> tauri::Result<()> {
    let submenus = menu.items()?;
    let submenus = submenus.iter().filter_map(MenuItemKind::as_submenu);
    #[cfg(target_os = "macos")]
    let submenus = submenus.skip(1);
    for (submenu, part) in submenus.zip(parts(words)) {
        submenu.set_text(as_written(part.title))?;
        for (item, entry) in submenu.items()?.iter().zip(&part.entries) {
            match (item, entry) {
                (MenuItemKind::MenuItem(item), Entry::Deed { title, .. }) => {
                    item.set_text(as_written(title))?;
                }
                (MenuItemKind::Predefined(item), Entry::System { title, .. }) => {
                    item.set_text(as_written(title))?;
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// The bar from left to right.
fn parts(words: &MenuWords) -> [Part<'_>; 4] {
    let deed = |id, title, keys: Option<&str>| Entry::Deed {
        id,
        title,
        keys: keys.map(|keys| format!("CmdOrCtrl+{keys}")),
    };
    let system = |title, deed| Entry::System { title, deed };
    [
        Part {
            title: &words.file,
            entries: vec![
                deed("open", &words.open, Some("O")),
                Entry::Line,
                system(&words.close, System::CloseWindow),
            ],
        },
        Part {
            title: &words.edit,
            entries: vec![
                deed("undo", &words.undo, Some("Z")),
                deed("redo", &words.redo, Some("Shift+Z")),
                Entry::Line,
                system(&words.cut, System::Cut),
                system(&words.copy, System::Copy),
                system(&words.paste, System::Paste),
                system(&words.select_all, System::SelectAll),
            ],
        },
        Part {
            title: &words.view,
            entries: words
                .screens
                .iter()
                .map(|screen| deed(&screen.id, &screen.title, Some(&screen.key)))
                .collect(),
        },
        Part {
            title: &words.help,
            entries: vec![deed("about", &words.about, None)],
        },
    ]
}

fn submenu(app: &AppHandle, part: &Part<'_>) -> tauri::Result<Submenu<Wry>> {
    let menu = Submenu::new(app, as_written(part.title), true)?;
    for entry in &part.entries {
        match entry {
            Entry::Deed { id, title, keys } => menu.append(&MenuItem::with_id(
                app,
                *id,
                as_written(title),
                true,
                keys.as_deref(),
            )?)?,
            Entry::System { title, deed } => menu.append(&deed.entry(app, &as_written(title))?)?,
            Entry::Line => menu.append(&PredefinedMenuItem::separator(app)?)?,
        }
    }
    Ok(menu)
}

impl System {
    fn entry(self, app: &AppHandle, title: &str) -> tauri::Result<PredefinedMenuItem<Wry>> {
        let title = Some(title);
        match self {
            Self::CloseWindow => PredefinedMenuItem::close_window(app, title),
            Self::Cut => PredefinedMenuItem::cut(app, title),
            Self::Copy => PredefinedMenuItem::copy(app, title),
            Self::Paste => PredefinedMenuItem::paste(app, title),
            Self::SelectAll => PredefinedMenuItem::select_all(app, title),
        }
    }
}

/// Menus take one & for the mark of the letter that chooses the item.
fn as_written(title: &str) -> String {
    title.replace('&', "&&")
}

/// Tells the page what was chosen.
pub fn chosen(app: &AppHandle, event: &MenuEvent) {
    let told = format!(
        "window.dispatchEvent(new CustomEvent('hanchan-menu', {{ detail: {:?} }}))",
        event.id().as_ref()
    );
    if let Some(window) = app.get_webview_window(crate::shell::MAIN)
        && let Err(error) = window.eval(told)
    {
        eprintln!("the page cannot be told what was chosen: {error}");
    }
}

#[cfg(test)]
mod tests;

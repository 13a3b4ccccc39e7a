//! The menu bar. Its words come from the page, where all sentences are, and what is chosen in it is
//! told to the page, which does the same as by its own buttons and keys.

use std::sync::{Mutex, PoisonError};

use tauri::menu::{Menu, MenuEvent, MenuItem, MenuItemKind, PredefinedMenuItem, Submenu};
use tauri::{AppHandle, Manager, Wry};

use crate::ipc::MenuWords;
use crate::shell;

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
    Services,
    Hide,
    HideOthers,
    ShowAll,
    Quit,
    Minimise,
    Zoom,
    ToFront,
}

/// By whose habits the bar is put up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Habit {
    /// One bar above all windows, which begins with a menu of the program's own.
    Mac,
    /// A bar in the window.
    Window,
}

const HERE: Habit = if cfg!(target_os = "macos") {
    Habit::Mac
} else {
    Habit::Window
};

/// Closes the window, and with it the program.
const EXIT: &str = "exit";

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
    for part in parts(words, HERE) {
        let submenu = submenu(app, &part)?;
        menu.append(&submenu)?;
        // The system adds the windows there are.
        #[cfg(target_os = "macos")]
        if part.title == words.window {
            submenu.set_as_windows_menu_for_nsapp()?;
        }
    }
    app.set_menu(menu)?;
    Ok(())
}

/// Another menu in its place would leave the keys of this one with the window, of which the system
/// complains.
fn rename(menu: &Menu<Wry>, words: &MenuWords) -> tauri::Result<()> {
    let submenus = menu.items()?;
    let submenus = submenus.iter().filter_map(MenuItemKind::as_submenu);
    for (submenu, part) in submenus.zip(parts(words, HERE)) {
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
fn parts(words: &MenuWords, habit: Habit) -> Vec<Part<'_>> {
    let deed = |id, title, keys: Option<&str>| Entry::Deed {
        id,
        title,
        keys: keys.map(|keys| format!("CmdOrCtrl+{keys}")),
    };
    let manual = || Entry::Deed {
        id: "manual",
        title: &words.manual,
        keys: Some("F1".to_owned()),
    };
    let system = |title, deed| Entry::System { title, deed };
    let is_mac = habit == Habit::Mac;
    let about = || deed("about", &words.about, None);
    let redo = if is_mac { "Shift+Z" } else { "Y" };
    let program = Part {
        // The system puts the name of the program in its place.
        title: &words.about,
        entries: vec![
            about(),
            Entry::Line,
            system(&words.services, System::Services),
            Entry::Line,
            system(&words.hide, System::Hide),
            system(&words.hide_others, System::HideOthers),
            system(&words.show_all, System::ShowAll),
            Entry::Line,
            system(&words.quit, System::Quit),
        ],
    };
    let file = Part {
        title: &words.file,
        entries: vec![
            deed("open", &words.open, Some("O")),
            Entry::Line,
            if is_mac {
                system(&words.close, System::CloseWindow)
            } else {
                deed(EXIT, &words.exit, None)
            },
        ],
    };
    let edit = Part {
        title: &words.edit,
        entries: vec![
            deed("undo", &words.undo, Some("Z")),
            deed("redo", &words.redo, Some(redo)),
            Entry::Line,
            system(&words.cut, System::Cut),
            system(&words.copy, System::Copy),
            system(&words.paste, System::Paste),
            system(&words.select_all, System::SelectAll),
        ],
    };
    let screens = words.screens.iter();
    let screens = screens.map(|screen| deed(&screen.id, &screen.title, Some(&screen.key)));
    let language = [Entry::Line, deed("language", &words.language, None)];
    let view = Part {
        title: &words.view,
        entries: screens.chain(language).collect(),
    };
    let window = Part {
        title: &words.window,
        entries: vec![
            system(&words.minimise, System::Minimise),
            system(&words.zoom, System::Zoom),
            Entry::Line,
            system(&words.to_front, System::ToFront),
        ],
    };
    let help = Part {
        title: &words.help,
        entries: if is_mac {
            vec![manual()]
        } else {
            vec![manual(), Entry::Line, about()]
        },
    };
    let (own, window) = (is_mac.then_some(program), is_mac.then_some(window));
    let both = own.into_iter().chain([file, edit, view]);
    both.chain(window).chain([help]).collect()
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
            Self::Services => PredefinedMenuItem::services(app, title),
            Self::Hide => PredefinedMenuItem::hide(app, title),
            Self::HideOthers => PredefinedMenuItem::hide_others(app, title),
            Self::ShowAll => PredefinedMenuItem::show_all(app, title),
            Self::Quit => PredefinedMenuItem::quit(app, title),
            Self::Minimise => PredefinedMenuItem::minimize(app, title),
            Self::Zoom => PredefinedMenuItem::maximize(app, title),
            Self::ToFront => PredefinedMenuItem::bring_all_to_front(app, title),
        }
    }
}

/// Menus take one & for the mark of the letter that chooses the item.
fn as_written(title: &str) -> String {
    title.replace('&', "&&")
}

/// What is done with what was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// The page does it.
    Tell,
    /// The page does it, and is shown first.
    ShowAndTell,
    /// The window that people work in is shown, and nothing else is done.
    Show,
    /// The window is closed.
    Close,
}

/// What changes the record is done only before the person's eyes: on a Mac the bar stays while the
/// hall's window is in front, or none is.
fn answer(id: &str, seen: bool) -> Answer {
    match id {
        EXIT => Answer::Close,
        _ if seen => Answer::Tell,
        "undo" | "redo" => Answer::Show,
        _ => Answer::ShowAndTell,
    }
}

/// Does what was chosen, or tells the page, which does the same as by its own buttons and keys.
pub fn chosen(app: &AppHandle, event: &MenuEvent) {
    let Some(window) = app.get_webview_window(shell::MAIN) else {
        return;
    };
    let id = event.id().as_ref();
    // Elsewhere the bar is in the window itself.
    let seen = HERE == Habit::Window || window.is_focused().unwrap_or_default();
    let answer = answer(id, seen);
    if matches!(answer, Answer::Show | Answer::ShowAndTell) {
        shell::bring_to_front(app);
    }
    let done = match answer {
        Answer::Show => Ok(()),
        Answer::Close => window.close(),
        Answer::Tell | Answer::ShowAndTell => window.eval(format!(
            "window.dispatchEvent(new CustomEvent('hanchan-menu', {{ detail: {id:?} }}))"
        )),
    };
    if let Err(error) = done {
        eprintln!("what was chosen in the menu cannot be done: {error}");
    }
}

#[cfg(test)]
mod tests;

//! The menu bar. Its words come from the page, where all sentences are, and what is chosen in it is
//! told to the page, which does the same as by its own buttons and keys.

use tauri::menu::{IsMenuItem, Menu, MenuEvent, MenuItem, PredefinedMenuItem, Submenu};
use tauri::{AppHandle, Manager, Wry};

use crate::ipc::MenuWords;

/// Puts up the menu bar in the page's language.
pub fn set(app: &AppHandle, words: &MenuWords) -> tauri::Result<()> {
    let item =
        |id: &str, title: &str, keys: Option<&str>| MenuItem::with_id(app, id, title, true, keys);
    let line = || PredefinedMenuItem::separator(app);
    let file = Submenu::with_items(
        app,
        &words.file,
        true,
        &[
            &item("open", &words.open, Some("CmdOrCtrl+O"))?,
            &line()?,
            &PredefinedMenuItem::close_window(app, Some(&words.close))?,
        ],
    )?;
    let edit = Submenu::with_items(
        app,
        &words.edit,
        true,
        &[
            &item("undo", &words.undo, Some("CmdOrCtrl+Z"))?,
            &item("redo", &words.redo, Some("CmdOrCtrl+Shift+Z"))?,
            &line()?,
            &PredefinedMenuItem::cut(app, Some(&words.cut))?,
            &PredefinedMenuItem::copy(app, Some(&words.copy))?,
            &PredefinedMenuItem::paste(app, Some(&words.paste))?,
            &PredefinedMenuItem::select_all(app, Some(&words.select_all))?,
        ],
    )?;
    let screens = words
        .screens
        .iter()
        .map(|screen| {
            let keys = format!("CmdOrCtrl+{}", screen.key);
            item(&screen.id, &screen.title, Some(&keys))
        })
        .collect::<tauri::Result<Vec<MenuItem<Wry>>>>()?;
    let screens: Vec<&dyn IsMenuItem<Wry>> = screens
        .iter()
        .map(|screen| screen as &dyn IsMenuItem<Wry>)
        .collect();
    let view = Submenu::with_items(app, &words.view, true, &screens)?;
    let help = Submenu::with_items(
        app,
        &words.help,
        true,
        &[&item("about", &words.about, None)?],
    )?;
    let menu = Menu::with_items(app, &[&file, &edit, &view, &help])?;
    // There the first menu is the program's own.
    #[cfg(target_os = "macos")]
    menu.prepend(&Submenu::with_items(
        app,
        &app.package_info().name,
        true,
        &[
            &PredefinedMenuItem::hide(app, None)?,
            &PredefinedMenuItem::quit(app, None)?,
        ],
    )?)?;
    app.set_menu(menu)?;
    Ok(())
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

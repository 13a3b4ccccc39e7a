//! Files and folders that the person chooses in the system's dialog.

use std::env;
use std::path::PathBuf;

use tauri::AppHandle;
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, FilePath};

use crate::ipc::WireError;

/// Names the place in the dialog's stead: a test cannot press what the system draws.
const INSTEAD: &str = "HANCHAN_CHOSEN_PLACE";

/// Where to write a file of that name; nothing where the person chose nothing.
pub fn to_save(
    app: &AppHandle,
    title: String,
    file_kind: String,
    name: &str,
) -> Result<Option<PathBuf>, WireError> {
    if let Some(folder) = env::var_os(INSTEAD) {
        return Ok(Some(PathBuf::from(folder).join(name)));
    }
    let extension = name.rsplit('.').next().unwrap_or_default();
    let dialog = dialog(app, title).add_filter(file_kind, &[extension]);
    path(dialog.set_file_name(name).blocking_save_file())
}

/// A file to read, of the kinds that the names end with; a test's is the first of just those names.
pub fn to_open(
    app: &AppHandle,
    title: String,
    file_kind: String,
    names: &[&str],
) -> Result<Option<PathBuf>, WireError> {
    if let Some(folder) = env::var_os(INSTEAD) {
        let mut places = names.iter().map(|name| PathBuf::from(&folder).join(name));
        return Ok(places.find(|place| place.exists()));
    }
    let extensions: Vec<&str> = names
        .iter()
        .map(|name| name.rsplit('.').next().unwrap_or_default())
        .collect();
    let dialog = dialog(app, title).add_filter(file_kind, &extensions);
    path(dialog.blocking_pick_file())
}

/// A folder to write into.
pub fn folder(app: &AppHandle, title: String) -> Result<Option<PathBuf>, WireError> {
    if let Some(folder) = env::var_os(INSTEAD) {
        return Ok(Some(PathBuf::from(folder)));
    }
    path(dialog(app, title).blocking_pick_folder())
}

fn dialog(app: &AppHandle, title: String) -> FileDialogBuilder<tauri::Wry> {
    app.dialog().file().set_title(title)
}

fn path(chosen: Option<FilePath>) -> Result<Option<PathBuf>, WireError> {
    chosen
        .map(FilePath::into_path)
        .transpose()
        .map_err(WireError::unexpected)
}

//! Finished papers in the system's viewer, from which people print.

use std::path::{Path, PathBuf};

use db::{Error, Fault, make_folder};
use tauri::{AppHandle, Manager};

use super::WireError;

/// Writes a finished file where nothing is kept for long, and opens it in the system's viewer.
pub(super) fn show(app: &AppHandle, name: &str, bytes: &[u8]) -> Result<(), WireError> {
    let folder = app.path().app_cache_dir().map_err(WireError::unexpected)?;
    let folder = folder.join("print");
    make_folder(&folder)?;
    let place = under_a_free_name(&folder.join(name), |place| db::write_whole(place, bytes))?;
    // Which of the system's programs failed at what says nothing to the person.
    tauri_plugin_opener::open_path(&place, None::<&str>).map_err(|_| WireError::NoViewer {
        file: name.to_owned(),
    })
}

/// Shows in the system's own program where something was written: the folder, or the one a file is in.
#[tauri::command(async)]
#[specta::specta]
pub fn show_folder(place: String) -> Result<(), WireError> {
    let place = PathBuf::from(place);
    let folder = if place.is_dir() {
        Some(place.as_path())
    } else {
        place.parent()
    };
    // On a Mac a program is a folder as well, and would be started.
    let folder =
        folder.filter(|folder| folder.is_dir() && folder.extension() != Some("app".as_ref()));
    let folder = folder.ok_or_else(|| WireError::MissingFolder {
        folder: place.display().to_string(),
    })?;
    tauri_plugin_opener::open_path(folder, None::<&str>).map_err(|_| WireError::NoViewer {
        file: folder.display().to_string(),
    })
}

/// How many viewers may have the same paper open: each costs the time in which another program might
/// close it.
const MOST_OPEN: u32 = 5;

/// Writes under that name, or under the next, `日報 (2).pdf`, as long as a viewer still has what was shown
/// before: Windows lets nobody replace that.
fn under_a_free_name(
    place: &Path,
    write: impl Fn(&Path) -> Result<(), Error>,
) -> Result<PathBuf, Error> {
    let stem = place.file_stem().unwrap_or_default().to_string_lossy();
    let end = place.extension().unwrap_or_default().to_string_lossy();
    let mut number = 1;
    let mut free = place.to_owned();
    loop {
        match write(&free) {
            Err(Error::File {
                fault: Fault::InUse,
                ..
            }) if number < MOST_OPEN => {}
            done => return done.map(|()| free),
        }
        number += 1;
        free = place.with_file_name(format!("{stem} ({number}).{end}"));
    }
}

#[cfg(test)]
mod tests {
    use super::{Error, Fault, MOST_OPEN, Path, under_a_free_name};
    use std::cell::RefCell;

    /// The names it was tried under, and whether one was free, where viewers have so many of them open.
    fn tried(held: usize, fault: &Fault) -> (Vec<String>, Option<String>) {
        let names = RefCell::new(Vec::new());
        let done = under_a_free_name(&Path::new("print").join("日報.pdf"), |place| {
            let mut names = names.borrow_mut();
            names.push(place.display().to_string());
            if names.len() > held {
                return Ok(());
            }
            Err(Error::File {
                path: place.to_owned(),
                fault: fault.clone(),
            })
        });
        let place = done.ok().map(|place| place.display().to_string());
        (names.into_inner(), place)
    }

    #[test]
    fn what_a_viewer_still_has_is_left_to_it() {
        let shown = |name: &str| Some(Path::new("print").join(name).display().to_string());
        assert_eq!(tried(0, &Fault::InUse).1, shown("日報.pdf"));
        assert_eq!(tried(2, &Fault::InUse).1, shown("日報 (3).pdf"));
        let (names, place) = tried(usize::MAX, &Fault::InUse);
        assert_eq!((names.len(), place), (MOST_OPEN as usize, None));
        // Another name would not help.
        let (names, place) = tried(1, &Fault::DiskFull);
        assert_eq!((names.len(), place), (1, None));
    }
}

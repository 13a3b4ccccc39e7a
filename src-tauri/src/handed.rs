//! Files that the system hands to the program: named when it is started, or started again, dropped on
//! its window, or opened by a double click while it runs. All wait here until the page takes them up,
//! which first asks about what is half typed.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tauri::{AppHandle, Manager, Url};

use crate::shell::MAIN;

/// What the page listens for: a file was handed over and waits to be opened.
const HANDED: &str = "window.dispatchEvent(new Event('hanchan-file'))";

/// How the files end that people open: a club's, and a club that is handed over.
const OURS: [&str; 3] = ["hanchan", "zip", "age"];

/// The one that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub file: PathBuf,
    /// How many came with it, of which only one can be open.
    pub others: usize,
}

/// The newest that waits.
#[derive(Default)]
pub struct Handed(Mutex<Option<Waiting>>);

impl Handed {
    /// With what the program was started on.
    pub fn with(files: Vec<PathBuf>) -> Self {
        Self(Mutex::new(Waiting::of(files)))
    }

    /// What waits, which goes on waiting.
    pub fn waiting(&self) -> Option<Waiting> {
        self.lock().clone()
    }

    /// The same, once.
    pub fn take(&self) -> Option<Waiting> {
        self.lock().take()
    }

    fn lock(&self) -> MutexGuard<'_, Option<Waiting>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// The first that may be a club's; where none may, the first, of which the page says what it is.
    fn of(mut files: Vec<PathBuf>) -> Option<Self> {
        let others = files.len().checked_sub(1)?;
        let first = files.iter().position(|file| is_ours(file));
        let file = files.swap_remove(first.unwrap_or_default());
        Some(Self { file, others })
    }
}

fn is_ours(file: &Path) -> bool {
    let end = file.extension().map(OsStr::to_ascii_lowercase);
    end.is_some_and(|end| OURS.iter().any(|ours| end == *ours))
}

/// The files among the arguments after the program's own name, of a program that was started in that
/// folder. What begins with a dash is no file: systems and tools add options of their own.
pub fn named(arguments: impl IntoIterator<Item = OsString>, folder: &Path) -> Vec<PathBuf> {
    arguments
        .into_iter()
        .filter(|argument| !argument.is_empty() && !argument.as_encoded_bytes().starts_with(b"-"))
        .map(|argument| match argument.to_str().and_then(by_url) {
            Some(file) => file,
            None => folder.join(argument),
        })
        .collect()
}

/// The file of an address such as `file:///Users/taro/%E4%BC%9A.hanchan`.
fn by_url(text: &str) -> Option<PathBuf> {
    // A drive's letter would be read as the kind of an address.
    let is_file = text.get(..5)?.eq_ignore_ascii_case("file:");
    let url = is_file.then(|| Url::parse(text).ok())??;
    url.to_file_path().ok()
}

/// The files of addresses that the system gives.
#[cfg_attr(
    not(any(target_os = "macos", test)),
    allow(dead_code, reason = "only macOS gives addresses")
)]
pub fn at(urls: &[Url]) -> Vec<PathBuf> {
    urls.iter()
        .filter_map(|url| url.to_file_path().ok())
        .collect()
}

/// Lets the page know, and the person see where it is asked about.
pub fn over(app: &AppHandle, files: Vec<PathBuf>) {
    let Some(waiting) = Waiting::of(files) else {
        return;
    };
    *app.state::<Handed>().lock() = Some(waiting);
    if let Some(window) = app.get_webview_window(MAIN)
        && let Err(error) = window.eval(HANDED)
    {
        eprintln!("the page cannot be told of the file: {error}");
    }
}

#[cfg(test)]
mod tests;

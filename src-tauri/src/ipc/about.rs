//! Which program this is, what others made of it, and where newer ones are.

mod notices;

use std::env;

use chrono::{DateTime, NaiveDate};
use scoring::calendar::Calendar;
use serde::Serialize;
use specta::Type;

use super::WireError;
use super::typed::Day;

/// Names the release page in the stead of the one that was built in, as tests do.
const INSTEAD: &str = "HANCHAN_RELEASE_PAGE";

/// Which program this is.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct About {
    pub version: String,
    /// The day of the state that the program was built from, if that is known.
    pub made: Option<Day>,
    pub licence: String,
    /// Where newer versions are, if the maker of the program said so.
    pub release_page: Option<String>,
}

/// Something that others made and that is built in.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
pub struct NotedPart {
    /// Its name and version.
    pub title: String,
    pub licence: String,
    pub authors: Option<String>,
    pub source: Option<String>,
    pub remark: Option<String>,
    /// Its licences and notices whole; none where too many parts are told for that.
    pub texts: Vec<String>,
}

/// Which program this is.
#[tauri::command(async)]
#[specta::specta]
pub fn about() -> About {
    About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        made: made(option_env!("HANCHAN_MADE")).map(|day| Day::of(day, Calendar::default())),
        licence: include_str!("../../../LICENSE").to_owned(),
        release_page: release_page(),
    }
}

/// What others made, whose names have these words; all of it where there are none.
#[tauri::command(async)]
#[specta::specta]
pub fn notices(search: String) -> Vec<NotedPart> {
    notices::found(&search)
}

/// Shows the page with newer versions in the system's browser. The program itself asks nobody.
#[tauri::command(async)]
#[specta::specta]
pub fn open_release_page() -> Result<(), WireError> {
    let address = release_page().ok_or_else(|| WireError::unexpected("no release page"))?;
    // Which of the system's programs failed at what says nothing to the person.
    tauri_plugin_opener::open_url(&address, None::<&str>)
        .map_err(|_| WireError::NoBrowser { address })
}

/// The one that was built in, or another that was named when the program was started.
fn release_page() -> Option<String> {
    let named = env::var(INSTEAD).ok();
    let built_in = option_env!("HANCHAN_RELEASE_PAGE").map(str::to_owned);
    web_page(named.or(built_in)?)
}

/// The address, if it is of a page: the system opens files and programs as well.
fn web_page(address: String) -> Option<String> {
    let is_one_word =
        !address.contains(|letter: char| letter.is_whitespace() || letter.is_control());
    (address.starts_with("https://") && is_one_word).then_some(address)
}

/// The day of a second that the build script told, counted from 1970, by universal time.
fn made(told: Option<&str>) -> Option<NaiveDate> {
    let seconds = told?.parse().ok()?;
    Some(DateTime::from_timestamp(seconds, 0)?.date_naive())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_is_the_same_wherever_the_program_is_built() {
        assert_eq!(made(Some("1795478399")).unwrap().to_string(), "2026-11-23");
        assert_eq!(made(Some("1795478400")).unwrap().to_string(), "2026-11-24");
        for unknown in [None, Some(""), Some("today"), Some("99999999999999999")] {
            assert_eq!(made(unknown), None, "{unknown:?}");
        }
    }

    #[test]
    fn only_a_page_is_opened() {
        let page = "https://example.org/releases";
        assert_eq!(web_page(page.to_owned()).as_deref(), Some(page));
        for other in [
            "",
            "http://example.org",
            "file:///bin/sh",
            "/bin/sh",
            "https://a b",
            "https://a\n",
        ] {
            assert_eq!(web_page(other.to_owned()), None, "{other}");
        }
    }
}

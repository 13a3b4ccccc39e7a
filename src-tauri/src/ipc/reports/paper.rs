//! How papers are to look, as the page chooses it.

use db::Club;
use reports::{Options, Print};
use serde::Deserialize;
use specta::Type;

use crate::ipc::WireError;
use crate::ipc::club::today;
use crate::open_club::OpenClub;

/// How a document is to look.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Type)]
pub struct Paper {
    /// Body text of 14 points instead of 10.5.
    pub large: bool,
    pub honorific: Honorific,
}

/// What follows a name.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Type)]
#[serde(rename_all = "snake_case")]
pub enum Honorific {
    None,
    San,
    Sama,
}

impl Paper {
    /// With the years as the club writes them, and printed today.
    pub fn options(self, open: &OpenClub) -> Result<Options, WireError> {
        let settings = open.read(Club::settings)?;
        Ok(Options {
            print: if self.large {
                Print::Large
            } else {
                Print::Normal
            },
            calendar: settings.calendar,
            sections: settings.sections,
            honorific: match self.honorific {
                Honorific::None => reports::Honorific::None,
                Honorific::San => reports::Honorific::San,
                Honorific::Sama => reports::Honorific::Sama,
            },
            ..Options::new(today())
        })
    }
}

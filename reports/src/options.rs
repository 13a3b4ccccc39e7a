//! How a club wants its documents to look.

use chrono::NaiveDate;
use scoring::{Calendar, Sections};
use serde::Deserialize;

/// How a club wants its documents to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Text size.
    pub print: Print,
    /// For whom a report is.
    pub edition: Edition,
    /// What a report has, in which order.
    pub sections: Sections,
    /// 令和 or 西暦.
    pub calendar: Calendar,
    /// What follows a name.
    pub honorific: Honorific,
    /// The date printed on every page.
    pub printed: NaiveDate,
    /// From how many hanchan on the rankings by average and by rate name a person; a third of those that
    /// could be played when left out.
    pub minimum_games: Option<u32>,
    /// Whether a report's first page names whoever had a chombo; the figures of all tell it anyway.
    pub name_chombo: bool,
    /// Whether the rating is shown, which is this program's own estimate.
    pub rating: bool,
}

impl Options {
    /// The ordinary choices: normal print, era dates and 様.
    pub fn new(printed: NaiveDate) -> Self {
        Self {
            print: Print::Normal,
            edition: Edition::default(),
            sections: Sections::default(),
            calendar: Calendar::Japanese,
            honorific: Honorific::Sama,
            printed,
            minimum_games: None,
            name_chombo: false,
            rating: false,
        }
    }
}

/// The language of a document.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Language {
    /// That of everything for a club.
    #[default]
    Japanese,
    /// That of the manual, which is there in both.
    English,
}

impl Language {
    /// As documents name it (BCP 47).
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Japanese => "ja",
            Self::English => "en",
        }
    }
}

/// For whom a report of a month, a half-year or a fiscal year is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// 配布版: edited to what every member keeps, a month on one sheet.
    #[default]
    Handout,
    /// 保存版: everything there is to say, once.
    Full,
}

/// Text size of a document.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Print {
    /// Body text of 10.5 points.
    #[default]
    Normal,
    /// Body text of 14 points.
    Large,
}

/// What follows a name (敬称).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Honorific {
    /// Nothing.
    None,
    /// さん
    San,
    /// 様
    #[default]
    Sama,
}

impl Honorific {
    pub(crate) const ALL: [Self; 3] = [Self::None, Self::San, Self::Sama];

    /// The word itself.
    pub fn word(self) -> &'static str {
        match self {
            Self::None => "",
            Self::San => "さん",
            Self::Sama => "様",
        }
    }
}

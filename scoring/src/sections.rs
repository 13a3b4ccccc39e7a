//! What the reports of a month, a half-year and a fiscal year have, and in which order: a club's own choice.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A part of a report that can be left out, or stand elsewhere.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// あらまし: who leads, and the period in a few lines.
    Overview,
    /// 成績: who stands where. No report is without it.
    Standings,
    /// 表彰, of a half-year and a fiscal year.
    Awards,
    /// 記録: the longest streaks, the best hanchan and the best day.
    Feats,
    /// ランキング: by average and by rates, of a half-year and a fiscal year.
    Rankings,
    /// 前月との比較.
    Comparison,
    /// 日別の成績, or by month.
    Results,
    /// 成績の内訳: what totals are made of, extremes and streaks.
    Details,
    /// 累計の推移: the charts.
    Progress,
    /// Each series by itself.
    Series,
    /// 満貫以上の記録.
    Hands,
}

impl Section {
    /// All of them, in the usual order.
    pub const ALL: [Self; 11] = [
        Self::Overview,
        Self::Standings,
        Self::Awards,
        Self::Feats,
        Self::Rankings,
        Self::Comparison,
        Self::Results,
        Self::Details,
        Self::Progress,
        Self::Series,
        Self::Hands,
    ];
}

/// The sections that a club's reports have, in its order.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(try_from = "Vec<Section>", into = "Vec<Section>")]
pub struct Sections {
    /// Those that are shown come first.
    shown: [Option<Section>; Section::ALL.len()],
}

/// Why a list of sections is none.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum SectionsFault {
    /// Whoever gets a report looks for their place in it.
    #[error("no report is without its standings")]
    WithoutStandings,
    /// Everything is printed once.
    #[error("{0:?} is there twice")]
    Twice(Section),
}

impl Sections {
    /// Those that are shown, in their order.
    ///
    /// # Errors
    /// Without standings, and where one is there twice.
    pub fn new(shown: &[Section]) -> Result<Self, SectionsFault> {
        let mut sections = Self {
            shown: [None; Section::ALL.len()],
        };
        for (place, section) in shown.iter().enumerate() {
            match sections.shown.get_mut(place) {
                Some(free) if !shown[..place].contains(section) => *free = Some(*section),
                _ => return Err(SectionsFault::Twice(*section)),
            }
        }
        if !sections.has(Section::Standings) {
            return Err(SectionsFault::WithoutStandings);
        }
        Ok(sections)
    }

    /// Those that are shown, in their order.
    pub fn shown(&self) -> impl Iterator<Item = Section> + use<> {
        self.shown.into_iter().flatten()
    }

    /// Whether it is shown.
    pub fn has(&self, section: Section) -> bool {
        self.shown().any(|shown| shown == section)
    }
}

impl Default for Sections {
    /// Everything, in the usual order.
    fn default() -> Self {
        Self {
            shown: Section::ALL.map(Some),
        }
    }
}

impl TryFrom<Vec<Section>> for Sections {
    type Error = SectionsFault;

    fn try_from(shown: Vec<Section>) -> Result<Self, SectionsFault> {
        Self::new(&shown)
    }
}

impl From<Sections> for Vec<Section> {
    fn from(sections: Sections) -> Self {
        sections.shown().collect()
    }
}

//! The papers of a competition.

use super::document::{MOST_PAUSE, RankingOf, nothing};
use super::drawing::name_of;
use super::{Drawing, Refusal, RoundOfContest};
use crate::contest::Contest;
use crate::typed::time;
use crate::workbook::{self, Sheet};
use competition::RoundNumber;
use db::{Club, CompetitionId, Thing};
use reports::{Begins, Options, Ranking};
use scoring::PersonId;
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) fn ranking(club: &Club, of: RankingOf, options: Options) -> Result<Drawing, Refusal> {
    let (name, ranking) = (name_of(club)?, read(club, of)?);
    Ok(Drawing::new(move || {
        reports::competition_ranking(&name, &ranking, &options)
    }))
}

fn read(club: &Club, of: RankingOf) -> Result<Ranking, Refusal> {
    let ranking = Contest::read(club, of.competition)?.ranking(of.stage, of.round)?;
    ranking.ok_or(Refusal::NoSuchStage)
}

/// What a ranking is made as beside a paper.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum RankingFile {
    /// A page for a web site.
    Html,
    /// Comma-separated values.
    Csv,
    /// A workbook.
    Xlsx,
}

impl RankingFile {
    /// What its file's name ends with, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
        }
    }

    /// The file.
    ///
    /// # Errors
    /// Where the club's file cannot be read, there is no such stage, or a workbook has no room for it.
    pub fn make(self, club: &Club, of: RankingOf, options: &Options) -> Result<Vec<u8>, Refusal> {
        let ranking = read(club, of)?;
        let rows = reports::ranking_values(&ranking);
        Ok(match self {
            Self::Html => reports::ranking_page(&name_of(club)?, &ranking, options).into_bytes(),
            Self::Csv => reports::csv(&rows).into_bytes(),
            Self::Xlsx => {
                let sheet = Sheet {
                    name: &ranking.of,
                    rows: &rows,
                    chart: None,
                };
                workbook::write(&[sheet], options.printed)?
            }
        })
    }
}

pub(super) fn outline(
    club: &Club,
    id: CompetitionId,
    begins: &str,
    pause: u32,
    options: Options,
) -> Result<Drawing, Refusal> {
    Refusal::unless_within("pause", pause, MOST_PAUSE)?;
    let begins = match begins.trim() {
        "" => None,
        typed => {
            let at = time::parse(typed).ok_or_else(|| Refusal::NotATime(typed.to_owned()))?;
            Some(Begins { at, pause })
        }
    };
    let calendar = options.calendar;
    let contest = Contest::read(club, id)?;
    let outline = contest.on_paper(|contest| contest.outline(calendar, begins))?;
    let name = name_of(club)?;
    Ok(Drawing::new(move || {
        reports::outline(&name, &outline, &options)
    }))
}

pub(super) fn roster(club: &Club, id: CompetitionId, options: Options) -> Result<Drawing, Refusal> {
    let members = club.members()?.into_iter();
    let readings: BTreeMap<PersonId, String> =
        members.map(|(id, member)| (id, member.kana)).collect();
    let reading = |person| readings.get(&person).cloned().unwrap_or_default();
    let roster = Contest::read(club, id)?.on_paper(|contest| contest.roster(&reading))?;
    let name = name_of(club)?;
    Ok(Drawing::new(move || {
        reports::roster(&name, &roster, &options)
    }))
}

pub(super) fn slips(club: &Club, id: CompetitionId, options: Options) -> Result<Drawing, Refusal> {
    let contest = Contest::read(club, id)?;
    let slips = contest.on_paper(|contest| contest.slips())?;
    if slips.slips.is_empty() {
        return Err(nothing(Thing::Draw, &contest.name()));
    }
    let name = name_of(club)?;
    Ok(Drawing::new(move || {
        reports::slips(&name, &slips, &options)
    }))
}

pub(super) fn honours(
    club: &Club,
    id: CompetitionId,
    options: Options,
) -> Result<Drawing, Refusal> {
    let honours = Contest::read(club, id)?.on_paper(|contest| contest.honours())?;
    let name = name_of(club)?;
    Ok(Drawing::new(move || {
        reports::honours(&name, &honours, &options)
    }))
}

/// All that is handed out before a round.
pub(super) fn round(
    club: &Club,
    id: CompetitionId,
    number: RoundNumber,
    place_cards: bool,
    options: Options,
) -> Result<Drawing, Refusal> {
    let contest = Contest::read(club, id)?;
    let found = RoundOfContest::read(club, &contest, number)?;
    let papers = found.ok_or_else(|| nothing(Thing::Draw, &number.round))?;
    Ok(Drawing::new(move || papers.print(place_cards, &options)))
}

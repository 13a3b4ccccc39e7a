//! 半期成績表 and 年度成績表: six months or twelve, rankings, awards, charts, and then a page for each
//! member.

use chrono::Datelike;
use scoring::award::{self, Award};
use scoring::{Period, Records, Standing};
use serde::Deserialize;

use super::member_page::MembersPages;
use super::monthly::nothing_played;
use super::sections::comparison::Comparison;
use super::sections::other_game::Columns;
use super::sections::standings::Parts;
use super::sections::{matrix, other_game, remarks};
use super::{Draft, full, handout, period_title};
use crate::season::Season;
use crate::{Edition, Error, Options, Pdf};

/// Which pages of a report are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum MemberPages {
    /// The club's, and a page for each member who played.
    Each,
    /// The club's own pages only, for the notice board.
    None,
    /// The members' pages only.
    Alone,
}

/// The half-year report over `period`, with the awards that clubs usually give. Records of the
/// half-year before let it say what changed since then, and all earlier ones what each member's best is.
pub fn half_year(
    records: &Records,
    period: Period,
    member_pages: MemberPages,
    options: &Options,
) -> Result<Pdf, Error> {
    let awards = award::usual(options.minimum_games.unwrap_or(award::USUAL_MINIMUM));
    half_year_with_awards(records, period, member_pages, &awards, options)
}

/// The same with the club's own awards.
pub fn half_year_with_awards(
    records: &Records,
    period: Period,
    member_pages: MemberPages,
    awards: &[Award],
    options: &Options,
) -> Result<Pdf, Error> {
    Report::half_year(records, period, awards, options).pdf(member_pages)
}

/// The report over a fiscal year, in the manner of the half-year's. Records of the year before let it
/// say what changed since then.
pub fn fiscal_year(
    records: &Records,
    period: Period,
    member_pages: MemberPages,
    awards: &[Award],
    options: &Options,
) -> Result<Pdf, Error> {
    Report::new("年度成績表", records, period, awards, options).pdf(member_pages)
}

/// What the pages of a report are made from, counted once for all of them.
pub(super) struct Report<'a> {
    title: &'static str,
    period: String,
    awards: &'a [Award],
    options: &'a Options,
    pub(super) records: &'a Records,
    pub(super) season: Season,
    pub(super) before: Option<Comparison>,
}

impl<'a> Report<'a> {
    pub(super) fn half_year(
        records: &'a Records,
        period: Period,
        awards: &'a [Award],
        options: &'a Options,
    ) -> Self {
        Self::new("半期成績表", records, period, awards, options)
    }

    fn new(
        title: &'static str,
        records: &'a Records,
        period: Period,
        awards: &'a [Award],
        options: &'a Options,
    ) -> Self {
        let season = Season::of_club(records, period);
        Self {
            title,
            period: period_title(records, period, options),
            awards,
            options,
            records,
            before: Comparison::of(records, &season),
            season,
        }
    }

    fn pdf(&self, member_pages: MemberPages) -> Result<Pdf, Error> {
        let mut draft = match member_pages {
            MemberPages::Each | MemberPages::None => self.club_pages()?,
            MemberPages::Alone => self.without_title(self.title),
        };
        if member_pages != MemberPages::None {
            MembersPages::new(self).draw_all(&mut draft, self)?;
        }
        draft.finish()
    }

    /// Pages of another name about the same period.
    pub(super) fn titled(&self, title: &str) -> Draft<'a> {
        Draft::new(
            &self.season.records,
            title,
            self.period.clone(),
            self.options,
        )
    }

    /// Pages that begin with what is on them.
    pub(super) fn without_title(&self, title: &str) -> Draft<'a> {
        Draft::without_title(
            &self.season.records,
            title,
            self.period.clone(),
            self.options,
        )
    }

    pub(super) fn club_pages(&self) -> Result<Draft<'a>, Error> {
        let (season, before) = (&self.season, self.before.as_ref());
        let mut draft = self.titled(self.title);
        if season.days.is_empty() {
            nothing_played(&mut draft, season);
            remarks::draw(&mut draft, season);
        } else if self.options.edition == Edition::Handout {
            let columns = columns(season);
            let results = |standing: &Standing| {
                let course = season.courses.get(&standing.person);
                let of = |(_, months): &(String, Vec<Period>)| {
                    let steps = matrix::month_steps(season, months, course?).into_iter();
                    steps
                        .filter_map(|(result, _)| result)
                        .reduce(|sum, result| sum + result)
                };
                columns.iter().map(of).collect()
            };
            let parts = Parts {
                heads: columns.iter().map(|(head, _)| head.clone()).collect(),
                results: &results,
                together: false,
                totals: true,
            };
            let awards = Some(self.awards);
            handout::draw(&mut draft, season, before, parts, awards)?;
        } else {
            let awards = Some(self.awards);
            full::draw(&mut draft, season, before, Columns::Months, awards)?;
        }
        other_game::draw(&mut draft, season, Columns::Months)?;
        Ok(draft)
    }
}

/// So many months stand beside each other in one row with everything else of a person.
const MOST_MONTHS: usize = 6;

/// What the results stand under: the months that were played, or of a year its halves.
fn columns(season: &Season) -> Vec<(String, Vec<Period>)> {
    let months = season.months_played();
    if months.len() <= MOST_MONTHS {
        let heads = matrix::month_heads(&months).into_iter();
        return heads
            .zip(months.into_iter().map(|month| vec![month]))
            .collect();
    }
    let all = season.period.months();
    let halves = all.chunks(MOST_MONTHS).map(|half| {
        let ends = [half.first(), half.last()].map(|month| month.map_or(0, |one| one.from.month()));
        (format!("{}～{}月", ends[0], ends[1]), half.to_vec())
    });
    halves.collect()
}

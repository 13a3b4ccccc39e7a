//! 半期成績表 and 年度成績表: six months or twelve, rankings, awards, charts, and then a page for each
//! member.

use chrono::Datelike;
use scoring::award::{self, Award};
use scoring::{Period, Records, Standing};

use super::monthly::nothing_played;
use super::sections::comparison::Comparison;
use super::sections::other_game::Columns;
use super::sections::standings::Parts;
use super::sections::{matrix, other_game, remarks};
use super::{Draft, full, handout, member_page, period_title};
use crate::season::Season;
use crate::{Edition, Error, Options, Pdf};

/// Whether the report ends with the pages that are handed to the members.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemberPages {
    /// A page for each member who played.
    Each,
    /// The club's own pages only, for the notice board.
    None,
}

/// The half-year report over `period`, with the awards that clubs usually give. Records of the
/// half-year before let it say what changed since then.
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
    report("半期成績表", records, period, member_pages, awards, options)
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
    report("年度成績表", records, period, member_pages, awards, options)
}

fn report(
    title: &str,
    records: &Records,
    period: Period,
    member_pages: MemberPages,
    awards: &[Award],
    options: &Options,
) -> Result<Pdf, Error> {
    let season = Season::of_club(records, period);
    let before = Comparison::of(records, &season);
    let mut draft = Draft::new(
        &season.records,
        title,
        period_title(records, period, options),
        options,
    );
    if season.days.is_empty() {
        nothing_played(&mut draft, &season);
        remarks::draw(&mut draft, &season);
    } else if options.edition == Edition::Handout {
        let columns = columns(&season);
        let results = |standing: &Standing| {
            let course = season.courses.get(&standing.person);
            let of = |(_, months): &(String, Vec<Period>)| {
                let steps = matrix::month_steps(&season, months, course?).into_iter();
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
        handout::draw(&mut draft, &season, before.as_ref(), parts, Some(awards))?;
    } else {
        full::draw(
            &mut draft,
            &season,
            before.as_ref(),
            Columns::Months,
            Some(awards),
        )?;
    }
    other_game::draw(&mut draft, &season, Columns::Months)?;
    if member_pages == MemberPages::Each {
        member_page::draw_all(&mut draft, &season, before.as_ref())?;
    }
    draft.finish()
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

//! One page a member, which stands alone as a handout.

mod opponents;

use rayon::prelude::*;

use super::Draft;
use super::sections::bests::Bests;
use super::sections::comment;
use super::sections::comparison::Comparison;
use super::sections::facts::{self, Fact, Spacing};
use super::sections::person::{self, Detail, Profile};
use super::sections::person_record::{self, Breadth};
use super::sections::stand::Stand;
use super::sections::{openings, other_game};
use super::term::Report;
use crate::Error;
use crate::layout::prose;
use crate::scene::Ink;
use crate::season::Season;
use opponents::Tables;

/// What the pages of all members who played are made from.
pub(super) struct MembersPages {
    others: Vec<Season>,
    months: Vec<Stand>,
    bests: Bests,
}

impl MembersPages {
    pub(super) fn new(report: &Report<'_>) -> Self {
        Self {
            others: report.season.other_games(),
            months: Stand::months(&report.season),
            bests: Bests::before(report.records, &report.season),
        }
    }

    /// A page each, in the order of the standings.
    pub(super) fn draw_all(&self, draft: &mut Draft<'_>, report: &Report<'_>) -> Result<(), Error> {
        let profiles = self.profiles(report);
        if !profiles.is_empty() {
            draft.sheet.new_page();
            draft.sheet.bookmark(0, "会員別");
        }
        let own = profiles.par_iter().map(|profile| {
            let mut own = draft.apart();
            let name = own.names.plain(profile.person);
            own.sheet.bookmark_person(1, name);
            self.draw(&mut own, report, profile)?;
            Ok(own.sheet)
        });
        for own in own.collect::<Result<Vec<_>, Error>>()? {
            draft.sheet.append(own);
        }
        Ok(())
    }

    /// What each page is about, in the order of the standings.
    pub(super) fn profiles<'a>(&'a self, report: &'a Report<'_>) -> Vec<Profile<'a>> {
        let mut profiles: Vec<Profile<'_>> = profiles(&report.season).collect();
        for other in &self.others {
            // Whoever played another game only gets a page about that.
            let new = profiles_of_new(other, &profiles);
            profiles.extend(new);
        }
        profiles
    }

    pub(super) fn draw(
        &self,
        draft: &mut Draft<'_>,
        report: &Report<'_>,
        profile: &Profile<'_>,
    ) -> Result<(), Error> {
        let is_main = profile.season.kind == report.season.kind;
        let page = Page {
            before: report.before.as_ref().filter(|_| is_main),
            months: if is_main { &self.months } else { &[] },
            others: &self.others,
            bests: is_main.then_some(&self.bests),
        };
        draw(draft, profile, &page)
    }
}

/// What a page is made from besides its person.
struct Page<'a> {
    before: Option<&'a Comparison>,
    months: &'a [Stand],
    others: &'a [Season],
    bests: Option<&'a Bests>,
}

fn profiles(season: &Season) -> impl Iterator<Item = Profile<'_>> {
    let ranked = season.ranked();
    ranked.filter_map(|row| Profile::of(season, row.person))
}

fn profiles_of_new<'a>(other: &'a Season, known: &[Profile<'_>]) -> Vec<Profile<'a>> {
    let is_new = |profile: &Profile<'_>| known.iter().all(|known| known.person != profile.person);
    profiles(other).filter(is_new).collect()
}

/// However long the secretary's note is, so many facts stay before there are fewer people met.
const FEWEST_MOMENTS: usize = 2;

/// So many facts give way to everybody who was met, where these are not too many.
const LEAST_TELLING: usize = 2;

/// What else is told comes before more of the people met than these,
const FEW_OPPONENTS: usize = 5;

/// and however long their names are, so many of them stay.
const FEWEST_OPPONENTS: usize = 2;

fn draw(draft: &mut Draft<'_>, profile: &Profile<'_>, page: &Page<'_>) -> Result<(), Error> {
    let before = page.before;
    let scale = draft.scale();
    let large = scale.body > 12.0;
    let detail = if large { Detail::OnePage } else { Detail::Full };
    let mut opponents = if large {
        4
    } else {
        profile.statistics.against.len()
    };
    draft.sheet.close_up();
    person::name_block(draft, profile);
    let mut note: Vec<Fact> = comment::to(profile.season, profile.person)
        .into_iter()
        .chain(openings::of(draft, profile.season, profile.person))
        .collect();
    note.extend(games(profile, page.others));
    let has_months = page.months.len() > 1 && detail == Detail::Full;
    let wide = has_months && opponents::are_wide(draft, profile, page.months);
    let spacing = if wide { Spacing::CLOSE } else { Spacing::USUAL };
    facts::draw_spaced(draft, &note, spacing);
    person::tiles(draft, profile);
    if has_months {
        let months = person_record::months_table(profile, page.months);
        let seats = wide.then(|| person_record::seat_table(profile, Breadth::Half));
        opponents::draw_beside(draft, &months, seats.as_ref());
    }
    person::places(draft, profile, detail)?;
    let told = |detail| person_record::moments(draft, profile, before, page.bests, detail);
    let mut moments = told(detail);
    let mut tables = Tables::new(draft, profile, opponents, wide);
    let headings = heading_height(draft) * if large { 2.0 } else { 3.0 } + scale.body;
    let every = told(Detail::Full);
    let left_over = |tables: &Tables, moments: &[Fact]| {
        let told = footnotes(tables, &every, moments);
        let told: f32 = told.iter().map(|told| told_height(draft, told)).sum();
        let fixed = tables.height + headings + told;
        draft.sheet.room() - fixed - facts::height_spaced(draft, moments, spacing)
    };
    let (least, most) = match (large, wide) {
        (true, _) => (8.8, 14.0),
        (false, false) => (11.0, 20.0),
        (false, true) => (9.0, 20.0),
    };
    let is_short =
        |tables: &Tables, moments: &[Fact]| left_over(tables, moments) < scale.body * least;
    // The least telling come last: they give way before the page becomes two.
    let few = opponents.min(FEW_OPPONENTS);
    let all_stay = wide && opponents <= opponents::ALL;
    let first = if all_stay {
        (moments.len().saturating_sub(LEAST_TELLING), opponents)
    } else {
        (moments.len(), few)
    };
    for (fewest_moments, fewest_opponents) in [
        first,
        (moments.len(), few),
        (FEWEST_MOMENTS, few),
        (FEWEST_MOMENTS, FEWEST_OPPONENTS),
        (0, FEWEST_OPPONENTS),
    ] {
        while moments.len() > fewest_moments && is_short(&tables, &moments) {
            moments.pop();
        }
        if opponents > fewest_opponents && is_short(&tables, &moments) {
            // Fewer people take less room: of two hundred not each number is tried.
            let counts: Vec<usize> = (fewest_opponents..opponents).collect();
            let fitting = counts.partition_point(|count| {
                !is_short(&Tables::new(draft, profile, *count, wide), &moments)
            });
            opponents = counts[fitting.saturating_sub(1)];
            tables = Tables::new(draft, profile, opponents, wide);
        }
    }
    let chart = left_over(&tables, &moments).clamp(scale.body * least, scale.body * most);
    person::course_chart(draft, profile, chart)?;
    tables.draw(draft);
    if large {
        // In large print the labels of the facts are heading enough.
        draft.sheet.advance(scale.body * 0.6);
    } else {
        let following = facts::height_spaced(draft, &moments, spacing);
        let note = before.map_or_else(String::new, |before| before.note(draft, profile.season));
        draft.sheet.heading("記録", &note, following);
    }
    facts::draw_spaced(draft, &moments, spacing);
    for told in footnotes(&tables, &every, &moments) {
        draft.sheet.advance(scale.body * 0.3);
        draft
            .sheet
            .paragraph(&told, scale.caption().ink(Ink::BLACK));
    }
    Ok(())
}

/// What is told below everything else, because there is no better place on the page.
fn footnotes(tables: &Tables, every: &[Fact], shown: &[Fact]) -> Vec<String> {
    let columns = tables.needs_columns_told();
    let columns = columns.then(|| person_record::OPPONENT_COLUMNS.to_owned());
    let left_out = left_out(tables, every, shown);
    columns.into_iter().chain(left_out).collect()
}

/// Where to find what this page has no room for; nothing where it has all.
fn left_out(tables: &Tables, every: &[Fact], shown: &[Fact]) -> Option<String> {
    let is_shown = |fact: &&Fact| shown.iter().any(|shown| shown.label == fact.label);
    let labels = every.iter().filter(|fact| !is_shown(fact));
    let labels = labels.map(|fact| fact.label.to_string());
    let labels: Vec<String> = tables.others_met().into_iter().chain(labels).collect();
    (!labels.is_empty()).then(|| format!("個人成績表には{}もあります。", labels.join("・")))
}

fn told_height(draft: &Draft<'_>, told: &str) -> f32 {
    let style = draft.scale().caption();
    let lines = prose::lines(told, style, draft.sheet.width());
    lines.iter().map(|_| style.size * 1.6).sum::<f32>() + draft.scale().body * 0.3
}

/// What the page is about where it is not the game that the report is about, and else how somebody did
/// beside that.
fn games(profile: &Profile<'_>, others: &[Season]) -> Vec<Fact> {
    let kind = profile.season.kind;
    if others.iter().any(|other| other.kind == kind) {
        let name = other_game::name(profile.season);
        return vec![Fact::new("種目", format!("{name}の成績です"))];
    }
    let told = others.iter().filter_map(|other| {
        let standing = other.standing(profile.person)?;
        let rank = standing.rank.map(|rank| format!("　{rank}位"));
        let told = format!(
            "{}半荘　{}{}{}{}",
            standing.tally.games,
            other.merit_head(),
            other.merit(&standing.tally),
            other.unit.sign(),
            rank.unwrap_or_default()
        );
        Some(Fact::new(other_game::name(other), told))
    });
    told.collect()
}

fn heading_height(draft: &Draft<'_>) -> f32 {
    draft.sheet.heading_height() + draft.sheet.gap()
}

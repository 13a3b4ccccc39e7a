//! One page a member, which stands alone as a handout.

use rayon::prelude::*;

use super::Draft;
use super::sections::bests::Bests;
use super::sections::comment;
use super::sections::comparison::Comparison;
use super::sections::facts::{self, Fact};
use super::sections::other_game;
use super::sections::person::{self, Detail, Profile};
use super::sections::person_record::{self, Breadth};
use super::sections::stand::Stand;
use super::term::Report;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::layout::sheet::TIGHTEST;
use crate::layout::table::{Drawn, Table};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink};
use crate::season::Season;
use crate::{Error, Print};

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
        .collect();
    note.extend(games(profile, page.others));
    facts::draw(draft, &note);
    person::tiles(draft, profile);
    if page.months.len() > 1 && detail == Detail::Full {
        let table = person_record::months_table(profile, page.months);
        let drawn = Drawn::new(&table, scale, draft.sheet.width());
        let at = (draft.sheet.left(), draft.sheet.cursor());
        let height = drawn.draw(draft.sheet.scene(), at, 0, 0..drawn.row_count());
        draft.sheet.advance(height + scale.body * 0.5);
    }
    person::places(draft, profile, detail)?;
    let told = |detail| person_record::moments(draft, profile, before, page.bests, detail);
    let mut moments = told(detail);
    let mut tables = Tables::new(draft, profile, opponents);
    let headings = heading_height(draft) * if large { 2.0 } else { 3.0 } + scale.body;
    let every = told(Detail::Full);
    let left_over = |tables: &Tables, moments: &[Fact]| {
        let told = footnotes(tables, &every, moments);
        let told: f32 = told.iter().map(|told| told_height(draft, told)).sum();
        let fixed = tables.height + headings + told;
        draft.sheet.room() - fixed - facts::height(draft, moments)
    };
    let (least, most) = if large { (8.8, 14.0) } else { (11.0, 20.0) };
    let is_short =
        |tables: &Tables, moments: &[Fact]| left_over(tables, moments) < scale.body * least;
    // The least telling come last: they give way before the page becomes two.
    let few = opponents.min(FEW_OPPONENTS);
    for (fewest_moments, fewest_opponents) in [
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
            let fitting = counts
                .partition_point(|count| !is_short(&Tables::new(draft, profile, *count), &moments));
            opponents = counts[fitting.saturating_sub(1)];
            tables = Tables::new(draft, profile, opponents);
        }
    }
    let chart = left_over(&tables, &moments).clamp(scale.body * least, scale.body * most);
    person::course_chart(draft, profile, chart)?;
    tables.draw(draft);
    if large {
        // In large print the labels of the facts are heading enough.
        draft.sheet.advance(scale.body * 0.6);
    } else {
        let following = facts::height(draft, &moments);
        let note = before.map_or_else(String::new, |before| before.note(draft, profile.season));
        draft.sheet.heading("記録", &note, following);
    }
    facts::draw(draft, &moments);
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
    let columns = tables
        .told_beside
        .is_none()
        .then(|| person_record::OPPONENT_COLUMNS.to_owned());
    columns.into_iter().chain(left_out(every, shown)).collect()
}

/// Where to find what this page has no room for; nothing where it has all.
fn left_out(every: &[Fact], shown: &[Fact]) -> Option<String> {
    let is_shown = |fact: &&Fact| shown.iter().any(|shown| shown.label == fact.label);
    let labels = every.iter().filter(|fact| !is_shown(fact));
    let labels: Vec<&str> = labels.map(|fact| fact.label.as_ref()).collect();
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

/// Results by seat at the left, the people met most at the right: in normal print in two columns.
struct Tables {
    all: Vec<Table>,
    opponents_title: String,
    /// That of the highest.
    height: f32,
    /// What the columns at the right mean, below that table which leaves room for it beside the others.
    told_beside: Option<Told>,
}

/// Small print below one of the tables, from the left top corner of the first.
struct Told {
    left: f32,
    top: f32,
    lines: Vec<String>,
}

/// From one of its lines to the next.
fn line_step(scale: Scale) -> f32 {
    scale.small * 1.5
}

/// What each table has of the width, the gutters apart.
const SHARES_OF_TWO: [f32; 2] = [0.4, 0.6];
const SHARES_OF_THREE: [f32; 3] = [0.28, 0.36, 0.36];

/// Longer tables are set closer.
const FEW_ROWS: usize = 4;

impl Tables {
    fn new(draft: &Draft<'_>, profile: &Profile<'_>, opponents: usize) -> Self {
        let met = profile.statistics.against.len();
        let shown = opponents.min(met);
        let (breadth, rows) = match draft.options.print {
            Print::Normal => (Breadth::Quarter, shown.div_ceil(2)),
            Print::Large => (Breadth::Half, shown),
        };
        let columns = [0..rows, rows..shown];
        let columns = columns.into_iter().filter(|which| !which.is_empty());
        let columns = columns.map(|which| Table {
            grouping: None,
            ..person_record::opponents_table(draft, profile, breadth, which)
        });
        let seats = person_record::seat_table(profile, Breadth::Half);
        let tables: Vec<Table> = std::iter::once(seats).chain(columns).collect();
        let drawn = drawn(&tables, draft);
        let heights = drawn.iter().map(|(_, table)| table.whole_height());
        let height = heights.fold(0.0, f32::max);
        let told_beside = told_beside(&drawn, draft, height);
        Self {
            height,
            told_beside,
            all: tables,
            opponents_title: if shown == met {
                "対戦成績".to_owned()
            } else {
                format!("対戦成績（同卓の多い{shown}名）")
            },
        }
    }

    fn draw(&self, draft: &mut Draft<'_>) {
        let scale = draft.scale();
        draft.sheet.heading("席別の成績", "", self.height);
        let drawn = drawn(&self.all, draft);
        let (x, top) = (draft.sheet.left(), draft.sheet.cursor());
        let baseline = top - scale.section * 0.75;
        let scene = draft.sheet.scene();
        for (place, (left, table)) in drawn.iter().enumerate() {
            if place == 1 {
                let (at, style) = ((x + left, baseline), scale.section_title());
                let title = self.opponents_title.clone();
                scene.drawn_as(Role::Heading(2), |scene| {
                    scene.text(at, Align::Left, style, title);
                });
            }
            table.draw(scene, (x + left, top), 0, 0..table.row_count());
        }
        if let Some(told) = &self.told_beside {
            let mut line = top + told.top;
            for text in &told.lines {
                line += line_step(scale);
                scene.text(
                    (x + told.left, line),
                    Align::Left,
                    scale.caption(),
                    text.clone(),
                );
            }
        }
        draft.sheet.advance(self.height);
    }
}

/// Each with its distance from the left.
fn drawn<'table>(tables: &'table [Table], draft: &Draft<'_>) -> Vec<(f32, Drawn<'table>)> {
    let shares: &[f32] = if tables.len() > 2 {
        &SHARES_OF_THREE
    } else {
        &SHARES_OF_TWO
    };
    let gutter = gutter(draft.scale());
    let gutters: f32 = shares.iter().skip(1).map(|_| gutter).sum();
    let rows = tables.iter().map(|table| table.rows.len()).max();
    let rows = rows.unwrap_or_default();
    let mut left = 0.0;
    let drawn = tables.iter().zip(shares).map(|(table, share)| {
        let width = (draft.sheet.width() - gutters) * share;
        let mut drawn = Drawn::new(table, draft.scale(), width);
        if rows > FEW_ROWS {
            drawn.tighten(TIGHTEST);
        }
        let place = left;
        left += width + gutter;
        (place, drawn)
    });
    drawn.collect()
}

fn told_beside(drawn: &[(f32, Drawn<'_>)], draft: &Draft<'_>, height: f32) -> Option<Told> {
    let scale = draft.scale();
    let style = scale.caption();
    let ends = drawn.iter().skip(1).map(|(left, _)| left - gutter(scale));
    let ends = ends.chain([draft.sheet.width()]);
    let mut places = drawn.iter().zip(ends);
    places.find_map(|((left, table), end)| {
        let top = table.whole_height() + scale.body * 0.4;
        if top + line_step(scale) > height {
            return None;
        }
        let lines = prose::lines(person_record::OPPONENT_COLUMNS, style, end - left);
        let long: f32 = lines.iter().map(|_| line_step(scale)).sum();
        (top + long <= height).then_some(Told {
            left: *left,
            top,
            lines,
        })
    })
}

fn gutter(scale: Scale) -> f32 {
    scale.body * 2.0
}

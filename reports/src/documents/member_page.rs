//! One page a member, which stands alone as a handout.

use super::Draft;
use super::sections::comment;
use super::sections::comparison::Comparison;
use super::sections::facts::{self, Fact};
use super::sections::other_game;
use super::sections::person::{self, Detail, Profile};
use super::sections::person_record::{self, Breadth};
use super::sections::stand::Stand;
use crate::Error;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::layout::table::{Drawn, Table};
use crate::scene::{Align, Ink};
use crate::season::Season;

/// A page for each member who played, in the order of the standings.
pub(super) fn draw_all(
    draft: &mut Draft<'_>,
    season: &Season,
    before: Option<&Comparison>,
) -> Result<(), Error> {
    let others = season.other_games();
    let mut profiles: Vec<Profile<'_>> = profiles(season).collect();
    for other in &others {
        // Whoever played another game only gets a page about that.
        let new = profiles_of_new(other, &profiles);
        profiles.extend(new);
    }
    let months = Stand::months(season);
    for (index, profile) in profiles.iter().enumerate() {
        draft.sheet.new_page();
        if index == 0 {
            draft.sheet.bookmark(0, "会員別");
        }
        draft.sheet.bookmark(1, draft.names.plain(profile.person));
        let is_main = profile.season.kind == season.kind;
        let months = if is_main { months.as_slice() } else { &[] };
        draw(draft, profile, before.filter(|_| is_main), months, &others)?;
    }
    Ok(())
}

fn profiles(season: &Season) -> impl Iterator<Item = Profile<'_>> {
    let ranked = season.ranked();
    ranked.filter_map(|row| Profile::of(season, row.person))
}

fn profiles_of_new<'a>(other: &'a Season, known: &[Profile<'_>]) -> Vec<Profile<'a>> {
    let is_new = |profile: &Profile<'_>| known.iter().all(|known| known.person != profile.person);
    profiles(other).filter(is_new).collect()
}

/// However long the secretary's note is, so many facts stay.
const FEWEST_MOMENTS: usize = 2;

/// What else is told comes before more of the people met than these,
const FEW_OPPONENTS: usize = 5;

/// and however long their names are, so many of them stay.
const FEWEST_OPPONENTS: usize = 2;

fn draw(
    draft: &mut Draft<'_>,
    profile: &Profile<'_>,
    before: Option<&Comparison>,
    months: &[Stand],
    others: &[Season],
) -> Result<(), Error> {
    let scale = draft.scale();
    let large = scale.body > 12.0;
    let detail = if large { Detail::OnePage } else { Detail::Full };
    let mut opponents = if large { 4 } else { 8 };
    person::name_block(draft, profile);
    let mut note: Vec<Fact> = comment::to(profile.season, profile.person)
        .into_iter()
        .collect();
    note.extend(games(profile, others));
    facts::draw(draft, &note);
    person::tiles(draft, profile);
    if months.len() > 1 && detail == Detail::Full {
        let table = person_record::months_table(profile, months);
        let drawn = Drawn::new(&table, scale, draft.sheet.width());
        let at = (draft.sheet.left(), draft.sheet.cursor());
        let height = drawn.draw(draft.sheet.scene(), at, 0, 0..drawn.row_count());
        draft.sheet.advance(height + scale.body * 0.5);
    }
    person::places(draft, profile, detail)?;
    let mut moments = person_record::moments(draft, profile, before, detail);
    let mut tables = Tables::new(draft, profile, opponents);
    let headings = heading_height(scale) * if large { 2.0 } else { 3.0 } + scale.body;
    let every = person_record::moments(draft, profile, before, Detail::Full);
    let left_over = |tables: &Tables, moments: &[Fact]| {
        let told = footnotes(draft, tables, &every, moments);
        let told: f32 = told.iter().map(|told| told_height(draft, told)).sum();
        let fixed = tables.height(draft) + headings + told;
        draft.sheet.room() - fixed - facts::height(draft, moments)
    };
    let (least, most) = if large { (5.6, 14.0) } else { (9.0, 17.0) };
    let is_short =
        |tables: &Tables, moments: &[Fact]| left_over(tables, moments) < scale.body * least;
    // The least telling come last: they give way before the page becomes two.
    let few = opponents.min(FEW_OPPONENTS);
    for (fewest_moments, fewest_opponents) in [
        (moments.len(), few),
        (FEWEST_MOMENTS, few),
        (FEWEST_MOMENTS, FEWEST_OPPONENTS),
    ] {
        while moments.len() > fewest_moments && is_short(&tables, &moments) {
            moments.pop();
        }
        while opponents > fewest_opponents && is_short(&tables, &moments) {
            opponents -= 1;
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
    for told in footnotes(draft, &tables, &every, &moments) {
        draft.sheet.advance(scale.body * 0.3);
        draft
            .sheet
            .paragraph(&told, scale.caption().ink(Ink::BLACK));
    }
    Ok(())
}

/// What is told below everything else, because there is no better place on the page.
fn footnotes(draft: &Draft<'_>, tables: &Tables, every: &[Fact], shown: &[Fact]) -> Vec<String> {
    let beside = tables.told_beside(draft).is_some();
    let columns = (!beside).then(|| person_record::OPPONENT_COLUMNS.to_owned());
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

fn heading_height(scale: Scale) -> f32 {
    scale.section * 1.75 + scale.gap()
}

/// Results by seat at the left, the people met most at the right.
struct Tables {
    seats: Table,
    opponents: Table,
    opponents_title: String,
}

/// Small print below one of the two tables, from the left top corner of both.
struct Told {
    left: f32,
    top: f32,
    lines: Vec<String>,
}

/// From one of its lines to the next.
fn line_step(scale: Scale) -> f32 {
    scale.small * 1.5
}

/// The left table's share of the width.
const SEATS_SHARE: f32 = 0.4;

impl Tables {
    fn new(draft: &Draft<'_>, profile: &Profile<'_>, opponents: usize) -> Self {
        let all = profile.statistics.against.len() <= opponents;
        Self {
            seats: person_record::seat_table(profile, Breadth::Half),
            opponents: Table {
                grouping: None,
                ..person_record::opponents_table(draft, profile, Breadth::Half, opponents)
            },
            opponents_title: if all {
                "対戦成績".to_owned()
            } else {
                format!("対戦成績（同卓の多い{opponents}名）")
            },
        }
    }

    fn height(&self, draft: &Draft<'_>) -> f32 {
        let (left, right) = self.drawn(draft);
        left.height(0..left.row_count())
            .max(right.height(0..right.row_count()))
    }

    fn drawn(&self, draft: &Draft<'_>) -> (Drawn<'_>, Drawn<'_>) {
        let whole = draft.sheet.width() - gutter(draft.scale());
        (
            Drawn::new(&self.seats, draft.scale(), whole * SEATS_SHARE),
            Drawn::new(&self.opponents, draft.scale(), whole * (1.0 - SEATS_SHARE)),
        )
    }

    /// What the columns at the right mean, below that table which leaves room for it beside the other.
    fn told_beside(&self, draft: &Draft<'_>) -> Option<Told> {
        let (scale, whole) = (draft.scale(), draft.sheet.width() - gutter(draft.scale()));
        let style = scale.caption();
        let (left, right) = self.drawn(draft);
        let tables = [
            (left, 0.0, SEATS_SHARE),
            (
                right,
                whole * SEATS_SHARE + gutter(scale),
                1.0 - SEATS_SHARE,
            ),
        ];
        let mut told = tables.into_iter().map(|(table, left, share)| Told {
            left,
            top: table.height(0..table.row_count()) + scale.body * 0.4,
            lines: prose::lines(person_record::OPPONENT_COLUMNS, style, whole * share),
        });
        let fits = |told: &Told| {
            let lines = told.lines.iter().map(|_| line_step(scale));
            told.top + lines.sum::<f32>() <= self.height(draft)
        };
        told.find(fits)
    }

    fn draw(&self, draft: &mut Draft<'_>) {
        let scale = draft.scale();
        let height = self.height(draft);
        let told = self.told_beside(draft);
        draft.sheet.heading("席別の成績", "", height);
        let (left, right) = self.drawn(draft);
        let whole = draft.sheet.width() - gutter(scale);
        let (x, top) = (draft.sheet.left(), draft.sheet.cursor());
        let second = x + whole * SEATS_SHARE + gutter(scale);
        let baseline = top - scale.section * 0.75;
        let scene = draft.sheet.scene();
        left.draw(scene, (x, top), 0, 0..left.row_count());
        if let Some(told) = told {
            let mut line = top + told.top;
            for text in told.lines {
                line += line_step(scale);
                scene.text((x + told.left, line), Align::Left, scale.caption(), text);
            }
        }
        scene.text(
            (second, baseline),
            Align::Left,
            scale.section_title(),
            self.opponents_title.clone(),
        );
        right.draw(scene, (second, top), 0, 0..right.row_count());
        draft.sheet.advance(height);
    }
}

fn gutter(scale: Scale) -> f32 {
    scale.body * 2.0
}

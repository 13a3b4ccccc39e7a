//! 配布版: what every member gets, edited to one sheet for up to forty members. Its front has the standings
//! with everything that belongs to a person in one row; its back tells where everybody is and what was rare.

use scoring::award::Award;
use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand};
use scoring::{Section, Sections};

use super::Draft;
use super::sections::comparison::Comparison;
use super::sections::hands::{InColumns, Place};
use super::sections::standings::{self, Parts};
use super::sections::{awards as honours, facts, feats, highlights, progress, rankings, remarks};
use crate::Error;
use crate::layout::table::{self, Table};
use crate::season::Season;

/// The club's pages: the results are those of days or of months; a half-year and a year have awards and
/// rankings.
pub(super) fn draw(
    draft: &mut Draft<'_>,
    season: &Season,
    before: Option<&Comparison>,
    parts: Parts<'_>,
    awards: Option<&[Award]>,
) -> Result<(), Error> {
    let sections = draft.options.sections;
    let before = before.filter(|_| sections.has(Section::Comparison));
    let parts = if sections.has(Section::Results) {
        parts
    } else {
        Parts {
            heads: Vec::new(),
            results: &|_| Vec::new(),
            ..parts
        }
    };
    let told = if sections.has(Section::Overview) {
        highlights::facts_of(draft, season, before)
    } else {
        Vec::new()
    };
    let mut table = standings::of_handout(draft, season, before, parts);
    let (front, is_dense) = Front::chosen(draft, &told, &mut table);
    table.dense = is_dense;
    if front == Front::Leader {
        draft.sheet.bookmark(0, OVERVIEW);
        highlights::draw(draft, season, before);
    }
    let note = [season.unit_in_words(), standings::check(season)];
    let note = [&note[0], BAR, &note[1]].join("　");
    table::section(&mut draft.sheet, "成績", note.trim_end(), &table);
    let (here, later) = match front {
        Front::Leader => (&told[..0], &told[..0]),
        Front::Standings => told.split_at(fitting(draft, &told)),
    };
    if !here.is_empty() {
        facts::section(draft, OVERVIEW, "", here);
    }
    for section in sections.shown() {
        match (section, awards) {
            (Section::Awards, Some(awards)) => honours::draw(draft, season, awards),
            (Section::Rankings, Some(_)) => rankings::draw(draft, season),
            _ => {}
        }
    }
    back(draft, season, later)
}

/// How the bars are read.
const BAR: &str = "棒は左から1着・2着…の回数";

const OVERVIEW: &str = "あらまし";

/// What the front has besides the standings.
#[derive(Clone, Copy, PartialEq)]
enum Front {
    /// Who leads and what there is to say, above them.
    Leader,
    /// What there is to say, below them, as far as it goes.
    Standings,
}

impl Front {
    /// As much as there is room for, and whether the standings are set densely for it.
    fn chosen(draft: &Draft<'_>, told: &[facts::Fact], table: &mut Table) -> (Self, bool) {
        let sheet = &draft.sheet;
        let facts = facts::height(draft, told);
        let heading = draft.scale().gap() + sheet.heading_height();
        let leader = facts + highlights::leader_height(draft);
        let fronts = [
            (!told.is_empty()).then_some((Self::Leader, leader)),
            Some((Self::Standings, facts + heading)),
            Some((Self::Standings, 0.0)),
        ];
        for (front, taken) in fronts.into_iter().flatten() {
            for is_dense in [false, true] {
                table.dense = is_dense;
                if table::fits(sheet, table, sheet.room() - sheet.gap_above() - taken) {
                    return (front, is_dense);
                }
            }
        }
        (Self::Standings, true)
    }
}

/// Fewer facts than this do not stand alone below the standings.
const FEWEST: usize = 2;

/// How many of the facts the front has room for.
fn fitting(draft: &Draft<'_>, told: &[facts::Fact]) -> usize {
    let sheet = &draft.sheet;
    let room = sheet.room() - sheet.gap_above() - sheet.heading_height();
    (FEWEST..=told.len())
        .rev()
        .find(|count| facts::height(draft, &told[..*count]) <= room)
        .unwrap_or(0)
}

/// A chart lower than that tells nothing.
const LOWEST_CHART: f32 = 12.0;
const HIGHEST_CHART: f32 = 26.0;

/// The chart is what one looks for first when one turns the sheet.
const USUAL_BACK: [Section; 3] = [Section::Progress, Section::Feats, Section::Hands];

/// What else there is to say, with a chart as high as all of it leaves room for.
fn back(draft: &mut Draft<'_>, season: &Season, overview: &[facts::Fact]) -> Result<(), Error> {
    let scale = draft.scale();
    let heading = scale.gap() + draft.sheet.heading_height();
    let sections = draft.options.sections;
    let feats = if sections.has(Section::Feats) {
        feats::height(draft, season)
    } else {
        0.0
    };
    let least = if sections.has(Section::Progress) {
        heading + scale.body * LOWEST_CHART
    } else {
        0.0
    };
    let told = facts::height(draft, overview);
    let others = feats + remarks::height(draft, season);
    let log = Log::chosen(draft, season, |log| {
        let taken = told + others + log.map_or(0.0, |log| log.height(draft));
        draft.sheet.full_height() - taken >= least
    });
    let log = log.filter(|_| sections.has(Section::Hands));
    let taken = others + log.as_ref().map_or(0.0, |log| log.rows.height(draft));
    let needed = told + taken + least;
    if draft.sheet.room() < needed {
        draft.sheet.new_page();
    }
    if !overview.is_empty() {
        draft.sheet.bookmark(0, OVERVIEW);
        facts::draw(draft, overview);
    }
    let room = draft.sheet.room() - heading - taken;
    let chart = room.clamp(scale.body * LOWEST_CHART, scale.body * HIGHEST_CHART);
    let order: Vec<Section> = if sections == Sections::default() {
        USUAL_BACK.into()
    } else {
        sections.shown().collect()
    };
    for section in order {
        match section {
            Section::Progress if season.days.len() > 1 => {
                progress::everybody(draft, season, chart)?;
            }
            Section::Feats => feats::draw(draft, season),
            Section::Hands => {
                if let Some(log) = &log {
                    log.rows.draw(draft, log.title, &log.note);
                }
            }
            _ => {}
        }
    }
    remarks::draw(draft, season);
    Ok(())
}

/// The rare hands, as far down as there is room for them.
struct Log {
    title: &'static str,
    note: String,
    rows: InColumns,
}

impl Log {
    /// From haneman up in two columns or in three, or else from baiman up; nothing where there is no
    /// room for them.
    fn chosen(
        draft: &Draft<'_>,
        season: &Season,
        has_room: impl Fn(Option<&InColumns>) -> bool,
    ) -> Option<Self> {
        let from = |level: Level| -> Vec<(&Hand, &Hanchan)> {
            let hands = season.hands();
            hands
                .filter(|(hand, _)| hand.entry.level >= level)
                .collect()
        };
        let (haneman, baiman) = (from(Level::Haneman), from(Level::Baiman));
        if haneman.is_empty() {
            return None;
        }
        let fewer = haneman.len() - baiman.len();
        let some = format!(
            "{}件　ほかに跳満{fewer}件（保存版にあります）",
            baiman.len()
        );
        let choices = [
            ("跳満以上の記録", format!("{}件", haneman.len()), &haneman),
            ("倍満以上の記録", some, &baiman),
        ];
        for (title, note, hands) in choices {
            for columns in [2, 3] {
                let rows = InColumns::new(draft, hands, Place::Period, columns);
                if !hands.is_empty() && has_room(Some(&rows)) {
                    return Some(Self { title, note, rows });
                }
            }
        }
        None
    }
}

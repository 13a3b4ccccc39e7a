//! 配布版: what every member gets, edited to one sheet for up to forty members. Its front has the standings
//! with everything that belongs to a person in one row; its back tells where everybody is and what was rare.

use scoring::award::Award;
use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand};
use scoring::{Section, Sections};

use super::sections::comparison::Comparison;
use super::sections::hands::{InColumns, Place};
use super::sections::other_game::Columns;
use super::sections::standings::{self, Parts};
use super::sections::{awards as honours, facts, feats, highlights, progress, rankings, remarks};
use super::{Draft, full};
use crate::Error;
use crate::layout::sheet::TIGHTEST;
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
    if front == Front::Above && !told.is_empty() {
        draft.sheet.bookmark(0, OVERVIEW);
    }
    if front != Front::Overleaf && sections.has(Section::Overview) {
        highlights::leader(draft, season);
    }
    if front == Front::Above {
        facts::draw(draft, &told);
    }
    let note = [season.unit_in_words(), standings::check(season)];
    let note = [&note[0], BAR, &note[1]].join("　");
    table::section(&mut draft.sheet, "成績", note.trim_end(), &table);
    let front_pages = draft.sheet.page_count();
    match front {
        Front::Below if !told.is_empty() => facts::section(draft, OVERVIEW, "", &told),
        Front::Overleaf => {
            draft.sheet.new_page();
            draft.sheet.section(OVERVIEW, "", 0.0);
            highlights::leader(draft, season);
            facts::draw(draft, &told);
        }
        _ => {}
    }
    for section in sections.shown() {
        match (section, awards) {
            (Section::Awards, Some(awards)) => honours::draw(draft, season, awards),
            (Section::Rankings, Some(_)) => rankings::draw(draft, season),
            _ => {}
        }
    }
    // What is told of days is of a month, whose full edition logs more than that of many months.
    let columns = if awards.is_some() {
        Columns::Months
    } else {
        Columns::Days
    };
    let place = match (draft.sheet.page_count() > front_pages, awards) {
        (false, _) => Back::Page,
        (true, None) => Back::Rest,
        (true, Some(_)) => Back::RestAndPage,
    };
    back(draft, season, place, full::log_from(columns))
}

/// How the bars are read.
const BAR: &str = "棒は左から1着・2着…の回数";

const OVERVIEW: &str = "あらまし";

/// Where what there is to say stands on the front.
#[derive(Clone, Copy, PartialEq)]
enum Front {
    /// Between who leads and the standings.
    Above,
    /// Below the standings, and overleaf as far as it has no room there.
    Below,
    /// With who leads, where only that keeps the standings on one page.
    Overleaf,
}

impl Front {
    /// Above if there is room for all of it, and whether the standings are set densely for that, or to keep
    /// them on this page.
    fn chosen(draft: &Draft<'_>, told: &[facts::Fact], table: &mut Table) -> (Self, bool) {
        let sheet = &draft.sheet;
        let facts = facts::height(draft, told);
        let heading = draft.scale().gap() + sheet.heading_height();
        let leader = if told.is_empty() {
            0.0
        } else {
            highlights::leader_height(draft)
        };
        let fronts = [
            (Self::Above, leader + facts),
            (Self::Below, leader + heading + facts),
            (Self::Below, leader),
            (Self::Overleaf, 0.0),
        ];
        for (front, taken) in fronts {
            if front == Self::Overleaf && told.is_empty() {
                continue;
            }
            for is_dense in [false, true] {
                table.dense = is_dense;
                if table::fits(sheet, table, sheet.room() - sheet.gap_above() - taken) {
                    return (front, is_dense);
                }
            }
        }
        (Self::Below, true)
    }
}

/// A chart lower than that tells nothing, and one of few lines than that less than it could.
const LOWEST_CHART: f32 = 10.0;
const LOW_CHART: f32 = 12.0;
const HIGHEST_CHART: f32 = 26.0;

/// What hands that stand alone have to fill of their page.
const LEAST_PAGE: f32 = 0.4;

/// Where what else there is to say stands.
#[derive(Clone, Copy, PartialEq)]
enum Back {
    /// On a page of its own.
    Page,
    /// Below what has gone on overleaf.
    Rest,
    /// The chart and the bests below that if they have room there, the hands on the next page.
    RestAndPage,
}

/// The chart is what one looks for first when one turns the sheet.
const USUAL_BACK: [Section; 3] = [Section::Progress, Section::Feats, Section::Hands];

/// What else there is to say, with a chart as high as all of it leaves room for. The full edition logs the hands
/// from `kept_from` on.
fn back(
    draft: &mut Draft<'_>,
    season: &Season,
    place: Back,
    kept_from: Level,
) -> Result<(), Error> {
    let heights = Heights::of(draft, season);
    let log_in = |room| Log::chosen(draft, season, kept_from, room);
    let (rest, page) = (draft.sheet.room(), draft.sheet.full_height());
    let beside_log = heights.feats + heights.remarks + heights.least;
    let mut log = log_in(if place == Back::Rest { rest } else { page } - beside_log);
    let mut is_divided = false;
    if place == Back::RestAndPage
        && draft.options.sections == Sections::default()
        && heights.feats + heights.least <= rest
        && rest < beside_log + height(draft, log.as_ref())
    {
        let alone = log_in(page - heights.remarks);
        is_divided = height(draft, alone.as_ref()) >= page * LEAST_PAGE;
        log = if is_divided { alone } else { log };
    }
    let beside_chart = if is_divided {
        // A little more, so that rounding moves nothing to the next page.
        heights.feats + 0.1
    } else {
        heights.feats + heights.remarks + height(draft, log.as_ref())
    };
    if !is_divided && rest < beside_chart + heights.least {
        draft.sheet.new_page();
    }
    let room = draft.sheet.room() - heights.heading - beside_chart;
    let chart = room.clamp(heights.lowest, draft.scale().body * HIGHEST_CHART);
    let sections = draft.options.sections;
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
                    if is_divided {
                        draft.sheet.new_page();
                    }
                    log.draw(draft);
                }
            }
            _ => {}
        }
    }
    remarks::draw(draft, season);
    Ok(())
}

/// What the parts of the back take that are shown.
struct Heights {
    heading: f32,
    feats: f32,
    remarks: f32,
    /// The lowest chart, without and with its heading.
    lowest: f32,
    least: f32,
}

impl Heights {
    fn of(draft: &Draft<'_>, season: &Season) -> Self {
        let scale = draft.scale();
        let sections = draft.options.sections;
        let of_shown = |section, height: f32| if sections.has(section) { height } else { 0.0 };
        let heading = scale.gap() + draft.sheet.heading_height();
        let lowest = progress::least_height(draft, season)
            .clamp(scale.body * LOWEST_CHART, scale.body * LOW_CHART);
        Self {
            heading,
            feats: of_shown(Section::Feats, feats::height(draft, season)),
            remarks: remarks::height(draft, season),
            lowest,
            least: of_shown(Section::Progress, heading + lowest),
        }
    }
}

fn height(draft: &Draft<'_>, log: Option<&Log>) -> f32 {
    log.map_or(0.0, |log| log.height(draft))
}

/// The rare hands, as far down as there is room for them.
enum Log {
    Rows {
        title: &'static str,
        note: String,
        rows: InColumns,
    },
    /// Where there is room for none of them, where they are instead.
    Elsewhere(String),
}

/// In how many columns a log stands, and how close its rows are: names that two columns would break stand in one.
const FORMS: [(usize, f32); 5] = [(2, 1.0), (3, 1.0), (2, 0.92), (2, TIGHTEST), (1, 1.0)];

impl Log {
    /// From haneman up in two columns or in three, or else from baiman up, or else a line; nothing where
    /// neither was won, or hands are not shown.
    fn chosen(draft: &Draft<'_>, season: &Season, kept_from: Level, room: f32) -> Option<Self> {
        if !draft.options.sections.has(Section::Hands) {
            return None;
        }
        let from = |level: Level| -> Vec<(&Hand, &Hanchan)> {
            let hands = season.hands();
            hands
                .filter(|(hand, _)| hand.entry.level >= level)
                .collect()
        };
        let (haneman, baiman) = (from(Level::Haneman), from(Level::Baiman));
        let fewer = haneman.len() - baiman.len();
        // Nobody is sent to the full edition for what it leaves out as well.
        let kept = if kept_from <= Level::Haneman {
            "（保存版にあります）"
        } else {
            ""
        };
        let some = format!("{}件　ほかに跳満{fewer}件{kept}", baiman.len());
        let choices = [
            ("跳満以上の記録", format!("{}件", haneman.len()), &haneman),
            ("倍満以上の記録", some, &baiman),
        ];
        for (title, note, hands) in choices {
            for (columns, tightness) in FORMS {
                let rows = InColumns::new(draft, hands, Place::Period, columns);
                let rows = rows.tightened(tightness);
                let is_whole = !hands.is_empty() && rows.keeps_names_whole(draft);
                if is_whole && rows.height(draft) <= room {
                    return Some(Self::Rows { title, note, rows });
                }
            }
        }
        let (level, kept) = if kept_from <= Level::Haneman {
            (Level::Haneman, haneman)
        } else {
            (Level::Baiman, baiman)
        };
        let told = format!(
            "{}以上の記録 {}件は、保存版にあります。",
            level.kanji(),
            kept.len()
        );
        (!kept.is_empty()).then_some(Self::Elsewhere(told))
    }

    /// What it takes with its heading or the gap above it.
    fn height(&self, draft: &Draft<'_>) -> f32 {
        let scale = draft.scale();
        match self {
            Self::Rows { rows, .. } => rows.height(draft),
            Self::Elsewhere(_) => scale.body * 0.6 + scale.leading(),
        }
    }

    fn draw(&self, draft: &mut Draft<'_>) {
        let scale = draft.scale();
        match self {
            Self::Rows { title, note, rows } => rows.draw(draft, title, note),
            Self::Elsewhere(told) => {
                draft.sheet.advance(scale.body * 0.5);
                draft.sheet.paragraph(told, scale.text());
            }
        }
    }
}

//! 配布版: what every member gets, edited to one sheet for up to forty members. Its front has the standings
//! with everything that belongs to a person in one row; its back tells where everybody is and what was rare.

use scoring::award::Award;
use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand};

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
    let told = highlights::facts_of(draft, season, before);
    let mut table = standings::of_handout(draft, season, before, parts);
    let (front, is_dense) = Front::chosen(draft, &told, &mut table);
    table.dense = is_dense;
    if front == Front::Leader {
        draft.sheet.bookmark(0, OVERVIEW);
        highlights::draw(draft, season, before);
    }
    let note = [season.unit_in_words(), standings::check(season)];
    let note: Vec<&str> = note.iter().map(String::as_str).collect();
    let note = [note[0], "棒は左から1着・2着…の回数", note[1]].join("　");
    table::section(&mut draft.sheet, "成績", note.trim_end(), &table);
    let (here, later) = match front {
        Front::Leader => (&told[..0], &told[..0]),
        Front::Standings => told.split_at(fitting(draft, &told)),
    };
    if !here.is_empty() {
        facts::section(draft, OVERVIEW, "", here);
    }
    if let Some(awards) = awards {
        honours::draw(draft, season, awards);
        rankings::draw(draft, season);
    }
    back(draft, season, later)
}

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
        for (front, taken) in [
            (Self::Leader, facts + highlights::leader_height(draft)),
            (Self::Standings, facts + heading),
            (Self::Standings, 0.0),
        ] {
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

/// What else there is to say, with a chart as high as all of it leaves room for.
fn back(draft: &mut Draft<'_>, season: &Season, overview: &[facts::Fact]) -> Result<(), Error> {
    let scale = draft.scale();
    let heading = scale.gap() + draft.sheet.heading_height();
    let log = Log::chosen(draft, season, |log| {
        let taken = facts::height(draft, overview)
            + feats::height(draft, season)
            + remarks::height(draft, season)
            + log.map_or(0.0, |log| log.height(draft));
        let page = draft.sheet.full_height() - heading;
        page - taken >= scale.body * LOWEST_CHART
    });
    let taken = feats::height(draft, season)
        + remarks::height(draft, season)
        + log.as_ref().map_or(0.0, |log| log.rows.height(draft));
    let needed = facts::height(draft, overview) + taken + heading + scale.body * LOWEST_CHART;
    if draft.sheet.room() < needed {
        draft.sheet.new_page();
    }
    if !overview.is_empty() {
        draft.sheet.bookmark(0, OVERVIEW);
        facts::draw(draft, overview);
    }
    let room = draft.sheet.room() - heading - taken;
    let chart = room.clamp(scale.body * LOWEST_CHART, scale.body * HIGHEST_CHART);
    if season.days.len() > 1 {
        progress::everybody(draft, season, chart)?;
    }
    feats::draw(draft, season);
    if let Some(log) = log {
        log.rows.draw(draft, log.title, &log.note);
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

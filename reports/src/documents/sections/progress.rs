//! 推移: the leaders in one chart, and everybody in small multiples over the club's spread.

use crate::Error;
use crate::charts::cumulative::{self, Line, MOST_LINES};
use crate::charts::spread;
use crate::documents::Draft;
use crate::layout::scale::Scale;
use crate::layout::sheet::Sheet;
use crate::season::{Course, Season};
use scoring::Standing;

/// Draws both; nothing where no day was played.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) -> Result<(), Error> {
    let members: Vec<_> = season.ranked().filter(|row| row.tally.games > 0).collect();
    if members.is_empty() || season.days.is_empty() {
        return Ok(());
    }
    let few = members.len() <= MOST_LINES;
    // Below the lines stand the small charts of many.
    let below = if few {
        0.0
    } else {
        below_the_lines(draft, members.len())
    };
    leaders(draft, season, "累計の推移", below)?;
    if few {
        Ok(())
    } else {
        small_multiples(draft, season)
    }
}

/// The running totals of the leaders, or of everybody where they are few; `below` is the room that what
/// belongs below them takes.
pub(crate) fn leaders(
    draft: &mut Draft<'_>,
    season: &Season,
    title: &str,
    below: f32,
) -> Result<(), Error> {
    let members: Vec<_> = season.ranked().filter(|row| row.tally.games > 0).collect();
    let few = members.len() <= MOST_LINES;
    // Over many members the leaders' lines are enough: the small charts show everybody.
    let shown = if few { members.len() } else { LEADERS };
    let lines: Vec<Line<'_>> = members[..shown]
        .iter()
        .filter_map(|row| {
            Some(Line {
                name: draft.names.plain(row.person),
                course: season.courses.get(&row.person)?,
            })
        })
        .collect();
    let scale = draft.scale();
    let height = chart_height(draft, below);
    let size = (draft.sheet.width(), height);
    let title = if few {
        title.to_owned()
    } else {
        format!("{title}（上位{shown}名）")
    };
    let from = season.measured_from();
    let from = from.map_or_else(String::new, |from| format!("（{from}）"));
    let note = format!(
        "縦軸 累計{}{from}　横軸 開催日　印のある日に参加",
        season.unit.sign()
    );
    draft.sheet.section(&title, &note, height);
    let drawing = cumulative::draw(
        size,
        scale,
        (&lines, &[]),
        &season.day_words(&draft.names),
        season.unit,
    )?;
    draft.sheet.drawing(drawing);
    Ok(())
}

/// How high that chart is at least, so that its names stand apart.
pub(crate) fn least_height(draft: &Draft<'_>, season: &Season) -> f32 {
    let played = season.ranked().filter(|row| row.tally.games > 0);
    let members = played.count();
    let named = if members <= MOST_LINES {
        members
    } else {
        LEADERS
    };
    cumulative::least_height(draft.scale(), named)
}

/// The running totals of the leaders by name over those of everybody else, so high.
pub(crate) fn everybody(draft: &mut Draft<'_>, season: &Season, height: f32) -> Result<(), Error> {
    let members: Vec<_> = season.ranked().filter(|row| row.tally.games > 0).collect();
    let named = if members.len() <= MOST_LINES || height > draft.scale().body * HIGH {
        members.len().min(MOST_LINES)
    } else {
        LEADERS
    };
    let course = |row: &&Standing| season.courses.get(&row.person);
    let (named, others) = members.split_at(named);
    let lines = named.iter().filter_map(|row| {
        Some(Line {
            name: draft.names.plain(row.person),
            course: course(row)?,
        })
    });
    let lines: Vec<Line<'_>> = lines.collect();
    let others: Vec<&Course> = others.iter().filter_map(course).collect();
    let mut note = format!(
        "縦軸 累計{}　横軸 開催日　印のある日に参加",
        season.unit.sign()
    );
    if !others.is_empty() {
        note.push_str("　うすい線 ほかの会員");
    }
    draft.sheet.section("累計の推移", &note, height);
    let size = (draft.sheet.width(), height);
    let days = season.day_words(&draft.names);
    let lines = (&lines[..], &others[..]);
    let drawing = cumulative::draw(size, draft.scale(), lines, &days, season.unit)?;
    draft.sheet.drawing(drawing);
    Ok(())
}

/// So many lines of many are named.
const LEADERS: usize = 6;

/// A chart higher than so many lines of text has room for the names of more.
const HIGH: f32 = 45.0;

/// The leaders' lines are no lower than so many lines of text.
const LOWEST: f32 = 20.0;

/// The chart shares the page with what belongs below it, or else takes the rest of a page alone, or
/// begins one with it; it is never higher than half a page.
fn chart_height(draft: &Draft<'_>, below: f32) -> f32 {
    let (sheet, body) = (&draft.sheet, draft.scale().body);
    let (least, usual, most) = (body * LOWEST, body * 28.0, body * 36.0);
    let room = sheet.room() - sheet.gap_above() - sheet.heading_height();
    if room - below >= least {
        (room - below).min(usual)
    } else if room >= least {
        room.min(most)
    } else {
        let page = sheet.full_height() - sheet.heading_height();
        (page - below).min(usual)
    }
}

const TITLE: &str = "全員の推移";

/// So many rows of small charts begin a page of those that need more than one.
const FEWEST_ROWS: f32 = 3.0;

/// What the small charts take below the leaders' lines: all of them, or nothing where they fill another page, or
/// the first rows where they need more than one.
fn below_the_lines(draft: &Draft<'_>, members: usize) -> f32 {
    let grid = Grid::of(draft.scale(), draft.sheet.width());
    let heading = draft.scale().gap() + draft.sheet.heading_height();
    let opening = grid.opening(&draft.sheet, members);
    let page = draft.sheet.full_height() - draft.sheet.heading_height();
    if opening < grid.whole(members) || heading + opening + draft.scale().body * LOWEST <= page {
        heading + opening
    } else {
        0.0
    }
}

fn small_multiples(draft: &mut Draft<'_>, season: &Season) -> Result<(), Error> {
    let scale = draft.scale();
    let mut grid = Grid::of(scale, draft.sheet.width());
    let note = "太線 本人　薄い帯 全会員の幅　濃い帯 中ほどの半数";
    let members: Vec<_> = season.ranked().filter(|row| row.tally.games > 0).collect();
    grid.tighten(draft.sheet.tightness(grid.whole(members.len()), 0.0));
    let opening = grid.opening(&draft.sheet, members.len());
    let rows: Vec<_> = members.chunks(grid.columns).collect();
    for (row, members) in rows.iter().copied().enumerate() {
        // The last row takes the one before it along rather than begin a page alone.
        let needed = if row + 2 == rows.len() {
            grid.pitch * 2.0
        } else {
            grid.pitch
        };
        if row == 0 {
            draft.sheet.section(TITLE, note, opening);
        } else if draft.sheet.room() + 0.1 < needed {
            draft.sheet.new_page();
            draft.sheet.heading_again(TITLE, note, 0.0);
        }
        let top = draft.sheet.cursor();
        let mut left = draft.sheet.left();
        for standing in members {
            let Some(course) = season.courses.get(&standing.person) else {
                continue;
            };
            let rank = standing
                .rank
                .map(|rank| format!("{rank} "))
                .unwrap_or_default();
            let name = format!("{rank}{}", draft.names.plain(standing.person));
            let caption = (name.as_str(), course.total());
            let size = (grid.width, grid.height);
            let drawing = spread::small(size, scale, caption, course, &season.spread, season.unit)?;
            draft.sheet.scene().place(drawing, (left, top));
            left += grid.width + grid.gutter;
        }
        draft.sheet.advance(grid.pitch);
    }
    Ok(())
}

struct Grid {
    columns: usize,
    width: f32,
    height: f32,
    gutter: f32,
    pitch: f32,
}

impl Grid {
    fn of(scale: Scale, width: f32) -> Self {
        let (columns, count) = if scale.body > 12.0 {
            (3, 3.0)
        } else {
            (4, 4.0)
        };
        let gutter = scale.body * 1.3;
        let height = scale.body * 6.3;
        Self {
            columns,
            width: (width - gutter * (count - 1.0)) / count,
            height,
            gutter,
            pitch: height + scale.body,
        }
    }

    fn whole(&self, members: usize) -> f32 {
        let rows = u16::try_from(members.div_ceil(self.columns)).unwrap_or(u16::MAX);
        self.pitch * f32::from(rows)
    }

    /// They are for comparing: on one page where one page can hold them.
    fn opening(&self, sheet: &Sheet, members: usize) -> f32 {
        let whole = self.whole(members);
        if whole <= sheet.full_height() - sheet.heading_height() {
            whole
        } else {
            self.pitch * FEWEST_ROWS
        }
    }

    fn tighten(&mut self, tightness: f32) {
        self.height -= self.pitch * (1.0 - tightness);
        self.pitch *= tightness;
    }
}

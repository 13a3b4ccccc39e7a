//! 推移: the leaders in one chart, and everybody in small multiples over the club's spread.

use super::places;
use crate::Error;
use crate::charts::cumulative::{self, Line, MOST_LINES};
use crate::charts::spread;
use crate::documents::Draft;
use crate::layout::scale::Scale;
use crate::season::Season;

/// Draws both; nothing where no day was played.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) -> Result<(), Error> {
    let members: Vec<_> = season.ranked().filter(|row| row.tally.games > 0).collect();
    if members.is_empty() || season.days.is_empty() {
        return Ok(());
    }
    let few = members.len() <= MOST_LINES;
    // Over many members the leaders' lines are enough: the small charts show everybody.
    let shown = if few { members.len() } else { 6 };
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
    // The bars of a few members stand below their lines, on the same page.
    let below = if few {
        places::height(draft, season)
    } else {
        0.0
    };
    // The chart takes the rest of a page where that is enough, and no more than half of one.
    let left_over = draft.sheet.room() - scale.section * 4.0 - below;
    let least = scale.body * 20.0;
    let height = if left_over < least {
        scale.body * 28.0
    } else {
        left_over.min(scale.body * 36.0)
    };
    let size = (draft.sheet.width(), height);
    let title = if few {
        "累計の推移".to_owned()
    } else {
        format!("累計の推移（上位{shown}名）")
    };
    let note = format!(
        "縦軸 累計{}　横軸 開催日　印のある日に参加",
        season.unit.sign()
    );
    draft.sheet.section(&title, &note, height + below);
    let drawing = cumulative::draw(size, scale, &lines, &season.day_words(), season.unit)?;
    draft.sheet.drawing(drawing);
    if few {
        Ok(())
    } else {
        small_multiples(draft, season)
    }
}

const TITLE: &str = "全員の推移";

fn small_multiples(draft: &mut Draft<'_>, season: &Season) -> Result<(), Error> {
    let scale = draft.scale();
    let mut grid = Grid::of(scale, draft.sheet.width());
    let note = "太線 本人　薄い帯 全会員の幅　濃い帯 中ほどの半数";
    let members: Vec<_> = season.ranked().filter(|row| row.tally.games > 0).collect();
    let whole: f32 = members.chunks(grid.columns).map(|_| grid.pitch).sum();
    grid.tighten(draft.sheet.tightness(whole, 0.0));
    let rows: Vec<_> = members.chunks(grid.columns).collect();
    for (row, members) in rows.iter().copied().enumerate() {
        // The last row takes the one before it along rather than begin a page alone.
        let needed = if row + 2 == rows.len() {
            grid.pitch * 2.0
        } else {
            grid.pitch
        };
        if row == 0 {
            draft.sheet.section(TITLE, note, grid.pitch * 3.0);
        } else if draft.sheet.room() + 0.1 < needed {
            draft.sheet.new_page();
            draft.sheet.heading(&format!("{TITLE}（続き）"), note, 0.0);
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
            let caption = (name.as_str(), standing.tally.total);
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

    fn tighten(&mut self, tightness: f32) {
        self.height -= self.pitch * (1.0 - tightness);
        self.pitch *= tightness;
    }
}

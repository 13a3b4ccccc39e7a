//! The people whom somebody met, on the member's own page.

use crate::Print;
use crate::documents::Draft;
use crate::documents::sections::person::Profile;
use crate::documents::sections::person_record::{self, Breadth};
use crate::documents::sections::stand::Stand;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::layout::sheet::TIGHTEST;
use crate::layout::table::{Drawn, Table};
use crate::scene::Align;
use crate::scene::parts::Role;

/// The people met most, in normal print in two columns with the results by seat at the left, or in three without
/// them.
pub(super) struct Tables {
    all: Vec<Table>,
    wide: bool,
    opponents_title: String,
    /// How many were met besides those in the tables.
    others: usize,
    /// That of the highest.
    pub(super) height: f32,
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
const THIRDS: [f32; 3] = [1.0 / 3.0; 3];

/// So many people met all stand on the page where its other contents leave them any room.
pub(super) const ALL: usize = 27;

/// Fewer people are set beside the results by seat.
const MANY: usize = 12;

/// What the months have of the width beside the results by seat.
const MONTHS: f32 = 0.6;

/// Whether the people met have three columns, and the results by seat a place beside the months.
pub(super) fn are_wide(draft: &Draft<'_>, profile: &Profile<'_>, months: &[Stand]) -> bool {
    let (width, scale) = (draft.sheet.width(), draft.scale());
    if draft.options.print == Print::Large || profile.statistics.against.len() <= MANY {
        return false;
    }
    let stands = |table: &Table, width: f32| table.parts(scale, width) == 1;
    let (months_width, seats_width) = widths_beside(draft, true);
    let months = person_record::months_table(profile, months);
    let seats = person_record::seat_table(profile, Breadth::Half);
    let everybody = 0..profile.statistics.against.len();
    let opponents = person_record::opponents_table(draft, profile, Breadth::Third, everybody);
    let third = (width - 2.0 * scale.body) * THIRDS[0];
    stands(&months, months_width)
        && stands(&seats, seats_width)
        && opponents.breaks_no_word(scale, third)
}

fn widths_beside(draft: &Draft<'_>, both: bool) -> (f32, f32) {
    let width = draft.sheet.width();
    if both {
        let rest = width - gutter(draft.scale());
        (rest * MONTHS, rest * (1.0 - MONTHS))
    } else {
        (width, 0.0)
    }
}

/// The months, and the results by seat at their right where these are given.
pub(super) fn draw_beside(draft: &mut Draft<'_>, months: &Table, seats: Option<&Table>) {
    let scale = draft.scale();
    let (months_width, seats_width) = widths_beside(draft, seats.is_some());
    let at = (draft.sheet.left(), draft.sheet.cursor());
    let drawn = Drawn::new(months, scale, months_width);
    let mut height = drawn.draw(draft.sheet.scene(), at, 0, 0..drawn.row_count());
    if let Some(seats) = seats {
        let mut drawn = Drawn::new(seats, scale, seats_width);
        drawn.tighten(TIGHTEST);
        let at = (draft.sheet.right() - seats_width, at.1);
        let own = drawn.draw(draft.sheet.scene(), at, 0, 0..drawn.row_count());
        height = height.max(own);
    }
    draft.sheet.advance(height + scale.body * 0.5);
}

/// Longer tables are set closer.
const FEW_ROWS: usize = 4;

impl Tables {
    pub(super) fn new(
        draft: &Draft<'_>,
        profile: &Profile<'_>,
        opponents: usize,
        wide: bool,
    ) -> Self {
        let met = profile.statistics.against.len();
        let shown = opponents.min(met);
        let (breadth, rows) = match (draft.options.print, wide) {
            (Print::Normal, true) => (Breadth::Third, shown.div_ceil(3)),
            (Print::Normal, false) => (Breadth::Quarter, shown.div_ceil(2)),
            (Print::Large, _) => (Breadth::Half, shown),
        };
        let firsts = (0..shown).step_by(rows.max(1));
        let columns = firsts.map(|first| first..(first + rows).min(shown));
        let columns = columns.map(|which| Table {
            grouping: None,
            ..person_record::opponents_table(draft, profile, breadth, which)
        });
        let seats = (!wide).then(|| person_record::seat_table(profile, Breadth::Half));
        let tables: Vec<Table> = seats.into_iter().chain(columns).collect();
        let drawn = drawn(&tables, draft, wide);
        let heights = drawn.iter().map(|(_, table)| table.whole_height());
        let height = heights.fold(0.0, f32::max);
        let told_beside = told_beside(&drawn, draft, height).filter(|_| !wide);
        Self {
            height,
            wide,
            others: met - shown,
            told_beside,
            all: tables,
            opponents_title: if shown == met {
                "対戦成績".to_owned()
            } else {
                format!("対戦成績（同卓の多い{shown}名）")
            },
        }
    }

    /// Whether the page has to say elsewhere what the columns mean.
    pub(super) fn needs_columns_told(&self) -> bool {
        self.told_beside.is_none() && !self.wide
    }

    /// Those whom the tables have no room for.
    pub(super) fn others_met(&self) -> Option<String> {
        (self.others > 0).then(|| format!("対戦成績のほか{}名", self.others))
    }

    pub(super) fn draw(&self, draft: &mut Draft<'_>) {
        let scale = draft.scale();
        if self.wide {
            let note = person_record::OPPONENT_COLUMNS;
            draft
                .sheet
                .heading(&self.opponents_title, note, self.height);
        } else {
            draft.sheet.heading("席別の成績", "", self.height);
        }
        let drawn = drawn(&self.all, draft, self.wide);
        let (x, top) = (draft.sheet.left(), draft.sheet.cursor());
        let baseline = top - scale.section * 0.75;
        let scene = draft.sheet.scene();
        for (place, (left, table)) in drawn.iter().enumerate() {
            if place == 1 && !self.wide {
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
fn drawn<'table>(
    tables: &'table [Table],
    draft: &Draft<'_>,
    wide: bool,
) -> Vec<(f32, Drawn<'table>)> {
    let (shares, gutter): (&[f32], f32) = match (wide, tables.len()) {
        (true, _) => (&THIRDS, draft.scale().body),
        (false, ..=2) => (&SHARES_OF_TWO, gutter(draft.scale())),
        (false, _) => (&SHARES_OF_THREE, gutter(draft.scale())),
    };
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

//! ランキング: average, top rate and not-last rate, tables side by side.

use scoring::{Ratio, Standing};

use crate::Print;
use crate::documents::Draft;
use crate::layout::scale::Scale;
use crate::layout::table::{Cell, Column, Drawn, Table};
use crate::scene::Align;
use crate::scene::parts::Role;
use crate::season::Season;

/// How many people a ranking names.
const LENGTH: usize = 10;

/// By so many decimals at most is a ranking more exact than other tables.
const MOST_FURTHER: u32 = 2;

struct Ranking {
    title: &'static str,
    table: Table,
}

/// Draws the three rankings.
pub(crate) fn draw(draft: &mut Draft<'_>, season: &Season) {
    let least = draft.least_games(season);
    let enough: Vec<&Standing> = season
        .ranked()
        .filter(|row| row.tally.games >= least.max(1))
        .collect();
    if season.ranked().all(|row| row.tally.games == 0) {
        return;
    }
    // The total, or where nobody is ranked by it the average, is the standings themselves.
    let first = if season.kind.is_ranked_by_mean() {
        let rate = |row: &Standing| row.tally.in_the_money_rate();
        ranking(draft, "連対率", &enough, rate, percent)
    } else {
        let mean = |row: &Standing| row.tally.average();
        ranking(draft, "平均", &enough, mean, |mean, further| {
            season.unit.signed_mean(mean, further)
        })
    };
    let rankings = [
        ranking(
            draft,
            "トップ率",
            &enough,
            |row| row.tally.top_rate(),
            percent,
        ),
        ranking(
            draft,
            "ラス回避率",
            &enough,
            |row| row.tally.not_last_rate(season.players()),
            percent,
        ),
    ];
    let rankings: Vec<Ranking> = std::iter::once(first).chain(rankings).collect();
    let note = format!("各上位{LENGTH}位まで　{least}半荘以上の会員");
    let of_three = widths(draft, 3);
    let is_whole = |ranking: &Ranking| ranking.table.breaks_no_word(draft.scale(), of_three.0);
    let is_normal = draft.options.print == Print::Normal;
    let abreast = if is_normal && rankings.iter().all(is_whole) {
        3
    } else {
        2
    };
    let rows: Vec<&[Ranking]> = rankings.chunks(abreast.into()).collect();
    let (tightness, following) = together(draft, &rows, abreast);
    draft.sheet.section(TITLE, &note, following);
    for (index, row) in rows.into_iter().enumerate() {
        draw_row(draft, row, abreast, (index > 0, tightness));
    }
}

const TITLE: &str = "ランキング";

/// How far the rows of all tables move closer so that they share a page, and what is kept with the heading: all
/// of them on this page if it can be, or on the next, unless that would leave most of this one empty.
fn together(draft: &Draft<'_>, rows: &[&[Ranking]], abreast: u8) -> (f32, f32) {
    let sheet = &draft.sheet;
    let height = |tightness| -> f32 {
        let rows = rows.iter();
        let rows = rows.map(|row| row_height(draft, row, abreast, tightness));
        rows.sum::<f32>() - gap_above(draft.scale())
    };
    let page = sheet.full_height() - sheet.heading_height();
    let here = sheet.room() - sheet.gap_above() - sheet.heading_height();
    let rooms = if sheet.holds_little() {
        vec![here]
    } else {
        vec![here, page]
    };
    let found = rooms.into_iter().find_map(|room| {
        let steps = (0..8_u8).map(|step| 1.0 - f32::from(step) * 0.02);
        let mut fitting = steps.filter(|step| height(*step) <= room);
        fitting.next().map(|step| (step, height(step)))
    });
    let first = rows
        .first()
        .map_or(0.0, |row| row_height(draft, row, abreast, 1.0));
    found.unwrap_or((1.0, first - gap_above(draft.scale())))
}

/// What a row of tables takes with the gap above it.
fn row_height(draft: &Draft<'_>, row: &[Ranking], abreast: u8, tightness: f32) -> f32 {
    let tables = drawn(draft, row, abreast, tightness).into_iter();
    let tallest = tables.map(|table| table.whole_height()).fold(0.0, f32::max);
    tallest + caption(draft.scale()) + gap_above(draft.scale())
}

fn drawn<'a>(draft: &Draft<'_>, row: &'a [Ranking], abreast: u8, tightness: f32) -> Vec<Drawn<'a>> {
    let width = widths(draft, abreast).0;
    let tables = row.iter().map(|ranking| {
        let mut drawn = Drawn::new(&ranking.table, draft.scale(), width);
        drawn.tighten(tightness);
        drawn
    });
    tables.collect()
}

/// The title above a table.
fn caption(scale: Scale) -> f32 {
    scale.body * 2.2
}

/// Between two rows of tables.
fn gap_above(scale: Scale) -> f32 {
    scale.gap() * 0.6
}

fn draw_row(
    draft: &mut Draft<'_>,
    row: &[Ranking],
    abreast: u8,
    (is_below, tightness): (bool, f32),
) {
    let scale = draft.scale();
    let (width, gutter) = widths(draft, abreast);
    let height = row_height(draft, row, abreast, tightness);
    let drawn = drawn(draft, row, abreast, tightness);
    let sheet = &mut draft.sheet;
    if is_below && sheet.room() + 0.1 < height {
        sheet.new_page();
        sheet.heading_again(TITLE, "", 0.0);
    } else if is_below {
        sheet.advance(gap_above(scale));
    }
    let caption = caption(scale);
    let top = sheet.cursor();
    let mut left = sheet.left();
    for (ranking, table) in row.iter().zip(&drawn) {
        let scene = sheet.scene();
        let (at, style) = ((left, top + scale.body * 1.2), scale.text().bold());
        scene.drawn_as(Role::Heading(3), |scene| {
            scene.text(at, Align::Left, style, ranking.title);
        });
        if table.row_count() == 0 {
            let at = (left, top + caption + scale.body);
            scene.text(at, Align::Left, scale.caption(), "対象となる会員はいません");
        } else {
            table.draw(
                scene,
                (left, top + caption - scale.body * 0.4),
                0,
                0..table.row_count(),
            );
        }
        left += width + gutter;
    }
    sheet.advance(height - gap_above(scale));
}

/// How wide each of so many tables abreast is, and what is between them.
fn widths(draft: &Draft<'_>, abreast: u8) -> (f32, f32) {
    let gutter = draft.scale().body * 2.0;
    let count = f32::from(abreast);
    (
        (draft.sheet.width() - gutter * (count - 1.0)) / count,
        gutter,
    )
}

fn percent(rate: Ratio, further: u32) -> String {
    rate.percent_to(1 + further)
}

/// Ranks `rows` by their value, which is shown with as many further decimals as tell different ones apart.
fn ranking(
    draft: &Draft<'_>,
    title: &'static str,
    rows: &[&Standing],
    value: impl Fn(&Standing) -> Option<Ratio>,
    shown: impl Fn(Ratio, u32) -> String,
) -> Ranking {
    let mut rows: Vec<(Ratio, &Standing)> = rows
        .iter()
        .filter_map(|row| Some((value(row)?, *row)))
        .collect();
    rows.sort_by(|(first, _), (second, _)| second.cmp(first));
    let mut named: Vec<(usize, Ratio, &Standing)> = Vec::new();
    for (position, (value, row)) in rows.into_iter().enumerate() {
        let rank = match named.last() {
            Some((rank, before, _)) if *before == value => *rank,
            _ => position + 1,
        };
        // Whoever ties with the last place named is named as well, up to a few.
        if rank > LENGTH || position >= LENGTH + 2 {
            break;
        }
        named.push((rank, value, row));
    }
    let told_apart = |further: &u32| {
        let mut pairs = named.windows(2);
        pairs.all(|pair| {
            let ((first, one, _), (second, other, _)) = (&pair[0], &pair[1]);
            first == second || shown(*one, *further) != shown(*other, *further)
        })
    };
    let further = (0..MOST_FURTHER).find(told_apart).unwrap_or(MOST_FURTHER);
    let mut table = Table::new(vec![
        Column::label("順位"),
        Column::name("氏名"),
        Column::figures(if title.ends_with('率') { "率" } else { title }),
        Column::figures("半荘\n数"),
    ]);
    for (rank, value, row) in named {
        table.row(vec![
            Cell::new(rank.to_string()).bold(),
            draft.names.plain(row.person).into(),
            shown(value, further).into(),
            Cell::new(row.tally.games.to_string()).muted(),
        ]);
    }
    Ranking { title, table }
}

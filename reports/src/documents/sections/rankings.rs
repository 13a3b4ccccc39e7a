//! ランキング: average, top rate and not-last rate, tables side by side.

use scoring::{Ratio, Standing};

use crate::Print;
use crate::documents::Draft;
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
    for (index, row) in rankings.chunks(abreast.into()).enumerate() {
        draw_row(draft, row, abreast, (index == 0).then_some(note.as_str()));
    }
}

fn draw_row(draft: &mut Draft<'_>, row: &[Ranking], abreast: u8, note: Option<&str>) {
    let scale = draft.scale();
    let (width, gutter) = widths(draft, abreast);
    let sheet = &mut draft.sheet;
    let drawn: Vec<Drawn<'_>> = row
        .iter()
        .map(|ranking| Drawn::new(&ranking.table, scale, width))
        .collect();
    let tallest = drawn
        .iter()
        .map(|table| table.height(0..table.row_count()))
        .fold(0.0, f32::max);
    let caption = scale.body * 2.2;
    match note {
        Some(note) => sheet.section("ランキング", note, tallest + caption),
        None if sheet.room() < tallest + caption + scale.gap() => {
            sheet.new_page();
            sheet.heading_again("ランキング", "", 0.0);
        }
        None => sheet.advance(scale.gap() * 0.6),
    }
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
    sheet.advance(tallest + caption);
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

//! 点数計算の練習: hands to reckon, and overleaf what they are worth.

use scoring::practice::{PracticeHand, PracticeLevel};
use scoring::winning_hand::{HandTiles, ScoredHand, WinningHand};
use scoring::{RuleSet, table_points};

use super::imprint;
use crate::layout::area::Area;
use crate::layout::leaves::{self, Leaves, Turn};
use crate::layout::scale::Scale;
use crate::layout::{mm, prose};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::tiles;
use crate::{Error, Options, Pdf, Print, pdf};

/// How wide a tile is, where a hand has no more than most have.
const TILE: f32 = 8.2;
const BETWEEN: Stroke = Stroke::solid(0.4, Ink::RULE);
const BLANK: Stroke = Stroke::solid(0.7, Ink::BLACK);

/// How many hands stand on a sheet.
pub fn hands_on_practice_sheet(print: Print) -> usize {
    match print {
        Print::Normal => 7,
        Print::Large => 6,
    }
}

/// What the sheets are made of.
pub struct Practice<'a> {
    /// By which rules the answers are.
    pub rules: &'a RuleSet,
    /// How much there is to reckon.
    pub level: PracticeLevel,
    /// By which number the same hands are made again.
    pub collection: u32,
    /// Each with its answer.
    pub hands: &'a [PracticeHand],
}

/// Sheets of hands, each with its answers overleaf: printed on both sides, whoever has a sheet has them.
pub fn practice_sheets(
    club: &str,
    practice: &Practice<'_>,
    options: &Options,
) -> Result<Pdf, Error> {
    let scale = Scale::of(options.print);
    let on_sheet = hands_on_practice_sheet(options.print);
    let mut leaves = Leaves::new();
    let told = format!("第{}集　{}", practice.collection, practice.rules.name());
    let headed = |title: &str| imprint(club, title, told.clone(), practice.rules.name(), options);
    let front = headed(&format!("点数計算の練習（{}）", practice.level.name()));
    let back = headed("点数計算の答え");
    for (sheet, hands) in practice.hands.chunks(on_sheet).enumerate() {
        let first = sheet * on_sheet + 1;
        let pages = [
            (
                &front,
                "問題",
                question as fn(&mut Scene, Area, &PracticeHand, Scale),
            ),
            (&back, "答え", answer),
        ];
        for (imprint, name, draw) in pages {
            let mut page = Turn::Portrait.page();
            let body = leaves::head(&mut page, Turn::Portrait.body(), scale, imprint);
            for (at, (row, hand)) in body.rows(on_sheet).into_iter().zip(hands).enumerate() {
                let (number, row) = row.cut_left(scale.body * 2.6);
                if at > 0 {
                    page.line((body.left, row.top), (body.right(), row.top), BETWEEN);
                }
                let line = number.cut_top(scale.leading() * 1.8).0;
                let style = scale.section_title();
                line.label(&mut page, Align::Left, style, &(first + at).to_string());
                draw(&mut page, row, hand, scale);
            }
            leaves.add(page, format!("{name} {first}から"));
        }
    }
    pdf::write(leaves.finish(&front, Turn::Portrait.body(), scale))
}

/// How it was won, its tiles, and where the answer is to be written.
fn question(page: &mut Scene, area: Area, asked: &PracticeHand, scale: Scale) {
    let (line, rest) = area.cut_top(scale.leading() * 1.8);
    line.label(page, Align::Left, scale.text(), &told(&asked.hand));
    // What was scored is a hand.
    if let Ok(held) = HandTiles::of(&asked.hand) {
        let row = tiles::row(&held, rest.width, mm(TILE));
        page.place(row, (rest.left, rest.top));
    }
    let (_, foot) = rest.cut_top(rest.height - scale.leading() * 1.7);
    let unit = scale.body;
    let mut left = foot.left;
    for (width, word) in [(3.0, "翻"), (3.0, "符"), (6.0, "点")] {
        let blank = Area::new(left, foot.top, unit * width, foot.height * 0.72);
        blank.underline(page, BLANK);
        let at = Area::new(
            blank.right() + unit * 0.3,
            foot.top,
            unit * 2.0,
            blank.height,
        );
        at.label(page, Align::Left, scale.text(), word);
        left = at.right();
    }
}

/// What it is worth, who pays, and the way to it.
fn answer(page: &mut Scene, area: Area, asked: &PracticeHand, scale: Scale) {
    let (line, rest) = area.cut_top(scale.leading() * 1.8);
    line.label(
        page,
        Align::Left,
        scale.text().bold(),
        &worth(&asked.scored),
    );
    let style = fitting(&asked.scored, rest, scale);
    let leading = style.size * 1.5;
    let begin = page.mark();
    let mut baseline = rest.top + style.size;
    for text in lines(&asked.scored, style, rest.width) {
        page.text((rest.left, baseline), Align::Left, style, text);
        baseline += leading;
    }
    page.part(begin, Role::Paragraph);
}

fn lines(scored: &ScoredHand, style: Style, width: f32) -> Vec<String> {
    let yaku = format!("役: {}", scored.yaku_way().ja);
    let fu = scored.fu_way().map(|way| format!("符: {}", way.ja));
    let told = [Some(yaku), fu].into_iter().flatten();
    told.flat_map(|text| prose::lines(&text, style, width))
        .collect()
}

/// Text as large as others, or smaller where a hand has much to be said of it.
fn fitting(scored: &ScoredHand, area: Area, scale: Scale) -> Style {
    let sizes = [scale.text(), scale.caption()];
    let fits = |style: &Style| {
        let count: f32 = lines(scored, *style, area.width).iter().map(|_| 1.0).sum();
        count * style.size * 1.5 <= area.height - style.size * 0.5
    };
    sizes.into_iter().find(fits).unwrap_or(scale.caption())
}

fn worth(scored: &ScoredHand) -> String {
    let paid = scored.payments.each().map(|(who, points)| {
        format!(
            "{}{}点",
            who.ja.trim_end_matches("払う"),
            table_points(points)
        )
    });
    let paid: Vec<String> = paid.collect();
    let value = scored.value_words().ja;
    let total = table_points(scored.total);
    format!("{value}　{total}点（{}）", paid.join("、"))
}

fn told(hand: &WinningHand) -> String {
    let words: Vec<String> = (hand.circumstances().into_iter())
        .map(|words| words.ja)
        .collect();
    words.join("　")
}

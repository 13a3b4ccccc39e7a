//! 点数計算表: what each hand is worth by a rule set, for the wall.

mod list;
mod matrix;

use scoring::hand_value::{HandValue, Level, ValueRow, value_table as rows_of};
use scoring::rule_set::{Assumed, ValueTableStyle};
use scoring::{Points, RuleSet, table_points};

use super::imprint;
use crate::fonts::Typeface;
use crate::layout::area::Area;
use crate::layout::leaves::{self, Leaves, Turn};
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::words::DASH;
use crate::{Error, Options, Pdf, pdf};

/// The hand-value table of a rule set, in the layout that its sheet uses.
pub fn value_table(club: &str, rules: &RuleSet, options: &Options) -> Result<Pdf, Error> {
    let scale = Scale::of(options.print);
    let rows = rows_of(rules);
    let title = "点数計算表";
    let imprint = imprint(club, title, String::new(), rules.name(), options);
    let mut leaves = Leaves::new();
    let begin = |turn: Turn| {
        let mut page = turn.page();
        let body = leaves::head(&mut page, turn.body(), scale, &imprint);
        let body = notes(&mut page, body, rules, scale);
        (page, body)
    };
    let turn = match rules.data().hand_values.table {
        ValueTableStyle::ByHan | ValueTableStyle::NoFu => {
            let (mut page, body) = begin(Turn::Portrait);
            list::draw(&mut page, body, &rows, scale);
            leaves.add(page, title);
            Turn::Portrait
        }
        ValueTableStyle::Standard | ValueTableStyle::ThirtyToEighty => {
            for winners in matrix::pages(options.print) {
                let (mut page, body) = begin(Turn::Landscape);
                matrix::draw(&mut page, body, &rows, winners, scale);
                let names: Vec<&str> = winners.iter().copied().map(matrix::name).collect();
                leaves.add(page, names.join("と"));
            }
            Turn::Landscape
        }
    };
    pdf::write(leaves.finish(&imprint, turn.body(), scale))
}

const FRAME: Stroke = Stroke::solid(1.1, Ink::BLACK);
const LINE: Stroke = Stroke::solid(0.5, Ink::BLACK);
const FAINT: Stroke = Stroke::solid(0.4, Ink::RULE);

/// How the figures are to be read and what comes on top of them, at the foot of `area`.
fn notes(page: &mut Scene, area: Area, rules: &RuleSet, scale: Scale) -> Area {
    let data = rules.data();
    let honba = data.hand_values.honba;
    let counters = if honba == Points::ZERO {
        "積み棒の加点はありません。".to_owned()
    } else {
        let payers = i64::from(u8::from(data.players)) - 1;
        format!(
            "積み棒1本につき、ロンは{}点、ツモは一人{}点を加えます。",
            table_points(honba),
            table_points(Points(honba.0 / payers))
        )
    };
    let silent = match (
        rules.assumes(Assumed::ValueTable),
        rules.assumes(Assumed::Honba),
    ) {
        (true, false) => "表の数値は会の決まりに記載がなく、ふつうの計算です。",
        (true, true) => "表の数値と積み棒は会の決まりに記載がなく、ふつうの計算です。",
        (false, true) => "積み棒は会の決まりに記載がなく、ふつうの点です。",
        (false, false) => "",
    };
    let common = if data.hand_values.table == ValueTableStyle::ByHan {
        "うすい地は、よく出る30符と40符です。"
    } else {
        ""
    };
    let told = format!(
        "{common}子のツモは「ほかの子が払う点／親が払う点」、親のツモは一人が払う点です。{counters}{silent}"
    );
    let style = scale.caption();
    let leading = style.size * 1.5;
    let lines = prose::lines(&told, style, area.width);
    let height: f32 = lines.iter().map(|_| leading).sum::<f32>() + leading * 0.5;
    let (rest, below) = area.cut_top(area.height - height);
    let mut baseline = below.top + leading * 1.2;
    for line in lines {
        page.text((below.left, baseline), Align::Left, style, line);
        baseline += leading;
    }
    rest
}

/// Figures of that size.
fn figures(size: f32) -> Style {
    Style {
        size,
        typeface: Typeface::Figures,
        ink: Ink::BLACK,
    }
}

/// `1翻`, or `6～7翻` from mangan up; nothing for yakuman that no count of han reaches.
fn han_words(row: &ValueRow, rows: &[ValueRow]) -> String {
    let counted = |other: &ValueRow| other.child.level == Some(Level::Sanbaiman);
    let ends = rows.iter().find(|other| counted(other));
    match row.up_to_han {
        Some(most) if most == row.han => format!("{most}翻"),
        Some(most) => format!("{}～{most}翻", row.han),
        None if row.child.level == Some(Level::Yakuman)
            && ends.is_some_and(|row| row.up_to_han.is_none()) =>
        {
            String::new()
        }
        None => format!("{}翻以上", row.han),
    }
}

fn ron_words(row: &ValueRow, value: &HandValue) -> String {
    if row.by_ron {
        table_points(value.ron)
    } else {
        DASH.to_owned()
    }
}

/// What the others pay when a child wins by tsumo.
fn child_tsumo_words(row: &ValueRow) -> String {
    if !row.by_tsumo {
        return DASH.to_owned();
    }
    format!(
        "{}/{}",
        table_points(row.child.tsumo_from_child),
        table_points(row.child.tsumo_from_dealer)
    )
}

/// What each pays when the dealer wins by tsumo.
fn dealer_tsumo_words(row: &ValueRow) -> String {
    if row.by_tsumo {
        table_points(row.dealer.tsumo_from_child)
    } else {
        DASH.to_owned()
    }
}

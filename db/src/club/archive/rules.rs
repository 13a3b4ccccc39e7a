//! What a rule set says of settling, in words of both languages, in the order in which it is done.

use scoring::rule_set::{Basis, Chombo, Deposit, Rounding, Tie, Top, Uma};
use scoring::{Points, RuleSet};

/// A step in Japanese and in English.
pub(super) type Step = (String, String);

pub(super) fn steps(rules: &RuleSet) -> Vec<Step> {
    let data = rules.data();
    let (players, start) = (rules.players().count(), data.start);
    vec![
        (
            format!(
                "{players}人打ち。配給原点{start}点。点数と供託の合計は{}点。",
                rules.table_sum()
            ),
            format!(
                "{players} players begin with {start} points each; points and sticks left add up to {}.",
                rules.table_sum()
            ),
        ),
        deposit(data.deposit),
        tie(data.tie),
        base(data.basis, data.return_points),
        rounding(data.rounding),
        top(data.top),
        uma(&data.uma, data.return_points),
        chombo(data.chombo),
        (
            "得点（total）＝base＋uma＋chombo_points。".to_owned(),
            "The result (total) is base + uma + chombo_points.".to_owned(),
        ),
    ]
}

fn step(japanese: &str, english: &str) -> Step {
    (japanese.to_owned(), english.to_owned())
}

fn deposit(deposit: Deposit) -> Step {
    match deposit {
        Deposit::ToTop => step(
            "卓に残った供託は1位の点数に足す（同点なら起家に近い人、または下の順で先の人）。",
            "Riichi sticks left go to first place's points (of equals to the one nearest the first dealer, or first in the order below).",
        ),
        Deposit::Stays => step(
            "卓に残った供託はだれのものにもならない。",
            "Riichi sticks left on the table go to nobody.",
        ),
    }
}

fn tie(tie: Tie) -> Step {
    match tie {
        Tie::Split => step(
            "同点は順位を分け、順位点も等しく分ける（100点単位。余りは起家に近い人へ）。",
            "Equal points share the place and its place points, in whole hundreds; the rest goes to the one nearest the first dealer.",
        ),
        Tie::StartingSeat => step(
            "同点は起家に近い席が上。",
            "Of equal points, the seat nearer the first dealer is ahead.",
        ),
        Tie::LastDealer => step(
            "同点は最後の親から見て、下家、対面、上家、親の順で上。",
            "Of equal points, those after the last dealer are ahead, in the order of turns; the dealer is last.",
        ),
    }
}

fn base(basis: Basis, line: Option<Points>) -> Step {
    match (basis, line) {
        (Basis::FromReturn, line) => {
            let line = line.unwrap_or_default();
            (
                format!("base＝点数－{line}（返し）。"),
                format!("base is the points minus {line} (the return)."),
            )
        }
        (Basis::Raw, _) => step("base＝点数そのもの。", "base is the points as they stand."),
    }
}

fn rounding(rounding: Rounding) -> Step {
    match rounding {
        Rounding::Exact => step("端数はそのまま。", "Nothing is rounded."),
        Rounding::TowardReturn => step(
            "1,000点未満は、返しに近いほうの1,000点に丸める。",
            "Rounded to the thousand nearer the return.",
        ),
        Rounding::FiveDownSixUp => step(
            "1,000点単位に五捨六入（0より下でも、すぐ下の1,000点から数える）。",
            "Rounded to thousands: up to 500 above the next lower thousand goes down, 600 goes up, below zero as well.",
        ),
        Rounding::FourDownFiveUp => step(
            "1,000点単位に四捨五入（0より下でも、すぐ下の1,000点から数える）。",
            "Rounded to thousands: up to 400 above the next lower thousand goes down, 500 goes up, below zero as well.",
        ),
        Rounding::Down => step(
            "1,000点単位に切り捨て。",
            "Rounded to the next lower thousand.",
        ),
        Rounding::Up => step(
            "1,000点単位に切り上げ。",
            "Rounded to the next higher thousand.",
        ),
    }
}

fn top(top: Top) -> Step {
    match top {
        Top::Own => step("1位も同じ。", "The same for first place."),
        Top::Residual => step(
            "1位のbaseは、ほかの人のbaseの合計の符号を変えたもの（オカ）。",
            "First place's base is minus the sum of the others' (oka).",
        ),
    }
}

fn uma(uma: &Uma, line: Option<Points>) -> Step {
    let amounts = |row: &[Points]| {
        let amounts: Vec<String> = row.iter().map(Points::to_string).collect();
        amounts.join(" / ")
    };
    match uma {
        Uma::ByPlace(row) => (
            format!("順位点（uma）は1位から順に {} 点。", amounts(row)),
            format!("Place points (uma) from first place on: {}.", amounts(row)),
        ),
        Uma::ByFloating { floating } => {
            let line = line.unwrap_or_default();
            let rows: Vec<String> = (1..)
                .zip(floating)
                .map(|(count, row)| format!("{count}: {}", amounts(row)))
                .collect();
            let rows = rows.join("; ");
            (
                format!(
                    "順位点（uma）は{line}点以上の人数で決まり、1位から順に {rows} 点。全員か0人なら0。"
                ),
                format!(
                    "Place points (uma) by how many have {line} or more, from first place on: {rows}. With all or none of them, 0."
                ),
            )
        }
    }
}

fn chombo(chombo: Chombo) -> Step {
    match chombo {
        Chombo::Adjustment(each) => (
            format!("チョンボは1回につき{each}点（chombo_points）。ほかの人の点は変わらない。"),
            format!("Each chombo costs {each} (chombo_points); nobody else's result changes."),
        ),
        Chombo::InHand(_) => step(
            "チョンボは卓で払い、点数に入っている。chombo_pointsは0。",
            "A chombo is paid at the table and is in the points already; chombo_points is 0.",
        ),
    }
}

//! From the points on the table to the result: start, return, rounding, place points, ties, sticks and
//! chombo.

use scoring::hand_value::{Counted, Level, Winner, hand_value};
use scoring::rule_set::{Assumed, Basis, Chombo, ChomboPayment, Deposit, Rounding, Tie, Top, Uma};
use scoring::{Players, Points, RuleSet, RuleSetData, Unit, table_points};

use super::Fact;

pub(super) fn facts(rules: &RuleSet) -> Vec<Fact> {
    let data = rules.data();
    let tie = match (rules.assumes(Assumed::Tie), data.tie, data.players) {
        (false, ..) => Some(tie(data)),
        (true, Tie::LastDealer, Players::Four) => {
            Some("最後の局の親から見て、下家、対面、上家の順に上とします。")
        }
        (true, Tie::LastDealer, Players::Three) => {
            Some("最後の局の親から見て、下家、上家の順に上とします。")
        }
        (true, ..) => None,
    };
    let deposit = match (rules.assumes(Assumed::Deposit), data.deposit) {
        (false, _) if rules.assumes(Assumed::DepositOfTied) => Some(TO_TOP.to_owned()),
        (false, _) => Some(deposit(data)),
        (true, Deposit::Stays) => Some("場に残ったリーチ棒は、卓に残します。".to_owned()),
        (true, Deposit::ToTop) => None,
    };
    let told = [
        Some(Fact::new("人数と持ち点", start(rules))),
        Some(Fact::new("素点", base(data))),
        Some(Fact::new("順位点", uma(data))),
        tie.map(|tie| Fact::new("同点", tie)),
        deposit.map(|deposit| Fact::new("残った供託", deposit)),
        Some(Fact::new("チョンボ", chombo(rules))),
        Some(Fact::new("成績の書き方", unit(data.unit))),
    ];
    told.into_iter().flatten().collect()
}

fn start(rules: &RuleSet) -> String {
    let data = rules.data();
    format!(
        "{}人で打ち、{}点ずつ持って始めます。全員の点数と残った供託を足すと{}点です。",
        data.players.count(),
        table_points(data.start),
        table_points(rules.table_sum())
    )
}

fn base(data: &RuleSetData) -> String {
    let from = match (data.basis, data.return_points) {
        (Basis::FromReturn, Some(line)) => format!(
            "{}点を返し点とし、終わったときの点数との差を数えます。",
            table_points(line)
        ),
        _ => "終わったときの点数を、そのまま数えます。".to_owned(),
    };
    let line = match data.basis {
        Basis::FromReturn => "返し点",
        Basis::Raw => "0点",
    };
    let rounding = match data.rounding {
        Rounding::Exact => "端数は100点まで数えます。".to_owned(),
        Rounding::TowardReturn => {
            format!("1,000点未満の端数は、{line}以上なら切り捨て、{line}未満なら切り上げます。")
        }
        Rounding::FiveDownSixUp => {
            "1,000点未満の端数は五捨六入します（500点までは切り捨て、600点からは切り上げ）。"
                .to_owned()
        }
        Rounding::FourDownFiveUp => {
            "1,000点未満の端数は四捨五入します（400点までは切り捨て、500点からは切り上げ）。"
                .to_owned()
        }
        Rounding::Down => "1,000点未満の端数は切り捨てます。".to_owned(),
        Rounding::Up => "1,000点未満の端数は切り上げます。".to_owned(),
    };
    let top = match data.top {
        Top::Own => "",
        Top::Residual => {
            "1位の素点は、ほかの人の素点の合計の＋と▲を入れかえたものです（端数とオカは1位のものになります）。"
        }
    };
    format!("{from}{rounding}{top}")
}

/// The amounts by place: `1位 +30.0P　2位 +10.0P　…`
fn amounts(places: &[Points], unit: Unit) -> String {
    let place = |(number, amount): (usize, &Points)| {
        format!("{number}位 {}{}", unit.signed(*amount), unit.sign())
    };
    let told: Vec<String> = (1..).zip(places).map(place).collect();
    told.join("　")
}

fn uma(data: &RuleSetData) -> String {
    let none = |places: &[Points]| places.iter().all(|amount| *amount == Points::ZERO);
    match &data.uma {
        Uma::ByPlace(places) if none(places) => "ありません。".to_owned(),
        Uma::ByPlace(places) => {
            let sum: Points = places.iter().copied().sum();
            let oka = if sum == Points::ZERO {
                String::new()
            } else {
                let unit = data.unit;
                format!("\n足すと{}{}になります。", unit.signed(sum), unit.sign())
            };
            format!("{}{oka}", amounts(places, data.unit))
        }
        Uma::ByFloating { floating } => {
            let mut lines = vec![
                "返し点以上（浮き）の人数で決まります。全員が浮いたときはありません。".to_owned(),
            ];
            lines.extend(
                (1..)
                    .zip(floating)
                    .map(|(count, places): (usize, &Vec<Points>)| {
                        format!("浮き{count}人　{}", amounts(places, data.unit))
                    }),
            );
            lines.join("\n")
        }
    }
}

pub(super) fn tie(data: &RuleSetData) -> &'static str {
    match (data.tie, data.players) {
        (Tie::Split, _) => {
            "同じ順位とし、順位点を等しく分けます。分けきれない端数は、起家に近い人のものになります。"
        }
        (Tie::StartingSeat, _) => "始まりの席が、起家（東）に近い人を上とします。",
        (Tie::LastDealer, Players::Four) => {
            "最後の局の親から見て、下家、対面、上家、親の順に上とします。"
        }
        (Tie::LastDealer, Players::Three) => {
            "最後の局の親から見て、下家、上家、親の順に上とします。"
        }
    }
}

const TO_TOP: &str = "場に残ったリーチ棒は、1位の人のものになります。";
const NOBODYS: &str = "場に残ったリーチ棒は、だれのものにもなりません。";

fn deposit(data: &RuleSetData) -> String {
    match data.deposit {
        Deposit::Stays => NOBODYS.to_owned(),
        Deposit::ToTop => format!("{TO_TOP}{}", deposit_of_tied(data).unwrap_or_default()),
    }
}

/// The same for every way a game ends.
pub(super) fn assumed_deposit(data: &RuleSetData) -> String {
    match data.deposit {
        Deposit::Stays => NOBODYS.to_owned(),
        Deposit::ToTop => format!(
            "どう終わっても、{TO_TOP}{}",
            deposit_of_tied(data).unwrap_or_default()
        ),
    }
}

/// Where equal points share the place; otherwise one of them is first.
pub(super) fn deposit_of_tied(data: &RuleSetData) -> Option<&'static str> {
    (data.deposit == Deposit::ToTop && data.tie == Tie::Split)
        .then_some("1位が同点なら、起家に近い人のものです。")
}

fn chombo(rules: &RuleSet) -> String {
    let data = rules.data();
    let others = data.players.count() - 1;
    match data.chombo {
        Chombo::Adjustment(Points::ZERO) | Chombo::InHand(ChomboPayment::Each(Points::ZERO)) => {
            "回数だけを記録し、点数は動かしません。".to_owned()
        }
        Chombo::Adjustment(each) => format!(
            "1回につき、順位が決まった後の成績から{}{}を引きます。ほかの人の成績は変わりません。",
            data.unit.unsigned(each.abs()),
            data.unit.sign()
        ),
        Chombo::InHand(ChomboPayment::Each(amount)) => format!(
            "その場で、ほかの{others}人に{}点ずつ払います。",
            table_points(amount)
        ),
        Chombo::InHand(ChomboPayment::Mangan) => mangan(rules),
    }
}

fn mangan(rules: &RuleSet) -> String {
    let counted = Counted::Level(Level::Mangan);
    let Ok(value) = hand_value(rules, counted, Winner::Child, 0) else {
        return "その場で、満貫の払いをします。".to_owned();
    };
    let (child, dealer) = (
        table_points(value.tsumo_from_child),
        table_points(value.tsumo_from_dealer),
    );
    format!(
        "その場で、満貫の払いをします。子は親に{dealer}点、ほかの子に{child}点ずつ、親は全員に{dealer}点ずつです。"
    )
}

fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::P => "1,000点を1Pとして、小数第1位まで書きます。▲はマイナスです。",
        Unit::WholeP => "1,000点を1Pとして、整数で書きます。▲はマイナスです。",
        Unit::Points => "点のまま書きます。▲はマイナスです。",
    }
}

//! From the points on the table to the result: start, return, rounding, place points, ties, sticks and
//! chombo.

use super::{Told, say};
use crate::hand_value::{Counted, Level, Winner, hand_value};
use crate::rule_set::{Assumed, Basis, Chombo, ChomboPayment, Deposit, Rounding, RuleSetData, Tie, Top, Uma};
use crate::{Players, Points, RuleSet, Unit, table_points};

pub(super) fn players(data: &RuleSetData) -> Told {
    match data.players {
        Players::Four => say("4人で打ちます。", "Four people play at a table."),
        Players::Three => say("3人で打ちます（三人麻雀）。", "Three people play at a table."),
    }
}

pub(super) fn start(rules: &RuleSet) -> Told {
    let (start, sum) = (table_points(rules.data().start), table_points(rules.table_sum()));
    say(
        format!("{start}点ずつ持って始めます。全員の点数と残った供託を足すと{sum}点です。"),
        format!("Everybody begins with {start} points; all points and the sticks that are left add up to {sum}."),
    )
}

pub(super) fn base(data: &RuleSetData) -> Told {
    match (data.basis, data.return_points.map(table_points)) {
        (Basis::FromReturn, Some(line)) => say(
            format!("素点は、終わったときの点数から返しの{line}点を引いた数です。"),
            format!("The base result is the final points minus the return of {line}."),
        ),
        _ => say(
            "ありません。素点は、終わったときの点数そのままです。",
            "There is no return: the base result is the final points as they stand.",
        ),
    }
}

pub(super) fn rounding(data: &RuleSetData) -> Told {
    let (line, en) = match data.basis {
        Basis::FromReturn => ("返し", "the return"),
        Basis::Raw => ("0点", "zero"),
    };
    match data.rounding {
        Rounding::Exact => say(
            "そのまま、100点まで数えます。",
            "Nothing is rounded: results go in steps of 100 points.",
        ),
        Rounding::TowardReturn => say(
            format!("1,000点未満の端数は、{line}以上なら切り捨て、{line}未満なら切り上げます。"),
            format!("What is finer than 1,000 points is rounded toward {en}: down at or above it, up below it."),
        ),
        Rounding::FiveDownSixUp => say(
            "1,000点未満の端数は五捨六入します（500点までは切り捨て、600点からは切り上げ）。マイナスのときも、すぐ下の1,000点から数えます。",
            "Rounded to 1,000s: 500 goes down, 600 goes up, counted from the next lower 1,000 below zero as well.",
        ),
        Rounding::FourDownFiveUp => say(
            "1,000点未満の端数は四捨五入します（400点までは切り捨て、500点からは切り上げ）。マイナスのときも、すぐ下の1,000点から数えます。",
            "Rounded to 1,000s: 400 goes down, 500 goes up, counted from the next lower 1,000 below zero as well.",
        ),
        Rounding::Down => say(
            "1,000点未満の端数は切り捨てます（マイナスのときも、すぐ下の1,000点にします）。",
            "Rounded down to the next lower 1,000, below zero as well.",
        ),
        Rounding::Up => say(
            "1,000点未満の端数は切り上げます（マイナスのときも、すぐ上の1,000点にします）。",
            "Rounded up to the next higher 1,000, below zero as well.",
        ),
    }
}

pub(super) fn oka(rules: &RuleSet) -> Told {
    let is_residual = rules.data().top == Top::Residual;
    let told = if is_residual {
        say(
            "1位の素点は、ほかの人の素点の合計の＋と▲を入れかえたものです。",
            "First place's base result is that of all others together, with the sign turned.",
        )
    } else {
        Told::default()
    };
    let gap = table_points(rules.oka());
    let (ja, en) = match rules.data().basis {
        Basis::Raw => return told.and("返しがないので、オカはありません。", "Without a return there is no oka."),
        Basis::FromReturn if rules.oka() == Points::ZERO => return told.and(
            "返しと持ち点が同じなので、オカはありません。",
            "The return is what everybody begins with, so there is no oka.",
        ),
        Basis::FromReturn if is_residual => (
            "、端数とともに1位のものになります（オカ）",
            "goes to first place (oka), with what rounding leaves",
        ),
        Basis::FromReturn if rules.uma_gives_oka() => ("、順位点にふくめて返します", "is given back within the uma"),
        Basis::FromReturn => ("、素点ではだれのものにもなりません", "goes to nobody in the base results"),
    };
    told.and(
        format!("返しとの差（卓で{gap}点）は{ja}。"),
        format!("The gap to the return ({gap} points a table) {en}."),
    )
}

pub(super) fn unit(unit: Unit) -> Told {
    match unit {
        Unit::P => say(
            "1,000点を1Pとして、「+12.3」のように小数第1位まで書きます。▲はマイナスです。",
            "Results are written in P with one decimal, such as +12.3; 1P is 1,000 points and ▲ is minus.",
        ),
        Unit::WholeP => say(
            "1,000点を1Pとして、「+12」のように整数で書きます。▲はマイナスです。",
            "Results are written in whole P, such as +12; 1P is 1,000 points and ▲ is minus.",
        ),
        Unit::Points => say(
            "「+12,300」のように、点のまま書きます。▲はマイナスです。",
            "Results are written in points, such as +12,300; ▲ is minus.",
        ),
    }
}

/// An amount with its unit, as it is written in Japanese and in English.
fn amount(amount: Points, unit: Unit) -> (String, String) {
    let signed = unit.signed(amount);
    let en = if unit == Unit::Points { signed.clone() } else { format!("{signed}P") };
    (format!("{signed}{}", unit.sign()), en)
}

/// The amounts by place after what is said before them: `1位 +30.0P　2位 +10.0P　…`
fn and_amounts(told: Told, ja: &str, en: &str, places: &[Points], unit: Unit) -> Told {
    let (ja_places, en_places): (Vec<String>, Vec<String>) = (1..).zip(["1st", "2nd", "3rd", "4th"]).zip(places)
        .map(|((number, ordinal), place): ((usize, _), _)| {
            let (ja, en) = amount(*place, unit);
            (format!("{number}位 {ja}"), format!("{ordinal} {en}"))
        })
        .unzip();
    told.and(format!("{ja}{}。", ja_places.join("　")), format!("{en}{}.", en_places.join(", ")))
}

pub(super) fn uma(data: &RuleSetData) -> Told {
    match &data.uma {
        Uma::ByPlace(places) if places.iter().all(|amount| *amount == Points::ZERO) => {
            say("ありません。", "There are no place points.")
        }
        Uma::ByPlace(places) => {
            let told = and_amounts(Told::default(), "", "", places, data.unit);
            let sum = places.iter().copied().sum();
            let (ja, en) = amount(sum, data.unit);
            if sum == Points::ZERO { told } else { told.and(format!("足すと{ja}になります。"), format!("They add up to {en}.")) }
        }
        Uma::ByFloating { floating } => {
            let told = say(
                "返し以上（浮き）の人数で決まります。全員が浮いたときと、だれも浮かないときは、ありません。",
                "They depend on how many are at or above the return (floating). Nobody gets any when all or none float.",
            );
            (1..).zip(floating).fold(told, |told, (count, places): (usize, _)| {
                and_amounts(told, &format!("浮き{count}人　"), &format!("With {count} floating: "), places, data.unit)
            })
        }
    }
}

pub(super) fn tie(rules: &RuleSet) -> Told {
    let data = rules.data();
    let told = match data.tie {
        Tie::Split => say(
            "同じ順位とし、順位点を100点単位で等しく分けます。分けきれない端数は、起家に近い人のものになります。",
            "Equal points share the place and its place points, in whole 100s. What does not divide goes to the one nearest the starting dealer.",
        ),
        Tie::StartingSeat => say(
            "始まりの席が、起家（東）に近い人を上とします。",
            "Of equal points, the one whose seat is nearer the starting dealer (East) is ahead.",
        ),
        Tie::LastDealer => {
            let (ja, en) = match data.players {
                Players::Four => ("下家、対面、上家", "the right is ahead, then across, then left"),
                Players::Three => ("下家、上家", "the right is ahead, then left"),
            };
            say(
                format!("最後の局の親から見て、{ja}の順に上とします。"),
                format!("Of equal points, seen from the dealer of the last hand, {en}."),
            )
            .and("最後の局の親は、いちばん下とします。", "That dealer comes last.")
        }
    };
    told.assumed_where(rules.assumes(Assumed::Tie))
}

pub(super) fn deposit(rules: &RuleSet) -> Told {
    let assumed = rules.assumes(Assumed::Deposit);
    let data = rules.data();
    let told = match data.deposit {
        Deposit::Stays => say("場に残ったリーチ棒は、卓に残します。", "Riichi sticks left stay on the table.")
            .and("だれのものにもなりません。", "They go to nobody."),
        Deposit::ToTop => say(
            "場に残ったリーチ棒は、どう終わっても1位の人の点数に足します。",
            "Riichi sticks left are added to first place's points, however the game ended.",
        ),
    }
    .assumed_where(assumed);
    if data.deposit == Deposit::Stays || data.tie != Tie::Split {
        // Nobody shares the first place, or nobody gets them.
        return told;
    }
    told.and("1位が同点なら、起家に近い人のものです。", "Of tied firsts, the one nearest the starting dealer gets them.")
        .assumed_where(assumed || rules.assumes(Assumed::DepositOfTied))
}

pub(super) fn chombo(rules: &RuleSet) -> Told {
    let (data, others) = (rules.data(), rules.players().count() - 1);
    let paid = match data.chombo {
        Chombo::Adjustment(Points::ZERO) | Chombo::InHand(ChomboPayment::Each(Points::ZERO)) => {
            return say("回数だけを記録し、点数は動かしません。", "They are only counted; no points move.");
        }
        Chombo::Adjustment(each) => {
            let unit = data.unit;
            let (each, en) = (unit.unsigned(each.abs()), if unit == Unit::Points { " points" } else { "P" });
            return say(
                format!("1回につき、順位が決まった後の成績から{each}{}を引きます。ほかの人の成績は変わりません。", unit.sign()),
                format!("Each takes {each}{en} off the offender's result, after ranking. Nobody else's result changes."),
            );
        }
        Chombo::InHand(ChomboPayment::Each(amount)) => {
            let amount = table_points(amount);
            say(
                format!("その場で、ほかの{others}人に{amount}点ずつ払います。"),
                format!("The offender pays {amount} points to each of the {others} others at once."),
            )
        }
        Chombo::InHand(ChomboPayment::Mangan) => mangan(rules),
    };
    paid.and(
        "終わったときの点数に入っているので、成績からは引きません。",
        "The final points hold it already, so nothing is taken off the result.",
    )
}

fn mangan(rules: &RuleSet) -> Told {
    let told = say("その場で、満貫の払いをします。", "The offender pays a mangan at once.");
    let Ok(value) = hand_value(rules, Counted::Level(Level::Mangan), Winner::Child, 0) else {
        return told;
    };
    let (child, dealer) = (table_points(value.tsumo_from_child), table_points(value.tsumo_from_dealer));
    told.and(
        format!("子は親に{dealer}点、ほかの子に{child}点ずつ、親は全員に{dealer}点ずつです。"),
        format!("A child pays {dealer} to the dealer and {child} to each other child, the dealer {dealer} to all."),
    )
}

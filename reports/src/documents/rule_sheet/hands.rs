//! What hands are worth, and who pays in the rare cases.

use scoring::hand_value::{Counted, Winner, hand_value};
use scoring::rule_set::{Assumed, CombinedYakuman, HandValues, Pao, SeveralRon, ValueTableStyle};
use scoring::{Players, Points, RuleSet, table_points};

use super::Fact;

pub(super) fn facts(rules: &RuleSet) -> Vec<Fact> {
    let values = &rules.data().hand_values;
    let mut facts = Vec::new();
    if values.table == ValueTableStyle::NoFu {
        // Without fu there is nothing to round up and no pair to count.
        facts.push(Fact::new(
            "符",
            "数えません。翻数だけで決まります（点数計算表のとおり）。",
        ));
    } else {
        facts.push(Fact::new("切り上げ満貫", rounded_up(rules)));
    }
    let silent = |what: Assumed| rules.assumes(what);
    if let Some(fu) = double_wind_pair(values).filter(|_| !silent(Assumed::DoubleWindPairFu)) {
        facts.push(Fact::new("連風牌の雀頭", fu));
    }
    if !silent(Assumed::CountedYakuman) {
        facts.push(Fact::new("数え役満", counted(values)));
    }
    facts.push(Fact::new("役満", yakuman(rules)));
    if !silent(Assumed::Honba) {
        facts.push(Fact::new("積み棒", honba(rules)));
    }
    match (silent(Assumed::SeveralRon), values.several_ron) {
        (false, _) => facts.push(Fact::new("同時のロン", several(rules))),
        (true, SeveralRon::All) => {
            facts.push(Fact::new("同時のロン", "二人なら、ともに和了です。"));
        }
        (true, _) => {}
    }
    facts.push(Fact::new("責任払い", pao(values)));
    if !silent(Assumed::NagashiMangan) {
        facts.push(Fact::new("流し満貫", nagashi(values)));
    }
    facts
}

/// Without fu there is none to count.
pub(super) fn double_wind_pair(values: &HandValues) -> Option<String> {
    (values.table != ValueTableStyle::NoFu)
        .then(|| format!("{}符です。", values.double_wind_pair_fu))
}

pub(super) fn nagashi(values: &HandValues) -> &'static str {
    if values.nagashi_mangan {
        "あります。"
    } else {
        "ありません。"
    }
}

fn ron(rules: &RuleSet, counted: Counted, winner: Winner) -> String {
    let value = hand_value(rules, counted, winner, 0);
    value.map_or_else(|_| String::new(), |value| table_points(value.ron))
}

fn rounded_up(rules: &RuleSet) -> String {
    let four_thirty = Counted::HanFu { han: 4, fu: 30 };
    let child = ron(rules, four_thirty, Winner::Child);
    let dealer = ron(rules, four_thirty, Winner::Dealer);
    let rounded = rules.data().hand_values.rounded_up_mangan;
    let told = if rounded {
        "満貫です"
    } else {
        "満貫にしません"
    };
    format!("4翻30符と3翻60符は{told}（ロンで子{child}点、親{dealer}点）。")
}

pub(super) fn counted(values: &HandValues) -> &'static str {
    if values.counted_yakuman {
        "13翻以上は役満です。"
    } else {
        "ありません。11翻以上は三倍満です。"
    }
}

fn worth(rules: &RuleSet, patterns: u32) -> String {
    let counted = Counted::Yakuman { patterns };
    let child = ron(rules, counted, Winner::Child);
    let dealer = ron(rules, counted, Winner::Dealer);
    format!("ロンで子{child}点、親{dealer}点")
}

fn yakuman(rules: &RuleSet) -> String {
    let values = &rules.data().hand_values;
    let mut told = match (
        values.combined_yakuman,
        rules.assumes(Assumed::CombinedYakuman),
    ) {
        (CombinedYakuman::SingleOnly, false) => combined(rules),
        (CombinedYakuman::AddUp, false) => {
            format!("役満一つは{}です。{}", worth(rules, 1), combined(rules))
        }
        (_, true) => format!("役満一つは{}です。", worth(rules, 1)),
    };
    if !rules.assumes(Assumed::DoubleYakuman) {
        told += double(values);
    }
    told
}

pub(super) fn combined(rules: &RuleSet) -> String {
    match rules.data().hand_values.combined_yakuman {
        CombinedYakuman::SingleOnly => format!(
            "いくつ重なっても、役満一つとして数えます（{}）。",
            worth(rules, 1)
        ),
        CombinedYakuman::AddUp => format!("重なったら足します（二つなら{}）。", worth(rules, 2)),
    }
}

pub(super) fn double(values: &HandValues) -> &'static str {
    match (values.combined_yakuman, values.double_yakuman) {
        (CombinedYakuman::SingleOnly, _) => "ダブル役満はありません。",
        (CombinedYakuman::AddUp, false) => "一つの役でのダブル役満はありません。",
        (CombinedYakuman::AddUp, true) => {
            "大四喜、四暗刻単騎、純正九蓮宝燈、国士無双十三面は、役満二つとして数えます。"
        }
    }
}

pub(super) fn honba(rules: &RuleSet) -> String {
    let honba = rules.data().hand_values.honba;
    if honba == Points::ZERO {
        return "点数は加えません。".to_owned();
    }
    let payers = i64::from(u8::from(rules.players())) - 1;
    format!(
        "1本につき{}点を加えます（ツモは一人{}点）。",
        table_points(honba),
        table_points(Points(honba.0 / payers))
    )
}

pub(super) fn several(rules: &RuleSet) -> &'static str {
    match (rules.data().hand_values.several_ron, rules.players()) {
        (SeveralRon::HeadBump, _) => {
            "頭ハネです。捨てた人から見て、順番が先の一人だけの和了とします。"
        }
        (SeveralRon::TwoOnly, Players::Four) => {
            "二人までは、ともに和了です。三人なら流局とします。"
        }
        (SeveralRon::All, Players::Four) => "二人でも三人でも、全員の和了です。",
        (SeveralRon::TwoOnly | SeveralRon::All, Players::Three) => "二人とも和了です。",
    }
}

fn pao(values: &HandValues) -> String {
    if values.pao.is_empty() {
        return "ありません。".to_owned();
    }
    let mut names: Vec<&str> = Vec::new();
    for pao in &values.pao {
        let name = match pao {
            Pao::DaiSangen => "大三元",
            Pao::DaiSuushii => "大四喜",
            Pao::Suukantsu => "四槓子",
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    format!(
        "{}を決めた牌を鳴かせた人が払います。ツモなら全額、ロンなら捨てた人と半分ずつです。",
        names.join("、")
    )
}

//! What hands are worth, and who pays in the rare cases.

use super::{Told, say};
use crate::hand_value::{Counted, Winner, hand_value};
use crate::rule_set::{Assumed, CombinedYakuman, HandValues, Pao, SeveralRon, ValueTableStyle};
use crate::{Players, Points, RuleSet, table_points};

fn counts_fu(values: &HandValues) -> bool {
    values.table != ValueTableStyle::NoFu
}

/// What a child and the dealer get on ron.
fn ron(rules: &RuleSet, counted: Counted) -> (String, String) {
    let [child, dealer] = [Winner::Child, Winner::Dealer].map(|winner| {
        hand_value(rules, counted, winner, 0).map_or_else(|_| String::new(), |value| table_points(value.ron))
    });
    (format!("ロンで子{child}点、親{dealer}点"), format!("{child} on ron for a child, {dealer} for the dealer"))
}

pub(super) fn rounded_up(rules: &RuleSet) -> Told {
    let values = &rules.data().hand_values;
    if !counts_fu(values) {
        // There is nothing to round up.
        return Told::default();
    }
    let (ja, en) = ron(rules, Counted::HanFu { han: 4, fu: 30 });
    let (told, are) = if values.rounded_up_mangan { ("満貫です", "are") } else { ("満貫にしません", "are not") };
    say(format!("4翻30符と3翻60符は{told}（{ja}）。"), format!("4 han 30 fu and 3 han 60 fu {are} mangan ({en})."))
}

pub(super) fn counted(rules: &RuleSet) -> Told {
    if rules.data().hand_values.counted_yakuman {
        say("13翻以上は役満です。", "13 han or more count as yakuman.")
    } else {
        say("ありません。11翻以上は三倍満です。", "There is none: 11 han or more are sanbaiman.")
    }
    .assumed_where(rules.assumes(Assumed::CountedYakuman))
}

pub(super) fn combined(rules: &RuleSet) -> Told {
    let [one, two] = [1, 2].map(|patterns| ron(rules, Counted::Yakuman { patterns }));
    let told = say(format!("役満一つは、{}です。", one.0), format!("A yakuman is {}.", one.1));
    match rules.data().hand_values.combined_yakuman {
        CombinedYakuman::SingleOnly => {
            told.and("いくつ重なっても、役満一つとして数えます。", "Several in one hand count as one.")
        }
        CombinedYakuman::AddUp => told.and(
            format!("重なったら足します（二つなら{}）。", two.0),
            format!("Several in one hand add up (two are {}).", two.1),
        ),
    }
    .assumed_where(rules.assumes(Assumed::CombinedYakuman))
}

pub(super) fn double(rules: &RuleSet) -> Told {
    let values = &rules.data().hand_values;
    match (values.combined_yakuman, values.double_yakuman) {
        (_, false) => say("ありません。", "Every yakuman by itself counts as one."),
        (CombinedYakuman::SingleOnly, true) => {
            say("二つ分の役も、役満一つとして数えます。", "What would be two yakuman counts as one as well.")
        }
        (CombinedYakuman::AddUp, true) => say(
            "大四喜、四暗刻単騎、純正九蓮宝燈、国士無双十三面は、役満二つとして数えます。",
            "Big four winds, four concealed triplets on a single wait, pure nine gates and thirteen orphans on thirteen waits count as two yakuman.",
        ),
    }
    .assumed_where(rules.assumes(Assumed::DoubleYakuman))
}

pub(super) fn pao(values: &HandValues) -> Told {
    let all = [
        (Pao::DaiSangen, "大三元", "big three dragons"),
        (Pao::DaiSuushii, "大四喜", "big four winds"),
        (Pao::Suukantsu, "四槓子", "four kans"),
    ];
    let named = all.iter().filter(|(pao, ..)| values.pao.contains(pao));
    let (ja, en): (Vec<&str>, Vec<&str>) = named.map(|(_, ja, en)| (ja, en)).unzip();
    if ja.is_empty() {
        return say("ありません。", "Nobody is made to pay for feeding a yakuman.");
    }
    say(
        format!("{}を決めた牌を鳴かせた人が払います（パオ）。ツモなら全額、ロンなら捨てた人と半分ずつです。", ja.join("、")),
        format!("Who feeds the tile that settles {} pays: all of it on tsumo, half with the discarder on ron.", en.join(", ")),
    )
}

pub(super) fn several(rules: &RuleSet) -> Told {
    match (rules.data().hand_values.several_ron, rules.players()) {
        (SeveralRon::HeadBump, _) => say(
            "頭ハネです。捨てた人から見て、順番が先の一人だけの和了とします。",
            "Head bump: of several who win on one discard, only the first in turn does.",
        ),
        (SeveralRon::TwoOnly, Players::Four) => {
            say("二人までは、ともに和了です。三人なら流局とします。", "Two can win on one discard; three is a draw.")
        }
        (SeveralRon::All, Players::Four) => {
            say("二人なら、ともに和了です。", "Two can win on one discard.").and("三人でも、全員の和了です。", "So can three.")
        }
        (SeveralRon::TwoOnly | SeveralRon::All, Players::Three) => say("二人とも和了です。", "Both can win on one discard."),
    }
    .assumed_where(rules.assumes(Assumed::SeveralRon))
}

pub(super) fn honba(rules: &RuleSet) -> Told {
    let honba = rules.data().hand_values.honba;
    let payers = i64::from(u8::from(rules.players())) - 1;
    let (all, one) = (table_points(honba), table_points(Points(honba.0 / payers)));
    if honba == Points::ZERO {
        say("点数は加えません。", "Counters are worth nothing.")
    } else {
        say(
            format!("1本につき{all}点を加えます（ツモは一人{one}点）。"),
            format!("Each counter adds {all} points (on tsumo {one} from each)."),
        )
    }
    .assumed_where(rules.assumes(Assumed::Honba))
}

pub(super) fn wind_pair(rules: &RuleSet) -> Told {
    let values = &rules.data().hand_values;
    if !counts_fu(values) {
        return Told::default();
    }
    let fu = values.double_wind_pair_fu;
    say(format!("{fu}符です。"), format!("A pair of the seat wind that is also the round wind is {fu} fu."))
        .assumed_where(rules.assumes(Assumed::DoubleWindPairFu))
}

pub(super) fn nagashi(rules: &RuleSet) -> Told {
    if rules.data().hand_values.nagashi_mangan {
        say("あります。", "There is nagashi mangan.")
    } else {
        say("ありません。", "There is no nagashi mangan.")
    }
    .assumed_where(rules.assumes(Assumed::NagashiMangan))
}

pub(super) fn table(rules: &RuleSet) -> Told {
    let told = match rules.data().hand_values.table {
        ValueTableStyle::ByHan => say(
            "翻ごとに、点が上がるところの符だけを並べます。",
            "The table of values goes by han, with only the fu at which the value rises.",
        ),
        ValueTableStyle::Standard => {
            say("1～4翻と20～110符を並べます。", "The table of values has 1 to 4 han by 20 to 110 fu.")
        }
        ValueTableStyle::ThirtyToEighty => {
            say("1～4翻と30～80符を並べます。", "The table of values has 1 to 4 han by 30 to 80 fu.")
        }
        ValueTableStyle::NoFu => {
            say("符は数えません。翻数だけで決まります。", "Fu are not counted: each han has one value.")
        }
    };
    let (ja, en) = if counts_fu(&rules.data().hand_values) { ("5翻", "5") } else { ("4・5翻", "4–5") };
    let told = told.and(
        format!("{ja}で満貫、6・7翻で跳満、8～10翻で倍満、11翻から三倍満です。"),
        format!("{en} han are mangan, 6–7 haneman, 8–10 baiman, 11 or more sanbaiman."),
    );
    if !rules.assumes(Assumed::ValueTable) {
        return told;
    }
    told.and("表の数値と符の数え方は、ふつうの計算です。", "The figures and the counting of fu are the usual ones.")
        .assumed_where(true)
}

pub(super) fn logged(values: &HandValues) -> Told {
    if counts_fu(values) {
        say("満貫以上の和了を記録します。", "Hands of mangan and better are logged.")
    } else {
        say("満貫（4翻）以上の和了を記録します。", "Hands of mangan (4 han) and better are logged.")
    }
}

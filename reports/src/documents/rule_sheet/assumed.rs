//! What the club's own rules say nothing about, and is counted in the usual way: told apart from what they
//! say.

use scoring::rule_set::{Assumed, SeveralRon, Tie};
use scoring::{Players, RuleSet};

use super::{Fact, hands, play, settlement};

pub(super) fn facts(rules: &RuleSet) -> Vec<Fact> {
    let all = Assumed::ALL.into_iter();
    all.filter(|what| rules.assumes(*what))
        .filter_map(|what| fact(rules, what))
        .collect()
}

fn fact(rules: &RuleSet, what: Assumed) -> Option<Fact> {
    let data = rules.data();
    let values = &data.hand_values;
    Some(match what {
        Assumed::Tie => Fact::new(
            "同点",
            match data.tie {
                Tie::LastDealer => "最後の局の親は、いちばん下とします。",
                Tie::Split | Tie::StartingSeat => settlement::tie(data),
            },
        ),
        Assumed::Deposit => Fact::new("残った供託", settlement::assumed_deposit(data)),
        Assumed::DepositOfTied => Fact::new("残った供託", settlement::deposit_of_tied(data)?),
        Assumed::RunningHand => Fact::new("予告のときの局", play::running_hand(&data.clock)?),
        Assumed::ValueTable => {
            Fact::new("点数計算表", "表の数値と符の数え方は、ふつうの計算です。")
        }
        Assumed::CountedYakuman => Fact::new("数え役満", hands::counted(values)),
        Assumed::CombinedYakuman => Fact::new("役満の重なり", hands::combined(rules)),
        Assumed::DoubleYakuman => Fact::new("役満の数え方", hands::double(values)),
        Assumed::DoubleWindPairFu => Fact::new("連風牌の雀頭", hands::double_wind_pair(values)?),
        Assumed::Honba => Fact::new("積み棒", hands::honba(rules)),
        Assumed::SeveralRon => Fact::new(
            "同時のロン",
            match (values.several_ron, data.players) {
                (SeveralRon::All, Players::Four) => "三人でも、全員の和了です。",
                _ => hands::several(rules),
            },
        ),
        Assumed::NagashiMangan => Fact::new("流し満貫", hands::nagashi(values)),
    })
}

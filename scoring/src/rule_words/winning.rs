//! Which yaku and dora there are: what is unusual, and what is usual where the club's own rules are silent
//! about it. The rest stands in their books, in their own words.

use super::{Told, say};
use crate::rule_set::{Assumed, North, Renhou, WinningRules};
use crate::{Players, RuleSet};

pub(super) fn yaku(rules: &RuleSet) -> Told {
    let (winning, usual) = (&rules.data().hand_values.winning, WinningRules::default());
    let mut told = Told::default();
    let mut tell = |differs: bool, (ja, en): (&str, &str), what: Assumed| {
        let assumed = rules.assumes(what);
        if differs || assumed {
            let all = std::mem::take(&mut told);
            told = all.then(say(ja, en).assumed_where(assumed));
        }
    };
    let open_tanyao = if winning.open_tanyao {
        ("喰いタンがあります。", "All simples count in a hand with calls.")
    } else {
        ("喰いタンはありません。", "All simples count in a concealed hand only.")
    };
    tell(winning.open_tanyao != usual.open_tanyao, open_tanyao, Assumed::OpenTanyao);
    let atozuke = if winning.atozuke {
        ("後付けができます。", "A hand may get its only yaku with the winning tile.")
    } else {
        ("後付けはできません。", "A hand needs a yaku that any tile of its wait would give.")
    };
    tell(winning.atozuke != usual.atozuke, atozuke, Assumed::Atozuke);
    let pinfu_tsumo = if winning.pinfu_tsumo {
        ("平和はツモでも付きます。", "Pinfu counts on tsumo as well.")
    } else {
        ("ツモには平和が付きません。", "Pinfu does not count on tsumo.")
    };
    tell(winning.pinfu_tsumo != usual.pinfu_tsumo, pinfu_tsumo, Assumed::PinfuTsumo);
    let renhou = match winning.renhou {
        Renhou::None => ("人和はありません。", "There is no renhou."),
        Renhou::Mangan => ("人和は満貫です。", "Renhou is a mangan, whatever else the hand is worth."),
        Renhou::Yakuman => ("人和は役満です。", "Renhou is a yakuman."),
    };
    tell(winning.renhou != usual.renhou, renhou, Assumed::Renhou);
    let last = if winning.rinshan_with_haitei {
        ("嶺上開花と海底撈月は重なります。", "Rinshan with the last tile is haitei as well.")
    } else {
        ("嶺上開花と海底撈月は重なりません。", "Rinshan with the last tile is not haitei as well.")
    };
    tell(winning.rinshan_with_haitei != usual.rinshan_with_haitei, last, Assumed::RinshanWithHaitei);
    told
}

pub(super) fn dora(rules: &RuleSet) -> Told {
    let (winning, usual) = (&rules.data().hand_values.winning, WinningRules::default());
    let mut told = Told::default();
    let (ja, en) = match (winning.ippatsu, winning.ura_dora) {
        (true, true) => ("一発と裏ドラがあります。", "There are ippatsu and ura dora."),
        (true, false) => ("一発はあり、裏ドラはありません。", "There is ippatsu, and there are no ura dora."),
        (false, true) => ("一発はなく、裏ドラがあります。", "There is no ippatsu, and there are ura dora."),
        (false, false) => ("一発も裏ドラもありません。", "There are neither ippatsu nor ura dora."),
    };
    let differs = (winning.ippatsu, winning.ura_dora) != (usual.ippatsu, usual.ura_dora);
    let assumed = rules.assumes(Assumed::IppatsuAndUra);
    if differs || assumed {
        told = told.and(ja, en).assumed_where(assumed);
    }
    let [man, pin, sou] = winning.red_fives;
    let is_without = winning.red_fives == usual.red_fives;
    let assumed = rules.assumes(Assumed::RedFives);
    if !is_without {
        told = told.then(
            say(
                format!("赤ドラは五萬{man}枚、五筒{pin}枚、五索{sou}枚です。"),
                format!("Red fives: {man} of characters, {pin} of circles, {sou} of bamboo."),
            )
            .assumed_where(assumed),
        );
    } else if assumed {
        told = told.then(say("赤ドラはありません。", "There are no red fives.").assumed_where(true));
    }
    match (rules.players(), winning.north) {
        (Players::Three, North::Dora) => told.and("北は抜きドラです。", "Norths laid aside are a dora each."),
        _ => told,
    }
}

pub(super) fn tsumo_loss(rules: &RuleSet) -> Told {
    if rules.players() == Players::Four || rules.data().hand_values.winning.tsumo_loss {
        return Told::default();
    }
    say("いない人の払いは、払う二人で半分ずつ負担します。", "The two who pay share what the missing player would pay.")
}

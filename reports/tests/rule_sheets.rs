//! Rule sheets: every field of a rule set in words, read back with poppler and qpdf.

use crate::reading::Printed;
use reports::{Options, Print, rule_sheet};
use scoring::rule_set::{
    Announcement, Assumed, AtEnd, Basis, Bust, Call, Chombo, ChomboPayment, Clock, CombinedYakuman,
    Deposit, HandValues, Pao, Rounding, SeveralRon, Tie, Top, Uma, ValueTableStyle,
};
use scoring::{Points, RuleBook, RuleSet, RuleSetData, Unit, preset, presets};

fn three_players() -> RuleSet {
    crate::club::empty(4).rule_sets[&crate::club::THREE_PLAYERS].clone()
}

fn rules_in_words(rules: &RuleSet, print: Print) -> Printed {
    let options = Options {
        print,
        ..Options::new("2025-10-01".parse().unwrap())
    };
    Printed::new(rule_sheet("白樺会", rules, &options).unwrap())
}

/// A rule set that says everything there is to say, as long as it can be said.
fn longest() -> RuleSet {
    let base = preset("hakuryuo-40").unwrap().data().clone();
    let call = |minutes_left, call| Announcement { minutes_left, call };
    RuleSet::new(RuleSetData {
        id: "longest".into(),
        name: "みんなで決めた特別ルール 第二版".into(),
        rounding: Rounding::FiveDownSixUp,
        uma: Uma::ByFloating {
            floating: [
                [12_000, -1_000, -3_000, -8_000],
                [8_000, 4_000, -4_000, -8_000],
                [8_000, 3_000, 1_000, -12_000],
            ]
            .map(|row| row.map(Points).to_vec())
            .to_vec(),
        },
        tie: Tie::Split,
        unit: Unit::Points,
        clock: Clock {
            minutes: Some(60),
            announcements: vec![
                call(15, Call::DeclarePoints),
                call(10, Call::FinishHand),
                call(5, Call::LastHand),
            ],
            at_end: AtEnd::OneMoreAfterSettlement,
            final_untimed: true,
            ..Clock::default()
        },
        bust: Bust::EndsDailyPlay,
        hand_values: HandValues {
            pao: vec![Pao::DaiSangen, Pao::DaiSuushii, Pao::Suukantsu],
            ..base.hand_values.clone()
        },
        assumed: Vec::new(),
        // Of what is written in words, a club chooses how much stands on its wall.
        book: RuleBook::default(),
        ..base
    })
    .unwrap()
}

#[test]
fn every_rule_sheet_is_sound_and_on_one_page_for_the_wall() {
    for print in [Print::Normal, Print::Large] {
        let silent = RuleSet::new(RuleSetData {
            assumed: Assumed::ALL.to_vec(),
            ..longest().data().clone()
        });
        for rules in presets().chain([three_players(), longest(), silent.unwrap()]) {
            let name = format!("{} {print:?}", rules.id());
            let printed = rules_in_words(&rules, print);
            printed.check_structure();
            printed.check_fonts(3);
            printed.check_words(&name, 44.5);
            assert!(printed.pdf.missing.is_empty(), "{name}");
            let is_silent = rules.data().assumed.len() == Assumed::ALL.len();
            let most = match print {
                Print::Normal if rules.id() != "longest" => 1,
                // Of a sheet that says nothing at all, each sentence stands apart.
                Print::Large if is_silent => 3,
                _ => 2,
            };
            let pages = printed.pdf.pages;
            assert!(pages <= most, "{name}: {pages} pages");
        }
    }
}

/// Changes one rule set, and holds the sheet to the words in which it must tell of the change.
#[track_caller]
fn tells(change: impl FnOnce(&mut RuleSetData), words: &str) {
    let mut data = longest().data().clone();
    change(&mut data);
    let rules = RuleSet::new(data).unwrap();
    let text = rules_in_words(&rules, Print::Normal).run_on_text();
    for word in words.split(' ') {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn everything_that_can_be_said_is_said() {
    tells(
        |_| (),
        "25,000点ずつ持って 返しの30,000点を引いた数 五捨六入 浮き2人1位+8,000点2位+4,000点 \
         全員が浮いたとき 1位のものになります（オカ） 同じ順位とし 起家に近い人のもの 満貫の払い \
         点のまま 60分です 終わりの15分前 申告します 終わりの10分前 終わらせます 終わりの5分前 \
         最後の局とします 決勝は時間を区切りません 点棒を借りる 7,700点 雀頭4符 \
         13翻以上は役満 64,000点 純正九蓮宝燈 300点を加えます 三人なら流局 四槓子を決めた \
         流し満貫あります",
    );
}

#[test]
fn each_way_to_count_points_is_told() {
    tells(
        |data| {
            data.basis = Basis::Raw;
            data.return_points = None;
            data.top = Top::Own;
            data.rounding = Rounding::TowardReturn;
            data.uma = Uma::ByPlace(vec![Points::ZERO; 4]);
        },
        "終わったときの点数そのまま 0点以上なら切り捨て 順位点ありません",
    );
    tells(
        |data| {
            let amounts = [50_000, 10_000, -10_000, -30_000].map(Points);
            data.rounding = Rounding::FourDownFiveUp;
            data.uma = Uma::ByPlace(amounts.to_vec());
            data.unit = Unit::P;
        },
        "四捨五入 4位▲30.0P 足すと+20.0P 小数第1位",
    );
    for (rounding, words) in [
        (Rounding::Down, "端数は切り捨てます"),
        (Rounding::Up, "端数は切り上げます"),
        (Rounding::Exact, "100点まで数えます"),
        (Rounding::TowardReturn, "返し以上なら切り捨て"),
    ] {
        tells(|data| data.rounding = rounding, words);
    }
    tells(|data| data.unit = Unit::WholeP, "整数で");
}

#[test]
fn ties_sticks_and_chombo_are_told() {
    let start = "起家（東）に近い人を上";
    tells(|data| data.tie = Tie::StartingSeat, start);
    let dealer = "下家、対面、上家の順に上とします。最後の局の親は、いちばん下";
    tells(|data| data.tie = Tie::LastDealer, dealer);
    let nobody = "だれのものにもなりません";
    tells(|data| data.deposit = Deposit::Stays, nobody);
    for (chombo, words) in [
        (Chombo::Adjustment(Points(-10_000)), "10,000点を引きます"),
        (Chombo::Adjustment(Points::ZERO), "回数だけを記録"),
        (
            Chombo::InHand(ChomboPayment::Each(Points(3_000))),
            "ほかの3人に3,000点ずつ",
        ),
        (
            Chombo::InHand(ChomboPayment::Each(Points::ZERO)),
            "回数だけを記録",
        ),
        (
            Chombo::InHand(ChomboPayment::Mangan),
            "子は親に4,000点、ほかの子に2,000点ずつ、親は全員に4,000点ずつ",
        ),
    ] {
        tells(|data| data.chombo = chombo, words);
    }
}

#[test]
fn clocks_and_busts_are_told() {
    let timed = |at_end| Clock {
        minutes: Some(60),
        at_end,
        ..Clock::default()
    };
    tells(
        |data| data.clock = timed(AtEnd::RunningHandIsLast),
        "打っている局で終わります",
    );
    tells(
        |data| data.clock = timed(AtEnd::OneMoreAfterSettlement),
        "裁定が始まっていたら、あと1局",
    );
    // Of what a club did not settle nothing is said, nor of an end that an announcement brings.
    let mut silent = longest().data().clone();
    let said = |data: &RuleSetData| {
        let rules = RuleSet::new(data.clone()).unwrap();
        rules_in_words(&rules, Print::Normal).run_on_text()
    };
    assert!(!said(&silent).contains("時間になったら"));
    silent.clock = Clock::default();
    assert!(!said(&silent).contains("時間は"));
    tells(|data| data.bust = Bust::Ends, "飛びあり");
    tells(|data| data.bust = Bust::PlayOn, "飛びなし");
}

#[test]
fn hands_are_told() {
    tells(
        |data| {
            let values = &mut data.hand_values;
            values.rounded_up_mangan = true;
            values.counted_yakuman = false;
            values.combined_yakuman = CombinedYakuman::SingleOnly;
            values.double_wind_pair_fu = 2;
            values.honba = Points::ZERO;
            values.several_ron = SeveralRon::HeadBump;
            values.pao = Vec::new();
            values.nagashi_mangan = false;
        },
        "満貫です（ロンで子8,000点 雀頭2符 11翻以上は三倍満 役満一つとして 点数は加えません \
         頭ハネ 責任払いありません 流し満貫ありません",
    );
    tells(
        |data| {
            data.hand_values.table = ValueTableStyle::NoFu;
            data.hand_values.double_yakuman = false;
            data.hand_values.several_ron = SeveralRon::All;
        },
        "符は数えません ダブル役満ありません 三人でも、全員の和了",
    );
}

#[test]
fn three_players_are_told_of_three() {
    let mut data = three_players().data().clone();
    data.tie = Tie::LastDealer;
    data.hand_values.several_ron = SeveralRon::TwoOnly;
    let text = rules_in_words(&RuleSet::new(data).unwrap(), Print::Normal).run_on_text();
    assert!(
        text.contains("3人で打ち") && text.contains("105,000点です"),
        "{text}"
    );
    assert!(
        text.contains("下家、上家の順に上とします。最後の局の親は、いちばん下")
            && text.contains("二人とも和了"),
        "{text}"
    );
    assert!(!text.contains('北') && !text.contains("4位"), "{text}");
}

/// What each preset settles although its sheet does not say it, in the words of the rule sheet.
const SILENT: &str = "
shirakaba-2025 場に残ったリーチ棒は、どう終わっても1位の人の点数に足します。 1位が同点なら、起家に近い人のものです。 打っている局は、終わらせます。 表の数値と符の数え方は、ふつうの計算です。 13翻以上は役満です。 ダブル役満ありません。 4符です。
haku-2015 だれのものにもなりません。 三人でも、全員の和了です。
hakuryuo-40 最後の局の親は、いちばん下とします。 重なったら足します 1本につき300点を加えます 後付けができます。
kenko-25000 始まりの席が、起家（東）に近い人を上とします。 場に残ったリーチ棒は、どう終わっても1位の人の点数に足します。 表の数値と符の数え方は、ふつうの計算です。 13翻以上は役満です。 4符です。 平和はツモでも付きます。 赤ドラはありません。
wakakujira-2025 1位が同点なら、起家に近い人のものです。 重なったら足します ダブル役満ありません。 流し満貫ありません。 喰いタンがあります。 赤ドラは五萬1枚、五筒1枚、五索1枚です。 嶺上開花と海底撈月は重なりません。
";

#[test]
fn what_a_sheet_does_not_say_stands_apart_until_the_club_has_settled_it() {
    let heading = "会の決まりに記載のない所";
    for silent in SILENT.trim().lines() {
        let (id, silent) = silent.split_once(' ').unwrap();
        let rules = preset(id).unwrap();
        let text = rules_in_words(&rules, Print::Normal).run_on_text();
        let (said, assumed) = text.split_once(heading).unwrap();
        assert!(
            assumed.starts_with("ふつうのやり方で計算します"),
            "{id}: {assumed}"
        );
        for words in silent.split(' ') {
            assert!(!said.contains(words), "{id}: {words} in {said}");
            assert!(assumed.contains(words), "{id}: {words} not in {assumed}");
        }
        let settled = RuleSet::new(RuleSetData {
            assumed: Vec::new(),
            ..rules.data().clone()
        });
        let text = rules_in_words(&settled.unwrap(), Print::Normal).text();
        assert!(!text.contains(heading), "{id}");
    }
}

#[test]
fn rule_sheets_keep_their_text() {
    for rules in presets() {
        let name = format!("rules-{}", rules.id());
        insta::assert_snapshot!(name, rules_in_words(&rules, Print::Normal).text_of_page(1));
    }
}

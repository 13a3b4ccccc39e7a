//! The five presets. Their ids are part of the command line's contract. What no field says of their
//! sheets stands in `books/`, in our own words.

use super::{
    Announcement, Assumed, AtEnd, Basis, Bust, Call, Chombo, ChomboPayment, Clock, CombinedYakuman,
    Deposit, HandValues, Pao, Rounding, RuleSet, RuleSetData, SeveralRon, Tie, Top, Uma,
    ValueTableStyle, WinningRules,
};
use crate::rule_book::RuleBook;
use crate::{Players, Points, Unit};

/// The ids of the presets; the first is the model club's.
pub const PRESET_IDS: [&str; 5] = [
    "shirakaba-2025",
    "haku-2015",
    "hakuryuo-40",
    "kenko-25000",
    "wakakujira-2025",
];

/// The preset with that id.
///
/// ```
/// let rules = scoring::preset("shirakaba-2025").unwrap();
/// assert_eq!(rules.table_sum().0, 120_000);
/// assert!(scoring::preset("no-such-rules").is_none());
/// ```
pub fn preset(id: &str) -> Option<RuleSet> {
    let data = match id {
        "shirakaba-2025" => shirakaba(),
        "haku-2015" => haku(),
        "hakuryuo-40" => hakuryuo(),
        "kenko-25000" => kenko(),
        "wakakujira-2025" => wakakujira(),
        _ => return None,
    };
    RuleSet::new(data).ok()
}

/// All presets, in the order of [`PRESET_IDS`].
pub fn presets() -> impl Iterator<Item = RuleSet> {
    PRESET_IDS.iter().filter_map(|id| preset(id))
}

/// The text is part of the program, and a test reads every line of it.
fn book(text: &str) -> RuleBook {
    text.parse().unwrap_or_default()
}

fn by_place(amounts: [i64; 4]) -> Uma {
    Uma::ByPlace(amounts.map(Points).to_vec())
}

fn timed(minutes: u16) -> Clock {
    Clock {
        minutes: Some(minutes),
        ..Clock::default()
    }
}

/// The sheet of haku-2015 says that 海底 and 嶺上開花 go together; that of hakuryuo-40 that all its ordinary
/// yaku do.
fn rinshan_with_haitei() -> WinningRules {
    WinningRules {
        rinshan_with_haitei: true,
        ..WinningRules::default()
    }
}

/// A neighbourhood health-mahjong club, its rules as rewritten in April 2025: the model club.
fn shirakaba() -> RuleSetData {
    RuleSetData {
        id: "shirakaba-2025".into(),
        name: "白樺会ルール 2025".into(),
        version: 1,
        players: Players::Four,
        start: Points(30_000),
        return_points: Some(Points(30_000)),
        basis: Basis::FromReturn,
        rounding: Rounding::Exact,
        top: Top::Own,
        uma: by_place([30_000, 10_000, -10_000, -30_000]),
        tie: Tie::Split,
        deposit: Deposit::ToTop,
        chombo: Chombo::Adjustment(Points(-10_000)),
        unit: Unit::P,
        // 「3分未満となった場合は強制終了」: minutes that are left.
        clock: Clock {
            announcements: vec![Announcement {
                minutes_left: 3,
                call: Call::FinishHand,
            }],
            ..timed(70)
        },
        bust: Bust::PlayOn,
        hand_values: HandValues {
            rounded_up_mangan: true,
            combined_yakuman: CombinedYakuman::SingleOnly,
            double_wind_pair_fu: 4,
            several_ron: SeveralRon::HeadBump,
            pao: vec![Pao::DaiSangen, Pao::DaiSuushii, Pao::Suukantsu],
            table: ValueTableStyle::ByHan,
            ..HandValues::default()
        },
        book: book(include_str!("books/shirakaba-2025.txt")),
        assumed: vec![
            Assumed::Deposit,
            Assumed::RunningHand,
            Assumed::ValueTable,
            Assumed::CountedYakuman,
            Assumed::DoubleYakuman,
            Assumed::DoubleWindPairFu,
        ],
    }
}

/// A university club's new-year day for high-school students.
fn haku() -> RuleSetData {
    RuleSetData {
        id: "haku-2015".into(),
        name: "正月高校生大会 2015".into(),
        start: Points(25_000),
        return_points: Some(Points(25_000)),
        uma: by_place([15_000, 5_000, -5_000, -15_000]),
        tie: Tie::StartingSeat,
        deposit: Deposit::Stays,
        chombo: Chombo::InHand(ChomboPayment::Each(Points(3_000))),
        unit: Unit::Points,
        clock: Clock {
            at_end: AtEnd::OneMoreAfterSettlement,
            ..timed(60)
        },
        hand_values: HandValues {
            double_wind_pair_fu: 2,
            winning: rinshan_with_haitei(),
            ..HandValues::default()
        },
        book: book(include_str!("books/haku-2015.txt")),
        assumed: vec![Assumed::Deposit, Assumed::SeveralRon],
        ..shirakaba()
    }
}

/// A festival's knockout of 48.
fn hakuryuo() -> RuleSetData {
    RuleSetData {
        id: "hakuryuo-40".into(),
        name: "白龍王戦 第40回".into(),
        start: Points(25_000),
        return_points: Some(Points(30_000)),
        rounding: Rounding::TowardReturn,
        top: Top::Residual,
        uma: by_place([0; 4]),
        tie: Tie::LastDealer,
        chombo: Chombo::InHand(ChomboPayment::Mangan),
        unit: Unit::WholeP,
        clock: Clock {
            announcements: vec![Announcement {
                minutes_left: 5,
                call: Call::LastHand,
            }],
            final_untimed: true,
            ..timed(50)
        },
        hand_values: HandValues {
            double_yakuman: true,
            several_ron: SeveralRon::TwoOnly,
            pao: vec![Pao::DaiSangen, Pao::DaiSuushii],
            nagashi_mangan: true,
            winning: rinshan_with_haitei(),
            table: ValueTableStyle::ThirtyToEighty,
            ..HandValues::default()
        },
        book: book(include_str!("books/hakuryuo-40.txt")),
        assumed: vec![
            Assumed::Tie,
            Assumed::CombinedYakuman,
            Assumed::Honba,
            Assumed::Atozuke,
        ],
        ..shirakaba()
    }
}

/// A health-mahjong school.
fn kenko() -> RuleSetData {
    RuleSetData {
        id: "kenko-25000".into(),
        name: "健康麻将 25000点持ち".into(),
        start: Points(25_000),
        return_points: None,
        basis: Basis::Raw,
        uma: by_place([12_000, 4_000, -4_000, -12_000]),
        tie: Tie::StartingSeat,
        chombo: Chombo::InHand(ChomboPayment::Each(Points(3_000))),
        unit: Unit::Points,
        // The school announces its own times.
        clock: Clock::default(),
        bust: Bust::EndsDailyPlay,
        hand_values: HandValues {
            rounded_up_mangan: true,
            combined_yakuman: CombinedYakuman::SingleOnly,
            several_ron: SeveralRon::HeadBump,
            pao: vec![Pao::DaiSangen, Pao::DaiSuushii],
            ..HandValues::default()
        },
        book: book(include_str!("books/kenko-25000.txt")),
        assumed: vec![
            Assumed::Tie,
            Assumed::Deposit,
            Assumed::ValueTable,
            Assumed::CountedYakuman,
            Assumed::DoubleWindPairFu,
            Assumed::PinfuTsumo,
            Assumed::RedFives,
        ],
        ..shirakaba()
    }
}

/// An under-15 cup.
fn wakakujira() -> RuleSetData {
    RuleSetData {
        id: "wakakujira-2025".into(),
        name: "若鯨杯 2025".into(),
        start: Points(25_000),
        return_points: Some(Points(30_000)),
        uma: by_place([50_000, 10_000, -10_000, -30_000]),
        chombo: Chombo::InHand(ChomboPayment::Each(Points(2_000))),
        clock: Clock {
            announcements: vec![
                Announcement {
                    minutes_left: 10,
                    call: Call::DeclarePoints,
                },
                Announcement {
                    minutes_left: 3,
                    call: Call::FinishHand,
                },
            ],
            ..timed(45)
        },
        hand_values: HandValues {
            counted_yakuman: false,
            honba: Points::ZERO,
            // What the sheet does not say is as the professional league has it, whose yaku they are: a red
            // five of each suit, and no 海底撈月 with 嶺上開花.
            winning: WinningRules {
                red_fives: [1; 3],
                ..WinningRules::default()
            },
            table: ValueTableStyle::NoFu,
            ..HandValues::default()
        },
        book: book(include_str!("books/wakakujira-2025.txt")),
        assumed: vec![
            Assumed::DepositOfTied,
            Assumed::CombinedYakuman,
            Assumed::DoubleYakuman,
            Assumed::NagashiMangan,
            Assumed::OpenTanyao,
            Assumed::Atozuke,
            Assumed::PinfuTsumo,
            Assumed::IppatsuAndUra,
            Assumed::RedFives,
            Assumed::Renhou,
            Assumed::RinshanWithHaitei,
        ],
        ..shirakaba()
    }
}

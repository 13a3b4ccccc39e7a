//! The three competitions whose sheets the product runs exactly; the youth cup is two of them, its
//! qualifiers and its championship. Their ids are part of the command line's contract. What no field says
//! of their sheets stands in `books/`, in our own words.

use super::{
    Asked, CarryOver, Competition, CompetitionData, CutBy, CutRules, EntryRules, LateRules, Method,
    PenaltyRules, PlaceRules, PrizeRules, StaffRules, StageData, TieBreak,
};
use scoring::{Points, RuleBook};

/// The ids of the presets.
pub const PRESET_IDS: [&str; 4] = [
    "haku-2015",
    "hakuryuo-40",
    "wakakujira-2025",
    "wakakujira-2025-championship",
];

/// The preset with that id. Days and times are the organiser's to set.
///
/// ```
/// let knockout = competition::preset("hakuryuo-40").unwrap();
/// let through: Vec<_> = knockout.data().stages.iter().map(|stage| stage.cut.map(|cut| cut.through)).collect();
/// assert_eq!(through, [Some(16), Some(4), None]);
/// assert!(competition::preset("no-such-competition").is_none());
/// ```
pub fn preset(id: &str) -> Option<Competition> {
    let data = match id {
        "haku-2015" => haku(),
        "hakuryuo-40" => hakuryuo(),
        "wakakujira-2025" => wakakujira(),
        "wakakujira-2025-championship" => championship(),
        _ => return None,
    };
    Competition::new(data).ok()
}

/// All presets, in the order of [`PRESET_IDS`].
pub fn presets() -> impl Iterator<Item = Competition> {
    PRESET_IDS.iter().filter_map(|id| preset(id))
}

/// The text is part of the program, and a test reads every line of it.
fn book(text: &str) -> RuleBook {
    text.parse().unwrap_or_default()
}

fn stage(name: &str, rules: &str, rounds: &[Method], cut: Option<CutRules>) -> StageData {
    StageData {
        name: name.into(),
        rules: rules.into(),
        rules_of_three: None,
        rounds: rounds.to_vec(),
        carry_over: CarryOver::None,
        cut,
    }
}

/// A university club's new-year day for high-school students.
fn haku() -> CompetitionData {
    CompetitionData {
        id: "haku-2015".into(),
        name: "正月高校生大会".into(),
        entries: EntryRules {
            capacity: Some(22),
            minimum: 9,
            asks: vec![Asked::GuardianConsent],
            ..EntryRules::default()
        },
        // Every player is to meet one of the students.
        staff: StaffRules::EverybodyMeets,
        stages: vec![stage("本戦", "haku-2015", &[Method::Constraints; 4], None)],
        ties: vec![TieBreak::Placings, TieBreak::Lot],
        penalties: PenaltyRules {
            late: Some(LateRules {
                per_minute: Points(500),
                costs_booby: true,
            }),
            offences: None,
        },
        prizes: PrizeRules {
            picks: vec![2, 1, 1],
            booby: true,
            keepsakes: true,
            certificates: 3,
        },
        // The sheet gives no number of places: none, until the organiser writes one down.
        offers: vec![PlaceRules {
            place: "18歳以下の代表選考会".into(),
            count: None,
            passes_holders: false,
        }],
        book: book(include_str!("books/haku-2015.txt")),
    }
}

/// A festival's knockout of 48.
fn hakuryuo() -> CompetitionData {
    let rules = "hakuryuo-40";
    let sixteen = CutRules {
        through: 16,
        by: CutBy::Total,
    };
    let four = CutRules {
        through: 4,
        by: CutBy::LastHanchan,
    };
    CompetitionData {
        id: rules.into(),
        name: "白龍王戦 第40回".into(),
        entries: EntryRules {
            capacity: Some(48),
            // Nobody may lose the only hanchan of a stage by sitting out.
            whole_tables: true,
            asks: vec![Asked::Ticket],
            ..EntryRules::default()
        },
        staff: StaffRules::FillGaps,
        stages: vec![
            stage("予選", rules, &[Method::Lots; 3], Some(sixteen)),
            stage("準決勝", rules, &[Method::Lots], Some(four)),
            stage("決勝", rules, &[Method::Lots], None),
        ],
        // The sheet says nothing of ties: the organiser draws a lot and records it.
        ties: vec![TieBreak::Lot],
        penalties: PenaltyRules::default(),
        prizes: PrizeRules {
            keepsakes: true,
            certificates: 1,
            ..PrizeRules::default()
        },
        offers: Vec::new(),
        book: book(include_str!("books/hakuryuo-40.txt")),
    }
}

/// A qualifier of an under-15 cup.
fn wakakujira() -> CompetitionData {
    let methods = [
        Method::Random,
        Method::Random,
        Method::Random,
        Method::ByStanding,
    ];
    CompetitionData {
        id: "wakakujira-2025".into(),
        name: "若鯨杯 2025 予選".into(),
        entries: EntryRules {
            whole_tables: true,
            asks: vec![Asked::Age],
            ..EntryRules::default()
        },
        staff: StaffRules::FillGaps,
        stages: vec![stage("予選", "wakakujira-2025", &methods, None)],
        // Still tied after the first round: the rank is shared.
        ties: vec![TieBreak::TotalBefore],
        penalties: PenaltyRules {
            late: None,
            offences: Some(2),
        },
        prizes: PrizeRules {
            certificates: 4,
            ..PrizeRules::default()
        },
        offers: vec![PlaceRules {
            place: "若鯨杯 2025 チャンピオンシップ".into(),
            count: Some(4),
            passes_holders: true,
        }],
        book: book(include_str!("books/wakakujira-2025.txt")),
    }
}

/// The under-15 cup's championship, for those who earned a place in a qualifier.
fn championship() -> CompetitionData {
    CompetitionData {
        id: "wakakujira-2025-championship".into(),
        name: "若鯨杯 2025 チャンピオンシップ".into(),
        // The sheet does not say how it is seated: as the qualifiers' first rounds.
        stages: vec![stage(
            "チャンピオンシップ",
            "wakakujira-2025",
            &[Method::Random; 3],
            None,
        )],
        prizes: PrizeRules {
            certificates: 3,
            ..PrizeRules::default()
        },
        offers: Vec::new(),
        ..wakakujira()
    }
}

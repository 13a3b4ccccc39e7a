//! Hand values against the tables every player knows, and against the sheets' differences.

use scoring::hand_value::{
    Counted, HandValueError, Level, MOST_HONBA, Winner, hand_value, level_agrees, value_table,
};
use scoring::{Points, RuleSet, preset};

fn rules(id: &str) -> RuleSet {
    preset(id).unwrap()
}

fn han_fu(han: u32, fu: u32) -> Counted {
    Counted::HanFu { han, fu }
}

/// Ron, and what tsumo takes from a child and from the dealer.
fn value(id: &str, counted: Counted, winner: Winner, honba: u32) -> [i64; 3] {
    let value = hand_value(&rules(id), counted, winner, honba).unwrap();
    [
        value.ron.0,
        value.tsumo_from_child.0,
        value.tsumo_from_dealer.0,
    ]
}

#[test]
fn values_of_the_common_table() {
    use Winner::{Child, Dealer};
    let cases = [
        (han_fu(1, 30), Child, [1_000, 300, 500]),
        (han_fu(1, 30), Dealer, [1_500, 500, 0]),
        (han_fu(1, 40), Child, [1_300, 400, 700]),
        (han_fu(2, 20), Child, [1_300, 400, 700]),
        (han_fu(2, 25), Child, [1_600, 400, 800]),
        (han_fu(2, 40), Child, [2_600, 700, 1_300]),
        (han_fu(3, 25), Dealer, [4_800, 1_600, 0]),
        (han_fu(3, 30), Child, [3_900, 1_000, 2_000]),
        (han_fu(3, 60), Child, [7_700, 2_000, 3_900]),
        (han_fu(3, 70), Child, [8_000, 2_000, 4_000]),
        (han_fu(4, 25), Child, [6_400, 1_600, 3_200]),
        (han_fu(4, 30), Dealer, [11_600, 3_900, 0]),
        (han_fu(1, 110), Child, [3_600, 900, 1_800]),
        (han_fu(5, 30), Child, [8_000, 2_000, 4_000]),
        (han_fu(7, 30), Dealer, [18_000, 6_000, 0]),
        (han_fu(10, 30), Child, [16_000, 4_000, 8_000]),
        (han_fu(12, 30), Child, [24_000, 6_000, 12_000]),
        (han_fu(13, 30), Child, [32_000, 8_000, 16_000]),
        (
            Counted::Yakuman { patterns: 2 },
            Dealer,
            [96_000, 32_000, 0],
        ),
    ];
    for (counted, winner, expected) in cases {
        assert_eq!(
            value("haku-2015", counted, winner, 0),
            expected,
            "{counted:?} {winner:?}"
        );
    }
}

#[test]
fn sheets_differ_where_they_say_so() {
    use Winner::Child;
    for id in ["shirakaba-2025", "kenko-25000"] {
        assert_eq!(
            value(id, han_fu(4, 30), Child, 0)[0],
            8_000,
            "{id} rounds up"
        );
        assert_eq!(
            value(id, han_fu(3, 60), Child, 0)[0],
            8_000,
            "{id} rounds up"
        );
        assert_eq!(
            value(id, Counted::Yakuman { patterns: 2 }, Child, 0)[0],
            32_000,
            "{id}: single only"
        );
    }
    assert_eq!(
        value("wakakujira-2025", han_fu(13, 30), Child, 0)[0],
        24_000,
        "11 and more is sanbaiman"
    );
    assert_eq!(
        value("wakakujira-2025", han_fu(4, 20), Child, 0)[0],
        8_000,
        "fu do not count"
    );
    assert_eq!(
        value("wakakujira-2025", han_fu(3, 0), Child, 5),
        [4_000, 1_000, 2_000],
        "no counters, ever"
    );
    assert_eq!(
        value("haku-2015", han_fu(1, 30), Child, 2),
        [1_600, 500, 700],
        "300 a counter, 100 each on tsumo"
    );
}

#[test]
fn what_no_hand_can_be_is_refused() {
    let refused = |counted| hand_value(&rules("haku-2015"), counted, Winner::Child, 0).unwrap_err();
    assert_eq!(refused(han_fu(0, 30)), HandValueError::NoHan);
    assert_eq!(refused(han_fu(2, 35)), HandValueError::Fu(35));
    assert_eq!(
        refused(han_fu(1, 25)),
        HandValueError::Impossible { han: 1, fu: 25 }
    );
    assert_eq!(
        refused(Counted::Yakuman { patterns: 0 }),
        HandValueError::Yakuman
    );
    assert_eq!(
        refused(Counted::Yakuman { patterns: u32::MAX }),
        HandValueError::Yakuman
    );
    let with = |honba| hand_value(&rules("haku-2015"), han_fu(1, 30), Winner::Child, honba);
    assert_eq!(with(MOST_HONBA).unwrap().ron, Points(1_000 + 99 * 300));
    for honba in [MOST_HONBA + 1, u32::MAX] {
        assert_eq!(with(honba), Err(HandValueError::Honba(honba)));
    }
}

#[test]
fn tsumo_never_brings_less_than_the_hand_and_dealers_always_more() {
    for id in scoring::rule_set::PRESET_IDS {
        for row in value_table(&rules(id)) {
            assert!(
                row.child.tsumo >= row.child.ron - Points(200),
                "{id} {row:?}"
            );
            assert!(row.dealer.ron > row.child.ron, "{id} {row:?}");
            assert_eq!(
                row.child.tsumo,
                row.child.tsumo_from_child * 2 + row.child.tsumo_from_dealer
            );
            assert_eq!(row.dealer.tsumo, row.dealer.tsumo_from_child * 3);
        }
    }
}

#[test]
fn a_table_tells_how_each_hand_can_be_won() {
    for id in ["haku-2015", "shirakaba-2025", "wakakujira-2025"] {
        for row in value_table(&rules(id)) {
            // Closed pinfu with tsumo has 20 fu, and 2 han 25 fu are seven pairs by ron.
            let (ron, tsumo) = match (row.han, row.fu) {
                (_, Some(20)) => (false, true),
                (2, Some(25)) => (true, false),
                _ => (true, true),
            };
            assert_eq!((row.by_ron, row.by_tsumo), (ron, tsumo), "{id} {row:?}");
        }
    }
}

#[test]
fn tables_are_laid_out_as_the_sheets_lay_them_out() {
    let lines = |id: &str| value_table(&rules(id)).len();
    // 11 counts of fu, less those no hand can have with 1 han, by 4 han; and five levels.
    assert_eq!(lines("haku-2015"), 9 + 11 * 3 + 5);
    assert_eq!(lines("hakuryuo-40"), 6 * 4 + 5);
    assert_eq!(lines("wakakujira-2025"), 3 + 5);
    let jumps: Vec<(u32, Option<u32>, Option<u32>, i64)> = value_table(&rules("shirakaba-2025"))
        .iter()
        .filter(|row| row.han == 4)
        .map(|row| (row.han, row.fu, row.up_to_fu, row.child.ron.0))
        .collect();
    assert_eq!(
        jumps,
        [
            (4, Some(20), Some(20), 5_200),
            (4, Some(25), Some(25), 6_400),
            (4, Some(30), Some(110), 8_000)
        ]
    );
    let no_fu: Vec<[i64; 4]> = value_table(&rules("wakakujira-2025"))
        .iter()
        .take(3)
        .map(|row| {
            [
                row.child.ron,
                row.child.tsumo_from_child,
                row.child.tsumo_from_dealer,
                row.dealer.tsumo_from_child,
            ]
            .map(|p| p.0)
        })
        .collect();
    assert_eq!(
        no_fu,
        [
            [1_000, 300, 500, 500],
            [2_000, 500, 1_000, 1_000],
            [4_000, 1_000, 2_000, 2_000]
        ]
    );
}

#[test]
fn a_logged_level_must_agree_with_its_han_and_fu() {
    let shirakaba = rules("shirakaba-2025");
    let agrees = |level, han, fu| level_agrees(&shirakaba.data().hand_values, level, han, fu);
    assert!(agrees(Level::Mangan, 4, Some(30)), "rounded up");
    assert!(!level_agrees(
        &rules("haku-2015").data().hand_values,
        Level::Mangan,
        4,
        Some(30)
    ));
    assert!(
        agrees(Level::Mangan, 4, None),
        "some count of fu makes it so"
    );
    assert!(!agrees(Level::Mangan, 2, None));
    assert!(agrees(Level::Haneman, 6, None));
    assert!(!agrees(Level::Baiman, 7, Some(30)));
    assert!(agrees(Level::Yakuman, 13, None));
    assert!(!agrees(Level::Sanbaiman, 13, None));
    // Two yakuman by pattern are written as 26 han, whether or not han are counted that far.
    let wakakujira = rules("wakakujira-2025");
    let agrees = |level, han| level_agrees(&wakakujira.data().hand_values, level, han, None);
    assert!(agrees(Level::Yakuman, 26));
    assert!(agrees(Level::Sanbaiman, 26));
    assert!(!agrees(Level::Yakuman, 12));
    assert!(!agrees(Level::Baiman, 26));
}

//! 点数計算の練習: every hand is asked once, and answered overleaf as it is reckoned.

use crate::club::in_print;
use crate::reading::Printed;
use reports::{Practice, Print, hands_on_practice_sheet, practice_sheets};
use scoring::practice::PracticeLevel;
use scoring::{preset, table_points};

#[test]
fn each_hand_is_asked_on_one_page_and_answered_on_the_next() {
    for id in ["shirakaba-2025", "wakakujira-2025"] {
        let rules = preset(id).unwrap();
        for (print, level) in [
            (Print::Normal, PracticeLevel::Usual),
            (Print::Large, PracticeLevel::Hard),
        ] {
            let on_sheet = hands_on_practice_sheet(print);
            let hands =
                made_up::practice_hands(&mut made_up::chance(5), &rules, level, on_sheet + 2);
            let practice = Practice {
                rules: &rules,
                level,
                collection: 5,
                hands: &hands,
            };
            let made = practice_sheets("白樺会", &practice, &in_print(print));
            let printed = Printed::new(made.unwrap());
            printed.check(1, id, 44.5);
            assert_eq!(printed.pdf.pages, 4, "{id}");
            for (at, hand) in hands.iter().enumerate() {
                let overleaf = printed.text_of_page(2 * (at / on_sheet) + 2);
                let points = format!("{}点", table_points(hand.scored.total));
                assert!(overleaf.contains(&points), "{id}: {points} in {overleaf}");
            }
        }
    }
}

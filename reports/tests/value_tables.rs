//! Hand-value tables of every layout, read back with poppler and qpdf.

use crate::club::in_print;
use crate::reading::{Printed, holds};
use reports::{Print, value_table};
use scoring::rule_set::{CombinedYakuman, HandValues, ValueTableStyle};
use scoring::{RuleSet, RuleSetData, hand_value, preset, presets, table_points};

const PRINTS: [Print; 2] = [Print::Normal, Print::Large];

fn values(rules: &RuleSet, print: Print) -> Printed {
    Printed::new(value_table("白樺会", rules, &in_print(print)).unwrap())
}

/// The presets, and each layout for three players with the other answers of every flag.
fn rule_sets() -> Vec<RuleSet> {
    let three = crate::club::empty(4).rule_sets[&crate::club::THREE_PLAYERS].clone();
    let odd = [
        ValueTableStyle::ByHan,
        ValueTableStyle::Standard,
        ValueTableStyle::ThirtyToEighty,
        ValueTableStyle::NoFu,
    ];
    let odd = odd.map(|table| {
        let data = three.data().clone();
        let hand_values = HandValues {
            table,
            counted_yakuman: false,
            rounded_up_mangan: false,
            combined_yakuman: CombinedYakuman::AddUp,
            ..data.hand_values.clone()
        };
        RuleSet::new(RuleSetData {
            hand_values,
            ..data
        })
    });
    presets().chain(odd.map(Result::unwrap)).collect()
}

#[test]
fn every_hand_value_table_is_sound_and_on_the_fewest_pages() {
    for print in PRINTS {
        for rules in rule_sets() {
            let style = rules.data().hand_values.table;
            let name = format!("{} {style:?} {print:?}", rules.id());
            let printed = values(&rules, print);
            printed.check(3, &name, 44.5);
            let matrix = matches!(
                style,
                ValueTableStyle::Standard | ValueTableStyle::ThirtyToEighty
            );
            let pages = if matrix && print == Print::Large {
                2
            } else {
                1
            };
            assert_eq!(printed.pdf.pages, pages, "{name}");
            let landscape = printed
                .page_sizes()
                .iter()
                .all(|(width, height)| width > height);
            assert_eq!(landscape, matrix, "{name}");
            let least = if print == Print::Large { 10.5 } else { 8.5 };
            let smallest = printed.text_sizes().into_iter().reduce(f32::min).unwrap();
            assert!(smallest >= least, "{name}: {smallest}");
        }
    }
}

#[test]
fn every_value_of_the_rules_stands_on_the_table() {
    for print in PRINTS {
        for rules in rule_sets() {
            let text = values(&rules, print).run_on_text();
            for row in hand_value::value_table(&rules) {
                // In a table of fu by han whatever reaches mangan says so and no more.
                if row.fu.is_some() && row.child.level.is_some() {
                    continue;
                }
                let child = format!(
                    "{}/{}",
                    table_points(row.child.tsumo_from_child),
                    table_points(row.child.tsumo_from_dealer)
                );
                let dealer = table_points(row.dealer.ron);
                let name = rules.id();
                assert!(!row.by_tsumo || text.contains(&child), "{child} of {name}");
                assert!(!row.by_ron || text.contains(&dealer), "{dealer} of {name}");
                let ron = table_points(row.child.ron);
                assert!(!row.by_ron || text.contains(&ron), "{ron} of {name}");
            }
        }
    }
}

#[test]
fn a_table_says_where_yakuman_begin_and_what_counters_bring() {
    let text = |id: &str| values(&preset(id).unwrap(), Print::Normal).run_on_text();
    let shirakaba = text("shirakaba-2025");
    assert!(shirakaba.contains("13翻以上") && shirakaba.contains("30符～満貫"));
    holds(&shirakaba, ["ロンは300点、ツモは一人100点"]);
    let wakakujira = text("wakakujira-2025");
    assert!(
        !wakakujira.contains("13翻") && !wakakujira.contains('符'),
        "{wakakujira}"
    );
    assert!(wakakujira.contains("11翻以上") && wakakujira.contains("加点はありません"));
    assert!(text("haku-2015").contains("7,700") && !text("kenko-25000").contains("11,600"));
}

#[test]
fn hand_value_tables_keep_their_text() {
    for rules in presets() {
        let name = format!("hand-values-{}", rules.id());
        insta::assert_snapshot!(name, values(&rules, Print::Normal).text());
    }
}

//! The printed table and the scorer say the same.

use super::read::{Line, hand};
use scoring::hand_value::{ValueRow, value_table};
use scoring::presets;
use scoring::winning_hand::score_hand;
use std::collections::BTreeSet;

/// Hands of one han, or two, by the fu that they have by ron: concealed tiles, melds. In each 1m makes one
/// tile dora.
const BY_RON: [(u32, &str, &[&str], &str); 10] = [
    (25, "2m3344p5566s1122z", &[], "2m"),
    (30, "234m456p78s44z", &["555z"], "9s"),
    (40, "234m456p78s66z678s", &[], "9s"),
    (50, "234m456p78s44z", &["(2222p)"], "9s"),
    (60, "234m78s999p44z", &["(2222p)"], "9s"),
    (70, "234m456p78s44z", &["(1111p)"], "9s"),
    (80, "234m78s44z", &["(1111p)", "(2222s)"], "9s"),
    (90, "78s44z", &["234m", "(5555z)", "(1111p)"], "9s"),
    (100, "234m78s44z", &["(5555z)", "(1111p)"], "9s"),
    (110, "234m99s11z", &["(5555z)", "(1111p)"], "9s"),
];

fn line(tiles: &str, melds: &[&str], win: &str) -> Line {
    Line {
        tiles: tiles.to_owned(),
        win: win.to_owned(),
        melds: melds.iter().map(|meld| (*meld).to_owned()).collect(),
        ..Line::default()
    }
}

/// Fills cells of each preset's table, and tells which were filled.
#[test]
fn every_cell_of_the_printed_table_is_what_a_hand_brings() {
    for rules in presets() {
        let table = value_table(&rules);
        let mut filled = BTreeSet::new();
        for (fu, tiles, melds, win) in BY_RON {
            let has_yaku = melds.contains(&"555z") || melds.contains(&"(5555z)") || fu == 25;
            for seat in ["E", "S"] {
                // The round is the seat's: then the pair of east or south has as many fu as there are.
                let tiles = if seat == "S" {
                    tiles.replace("11z", "22z")
                } else {
                    tiles.to_owned()
                };
                let tiles = tiles.replace("1122z", "1133z");
                for dora in 0..=3 {
                    let mut line = line(&tiles, melds, win);
                    line.seat = Some(seat.to_owned());
                    line.round = Some(seat.to_owned());
                    line.riichi = u8::from(!has_yaku);
                    line.dora = vec!["1m".to_owned(); dora];
                    fill(&rules, &table, &line, &mut filled);
                }
            }
        }
        for seat in ["E", "S"] {
            for dora in 0..=3 {
                let mut line = line("234m456p78s44z678s", &[], "9s");
                line.seat = Some(seat.to_owned());
                line.tsumo = true;
                line.dora = vec!["1m".to_owned(); dora];
                fill(&rules, &table, &line, &mut filled);
                line.tiles = "2m3344p5566s1133z".to_owned();
                line.win = "2m".to_owned();
                fill(&rules, &table, &line, &mut filled);
            }
            // From five han up: as many dora as it takes.
            for (count, kinds) in (0..=3).flat_map(|one| (0..=3).map(move |two| (one, two))) {
                let mut line = line("234m456p78s44z678s", &[], "9s");
                line.seat = Some(seat.to_owned());
                line.riichi = 1;
                line.dora = vec!["1m".to_owned(); count];
                line.dora.extend(vec!["3z".to_owned(); kinds.min(2)]);
                line.ura = vec!["7s".to_owned(); kinds.min(2)];
                line.ura.extend(vec!["3p".to_owned(); kinds]);
                fill(&rules, &table, &line, &mut filled);
            }
        }
        let cells: BTreeSet<usize> = (0..table.len()).collect();
        let empty: Vec<&ValueRow> = cells.difference(&filled).map(|row| &table[*row]).collect();
        // What one pattern is worth has a line of its own, which hands of many han do not fill there.
        let patterns = |row: &ValueRow| row.han == 13;
        let is_filled = |row: &&ValueRow| {
            patterns(row)
                || row.fu == Some(110) && rules.data().hand_values.double_wind_pair_fu == 2
        };
        assert!(empty.iter().all(is_filled), "{}: {empty:?}", rules.id());
    }
}

fn fill(rules: &scoring::RuleSet, table: &[ValueRow], line: &Line, filled: &mut BTreeSet<usize>) {
    let scored = score_hand(rules, &hand(line)).unwrap();
    let dealer = line.seat.as_deref() == Some("E");
    let fits = |row: &ValueRow| {
        let below = row.fu.is_none_or(|fu| scored.fu >= fu);
        let above = row.up_to_fu.is_none_or(|fu| scored.fu <= fu);
        let most = row.up_to_han.unwrap_or(u32::MAX);
        (row.han..=most).contains(&scored.han) && below && above
    };
    // A table that begins at 30 fu leaves out what pinfu and seven pairs have.
    let Some(row) = table.iter().position(fits) else {
        assert!(scored.fu < 30 || scored.fu > 80, "{line:?}");
        return;
    };
    let cell = if dealer {
        &table[row].dealer
    } else {
        &table[row].child
    };
    let paid = scored.payments;
    if line.tsumo {
        assert_eq!(paid.others, Some(cell.tsumo_from_child), "{line:?}");
        assert_eq!(
            paid.dealer,
            (!dealer).then_some(cell.tsumo_from_dealer),
            "{line:?}"
        );
        assert_eq!(scored.total, cell.tsumo, "{line:?}");
    } else {
        assert_eq!(paid.ron, Some(cell.ron), "{line:?} {:?}", table[row]);
        assert_eq!(scored.total, cell.ron);
    }
    assert_eq!(scored.level, cell.level, "{line:?}");
    filled.insert(row);
}

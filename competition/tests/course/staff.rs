//! Who of the staff plays, and with whom.

use super::hall::{Hall, named, one_stage, person, replaced, round};
use competition::{Competition, CompetitionData, StaffRules};
use scoring::PersonId;
use serde_json::json;
use std::collections::BTreeMap;

/// How often each of the staff sat at a table, and how often each player met staff.
fn company(hall: &Hall, rounds: u32) -> (Vec<u32>, Vec<u32>, u32) {
    let mut played: BTreeMap<PersonId, u32> = BTreeMap::new();
    let mut met: BTreeMap<PersonId, u32> = BTreeMap::new();
    let mut together = 0;
    for number in 1..=rounds {
        let drawn = hall.drawn(round(1, number));
        assert_eq!(drawn.sits_out, []);
        for table in &drawn.tables {
            let (staff, players): (Vec<&PersonId>, Vec<&PersonId>) =
                table.seats.as_slice().iter().partition(|one| one.0 > 100);
            together += u32::from(staff.len() > 1);
            for one in &staff {
                *played.entry(**one).or_default() += 1;
            }
            for one in players {
                *met.entry(*one).or_default() += u32::try_from(staff.len()).unwrap();
            }
        }
    }
    (
        played.into_values().collect(),
        met.into_values().collect(),
        together,
    )
}

#[test]
fn everybody_meets_staff_and_the_staff_take_turns() {
    for (players, staff, turns) in [
        (10, 3, [2, 3]),
        (12, 4, [4, 4]),
        (16, 4, [4, 4]),
        (20, 4, [4, 4]),
    ] {
        let mut hall = Hall::of("haku-2015");
        hall.enter(1..=players);
        for id in 101..101 + staff {
            hall.happens(named(id));
        }
        hall.draw(1, 1, 3);
        let (played, met, together) = company(&hall, 4);
        let fewest = *met.iter().min().unwrap();
        assert!(fewest >= 1, "{players} players: {met:?}");
        assert!(
            met.iter().max().unwrap() - fewest <= 1,
            "{players} players: {met:?}"
        );
        assert!(
            played
                .iter()
                .all(|times| (turns[0]..=turns[1]).contains(times)),
            "{played:?}"
        );
        assert_eq!(
            (played.len(), together),
            (usize::try_from(staff).unwrap(), 0)
        );
    }
}

#[test]
fn staff_fill_gaps_only_where_that_is_settled_and_sit_at_so_many_tables_otherwise() {
    let seated = |rules: StaffRules, players: i64, method: &str| {
        let mut data: CompetitionData = one_stage(&json!([method, method]), &json!([])).into();
        data.staff = rules;
        let mut hall = Hall::new(Competition::new(data).unwrap());
        hall.enter(1..=players);
        for id in 101..=106 {
            hall.happens(named(id));
        }
        for number in 1..=2 {
            if method != "constraints" || number == 1 {
                hall.draw(1, number, number);
            }
            hall.play(round(1, number), &[]);
        }
        let (played, _, together) = company(&hall, 2);
        assert_eq!(together, 0, "{rules:?}, {players} players by {method}");
        assert!(played.iter().all(|times| *times == 1) || played.iter().sum::<u32>() > 6);
        played.iter().sum::<u32>() / 2
    };
    for method in ["random", "lots", "constraints", "swiss", "by_standing"] {
        if !["swiss", "by_standing"].contains(&method) {
            assert_eq!(seated(StaffRules::FillGaps, 12, method), 0);
            assert_eq!(seated(StaffRules::FillGaps, 14, method), 2);
            assert_eq!(seated(StaffRules::Tables(2), 14, method), 2);
            assert_eq!(seated(StaffRules::EverybodyMeets, 16, method), 4);
        }
    }
}

#[test]
fn whoever_stands_in_plays_before_staff_who_played_less() {
    let mut data: CompetitionData = one_stage(&json!(["random", "random"]), &json!([])).into();
    data.staff = StaffRules::FillGaps;
    let mut hall = Hall::new(Competition::new(data).unwrap());
    hall.enter(1..=11);
    for id in 101..=104 {
        hall.happens(named(id));
    }
    hall.hold(round(1, 1), 1);
    let seated = |hall: &Hall, number| {
        let tables = &hall.drawn(round(1, number)).tables;
        let seats = tables.iter().flat_map(|table| table.seats.as_slice());
        let staff = seats.copied().filter(|one| one.0 > 100);
        staff.collect::<Vec<PersonId>>()
    };
    let filled = seated(&hall, 1);
    assert_eq!(filled.len(), 1);
    hall.happens(replaced(person(1), filled[0], 1, 2));
    for seed in 1..=20 {
        hall.draw(1, 2, seed);
        let seated = seated(&hall, 2);
        assert_eq!((seated.len(), seated.contains(&filled[0])), (2, true));
    }
}

#[test]
fn naming_staff_whom_nobody_needs_changes_no_draw() {
    for method in ["random", "lots", "constraints"] {
        let mut data: CompetitionData = one_stage(&json!([method, method]), &json!([])).into();
        data.staff = StaffRules::FillGaps;
        let mut hall = Hall::new(Competition::new(data).unwrap());
        hall.enter(1..=12);
        let drawn = hall.drawing(1, 1, 7).unwrap();
        for id in [101, 102] {
            hall.happens(named(id));
            assert_eq!(hall.drawing(1, 1, 7).unwrap(), drawn, "{method}, {id}");
        }
    }
}

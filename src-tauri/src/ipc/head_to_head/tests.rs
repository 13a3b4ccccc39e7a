use super::*;
use scoring::record::{Hanchan, Person, ScoreSheet};
use scoring::{
    BySeat, HanchanId, PersonKind, Place, Points, Records, RuleSetId, Settlement, preset,
};

/// Thirty members, of whom each four in a row play one hanchan, the first with the best result.
fn game() -> Game {
    let people = (1..=30).map(|number| {
        let person = Person {
            number,
            name: format!("会員{number}"),
            kana: String::new(),
            kind: PersonKind::Member,
            beginner_until: None,
        };
        (PersonId(number.into()), person)
    });
    let hanchan = (0..7).map(|table| Hanchan {
        id: HanchanId(table),
        sheet: ScoreSheet {
            rules: RuleSetId(1),
            people: BySeat::four([1, 2, 3, 4].map(|seat| PersonId(4 * table + seat))),
            ..ScoreSheet::default()
        },
        settled: Settlement {
            places: BySeat::four([1, 2, 3, 4].map(|number| Place { number, tied: 1 })),
            total: BySeat::four([40, 20, 0, -20].map(|total| Points(1_000 * (total - table)))),
            ..Settlement::default()
        },
        ..Hanchan::default()
    });
    let records = Records {
        club_rules: RuleSetId(1),
        rule_sets: [(RuleSetId(1), preset("shirakaba-2025").unwrap())].into(),
        people: people.collect(),
        hanchan: hanchan.collect(),
        ..Records::default()
    };
    Game::of(records, None, None)
}

fn cell(table: &HeadToHeadTable, row: usize, column: usize) -> Option<(u32, u32, u32, &str)> {
    let met = table.rows[row].against[column].as_ref()?;
    Some((met.games, met.ahead, met.behind, &met.difference.shown))
}

#[test]
fn each_pair_stands_in_the_table_twice_with_the_signs_turned() {
    let table = HeadToHeadTable::of(&game(), &[4, 1, 9].map(PersonId).into());
    let people: Vec<PersonId> = table.rows.iter().map(|row| row.person).collect();
    assert_eq!(
        people,
        [1, 9, 4].map(PersonId),
        "in the order of the standings"
    );
    assert_eq!(cell(&table, 0, 2), Some((1, 1, 0, "+60.0")));
    assert_eq!(cell(&table, 2, 0), Some((1, 0, 1, "▲60.0")));
    assert_eq!(cell(&table, 0, 1), None, "they never met");
    assert_eq!(cell(&table, 1, 1), None, "nobody meets himself");
}

#[test]
fn without_a_choice_the_first_of_those_who_played_stand_in_the_table() {
    let table = HeadToHeadTable::of(&game(), &BTreeSet::new());
    assert_eq!(table.played, Number::of(28), "two played nothing");
    assert_eq!(table.rows.len(), MOST_AT_FIRST);
    assert_eq!(table.rows[0].person, PersonId(1));
    assert!(
        table
            .rows
            .iter()
            .all(|row| row.against.len() == MOST_AT_FIRST)
    );
}

#[test]
fn who_was_chosen_and_did_not_play_is_left_out() {
    let table = HeadToHeadTable::of(&game(), &[1, 30].map(PersonId).into());
    assert_eq!(table.rows.len(), 1);
}

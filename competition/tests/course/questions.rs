//! What is asked of a competition while it is held.

use super::hall::{
    ALIKE, Hall, absent, awarded, decide, late, lot_drawn, named, one_stage, people, person,
    replaced, round,
};
use competition::{Competition, EventId, Happening, StaffRules};
use serde_json::json;

/// Two rounds, of which the second goes by the standing.
fn by_standing() -> Hall {
    let mut hall = Hall::new(one_stage(&json!(["random", "by_standing"]), &json!([])));
    hall.enter(1..=8);
    hall
}

/// Two stages of one round each; everybody or so many go on.
fn two_stages(through: usize) -> Hall {
    let data = json!({
        "id": "day",
        "stages": [
            {"name": "予選", "rules": "haku-2015", "rounds": ["lots"], "cut": {"through": through}},
            {"name": "決勝", "rules": "haku-2015", "rounds": ["lots"]},
        ],
    });
    let mut hall = Hall::new(serde_json::from_value::<Competition>(data).unwrap());
    hall.enter(1..=8);
    hall.hold(round(1, 1), 1);
    decide(&mut hall, 1);
    hall
}

#[test]
fn a_round_by_standing_waits_for_the_sheets_before_it() {
    let mut hall = by_standing();
    hall.draw(1, 1, 1);
    hall.play(round(1, 1), &["B"]);
    let waits = |hall: &Hall| [1, 2].map(|number| hall.course().waits_for_sheets(round(1, number)));
    assert_eq!(waits(&hall), [false, true]);
    hall.play(round(1, 1), &[]);
    assert_eq!(waits(&hall), [false, false]);
}

#[test]
fn a_stage_is_under_way_until_its_last_sheet() {
    let mut hall = by_standing();
    let told = |hall: &Hall| {
        let course = hall.course();
        let last = course.stages[0].last_played();
        (course.has_results(), course.stage_under_way(), last)
    };
    assert_eq!(told(&hall), (false, Some(1), None));
    hall.draw(1, 1, 1);
    assert_eq!(told(&hall), (false, Some(1), None));
    hall.play(round(1, 1), &["A"]);
    assert_eq!(told(&hall), (true, Some(1), Some(1)));
    hall.play(round(1, 1), &[]);
    hall.hold(round(1, 2), 2);
    assert_eq!(told(&hall), (true, Some(1), Some(2)), "the last one stays");

    let mut hall = two_stages(4);
    assert_eq!(hall.course().stage_under_way(), Some(2));
    hall.hold(round(2, 1), 2);
    assert_eq!(hall.course().stage_under_way(), Some(2));
}

#[test]
fn every_line_has_a_place_for_each_round() {
    let hall = by_standing();
    for line in &hall.course().stages[0].standing.lines {
        assert_eq!((line.results.len(), line.reached.len()), (2, 2));
    }
}

#[test]
fn a_cut_is_not_decided_anew_where_nobody_else_can_go_on_or_seats_are_drawn() {
    let mut hall = two_stages(8);
    hall.happens(absent(person(1), 2, 1));
    assert_eq!(hall.course().cut_to_decide(), None, "nobody is left");

    let mut hall = two_stages(4);
    let through = hall.course().stages[1].players.clone();
    let before = hall.history.clone();
    assert_eq!(before.up_to(round(1, 1)), before);
    hall.happens(absent(through[0], 2, 1));
    let before = hall.history.clone();
    assert_eq!(before.up_to(round(1, 1)), before, "nothing later is played");
    assert_eq!(hall.course().cut_to_decide(), Some(1));

    let mut hall = two_stages(4);
    let through = hall.course().stages[1].players.clone();
    hall.draw(2, 1, 1);
    hall.happens(absent(through[0], 2, 1));
    assert_eq!(hall.course().cut_to_decide(), None, "seats are drawn");
}

/// A tie at the cut that was decided without a lot asks for none any more.
#[test]
fn a_decided_cut_asks_for_no_lot() {
    let mut data = serde_json::to_value(awarded(&json!(["lots"]), &json!(["lot"]), 0)).unwrap();
    data["stages"][0]["cut"] = json!({"through": 3});
    let last = json!({"name": "決勝", "rules": "haku-2015", "rounds": ["lots"]});
    data["stages"].as_array_mut().unwrap().push(last);
    let mut hall = Hall::new(serde_json::from_value(data).unwrap());
    hall.enter(1..=8);
    hall.draw(1, 1, 1);
    hall.sheets_alike(round(1, 1), ALIKE);
    let asked = |hall: &Hall| hall.course().stages[0].standing.asks_for_lot.len();
    assert_eq!(asked(&hall), 1);
    decide(&mut hall, 1);
    assert_eq!(asked(&hall), 0);
}

#[test]
fn staff_is_counted_once_however_often_it_is_named() {
    let mut hall = Hall::new(one_stage(&json!(["random", "random"]), &json!([])));
    hall.enter(1..=4);
    assert_eq!(hall.course().entries.staff_count(), 0);
    hall.happens(named(101));
    hall.happens(named(102));
    hall.happens(replaced(person(1), person(101), 1, 2));
    let entries = hall.course().entries;
    assert_eq!(entries.staff_count(), 2);
    let latest: Vec<_> = (entries.staff.iter())
        .filter(|staff| staff.is_latest_of(&entries))
        .map(|staff| (staff.person, staff.instead_of))
        .collect();
    assert!(
        latest.contains(&(person(101), Some(person(1)))),
        "{latest:?}"
    );
    assert!(latest.contains(&(person(102), None)), "{latest:?}");
}

#[test]
fn a_round_in_the_file_is_the_seats_that_were_drawn() {
    let mut hall = by_standing();
    hall.enter([9]);
    let drawn = hall.drawing(1, 1, 1).unwrap().remove(0);
    assert_eq!((drawn.tables.len(), drawn.sits_out.len()), (2, 1));
    hall.draw(1, 1, 1);
    assert_eq!(hall.drawn(round(1, 1)).seating(), drawn);
}

#[test]
fn whatever_changes_totals_that_people_saw_is_a_correction() {
    let lifted = Happening::Lifted {
        event: EventId(1),
        reason: "a".into(),
    };
    for what in [absent(person(1), 1, 1), late(person(1), 7), lifted] {
        assert!(what.corrects(), "{what:?}");
    }
    for what in [named(1), lot_drawn(1, people([1, 2]))] {
        assert!(!what.corrects(), "{what:?}");
    }
}

/// No table has more of them than one, however many there are.
#[test]
fn not_more_staff_plays_than_there_are_tables() {
    assert_eq!(StaffRules::EverybodyMeets.seated(4, 8, 4), Some(0));
    assert_eq!(StaffRules::Tables(9).seated(4, 8, 4), Some(0));
    assert_eq!(StaffRules::EverybodyMeets.seated(13, 8, 4), Some(3));
}

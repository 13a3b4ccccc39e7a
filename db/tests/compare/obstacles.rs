//! What keeps an operation from being brought over is said, and nothing is then written.

use super::*;

#[test]
fn two_clubs_are_not_compared() {
    let (_other, other, _) = five();
    let folder = TempDir::new().unwrap();
    let named = db::NewClub {
        name: "青葉会".into(),
        ..crate::support::new_club()
    };
    let one = Club::create(folder.path().join("aoba.hanchan"), &named, now()).unwrap();
    assert_eq!(obstacle(one.compare(&other)), Obstacle::AnotherClub);
}

#[test]
fn a_sheet_that_both_entered_is_here_already() {
    let (_folder, mut here, mut there, people) = two();
    let hands = [hand(people[0], people[1]), hand(people[0], people[1])];
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    for file in [&mut here, &mut there] {
        let entry = sheet(file, &people, 2, "A");
        file.enter_hanchan(now(), &entry, &hands).unwrap();
    }
    let comparison = here.compare(&there).unwrap();
    let found = obstacles(&comparison);
    assert_eq!(found, [None, Some(Obstacle::SameHere)]);
}

#[test]
fn a_sheet_that_would_seat_somebody_at_a_second_table_is_not_brought() {
    let (_folder, mut here, mut there, people) = two();
    here.enter_hanchan(now(), &sheet(&here, &people, 2, "A"), &[])
        .unwrap();
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "B"), &[])
        .unwrap();
    let found = obstacles(&here.compare(&there).unwrap());
    let [Some(Obstacle::Together(why))] = &found[..] else {
        panic!("{found:?}");
    };
    assert!(
        why.starts_with("member 1 is at tables A and B of 2025-04-02"),
        "{why}"
    );
}

#[test]
fn where_both_changed_the_same_nothing_is_brought() {
    let (_folder, mut here, mut there, people) = two();
    let mut ours = sheet(&here, &people, 2, "A");
    here.enter_hanchan(now(), &ours, &[]).unwrap();
    ours.people = BySeat::four([3, 2, 1, 0].map(|place| people[place]));
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    there.enter_hanchan(now(), &ours, &[]).unwrap();
    let before = (told(&here), here.history(100).unwrap());
    let comparison = here.compare(&there).unwrap();
    let Some(Obstacle::Differs {
        table,
        field,
        here: one,
        there: other,
        ..
    }) = obstacles(&comparison)[1].clone()
    else {
        panic!("{:?}", obstacles(&comparison));
    };
    assert_eq!((table.as_str(), field.as_str()), ("seat", "member"));
    assert_eq!(
        (one.unwrap().as_str(), other.unwrap().as_str()),
        ("1 (会員1)", "4 (会員4)")
    );
    let operation = only_there(&comparison)[1];
    obstacle(here.bring(now(), &there, operation));
    assert_eq!((told(&here), here.history(100).unwrap()), before);

    // A correction of what the other corrected otherwise.
    let (_folder, mut here, mut there, people) = two();
    let id = HanchanId(1);
    let mut entry = sheet(&here, &people, 1, "A");
    entry.played.chombo[Seat::East] = 1;
    here.correct_hanchan(now(), id, &entry, &[]).unwrap();
    entry.played.chombo[Seat::East] = 2;
    there.correct_hanchan(now(), id, &entry, &[]).unwrap();
    let comparison = here.compare(&there).unwrap();
    let Some(Obstacle::Differs { field, .. }) = &obstacles(&comparison)[0] else {
        panic!("{:?}", obstacles(&comparison));
    };
    assert_eq!(field, "chombo");
}

#[test]
fn what_builds_on_something_lacking_says_on_what() {
    let (_folder, mut here, mut there, people) = two();
    let guest = there.add_member(now(), &member(6, "客 六郎")).unwrap();
    let first = there.history(1).unwrap()[0].id;
    let seated = [people[0], people[1], people[2], guest];
    there
        .enter_hanchan(now(), &sheet(&there, &seated, 2, "A"), &[])
        .unwrap();
    let second = there.history(1).unwrap()[0].id;
    assert_eq!(
        obstacle(here.bring(now(), &there, second)),
        Obstacle::BuildsOn(first)
    );
    here.bring(now(), &there, first).unwrap();
    here.bring(now(), &there, second).unwrap();
    assert_eq!(
        obstacle(here.bring(now(), &there, second)),
        Obstacle::NotLacking(second)
    );
    assert_eq!(told(&here), told(&there));
}

#[test]
fn what_others_depend_on_here_is_not_deleted() {
    let (_folder, mut here, mut there, people) = two();
    there.delete_member(now(), people[4]).unwrap();
    let seated = [people[4], people[1], people[2], people[3]];
    here.enter_hanchan(now(), &sheet(&here, &seated, 2, "A"), &[])
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    let in_the_way = Obstacle::Conflict {
        table: "seat".into(),
        record: "2025-04-02 水曜会 2 A E".into(),
    };
    assert_eq!(obstacles(&comparison), [Some(in_the_way)]);
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn a_sheet_does_not_vanish_behind_a_table_that_the_other_set_aside() {
    let (folder, mut club, session, people) = crate::support::evening::present(4);
    crate::support::evening::draw_round(&mut club, session, 1);
    let (_folder, mut here, mut there, _) = two_of(folder, club, people);
    let table = here.tables(session).unwrap().remove(0);
    here.enter_hanchan(
        now(),
        &crate::support::evening::entry(&here, session, &table),
        &[],
    )
    .unwrap();
    let aside = void("停電");
    there
        .set_aside(now(), session, 1, &table.label, &aside)
        .unwrap();
    let in_the_way = |comparison: Comparison| match &obstacles(&comparison)[0] {
        Some(Obstacle::Conflict { table, .. }) => table.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(in_the_way(here.compare(&there).unwrap()), "hanchan");
    assert_eq!(in_the_way(there.compare(&here).unwrap()), "set_aside");
}

#[test]
fn erased_details_are_told_and_come_back_by_nothing() {
    let (_folder, mut here, mut there, people) = two();
    there.erase_member(now(), people[4]).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_there[0].0.what, Lacking::Erased);
    assert_eq!(obstacles(&comparison), [Some(Obstacle::Erased)]);
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "A"), &[])
        .unwrap();
    let operation = only_there(&here.compare(&there).unwrap())[1];
    here.bring(now(), &there, operation).unwrap();
    here.erase_member(now(), people[4]).unwrap();
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn what_was_deleted_here_is_corrected_by_nothing_that_comes() {
    let (folder, mut club, people) = five();
    let one = fine(&club, people[0], -500);
    let id = club.add_adjustment(now(), &one).unwrap();
    let (_folder, mut here, mut there, people) = two_of(folder, club, people);
    here.delete_adjustment(now(), id).unwrap();
    here.delete_member(now(), people[4]).unwrap();
    let less = Adjustment {
        points: Points(-300),
        ..one
    };
    there.correct_adjustment(now(), id, &less).unwrap();
    there
        .correct_member(now(), people[4], &member(5, "海老原"))
        .unwrap();
    let gone = |table: &str, record: &str| {
        Some(Obstacle::Gone {
            table: table.into(),
            record: record.into(),
        })
    };
    let comparison = here.compare(&there).unwrap();
    assert_eq!(
        obstacles(&comparison),
        [
            gone("adjustment", "2025-04-02 水曜会 1 (会員1)"),
            gone("member", "5 (会員5)")
        ]
    );
}

#[test]
fn a_hand_that_was_taken_from_the_sheet_here_is_corrected_by_nothing_that_comes() {
    let (_folder, mut here, mut there, people) = two();
    let correct = |club: &mut Club, hands: &[HandEntry]| {
        let entry = sheet(club, &people, 1, "A");
        club.correct_hanchan(now(), HanchanId(1), &entry, hands)
            .unwrap();
    };
    correct(&mut there, &[hand(people[0], people[1])]);
    bring_all(&mut here, &there);
    correct(&mut here, &[]);
    correct(&mut there, &[hand(people[2], people[1])]);
    let comparison = here.compare(&there).unwrap();
    assert!(
        matches!(&obstacles(&comparison)[0], Some(Obstacle::Gone { table, .. }) if table == "hand"),
        "{comparison:?}"
    );
}

#[test]
fn two_corrections_that_make_no_sheet_together_do_not_come_together() {
    let (_folder, mut here, mut there, people) = two();
    let mut data = scoring::preset("shirakaba-2025").unwrap().data().clone();
    data.chombo = scoring::rule_set::Chombo::Adjustment(Points(-50_000));
    let stricter = scoring::RuleSet::new(data).unwrap();
    let mut entry = sheet(&here, &people, 1, "A");
    entry.rules = here.change_rule_set(now(), &stricter).unwrap();
    here.correct_hanchan(now(), HanchanId(1), &entry, &[])
        .unwrap();
    let mut entry = sheet(&there, &people, 1, "A");
    entry.played.chombo[Seat::East] = 1;
    there
        .correct_hanchan(now(), HanchanId(1), &entry, &[])
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    assert!(
        matches!(&obstacles(&comparison)[0], Some(Obstacle::Together(_))),
        "{comparison:?}"
    );
}

#[test]
fn what_stands_in_only_one_file_differs_from_nothing() {
    let differs = Obstacle::Differs {
        table: "member".into(),
        record: "1 (会員1)".into(),
        field: "note".into(),
        here: None,
        there: Some("幹事".into()),
    };
    let said = differs.to_string();
    assert!(
        said.contains("note is nothing in this file and \"幹事\" in the other"),
        "{said}"
    );
}

#[test]
fn a_table_is_set_aside_here_as_well_where_its_sheet_was_deleted_there() {
    let (folder, mut club, session, people) = crate::support::evening::present(4);
    crate::support::evening::draw_round(&mut club, session, 1);
    let table = club.tables(session).unwrap().remove(0);
    let entry = crate::support::evening::entry(&club, session, &table);
    let hanchan = club.enter_hanchan(now(), &entry, &[]).unwrap();
    let (_folder, mut here, mut there, _) = two_of(folder, club, people);
    there.delete_hanchan(now(), hanchan).unwrap();
    let aside = void("停電");
    there
        .set_aside(now(), session, 1, &table.label, &aside)
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(obstacles(&comparison), [None, None]);
    bring_all(&mut here, &there);
    assert_eq!(told(&here), told(&there));
}

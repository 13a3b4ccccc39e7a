//! What one file has and the other lacks comes over, and goes again by undo.

use super::*;

#[test]
fn a_file_lacks_nothing_of_its_own_copy() {
    let (_folder, here, there, _) = two();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_here, []);
    assert_eq!(only_there(&comparison), []);
    assert_eq!(comparison.common.id, here.history(1).unwrap()[0].id);
}

#[test]
fn two_secretaries_tables_of_one_evening_come_together() {
    let (_folder, mut here, mut there, people) = two();
    let hands = [hand(people[0], people[1])];
    here.enter_hanchan(now(), &sheet(&here, &people, 2, "A"), &[])
        .unwrap();
    there
        .enter_hanchan(now(), &sheet(&there, &people, 3, "A"), &hands)
        .unwrap();
    let guest = there.add_member(now(), &member(6, "客 六郎")).unwrap();
    let with_guest = [people[1], people[2], people[3], guest];
    let mut twice = sheet(&there, &with_guest, 2, "B");
    twice.two_tables = Some("掛け持ち".into());
    there.enter_hanchan(now(), &twice, &[]).unwrap();
    // The same numbers stand for other rows in the other file.
    here.add_member(now(), &member(7, "客 七恵")).unwrap();

    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_here.len(), 2);
    assert_eq!(obstacles(&comparison), [None, None, None]);
    bring_all(&mut here, &there);
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    bring_all(&mut there, &here);
    let both = here.compare(&there).unwrap();
    assert_eq!((both.only_here.len(), both.only_there.len()), (0, 0));
    assert_eq!(told(&here), told(&there));
    assert_eq!(told(&here).len(), 4 + 1 + 7);
}

#[test]
fn what_was_brought_over_is_taken_back_by_undo_and_then_lacks_again() {
    let (_folder, mut here, mut there, people) = two();
    let before = told(&here);
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "A"), &[])
        .unwrap();
    bring_all(&mut here, &there);
    let after = told(&here);
    here.undo(now()).unwrap();
    assert_eq!(told(&here), before);
    assert_eq!(only_there(&here.compare(&there).unwrap()).len(), 1);
    here.redo(now()).unwrap();
    assert_eq!(told(&here), after);
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn the_other_file_stays_as_it_was_byte_for_byte() {
    let (_folder, mut here, mut there, people) = two();
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "A"), &[])
        .unwrap();
    let bytes = fs::read(there.path()).unwrap();
    let own = fs::read(here.path()).unwrap();
    let looked = Club::open_read_only(here.path())
        .unwrap()
        .compare(&there)
        .unwrap();
    assert_eq!(fs::read(here.path()).unwrap(), own);
    here.bring(now(), &there, only_there(&looked)[0]).unwrap();
    assert_eq!(fs::read(there.path()).unwrap(), bytes);
}

#[test]
fn corrections_of_different_things_come_together() {
    let (_folder, mut here, mut there, people) = two();
    let named = |note: &str, kana: &str| Member {
        note: note.to_owned(),
        kana: kana.to_owned(),
        ..member(1, "会員1")
    };
    here.correct_member(now(), people[0], &named("幹事", ""))
        .unwrap();
    there
        .correct_member(now(), people[0], &named("", "かいいん いち"))
        .unwrap();
    bring_all(&mut here, &there);
    let expected = named("幹事", "かいいん いち");
    assert_eq!(here.member(1).unwrap().unwrap().1, expected);
    assert_eq!(
        here.find_members("kaiin").unwrap().len(),
        1,
        "found by its new reading"
    );

    // Hands of one hanchan, sticks of another.
    let mut entry = sheet(&there, &people, 1, "A");
    there
        .correct_hanchan(now(), HanchanId(1), &entry, &[hand(people[0], people[1])])
        .unwrap();
    bring_all(&mut here, &there);
    there
        .correct_hanchan(now(), HanchanId(1), &entry, &[hand(people[2], people[1])])
        .unwrap();
    bring_all(&mut here, &there);
    entry.played.chombo[Seat::East] = 1;
    there
        .correct_hanchan(now(), HanchanId(1), &entry, &[])
        .unwrap();
    bring_all(&mut here, &there);
    bring_all(&mut there, &here);
    assert_eq!(told(&here), told(&there));
}

#[test]
fn what_was_taken_back_there_is_taken_back_here_and_done_again() {
    let (_folder, mut here, mut there, people) = two();
    let before = told(&here);
    let shared = there.undo(now()).unwrap();
    here.add_member(now(), &member(6, "客 六郎")).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_there[0].0.what, Lacking::TakenBack);
    assert_eq!(only_there(&comparison), [shared]);
    here.bring(now(), &there, shared).unwrap();
    assert!(here.records(Period::ALWAYS).unwrap().hanchan.is_empty());
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    there.redo(now()).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(only_there(&comparison), [shared]);
    assert_eq!(comparison.only_there[0].0.what, Lacking::Done);
    here.bring(now(), &there, shared).unwrap();
    assert_eq!(told(&here).len(), before.len() + 1);
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);

    // What was brought, and then taken back where it came from.
    there
        .enter_hanchan(now(), &sheet(&there, &people, 2, "A"), &[])
        .unwrap();
    bring_all(&mut here, &there);
    there.undo(now()).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(comparison.only_there[0].0.what, Lacking::TakenBack);
    bring_all(&mut here, &there);
    assert_eq!(told(&here).len(), before.len() + 1);
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn the_same_points_given_twice_there_are_given_twice_here() {
    let (_folder, mut here, mut there, people) = two();
    let fine = adjustment(&here, people[0], -500, "遅刻");
    there.add_adjustment(now(), &fine).unwrap();
    there.add_adjustment(now(), &fine).unwrap();
    bring_all(&mut here, &there);
    assert_eq!(here.records(Period::ALWAYS).unwrap().adjustments.len(), 2);
    there.add_adjustment(now(), &fine).unwrap();
    bring_all(&mut here, &there);
    assert_eq!(here.records(Period::ALWAYS).unwrap().adjustments.len(), 3);
    // Given in both files, it is one fine.
    here.add_adjustment(
        now(),
        &Adjustment {
            points: Points(-700),
            ..fine.clone()
        },
    )
    .unwrap();
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    there
        .add_adjustment(
            now(),
            &Adjustment {
                points: Points(-700),
                ..fine
            },
        )
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(obstacles(&comparison), [None, Some(Obstacle::SameHere)]);
}

#[test]
fn a_day_that_both_opened_keeps_the_note_that_one_wrote() {
    let (_folder, mut here, mut there, _) = two();
    let series = here.series_named("水曜会").unwrap().unwrap();
    let evening = |note: &str| Session {
        date: day("2025-04-09"),
        series,
        venue: String::new(),
        note: note.to_owned(),
    };
    here.add_session(now(), &evening("")).unwrap();
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    let id = there
        .add_session(now(), &evening("雪で遅く始まる"))
        .unwrap();
    bring_all(&mut here, &there);
    let sessions = here.sessions(Period::ALWAYS).unwrap();
    assert_eq!(sessions[1].1.note, "雪で遅く始まる");
    there.correct_session(now(), id, &evening("雪")).unwrap();
    here.correct_session(now(), sessions[1].0, &evening("大雪"))
        .unwrap();
    let comparison = here.compare(&there).unwrap();
    assert!(
        matches!(&obstacles(&comparison)[0], Some(Obstacle::Differs { field, .. }) if field == "note")
    );
}

#[test]
fn a_season_that_was_imported_comes_over_as_one() {
    let (folder, club) = club();
    let (_folder, mut here, mut there, _) = two_of(folder, club, Vec::new());
    crate::support::import(&mut there, &season()).unwrap();
    here.add_series(now(), "土曜会").unwrap();
    bring_all(&mut here, &there);
    assert_eq!(told(&here), told(&there));
    here.undo(now()).unwrap();
    assert!(told(&here).is_empty());
    assert_eq!(here.check().unwrap(), []);
}

#[test]
fn a_copy_that_a_service_put_beside_the_file_is_told_on_opening() {
    let (_folder, here, there, _) = two();
    let path = here.path().to_owned();
    let twin = db::Notice::ConflictCopy("club (コピー).hanchan".to_owned());
    drop((here, there));
    assert!(Club::open(&path).unwrap().notices().contains(&twin));
    // Another club's file of such a name is none, nor is one that is damaged.
    let copy = path.with_file_name("club (コピー).hanchan");
    fs::write(&copy, b"SQLite format 3\0 and no more").unwrap();
    assert_eq!(Club::open(&path).unwrap().notices(), []);
    fs::remove_file(&copy).unwrap();
    let named = db::NewClub {
        name: "青葉会".into(),
        ..crate::support::new_club()
    };
    Club::create(&copy, &named, now()).unwrap();
    assert_eq!(Club::open(&path).unwrap().notices(), []);
}

//! Which operation and which row of the other file is which of this one's, whatever was done in the two
//! since they became two.

use super::*;
use db::AdjustmentId;

/// The fine of so many points.
fn fine_of(club: &Club, points: i64) -> (AdjustmentId, Adjustment) {
    let mut all = club.adjustments(Period::ALWAYS).unwrap().into_iter();
    all.find(|(_, one)| one.points == Points(points)).unwrap()
}

fn correct(club: &mut Club, points: i64, to: i64) {
    let (id, mut one) = fine_of(club, points);
    one.points = Points(to);
    club.correct_adjustment(now(), id, &one).unwrap();
}

#[test]
fn a_row_that_came_over_is_known_in_both_files_by_its_own_number() {
    let (_folder, mut here, mut there, people) = two();
    // Under the same number each has another.
    let one = here.add_adjustment(now(), &fine(&here, people[0], -500));
    let other = there.add_adjustment(now(), &fine(&there, people[1], -700));
    assert_eq!(one.unwrap(), other.unwrap());
    there.add_member(now(), &member(6, "客 六郎")).unwrap();
    bring_all(&mut here, &there);
    bring_all(&mut there, &here);
    correct(&mut there, -700, -800);
    correct(&mut there, -500, -600);
    bring_all(&mut here, &there);
    assert_eq!(fine_of(&here, -800).1.person, people[1]);
    assert_eq!(fine_of(&here, -600).1.person, people[0]);
    correct(&mut here, -600, -500);
    correct(&mut here, -800, -700);
    bring_all(&mut there, &here);
    assert_eq!(told(&here), told(&there));
}

#[test]
fn a_correction_of_what_is_lacking_waits_for_it_unless_people_know_it_otherwise() {
    let (_folder, mut here, mut there, people) = two();
    there
        .add_adjustment(now(), &fine(&there, people[0], -500))
        .unwrap();
    correct(&mut there, -500, -600);
    let [given, corrected] = only_there(&here.compare(&there).unwrap())[..] else {
        panic!("two operations are lacking")
    };
    assert_eq!(
        obstacle(here.bring(now(), &there, corrected)),
        Obstacle::BuildsOn(given)
    );

    // A member whom both wrote down is known by the number.
    let (_folder, mut here, mut there, people) = two();
    let guest = there.add_member(now(), &member(6, "客 六郎")).unwrap();
    let seated = [people[0], people[1], people[2], guest];
    there
        .enter_hanchan(now(), &sheet(&there, &seated, 2, "A"), &[])
        .unwrap();
    here.add_member(now(), &member(7, "客 七恵")).unwrap();
    here.add_member(now(), &member(6, "客 六郎")).unwrap();
    let comparison = here.compare(&there).unwrap();
    assert_eq!(obstacles(&comparison), [Some(Obstacle::SameHere), None]);
    here.bring(now(), &there, only_there(&comparison)[1])
        .unwrap();
    assert!(
        told(&here)
            .iter()
            .any(|line| line.contains("客 六郎 20000"))
    );
}

#[test]
fn two_rows_that_say_the_same_come_over_as_two() {
    let (_folder, mut here, mut there, _) = two();
    let rows = "date,series,member,points,reason\n".to_owned()
        + &"2025-04-02,水曜会,1,-500,遅刻\n".repeat(2);
    let files = db::ImportFiles {
        members: Some(crate::support::source(
            "members.csv",
            "number,name\n1,会員1\n",
        )),
        adjustments: Some(crate::support::source("adjustments.csv", rows)),
        ..db::ImportFiles::default()
    };
    crate::support::import(&mut there, &files).unwrap();
    bring_all(&mut here, &there);
    assert_eq!(here.adjustments(Period::ALWAYS).unwrap().len(), 2);
}

#[test]
fn a_name_and_a_reading_that_were_corrected_apart_are_found_together() {
    let (_folder, mut here, mut there, people) = two();
    here.correct_member(now(), people[0], &member(1, "海老原"))
        .unwrap();
    let read = Member {
        kana: "えびはら".into(),
        ..member(1, "会員1")
    };
    there.correct_member(now(), people[0], &read).unwrap();
    bring_all(&mut here, &there);
    for text in ["海老原", "えびはら"] {
        assert_eq!(here.find_members(text).unwrap().len(), 1, "{text}");
    }
}

#[test]
fn the_one_of_two_that_has_it_no_more_took_it_back() {
    // Both had it.
    let (_folder, mut here, there, _) = two();
    here.undo(now()).unwrap();
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    let lacks = there.compare(&here).unwrap().only_there;
    assert_eq!(lacks[0].0.what, Lacking::TakenBack);

    // Neither had it: the one that has it now did it again.
    let (folder, mut club, people) = five();
    club.enter_hanchan(now(), &entry(&club, &people), &[])
        .unwrap();
    club.undo(now()).unwrap();
    let (_folder, mut here, mut there, _) = two_of(folder, club, people);
    here.redo(now()).unwrap();
    assert_eq!(only_there(&here.compare(&there).unwrap()), []);
    let lacks = there.compare(&here).unwrap();
    assert_eq!(lacks.only_there[0].0.what, Lacking::Done);
    bring_all(&mut there, &here);
    assert_eq!(told(&here), told(&there));
}

#[test]
fn that_the_other_brought_over_what_was_taken_back_is_nothing_new() {
    let (_folder, mut here, mut there, _) = two();
    let shared = here.undo(now()).unwrap();
    there.bring(now(), &here, shared).unwrap();
    assert_eq!(told(&here), told(&there));
    for (one, other) in [(&here, &there), (&there, &here)] {
        assert_eq!(only_there(&one.compare(other).unwrap()), []);
    }
    // Done again here, it stands here alone.
    here.redo(now()).unwrap();
    let lacks = there.compare(&here).unwrap();
    assert_eq!(only_there(&lacks), [shared]);
    assert_eq!(lacks.only_there[0].0.what, Lacking::Done);
    let taken_back = here.compare(&there).unwrap();
    assert_eq!(taken_back.only_there[0].0.what, Lacking::TakenBack);
}

#[test]
fn of_three_files_each_is_told_from_the_other_two() {
    let (folder, mut here, _) = five();
    let copy = |club: &Club, name: &str| {
        let path = folder.path().join(name);
        fs::copy(club.path(), &path).unwrap();
        Club::open(path).unwrap()
    };
    let (mut second, mut third) = (copy(&here, "b.hanchan"), copy(&here, "c.hanchan"));
    // Each under the same number of its history.
    here.add_member(now(), &member(6, "客 六郎")).unwrap();
    second.add_member(now(), &member(7, "客 七恵")).unwrap();
    third.add_member(now(), &member(8, "客 八重")).unwrap();
    bring_all(&mut here, &second);
    let of_third = only_there(&here.compare(&third).unwrap());
    assert_eq!(of_third.len(), 1);
    bring_all(&mut third, &second);
    let of_third = only_there(&here.compare(&third).unwrap());
    assert_eq!(of_third.len(), 2);
}

#[test]
fn what_comes_to_the_same_by_another_way_is_another_history() {
    let (folder, mut club, people) = five();
    let guest = club.add_member(now(), &member(6, "客 六郎")).unwrap();
    let last = club.history(1).unwrap()[0].id;
    let (_folder, mut here, mut there, _) = two_of(folder, club, people);
    here.undo(now()).unwrap();
    there.delete_member(now(), guest).unwrap();
    assert_eq!(here.compare(&there).unwrap().common.id, last);
}

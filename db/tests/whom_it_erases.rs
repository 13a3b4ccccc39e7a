//! Erasing somebody takes what tells of that person, under whichever entry, and nothing of others: an
//! id can be given away again, and two entries can become one.

use crate::support::knockout::{knockout, record};
use crate::support::sheet::five;
use crate::support::{adjustment, member, now};
use competition::Happening;
use db::{Club, Member};
use scoring::{PersonId, PersonKind};

fn person(number: u32, name: &str) -> Member {
    Member {
        note: format!("{name}のこと"),
        ..member(number, name)
    }
}

fn adjust(club: &mut Club, person: PersonId, reason: &str) {
    let one = adjustment(club, person, -2_000, reason);
    club.add_adjustment(now(), &one).unwrap();
}

/// Every text in the history.
fn told(club: &Club) -> String {
    let mut texts = Vec::new();
    for entry in club.history(1_000).unwrap() {
        for change in club.changes_of(entry.id, 1_000).unwrap() {
            let sides = change.fields.into_iter();
            texts.extend(
                sides
                    .flat_map(|field| [field.before, field.after])
                    .flatten(),
            );
        }
    }
    texts.join("\n")
}

#[test]
fn of_those_who_were_deleted_the_one_of_that_number() {
    let (_folder, mut club, _) = five();
    let (first, second) = (person(40, "田中 花"), person(41, "鈴木 勇"));
    for member in [&first, &second] {
        let id = club.add_member(now(), member).unwrap();
        club.delete_member(now(), id).unwrap();
    }
    club.erase_deleted_member(now(), 41).unwrap();
    let left = club.deleted_members().unwrap();
    assert!(left.contains(&first) && !left.contains(&second), "{left:?}");
    let told = told(&club);
    assert!(told.contains("田中 花のこと") && !told.contains("鈴木 勇"));
}

#[test]
fn what_was_taken_back_ends_where_another_gets_the_id() {
    let (_folder, mut club, _) = five();
    let taken_back = club.add_member(now(), &person(40, "田中 花")).unwrap();
    club.undo(now()).unwrap();
    let other = club.add_member(now(), &person(41, "鈴木 勇")).unwrap();
    assert_eq!(other, taken_back);
    adjust(&mut club, other, "鈴木の遅刻");
    let again = club.add_member(now(), &person(40, "田中 花")).unwrap();
    adjust(&mut club, again, "田中の遅刻");
    club.erase_member(now(), again).unwrap();
    let told = told(&club);
    assert!(told.contains("鈴木の遅刻") && told.contains("鈴木 勇のこと"));
    assert!(!told.contains("田中の遅刻") && !told.contains("田中 花"));
}

#[test]
fn of_an_entry_that_was_joined_nobody_but_whom_it_was_joined_with() {
    let (_folder, mut club, id, people) = knockout();
    let (player, gone) = (people[0], people[17]);
    let replaced = Happening::Replaced {
        person: player,
        by: gone,
        stage: 1,
        round: 1,
    };
    record(&mut club, id, &[replaced]).unwrap();
    let keep = club.add_member(now(), &person(40, "田中 花")).unwrap();
    club.merge_members(now(), keep, gone).unwrap();
    club.erase_member(now(), keep).unwrap();
    let told = told(&club);
    let is_told = |name: &str| told.lines().any(|line| line == name);
    assert!(is_told("選手1") && is_told("選手17"), "{told}");
    assert!(!is_told("選手18") && !is_told("田中 花"), "{told}");
}

#[test]
fn of_an_id_that_two_had_only_whom_was_joined_under_it() {
    let (_folder, mut club, _) = five();
    let keep = club.add_member(now(), &person(40, "田中 花")).unwrap();
    let deleted = club.add_member(now(), &person(41, "鈴木 勇")).unwrap();
    club.delete_member(now(), deleted).unwrap();
    let gone = club.add_member(now(), &person(42, "佐藤 実")).unwrap();
    assert_eq!(gone, deleted);
    adjust(&mut club, gone, "佐藤の遅刻");
    club.merge_members(now(), keep, gone).unwrap();
    club.erase_member(now(), keep).unwrap();
    let told = told(&club);
    assert!(told.contains("鈴木 勇のこと"), "{told}");
    assert!(!told.contains("佐藤") && !told.contains("田中"), "{told}");
}

/// Guests are not ranked; erased they would be, were they called members.
#[test]
fn whoever_was_a_guest_or_staff_stays_that() {
    let (_folder, mut club, _) = five();
    for (number, kind) in [(40, PersonKind::Guest), (41, PersonKind::Staff)] {
        let entry = Member {
            kind,
            ..person(number, "田中 花")
        };
        let id = club.add_member(now(), &entry).unwrap();
        club.erase_member(now(), id).unwrap();
        let left = club.member_by_id(id).unwrap();
        assert_eq!((left.number, left.kind), (number, kind));
        assert!(left.is_erased());
    }
}

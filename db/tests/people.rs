//! Finding people however they are typed, and putting their entries in order.

use crate::support::{club, day, import, member, now, season, session_on};
use db::{Attendance, Club, Error, Member, Nearness, PlainRefusal, Refused};
use scoring::{Period, PersonId, Seat, Tally, standings};
use tempfile::TempDir;

fn named() -> (TempDir, Club, Vec<PersonId>) {
    let (folder, mut club) = club();
    let people = [
        (1, "田中 一郎", "たなか いちろう"),
        (2, "髙橋 清", "たかはし きよし"),
        (12, "谷 花子", "タニ ハナコ"),
        (20, "佐藤 順一", "さとう じゅんいち"),
        (21, "Smith", ""),
    ];
    let people = people.map(|(number, name, kana)| {
        let member = Member {
            kana: kana.into(),
            ..member(number, name)
        };
        club.add_member(now(), &member).unwrap()
    });
    (folder, club, people.into())
}

fn season_club() -> (TempDir, Club) {
    let (folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    (folder, club)
}

#[test]
fn somebody_is_found_by_number_reading_name_and_latin_letters() {
    let (_folder, club, _) = named();
    for (typed, expected) in [
        ("1", vec![1, 12]),
        ("2", vec![2, 21, 20]),
        ("たか", vec![2]),
        ("タカ", vec![2]),
        ("高橋", vec![2]),
        ("taka", vec![2]),
        ("ta", vec![2, 1, 12]),
        ("tanak", vec![1]),
        ("jun'i", vec![20]),
        ("smi", vec![21]),
        ("zzz", vec![]),
        ("", vec![20, 2, 1, 12, 21]),
    ] {
        let found = club.suggest_members(None, typed).unwrap();
        let mut numbers: Vec<u32> = found.iter().map(|one| one.member.number).collect();
        if typed == "2" {
            assert_eq!(numbers[0], 2, "the number itself comes first");
            numbers.sort_unstable();
            assert_eq!(numbers, [2, 20, 21]);
            continue;
        }
        assert_eq!(numbers, expected, "{typed}");
    }
    let found = club.find_members("tanaka").unwrap();
    assert_eq!(found[0].1.number, 1);
}

#[test]
fn whoever_is_present_comes_before_who_came_lately_and_the_others() {
    let (_folder, mut club, people) = named();
    let series = club.add_series(now(), "水曜会").unwrap();
    let open = |club: &mut Club, date: &str, here: PersonId| {
        let session = session_on(day(date), series);
        let id = club.open_session(now(), &session).unwrap();
        club.set_attendance(now(), id, &[Attendance::all_day(here)])
            .unwrap();
        id
    };
    open(&mut club, "2025-04-02", people[0]);
    let today = open(&mut club, "2025-04-09", people[2]);
    open(&mut club, "2025-04-16", people[1]);
    let found = club.suggest_members(Some(today), "た").unwrap();
    let seen: Vec<(u32, Nearness)> = found
        .iter()
        .map(|one| (one.member.number, one.nearness))
        .collect();
    let expected = [
        (12, Nearness::Present),
        (1, Nearness::Recent),
        (2, Nearness::Other),
    ];
    assert_eq!(seen, expected, "who comes next week is not recent");
}

fn tally(club: &Club, person: PersonId) -> Option<(Tally, u32)> {
    let records = club.records(Period::ALWAYS).unwrap();
    let rows = standings(&records, records.club_kind());
    let row = rows.into_iter().find(|row| row.person == person)?;
    Some((row.tally, row.won.all() + row.dealt_in.all()))
}

/// Two members of the season who never were in one round.
fn apart(club: &mut Club) -> (PersonId, PersonId) {
    let members = club.members().unwrap();
    for (keep, _) in &members {
        for (gone, _) in &members {
            if keep < gone && tally(club, *gone).is_some() {
                match club.merge_members(now(), *keep, *gone) {
                    Ok(()) => {
                        club.undo(now()).unwrap();
                        return (*keep, *gone);
                    }
                    Err(Error::Refused(Refused::PlayedTogether { .. })) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        }
    }
    panic!("everybody met everybody");
}

#[test]
fn people_who_were_in_one_round_are_two() {
    let (_folder, mut club) = season_club();
    let hanchan = club.records(Period::ALWAYS).unwrap().hanchan.remove(0);
    let people = hanchan.sheet.people;
    let (keep, gone) = (people[Seat::East], people[Seat::South]);
    let number = |club: &Club, id| {
        let members = club.members().unwrap();
        members
            .iter()
            .find(|(other, _)| *other == id)
            .unwrap()
            .1
            .number
    };
    assert_eq!(
        club.preview_merge(keep, gone).unwrap_err().to_string(),
        club.merge_members(now(), keep, gone)
            .unwrap_err()
            .to_string()
    );
    match club.merge_members(now(), keep, gone).unwrap_err() {
        Error::Refused(Refused::PlayedTogether {
            keep: one,
            gone: other,
            date,
        }) => {
            assert_eq!((one, other), (number(&club, keep), number(&club, gone)));
            assert_eq!(date, hanchan.sheet.date);
        }
        error => panic!("{error}"),
    }
    let same = club.merge_members(now(), keep, keep).unwrap_err();
    assert!(
        matches!(
            same,
            Error::Refused(Refused::Plain(PlainRefusal::SameEntry { .. }))
        ),
        "{same}"
    );
}

#[test]
fn two_entries_of_one_person_become_one_and_two_again() {
    let (_folder, mut club) = club();
    let texts = db::sample::season(
        &db::sample::Season::new(3, 40, 1),
        &club.rule_set("shirakaba-2025").unwrap().unwrap().1,
    );
    import(&mut club, &texts.into()).unwrap();
    let (keep, gone) = apart(&mut club);
    let before = (tally(&club, keep), tally(&club, gone).unwrap());
    let members = club.members().unwrap();
    let kept = members
        .iter()
        .find(|(id, _)| *id == keep)
        .unwrap()
        .1
        .clone();
    let moved = club.preview_merge(keep, gone).unwrap();
    assert_eq!((moved.hanchan, moved.hands), (before.1.0.games, before.1.1));
    club.merge_members(now(), keep, gone).unwrap();
    let (together, hands) = tally(&club, keep).unwrap();
    let games = before.0.map_or(0, |(tally, _)| tally.games) + before.1.0.games;
    assert_eq!(together.games, games);
    let total = before
        .0
        .map_or(scoring::Points::ZERO, |(tally, _)| tally.total)
        + before.1.0.total;
    assert_eq!(together.total, total);
    assert_eq!(hands, before.0.map_or(0, |(_, hands)| hands) + before.1.1);
    let after = club.members().unwrap();
    assert_eq!(after.len(), members.len() - 1);
    assert_eq!(after.iter().find(|(id, _)| *id == keep).unwrap().1, kept);
    assert!(club.check().unwrap().is_empty());
    club.undo(now()).unwrap();
    assert_eq!(club.members().unwrap(), members);
    assert_eq!((tally(&club, keep), tally(&club, gone).unwrap()), before);
    club.redo(now()).unwrap();
    assert_eq!(tally(&club, keep).unwrap().0, together);
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_deleted_member_comes_back() {
    let (_folder, mut club, people) = named();
    let (_, member) = club.member(12).unwrap().unwrap();
    assert!(club.deleted_members().unwrap().is_empty());
    club.delete_member(now(), people[2]).unwrap();
    assert_eq!(
        club.deleted_members().unwrap(),
        std::slice::from_ref(&member)
    );
    club.restore_member(now(), &member).unwrap();
    assert_eq!(club.member(12).unwrap().unwrap().1, member);
    assert!(club.deleted_members().unwrap().is_empty());
    club.undo(now()).unwrap();
    club.undo(now()).unwrap();
    assert!(
        club.deleted_members().unwrap().is_empty(),
        "the deletion was undone"
    );
}

/// Gives somebody a name for the web page.
fn call(club: &mut Club, number: u32, name: &str) {
    let (id, member) = club.member(number).unwrap().unwrap();
    let called = Member {
        public_name: name.into(),
        ..member
    };
    club.correct_member(now(), id, &called).unwrap();
}

fn called(club: &Club, number: u32) -> String {
    club.member(number).unwrap().unwrap().1.public_name
}

#[test]
fn a_name_for_the_web_page_stays_through_whatever_is_done() {
    let (_folder, mut club, people) = named();
    call(&mut club, 2, "たぬき");
    assert_eq!(
        club.public_names().unwrap(),
        [(people[1], "たぬき".to_owned())].into()
    );
    let last = club.history(1).unwrap().remove(0).id;
    let change = club.changes_of(last, 9).unwrap().remove(0);
    let field = change.fields.last().unwrap();
    assert_eq!(field.field, "public_name");
    assert_eq!(
        (field.before.as_deref(), field.after.as_deref()),
        (None, Some("たぬき"))
    );
    club.undo(now()).unwrap();
    assert!(club.public_names().unwrap().is_empty());
    club.redo(now()).unwrap();
    assert_eq!(called(&club, 2), "たぬき");
    let (id, member) = club.member(2).unwrap().unwrap();
    club.delete_member(now(), id).unwrap();
    assert_eq!(
        club.deleted_members().unwrap(),
        std::slice::from_ref(&member)
    );
    club.restore_member(now(), &member).unwrap();
    assert_eq!(called(&club, 2), "たぬき");
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn of_two_entries_made_one_the_kept_ones_name_for_the_web_page_stands_before_the_others() {
    let (_folder, mut club, people) = named();
    call(&mut club, 2, "たぬき");
    club.merge_members(now(), people[0], people[1]).unwrap();
    assert_eq!(called(&club, 1), "たぬき", "the kept one had none");
    call(&mut club, 12, "きつね");
    club.merge_members(now(), people[0], people[2]).unwrap();
    assert_eq!(called(&club, 1), "たぬき", "the kept one had one");
    for _ in 0..3 {
        club.undo(now()).unwrap();
    }
    assert_eq!(
        (called(&club, 1), called(&club, 2)),
        (String::new(), "たぬき".into())
    );
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_name_for_the_web_page_is_one_line_of_at_most_100() {
    let (_folder, mut club, _) = named();
    let (id, member) = club.member(2).unwrap().unwrap();
    for public_name in ["あ".repeat(101), "二\n行".into()] {
        let called = Member {
            public_name,
            ..member.clone()
        };
        let error = club.correct_member(now(), id, &called).unwrap_err();
        assert!(error.is_refusal(), "{error}");
    }
}

//! A file of every form that was ever released opens, and keeps what is in it.

mod later;

use crate::support::{NEWEST, form, member, now};
use db::{Club, Error, Fault, HistoryEntry, Member};
use scoring::award::usual;
use scoring::{Period, standings};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn kept(form: u32) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.hanchan");
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    fs::copy(format!("{data}/form-{form}.hanchan"), &path).unwrap();
    (folder, path)
}

/// Everything that is read from a file and must not change with its form.
fn told(club: &Club) -> String {
    let records = club.records(Period::ALWAYS).unwrap();
    let mut text = String::new();
    for row in standings(&records, records.club_kind()) {
        let person = &records.people[&row.person];
        let (tally, won) = (row.tally, row.won.all());
        writeln!(
            text,
            "{:?} {} {}: {} games {:?}, {} + {} + {} + {} = {}, won {won}",
            row.rank,
            person.number,
            person.name,
            tally.games,
            tally.places,
            tally.base,
            tally.uma,
            tally.chombo,
            tally.adjustments,
            tally.total
        )
        .unwrap();
    }
    let members = club.members().unwrap();
    writeln!(
        text,
        "{} members, {} days, {} hanchan, {} hands",
        members.len(),
        records.sessions.len(),
        records.hanchan.len(),
        records.hands.len()
    )
    .unwrap();
    for entry in club.history(100).unwrap() {
        writeln!(text, "{:?} {:?}", entry.op, entry.state).unwrap();
    }
    text
}

#[test]
fn a_file_of_the_first_form_keeps_every_total() {
    let (_folder, path) = kept(1);
    let before = fs::read(&path).unwrap();
    let looking = Club::open_read_only(&path).unwrap();
    let seen = told(&looking);
    assert!(looking.check().unwrap().is_empty());
    drop(looking);
    assert_eq!(fs::read(&path).unwrap(), before, "looking changed the file");
    let club = Club::open(&path).unwrap();
    assert!(club.check().unwrap().is_empty());
    assert_eq!(told(&club), seen);
    drop(club);
    assert_ne!(fs::read(&path).unwrap(), before, "the form did not change");
    assert_eq!(told(&Club::open_read_only(&path).unwrap()), seen);
    insta::assert_snapshot!(seen);
}

/// What the second form has beside it: who came, the draw and the table set aside.
fn told_of_the_last_day(club: &Club) -> String {
    let sessions = club.sessions(Period::ALWAYS).unwrap();
    let (id, session) = sessions.last().unwrap();
    let mut text = format!("{} {:?}\n", session.date, club.planned_rounds(*id).unwrap());
    for one in club.attendance(*id).unwrap() {
        writeln!(text, "{one:?}").unwrap();
    }
    for table in club.tables(*id).unwrap() {
        writeln!(text, "{table:?}").unwrap();
    }
    text
}

#[test]
fn a_file_of_the_second_form_keeps_who_came_and_what_was_drawn() {
    let (_folder, path) = kept(2);
    let looking = Club::open_read_only(&path).unwrap();
    let seen = told(&looking) + &told_of_the_last_day(&looking);
    drop(looking);
    let mut club = Club::open(&path).unwrap();
    assert!(club.check().unwrap().is_empty());
    assert_eq!(told(&club) + &told_of_the_last_day(&club), seen);
    insta::assert_snapshot!(seen);

    let (id, session) = club.sessions(Period::ALWAYS).unwrap().pop().unwrap();
    club.describe_session(now(), &session, Some(3)).unwrap();
    assert_eq!(club.planned_rounds(id).unwrap(), Some(3));
    for _ in 0..2 {
        club.undo(now()).unwrap();
    }
    assert_eq!(club.planned_rounds(id).unwrap(), None);
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_file_of_the_third_form_begins_with_the_usual_awards() {
    let (_folder, path) = kept(3);
    let looking = Club::open_read_only(&path).unwrap();
    let seen = told(&looking) + &told_of_the_last_day(&looking);
    assert_eq!(looking.awards().unwrap(), usual(5));
    drop(looking);
    let mut club = Club::open(&path).unwrap();
    assert!(club.check().unwrap().is_empty());
    assert_eq!(told(&club) + &told_of_the_last_day(&club), seen);
    insta::assert_snapshot!(seen);

    assert_eq!(club.awards().unwrap(), usual(5));
    assert!(club.schedule_rules().unwrap().is_empty());
    assert!(club.remarks().unwrap().is_empty());
    club.set_awards(now(), &usual(20)[..3]).unwrap();
    for _ in 0..2 {
        club.undo(now()).unwrap();
    }
    assert_eq!(club.awards().unwrap(), usual(5));
    let (id, _) = club.sessions(Period::ALWAYS).unwrap().pop().unwrap();
    assert_eq!(club.planned_rounds(id).unwrap(), None);
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn what_was_done_in_the_first_form_is_undone_in_the_newest() {
    let (_folder, path) = kept(1);
    let mut club = Club::open(&path).unwrap();
    for _ in 0..4 {
        club.undo(now()).unwrap();
    }
    assert!(club.members().unwrap().is_empty());
    for _ in 0..4 {
        club.redo(now()).unwrap();
    }
    let (id, member) = club.members().unwrap().remove(0);
    let called = Member {
        public_name: "たぬき".into(),
        ..member
    };
    club.correct_member(now(), id, &called).unwrap();
    for _ in 0..5 {
        club.undo(now()).unwrap();
    }
    for _ in 0..5 {
        club.redo(now()).unwrap();
    }
    assert_eq!(
        club.public_names().unwrap(),
        [(id, "たぬき".to_owned())].into()
    );
    drop(club);
    let club = Club::open(&path).unwrap();
    assert!(club.check().unwrap().is_empty());
    assert_eq!(club.members().unwrap().len(), 11);
}

#[test]
fn a_file_of_the_first_form_that_is_only_looked_at_cannot_be_written() {
    let (_folder, path) = kept(1);
    let mut club = Club::open_read_only(&path).unwrap();
    let error = club.add_member(now(), &member(77, "七")).unwrap_err();
    assert!(
        matches!(error, Error::Storage(Fault::ReadOnly)),
        "{error:?}"
    );
}

#[test]
fn a_backup_of_the_first_form_is_restored() {
    let (folder, path) = kept(1);
    let club = Club::open_read_only(&path).unwrap();
    let backup = club.backup(now(), folder.path().join("backups")).unwrap();
    let restored = folder.path().join("restored.hanchan");
    db::restore(&backup.path, &restored).unwrap();
    assert_eq!(told(&Club::open(&restored).unwrap()), told(&club));
}

/// What the fourth form has beside it: the schedule, the awards, what is said, and a name for the web page.
fn told_of_the_year(club: &Club) -> String {
    format!(
        "{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n",
        club.schedule_rules().unwrap(),
        club.schedule_exceptions().unwrap(),
        club.awards().unwrap(),
        club.remarks().unwrap(),
        club.public_names().unwrap()
    )
}

#[test]
fn a_file_of_the_fourth_form_keeps_the_year_and_can_hold_a_competition() {
    let (_folder, path) = kept(4);
    let looking = Club::open_read_only(&path).unwrap();
    let whole = |club: &Club| told(club) + &told_of_the_last_day(club) + &told_of_the_year(club);
    let seen = whole(&looking);
    drop(looking);
    let mut club = Club::open(&path).unwrap();
    assert!(club.check().unwrap().is_empty());
    assert_eq!(whole(&club), seen);
    insta::assert_snapshot!(seen);

    assert!(club.competitions().unwrap().is_empty());
    let day = competition::preset("haku-2015").unwrap();
    club.add_competition(now(), &day).unwrap();
    // The competition, and before it the last that was done in the fourth form: an import.
    for _ in 0..2 {
        club.undo(now()).unwrap();
    }
    assert!(club.competitions().unwrap().is_empty());
    assert!(club.public_names().unwrap().is_empty());
    assert!(club.check().unwrap().is_empty());
}

/// What the fifth form has beside it: a competition with its log, its rounds and how it stands.
fn told_of_the_competition(club: &Club) -> String {
    let mut text = String::new();
    for entry in club.competitions().unwrap() {
        let history = club.competition_history(entry.id).unwrap();
        let rounds = club.competition_rounds(entry.id).unwrap();
        let name = entry.competition.name();
        writeln!(text, "{name}: {rounds:?}").unwrap();
        for event in &history.events {
            writeln!(text, "{event:?}").unwrap();
        }
    }
    text
}

#[test]
fn a_file_of_the_fifth_form_keeps_its_competition_and_tells_what_becomes_of_it() {
    let (_folder, path) = kept(5);
    let whole = |club: &Club| {
        let of_the_day = told_of_the_last_day(club) + &told_of_the_year(club);
        told(club) + &of_the_day + &told_of_the_competition(club)
    };
    let looking = Club::open_read_only(&path).unwrap();
    let seen = whole(&looking);
    drop(looking);
    let club = Club::open(&path).unwrap();
    assert!(club.check().unwrap().is_empty());
    assert_eq!(whole(&club), seen);
    insta::assert_snapshot!(seen);
    drop(club);

    // What it holds has a fingerprint from now on: a name that rots is seen.
    let mut bytes = fs::read(&path).unwrap();
    let name = "石槗".as_bytes();
    let mut places = bytes.windows(name.len());
    let place = places.rposition(|some| some == name).unwrap();
    bytes[place + 2] ^= 1;
    fs::write(&path, bytes).unwrap();
    let found = Club::open_read_only(&path).and_then(|club| club.check());
    assert!(!found.is_ok_and(|found| found.is_empty()));
}

/// A column that came later changes no fingerprint, so that decay is seen before the file is changed.
#[test]
fn a_file_of_the_sixth_form_is_checked_before_it_is_changed_and_keeps_its_fingerprints() {
    let fingerprints = |path: &Path| -> Vec<(i64, Option<i64>, i64)> {
        let file = rusqlite::Connection::open(path).unwrap();
        let mut query = file
            .prepare("SELECT * FROM fingerprint ORDER BY operation")
            .unwrap();
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        rows.unwrap().map(Result::unwrap).collect()
    };
    let (_folder, path) = kept(6);
    let before = fingerprints(&path);
    let mut club = Club::open(&path).unwrap();
    let (id, member) = club.members().unwrap().remove(0);
    assert_eq!(member.beginner_until, None);
    let beginner = Member {
        beginner_until: Some(crate::support::day("2027-03-31")),
        ..member.clone()
    };
    club.correct_member(now(), id, &beginner).unwrap();
    assert_eq!(club.member_by_id(id).unwrap(), beginner);
    club.undo(now()).unwrap();
    assert_eq!(club.member_by_id(id).unwrap(), member);
    assert!(club.check().unwrap().is_empty());
    drop(club);
    assert_eq!(form(&path), NEWEST);
    assert_eq!(fingerprints(&path)[..before.len()], before);

    let (_folder, path) = kept(6);
    let mut bytes = fs::read(&path).unwrap();
    let name = "けんがく".as_bytes();
    let mut places = bytes.windows(name.len());
    let place = places.position(|some| some == name).unwrap();
    bytes[place + 2] ^= 1;
    fs::write(&path, &bytes).unwrap();
    assert!(Club::open(&path).is_err());
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_file_of_every_form_gets_the_newest_with_its_whole_history() {
    for older in 1..NEWEST {
        let (_folder, path) = kept(older);
        assert_eq!(form(&path), older);
        let looking = Club::open_read_only(&path).unwrap();
        assert!(looking.check().unwrap().is_empty(), "form {older}");
        let (history, records) = (history(&looking), looking.records(Period::ALWAYS).unwrap());
        assert!(history.len() > 6, "form {older}");
        drop(looking);

        let mut club = Club::open(&path).unwrap();
        assert_eq!(form(&path), NEWEST);
        assert!(club.check().unwrap().is_empty(), "form {older}");
        assert_eq!(self::history(&club), history, "form {older}");
        assert_eq!(club.records(Period::ALWAYS).unwrap(), records);

        let mut undone = 0;
        while club.undo(now()).is_ok() {
            undone += 1;
            assert!(club.check().unwrap().is_empty(), "form {older}: {undone}");
        }
        assert!(club.members().unwrap().is_empty(), "form {older}");
        for _ in 0..undone {
            club.redo(now()).unwrap();
        }
        assert_eq!(club.records(Period::ALWAYS).unwrap(), records);
        assert!(club.check().unwrap().is_empty(), "form {older}");
        drop(club);
        let club = Club::open(&path).unwrap();
        assert!(club.check().unwrap().is_empty(), "form {older}");
        let longer = self::history(&club);
        assert_eq!(longer.len(), history.len() + 2 * undone);
    }
}

/// The whole of it, and what each entry changed.
fn history(club: &Club) -> Vec<(HistoryEntry, Vec<String>)> {
    let entries = club.history(u32::MAX).unwrap().into_iter();
    entries
        .map(|entry| {
            let changes = club.changes_of(entry.id, u32::MAX).unwrap();
            let told = changes.iter().map(|change| format!("{change:?}"));
            (entry, told.collect())
        })
        .collect()
}

#[test]
fn hands_of_a_file_of_the_ninth_form_have_no_tiles_and_can_get_them() {
    let (_folder, path) = kept(9);
    let mut club = Club::open(&path).unwrap();
    let records = club.records(Period::ALWAYS).unwrap();
    let before = &records.hands[0];
    assert_eq!(before.entry.tiles, None);
    let (sheet, mut hands) = club.hanchan(before.hanchan).unwrap();
    hands[0].tiles = Some("22z 111z 555m (4444p) 789s".parse().unwrap());
    club.correct_hanchan(now(), before.hanchan, &sheet, &hands)
        .unwrap();
    assert_eq!(club.hanchan(before.hanchan).unwrap().1, hands);
    club.undo(now()).unwrap();
    assert_eq!(club.hanchan(before.hanchan).unwrap().1[0].tiles, None);
    club.redo(now()).unwrap();
    drop(club);
    let club = Club::open(&path).unwrap();
    assert_eq!(club.hanchan(before.hanchan).unwrap().1, hands);
    assert!(club.check().unwrap().is_empty());
}

//! A person's details go for good: from the record, from its history, and from the bytes of the file.

use crate::support::sheet::{entry, five};
use crate::support::{adjustment, club, day, member, now, refused};
use db::{Club, Member, Op, PlainRefusal, Refused, State};
use scoring::hand_value::Level;
use scoring::record::{HandEntry, Remark, Session};
use scoring::{Period, PersonId, standings};
use std::fs;
use tempfile::TempDir;

/// Everything that was ever written down about the person, and nowhere else.
const DETAILS: [&str; 14] = [
    "鈴木 權左衛門",
    "鈴木權左衛門",
    "すずき ごんざえもん",
    "すずきごんざえもん",
    "鈴木 權左エ門",
    "Suzuki Gonza",
    "男と自称",
    "1931-07-09",
    "1999-12-24",
    "電話 03-5555-0142",
    "ごんちゃん会長",
    "1932-03-31",
    "長いあいだの幹事役",
    "涙のツモ",
];

const REASON: &str = "三度目の遅刻のため";

fn suzuki() -> Member {
    Member {
        kana: "すずき ごんざえもん".into(),
        sex: "男と自称".into(),
        joined: Some(day("1931-07-09")),
        left: Some(day("1999-12-24")),
        note: "電話 03-5555-0142".into(),
        public_name: "ごんちゃん会長".into(),
        beginner_until: Some(day("1932-03-31")),
        ..member(77, "鈴木 權左衛門")
    }
}

/// Which of the details stand anywhere in the club's folder.
fn found(folder: &TempDir) -> Vec<&'static str> {
    let files = fs::read_dir(folder.path()).unwrap();
    let files = files.map(|file| file.unwrap().path());
    // Windows lets nobody read what holds the lock; nothing is ever written in it.
    let read = files.filter(|path| !path.to_string_lossy().ends_with(".lock"));
    let bytes: Vec<u8> = read.flat_map(|path| fs::read(path).unwrap()).collect();
    let holds = |text: &&str| {
        let text = text.as_bytes();
        bytes.windows(text.len()).any(|part| part == text)
    };
    DETAILS.into_iter().chain([REASON]).filter(holds).collect()
}

/// A club in which a member was misspelt, corrected, deleted, restored, entered twice and joined; played,
/// won, was written to and spoken of.
fn lived() -> (TempDir, Club, PersonId) {
    let (folder, mut club, mut people) = five();
    let misspelt = Member {
        name: "鈴木 權左エ門".into(),
        ..suzuki()
    };
    let first = club.add_member(now(), &misspelt).unwrap();
    club.correct_member(now(), first, &suzuki()).unwrap();
    club.delete_member(now(), first).unwrap();
    // Takes the id that is free.
    club.add_member(now(), &member(9, "髙橋 勇")).unwrap();
    let id = club.restore_member(now(), &suzuki()).unwrap();
    assert_ne!(first, id);
    let gone = club.add_member(now(), &member(78, "Suzuki Gonza")).unwrap();
    club.add_adjustment(now(), &adjustment(&club, gone, -2_000, REASON))
        .unwrap();
    club.merge_members(now(), id, gone).unwrap();
    people[1] = id;
    let sheet = entry(&club, &people);
    let hand = HandEntry {
        yaku: "国士無双".into(),
        note: "涙のツモ".into(),
        ..HandEntry::of(id, None, Level::Yakuman)
    };
    let hanchan = club
        .enter_hanchan(now(), &sheet, std::slice::from_ref(&hand))
        .unwrap();
    club.correct_hanchan(now(), hanchan, &sheet, &[hand.clone(), hand])
        .unwrap();
    let remark = |person, text: &str| Remark {
        period: Period::month_of(day("2025-04-02")),
        series: None,
        person,
        text: text.into(),
    };
    club.set_remark(now(), &remark(Some(id), "長いあいだの幹事役"))
        .unwrap();
    club.set_remark(now(), &remark(None, "鈴木權左衛門さんを迎えた月"))
        .unwrap();
    (folder, club, id)
}

/// What of the results must stay: by person, not by name.
fn results(club: &Club) -> Vec<String> {
    let records = club.records(Period::ALWAYS).unwrap();
    let hands = records
        .hands
        .iter()
        .map(|hand| format!("{:?} {}", hand.entry.level, hand.entry.yaku));
    standings(&records, records.club_kind())
        .iter()
        .map(|row| format!("{:?} {:?} {:?}", row.rank, row.person, row.tally))
        .chain(hands)
        .collect()
}

/// Erased after the one text about something else was corrected.
fn erased() -> (TempDir, Club, PersonId) {
    let (folder, mut club, id) = lived();
    assert_eq!(
        found(&folder).len(),
        DETAILS.len() + 1,
        "{:?}",
        found(&folder)
    );
    let mentions = club.preview_erasure(id).unwrap().mentions;
    assert_eq!(mentions.len(), 1, "{mentions:?}");
    assert_eq!(mentions[0].text, "鈴木權左衛門さんを迎えた月");
    let general = Remark {
        period: Period::month_of(day("2025-04-02")),
        series: None,
        person: None,
        text: "新しい会員を迎えた月".into(),
    };
    club.set_remark(now(), &general).unwrap();
    club.erase_member(now(), id).unwrap();
    (folder, club, id)
}

#[test]
fn nothing_of_the_details_is_left_in_the_file() {
    let (folder, mut club, id) = lived();
    let before = results(&club);
    let preview = club.preview_erasure(id).unwrap();
    assert_eq!(
        (preview.remarks, preview.reasons, preview.hand_notes),
        (1, 1, 2)
    );
    drop((folder, club));

    let (folder, again, id) = erased();
    club = again;
    assert_eq!(found(&folder), [""; 0]);
    assert_eq!(results(&club), before);
    let members = club.members().unwrap();
    let (_, left) = members.iter().find(|(other, _)| *other == id).unwrap();
    assert!(left.is_erased());
    assert_eq!((left.number, left.name.as_str()), (77, "会員77"));
    assert!(club.check().unwrap().is_empty());
    let others = ["会員1", "髙橋 勇"];
    assert!(
        others
            .iter()
            .all(|name| members.iter().any(|(_, member)| member.name == *name))
    );

    let latest = club.history(1).unwrap().remove(0);
    assert_eq!((latest.op, latest.state), (Op::EraseMember, State::Fixed));
    assert!(club.preview_erasure(id).unwrap().mentions.is_empty());
    club.erase_member(now(), id).unwrap();
    assert_eq!(results(&club), before);

    drop(club);
    let path = folder.path().join("club.hanchan");
    assert_eq!(results(&Club::open(path).unwrap()), before);
    assert_eq!(found(&folder), [""; 0]);
}

#[test]
fn undoing_everything_and_doing_it_again_brings_nothing_back() {
    let (folder, mut club, _) = erased();
    let after = results(&club);
    let mut undone = 0;
    while club.undo(now()).is_ok() {
        undone += 1;
        assert_eq!(found(&folder), [""; 0], "after {undone} steps back");
        assert!(club.check().unwrap().is_empty());
    }
    assert!(undone > 15, "{undone}");
    assert!(club.members().unwrap().is_empty());
    for step in 0..undone {
        club.redo(now()).unwrap();
        assert_eq!(found(&folder), [""; 0], "after {step} steps forward");
    }
    assert_eq!(results(&club), after);
    assert!(club.check().unwrap().is_empty());
    let told = format!("{:?}", club.history(u32::MAX).unwrap());
    assert!(!told.contains('權'));
}

#[test]
fn what_was_taken_back_goes_as_well_and_is_not_done_again() {
    let (folder, mut club, _) = five();
    let id = club.add_member(now(), &suzuki()).unwrap();
    let longer = Member {
        note: "長いあいだの幹事役".into(),
        ..suzuki()
    };
    club.correct_member(now(), id, &longer).unwrap();
    club.undo(now()).unwrap();
    club.erase_member(now(), id).unwrap();
    assert_eq!(found(&folder), [""; 0]);
    assert_eq!(
        refused(club.redo(now())),
        PlainRefusal::NothingToRedo.into()
    );
}

#[test]
fn others_keep_theirs_whatever_they_have_in_common() {
    let (_folder, mut club, _) = five();
    // Deleted, and somebody else gets the id.
    let tanaka = Member {
        note: "朝だけ".into(),
        ..member(40, "田中 花")
    };
    let id = club.add_member(now(), &tanaka).unwrap();
    club.delete_member(now(), id).unwrap();
    assert_eq!(club.add_member(now(), &suzuki()).unwrap(), id);
    let namesake = Member {
        number: 41,
        ..suzuki()
    };
    let other = club.add_member(now(), &namesake).unwrap();
    let reason = adjustment(&club, other, -2_000, "会場の都合");
    club.add_adjustment(now(), &reason).unwrap();
    club.erase_member(now(), id).unwrap();
    assert_eq!(club.deleted_members().unwrap(), [tanaka]);
    assert_eq!(club.member(41).unwrap().unwrap().1, namesake);
    let kept = &club.records(Period::ALWAYS).unwrap().adjustments[0];
    assert_eq!(kept.reason, "会場の都合");
    club.undo(now()).unwrap();
    club.undo(now()).unwrap();
    club.redo(now()).unwrap();
    assert_eq!(
        club.member(41).unwrap().unwrap().1,
        namesake,
        "in the history as well"
    );
}

#[test]
fn who_was_deleted_can_be_erased_too() {
    let (folder, mut club, _) = five();
    let id = club.add_member(now(), &suzuki()).unwrap();
    club.delete_member(now(), id).unwrap();
    assert_eq!(club.deleted_members().unwrap(), [suzuki()]);
    assert!(found(&folder).contains(&"電話 03-5555-0142"));
    club.erase_deleted_member(now(), 77).unwrap();
    assert_eq!(found(&folder), [""; 0]);
    let left = club.deleted_members().unwrap();
    assert!(left.len() == 1 && left[0].is_erased(), "{left:?}");
    // Where only the packing of the file failed, all of it is done again.
    club.erase_deleted_member(now(), 77).unwrap();
    assert!(matches!(
        refused(club.erase_deleted_member(now(), 78)),
        Refused::NoSuch { .. }
    ));
    club.undo(now()).unwrap();
    assert!(club.member(77).unwrap().unwrap().1.is_erased());
}

#[test]
fn what_others_wrote_is_named_before_and_left_to_people() {
    let (_folder, mut club) = club();
    let id = club.add_member(now(), &suzuki()).unwrap();
    let series = club.add_series(now(), "水曜会").unwrap();
    let session = Session {
        date: day("2025-04-02"),
        series,
        venue: String::new(),
        note: "鈴木 權左衛門さんの喜寿".into(),
    };
    club.add_session(now(), &session).unwrap();
    let friend = Member {
        note: "鈴木權左衛門の紹介".into(),
        ..member(2, "佐藤")
    };
    club.add_member(now(), &friend).unwrap();
    let mentions = club.preview_erasure(id).unwrap().mentions;
    let said: Vec<String> = mentions
        .iter()
        .map(|one| format!("{} {}: {}: {}", one.table, one.record, one.field, one.text))
        .collect();
    assert_eq!(
        said,
        [
            "member 2 (佐藤): note: 鈴木權左衛門の紹介",
            "session 2025-04-02 水曜会: note: 鈴木 權左衛門さんの喜寿",
        ]
    );
    club.erase_member(now(), id).unwrap();
    let (_, session) = club.sessions(Period::ALWAYS).unwrap().remove(0);
    assert_eq!(
        session.note, "鈴木 權左衛門さんの喜寿",
        "only people know what to write there"
    );
}

#[test]
fn a_journal_that_was_put_aside_goes_with_the_details_in_it() {
    let (folder, mut club, person) = lived();
    let names = [
        "club.hanchan-journal-kept-1",
        "club.hanchan-journal-kept-12",
    ];
    for name in names {
        fs::write(folder.path().join(name), suzuki().name).unwrap();
    }
    let another = folder.path().join("club.hanchan-journal-kept-by hand");
    fs::write(&another, "of a person").unwrap();
    club.erase_member(now(), person).unwrap();
    for name in names {
        assert!(!folder.path().join(name).exists(), "{name}");
    }
    assert!(another.exists());
}

/// What goes with the person is not among what somebody has to write anew.
#[test]
fn what_is_written_to_a_person_and_about_a_hand_of_theirs_is_no_mention() {
    let (_folder, mut club, people) = five();
    let id = people[1];
    let named = Member {
        note: "鈴木權左衛門は電話が苦手".into(),
        ..suzuki()
    };
    club.correct_member(now(), id, &named).unwrap();
    club.add_adjustment(now(), &adjustment(&club, id, -1_000, "鈴木權左衛門の遅刻"))
        .unwrap();
    let friends = adjustment(&club, people[0], 500, "鈴木權左衛門を手伝った");
    club.add_adjustment(now(), &friends).unwrap();
    let month = Period::month_of(day("2025-04-02"));
    let remark = Remark {
        period: month,
        series: None,
        person: Some(id),
        text: "鈴木權左衛門さんへ".into(),
    };
    club.set_remark(now(), &remark).unwrap();
    let hand = |winner, note: &str| HandEntry {
        note: note.into(),
        ..HandEntry::of(winner, None, Level::Mangan)
    };
    let hands = [
        hand(id, "鈴木權左衛門の初満貫"),
        hand(people[0], "鈴木權左衛門に教わった手"),
    ];
    let sheet = entry(&club, &people);
    club.enter_hanchan(now(), &sheet, &hands).unwrap();
    let mentions = club.preview_erasure(id).unwrap().mentions;
    let said: Vec<&str> = mentions.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(said, ["鈴木權左衛門に教わった手", "鈴木權左衛門を手伝った"]);
}

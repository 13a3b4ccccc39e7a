mod sealed_anew;
mod where_it_is_made;

use super::*;
use crate::club::NewClub;
use crate::club::import::{ImportFiles, ImportMode, Source};
use crate::error::PassphraseProblem;
use scoring::{Calendar, FiscalStart, Period, preset};
use std::io::Cursor;
use std::ops::ControlFlow;
use tempfile::TempDir;

/// Little work for each try: these tests are about everything else.
const LITTLE: u8 = 2;

const SAID: &str = "さくらの 花が 咲く庭で";

fn now() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 11, 22).unwrap();
    day.and_hms_opt(14, 32, 5).unwrap()
}

fn passphrase() -> Passphrase {
    Passphrase::chosen(SAID.into(), SAID).unwrap()
}

/// A club that has played, in a folder of its own.
fn club() -> (TempDir, Club) {
    let folder = TempDir::new().unwrap();
    let new = NewClub {
        name: "白樺<会>/東".into(),
        rules: preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    let mut club = Club::create(folder.path().join("club.hanchan"), &new, now()).unwrap();
    let members =
        "number,name,kana,note\n1,甲,こう,電話 090-5555-0142\n2,乙,おつ,\n3,丙,へい,\n4,丁,てい,\n";
    let results = "date,series,round,table,seat,member,points\n\
        2026-04-01,水曜会,1,A,E,1,42300\n2026-04-01,水曜会,1,A,S,2,31000\n\
        2026-04-01,水曜会,1,A,W,3,26700\n2026-04-01,水曜会,1,A,N,4,20000\n";
    let files = ImportFiles {
        members: Some(Source::new("members.csv", members)),
        results: Some(Source::new("results.csv", results)),
        ..ImportFiles::default()
    };
    let go_on = &mut |_| ControlFlow::Continue(());
    club.import(now(), &files, ImportMode::Store, go_on)
        .unwrap();
    (folder, club)
}

fn papers() -> Vec<Packed> {
    vec![("ルール表.pdf".to_owned(), b"%PDF-1.7".to_vec())]
}

/// A hand-over of that club, read from the disk.
fn made(folder: &TempDir, club: &Club, encrypted: bool) -> Vec<u8> {
    let place = folder.path().join("hand-over");
    let passphrase = passphrase();
    let encrypted = encrypted.then_some((&passphrase, LITTLE));
    let made = club
        .hand_over_at(now(), &place, &papers(), encrypted)
        .unwrap();
    assert_eq!((made.files, made.hanchan), (9, 1));
    let bytes = fs::read(&place).unwrap();
    fs::remove_file(&place).unwrap();
    bytes
}

/// What is left in a folder beside the club's own files and the hand-over.
fn left_in(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.starts_with("club.") && name != "given")
        .collect();
    names.sort();
    names
}

/// Opens these bytes as a file, and gives the fault; nothing may be left behind.
fn refused(folder: &TempDir, bytes: &[u8], passphrase: Option<&Passphrase>) -> Error {
    let received = folder.path().join("given");
    fs::write(&received, bytes).unwrap();
    let refused = open_hand_over(&received, folder.path().join("next"), passphrase).unwrap_err();
    assert_eq!(left_in(folder), [""; 0], "{refused}");
    assert_eq!(fs::read(&received).unwrap(), bytes, "it is left as it is");
    refused
}

fn fault(error: Error) -> Fault {
    match error {
        Error::File { path, fault } => {
            assert_eq!(path.file_name().unwrap(), "given", "{fault}");
            fault
        }
        other => panic!("{other}"),
    }
}

fn problem(error: &Error) -> PassphraseProblem {
    match error {
        Error::Refused(Refused::Passphrase(problem)) => *problem,
        other => panic!("{other}"),
    }
}

#[test]
fn a_club_comes_out_as_it_went_in() {
    let (folder, club) = club();
    for encrypted in [false, true] {
        let received = folder.path().join("given");
        fs::write(&received, made(&folder, &club, encrypted)).unwrap();
        let kind = hand_over_kind(&received).unwrap();
        assert_eq!(kind == Some(HandOverKind::Encrypted), encrypted);
        let into = folder.path().join("next");
        let opened = open_hand_over(&received, &into, encrypted.then(passphrase).as_ref()).unwrap();
        assert_eq!(opened.club, into.join("club.hanchan"));
        assert_eq!(opened.files, 9);
        let other = Club::open(&opened.club).unwrap();
        let all = |club: &Club| club.records(Period::ALWAYS).unwrap();
        assert_eq!(all(&other), all(&club));
        assert_eq!(other.members().unwrap(), club.members().unwrap());
        assert_eq!(other.settings().unwrap(), club.settings().unwrap());
        assert_eq!(other.history(10).unwrap(), club.history(10).unwrap());
        // The backup that came along is one of the club's own from now on.
        assert_eq!(
            other
                .backups_in(own_backup_folder(&opened.club))
                .unwrap()
                .len(),
            1
        );
        drop(other);

        // What is there stays.
        let before = fs::read(&opened.club).unwrap();
        let again = open_hand_over(&received, &into, encrypted.then(passphrase).as_ref());
        assert!(
            matches!(
                again,
                Err(Error::File {
                    fault: Fault::Exists,
                    ..
                })
            ),
            "{again:?}"
        );
        assert_eq!(fs::read(&opened.club).unwrap(), before);
        fs::remove_dir_all(&into).unwrap();
        // An empty folder may have been made for it, and looked at in the Finder.
        fs::create_dir(&into).unwrap();
        fs::write(into.join(".DS_Store"), "how it was looked at").unwrap();
        open_hand_over(&received, &into, encrypted.then(passphrase).as_ref()).unwrap();
        fs::remove_dir_all(&into).unwrap();
    }
}

#[test]
fn it_holds_what_the_page_says_and_the_details_of_members_in_the_clubs_file_alone() {
    let (folder, club) = club();
    let bytes = made(&folder, &club, false);
    let mut archive = zip::ZipArchive::new(Cursor::new(&bytes)).unwrap();
    let mut names: Vec<String> = Vec::new();
    for place in 0..archive.len() {
        let mut entry = archive.by_index(place).unwrap();
        let name = entry.name().unwrap().into_owned();
        let mut content = Vec::new();
        entry.read_to_end(&mut content).unwrap();
        let detail = "090-5555-0142".as_bytes();
        let has_detail = content.windows(detail.len()).any(|part| part == detail);
        assert_eq!(has_detail, name.ends_with(".hanchan"), "{name}");
        names.push(name);
    }
    assert_eq!(
        names,
        [
            "引継ぎ.json",
            "はじめにお読みください.html",
            "clubの控え/club-2026-11-22-143205.hanchan",
            "clubの控え/club-2026-11-22-143205.hanchan.sha256",
            "書類/ルール表.pdf",
            "設定/schedule.json",
            "設定/awards.json",
            "設定/rules/shirakaba-2025@1.json",
            "SHA256SUMS",
        ]
    );
    let mut page = String::new();
    let mut entry = archive.by_name("はじめにお読みください.html").unwrap();
    entry.read_to_string(&mut page).unwrap();
    for said in [
        "白樺&lt;会&gt;/東 引継ぎ",
        "令和8年11月22日14時32分",
        "clubの控え/club-2026-11-22-143205.hanchan",
        "<code>ルール表.pdf</code>",
        "<td>4人</td>",
        "<td>令和8年4月1日</td>",
        "前の係の方は決めていませんでした",
    ] {
        assert!(page.contains(said), "{said}");
    }
    // The months in the order of the fiscal year, those of the half-years with more to do.
    let months: Vec<&str> = page.split("<tr><th scope=\"row\">").skip(8).collect();
    assert_eq!(months.len(), 12);
    assert!(months[0].starts_with("4月") && months[0].contains("年度成績表"));
    assert!(months[6].starts_with("10月") && months[6].contains("半期成績表"));
}

#[test]
fn every_cut_and_every_changed_byte_is_refused() {
    let (folder, club) = club();
    let passphrase = passphrase();
    for encrypted in [false, true] {
        let whole = made(&folder, &club, encrypted);
        let why = |bytes: &[u8]| {
            let error = refused(&folder, bytes, Some(&passphrase));
            match &error {
                // The salt, the work and the wrapped key decide what the passphrase opens.
                Error::Refused(_) => assert_eq!(problem(&error), PassphraseProblem::Wrong),
                _ => assert!(
                    matches!(fault(error), Fault::BrokenHandOver(_) | Fault::NotAHandOver),
                    "{bytes:.20?}"
                ),
            }
        };
        let step = whole.len() / 60;
        for place in (0..whole.len())
            .step_by(step)
            .chain(whole.len() - 30..whole.len())
            .chain(0..30)
        {
            why(&whole[..place]);
            let mut flipped = whole.clone();
            flipped[place] ^= 1;
            why(&flipped);
        }
        why(&[&whole[..], b"x"].concat());
    }
}

#[test]
fn the_passphrase_must_be_given_and_be_the_right_one() {
    let (folder, club) = club();
    let bytes = made(&folder, &club, true);
    let needed = problem(&refused(&folder, &bytes, None));
    assert_eq!(needed, PassphraseProblem::Needed);
    let empty = problem(&refused(
        &folder,
        &bytes,
        Some(&Passphrase::existing(String::new())),
    ));
    assert_eq!(empty, PassphraseProblem::Needed);
    let other = Passphrase::existing(format!("{SAID} "));
    assert_eq!(
        problem(&refused(&folder, &bytes, Some(&other))),
        PassphraseProblem::Wrong
    );
    let (text, zip) = (String::from_utf8_lossy(&bytes), b"PK\x03\x04");
    assert!(!text.contains("club") && !bytes.windows(4).any(|part| part == zip));
}

/// Two mebibytes of papers, which no packing makes less, are far from too many.
#[test]
fn large_papers_come_along() {
    let (folder, club) = club();
    let mut state = 1_u64;
    let noise = std::iter::repeat_with(|| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        state.to_be_bytes()[0]
    });
    let paper: Vec<u8> = noise.take(2 * 1024 * 1024).collect();
    let papers = [("ルール表.pdf".to_owned(), paper.clone())];
    let given = folder.path().join("given");
    club.hand_over_at(now(), &given, &papers, None).unwrap();
    assert!(fs::metadata(&given).unwrap().len() > paper.len() as u64);
    let into = folder.path().join("next");
    open_hand_over(&given, &into, None).unwrap();
    let papers = fs::read_dir(into.join(PAPERS)).unwrap();
    let mut papers = papers.map(|entry| fs::read(entry.unwrap().path()).unwrap());
    assert_eq!(papers.next(), Some(paper));
}

/// What asks for more work than is ever asked for is refused before any is done.
#[test]
fn a_file_that_would_keep_the_computer_busy_is_refused() {
    let (folder, club) = club();
    let bytes = made(&folder, &club, true);
    let header = bytes.windows(3).position(|part| part == b" 2\n").unwrap();
    for work in ["19", "30", "63"] {
        let busy = [
            &bytes[..header],
            format!(" {work}\n").as_bytes(),
            &bytes[header + 3..],
        ]
        .concat();
        let fault = fault(refused(&folder, &busy, Some(&passphrase())));
        assert!(
            matches!(&fault, Fault::BrokenHandOver(why) if why.contains("more work")),
            "{fault}"
        );
    }
}

/// The crate would be busy for minutes with a beginning of so many lines; so it never sees it.
#[test]
fn a_beginning_that_does_not_end_is_refused() {
    let (folder, club) = club();
    let bytes = made(&folder, &club, true);
    let first = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    let lines = "-> x y\n".repeat(20_000);
    let long = [&bytes[..first], lines.as_bytes(), &bytes[first..]].concat();
    let endless = [&bytes[..first], lines.as_bytes()].concat();
    for bytes in [long, endless] {
        let fault = fault(refused(&folder, &bytes, Some(&passphrase())));
        assert!(
            matches!(&fault, Fault::BrokenHandOver(why) if why.contains("does not end")),
            "{fault}"
        );
    }
    // The form of age in letters alone is not read at all.
    let armored = format!("-----BEGIN AGE ENCRYPTED FILE-----\n{lines}");
    let armored = fault(refused(&folder, armored.as_bytes(), Some(&passphrase())));
    assert_eq!(armored, Fault::NotAHandOver);
}

#[test]
fn a_place_that_is_taken_and_a_club_that_is_not_sound_are_refused() {
    let (folder, club) = club();
    let place = folder.path().join("given");
    fs::write(&place, "mine").unwrap();
    let taken = club.hand_over_at(now(), &place, &[], None).unwrap_err();
    assert!(matches!(fault(taken), Fault::Exists));
    assert_eq!(fs::read(&place).unwrap(), b"mine");
    fs::remove_file(&place).unwrap();
    let nowhere = club.hand_over_at(now(), &folder.path().join("none/given"), &[], None);
    assert_eq!(fault(nowhere.unwrap_err()), Fault::NoPlace);

    club.connection
        .execute_batch("DROP TRIGGER seat_update; UPDATE seat SET base = base + 100, total = total + 100 WHERE seat = 0;")
        .unwrap();
    let unsound = club.hand_over_at(now(), &place, &[], None).unwrap_err();
    assert!(
        matches!(unsound, Error::Refused(Refused::NotSound(_))),
        "{unsound}"
    );
    assert_eq!(left_in(&folder), [""; 0]);
    assert!(!place.exists());
}

#[test]
fn one_that_a_service_keeps_elsewhere_is_told_as_that() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join(".given.icloud"), "").unwrap();
    let (file, into) = (folder.path().join("given"), folder.path().join("new"));
    for refused in [
        hand_over_kind(&file).unwrap_err(),
        open_hand_over(&file, &into, None).unwrap_err(),
    ] {
        assert_eq!(fault(refused), Fault::OnlineOnly);
    }
    assert!(!into.exists());
}

#[test]
fn the_file_is_named_after_the_club_and_the_day() {
    let day = now().date();
    let name = |club: &str, kind| hand_over_name(club, day, kind);
    assert_eq!(
        name("白樺会", HandOverKind::Open),
        "白樺会の引継ぎ 2026-11-22.zip"
    );
    assert_eq!(
        name("A/B", HandOverKind::Encrypted),
        "A_Bの引継ぎ 2026-11-22.zip.age"
    );
    assert_eq!(name(" / ", HandOverKind::Open), "_の引継ぎ 2026-11-22.zip");
    assert_eq!(name("..", HandOverKind::Open), "会の引継ぎ 2026-11-22.zip");
}

//! A new club and the sample club, made whole or not at all.

use super::*;

fn day() -> NaiveDateTime {
    "2026-11-21T09:00:00".parse().unwrap()
}

fn form() -> NewClubForm {
    NewClubForm {
        name: " 白樺会 ".into(),
        rules: "shirakaba-2025".into(),
        fiscal_start: 1,
        japanese_years: false,
        members: String::new(),
    }
}

#[test]
fn a_clubs_name_makes_a_files_name_on_every_system() {
    for (name, file) in [
        (" 白樺会 ", "白樺会.hanchan"),
        ("A/B:C\\D", "A_B_C_D.hanchan"),
        ("..", "会.hanchan"),
        ("", "会.hanchan"),
        ("𠮷田会.", "𠮷田会.hanchan"),
    ] {
        assert_eq!(file_name(name), file, "{name}");
    }
}

#[test]
fn a_pasted_list_arrives_in_the_new_file_just_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.hanchan");
    let members = pasted::members("3\t𠮷田 \"髙\"子\tよしだ, たかこ\n12\t=会");
    let new = form().read().unwrap();
    make(&path, &new, &members).unwrap();
    let club = Club::open(&path).unwrap();
    let stored: Vec<_> = club
        .members()
        .unwrap()
        .into_iter()
        .map(|(_, member)| (member.number, member.name, member.kana))
        .collect();
    assert_eq!(
        stored,
        [
            (3, "𠮷田 \"髙\"子".into(), "よしだ, たかこ".into()),
            (12, "=会".into(), String::new()),
        ]
    );
    assert_eq!(club.settings().unwrap().name, "白樺会");
    assert_eq!(
        std::fs::read_dir(folder.path())
            .unwrap()
            .filter(|entry| {
                !entry
                    .as_ref()
                    .unwrap()
                    .file_name()
                    .to_string_lossy()
                    .ends_with(".lock")
            })
            .count(),
        1,
        "nothing is left beside it"
    );
}

#[test]
fn a_club_that_cannot_be_filled_leaves_nothing_and_no_file_is_ever_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.hanchan");
    let new = form().read().unwrap();
    let twice = pasted::members("3\t青木\n3\t山田");
    let refused = make(&path, &new, &twice);
    assert!(matches!(refused, Err(Error::Import(_))));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    // As a program leaves it that is killed while it makes the club.
    std::fs::write(folder.path().join("new.hanchan.part"), "half").unwrap();
    make(&path, &new, &[]).unwrap();
    std::fs::write(&path, "mine").unwrap();
    let refused = WireError::from(make(&path, &new, &[]).unwrap_err());
    assert!(matches!(refused, WireError::FileExists { .. }));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
}

#[test]
fn the_sample_club_has_played_until_now() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sample.hanchan");
    make_sample(&path, day()).unwrap();
    let club = Club::open_read_only(&path).unwrap();
    let sessions = club.sessions(scoring::Period::ALWAYS).unwrap();
    let newest = sessions
        .iter()
        .map(|(_, session)| session.date)
        .max()
        .unwrap();
    assert!((day().date() - newest).num_days() < 60, "{newest}");
    assert_eq!(club.settings().unwrap().name, sample::NAME);
}

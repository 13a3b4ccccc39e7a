//! The same answers whatever language the system speaks, and files as its shells write them.

use crate::common::{Club, files_within, hanchan, hanchan_with, words};
use std::fs;
use std::process::Command;

/// What systems are set to. Turkish has other small letters, Estonian another alphabet, and C none
/// beyond ASCII.
const LANGUAGES: [&str; 7] = [
    "C",
    "C.UTF-8",
    "POSIX",
    "ja_JP.UTF-8",
    "ja_JP.SJIS",
    "tr_TR.UTF-8",
    "et_EE.ISO-8859-15",
];

/// What a run of the program says where the system is set to that language.
fn said_in(language: &str, arguments: &[&str]) -> (Option<i32>, Vec<u8>, Vec<u8>) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hanchan-under-test"));
    for name in ["LC_ALL", "LC_COLLATE", "LC_TIME", "LANG", "LANGUAGE"] {
        program.env(name, language);
    }
    let output = program.args(arguments).output().unwrap();
    (output.status.code(), output.stdout, output.stderr)
}

#[test]
fn days_amounts_and_order_are_the_same_in_every_language_of_the_system() {
    let club = Club::with_season();
    let file = club.path();
    for arguments in [
        &["standings", file][..],
        &["standings", file, "--json"],
        &["history", file, "--limit", "9"],
        &["check", file],
        &words(
            "schedule list {} --from R7.4.1 --to 令和7年9月30日",
            &[file],
        ),
        &["standings", file, "--from", "2025/13/1"],
        &["rules", "list", file],
        &["--help"],
    ] {
        let expected = said_in("ja_JP.UTF-8", arguments);
        assert_ne!((&expected.1[..], &expected.2[..]), (&b""[..], &b""[..]));
        for language in LANGUAGES {
            let said = said_in(language, arguments);
            assert!(said == expected, "{arguments:?} in {language}");
        }
    }
}

#[test]
fn papers_and_exports_are_the_same_in_every_language_of_the_system() {
    let club = Club::with_season();
    let written = |language: &str| {
        let folder = club.dir().join(format!("out-{language}"));
        fs::create_dir(&folder).unwrap();
        let paper = folder.join("half-year.pdf");
        let (out, paper) = (folder.to_str().unwrap(), paper.to_str().unwrap());
        for arguments in [
            &["export", club.path(), "--format", "csv", "--out", out][..],
            &words(
                "report half-year {} --year 2025 --half 1 --printed 2025-10-01 -o {}",
                &[club.path(), paper],
            ),
        ] {
            let (status, _, said) = said_in(language, arguments);
            assert_eq!(status, Some(0), "{}", String::from_utf8_lossy(&said));
        }
        files_within(&folder)
    };
    let expected = written("ja_JP.UTF-8");
    assert!(expected.len() > 3, "{:?}", expected.keys());
    for language in LANGUAGES
        .into_iter()
        .filter(|other| *other != "ja_JP.UTF-8")
    {
        let found = written(language);
        assert!(found.keys().eq(expected.keys()), "{language}");
        for (name, bytes) in &expected {
            assert!(found.get(name) == Some(bytes), "{name} in {language}");
        }
    }
}

fn in_utf16(text: &str) -> Vec<u8> {
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    units.flat_map(u16::to_le_bytes).collect()
}

/// `PowerShell` writes what a program says in UTF-16, or in UTF-8 with a mark at its beginning.
#[test]
fn what_a_shell_of_windows_wrote_is_read_again() {
    let club = Club::with_members();
    let printed = hanchan(&["awards"]).succeeds();
    let members = "number,name,kana,kind\r\n6,髙田 𠮷,たかだ,member\r\n";
    for (name, form) in [("marked", 8), ("wide", 16)] {
        let write = |file: &str, text: &str| {
            let place = club.dir().join(format!("{name}-{file}"));
            let bytes = if form == 16 {
                in_utf16(text)
            } else {
                format!("\u{feff}{text}").into_bytes()
            };
            fs::write(&place, bytes).unwrap();
            place.to_str().unwrap().to_owned()
        };
        let awards = write("awards.json", &printed.replace('\n', "\r\n"));
        hanchan(&["awards", club.path(), "--set", &awards]).succeeds();
        let rules = hanchan(&["rules", "show", "shirakaba-2025"]).succeeds();
        let rules = rules.replace("shirakaba-2025", &format!("{name}-rules"));
        let rules = write("rules.json", &rules);
        hanchan(&["rules", "add", club.path(), &rules]).succeeds();
        let members = write("members.csv", members);
        hanchan(&["import", club.path(), "--members", &members]).succeeds();
        hanchan(&["undo", club.path()]).succeeds();
    }
    let line = "{\"rules\":\"shirakaba-2025\",\"points\":[42300,31000,26700,20000]}\r\n";
    let plain = hanchan_with(&["score"], line).succeeds();
    let marked = hanchan_with(&["score"], &format!("\u{feff}{line}")).succeeds();
    assert_eq!(marked, plain);
    assert_eq!(plain.lines().count(), 1);
    let [kept, place, into] = ["kept.txt", "club.zip.age", "next"].map(|name| club.at(name));
    fs::write(&kept, in_utf16("sakura no hana ga\r\n")).unwrap();
    let made = ["--out", &place, "--encrypt", "--passphrase-file", &kept];
    hanchan(&[&["handover", "make", club.path()], &made[..]].concat()).succeeds();
    let open = words(
        "handover open {} --into {} --passphrase-file -",
        &[&place, &into],
    );
    hanchan_with(&open, "sakura no hana ga\n").succeeds();
}

#[test]
fn a_folder_in_the_place_of_a_file_is_told_as_one() {
    let club = Club::with_season();
    let folder = club.dir().join("folder");
    fs::create_dir(&folder).unwrap();
    let folder = folder.to_str().unwrap();
    for (arguments, status) in [
        (&["standings", folder][..], 1),
        (&["check", folder], 1),
        (&["undo", folder], 1),
        (&["import", club.path(), "--members", folder], 1),
        (&["rules", "add", club.path(), folder], 1),
        (&["awards", club.path(), "--set", folder], 1),
        (&["report", "rules", club.path(), "-o", folder], 2),
        (
            &words(
                "report monthly {} --month 2025-10 -o {}",
                &[club.path(), folder],
            ),
            2,
        ),
        (&["report", "web-page", club.path(), "-o", folder], 2),
    ] {
        let said = hanchan(arguments).fails(status);
        assert!(said.contains("is a folder"), "{arguments:?}: {said}");
        assert!(!said.contains("os error"), "{arguments:?}: {said}");
    }
}

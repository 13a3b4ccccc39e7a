//! A club is handed over in one file, and comes out of it whole at the next secretary's.

use crate::common::{
    Club, cases, files_within, hanchan, hanchan_with, holds, read, validate, words,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const SAID: &str = "さくらの 花が 咲く庭で";

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Makes a hand-over in a folder, under the usual name, and says where it is.
fn make(club: &Club, more: &[&str], input: &str) -> PathBuf {
    let out = club.dir().join("stick");
    fs::create_dir_all(&out).unwrap();
    let arguments = ["handover", "make", club.path(), "--out", text(&out)];
    let said = hanchan_with(&[&arguments[..], more].concat(), input).succeeds();
    let (path, said) = said.split_once(": verified, ").unwrap();
    assert!(!said.contains(SAID), "{said}");
    PathBuf::from(path)
}

fn exported(club: &str, out: &Path) -> BTreeMap<String, Vec<u8>> {
    hanchan(&["export", club, "--format", "jsonl", "--out", text(out)]).succeeds();
    files_within(out)
}

#[test]
fn the_next_secretary_has_the_same_club_and_a_page_that_explains_it() {
    let club = Club::with_season();
    let made = make(&club, &[], "");
    let name = made.file_name().unwrap().to_str().unwrap();
    assert!(name.starts_with("白樺会の引継ぎ 20"), "{name}");
    assert_eq!(made.extension().unwrap(), "zip");

    let into = club.dir().join("next");
    let said = hanchan(&["handover", "open", text(&made), "--into", text(&into)]).succeeds();
    let opened = into.join("club.hanchan");
    assert!(said.contains(text(&opened)), "{said}");
    let before = exported(club.path(), &club.dir().join("before"));
    assert_eq!(exported(text(&opened), &club.dir().join("after")), before);
    let history = |file: &str| hanchan(&["history", file, "--json"]).succeeds();
    assert_eq!(history(text(&opened)), history(club.path()));
    hanchan(&["check", text(&opened)]).succeeds();

    let there: Vec<String> = files_within(&into).into_keys().collect();
    let backup = there.iter().find(|name| name.ends_with(".sha256")).unwrap();
    let backup = backup.trim_end_matches(".sha256");
    assert!(backup.starts_with("clubの控え/club-20"), "{there:?}");
    let expected = [
        "SHA256SUMS",
        "club.hanchan",
        backup,
        &format!("{backup}.sha256"),
        "はじめにお読みください.html",
        "引継ぎ.json",
        "書類/ルール表.pdf",
        "書類/半期成績表-2025-04.pdf",
        "書類/点数計算表.pdf",
        "書類/記録用紙.pdf",
        "設定/awards.json",
        "設定/rules/shirakaba-2025@1.json",
        "設定/schedule.json",
    ];
    assert_eq!(there, expected);
    let page = into.join("はじめにお読みください.html");
    validate(text(&page));
    let page = read(&page);
    holds(
        &page,
        [
            "最初の日にすること",
            backup,
            "書類の一年",
            "半期成績表-2025-04.pdf",
            "土曜会、水曜会",
        ],
    );

    // The backup within is one, and what is there is left as it is.
    let back = club.dir().join("back.hanchan");
    hanchan(&["restore", text(&into.join(backup)), "--to", text(&back)]).succeeds();
    let before = files_within(&into);
    let again = hanchan(&["handover", "open", text(&made), "--into", text(&into)]).fails(2);
    assert!(again.contains("already there"), "{again}");
    assert_eq!(files_within(&into), before);
    let bytes = fs::read(&made).unwrap();
    let again = hanchan(&["handover", "make", club.path(), "--out", text(&made)]).fails(2);
    assert!(again.contains("already there"), "{again}");
    assert_eq!(fs::read(&made).unwrap(), bytes);
}

#[test]
fn encrypted_it_opens_by_the_passphrase_alone() {
    let club = Club::small();
    // As an editor writes it that marks the encoding.
    let kept = club.write("passphrase.txt", format!("\u{feff}{SAID}\r\nand more\n"));
    let made = make(&club, &["--encrypt", "--passphrase-file", &kept], "");
    assert!(text(&made).ends_with(".zip.age"), "{}", made.display());
    let bytes = fs::read(&made).unwrap();
    assert!(
        bytes.starts_with(b"age-encryption.org/v1\n-> scrypt "),
        "{:?}",
        &bytes[..40]
    );

    let into = club.dir().join("next");
    let before = files_within(club.dir());
    let open = ["handover", "open", text(&made), "--into", text(&into)];
    let by_input = [&open[..], &["--passphrase-file", "-"]].concat();
    for (arguments, input, status, word) in [
        (&open[..], "", 2, "--passphrase-file"),
        (&by_input, "", 2, "the file is encrypted"),
        (
            &by_input,
            "さくらの 花が 咲く庭に\n",
            2,
            "does not open the file",
        ),
    ] {
        let said = hanchan_with(arguments, input).fails(status);
        assert!(said.contains(word), "{said}");
        assert!(!said.contains("さくら"), "{said}");
        assert_eq!(files_within(club.dir()), before, "{word}");
    }
    hanchan_with(&by_input, &format!("{SAID}\n")).succeeds();
    let standings = |file: &str| hanchan(&["standings", file, "--json"]).succeeds();
    assert_eq!(
        standings(text(&into.join("club.hanchan"))),
        standings(club.path())
    );
}

/// Each line has what is asked, what is typed, the status and words of the answer; nothing is left of it.
fn refused(club: &Club, tries: &str) {
    let before = files_within(club.dir());
    for [line, input, status, told] in cases(tries) {
        let asked = words(line, &[]);
        let ended = club.hanchan_with(&[&["handover"], &asked[..]].concat(), input);
        holds(&ended.fails(status.parse().unwrap()), [told]);
        assert_eq!(files_within(club.dir()), before, "{line}");
    }
}

#[test]
fn what_cannot_be_opened_is_told_and_leaves_nothing() {
    let club = Club::small();
    let bytes = fs::read(make(&club, &[], "")).unwrap();
    club.write("made.zip", &bytes);
    club.write("cut.zip", &bytes[..bytes.len() / 2]);
    let mut flipped = bytes.clone();
    flipped[bytes.len() / 2] ^= 1;
    club.write("flipped.zip", &flipped);
    club.write("locked.zip.age", "age-encryption.org/v1\n-> X25519 abc\n");
    let tries = "
open cut.zip --into next |  | 1 | Copy it again
open flipped.zip --into next |  | 1 | Copy it again
open club.hanchan --into next |  | 1 | not a hand-over
open locked.zip.age --into next --passphrase-file - | さくらの 花が 咲く庭で | 1 | Copy it again
open missing.zip --into next |  | 1 | no such file
open made.zip --into missing/next |  | 1 | does not exist
open made.zip --into club.hanchan |  | 2 | already there
";
    refused(&club, tries);
}

#[test]
fn what_cannot_be_made_is_told_and_leaves_nothing() {
    let club = Club::small();
    club.write("other.zip", "no club");
    let tries = "
make other.zip --out out.zip |  | 1 | not a club's file
make club.hanchan --out missing/out.zip |  | 1 | does not exist
make club.hanchan --out out.zip --passphrase-file - | さくらの 花が 咲く庭で | 2 | --encrypt
make club.hanchan --out out.zip --encrypt --passphrase-file - | short | 2 | at least 10 characters
make club.hanchan --out out.zip --encrypt --passphrase-file - |  | 2 | at least 10 characters
make club.hanchan --out out.zip --encrypt |  | 2 | no terminal
";
    refused(&club, tries);
}

/// On a terminal of its own, which a script makes that not every system can run.
// Not on Windows: no program can make a console there and read what is shown on it but by calls that are
// not safe.
#[cfg(target_os = "linux")]
mod on_a_terminal {
    use super::{Club, SAID, hanchan, text};
    use crate::common::{output_of, words};
    use std::path::Path;
    use std::process::Command;

    /// Types those answers on a terminal, and gives back what it showed.
    fn typed(arguments: &[&str], answers: &[(&str, &str)], status: i32) -> String {
        let lines: Vec<String> = answers
            .iter()
            .map(|(question, answer)| format!("{question}\t{answer}\n"))
            .collect();
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/common/terminal.py");
        let mut python = Command::new("python3");
        python
            .args([
                "-I",
                text(&script),
                env!("CARGO_BIN_EXE_hanchan-under-test"),
            ])
            .args(arguments);
        let output = output_of(python, &lines.concat());
        let shown = String::from_utf8(output.stdout).unwrap();
        let cried = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{shown}{cried}");
        assert!(!shown.contains("さくら"), "{shown}");
        shown
    }

    #[test]
    fn the_passphrase_is_asked_for_twice_and_never_shown() {
        const FIRST: &str = "A passphrase for the file: ";
        const AGAIN: &str = "The same again: ";
        const GIVEN: &str = "The file's passphrase: ";
        let club = Club::small();
        let made = club.dir().join("made.zip.age");
        let making = words(
            "handover make {} --out {} --encrypt",
            &[club.path(), text(&made)],
        );
        let other = "さくらの 花が 散る庭で";
        let shown = typed(&making, &[(FIRST, SAID), (AGAIN, other)], 2);
        assert!(shown.contains("not the same"), "{shown}");
        assert!(!made.exists());
        let shown = typed(&making, &[(FIRST, SAID), (AGAIN, SAID)], 0);
        assert!(shown.contains("verified"), "{shown}");

        let into = club.dir().join("next");
        let open = ["handover", "open", text(&made), "--into", text(&into)];
        let shown = typed(&open, &[(GIVEN, other)], 2);
        assert!(shown.contains("does not open the file"), "{shown}");
        assert!(!into.exists());
        typed(&open, &[(GIVEN, SAID)], 0);
        hanchan(&["check", text(&into.join("club.hanchan"))]).succeeds();
    }
}

//! Files that may not become larger than an account allows: said in words, and nothing is left.

// Not on Windows: an account has no limit there to how large a file may become, and nothing to read has
// no end.
#![cfg(target_os = "linux")]
use crate::common::{Club, hanchan, names};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs `hanchan` in that folder, where no file may have more than that many blocks of 1,024 bytes.
fn limited(folder: &Path, blocks: u64, arguments: &[&str]) -> Output {
    let mut shell = Command::new("bash");
    let line = format!("ulimit -f {blocks}; exec \"$0\" \"$@\"");
    shell.args(["-c", &line, env!("CARGO_BIN_EXE_hanchan-under-test")]);
    shell.args(arguments).current_dir(folder);
    shell.stdin(Stdio::null()).output().unwrap()
}

#[test]
fn a_file_that_may_not_become_larger_is_told_and_left_as_it_was() {
    let season = Club::with_season();
    let whole = season.bytes();
    let mut members = "number,name,kana,kind,note\n".to_owned();
    for number in 900..1_000 {
        let note = "長い覚え書き".repeat(100);
        writeln!(members, "{number},会員{number},かいいん,member,{note}").unwrap();
    }
    let blocks = u64::try_from(whole.len()).unwrap() / 1_024;
    let mut stopped = 0;
    for blocks in [0, 4, 64, blocks, blocks + 40] {
        for line in [
            "import club.hanchan --members members.csv",
            "undo club.hanchan",
            "erase club.hanchan --member 1 --for-good",
            "report rules club.hanchan -o paper.pdf",
            "export club.hanchan --format csv --out stick",
            "new made.hanchan",
            "backup club.hanchan --to stick",
            "handover make club.hanchan --out stick",
            "archive club.hanchan --out archive",
        ] {
            let folder = tempfile::tempdir().unwrap();
            let folder = folder.path();
            fs::write(folder.join("club.hanchan"), &whole).unwrap();
            fs::write(folder.join("members.csv"), &members).unwrap();
            fs::create_dir(folder.join("stick")).unwrap();
            let arguments: Vec<&str> = line.split(' ').collect();
            let output = limited(folder, blocks, &arguments);
            if output.status.success() {
                continue;
            }
            stopped += 1;
            let said = String::from_utf8(output.stderr).unwrap();
            let told = format!("{line} with {blocks} KiB: {said}");
            assert_eq!(output.status.code(), Some(1), "{told}");
            assert!(
                said.contains("no file may become larger than this account allows (`ulimit -f`)"),
                "{told}"
            );
            assert!(!said.contains("damaged"), "{told}");
            let left = ["club.hanchan", "members.csv", "stick"];
            assert_eq!(names(folder), left, "{told}");
            assert_eq!(names(&folder.join("stick")), Vec::<String>::new(), "{told}");
            assert!(
                fs::read(folder.join("club.hanchan")).unwrap() == whole,
                "{told}"
            );
        }
    }
    assert!(stopped > 20, "{stopped}");
    hanchan(&["check", season.path()]).succeeds();
}

#[test]
fn what_has_no_end_is_not_read_for_ever() {
    let club = Club::new();
    let before = club.bytes();
    let endless = ["endless.json", "endless.csv"].map(|name| {
        let path = club.dir().join(name);
        std::os::unix::fs::symlink("/dev/zero", &path).unwrap();
        path.to_str().unwrap().to_owned()
    });
    let [json, csv] = endless.each_ref().map(String::as_str);
    for arguments in [
        &["rules", "add", club.path(), json][..],
        &["awards", club.path(), "--set", json],
        &["competition", "new", club.path(), "--settled", json],
        &["score", "--rules", json],
        &["import", club.path(), "--members", csv],
        &["import", club.path(), "--awards", json],
    ] {
        let said = hanchan(arguments).fails(2);
        assert!(said.contains("endless."), "{arguments:?}: {said}");
    }
    assert!(club.bytes() == before);
}

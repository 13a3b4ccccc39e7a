//! Documents go wherever people put them: into files, and straight into pipes and devices.

use crate::common::{Club, hanchan, holds, names};
use std::fs;
use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::{Command, Output, Stdio};

/// What a shell makes of a line, with the club's file in `$CLUB` and the program in `$HANCHAN`.
#[cfg(target_os = "linux")]
fn shell(club: &Club, line: &str) -> Output {
    let mut shell = Command::new("bash");
    shell.args(["-c", &format!("set -o pipefail; {line}")]);
    shell.env("HANCHAN", env!("CARGO_BIN_EXE_hanchan-under-test"));
    shell.env("CLUB", club.path()).current_dir(club.dir());
    shell.stdin(Stdio::null()).output().unwrap()
}

#[cfg(target_os = "linux")]
const SHEET: &str = "\"$HANCHAN\" report rules \"$CLUB\" --printed 2025-10-01 -o";

/// A club, and the document as it is in a file.
#[cfg(target_os = "linux")]
fn club() -> (Club, Vec<u8>) {
    let club = Club::with_members();
    let output = shell(&club, &format!("{SHEET} sheet.pdf"));
    assert!(output.status.success(), "{output:?}");
    let sheet = fs::read(club.dir().join("sheet.pdf")).unwrap();
    fs::remove_file(club.dir().join("sheet.pdf")).unwrap();
    (club, sheet)
}

// Not on Windows: standard output has no name there.
#[cfg(target_os = "linux")]
#[test]
fn a_document_goes_straight_to_standard_output() {
    let (club, sheet) = club();
    for place in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
        let output = shell(&club, &format!("{SHEET} {place} | cat"));
        assert!(output.status.success(), "{place}: {output:?}");
        assert!(output.stdout == sheet, "{place} in a pipe");
        // Into a file, and after what is there already.
        let line = format!("echo before > all; {SHEET} {place} >> all; echo after >> all");
        let output = shell(&club, &line);
        assert!(output.status.success(), "{place}: {output:?}");
        let all = fs::read(club.dir().join("all")).unwrap();
        assert!(
            all == [b"before\n", &sheet[..], b"after\n"].concat(),
            "{place} in a file"
        );
        let line = format!("({SHEET} {place}; echo after) > all");
        let output = shell(&club, &line);
        assert!(output.status.success(), "{place}: {output:?}");
        let all = fs::read(club.dir().join("all")).unwrap();
        assert!(all == [&sheet[..], b"after\n"].concat(), "{place} in turn");
        fs::remove_file(club.dir().join("all")).unwrap();
    }
    assert_eq!(names(club.dir()), ["club.hanchan", "members.csv"]);
}

// Not on Windows: what a program has open has no name there.
#[cfg(target_os = "linux")]
#[test]
fn another_open_file_is_written_to_as_it_is() {
    let (club, sheet) = club();
    let line = format!("echo before > all; {SHEET} /dev/fd/3 3>> all");
    let output = shell(&club, &line);
    assert!(output.status.success(), "{output:?}");
    let all = fs::read(club.dir().join("all")).unwrap();
    assert!(all == [b"before\n", &sheet[..]].concat());
    // The program's own answer: the shell's, of a reader that has ended already, is anything.
    let line = format!("{SHEET} >(cat > copy); said=$?; wait $!; exit $said");
    let output = shell(&club, &line);
    assert!(output.status.success(), "{output:?}");
    assert!(fs::read(club.dir().join("copy")).unwrap() == sheet);
    assert_eq!(
        names(club.dir()),
        ["all", "club.hanchan", "copy", "members.csv"]
    );
}

// Not on Windows: pipes and devices that are full have no names there; what is written to standard output is
// tried beside this.
#[cfg(target_os = "linux")]
#[test]
fn a_reader_that_goes_away_is_no_error_and_a_full_disk_is_one() {
    use std::os::unix::fs::FileTypeExt;
    let (club, _) = club();
    let output = shell(&club, &format!("{SHEET} /dev/stdout | true"));
    assert!(output.status.success(), "{output:?}");
    assert_eq!(output.stderr, b"");
    // A pipe holds 64 KiB; the document is longer and its reader takes the beginning.
    let output = shell(&club, &format!("{SHEET} /dev/stdout | head -c 4"));
    assert!(output.status.success(), "{output:?}");
    assert_eq!(output.stdout, b"%PDF");
    let output = shell(&club, &format!("{SHEET} >(true)"));
    assert!(output.status.success(), "{output:?}");
    for line in [
        format!("{SHEET} /dev/stdout > /dev/full"),
        format!("{SHEET} /dev/full"),
    ] {
        let output = shell(&club, &line);
        assert_eq!(output.status.code(), Some(1), "{line}: {output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    let output = shell(&club, &format!("{SHEET} /dev/null"));
    assert!(output.status.success(), "{output:?}");
    let null = fs::metadata("/dev/null").unwrap();
    assert!(null.file_type().is_char_device(), "it is a device still");
    assert_eq!(names(club.dir()), ["club.hanchan", "members.csv"]);
}

// Not on Windows: a pipe with a name lies in no folder there.
#[cfg(target_os = "linux")]
#[test]
fn a_pipe_with_a_name_is_written_to_and_stays_one() {
    use std::fs::File;
    use std::io::Read;
    use std::os::unix::fs::FileTypeExt;
    use std::thread;
    let (club, sheet) = club();
    let pipe = club.dir().join("pipe");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let whole = pipe.clone();
    let reader = thread::spawn(move || {
        let mut read = Vec::new();
        File::open(whole).unwrap().read_to_end(&mut read).unwrap();
        read
    });
    let output = shell(&club, &format!("{SHEET} pipe"));
    assert!(output.status.success(), "{output:?}");
    assert!(reader.join().unwrap() == sheet);
    let begun = pipe.clone();
    let reader = thread::spawn(move || {
        let mut read = [0; 4];
        File::open(begun).unwrap().read_exact(&mut read).unwrap();
        read
    });
    let output = shell(&club, &format!("{SHEET} pipe"));
    assert!(output.status.success(), "{output:?}");
    assert_eq!(&reader.join().unwrap(), b"%PDF");
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(names(club.dir()), ["club.hanchan", "members.csv", "pipe"]);
}

#[test]
fn a_folder_is_no_place_for_a_document() {
    let club = Club::with_members();
    let papers = club.dir().join("papers");
    fs::create_dir(&papers).unwrap();
    let papers = papers.to_str().unwrap();
    for place in [papers, &format!("{papers}/"), &format!("{papers}/.")] {
        let said = hanchan(&["report", "rules", club.path(), "-o", place]).fails(2);
        holds(&said, ["is a folder; name a file in it"]);
    }
    for arguments in [
        &["schedule", "ics", club.path(), "-o", club.folder()][..],
        &["report", "rules", club.path(), "-o", club.folder()],
    ] {
        let said = hanchan(arguments).fails(2);
        assert!(said.contains("is a folder"), "{said}");
    }
    assert_eq!(names(club.dir()), ["club.hanchan", "members.csv", "papers"]);
    assert_eq!(names(Path::new(papers)), Vec::<String>::new());
}

/// What is a folder to a command is no device, and nothing becomes of that.
#[test]
fn devices_are_no_place_for_what_needs_a_file_or_a_folder() {
    let club = Club::with_members();
    let devices = if cfg!(windows) {
        ["NUL", "CON"]
    } else {
        ["/dev/null", "/dev/stdout"]
    };
    for device in devices {
        for arguments in [
            &["new", device][..],
            &["backup", club.path(), "--to", device],
            &["archive", club.path(), "--out", device],
            &["export", club.path(), "--format", "csv", "--out", device],
            &["handover", "make", club.path(), "--out", device],
            &["demo", device, "--members", "4", "--months", "1"],
        ] {
            let ended = hanchan(arguments);
            let status = ended.output.status.code();
            let said = ended.stderr();
            assert!(matches!(status, Some(1 | 2)), "{arguments:?}: {said}");
            assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
        }
    }
    if cfg!(unix) {
        assert!(fs::File::open(devices[0]).is_ok(), "it is there still");
    }
    assert_eq!(names(club.dir()), ["club.hanchan", "members.csv"]);
}

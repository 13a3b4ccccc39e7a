use super::{AtomicFile, Existing, in_turn, stale_pdfs, write_together, write_whole};
use crate::error::{Error, Fault};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn is_taken(result: &Result<AtomicFile, Error>) -> bool {
    matches!(
        result,
        Err(Error::File {
            fault: Fault::Exists,
            ..
        })
    )
}

#[test]
fn a_document_replaces_an_older_one_but_never_a_club() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("march.pdf");
    write_whole(&place, b"old").unwrap();
    write_whole(&place, b"new").unwrap();
    assert_eq!(fs::read(&place).unwrap(), b"new");
    // Whatever it is called, and however little of it is sound.
    let mut club = vec![0; 100];
    club[..16].copy_from_slice(b"SQLite format 3\0");
    club[68..72].copy_from_slice(&crate::files::club_header::APPLICATION_ID.to_be_bytes());
    fs::write(&place, &club).unwrap();
    for refused in [
        write_whole(&place, b"new"),
        write_together(&[(place.clone(), b"new".to_vec())]),
    ] {
        let fault = refused.unwrap_err();
        assert!(fault.to_string().contains("choose another name"), "{fault}");
    }
    assert_eq!(fs::read(&place).unwrap(), club);
}

/// `SQLite` reads and writes what a club's file is made in; whoever kept it from one could spoil it.
#[cfg(windows)]
#[test]
fn nobody_opens_a_file_under_way_who_forbids_reading_or_writing() {
    use std::os::windows::fs::OpenOptionsExt;
    let folder = TempDir::new().unwrap();
    let file = AtomicFile::new(&folder.path().join("club.hanchan"), Existing::Refuse).unwrap();
    // What others may do then, by Windows' numbers: read 1, write 2, delete 4.
    for others in 0..8 {
        let mut scanner = fs::OpenOptions::new();
        let opened = scanner.read(true).share_mode(others).open(file.part());
        assert_eq!(opened.is_ok(), others & 3 == 3, "{others}");
    }
}

#[test]
fn where_the_folder_is_missing_that_is_said() {
    let folder = TempDir::new().unwrap();
    let [gone, file] = ["gone", "file"].map(|name| folder.path().join(name));
    fs::write(&file, "").unwrap();
    for missing in [gone, file] {
        for existing in [Existing::Replace, Existing::Refuse] {
            let place = missing.join("march.pdf");
            let error = AtomicFile::new(&place, existing).unwrap_err();
            let said = format!("{}: its folder does not exist", place.display());
            assert!(error.to_string().starts_with(&said), "{error}");
        }
    }
}

#[test]
fn a_name_is_not_taken_before_the_file_is_whole_and_then_by_the_first() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("club.hanchan");
    // What a program that was killed leaves.
    for left in [
        "club.hanchan.part",
        "club.hanchan.part-journal",
        "club.hanchan.lock",
    ] {
        fs::write(folder.path().join(left), "half").unwrap();
    }
    let first = AtomicFile::new(&place, Existing::Refuse).unwrap();
    assert!(!place.exists(), "a kill here would leave the name taken");
    assert!(
        is_taken(&AtomicFile::new(&place, Existing::Refuse)),
        "by two"
    );
    first.write(b"whole").unwrap();
    first.commit().unwrap();
    assert!(is_taken(&AtomicFile::new(&place, Existing::Refuse)));
    assert_eq!(fs::read(&place).unwrap(), b"whole");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn what_came_to_the_place_meanwhile_stays() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("club.hanchan");
    let late = AtomicFile::new(&place, Existing::Refuse).unwrap();
    fs::write(&place, "another's").unwrap();
    late.write(b"ours").unwrap();
    late.commit().unwrap_err();
    assert_eq!(fs::read(&place).unwrap(), b"another's");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn where_some_of_several_are_new_nobody_says_that_nothing_was_changed() {
    let failed = |at: usize| {
        let done = in_turn(
            ["a.pdf", "b.pdf", "c.pdf"].iter().enumerate(),
            |(turn, name)| {
                if turn == at {
                    return Err(Error::file(Path::new(name), Fault::InUse));
                }
                Ok(())
            },
        );
        done.map_err(|error| error.to_string())
    };
    let first = failed(0).unwrap_err();
    assert!(first.starts_with("a.pdf: ") && first.contains("nothing was changed"));
    for (at, name) in [(1, "b.pdf: "), (2, "c.pdf: ")] {
        let said = failed(at).unwrap_err();
        assert!(said.starts_with(name) && said.contains("others that belong with it are new"));
        assert!(!said.contains("nothing was changed"), "{said}");
    }
    failed(3).unwrap();
}

#[test]
fn nothing_is_written_after_it_is_on_the_disk() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("march.pdf");
    let mut file = AtomicFile::new(&place, Existing::Replace).unwrap();
    file.write(b"first, ").unwrap();
    file.write(b"second").unwrap();
    file.sync().unwrap();
    file.write(b"third").unwrap_err();
    file.commit().unwrap();
    assert_eq!(fs::read(&place).unwrap(), b"first, second");
}

#[test]
fn no_document_replaces_a_folder() {
    let folder = TempDir::new().unwrap();
    let refused = write_whole(folder.path(), b"new").unwrap_err();
    let exists = matches!(
        refused,
        Error::File {
            fault: Fault::Exists,
            ..
        }
    );
    assert!(exists, "{refused}");
    // One that is called as where the system keeps what is open is as any other.
    let place = folder.path().join("fd").join("march.pdf");
    fs::create_dir(folder.path().join("fd")).unwrap();
    write_whole(&place, b"new").unwrap();
    assert_eq!(fs::read(&place).unwrap(), b"new");
}

// Not on Windows: pipes, devices that are full and what a program has open have no names there.
#[test]
#[cfg(target_os = "linux")]
fn what_leads_out_of_the_program_is_written_to_as_it_is() {
    use std::io::Read;
    use std::os::fd::AsRawFd;
    let name = |file: &dyn AsRawFd| format!("/proc/self/fd/{}", file.as_raw_fd());
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("out");
    fs::write(&place, "first, ").unwrap();
    let out = fs::File::open(&place).unwrap();
    write_whole(name(&out), b"second").unwrap();
    assert_eq!(fs::read(&place).unwrap(), b"first, second");

    // Whoever stops reading has had enough; a device that takes nothing has not.
    let (mut reader, writer) = std::io::pipe().unwrap();
    let reading = std::thread::spawn(move || reader.read_exact(&mut [0; 10]));
    write_whole(name(&writer), &vec![b'x'; 1 << 20]).unwrap();
    reading.join().unwrap().unwrap();
    write_whole("/dev/full", b"x").unwrap_err();
}

#[test]
fn stale_pdfs_are_those_that_were_not_just_written() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    for name in ["b.pdf", "a.pdf", "._b.pdf", "new.pdf", "list.csv", "pdf"] {
        fs::write(at(name), "").unwrap();
    }
    let left = stale_pdfs(folder.path(), &[(at("new.pdf"), Vec::new())]);
    assert_eq!(left.unwrap(), [at("a.pdf"), at("b.pdf")]);
    assert!(stale_pdfs(&at("none"), &[]).unwrap().is_empty());
}

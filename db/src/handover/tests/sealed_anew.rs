//! Whoever knows the form can seal anything as a hand-over is sealed.

use super::{club, fault, now, papers, refused};
use crate::backup::sha256_of_bytes;
use crate::error::{Error, Fault};
use crate::handover::packed::{self, Packed, pack};
use crate::handover::{About, FORM};
use std::fs;
use std::io::{Cursor, Write};
use tempfile::TempDir;
use zip::write::SimpleFileOptions;

/// A hand-over of any files, sealed as a real one is.
fn sealed(about: &About, files: &[Packed]) -> Vec<u8> {
    pack(now(), about, files).unwrap()
}

fn about() -> About {
    About {
        form: FORM,
        club: "白樺会".into(),
        at: now(),
        backup: "clubの控え/club-2026-11-22-143205.hanchan".into(),
    }
}

#[test]
fn what_a_newer_version_made_is_refused_as_such() {
    let (folder, club) = club();
    let newer = About {
        form: FORM + 1,
        ..about()
    };
    let other_kind = vec![("新しいもの.xyz".to_owned(), vec![1])];
    let of_form = fault(refused(&folder, &sealed(&newer, &other_kind), None));
    assert_eq!(of_form, Fault::Newer { found: 2, known: 1 });

    let mut bytes = fs::read(club.path()).unwrap();
    bytes[60..64].copy_from_slice(&9_999_u32.to_be_bytes());
    let of_club = fault(refused(&folder, &with_club(&bytes), None));
    assert!(
        matches!(of_club, Fault::Newer { found: 9_999, .. }),
        "{of_club}"
    );
}

/// A hand-over whose copy of the club's file is this, with the right checksums.
fn with_club(bytes: &[u8]) -> Vec<u8> {
    let sum = sha256_of_bytes(bytes);
    let name = about().backup;
    let beside = format!("{sum}  club-2026-11-22-143205.hanchan\n").into_bytes();
    sealed(
        &about(),
        &[
            (name.clone(), bytes.to_vec()),
            (format!("{name}.sha256"), beside),
        ],
    )
}

/// Whoever seals a file anew can make it say anything, and gets no further than that.
#[test]
fn a_sealed_file_that_is_no_real_hand_over_is_refused_and_writes_nothing_elsewhere() {
    let (folder, _club) = club();
    let elsewhere = folder.path().join("elsewhere.pdf");
    let absolute = elsewhere.display().to_string();
    for name in [
        "../elsewhere.pdf",
        "書類/../../elsewhere.pdf",
        absolute.as_str(),
        "C:\\elsewhere.pdf",
        "書類\\成績.pdf",
        "書類//成績.pdf",
        ".隠し.pdf",
        "成績.exe",
        "書類/成績.pdf:隠し.pdf",
        "引継ぎ.json/成績.pdf",
    ] {
        let files = [(name.to_owned(), b"x".to_vec())];
        let fault = fault(refused(&folder, &sealed(&about(), &files), None));
        assert!(matches!(fault, Fault::BrokenHandOver(_)), "{name}: {fault}");
        assert!(!elsewhere.exists(), "{name}");
    }
    for files in [
        vec![],
        papers(),
        vec![(about().backup, b"no club".to_vec())],
    ] {
        let fault = fault(refused(&folder, &sealed(&about(), &files), None));
        assert!(matches!(fault, Fault::BrokenHandOver(_)), "{fault}");
    }
    let no_club = fault(refused(&folder, &with_club(&[0; 4_096]), None));
    assert!(matches!(no_club, Fault::BrokenHandOver(_)), "{no_club}");
    let many: Vec<Packed> = (0..1_000)
        .map(|n| (format!("{n}.pdf"), Vec::new()))
        .collect();
    let many = fault(refused(&folder, &sealed(&about(), &many), None));
    assert!(matches!(many, Fault::BrokenHandOver(_)), "{many}");
    // Some other archive is none.
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("写真.pdf", SimpleFileOptions::default())
        .unwrap();
    zip.write_all(b"x").unwrap();
    let other = zip.finish().unwrap().into_inner();
    assert_eq!(fault(refused(&folder, &other, None)), Fault::NotAHandOver);
}

/// What it unpacks to is counted while it is unpacked.
#[test]
fn no_more_is_unpacked_than_there_may_be() {
    let folder = TempDir::new().unwrap();
    let bytes = sealed(&about(), &[("零.pdf".to_owned(), vec![0; 1_000_000])]);
    assert!(bytes.len() < 5_000);
    let unpacked = |most| packed::unpack(&bytes, &folder.path().join(format!("{most}")), most);
    let too_large = unpacked(999_999).unwrap_err();
    assert!(
        matches!(too_large, Error::Storage(Fault::TooLarge { most: 999_999 })),
        "{too_large}"
    );
    assert_eq!(unpacked(1_100_000).unwrap().len(), 3);
}

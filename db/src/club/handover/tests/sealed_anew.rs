//! Whoever knows the form can seal anything as a hand-over is sealed.

use super::{club, fault, made, now, papers, refused};
use crate::club::handover::packed::{self, Packed, pack};
use crate::club::handover::{About, FORM, PAGE, open_hand_over};
use crate::error::{Error, Fault};
use crate::files::checksum::sha256_of_bytes;
use std::fs;
use std::io::{Cursor, Read, Write};
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
    let deep = format!("書類/{}成績.pdf", "深い/".repeat(300));
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
        // Pages are programs as well, and only one is ours.
        "成績.html",
        "書類/成績.html",
        "設定/はじめにお読みください.html",
        // Nothing lies in a folder of another kind, or deeper than what is ours.
        "成績.pdf",
        "設定.json",
        "書類/設定.json",
        "書類/2026/成績.pdf",
        "設定/成績.pdf",
        "設定/rules/古い/haku-2015@1.json",
        "設定/schedule.json/schedule.json",
        "ほかの控え/club-2026-11-22-143205.hanchan",
        "clubの控え/club-2026-11-22-143206.hanchan",
        "clubの控え/club-2026-11-22-143205.hanchan.sha256.sha256",
        "clubの控え/成績.pdf",
        "club.hanchan",
        "club.hanchan-journal",
        "引継ぎ.html",
        deep.as_str(),
    ] {
        let files = [(name.to_owned(), b"x".to_vec())];
        let fault = fault(refused(&folder, &sealed(&about(), &files), None));
        assert!(
            matches!(&fault, Fault::BrokenHandOver(why) if why.contains("no hand-over has")),
            "{name}: {fault}"
        );
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
        .map(|n| (format!("書類/{n}.pdf"), Vec::new()))
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
    let bytes = sealed(&about(), &[("書類/零.pdf".to_owned(), vec![0; 1_000_000])]);
    assert!(bytes.len() < 5_000);
    let unpacked = |most| {
        packed::unpack(
            &bytes,
            &about(),
            &folder.path().join(format!("{most}")),
            most,
        )
    };
    let too_large = unpacked(999_999).unwrap_err();
    assert!(
        matches!(too_large, Error::Storage(Fault::TooLarge { most: 999_999 })),
        "{too_large}"
    );
    assert_eq!(unpacked(1_100_000).unwrap().len(), 3);
}

/// A page that somebody else wrote does not come out, whatever is in it.
#[test]
fn the_page_is_written_anew() {
    let (folder, club) = club();
    let real = made(&folder, &club, false);
    let mut archive = zip::ZipArchive::new(Cursor::new(&real)).unwrap();
    let mut files: Vec<Packed> = Vec::new();
    for place in 0..archive.len() {
        let mut entry = archive.by_index(place).unwrap();
        let name = entry.name().unwrap().into_owned();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).unwrap();
        files.push((name, bytes));
    }
    files.retain(|(name, _)| !["引継ぎ.json", "SHA256SUMS"].contains(&name.as_str()));
    let page = files.iter_mut().find(|(name, _)| name == PAGE).unwrap();
    let ours = std::mem::replace(&mut page.1, b"<script src=//x.example></script>".to_vec());
    let received = folder.path().join("given");
    fs::write(&received, sealed(&about(), &files)).unwrap();
    let into = folder.path().join("next");
    assert_eq!(open_hand_over(&received, &into, None).unwrap().files, 9);
    assert!(fs::read(into.join(PAGE)).unwrap() == ours);
    let sums = fs::read_to_string(into.join("SHA256SUMS")).unwrap();
    assert!(sums.contains(&format!("{}  {PAGE}\n", sha256_of_bytes(&ours))));
    assert_eq!(sums.lines().count(), 8);
    fs::remove_dir_all(&into).unwrap();
    files.retain(|(name, _)| name != PAGE);
    let fault = fault(refused(&folder, &sealed(&about(), &files), None));
    assert!(
        matches!(&fault, Fault::BrokenHandOver(why) if why.contains("page")),
        "{fault}"
    );
}

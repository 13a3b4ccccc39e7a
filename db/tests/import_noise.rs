//! Whatever a file holds, it comes in or is refused in few words.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use db::{Club, Error, ImportMode, MOST_ERRORS};
use proptest::prelude::*;
use std::ops::ControlFlow;
use std::sync::{LazyLock, Mutex};
use support::rows::{HANDS, HEADER, MEMBERS, raw_results, table};
use support::{club, files, import, now};
use tempfile::TempDir;

#[test]
fn ten_megabytes_of_noise_are_refused_in_few_words() {
    let (_folder, mut club) = club();
    // A linear congruential generator is noise enough, and the same every time.
    let mut state = 1_u32;
    let mut noise = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from(state >> 24).unwrap()
    };
    let bytes: Vec<u8> = (0..10_000_000).map(|_| noise()).collect();
    let letters: Vec<u8> = bytes.iter().map(|byte| b' ' + byte % 64).collect();
    let below_a_header: Vec<u8> = HEADER
        .bytes()
        .chain(bytes.iter().map(|byte| {
            if byte % 9 == 0 {
                b'\n'
            } else {
                b'a' + byte % 26
            }
        }))
        .collect();
    for given in [bytes, letters, below_a_header] {
        let error = import(&mut club, &raw_results(given)).unwrap_err();
        let text = error.to_string();
        assert!(text.len() < 60_000, "{} bytes of message", text.len());
        let Error::Import(errors) = error else {
            panic!("{text}")
        };
        assert!(errors.errors.len() <= MOST_ERRORS);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn files_with_anything_changed_come_in_or_are_refused_in_words(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..4_usize, "[\",\n\r0-9A-Za-z年▲－=ＥＳ\u{0}\u{2028}]{0,3}"), 1..6),
        which in 0..3_usize,
    ) {
        static CLUB: LazyLock<Mutex<(TempDir, Club)>> = LazyLock::new(|| Mutex::new(club()));
        let mut texts = [MEMBERS.to_owned(), table(&[]), format!("{HANDS}2025-04-02,水曜会,1,A,東1局,0,1,2,mangan,5,,,\n")];
        for (place, length, inserted) in edits {
            let mut characters: Vec<char> = texts[which].chars().collect();
            let start = place.index(characters.len() + 1);
            let end = (start + length).min(characters.len());
            characters.splice(start..end, inserted.chars());
            texts[which] = characters.into_iter().collect();
        }
        let [members, results, hands] = &texts;
        let mut held = CLUB.lock().unwrap();
        match held.1.import(now(), &files(members, results, hands), ImportMode::DryRun, &mut |_| ControlFlow::Continue(())) {
            Ok(_) => {}
            Err(error) => prop_assert!(error.is_refusal(), "{}", error),
        }
    }
}

//! Export loses nothing and does no harm: whatever a club holds comes back from every form as it was,
//! and no cell is a formula.

#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

mod characters;
mod clubs;
mod rows;

use clubs::{FORMS, begun, brought, exported, in_json};
use db::{Encoding, Error, ExportFormat, Refused};
use proofs::{runs, seed, size, so_far_of, tried};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rows::{Row, harmless, rows};
use std::collections::BTreeSet;

/// The rows of one club.
const AT_ONCE: u64 = 2_000;

#[test]
fn random_rows_come_back_from_every_form() {
    let mut random = ChaCha8Rng::seed_from_u64(seed("export and import again"));
    let all = runs(2_000, 1_000_000);
    for number in 0..all.div_ceil(AT_ONCE) {
        so_far_of(number * AT_ONCE, all);
        let given = rows(&mut random, usize::try_from(AT_ONCE).unwrap());
        come_back(&given);
        tried(AT_ONCE);
    }
}

#[test]
fn every_character_comes_back_in_names() {
    let all = characters::all(size(0x3400, 0x11_0000));
    for given in characters::in_names(&all) {
        come_back(&given);
    }
    tried(all.len() as u64);
    come_back(&characters::combined());
}

/// From the file itself, from CSV with and without the mark, from the workbook, and from JSON.
fn come_back(given: &[Row]) {
    let folder = proofs::scratch();
    let club = begun(&folder, given);
    assert_eq!(clubs::rows(&club), given);
    assert_eq!(in_json(&club), given);
    for form in FORMS {
        let files = exported(&club, form).unwrap();
        if let ExportFormat::Csv(_) = form {
            harmless(&files);
        }
        let (_folder, other) = brought(&files);
        assert_eq!(clubs::rows(&other), given, "{form:?}");
    }
}

#[test]
fn what_cp932_lacks_is_named_and_everything_else_comes_back() {
    let all = characters::all(size(0x3400, 0x11_0000));
    tried(all.len() as u64);
    let mut lacking = BTreeSet::new();
    for given in characters::in_names(&all) {
        let folder = proofs::scratch();
        lacking.extend(refused_characters(&begun(&folder, &given)));
    }
    for (character, is_lacking) in [
        ('髙', false),
        ('﨑', false),
        ('①', false),
        ('𠮷', true),
        ('〜', true),
        ('é', true),
    ] {
        assert_eq!(lacking.contains(&character), is_lacking, "{character}");
    }
    let mut kept = all;
    kept.retain(|character| !lacking.contains(character));
    for given in characters::in_names(&kept) {
        let folder = proofs::scratch();
        let files = exported(&begun(&folder, &given), ExportFormat::Csv(Encoding::Cp932)).unwrap();
        let (_folder, other) = brought(&files);
        assert_eq!(clubs::rows(&other), given);
    }
}

/// The characters that an export says it cannot write; nothing is written then.
fn refused_characters(club: &db::Club) -> BTreeSet<char> {
    match exported(club, ExportFormat::Csv(Encoding::Cp932)) {
        Ok(_) => BTreeSet::new(),
        Err(Error::Refused(Refused::NotInCp932(found))) => {
            found.into_iter().flat_map(|text| text.lacking).collect()
        }
        Err(error) => panic!("{error}"),
    }
}

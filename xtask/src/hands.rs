//! `cargo xtask hands`: what hands are worth, by this project's program and by another's.
//!
//! `scoring/examples/hands.rs` makes hands that are rich in what is rare, `hanchan hand` says what they are
//! worth, and so does `mahjong` from the Python Package Index. `hands/peer.py` holds both against one another.

use std::process::Command;

use crate::process::{cargo, run};
use crate::{paths, python};

const PACKAGES: [&str; 1] = ["mahjong==2.1.0"];

/// How many hands by each rule set `cargo xtask test` tries, and how many a proof in full.
pub const FEW: u32 = 4_000;
pub const MANY: u32 = 1_000_000;
/// The presets, and two others.
pub const RULE_SETS: u32 = 7;

/// The seed where nobody asks for another.
const SEED: u64 = 1;

/// Compares that many hands by each rule set, by the programs that are built. Fails as well where a yaku or a
/// sum of fu was met too seldom.
pub fn compare(count: u32, seed: Option<u64>) -> Result<(), String> {
    let folder = paths::target()?.join("hands");
    let python = python::with(&folder.join("python"), &PACKAGES)?;
    let files = paths::empty_folder(folder.join("files"))?;
    let mut peer = Command::new(python);
    peer.arg(paths::root().join("xtask/src/hands/peer.py"))
        .arg(paths::built("debug", "hanchan")?)
        .arg(paths::built("debug/examples", "hands")?)
        .arg(files)
        .arg(count.to_string())
        .arg(seed.unwrap_or(SEED).to_string());
    run(&mut peer)
}

/// The same, after building them.
pub fn build_and_compare(count: u32, seed: Option<u64>) -> Result<(), String> {
    run(&mut cargo(["build", "-p", "cli"]))?;
    run(&mut cargo(["build", "-p", "scoring", "--example", "hands"]))?;
    compare(count, seed)
}

/// As [`compare`], for the words after `hands`: how many.
pub fn run_asked(words: &[&str]) -> Result<(), String> {
    match words {
        [] => build_and_compare(FEW, None),
        [count] => {
            let count = count.parse().map_err(|_| "after `hands` comes how many")?;
            build_and_compare(count, None)
        }
        _ => Err("after `hands` comes how many, and nothing more".to_owned()),
    }
}

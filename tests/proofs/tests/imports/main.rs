//! Import does no harm: whatever a file holds, it comes in as it says and can be taken back, or is
//! refused in few words, soon, without filling the memory, and with the file as it was before.

#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

mod contest;
mod ground;
mod json;
mod limits;
mod lists;
mod machine;
mod meant;
mod noise;
mod real;
mod seats;
mod trial;

use contest::Held;
use db::FileKind;
use json::Settled;
use lists::Lists;
use noise::Noise;
use proofs::{FOR_EVER, each, seed};
use rand::RngExt;
use real::Real;
use seats::Seats;
use trial::{Given, Trial, rows};

#[test]
fn csv_files_with_anything_in_them_do_no_harm() {
    let seed = seed("import of CSV");
    let real = Real::new();
    let mut trial = Trial::new(&real, FOR_EVER);
    for input in each(600, 300_000) {
        let noise = &mut Noise::new(seed, input);
        let kind = *noise.one_of(&real.kinds);
        let corrects = noise.random.random_ratio(1, 4);
        // Only results are known to come in a second time.
        let comes_in = !corrects || kind == FileKind::Results;
        let (bytes, meant) = match noise.random.random_range(0..10) {
            0 => (noise.noise(), None),
            1 => (noise.text(), None),
            // A file of one kind taken for another.
            2 => {
                let other = *noise.one_of(&real.kinds);
                let file = noise.one_of(real.csv_of(other)).clone();
                (noise.changed(file), None)
            }
            3 if comes_in => {
                let rows = rows(&real.csv_of(kind)[0]);
                (noise.one_of(real.csv_of(kind)).clone(), Some(rows))
            }
            _ => {
                let file = noise.one_of(real.csv_of(kind)).clone();
                (noise.changed(file), None)
            }
        };
        trial.import(
            input,
            Given {
                kind,
                name: "noise.csv",
                bytes,
                corrects,
                dry: input.is_multiple_of(4),
                meant,
            },
        );
    }
    trial.ends("import of CSV");
}

#[test]
fn workbooks_with_anything_in_them_do_no_harm() {
    let seed = seed("import of XLSX");
    let real = Real::new();
    let mut trial = Trial::new(&real, FOR_EVER);
    for input in each(250, 300_000) {
        let noise = &mut Noise::new(seed, input);
        let kind = *noise.one_of(&real.kinds);
        let corrects = noise.random.random_ratio(1, 4);
        let comes_in = kind == FileKind::Results || !corrects && kind != FileKind::Hands;
        let (bytes, meant) = match noise.random.random_range(0..10) {
            0 => ([b"PK\x03\x04".to_vec(), noise.noise()].concat(), None),
            1 | 2 => (noise.changed(real.workbook.clone()), None),
            3 if comes_in => (real.workbook.clone(), Some(rows(&real.csv_of(kind)[0]))),
            _ => (noise.changed_within(&real.parts), None),
        };
        trial.import(
            input,
            Given {
                kind,
                name: "noise.xlsx",
                bytes,
                corrects,
                dry: input.is_multiple_of(4),
                meant,
            },
        );
    }
    trial.ends("import of XLSX");
}

#[test]
fn files_that_are_right_come_in_as_they_are_meant() {
    let seed = seed("import of what is right");
    let real = Real::new();
    let mut trial = Trial::new(&real, FOR_EVER);
    let kinds = [
        FileKind::Members,
        FileKind::Sessions,
        FileKind::Results,
        FileKind::Adjustments,
        FileKind::Openings,
    ];
    for input in each(100, 50_000) {
        let noise = &mut Noise::new(seed, input);
        let kind = *noise.one_of(&kinds);
        let (mut bytes, meant) = noise.meant(kind);
        let mut meant = Some(meant);
        // Now and then one that is not, so that not everything is taken.
        if noise.random.random_ratio(1, 20) {
            bytes.truncate(20);
            meant = None;
        }
        trial.import(
            input,
            Given {
                kind,
                name: "right.csv",
                bytes,
                corrects: false,
                dry: input.is_multiple_of(4),
                meant,
            },
        );
    }
    trial.ends("import of what is right");
}

#[test]
fn lists_with_anything_in_them_do_no_harm() {
    let seed = seed("import of lists");
    let mut trial = Lists::new(Real::new());
    for input in each(250, 1_000_000) {
        trial.bring(input, &mut Noise::new(seed, input));
    }
    trial.ends("import of lists");
}

#[test]
fn lists_of_seats_with_anything_in_them_do_no_harm() {
    let seed = seed("lists of seats");
    let mut trial = Seats::new(&Real::new());
    for input in each(2_000, 1_000_000) {
        trial.read(&mut Noise::new(seed, input));
    }
    trial.ends("lists of seats");
}

#[test]
fn settings_with_anything_in_them_do_no_harm() {
    let seed = seed("import of JSON");
    let mut trial = Settled::new(&Real::new());
    for input in each(250, 100_000) {
        trial.bring(input, &mut Noise::new(seed, input));
    }
    trial.ends("import of JSON");
}

#[test]
fn results_of_a_competition_with_anything_in_them_do_no_harm() {
    let seed = seed("import into a competition");
    let mut trial = Held::new(&Real::new());
    for input in each(100, 50_000) {
        trial.bring(input, &mut Noise::new(seed, input));
    }
    trial.ends("import into a competition");
}

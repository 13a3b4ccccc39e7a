//! Import does no harm: whatever a file holds, it comes in or is refused in few words, soon, and
//! without filling the memory; and of what is refused nothing is stored.

#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

mod limits;
mod machine;
mod noise;
mod real;
mod trial;

use noise::Noise;
use proofs::{each, seed};
use rand::RngExt;
use real::Real;
use trial::Trial;

#[test]
fn csv_files_with_anything_in_them_do_no_harm() {
    let seed = seed("import of CSV");
    let real = Real::new();
    let mut trial = Trial::new(&real);
    for input in each(2_000, 1_000_000) {
        let noise = &mut Noise::new(seed, input);
        let kind = *noise.one_of(&real.kinds);
        let bytes = match noise.random.random_range(0..10) {
            0 => noise.noise(),
            1 => noise.text(),
            // A file of one kind taken for another.
            2 => {
                let other = *noise.one_of(&real.kinds);
                let file = noise.one_of(real.csv_of(other)).clone();
                noise.changed(file)
            }
            _ => {
                let file = noise.one_of(real.csv_of(kind)).clone();
                noise.changed(file)
            }
        };
        trial.import(input, kind, "noise.csv", bytes);
    }
    trial.ends("import of CSV");
}

#[test]
fn workbooks_with_anything_in_them_do_no_harm() {
    let seed = seed("import of XLSX");
    let real = Real::new();
    let mut trial = Trial::new(&real);
    for input in each(600, 1_000_000) {
        let noise = &mut Noise::new(seed, input);
        let kind = *noise.one_of(&real.kinds);
        let bytes = match noise.random.random_range(0..10) {
            0 => [b"PK\x03\x04".to_vec(), noise.noise()].concat(),
            1 | 2 => noise.changed(real.workbook.clone()),
            _ => noise.changed_within(&real.parts),
        };
        trial.import(input, kind, "noise.xlsx", bytes);
    }
    trial.ends("import of XLSX");
}

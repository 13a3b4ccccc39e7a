//! `cargo xtask bench`: how fast and how small, beside what people would use otherwise.

mod measure;
mod season;

use crate::process::{cargo, run, step};
use crate::{node, system};

/// Runs the crates' own benchmarks, then measures whole programs, and prints the figures.
pub fn print_figures() -> Result<(), String> {
    system::for_benchmarks()?;
    node::install()?;
    step("Criterion", || {
        run(&mut cargo([
            "bench", "-p", "scoring", "-p", "db", "-p", "reports",
        ]))
    })
}

//! `cargo xtask references`: the hashes of the documents' pages, written anew.

use crate::process::{cargo, run};
use crate::{node, system};

/// Has the test that guards the pages write them instead of comparing.
pub fn write() -> Result<(), String> {
    system::for_tests()?;
    node::install()?;
    let test = ["test", "--quiet", "-p", "reports", "--test", "references"];
    run(cargo(test).env("HANCHAN_WRITE_REFERENCES", "1"))?;
    println!("Written: reports/tests/references.txt");
    Ok(())
}

//! `cargo xtask references`: the documents' pages, kept anew.

use crate::process::{cargo, run};
use crate::{node, system};

/// Has the test that guards the pages keep them instead of comparing: that of one document, or all. It says
/// which were not so before.
pub fn write(document: Option<&str>) -> Result<(), String> {
    system::for_tests()?;
    node::install()?;
    let test = ["test", "--quiet", "-p", "reports", "--test", "all"];
    let only = [
        "--",
        "--exact",
        "references::every_document_looks_as_it_did",
        "--nocapture",
    ];
    run(cargo(test)
        .args(only)
        .env("HANCHAN_WRITE_REFERENCES", document.unwrap_or("all")))
}

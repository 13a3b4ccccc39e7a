//! The sample club's papers and the manual's booklets before others' programs that know what may be read
//! aloud and what lasts.
//!
//! `pdfua` looks for what a program can tell of PDF/UA-1 (16 of its 106 rules), `pdf_oxide` for PDF/A-3a
//! and again for PDF/UA-1. What neither looks at is checked by the tests of `reports` in every paper's own
//! tree: `reports/tests/reading/tags.rs`.

use std::process::Command;

use crate::paths;
use crate::process::run_quietly;
use crate::python;
use crate::{demo, manual};

const PACKAGES: [&str; 2] = ["pdfua==0.1.3", "pdf_oxide==0.3.78"];

/// Prints what is wrong with each paper that it is given, and fails where anything is.
const CHECK: &str = r#"
import sys, pdf_oxide
faulty = False
for name in sys.argv[1:]:
    paper = pdf_oxide.PdfDocument(name)
    for kept in (paper.validate_pdf_ua(), paper.validate_pdf_a("3a")):
        if kept["errors"] or not kept["valid"]:
            print(name, kept["errors"])
            faulty = True
sys.exit(faulty)
"#;

/// Makes the sample club's papers and the booklets, and has them looked through.
pub fn check() -> Result<(), String> {
    let folder = paths::target()?.join("validators");
    let python = python::with(&folder.join("python"), &PACKAGES)?;
    let sample = demo::make(Some(&paths::empty_folder(folder.join("papers"))?))?;
    let booklets = manual::booklets(&paths::empty_folder(folder.join("booklets"))?)?;
    let papers: Vec<_> = sample.documents.iter().chain(&booklets).collect();
    let mut aloud = Command::new(&python);
    run_quietly(aloud.args(["-m", "pdfua", "check"]).args(&papers))?;
    let mut lasting = Command::new(&python);
    run_quietly(lasting.args(["-c", CHECK]).args(&papers))?;
    println!("{} papers, nothing found", papers.len());
    Ok(())
}

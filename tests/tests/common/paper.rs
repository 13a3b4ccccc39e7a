//! Papers made by `hanchan` and read back.

use super::Club;
use std::process::Command;

/// What a tool says of a document.
pub fn tool(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{program} cannot be run: {error}"));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{program}: {said}");
    said
}

/// Prints a paper and reads it back.
pub fn printed(club: &Club, arguments: &[&str]) -> String {
    let out = club.at("paper.pdf");
    let mut arguments = arguments.to_vec();
    arguments.extend(["-o", &out, "--printed", "2025-10-01"]);
    let said = club.hanchan(&arguments).succeeds();
    assert!(said.is_empty(), "{said}");
    tool("qpdf", &["--check", &out]);
    let text = tool("pdftotext", &["-raw", &out, "-"]);
    text.chars()
        .filter(|letter| !letter.is_whitespace())
        .collect()
}

pub fn refused(club: &Club, arguments: &[&str]) -> String {
    let out = club.dir().join("refused.pdf");
    let mut arguments = arguments.to_vec();
    arguments.extend(["-o", out.to_str().unwrap()]);
    let said = club.hanchan(&arguments).fails(2);
    assert!(!out.exists());
    said
}

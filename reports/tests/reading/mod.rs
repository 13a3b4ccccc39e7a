//! Reads finished documents back with the tools that other people's computers have.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something is missing"
)]

use std::fs;
use std::process::{Command, Output};

use reports::Pdf;
use tempfile::NamedTempFile;

/// A document on disk.
pub struct Printed {
    file: NamedTempFile,
    pub pdf: Pdf,
}

/// A word and its box on a page, in points from the left top corner.
#[derive(Debug, Clone)]
pub struct Word {
    pub page: usize,
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
    #[allow(dead_code, reason = "read by a failing test's message")]
    pub text: String,
}

impl Printed {
    pub fn new(pdf: Pdf) -> Self {
        let file = NamedTempFile::new().unwrap();
        fs::write(file.path(), &pdf.bytes).unwrap();
        Self { file, pdf }
    }

    /// All text as it is laid out.
    pub fn text(&self) -> String {
        self.tool("pdftotext", "poppler-utils", &["-layout", "FILE", "-"])
    }

    /// All text in the order of drawing, without any space.
    pub fn run_on_text(&self) -> String {
        without_space(&self.tool("pdftotext", "poppler-utils", &["-raw", "FILE", "-"]))
    }

    /// `pdffonts`, one font a line.
    pub fn fonts(&self) -> Vec<String> {
        let listed = self.tool("pdffonts", "poppler-utils", &["FILE"]);
        listed.lines().skip(2).map(str::to_owned).collect()
    }

    /// Fails when qpdf finds any fault.
    pub fn check_structure(&self) {
        let said = self.tool("qpdf", "qpdf", &["--check", "FILE"]);
        assert!(
            said.contains("No syntax or stream encoding errors found"),
            "{said}"
        );
    }

    /// Every word with its box.
    pub fn words(&self) -> Vec<Word> {
        let boxes = self.tool("pdftotext", "poppler-utils", &["-bbox", "FILE", "-"]);
        let mut page = 0;
        let mut words = Vec::new();
        for line in boxes.lines().map(str::trim) {
            if line.starts_with("<page") {
                page += 1;
            } else if let Some(rest) = line.strip_prefix("<word ") {
                let number = |name: &str| -> f64 {
                    let from = rest.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
                    rest[from..].split('"').next().unwrap().parse().unwrap()
                };
                let text = rest
                    .split_once('>')
                    .unwrap()
                    .1
                    .trim_end_matches("</word>")
                    .to_owned();
                let (left, right) = (number("xMin"), number("xMax"));
                words.push(Word {
                    page,
                    left,
                    right,
                    top: number("yMin"),
                    bottom: number("yMax"),
                    text,
                });
            }
        }
        words
    }

    fn tool(&self, program: &str, package: &str, arguments: &[&str]) -> String {
        let file = self.file.path().to_str().unwrap();
        let arguments = arguments
            .iter()
            .map(|argument| if *argument == "FILE" { file } else { argument });
        let Ok(Output {
            status,
            stdout,
            stderr,
        }) = Command::new(program).args(arguments).output()
        else {
            panic!(
                "{program} is missing: install the package {package} (apt-get install {package})"
            );
        };
        let said = String::from_utf8_lossy(&stdout).into_owned();
        assert!(
            status.success(),
            "{program}: {}{said}",
            String::from_utf8_lossy(&stderr)
        );
        said
    }
}

pub fn without_space(text: &str) -> String {
    text.chars()
        .filter(|character| !character.is_whitespace())
        .collect()
}

//! What is measured: each piece of work by ours, and then by what people would use otherwise on the same
//! content. Everything happens in the bench's folder.

use super::limits::{FULL_HALF_YEAR, Limit, MONTH_HANDOUT};

/// A command that is started afresh for each run.
pub struct Work {
    pub name: &'static str,
    pub by: Program,
    /// Its arguments, none of which has a space.
    pub words: &'static str,
    /// The file that it reads from standard input.
    pub reads: Option<&'static str>,
    /// The file that it writes, where that is one.
    pub writes: Option<&'static str>,
    /// A line of the shell from which each run begins alike, outside the time measured.
    pub before: &'static str,
    /// What it may take.
    pub limit: Option<Limit>,
}

#[derive(Clone, Copy)]
pub enum Program {
    Hanchan,
    /// With the packages of the others.
    Python,
    LibreOffice,
}

const fn work(by: Program, name: &'static str, words: &'static str) -> Work {
    Work {
        name,
        by,
        words,
        reads: None,
        writes: None,
        before: "",
        limit: None,
    }
}

const fn ours(name: &'static str, words: &'static str) -> Work {
    work(Program::Hanchan, name, words)
}

/// The one by whose time ours is measured.
pub const TYPST: &str = "Typst";

/// What is done, and by whom: ours first.
pub const ALL: [(&str, &[Work]); 7] = [
    (
        "300,000 hanchan are settled",
        &[Work {
            reads: Some("score.jsonl"),
            ..ours("hanchan score", "score")
        }],
    ),
    (
        "Twenty years of a hundred members come in",
        &[Work {
            before: "cp empty.hanchan filled.hanchan",
            ..ours(
                "hanchan import",
                "import filled.hanchan --results years/csv/results.csv",
            )
        }],
    ),
    (
        "A month's standings out of them",
        &[ours(
            "hanchan standings",
            "standings years/sample.hanchan --from 2040-05-01 --to 2040-05-31 --json",
        )],
    ),
    (
        "The records of half a year, forty members, as a workbook",
        &[
            Work {
                before: "rm -rf xlsx",
                writes: Some("xlsx/records.xlsx"),
                ..ours(
                    "hanchan export --format xlsx",
                    "export forty/sample.hanchan --format xlsx --out xlsx",
                )
            },
            Work {
                writes: Some("workbook.xlsx"),
                ..work(Program::Python, "openpyxl", "workbook.py workbook.xlsx")
            },
        ],
    ),
    (
        "Their report with a page a member, as PDF",
        &[
            Work {
                writes: Some("ours.pdf"),
                limit: Some(FULL_HALF_YEAR),
                ..ours(
                    "hanchan report half-year",
                    "report half-year forty/sample.hanchan --year 2025 --half 1 --edition full -o ours.pdf",
                )
            },
            Work {
                writes: Some("typst.pdf"),
                ..work(
                    Program::Python,
                    TYPST,
                    "typst_report.py half-year.typ typst.pdf fonts",
                )
            },
            Work {
                writes: Some("workbook.pdf"),
                ..work(
                    Program::LibreOffice,
                    "LibreOffice, from that workbook",
                    "--headless --convert-to pdf workbook.xlsx",
                )
            },
        ],
    ),
    (
        "A month's sheet for forty members, as PDF",
        &[Work {
            writes: Some("month.pdf"),
            limit: Some(MONTH_HANDOUT),
            ..ours(
                "hanchan report monthly",
                "report monthly forty/sample.hanchan --month 2025-09 --edition handout -o month.pdf",
            )
        }],
    ),
    (
        "The report of two hundred members",
        &[ours(
            "hanchan report half-year",
            "report half-year two-hundred/sample.hanchan --year 2025 --half 1 --edition full -o large.pdf",
        )],
    ),
];

//! A member list as it comes out of a spreadsheet: a person a line, the cells parted by tabs.

use std::collections::BTreeSet;

use db::{FileKind, Member, Refused, TextProblemKind};
use scoring::typed::whole_number;
use serde::Serialize;
use specta::Type;

/// Somebody in a pasted list.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Type)]
pub struct PastedMember {
    /// The line, counted from 1.
    pub line: u32,
    pub number: u32,
    pub name: String,
    pub kana: String,
    pub problem: Option<PasteProblem>,
}

/// A pasted list.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PastedList {
    pub members: Vec<PastedMember>,
    /// What stands in it besides number, name and reading, and is not taken.
    pub left_out: Vec<PastedColumn>,
}

/// A column of a pasted list.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Type)]
pub struct PastedColumn {
    /// Counted from 1.
    pub place: u32,
    /// What it is called; empty where the list has no headings.
    pub heading: String,
}

/// Why somebody in a pasted list cannot be taken.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum PasteProblem {
    /// There is a number and nothing else.
    NoName,
    /// Somebody above has the same number.
    SameNumber,
    /// The number is 0, or larger than can be recorded.
    Number,
    /// The name or the reading is longer than can be recorded.
    TooLong,
}

/// Reads a list of number, name and reading. Who has no number gets the next that is free, and a
/// line of headings is passed over.
pub fn members(text: &str) -> Vec<PastedMember> {
    let lines: Vec<(u32, Vec<&str>)> = (1..)
        .zip(text.lines())
        .map(|(line, cells)| (line, cells.split('\t').map(str::trim).collect()))
        .filter(|(_, cells): &(u32, Vec<&str>)| cells.iter().any(|cell| !cell.is_empty()))
        .collect();
    let given: BTreeSet<u32> = lines
        .iter()
        .filter_map(|(_, cells)| number(cells))
        .collect();
    let mut free = (1..).filter(|number| !given.contains(number));
    let mut taken = BTreeSet::new();
    lines
        .iter()
        .enumerate()
        .filter(|(at, (_, cells))| !(*at == 0 && is_heading(cells)))
        .map(|(_, (line, cells))| {
            let own = number(cells);
            let rest = if own.is_some() {
                &cells[1..]
            } else {
                &cells[..]
            };
            // A number left empty in its own column.
            let rest = rest.strip_prefix(&[""]).unwrap_or(rest);
            let cell = |at: usize| rest.get(at).copied().unwrap_or_default().to_owned();
            let member = Member {
                number: own.or_else(|| free.next()).unwrap_or_default(),
                name: cell(0),
                kana: cell(1),
                ..Member::default()
            };
            let problem = match problem(&member) {
                Some(PasteProblem::Number) => Some(PasteProblem::Number),
                _ if !taken.insert(member.number) => Some(PasteProblem::SameNumber),
                other => other,
            };
            PastedMember {
                line: *line,
                number: member.number,
                name: member.name,
                kana: member.kana,
                problem,
            }
        })
        .collect()
}

/// Why the club's file would not take somebody. What cannot be seen is said when the club is made.
fn problem(member: &Member) -> Option<PasteProblem> {
    match member.check().err()? {
        Refused::OutOfRange { .. } => Some(PasteProblem::Number),
        Refused::Text(wrong) => match wrong.kind {
            TextProblemKind::Empty => Some(PasteProblem::NoName),
            TextProblemKind::TooLong { .. } => Some(PasteProblem::TooLong),
            TextProblemKind::ControlCharacter(_) => None,
        },
        _ => None,
    }
}

/// The same with the columns that are not taken, so that nothing goes unsaid.
pub fn list(text: &str) -> PastedList {
    let cells = |line: &str| -> Vec<String> {
        line.split('\t')
            .map(|cell| cell.trim().to_owned())
            .collect()
    };
    let mut lines = text
        .lines()
        .map(cells)
        .filter(|cells| cells.iter().any(|cell| !cell.is_empty()))
        .peekable();
    let borrowed = |cells: &[String]| -> bool {
        is_heading(&cells.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let headings = lines.next_if(|cells| borrowed(cells)).unwrap_or_default();
    let mut further = BTreeSet::new();
    for line in lines {
        let first = line.first().map(String::as_str).unwrap_or_default();
        let has_number = first.is_empty() || whole_number(first).is_some();
        let taken = if has_number { 3 } else { 2 };
        further.extend(
            (0_u32..)
                .zip(&line)
                .skip(taken)
                .filter(|(_, cell)| !cell.is_empty())
                .map(|(at, _)| at),
        );
    }
    let heading = |at: u32| usize::try_from(at).ok().and_then(|at| headings.get(at));
    PastedList {
        members: members(text),
        left_out: further
            .into_iter()
            .map(|at| PastedColumn {
                place: at + 1,
                heading: heading(at).cloned().unwrap_or_default(),
            })
            .collect(),
    }
}

/// The number in the first cell, whatever the width of its digits. One that is too large for any member
/// is told as that.
fn number(cells: &[&str]) -> Option<u32> {
    let number = whole_number(cells.first()?)?;
    Some(u32::try_from(number).unwrap_or(u32::MAX))
}

/// A person's name can be what some column is called, but not of a person with a number.
fn is_heading(cells: &[&str]) -> bool {
    let known = |cell: &&str| {
        FileKind::Members
            .columns()
            .iter()
            .any(|column| column.is_called(cell))
    };
    number(cells).is_none() && cells.iter().any(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(u32, u32, String, String, Option<PasteProblem>)> {
        members(text)
            .into_iter()
            .map(|m| (m.line, m.number, m.name, m.kana, m.problem))
            .collect()
    }

    fn row(
        line: u32,
        number: u32,
        name: &str,
        kana: &str,
    ) -> (u32, u32, String, String, Option<PasteProblem>) {
        (line, number, name.into(), kana.into(), None)
    }

    #[test]
    fn a_list_from_a_spreadsheet_is_read_with_and_without_headings() {
        let rows = vec![
            row(2, 1, "青木 太郎", "あおき たろう"),
            row(3, 12, "𠮷田 髙子", ""),
        ];
        assert_eq!(
            read("番号\t氏名\tふりがな\r\n1\t青木 太郎\tあおき たろう\r\n１２\t𠮷田 髙子\t\r\n"),
            rows
        );
        assert_eq!(read("\n1\t青木 太郎\tあおき たろう\n12\t𠮷田 髙子"), rows);
        // Whatever an import knows a column by, and nobody with a number.
        assert_eq!(
            read("会員氏名\tよみがな\n青木\tあおき"),
            [row(2, 1, "青木", "あおき")]
        );
        assert_eq!(read("7\tKana\tかな"), [row(1, 7, "Kana", "かな")]);
    }

    #[test]
    fn further_columns_are_named_and_not_taken() {
        let further = |text: &str| -> Vec<(u32, String)> {
            let columns = list(text).left_out.into_iter();
            columns
                .map(|column| (column.place, column.heading))
                .collect()
        };
        assert_eq!(
            further("番号\t氏名\tふりがな\t入会日\t備考\n1\t青木\tあおき\tR7.4.1\t\n2\t山田"),
            [(4, "入会日".to_owned())]
        );
        assert_eq!(further("青木\tあおき\t女"), [(3, String::new())]);
        assert_eq!(further("番号\t氏名\n1\t青木\n"), []);
    }

    #[test]
    fn names_alone_get_the_numbers_that_are_free() {
        assert_eq!(
            read("青木\n2\t山田\n\t加藤\tかとう"),
            [
                row(1, 1, "青木", ""),
                row(2, 2, "山田", ""),
                row(3, 3, "加藤", "かとう")
            ]
        );
    }

    #[test]
    fn what_cannot_be_taken_is_said_at_its_line() {
        let problems: Vec<_> = members(&format!(
            "1\t青木\n1\t山田\n3\n0\t加藤\n99999999999\t林\n7\t{}",
            "長".repeat(101)
        ))
        .into_iter()
        .map(|member| (member.line, member.problem))
        .collect();
        assert_eq!(
            problems,
            [
                (1, None),
                (2, Some(PasteProblem::SameNumber)),
                (3, Some(PasteProblem::NoName)),
                (4, Some(PasteProblem::Number)),
                (5, Some(PasteProblem::Number)),
                (6, Some(PasteProblem::TooLong)),
            ]
        );
    }

    #[test]
    fn an_empty_list_has_nobody() {
        assert_eq!(read(" \n\t\n"), []);
    }
}

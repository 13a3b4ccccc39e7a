//! members.csv

use super::Source;
use super::cell::{count, day, optional as maybe, text, word};
use super::reading::Reading;
use super::sheet::{RowReader, read_rows};
use crate::error::{ImportProblem, Refused};
use crate::tables::member::{COLUMNS, Field, HEADINGS, LEFT, Member, NUMBER, NUMBERS};
use scoring::PersonKind;
use std::collections::{BTreeSet, HashMap};

/// A member as the file says; columns the file does not have say nothing.
#[derive(Debug)]
pub(super) struct MemberRow {
    pub line: u64,
    pub member: Member,
    has: [bool; COLUMNS.len()],
}

impl MemberRow {
    /// What the file says, with what it says nothing about taken from what is recorded.
    pub(super) fn completed_from(&self, recorded: &Member) -> Member {
        let mut member = self.member.clone();
        for (column, has) in COLUMNS.iter().zip(self.has) {
            if !has {
                column.copy(recorded, &mut member);
            }
        }
        // An empty cell takes no name away: whoever fills in the column may not know of all of them.
        if member.public_name.is_empty() {
            member.public_name.clone_from(&recorded.public_name);
        }
        member
    }
}

#[derive(Debug, Default)]
pub(super) struct MemberRows {
    pub rows: Vec<MemberRow>,
    /// There are rows of which not even the number is known, so that anybody may be among them.
    pub incomplete: bool,
    /// Numbers of rows in which something else is wrong: they are known, though not usable.
    pub broken: BTreeSet<u32>,
}

pub(super) fn read(source: &Source, reading: &mut Reading<'_, '_>) -> Result<MemberRows, Refused> {
    let mut found = MemberRows::default();
    let mut lines: HashMap<u32, u64> = HashMap::new();
    let complete = read_rows(source, &HEADINGS, reading, |row| {
        let Some(number) = row.read(NUMBER, |cell| count(cell, NUMBERS)) else {
            return false;
        };
        if let Some(line) = lines.get(&number) {
            row.wrong(
                NUMBER,
                ImportProblem::NumberTwice {
                    number,
                    line: *line,
                },
            );
            return true;
        }
        lines.insert(number, row.line);
        match read_member(row, number) {
            Some(member) => {
                let has = std::array::from_fn(|column| row.has(column));
                found.rows.push(MemberRow {
                    line: row.line,
                    member,
                    has,
                });
            }
            None => {
                found.broken.insert(number);
            }
        }
        true
    })?;
    found.incomplete = !complete;
    Ok(found)
}

fn read_member(row: &mut RowReader<'_>, number: u32) -> Option<Member> {
    let mut member = Member {
        number,
        ..Member::default()
    };
    let mut is_whole = true;
    for (place, column) in COLUMNS.iter().enumerate() {
        let read = match column.field {
            Field::Number => Some(()),
            Field::Kind => row
                .read(place, |cell| maybe(cell, kind))
                .map(|kind| member.kind = kind.unwrap_or_default()),
            Field::Text(rule, _, of) => row
                .read(place, |cell| text(cell, rule))
                .map(|text| *of(&mut member) = text),
            Field::Day(_, of) => row
                .read(place, |cell| maybe(cell, day))
                .map(|day| *of(&mut member) = day),
        };
        is_whole &= read.is_some();
    }
    if let (Some(joined), Some(left)) = (member.joined, member.left)
        && left < joined
    {
        row.wrong(LEFT, ImportProblem::LeftBeforeJoining);
        return None;
    }
    is_whole.then_some(member)
}

fn kind(cell: &str) -> Result<PersonKind, ImportProblem> {
    let words = "member (会員), guest (ゲスト), staff (スタッフ)";
    word(cell, words, kind_from_name)
}

fn kind_from_name(name: &str) -> Option<PersonKind> {
    Some(match name {
        "member" | "会員" => PersonKind::Member,
        "guest" | "ゲスト" => PersonKind::Guest,
        "staff" | "スタッフ" => PersonKind::Staff,
        _ => return None,
    })
}

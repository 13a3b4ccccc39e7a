//! members.csv

use super::Source;
use super::cell::{count, day, optional as maybe, text, word};
use super::reading::Reading;
use super::sheet::{Column, RowReader, optional, read_rows, required};
use crate::error::{ImportProblem, Refused};
use crate::tables::member::{KANA, Member, NAME, NOTE, NUMBERS, PUBLIC_NAME, SEX};
use scoring::PersonKind;
use std::collections::{BTreeSet, HashMap};

pub(crate) const COLUMNS: &[Column] = &[
    required("number", "番号").also(&["会員番号", "会員no", "会員no.", "no", "no."]),
    required("name", "氏名").also(&["名前", "お名前", "会員名", "会員氏名"]),
    optional("kana", "ふりがな").also(&["よみがな", "読みがな", "読み", "かな", "氏名かな"]),
    optional("kind", "区分").also(&["種別", "会員区分"]),
    optional("sex", "性別"),
    optional("joined", "入会日").also(&["入会", "入会年月日"]),
    optional("left", "退会日").also(&["退会", "退会年月日"]),
    optional("note", "備考").also(&["メモ", "摘要"]),
    optional("public_name", "公開名").also(&["ホームページでの名前"]),
];
pub(super) const NUMBER: usize = 0;
const NAME_: usize = 1;
const KANA_: usize = 2;
const KIND: usize = 3;
const SEX_: usize = 4;
const JOINED: usize = 5;
const LEFT: usize = 6;
const NOTE_: usize = 7;
const PUBLIC_NAME_: usize = 8;

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
        if !self.has[KANA_] {
            member.kana.clone_from(&recorded.kana);
        }
        if !self.has[KIND] {
            member.kind = recorded.kind;
        }
        if !self.has[SEX_] {
            member.sex.clone_from(&recorded.sex);
        }
        if !self.has[JOINED] {
            member.joined = recorded.joined;
        }
        if !self.has[LEFT] {
            member.left = recorded.left;
        }
        if !self.has[NOTE_] {
            member.note.clone_from(&recorded.note);
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
    let complete = read_rows(source, COLUMNS, reading, |row| {
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
    let name = row.read(NAME_, |cell| text(cell, NAME));
    let kana = row.read(KANA_, |cell| text(cell, KANA));
    let kind = row.read(KIND, |cell| {
        maybe(cell, |cell| {
            word(
                cell,
                "member (会員), guest (ゲスト), staff (スタッフ)",
                kind_from_name,
            )
        })
    });
    let sex = row.read(SEX_, |cell| text(cell, SEX));
    let joined = row.read(JOINED, |cell| maybe(cell, day));
    let left = row.read(LEFT, |cell| maybe(cell, day));
    let note = row.read(NOTE_, |cell| text(cell, NOTE));
    let public_name = row.read(PUBLIC_NAME_, |cell| text(cell, PUBLIC_NAME));
    if let (Some(Some(joined)), Some(Some(left))) = (joined, left)
        && left < joined
    {
        row.wrong(LEFT, ImportProblem::LeftBeforeJoining);
        return None;
    }
    Some(Member {
        number,
        name: name?,
        kana: kana?,
        kind: kind?.unwrap_or_default(),
        sex: sex?,
        joined: joined?,
        left: left?,
        note: note?,
        public_name: public_name?,
    })
}

fn kind_from_name(name: &str) -> Option<PersonKind> {
    Some(match name {
        "member" | "会員" => PersonKind::Member,
        "guest" | "ゲスト" => PersonKind::Guest,
        "staff" | "スタッフ" => PersonKind::Staff,
        _ => return None,
    })
}

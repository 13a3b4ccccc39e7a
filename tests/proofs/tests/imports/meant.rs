//! Files of rows as people write them, of which it is known what they mean: columns in any order and by
//! either name, days and amounts in any form, any line ends.

use crate::noise::Noise;
use crate::trial::Row;
use chrono::{Datelike, Days, NaiveDate};
use db::FileKind;
use rand::RngExt;
use rand::seq::SliceRandom;

/// The names of a column, what a file says in it, and what is meant.
struct Cell(&'static str, &'static str, String, String);

const TEXTS: [&str; 8] = [
    "公民館",
    "雨",
    "\"中止\"",
    "一行目\n二行目",
    "会費, 別",
    "森",
    "𠮷田",
    "a;b",
];

impl Noise {
    /// A file that is right, and the rows that it brings.
    pub fn meant(&mut self, kind: FileKind) -> (Vec<u8>, Vec<Row>) {
        let mut rows = Vec::new();
        for number in 1..=self.random.random_range(1..7) {
            rows.extend(match kind {
                FileKind::Members => vec![self.member(number)],
                FileKind::Sessions => vec![self.session(number)],
                FileKind::Adjustments => vec![self.adjustment(number)],
                FileKind::Openings => vec![self.opening(number)],
                FileKind::Results | FileKind::Hands => self.table(number),
            });
        }
        (self.written(&rows), rows.into_iter().map(meaning).collect())
    }

    fn member(&mut self, number: u32) -> Vec<Cell> {
        let name = format!("新人{number}{}", self.one_of(&["", "郎", "子", " 一"]));
        let kinds = [
            ("member", "会員"),
            ("guest", "ゲスト"),
            ("staff", "スタッフ"),
        ];
        let (kind, japanese) = *self.one_of(&kinds);
        let said = self.one_of(&[kind, japanese]).to_string();
        let note = self.one_of(&TEXTS).to_string();
        vec![
            self.number("number", "番号", i64::from(100 + number)),
            Cell("name", "氏名", name.clone(), name),
            Cell("kind", "区分", said, kind.to_owned()),
            Cell("note", "備考", note.clone(), note),
        ]
    }

    fn session(&mut self, number: u32) -> Vec<Cell> {
        let venue = self.one_of(&["公民館", "集会所, 二階", ""]).to_string();
        let note = self.one_of(&TEXTS).to_string();
        vec![
            self.day(number),
            series(),
            Cell("venue", "会場", venue.clone(), venue),
            Cell("note", "備考", note.clone(), note),
        ]
    }

    fn opening(&mut self, number: u32) -> Vec<Cell> {
        let Cell(_, _, said, meant) = self.day(number);
        let places = [0; 4].map(|_: i64| self.random.random_range(1..9));
        let member = self.random.random_range(1..=8);
        let total = 100 * self.random.random_range(-9_000..9_000);
        let source = format!("帳面{}", self.random.random_range(1..9));
        vec![
            Cell("from", "初日", said.clone(), meant.clone()),
            Cell("to", "最終日", said, meant),
            series(),
            self.number("member", "番号", member),
            self.number("games", "半荘数", places.iter().sum()),
            self.number("first", "1着", places[0]),
            self.number("second", "2着", places[1]),
            self.number("third", "3着", places[2]),
            self.number("fourth", "4着", places[3]),
            self.number("total", "合計点", total),
            Cell("source", "出どころ", source.clone(), source),
        ]
    }

    fn adjustment(&mut self, number: u32) -> Vec<Cell> {
        let points = 100 * self.random.random_range(1..200);
        let points = if self.random.random() {
            points
        } else {
            -points
        };
        let member = self.random.random_range(1..=8);
        let reason = self.one_of(&TEXTS).to_string();
        vec![
            self.day(number),
            series(),
            self.number("member", "番号", member),
            self.number("points", "点数", points),
            Cell("reason", "理由", reason.clone(), reason),
        ]
    }

    /// The four rows of a table.
    fn table(&mut self, number: u32) -> Vec<Vec<Cell>> {
        let mut members: Vec<i64> = (1..=8).collect();
        members.shuffle(&mut self.random);
        let mut points = [30_000_i64; 4];
        for _ in 0..3 {
            let (from, to) = (
                self.random.random_range(0..4),
                self.random.random_range(0..4),
            );
            let moved = 100 * self.random.random_range(0..250);
            points[from] -= moved;
            points[to] += moved;
        }
        let round = self.random.random_range(1..9);
        let table = self.one_of(&["A", "B", "東の卓"]).to_string();
        let seats = [("E", "東"), ("S", "南"), ("W", "西"), ("N", "北")];
        let rows = seats.into_iter().zip(members).zip(points);
        rows.map(|(((seat, japanese), member), points)| {
            let said = self.one_of(&[seat, japanese]).to_string();
            vec![
                self.day(number),
                series(),
                self.number("round", "回戦", round),
                Cell("table", "卓", table.clone(), table.clone()),
                Cell("seat", "席", said, seat.to_owned()),
                self.number("member", "番号", member),
                self.number("points", "点数", points),
                Cell("last_dealer", "最終親", "N".to_owned(), "N".to_owned()),
            ]
        })
        .collect()
    }

    /// Each number another day, long after everything else that was played.
    fn day(&mut self, number: u32) -> Cell {
        let first = NaiveDate::from_ymd_opt(2030, 1, 1).unwrap();
        let date = first + Days::new(u64::from(number) * 31);
        let (year, month, day) = (date.year(), date.month(), date.day());
        let era = year - 2018;
        let said = match self.random.random_range(0..5) {
            0 => format!("{year}/{month}/{day}"),
            1 => format!("{year}年{month}月{day}日"),
            2 => format!("R{era}.{month}.{day}"),
            3 => format!("令和{era}年{month}月{day}日"),
            _ => date.to_string(),
        };
        Cell("date", "日付", said, date.to_string())
    }

    fn number(&mut self, english: &'static str, japanese: &'static str, number: i64) -> Cell {
        let plain = number.to_string();
        let said = match self.random.random_range(0..4) {
            0 => plain.replace('-', "▲"),
            1 => plain.replace('-', "−"),
            2 => plain.chars().map(in_full_width).collect(),
            _ => plain.clone(),
        };
        Cell(english, japanese, said, plain)
    }

    fn written(&mut self, rows: &[Vec<Cell>]) -> Vec<u8> {
        let mut order: Vec<usize> = (0..rows[0].len()).collect();
        order.shuffle(&mut self.random);
        let end = *self.one_of(&["\n", "\r\n"]);
        let heading = |Cell(english, japanese, ..): &Cell, noise: &mut Self| {
            noise.one_of(&[*english, *japanese]).to_string()
        };
        let mut lines = vec![
            order
                .iter()
                .map(|at| heading(&rows[0][*at], self))
                .collect(),
        ];
        for row in rows {
            let cell = |at: &usize| format!("\"{}\"", row[*at].2.replace('"', "\"\""));
            lines.push(order.iter().map(cell).collect::<Vec<_>>());
        }
        let text: String = lines.iter().map(|line| line.join(",") + end).collect();
        let mark = *self.one_of(&["", "\u{FEFF}"]);
        format!("{mark}{text}").into_bytes()
    }
}

fn series() -> Cell {
    Cell("series", "会", "水曜会".to_owned(), "水曜会".to_owned())
}

fn meaning(row: Vec<Cell>) -> Row {
    let cells = row.into_iter();
    cells
        .map(|Cell(name, _, _, meant)| (name.to_owned(), meant))
        .collect()
}

fn in_full_width(character: char) -> char {
    match character {
        '-' => '－',
        digit => char::from_u32(u32::from(digit) + 0xFEE0).unwrap(),
    }
}

//! Rows that nobody would write but a proof: members, sessions and adjustments with every text that
//! files make trouble with.

use crate::characters::is_kept;
use db::ImportFiles;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;

/// One row of one table, by what must not change.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Row {
    Member {
        number: u32,
        name: String,
        kana: String,
        note: String,
    },
    Session {
        day: u32,
        venue: String,
        note: String,
    },
    Adjustment {
        member: u32,
        points: i64,
        reason: String,
    },
}

impl Row {
    pub fn named(number: u32, name: String) -> Self {
        Self::Member {
            number,
            name,
            kana: String::new(),
            note: String::new(),
        }
    }
}

/// What files stumble over, alone and at the beginning of something else.
const PIECES: &str = "=1+1|+|-|−|@|＝|＋|－|＠|'|''|\"|\"\"|,|;|\\|\\n|<&>|]]>|_x000D_|_xD83D_|_x0041_|\
    &#10;|𠮷|神|髙|か\u{309A}|葛\u{E0100}|👨\u{200D}👩|\u{202E}|\u{FEFF}|\u{3000}| |NULL|\
    2025-04-02|1e5";

/// What only texts of several lines may hold.
const LINES: [&str; 4] = ["\n", "\t", "\n\n", "\t="];

fn text(random: &mut ChaCha8Rng, most: usize, lines: bool) -> String {
    let mut text = String::new();
    for _ in 0..random.random_range(0..=most) {
        match random.random_range(0..4) {
            0 if lines => text.push_str(LINES.choose(random).unwrap()),
            1 => {
                let any = char::from_u32(random.random_range(0x20..0x11_0000));
                text.extend(any.filter(|character| is_kept(*character)));
            }
            2 => text.extend(char::from_u32(random.random_range(0x4E00..0x9FA0))),
            _ => {
                let pieces: Vec<&str> = PIECES.split('|').collect();
                text.push_str(pieces.choose(random).unwrap());
            }
        }
    }
    text
}

fn something(random: &mut ChaCha8Rng, most: usize, lines: bool) -> String {
    loop {
        let text = text(random, most, lines);
        if !text.chars().all(char::is_whitespace) {
            return text;
        }
    }
}

/// Members first, by number; then sessions by day, then adjustments.
pub fn rows(random: &mut ChaCha8Rng, count: usize) -> Vec<Row> {
    let third = u32::try_from(count / 3).unwrap();
    let mut rows = Vec::with_capacity(count);
    for number in 1..=third {
        rows.push(Row::Member {
            number,
            name: something(random, 8, false),
            kana: text(random, 4, false),
            note: text(random, 20, true),
        });
    }
    for day in 0..third {
        rows.push(Row::Session {
            day,
            venue: text(random, 6, false),
            // A session of which nothing is said is not exported.
            note: something(random, 12, true),
        });
    }
    while rows.len() < count {
        rows.push(Row::Adjustment {
            member: random.random_range(1..=third),
            points: 100 * random.random_range(1..1_000),
            reason: something(random, 10, true),
        });
    }
    rows
}

/// No cell of a CSV file begins as a formula does.
pub fn harmless(files: &ImportFiles) {
    let given = [&files.members, &files.sessions, &files.adjustments];
    for source in given.into_iter().flatten() {
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .from_reader(source.bytes());
        for record in reader.byte_records() {
            for cell in &record.unwrap() {
                let cell = String::from_utf8_lossy(cell);
                let begins =
                    cell.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '−']);
                assert!(!begins || cell.parse::<i64>().is_ok(), "{cell}");
            }
        }
    }
}

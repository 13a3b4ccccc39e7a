//! Files that nobody means: real ones with something changed, and noise.

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};
use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// The most that one input of noise holds: larger ones only take longer.
const MOST_NOISE: usize = 2_000;

/// What has made readers stumble: ends of texts and cells, encodings, numbers, days, formulas, and the
/// words of workbooks.
const TOKENS: [&[u8]; 44] = [
    b"\"",
    b"\"\"",
    b",",
    b"\n",
    b"\r",
    b"\r\n",
    b"\t",
    b"\0",
    b";",
    b"'",
    b"=1+1",
    b"-",
    b"\xEF\xBB\xBF",
    b"\xFF\xFE",
    b"\x82\xA0",
    b"\x83",
    b"\xF0\xA0\xAE\xB7",
    b"\xED\xA0\x80",
    b"99999999999999999999",
    b"-9223372036854775808",
    b"1e308",
    b"NaN",
    b"0.1",
    "４２３００".as_bytes(),
    "▲".as_bytes(),
    "平成38年1月1日".as_bytes(),
    b"2025-02-30",
    b"R7.4.2",
    "東".as_bytes(),
    b"number",
    "番号".as_bytes(),
    b"<c r=\"XFD1048576\">",
    b"<c r=\"A1\" t=\"s\"><v>9</v></c>",
    b"<row r=\"4294967296\">",
    b"</row>",
    b"<v>-1</v>",
    b"t=\"s\"",
    b"t=\"d\"",
    b"s=\"99\"",
    b"&#x110000;",
    b"&lol;",
    b"<!DOCTYPE a [<!ENTITY a \"b\">]>",
    b"_xD83D_",
    b"xmlns=\"\"",
];

/// Where one input comes from: the same seed and number always give the same.
pub struct Noise {
    pub random: ChaCha8Rng,
}

/// A file within a workbook.
pub type Part = (String, Vec<u8>);

impl Noise {
    pub fn new(seed: u64, input: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(input);
        Self { random }
    }

    pub fn one_of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        things.choose(&mut self.random).unwrap()
    }

    fn place(&mut self, bytes: &[u8]) -> usize {
        self.random.random_range(0..=bytes.len())
    }

    fn range(&mut self, bytes: &[u8]) -> std::ops::Range<usize> {
        let from = self.place(bytes);
        let length = 1 << self.random.random_range(0..10);
        from..(from + length).min(bytes.len())
    }

    /// Any bytes.
    pub fn noise(&mut self) -> Vec<u8> {
        let mut bytes = vec![0; self.random.random_range(0..MOST_NOISE)];
        self.random.fill_bytes(&mut bytes);
        bytes
    }

    /// Nothing but what readers stumble over.
    pub fn text(&mut self) -> Vec<u8> {
        let count = self.random.random_range(0..200);
        let tokens: Vec<&[u8]> = (0..count).map(|_| *self.one_of(&TOKENS)).collect();
        tokens.concat()
    }

    /// The same bytes with a few things done to them.
    pub fn changed(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        // After one change many files still come in.
        let most = *self.one_of(&[2, 5]);
        for _ in 0..self.random.random_range(1..most) {
            self.change(&mut bytes);
        }
        bytes
    }

    fn change(&mut self, bytes: &mut Vec<u8>) {
        let at = self.place(bytes);
        let range = self.range(bytes);
        match self.random.random_range(0..7) {
            0 => {
                let bit = 1 << self.random.random_range(0..8);
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= bit;
                }
            }
            1 => {
                let byte = self.random.random();
                bytes.splice(at..at, [byte]);
            }
            2 | 3 => {
                let token = *self.one_of(&TOKENS);
                let until = if self.random.random() {
                    range.start
                } else {
                    range.end
                };
                bytes.splice(range.start..until, token.iter().copied());
            }
            4 => {
                bytes.drain(range);
            }
            5 => {
                let again = bytes[range].to_vec();
                bytes.splice(at..at, again);
            }
            _ => bytes.truncate(at),
        }
    }

    /// A workbook of which a part is changed, left out or there twice; packed as it should be.
    pub fn changed_within(&mut self, parts: &[Part]) -> Vec<u8> {
        let mut parts = parts.to_vec();
        for _ in 0..self.random.random_range(1..3) {
            let place = self.random.random_range(0..parts.len());
            match self.random.random_range(0..12) {
                0 if parts.len() > 1 => {
                    parts.remove(place);
                }
                1 => {
                    let (name, bytes) = parts[place].clone();
                    parts.push((format!("{name}2"), bytes));
                }
                2 => parts[place].1 = self.text(),
                _ => parts[place].1 = self.changed(parts[place].1.clone()),
            }
        }
        pack(&parts)
    }
}

/// What no field of a setting is meant to hold, and what some are.
fn odd_values() -> Vec<Value> {
    let values = r#"null true 0 -1 1 2 100 9223372036854775807 18446744073709551615 0.5 1e308 ""
        "\u0020" "own" "水曜会" "=1+1" "2025-02-30" "9999-12-31" "12:61" "\u0000" [] {}"#;
    let values = values.split_whitespace().map(serde_json::from_str);
    values.map(Result::unwrap).collect()
}

impl Noise {
    /// One thing in it becomes another, goes, or comes twice.
    pub fn change_value(&mut self, value: &mut Value) {
        let goes_on = self.random.random_ratio(5, 6);
        match value {
            Value::Array(list) if goes_on && !list.is_empty() => {
                let place = self.random.random_range(0..list.len());
                match self.random.random_range(0..8) {
                    0 => drop(list.remove(place)),
                    1 => list.push(list[place].clone()),
                    _ => self.change_value(&mut list[place]),
                }
            }
            Value::Object(fields) if goes_on && !fields.is_empty() => {
                let place = self.random.random_range(0..fields.len());
                let name = fields.keys().nth(place).unwrap().clone();
                match self.random.random_range(0..8) {
                    0 => drop(fields.remove(&name)),
                    1 => drop(fields.insert("another".to_owned(), fields[&name].clone())),
                    _ => self.change_value(&mut fields[&name]),
                }
            }
            Value::Number(number) if goes_on => {
                let number = number.as_i64().unwrap_or_default();
                let by = *self.one_of(&[-1_000, -100, -1, 1, 100, 1_000]);
                *value = json!(number.saturating_add(by));
            }
            Value::String(text) if goes_on => {
                let bytes = self.changed(text.clone().into_bytes());
                *text = String::from_utf8_lossy(&bytes).into_owned();
            }
            other => *other = self.one_of(&odd_values()).clone(),
        }
    }
}

fn pack(parts: &[Part]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    // The readers see the same whether it is packed or not.
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, bytes) in parts {
        // The same name twice is refused by this writer, which is not on trial.
        if writer.start_file(name.as_str(), stored).is_ok() {
            writer.write_all(bytes).unwrap();
        }
    }
    writer.finish().unwrap().into_inner()
}

//! hands.csv: a row a hand of mangan or better.

use super::Source;
use super::cell::{count, excerpt, optional as maybe, text, word};
use super::reading::Reading;
use super::results::{TableKey, read_key};
use super::shared::Texts;
use super::sheet::{RowReader, read_rows};
use crate::error::{ImportProblem, Refused};
use crate::tables::column::{Column, optional, required};
use crate::tables::hand::{NOTE, YAKU};
use crate::tables::member;
use scoring::hand_value::Level;
use scoring::record::HandName;
use scoring::winning_hand::HandTiles;

pub(crate) const COLUMNS: &[Column] = &[
    required("date", "日付").also(&["日", "年月日", "開催日"]),
    required("series", "会").also(&["会名", "シリーズ", "例会"]),
    required("round", "回戦").also(&["回", "試合", "ラウンド"]),
    required("table", "卓").also(&["卓番", "卓番号", "テーブル"]),
    optional("hand", "局"),
    optional("honba", "本場"),
    required("winner", "和了者").also(&["和了", "あがり", "アガリ", "上がり"]),
    optional("loser", "放銃者").also(&["放銃", "振込", "振り込み"]),
    required("level", "区分").also(&["種類", "点の区分"]),
    optional("han", "翻").also(&["飜", "ハン"]),
    optional("fu", "符"),
    optional("yaku", "役"),
    optional("note", "備考").also(&["メモ", "摘要"]),
    optional("tiles", "手牌").also(&["牌姿", "アガリ形"]),
];
const HAND: usize = 4;
const HONBA: usize = 5;
pub(super) const WINNER: usize = 6;
pub(super) const LOSER: usize = 7;
const LEVEL: usize = 8;
const HAN: usize = 9;
const FU: usize = 10;
const YAKU_: usize = 11;
const NOTE_: usize = 12;
const TILES: usize = 13;

const LEVELS: &str =
    "mangan (満貫), haneman (跳満), baiman (倍満), sanbaiman (三倍満), yakuman (役満)";

/// A hand as the file says, its players by number.
#[derive(Debug)]
pub(super) struct HandRow {
    pub line: u64,
    pub key: TableKey,
    pub hand: Option<HandName>,
    pub honba: u32,
    pub winner: u32,
    pub loser: Option<u32>,
    pub level: Level,
    pub han: Option<u32>,
    pub fu: Option<u32>,
    pub yaku: String,
    pub note: String,
    pub tiles: Option<HandTiles>,
}

pub(super) fn read(
    source: &Source,
    reading: &mut Reading<'_, '_>,
) -> Result<Vec<HandRow>, Refused> {
    let mut rows = Vec::new();
    let texts = &mut Texts::default();
    read_rows(source, COLUMNS, reading, |row| {
        rows.extend(read_hand(row, texts));
        true
    })?;
    Ok(rows)
}

fn read_hand(row: &mut RowReader<'_>, texts: &mut Texts) -> Option<HandRow> {
    // Counts are held against what the rules allow once the table is known.
    let any = (0, 9_999);
    let key = read_key(row, texts);
    let hand = row.read(HAND, |cell| maybe(cell, hand_name));
    let honba = row.read(HONBA, |cell| maybe(cell, |cell| count(cell, any)));
    let winner = row.read(WINNER, |cell| count(cell, member::NUMBERS));
    let loser = row.read(LOSER, |cell| {
        maybe(cell, |cell| count(cell, member::NUMBERS))
    });
    let level = row.read(LEVEL, |cell| word(cell, LEVELS, Level::parse));
    let han = row.read(HAN, |cell| maybe(cell, |cell| count(cell, any)));
    let fu = row.read(FU, |cell| maybe(cell, |cell| count(cell, any)));
    let yaku = row.read(YAKU_, |cell| text(cell, YAKU));
    let note = row.read(NOTE_, |cell| text(cell, NOTE));
    let tiles = row.read(TILES, |cell| maybe(cell, hand_tiles));
    Some(HandRow {
        line: row.line,
        key: key?,
        hand: hand?,
        honba: honba?.unwrap_or_default(),
        winner: winner?,
        loser: loser?,
        level: level?,
        han: han?,
        fu: fu?,
        yaku: yaku?,
        note: note?,
        tiles: tiles?,
    })
}

fn hand_tiles(cell: &str) -> Result<HandTiles, ImportProblem> {
    cell.parse().map_err(|_| ImportProblem::NotAWord {
        word: excerpt(cell),
        words: "123m456p789s11z22z2z (the winning tile last); 22z 111z 0555m (4444p) 789s",
    })
}

fn hand_name(cell: &str) -> Result<HandName, ImportProblem> {
    HandName::parse(cell).ok_or_else(|| ImportProblem::NotAWord {
        word: excerpt(cell),
        words: "東1局 to 北4局",
    })
}

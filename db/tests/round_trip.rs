//! Whatever a club holds goes out and comes in again without loss.

use crate::support::{club, day, export_to, files_of, import, member, new_club, now, season};
use calamine::{Data, Reader, Xlsx};
use db::{Club, Encoding, ExportFormat, ImportFiles, Member, NewClub};
use scoring::hand_value::Level;
use scoring::record::{Adjustment, HandEntry, HandName, ScoreSheet, Session};
use scoring::{
    BySeat, Period, PersonId, PersonKind, Played, Points, RuleSet, RuleSetData, Seat, preset,
};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs;
use std::io::Cursor;
use tempfile::TempDir;

/// Texts that spreadsheets, CSV and people make trouble with. A workbook writes unseen characters as
/// the last but one, and must not take that for one.
const TEXTS: [&str; 12] = [
    "𠮷髙﨑槗",
    "=1+1",
    "'",
    "''=",
    "−500",
    "＝と＋",
    "@a\"b",
    "a,b;'c",
    "<&>\"']]>",
    "- a",
    "_x0041_",
    "山田\u{3000}太郎 ",
];

/// What only a text of several lines may be.
const LINES: [&str; 4] = ["", "一行\n二行", "\t=\n'", "\"a\",\n"];

/// A club with every kind of record and every such text wherever one may stand: by two versions of its
/// rules, with sticks, mistakes and lost points, and with people at two tables.
#[allow(
    clippy::too_many_lines,
    reason = "one entry of each kind, and nothing else"
)]
fn awkward() -> (TempDir, Club) {
    let (folder, mut club) = club();
    let texts = || (0_u32..).zip(TEXTS);
    let lines = |at: u32| LINES[at as usize % LINES.len()].to_owned();
    let people: Vec<PersonId> = texts()
        .map(|(at, text)| {
            let guest = at % 3 == 1;
            let member = Member {
                kana: text.into(),
                kind: if guest {
                    PersonKind::Guest
                } else {
                    PersonKind::Member
                },
                joined: guest.then(|| day("2024-04-01")),
                note: lines(at),
                public_name: if guest { String::new() } else { text.into() },
                beginner_until: guest.then(|| day("2027-03-31")),
                ..member(7 * (at + 1), text)
            };
            club.add_member(now(), &member).unwrap()
        })
        .collect();
    let series = ["水曜会", "=会"].map(|name| club.add_series(now(), name).unwrap());
    let old = club.settings().unwrap().rules;
    let changed = RuleSet::new(RuleSetData {
        start: Points(25_000),
        return_points: Some(Points(25_000)),
        ..preset("shirakaba-2025").unwrap().data().clone()
    });
    let new = club.change_rule_set(now(), &changed.unwrap()).unwrap();
    for (at, text) in texts() {
        let place = at as usize;
        let (date, series) = (
            day(&format!("2025-04-{:02}", at / 2 + 1)),
            series[place % 2],
        );
        let session = Session {
            date: day(&format!("2025-05-{:02}", at + 1)),
            series,
            venue: text.into(),
            note: lines(at),
        };
        club.add_session(now(), &session).unwrap();
        let (rules, start) = [(old, 30_000), (new, 25_000)][place / 2 % 2];
        let (shift, deposit) = (100 * i64::from(at), 1_000 * i64::from(at % 3));
        let lost = (at % 4 == 3).then(|| text.to_owned());
        let lacking = if lost.is_some() { 100 } else { 0 };
        let ends = [
            start + shift,
            start - shift - deposit,
            start - lacking,
            start,
        ];
        let entry = ScoreSheet {
            date,
            series,
            round: 1 + at % 2,
            table: text.into(),
            rules,
            people: BySeat::four([0, 1, 2, 3].map(|seat| people[(place + seat) % people.len()])),
            played: Played {
                points: BySeat::four(ends.map(Points)),
                deposit: Points(deposit),
                last_dealer: Seat::ALL[place % 4],
                chombo: BySeat::four([0, 0, at % 3, 0]),
            },
            unbalanced: lost,
            two_tables: None,
        };
        let hand = won(&entry, at, text);
        club.enter_hanchan(now(), &entry, &[hand]).unwrap();
        let again = ScoreSheet {
            table: format!("{}", at + 1),
            two_tables: Some(text.into()),
            ..entry
        };
        club.enter_hanchan(now(), &again, &[]).unwrap();
        let adjustment = Adjustment {
            date,
            series,
            person: people[place],
            points: Points(if at % 2 == 0 { -500 } else { 1_000 }),
            reason: text.into(),
        };
        club.add_adjustment(now(), &adjustment).unwrap();
    }
    (folder, club)
}

/// With sets on the table and with none; a red five among them.
const TILES: [&str; 2] = ["22z 111z 0555m (4444p) 789s", "123m456p789s11z22z2z"];

/// The hand that East won, of each second from South.
fn won(entry: &ScoreSheet, at: u32, text: &str) -> HandEntry {
    let han = at.is_multiple_of(2).then_some(5 + at % 3);
    HandEntry {
        hand: HandName::parse("南2局"),
        honba: 1,
        winner: entry.people[Seat::East],
        loser: han.map(|_| entry.people[Seat::South]),
        level: if han.is_some_and(|han| han > 5) {
            Level::Haneman
        } else {
            Level::Mangan
        },
        han,
        fu: None,
        yaku: text.into(),
        note: text.into(),
        tiles: Some(TILES[usize::from(han.is_some())].parse().unwrap()),
    }
}

/// The same, and a half-year of play.
fn clubs() -> [(TempDir, Club); 2] {
    let (folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    [awkward(), (folder, club)]
}

fn export(club: &Club, format: ExportFormat) -> ImportFiles {
    let folder = TempDir::new().unwrap();
    export_to(folder.path(), club, format);
    files_of(folder.path())
}

/// Every table with every cell as JSON has it.
fn json_tables(club: &Club) -> BTreeMap<String, Vec<Map<String, Value>>> {
    let folder = TempDir::new().unwrap();
    let written = export_to(folder.path(), club, ExportFormat::JsonLines);
    let files = written.files.iter();
    let tables = files.filter_map(|file| {
        let name = file.file_name()?.to_str()?.strip_suffix(".jsonl")?;
        let text = fs::read_to_string(file).unwrap();
        let rows = text.lines().map(|line| serde_json::from_str(line).unwrap());
        Some((name.to_owned(), rows.collect()))
    });
    tables.collect()
}

/// The same as a spreadsheet program finds it in the workbook.
fn workbook_tables(club: &Club) -> BTreeMap<String, Vec<Map<String, Value>>> {
    let folder = TempDir::new().unwrap();
    export_to(folder.path(), club, ExportFormat::Xlsx);
    let bytes = fs::read(folder.path().join("records.xlsx")).unwrap();
    let mut book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).unwrap();
    let sheets = book.worksheets();
    let tables = sheets.into_iter().map(|(name, range)| {
        let mut rows = range.rows();
        let heads: Vec<String> = rows
            .next()
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect();
        let rows = rows.map(|row| heads.iter().cloned().zip(row.iter().map(json)).collect());
        (name, rows.collect())
    });
    tables.collect()
}

/// A cell as JSON has it: numbers are numbers, texts texts, and days say their day.
fn json(cell: &Data) -> Value {
    match cell {
        Data::Empty => Value::Null,
        Data::String(text) => text.as_str().into(),
        Data::Float(number) => serde_json::from_str(&number.to_string()).unwrap(),
        Data::DateTime(moment) => {
            let (year, month, day, ..) = moment.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}").into()
        }
        other => panic!("{other:?}"),
    }
}

/// Standings and results by number and name, whatever the ids in the file.
fn told(club: &Club) -> Vec<String> {
    let records = club.records(Period::ALWAYS).unwrap();
    let mut told: Vec<String> = scoring::standings(&records, records.club_kind())
        .iter()
        .map(|row| {
            format!(
                "{:?} {:?} {:?}",
                row.rank, records.people[&row.person], row.tally
            )
        })
        .collect();
    told.extend(records.hands.iter().map(|hand| {
        format!(
            "{:?} {:?} {} {}",
            hand.entry.level, hand.entry.han, hand.entry.yaku, hand.entry.note
        )
    }));
    told
}

const FORMATS: [ExportFormat; 3] = [
    ExportFormat::Csv(Encoding::Utf8),
    ExportFormat::Csv(Encoding::Utf8Marked),
    ExportFormat::Xlsx,
];

/// A club of another rule set, with nothing in it but these files.
fn brought_to_another(files: &ImportFiles) -> (TempDir, Club) {
    let folder = TempDir::new().unwrap();
    let new = NewClub {
        rules: preset("haku-2015").unwrap(),
        ..new_club()
    };
    let mut other = Club::create(folder.path().join("other.hanchan"), &new, now()).unwrap();
    import(&mut other, files).unwrap_or_else(|error| panic!("{error}"));
    (folder, other)
}

#[test]
fn what_goes_out_comes_in_and_goes_out_the_same() {
    for (_folder, club) in clubs() {
        for format in FORMATS {
            let first = export(&club, format);
            assert!(first.results.is_some() && first.rule_sets.len() <= 1);
            let (_other_folder, other) = brought_to_another(&first);
            assert_eq!(told(&other), told(&club), "{format:?}");
            assert_eq!(export(&other, format), first, "{format:?}");
            assert!(other.check().unwrap().is_empty());
        }
    }
}

#[test]
fn json_and_workbook_say_the_same() {
    for (_folder, club) in clubs() {
        assert_eq!(json_tables(&club), workbook_tables(&club));
    }
}

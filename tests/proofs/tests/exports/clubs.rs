//! Clubs that hold given rows, what they export, and clubs made of that.

use crate::rows::Row;
use chrono::{Days, NaiveDate, NaiveDateTime};
use db::{Club, Encoding, Error, ExportFormat, ImportFiles, ImportMode, Replacing, Source};
use scoring::{Period, PersonId};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use tempfile::TempDir;

/// The forms that come in again.
pub const FORMS: [ExportFormat; 3] = [
    ExportFormat::Csv(Encoding::Utf8),
    ExportFormat::Csv(Encoding::Utf8Marked),
    ExportFormat::Xlsx,
];

const SERIES: &str = "水曜会";

fn first_day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2000, 1, 1).unwrap()
}

fn now() -> NaiveDateTime {
    first_day().and_hms_opt(9, 0, 0).unwrap()
}

fn new_club(folder: &TempDir) -> Club {
    Club::create(
        folder.path().join("club.hanchan"),
        &proofs::saving::new_club(),
        now(),
    )
    .unwrap()
}

fn import(club: &mut Club, files: &ImportFiles) {
    let go_on = &mut |_| ControlFlow::Continue(());
    if let Err(error) = club.import(now(), files, ImportMode::Store, go_on) {
        panic!("{error}");
    }
}

/// A cell by the letter of the format, written by nothing of what is on trial.
fn cell(text: &str) -> String {
    let begins = text.starts_with(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠', '−', '\'']);
    let mark = if begins { "'" } else { "" };
    format!("\"{mark}{}\"", text.replace('"', "\"\""))
}

/// A club with these rows.
pub fn begun(folder: &TempDir, rows: &[Row]) -> Club {
    let mut members = "number,name,kana,note\n".to_owned();
    let mut sessions = "date,series,venue,note\n".to_owned();
    let mut adjustments = "date,series,member,points,reason\n".to_owned();
    for row in rows {
        // Writing into a text cannot fail.
        let _ = match row {
            Row::Member {
                number,
                name,
                kana,
                note,
            } => {
                writeln!(
                    members,
                    "{number},{},{},{}",
                    cell(name),
                    cell(kana),
                    cell(note)
                )
            }
            Row::Session { day, venue, note } => {
                let date = first_day() + Days::new((*day).into());
                writeln!(sessions, "{date},{SERIES},{},{}", cell(venue), cell(note))
            }
            Row::Adjustment {
                member,
                points,
                reason,
            } => {
                writeln!(
                    adjustments,
                    "{},{SERIES},{member},{points},{}",
                    first_day(),
                    cell(reason)
                )
            }
        };
    }
    let given =
        |name: &str, text: String| (text.lines().nth(1).is_some()).then(|| Source::new(name, text));
    let files = ImportFiles {
        members: given("members.csv", members),
        sessions: given("sessions.csv", sessions),
        adjustments: given("adjustments.csv", adjustments),
        ..ImportFiles::default()
    };
    let mut club = new_club(folder);
    import(&mut club, &files);
    club
}

/// What a club holds, in the order in which rows are made.
pub fn rows(club: &Club) -> Vec<Row> {
    let members = club.members().unwrap();
    let numbers: BTreeMap<PersonId, u32> = members
        .iter()
        .map(|(id, member)| (*id, member.number))
        .collect();
    let mut rows: Vec<Row> = members
        .into_iter()
        .map(|(_, member)| Row::Member {
            number: member.number,
            name: member.name,
            kana: member.kana,
            note: member.note,
        })
        .collect();
    let days = |date: NaiveDate| u32::try_from((date - first_day()).num_days()).unwrap();
    let sessions = club.sessions(Period::ALWAYS).unwrap();
    rows.extend(sessions.into_iter().map(|(_, session)| Row::Session {
        day: days(session.date),
        venue: session.venue,
        note: session.note,
    }));
    let adjustments = club.records(Period::ALWAYS).unwrap().adjustments;
    rows.extend(adjustments.into_iter().map(|given| Row::Adjustment {
        member: numbers[&given.person],
        points: given.points.0,
        reason: given.reason,
    }));
    rows
}

/// The files of an export.
pub fn exported(club: &Club, format: ExportFormat) -> Result<ImportFiles, Error> {
    let folder = proofs::scratch();
    club.export(
        now(),
        Period::ALWAYS,
        format,
        folder.path(),
        Replacing::OwnOnly,
    )?;
    Ok(proofs::exported_files(folder.path()))
}

/// Another club with what was exported.
pub fn brought(files: &ImportFiles) -> (TempDir, Club) {
    let folder = proofs::scratch();
    let mut club = new_club(&folder);
    import(&mut club, files);
    (folder, club)
}

/// The rows as JSON lines have them.
pub fn in_json(club: &Club) -> Vec<Row> {
    let folder = proofs::scratch();
    club.export(
        now(),
        Period::ALWAYS,
        ExportFormat::JsonLines,
        folder.path(),
        Replacing::OwnOnly,
    )
    .unwrap();
    let mut rows = Vec::new();
    for object in lines(&folder.path().join("members.jsonl")) {
        rows.push(Row::Member {
            number: number(&object["number"]),
            name: text(&object["name"]),
            kana: text(&object["kana"]),
            note: text(&object["note"]),
        });
    }
    for object in lines(&folder.path().join("sessions.jsonl")) {
        let date: NaiveDate = text(&object["date"]).parse().unwrap();
        rows.push(Row::Session {
            day: u32::try_from((date - first_day()).num_days()).unwrap(),
            venue: text(&object["venue"]),
            note: text(&object["note"]),
        });
    }
    for object in lines(&folder.path().join("adjustments.jsonl")) {
        rows.push(Row::Adjustment {
            member: number(&object["member"]),
            points: object["points"].as_i64().unwrap(),
            reason: text(&object["reason"]),
        });
    }
    rows
}

/// None where there is no such file, because there is no such row.
fn lines(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.split_terminator('\n')
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

//! The days of a schedule for calendar programs: RFC 5545, written here because the library for it
//! reads the clock and draws random numbers for what it is not given. The tests read it back with that
//! library.

use std::fmt::Write;

use chrono::{Days, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta};
use scoring::record::Meeting;

use crate::words;

/// Japan keeps one time all year round.
const AHEAD_OF_UTC: TimeDelta = TimeDelta::hours(9);

/// The meetings as a calendar file. The same meetings give the same bytes, and the same day of a
/// series keeps its identity, so that reading a changed file again moves a meeting and does not
/// double it.
///
/// ```
/// use scoring::record::Meeting;
/// let day = chrono::NaiveDate::from_ymd_opt(2025, 10, 4).unwrap();
/// let meeting = Meeting {
///     date: day, series: "土曜会".into(), venue: "公民館".into(),
///     begins: chrono::NaiveTime::from_hms_opt(13, 0, 0), ends: None, rounds: None, note: String::new(), change: None,
/// };
/// let file = String::from_utf8(reports::ics("白樺会", &[meeting], day)).unwrap();
/// assert!(file.contains("DTSTART:20251004T040000Z\r\n"));
/// ```
pub fn ics(club: &str, meetings: &[Meeting], written: NaiveDate) -> Vec<u8> {
    let mut file = String::new();
    line(&mut file, "BEGIN", "VCALENDAR");
    line(&mut file, "VERSION", "2.0");
    line(&mut file, "PRODID", "-//hanchan//hanchan//JA");
    line(&mut file, "X-WR-CALNAME", &escaped(club));
    for (index, meeting) in meetings.iter().enumerate() {
        let same_day = |other: &&Meeting| same_day(other, meeting);
        let earlier = meetings[..index].iter().filter(same_day).count();
        event(&mut file, club, meeting, earlier, written);
    }
    line(&mut file, "END", "VCALENDAR");
    file.into_bytes()
}

fn same_day(one: &Meeting, other: &Meeting) -> bool {
    (one.date, &one.series) == (other.date, &other.series)
}

fn event(file: &mut String, club: &str, meeting: &Meeting, earlier: usize, written: NaiveDate) {
    let name = format!("{club}\n{}\n{}\n{earlier}", meeting.series, meeting.date);
    let identity = crate::pdf::fingerprint(name.as_bytes());
    line(file, "BEGIN", "VEVENT");
    line(file, "UID", &format!("{identity:016x}@hanchan"));
    line(file, "DTSTAMP", &utc(written.and_time(NaiveTime::MIN)));
    if let Some(begins) = meeting.begins {
        line(file, "DTSTART", &utc(meeting.date.and_time(begins)));
        if let Some(ends) = meeting.ends.filter(|ends| *ends > begins) {
            line(file, "DTEND", &utc(meeting.date.and_time(ends)));
        }
    } else {
        line(file, "DTSTART;VALUE=DATE", &day(meeting.date));
        if let Some(next) = meeting.date.checked_add_days(Days::new(1)) {
            line(file, "DTEND;VALUE=DATE", &day(next));
        }
    }
    let summary = format!("{club} {}", meeting.series);
    line(file, "SUMMARY", &escaped(summary.trim()));
    // A program that has read the day before takes it out again.
    let status = if meeting.is_held() {
        "CONFIRMED"
    } else {
        "CANCELLED"
    };
    line(file, "STATUS", status);
    let rounds = meeting.rounds.map(|rounds| format!("{rounds}回戦"));
    let note = Some(meeting.note.clone()).filter(|note| !note.is_empty());
    let told = [words::change_in_words(meeting), rounds, note];
    let told: Vec<String> = told.into_iter().flatten().collect();
    let told = told.join("\n");
    for (name, text) in [("LOCATION", &meeting.venue), ("DESCRIPTION", &told)] {
        if !text.is_empty() {
            line(file, name, &escaped(text));
        }
    }
    line(file, "END", "VEVENT");
}

fn day(day: NaiveDate) -> String {
    day.format("%Y%m%d").to_string()
}

fn utc(japanese: NaiveDateTime) -> String {
    let utc = japanese.checked_sub_signed(AHEAD_OF_UTC);
    utc.unwrap_or(japanese).format("%Y%m%dT%H%M%SZ").to_string()
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' | ';' | ',' => {
                out.push('\\');
                out.push(character);
            }
            '\n' => out.push_str("\\n"),
            other if other.is_control() => {}
            other => out.push(other),
        }
    }
    out
}

/// The longest line in bytes, its end not counted.
const LONGEST: usize = 75;

/// A line, folded where it is too long and never inside a character.
fn line(file: &mut String, name: &str, value: &str) {
    let mut rest = format!("{name}:{value}");
    let mut room = LONGEST;
    while rest.len() > room {
        let end = (0..=room)
            .rev()
            .find(|end| rest.is_char_boundary(*end))
            .unwrap_or(room);
        let next = rest.split_off(end);
        // Writing into a String cannot fail, so the result carries no news.
        let _ = write!(file, "{rest}\r\n ");
        rest = next;
        room = LONGEST - 1;
    }
    file.push_str(&rest);
    file.push_str("\r\n");
}

//! The calendar file of days to come, read back with a calendar library.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod club;

use chrono::NaiveTime;
use club::coming::{autumn, changed, meeting};
use club::day;
use icalendar::{Calendar as Read, Component, EventLike, EventStatus};
use reports::ics;
use scoring::record::Meeting;

fn read(meetings: &[Meeting]) -> Read {
    let file = ics("白樺会", meetings, day("2025-09-20"));
    String::from_utf8(file).unwrap().parse().unwrap()
}

#[test]
fn a_calendar_program_takes_out_what_is_not_held() {
    let meetings = changed().meetings;
    let calendar = read(&meetings);
    for (event, meeting) in calendar.events().zip(&meetings) {
        let status = if meeting.is_held() {
            EventStatus::Confirmed
        } else {
            EventStatus::Cancelled
        };
        assert_eq!(event.get_status(), Some(status), "{}", meeting.date);
    }
    let told: Vec<_> = calendar
        .events()
        .map(|event| event.get_description().unwrap_or_default())
        .collect();
    assert_eq!(told[0], "休会（会場が使えません）\n4回戦");
    assert_eq!(told[1], "4回戦");
}

#[test]
fn a_calendar_program_reads_the_days_back() {
    let meetings = autumn().meetings;
    let calendar = read(&meetings);
    assert_eq!(calendar.get_name(), Some("白樺会"));
    let events: Vec<_> = calendar.events().collect();
    assert_eq!(events.len(), meetings.len());
    for (event, meeting) in events.iter().zip(&meetings) {
        let summary = format!("白樺会 {}", meeting.series);
        assert_eq!(event.get_summary(), Some(summary.as_str()));
        assert_eq!(event.get_location(), Some(meeting.venue.as_str()));
        assert_eq!(event.get_description().unwrap_or_default(), meeting.note);
        // One o'clock in Japan is four o'clock in the morning at Greenwich.
        let utc = format!("{}T040000Z", meeting.date.format("%Y%m%d"));
        assert_eq!(event.property_value("DTSTART"), Some(utc.as_str()));
        let utc = format!("{}T080000Z", meeting.date.format("%Y%m%d"));
        assert_eq!(event.property_value("DTEND"), Some(utc.as_str()));
        assert_eq!(event.property_value("DTSTAMP"), Some("20250919T150000Z"));
    }
}

#[test]
fn every_event_keeps_an_identity_of_its_own() {
    let mut meetings = autumn().meetings;
    meetings.push(meeting("2025-10-01", "水曜会"));
    let uids = |meetings: &[Meeting]| -> Vec<String> {
        let calendar = read(meetings);
        let uids = calendar
            .events()
            .map(|event| event.get_uid().unwrap().to_owned());
        uids.collect()
    };
    let first = uids(&meetings);
    let mut apart = first.clone();
    apart.sort_unstable();
    apart.dedup();
    assert_eq!(apart.len(), meetings.len());
    // Another hour or place is the same meeting.
    meetings[0].begins = NaiveTime::from_hms_opt(18, 30, 0);
    meetings[0].venue = "会館".into();
    assert_eq!(uids(&meetings), first);
}

#[test]
fn odd_meetings_are_written_as_they_should_be() {
    let odd = Meeting {
        begins: None,
        ends: None,
        venue: String::new(),
        note: "持ち物；お茶, 菓子; 1\\2\n雨天決行。".repeat(8),
        ..meeting("2025-12-31", "𠮷田杯, 予選; 第一組")
    };
    let late = Meeting {
        begins: NaiveTime::from_hms_opt(20, 0, 0),
        ends: NaiveTime::from_hms_opt(1, 0, 0),
        ..meeting("2026-01-01", "夜の会")
    };
    let early = Meeting {
        begins: NaiveTime::from_hms_opt(8, 0, 0),
        ends: None,
        ..meeting("2026-01-01", "朝の会")
    };
    let meetings = [odd.clone(), late, early];
    let file = String::from_utf8(ics("白樺会", &meetings, day("2025-09-20"))).unwrap();
    assert!(
        file.split("\r\n")
            .all(|line| line.len() <= 75 && !line.contains('\n'))
    );
    assert_eq!(file.as_bytes(), ics("白樺会", &meetings, day("2025-09-20")));
    let calendar = read(&meetings);
    let events: Vec<_> = calendar.events().collect();
    assert_eq!(events[0].get_summary(), Some("白樺会 𠮷田杯, 予選; 第一組"));
    assert_eq!(events[0].get_description(), Some(odd.note.as_str()));
    assert_eq!(events[0].property_value("DTSTART"), Some("20251231"));
    assert_eq!(events[0].property_value("DTEND"), Some("20260101"));
    assert_eq!(events[0].get_location(), None);
    assert_eq!(
        events[1].property_value("DTEND"),
        None,
        "it ends before it begins"
    );
    assert_eq!(
        events[2].property_value("DTSTART"),
        Some("20251231T230000Z")
    );
}

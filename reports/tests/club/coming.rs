//! Days to come.

use std::collections::BTreeMap;

use super::day;
use chrono::NaiveTime;
use reports::Schedule;
use scoring::record::{Change, ChangeKind, Meeting};

/// A meeting from one o'clock to five.
pub fn meeting(date: &str, series: &str) -> Meeting {
    Meeting {
        date: day(date),
        series: series.into(),
        venue: "公民館 和室".into(),
        begins: NaiveTime::from_hms_opt(13, 0, 0),
        ends: NaiveTime::from_hms_opt(17, 0, 0),
        rounds: None,
        note: String::new(),
        change: None,
    }
}

/// October and November, twice a month on Wednesdays and on Saturdays.
pub fn autumn() -> Schedule {
    let mut meetings: Vec<Meeting> = ["2025-10-01", "2025-10-15", "2025-11-05", "2025-11-19"]
        .map(|date| meeting(date, "水曜会"))
        .into();
    let saturdays = ["2025-10-04", "2025-10-18", "2025-11-01", "2025-11-15"];
    meetings.extend(saturdays.map(|date| meeting(date, "土曜会")));
    meetings[2].note = "半期の表彰をします".into();
    meetings[4].venue = "髙﨑ビル 三階 大会議室（𠮷田様のお名前で借りています）".into();
    Schedule {
        meetings,
        holidays: BTreeMap::from([
            (day("2025-10-13"), "スポーツの日".to_owned()),
            (day("2025-11-03"), "文化の日".to_owned()),
            (day("2025-11-23"), "勤労感謝の日".to_owned()),
            (day("2025-11-24"), "振替休日".to_owned()),
        ]),
        message: "お休みの方は、前日までに髙橋までお知らせください。".into(),
    }
}

/// October with each kind of day that is not as usual.
pub fn changed() -> Schedule {
    let mut schedule = autumn();
    let change = |kind, reason: &str| {
        Some(Change {
            kind,
            reason: reason.into(),
        })
    };
    let with = |date, change| Meeting {
        change,
        rounds: Some(4),
        ..meeting(date, "水曜会")
    };
    schedule.meetings = vec![
        with(
            "2025-10-01",
            change(ChangeKind::Cancelled, "会場が使えません"),
        ),
        with("2025-10-08", None),
        with("2025-10-13", change(ChangeKind::Holiday, "スポーツの日")),
        with(
            "2025-10-15",
            change(ChangeKind::MovedTo(day("2025-10-22")), ""),
        ),
        with(
            "2025-10-22",
            change(ChangeKind::MovedFrom(day("2025-10-15")), ""),
        ),
        with("2025-10-26", change(ChangeKind::Extra, "秋の大会")),
        Meeting {
            venue: "会館".into(),
            ..with("2025-10-29", change(ChangeKind::Altered, ""))
        },
    ];
    schedule
}

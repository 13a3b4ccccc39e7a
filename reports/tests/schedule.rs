//! The notice of days to come, read back with poppler and qpdf.

use crate::club::coming::{autumn, changed, meeting};
use crate::club::day;
use crate::reading::{Printed, holds};
use reports::{Options, Print, Schedule, schedule_notice};
use scoring::record::{Change, ChangeKind, Meeting};
use scoring::{Calendar, Period};

fn month(first: &str) -> Period {
    Period::month_of(day(first))
}

fn notice(schedule: &Schedule, period: Period, print: Print) -> Printed {
    let options = Options {
        print,
        ..Options::new(day("2025-09-20"))
    };
    let printed = Printed::new(schedule_notice("白樺会", schedule, period, &options).unwrap());
    printed.check(2, &format!("{period:?} {print:?}"), 44.5);
    printed
}

#[test]
fn a_month_of_any_shape_has_its_calendar_on_one_page() {
    // Four weeks exactly, five, six, and a leap day.
    for first in [
        "2026-02-01",
        "2025-10-01",
        "2025-08-01",
        "2025-11-01",
        "2028-02-01",
    ] {
        for print in [Print::Normal, Print::Large] {
            let period = month(first);
            let meetings = [3, 17, 28].map(|number| Meeting {
                date: period
                    .from
                    .checked_add_days(chrono::Days::new(number - 1))
                    .unwrap(),
                ..meeting(first, "土曜会")
            });
            let schedule = Schedule {
                meetings: meetings.to_vec(),
                ..autumn()
            };
            let printed = notice(&schedule, period, print);
            assert_eq!(printed.pdf.pages, 1, "{first}");
            let words = printed.words();
            for number in 1..=period.months()[0].to.to_string()[8..].parse().unwrap() {
                let number: u32 = number;
                let found = words.iter().any(|word| word.text == number.to_string());
                assert!(found, "{number} of {first}");
            }
        }
    }
}

#[test]
fn a_long_note_is_told_whole_below_the_list_and_nothing_ends_on_an_empty_page() {
    let note = "お茶をご用意します。上ばきと筆記用具をお持ちください";
    let on = |date: &str, series: &str, note: &str| Meeting {
        note: note.to_owned(),
        ..meeting(date, series)
    };
    let mut meetings = vec![
        on("2025-10-01", "水曜会", note),
        on("2025-10-15", "水曜会", note),
        on("2025-10-11", "土曜会", note),
        on("2025-10-25", "土曜会", ""),
    ];
    for print in [Print::Normal, Print::Large] {
        let schedule = Schedule {
            meetings: meetings.clone(),
            ..Schedule::default()
        };
        let printed = notice(&schedule, month("2025-10-01"), print);
        assert_eq!(printed.pdf.pages, 1);
        let text = printed.run_on_text();
        assert!(text.contains(&format!("備考水曜会{note}")), "{text}");
        holds(&text, [format!("10月11日(土)土曜会{note}")]);
        assert_eq!(text.matches(note).count(), 2, "{text}");
    }
    meetings.truncate(2);
    meetings[0].note = "半期の表彰".to_owned();
    meetings[1].note.clear();
    let schedule = Schedule {
        meetings,
        ..Schedule::default()
    };
    let text = notice(&schedule, month("2025-10-01"), Print::Normal).run_on_text();
    assert!(
        text.contains("会場備考"),
        "a short one has its column: {text}"
    );
}

#[test]
fn nothing_is_cut_however_long_it_is() {
    let venue = "みどり台コミュニティセンター 本館二階 第2・第3会議室（西側の入口から、階段でお上がりください）";
    let series = "みどり台と白樺台の合同勉強会（はじめての方と、久しぶりの方のための会）";
    for print in [Print::Normal, Print::Large] {
        let mut schedule = autumn();
        for meeting in &mut schedule.meetings {
            meeting.venue = venue.into();
        }
        schedule.meetings[3].series = series.into();
        let november = notice(&schedule, month("2025-11-01"), print);
        // In large print the list has a page of its own beside the calendar's.
        let pages = if print == Print::Large { 2 } else { 1 };
        assert_eq!(november.pdf.pages, pages);
        let text = november.run_on_text();
        let told: String = venue.split_whitespace().collect();
        // Each line of a place stands beside other columns, so the page's text has it in pieces.
        assert!(text.contains(&told[told.len() - 27..]), "{text}");
        assert!(!list_of(&text).contains('…'), "{text}");
        let season = notice(&autumn(), month("2025-11-01"), print);
        assert!(!list_of(&season.run_on_text()).contains('…'));
    }
}

/// What stands below the calendar.
fn list_of(text: &str) -> &str {
    &text[text.find("開催日").unwrap()..]
}

#[test]
fn what_the_secretary_planned_is_told() {
    let text = notice(&autumn(), month("2025-10-01"), Print::Normal).run_on_text();
    let said = "開催案内 令和7年10月 10月4日(土)土曜会13:00～17:00髙﨑ビル スポーツの日 \
        前日までに髙橋まで 4回";
    holds(&text, said.split(' '));
    assert!(
        !text.contains("文化の日") && !text.contains("備考"),
        "{text}"
    );
    let both = Period {
        from: day("2025-10-01"),
        to: day("2025-11-30"),
    };
    let printed = notice(&autumn(), both, Print::Large);
    assert_eq!(printed.pdf.pages, 2);
    let text = printed.run_on_text();
    assert_eq!(text.matches("前日までに").count(), 1, "{text}");
    holds(&text, ["半期の表彰をします", "勤労感謝の日"]);
    assert!(
        text.contains("令和7年10月～11月") || text.contains("令和7年10～11月"),
        "{text}"
    );
}

#[test]
fn what_is_not_as_usual_is_told_with_its_reason() {
    for print in [Print::Normal, Print::Large] {
        let text = notice(&changed(), month("2025-10-01"), print).run_on_text();
        let said = "変更10月1日(水)水曜会休会（会場が使えません） \
            10月8日(水)水曜会13:00～17:004回戦公民館 祝日のため休会（スポーツの日） \
            10月15日(水)水曜会10月22日(水)に変更 臨時の開催（秋の大会） \
            10月29日(水)水曜会会場・時間の変更 水曜会→10/22 水曜会休会 開催日4回";
        holds(&text, said.split(' '));
        assert!(!text.contains("から変更"), "{text}");
    }
    let november = notice(&moved_over(), month("2025-11-01"), Print::Normal).run_on_text();
    assert!(november.contains("10月29日(水)から変更"), "{november}");
}

/// A day moved from one month into the next.
fn moved_over() -> Schedule {
    let mut over = meeting("2025-11-01", "水曜会");
    over.change = Some(Change {
        kind: ChangeKind::MovedFrom(day("2025-10-29")),
        reason: String::new(),
    });
    Schedule {
        meetings: vec![over],
        ..Schedule::default()
    }
}

#[test]
fn a_notice_of_changes_keeps_its_text() {
    let printed = notice(&changed(), month("2025-10-01"), Print::Normal);
    insta::assert_snapshot!("schedule-changed", printed.text());
}

#[test]
fn a_month_without_a_meeting_says_so() {
    let text = notice(&autumn(), month("2025-12-01"), Print::Normal).run_on_text();
    assert!(text.contains("この月の開催はありません"), "{text}");
    assert!(!text.contains("会場"), "{text}");
}

#[test]
fn several_meetings_of_a_day_are_all_there() {
    let names = ["水曜会", "初級教室", "三人打ちの会", "𠮷田杯", "世話人会"];
    for count in 1..=names.len() {
        let meetings = names[..count].iter().map(|name| Meeting {
            begins: None,
            ends: None,
            venue: String::new(),
            ..meeting("2025-10-01", name)
        });
        let schedule = Schedule {
            meetings: meetings.collect(),
            ..Schedule::default()
        };
        for print in [Print::Normal, Print::Large] {
            let text = notice(&schedule, month("2025-10-01"), print).run_on_text();
            for name in &names[..count] {
                assert!(text.contains(name), "{name} in {text}");
            }
            assert!(!text.contains("時間") && !text.contains("会場"), "{text}");
            assert_eq!(text.contains("ほか"), count > 3, "{text}");
        }
    }
}

#[test]
fn years_follow_the_calendar() {
    let options = Options {
        calendar: Calendar::Western,
        ..Options::new(day("2025-09-20"))
    };
    let pdf = schedule_notice("白樺会", &autumn(), month("2025-10-01"), &options).unwrap();
    assert!(Printed::new(pdf).run_on_text().contains("2025年10月"));
}

#[test]
fn a_notice_keeps_its_text() {
    let printed = notice(&autumn(), month("2025-11-01"), Print::Normal);
    insta::assert_snapshot!("schedule", printed.text());
}

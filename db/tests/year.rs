//! What is settled for a year: the schedule, the awards, and what is said about periods.

use crate::support::{club, day, member, now, numbered, refused};
use chrono::Weekday;
use db::{Club, Op, Refused, Thing};
use schedule::{Details, Exception, OnHolidays, Problem, Rule, What, parse_time};
use scoring::award::usual;
use scoring::record::{ChangeKind, Remark};
use scoring::{FiscalStart, Half, Period, PersonId, SeriesId};

fn october() -> Period {
    Period::month_of(day("2025-10-01"))
}

fn wednesdays() -> Rule {
    Rule {
        on_holidays: OnHolidays::Skips,
        from: Some(day("2025-04-01")),
        details: Details {
            venue: "公民館 和室".into(),
            begins: parse_time("13:00").ok(),
            ends: parse_time("17:00").ok(),
            rounds: Some(4),
            note: "会費五百円".into(),
        },
        ..Rule::new(Weekday::Wed, "1,3".parse().unwrap())
    }
}

fn moved(from: &str, to: &str) -> Exception {
    Exception {
        date: day(from),
        what: What::Moved {
            to: day(to),
            details: Details {
                venue: "会館".into(),
                ..Details::default()
            },
        },
        reason: "公民館が使えません".into(),
    }
}

fn cancelled(date: &str) -> Exception {
    Exception {
        date: day(date),
        what: What::Cancelled,
        reason: String::new(),
    }
}

/// A club whose Wednesdays are settled.
fn with_rule() -> (tempfile::TempDir, Club, SeriesId) {
    let (folder, mut club) = club();
    let series = club.add_series(now(), "水曜会").unwrap();
    club.add_schedule_rule(now(), series, &wednesdays())
        .unwrap();
    (folder, club, series)
}

fn days(club: &Club) -> Vec<(String, bool)> {
    let meetings = club.meetings(october()).unwrap().into_iter();
    meetings
        .map(|(_, meeting)| (meeting.date.to_string(), meeting.is_held()))
        .collect()
}

#[test]
fn the_schedule_comes_back_as_it_was_written_down() {
    let (_folder, mut club, series) = with_rule();
    let exception = moved("2025-10-15", "2025-10-22");
    club.set_schedule_exception(now(), series, &exception)
        .unwrap();
    let path = club.path().to_owned();
    drop(club);
    let mut club = Club::open(&path).unwrap();
    let rules = club.schedule_rules().unwrap();
    assert_eq!(
        rules.iter().map(|(_, _, rule)| rule).collect::<Vec<_>>(),
        [&wednesdays()]
    );
    assert_eq!(club.schedule_exceptions().unwrap(), [(series, exception)]);
    assert_eq!(club.plan(series).unwrap().rules, [wednesdays()]);
    assert!(club.check().unwrap().is_empty());

    let expected = [
        ("2025-10-01", true),
        ("2025-10-15", false),
        ("2025-10-22", true),
    ];
    let expected = expected.map(|(day, held)| (day.to_owned(), held));
    assert_eq!(days(&club), expected);
    let (of, meeting) = club.meetings(october()).unwrap().pop().unwrap();
    assert_eq!(of, series);
    assert_eq!(meeting.series, "水曜会");
    assert_eq!((meeting.venue.as_str(), meeting.rounds), ("会館", Some(4)));
    let change = meeting.change.unwrap();
    assert_eq!(change.kind, ChangeKind::MovedFrom(day("2025-10-15")));

    club.delete_schedule_exception(now(), series, day("2025-10-15"))
        .unwrap();
    assert_eq!(days(&club).len(), 2);
    club.undo(now()).unwrap();
    assert_eq!(days(&club), expected);
    let id = rules[0].0;
    let fridays = Rule {
        weekday: Weekday::Fri,
        ..wednesdays()
    };
    club.correct_schedule_rule(now(), id, series, &fridays)
        .unwrap();
    // What was moved from a Wednesday is moved from nothing.
    assert_eq!(
        days(&club),
        ["2025-10-03", "2025-10-17"].map(|day| (day.to_owned(), true))
    );
    club.undo(now()).unwrap();
    club.delete_schedule_rule(now(), id).unwrap();
    assert!(days(&club).is_empty());
    club.undo(now()).unwrap();
    assert_eq!(days(&club), expected);
}

#[test]
fn what_cannot_be_in_a_schedule_is_refused() {
    let (_folder, mut club, series) = with_rule();
    let problem = |refusal| match refusal {
        Refused::Schedule(problem) => problem,
        other => panic!("{other:?}"),
    };
    let result = club.set_schedule_exception(now(), series, &cancelled("2025-10-02"));
    let expected = Problem::DoesNotMeet(day("2025-10-02"));
    assert_eq!(problem(refused(result)), expected);
    let result = club.set_schedule_exception(now(), series, &moved("2025-10-01", "2025-10-15"));
    let expected = Problem::AlreadyMeets(day("2025-10-15"));
    assert_eq!(problem(refused(result)), expected);
    let late = Rule {
        details: Details {
            ends: parse_time("12:00").ok(),
            ..wednesdays().details
        },
        ..wednesdays()
    };
    let result = club.add_schedule_rule(now(), series, &late);
    assert!(matches!(
        problem(refused(result)),
        Problem::EndsBeforeItBegins { .. }
    ));
    let many = Rule {
        details: Details {
            rounds: Some(100),
            ..Details::default()
        },
        ..wednesdays()
    };
    let result = club.add_schedule_rule(now(), series, &many);
    assert!(matches!(
        refused(result),
        Refused::OutOfRange {
            field: "rounds",
            ..
        }
    ));
    let result = club.add_schedule_rule(now(), SeriesId(99), &wednesdays());
    assert!(matches!(
        refused(result),
        Refused::NoSuch {
            what: Thing::Series,
            ..
        }
    ));
    let result = club.delete_schedule_exception(now(), series, day("2025-10-15"));
    let key = "2025-10-15 水曜会".to_owned();
    let what = Thing::ScheduleException;
    assert_eq!(refused(result), Refused::NoSuch { what, key });
    assert!(matches!(
        refused(club.delete_series(now(), series)),
        Refused::InUse { .. }
    ));
}

#[test]
fn a_club_has_its_own_awards() {
    let (_folder, mut club) = club();
    assert_eq!(club.awards().unwrap(), usual(5));
    let mut own = usual(12);
    own.swap(0, 7);
    own.remove(3);
    club.set_awards(now(), &own).unwrap();
    assert_eq!(club.awards().unwrap(), own);
    let history = club.history(2).unwrap();
    assert_eq!(history[0].op, Op::SetAwards);
    club.set_awards(now(), &own).unwrap();
    assert_eq!(club.history(2).unwrap(), history, "nothing was changed");
    club.set_awards(now(), &[]).unwrap();
    assert!(club.awards().unwrap().is_empty());
    club.undo(now()).unwrap();
    club.undo(now()).unwrap();
    assert_eq!(club.awards().unwrap(), usual(5));

    let twice = [usual(5)[0].clone(), usual(5)[0].clone()];
    assert_eq!(
        refused(club.set_awards(now(), &twice)),
        Refused::AwardTwice("優勝".into())
    );
    let many: Vec<_> = (0..51)
        .map(|number| {
            let mut award = usual(5)[0].clone();
            award.name = number.to_string();
            award
        })
        .collect();
    assert!(matches!(
        refused(club.set_awards(now(), &many)),
        Refused::OutOfRange { highest: 50, .. }
    ));
    assert_eq!(club.awards().unwrap(), usual(5));
}

fn remark(
    period: Period,
    series: Option<SeriesId>,
    person: Option<PersonId>,
    text: &str,
) -> Remark {
    Remark {
        period,
        series,
        person,
        text: text.to_owned(),
    }
}

#[test]
fn what_is_said_about_a_period_is_in_its_records() {
    let (_folder, mut club, series) = with_rule();
    let person = club.add_member(now(), &member(3, "髙橋 清")).unwrap();
    let half = Period::half_year(2025, Half::Second, FiscalStart::default()).unwrap();
    let all = [
        remark(october(), None, None, "新しい会員を\n迎えました。"),
        remark(october(), None, Some(person), "初の役満"),
        remark(october(), Some(series), None, "水曜会へ"),
        remark(half, None, None, "半期"),
    ];
    for one in &all {
        club.set_remark(now(), one).unwrap();
    }
    assert_eq!(club.remarks().unwrap(), all);
    let records = club.records(half).unwrap();
    assert_eq!(records.remarks, all);
    assert_eq!(records.note(person, october(), None), Some("初の役満"));
    assert_eq!(club.records(october()).unwrap().remarks, all[..3]);
    let of_series = club.records_of_series(half, series).unwrap();
    assert_eq!(of_series.remarks, all[2..3]);

    club.set_remark(now(), &remark(october(), None, None, "改めて"))
        .unwrap();
    assert_eq!(club.remarks().unwrap()[0].text, "改めて");
    club.set_remark(now(), &remark(october(), None, None, " "))
        .unwrap();
    assert_eq!(club.remarks().unwrap(), all[1..]);
    club.undo(now()).unwrap();
    club.undo(now()).unwrap();
    assert_eq!(club.remarks().unwrap(), all);
    assert!(club.check().unwrap().is_empty());

    assert!(matches!(
        refused(club.delete_member(now(), person)),
        Refused::InUse { .. }
    ));
    let some_days = Period {
        from: day("2025-10-01"),
        to: day("2025-10-15"),
    };
    let result = club.set_remark(now(), &remark(some_days, None, None, "半月"));
    assert!(matches!(refused(result), Refused::NotReported { .. }));
    for period in [
        Period::fiscal_year(2025, FiscalStart::default()).unwrap(),
        Period::half_year(2024, Half::Second, FiscalStart::default()).unwrap(),
        Period::month_of(day("2024-02-10")),
    ] {
        club.set_remark(now(), &remark(period, None, None, "可"))
            .unwrap();
    }
}

#[test]
fn what_was_written_to_one_person_under_two_numbers_becomes_one() {
    let (_folder, mut club) = club();
    let mut add = |number| club.add_member(now(), &numbered(number)).unwrap();
    let (keep, gone) = (add(1), add(2));
    let november = Period::month_of(day("2025-11-01"));
    for one in [
        remark(october(), None, Some(keep), "一"),
        remark(october(), None, Some(gone), "二"),
        remark(november, None, Some(gone), "三"),
    ] {
        club.set_remark(now(), &one).unwrap();
    }
    let before = club.remarks().unwrap();
    club.merge_members(now(), keep, gone).unwrap();
    assert_eq!(
        club.remarks().unwrap(),
        [
            remark(october(), None, Some(keep), "一\n二"),
            remark(november, None, Some(keep), "三"),
        ]
    );
    assert!(club.check().unwrap().is_empty());
    club.undo(now()).unwrap();
    assert_eq!(club.remarks().unwrap(), before);
}

#[test]
fn the_history_tells_of_the_year_in_words() {
    let (_folder, mut club, series) = with_rule();
    club.set_schedule_exception(now(), series, &moved("2025-10-15", "2025-10-22"))
        .unwrap();
    club.set_schedule_exception(now(), series, &cancelled("2025-10-15"))
        .unwrap();
    let mut awards = usual(5);
    awards.truncate(10);
    awards[3] = usual(8)[3].clone();
    club.set_awards(now(), &awards).unwrap();
    club.set_remark(now(), &remark(october(), Some(series), None, "雨が多い月"))
        .unwrap();
    let mut lines = Vec::new();
    for entry in club.history(5).unwrap().iter().rev() {
        lines.push(entry.op.word().to_owned());
        for change in club.changes_of(entry.id, 20).unwrap() {
            lines.push(format!("  {} {}", change.table, change.record));
            for field in change.fields {
                let side = |side: Option<String>| side.unwrap_or_else(|| "-".into());
                let (before, after) = (side(field.before), side(field.after));
                lines.push(format!("    {}: {before} -> {after}", field.field));
            }
        }
    }
    insta::assert_snapshot!(lines.join("\n"));
}

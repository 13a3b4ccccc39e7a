//! The laws of a plan, and its exceptions one by one.

use crate::common::{day, exception, time, weekly};
use chrono::{Datelike, Days, Weekday};
use proptest::prelude::*;
use schedule::{Details, Exception, OnHolidays, Plan, Problem, Rule, Weeks, What};
use scoring::Period;
use scoring::record::{ChangeKind, Meeting};

fn period(from: &str, to: &str) -> Period {
    Period {
        from: day(from),
        to: day(to),
    }
}

fn of(rules: Vec<Rule>, exceptions: Vec<Exception>) -> Plan {
    Plan { rules, exceptions }
}

fn moved(from: &str, to: &str) -> Exception {
    let what = What::Moved {
        to: day(to),
        details: Details::default(),
    };
    exception(from, what)
}

fn kinds(plan: &Plan, period: Period) -> Vec<(String, Option<ChangeKind>)> {
    let line = |meeting: Meeting| {
        (
            meeting.date.format("%m-%d").to_string(),
            meeting.change.map(|change| change.kind),
        )
    };
    plan.meetings("水曜会", period)
        .into_iter()
        .map(line)
        .collect()
}

const OCTOBER: (&str, &str) = ("2025-10-01", "2025-10-31");

#[test]
fn the_first_and_third_wednesday() {
    let plan = of(
        vec![Rule::new(Weekday::Wed, "1,3".parse().unwrap())],
        Vec::new(),
    );
    let days: Vec<String> = kinds(&plan, period("2025-10-01", "2025-12-31"))
        .into_iter()
        .map(|(day, _)| day)
        .collect();
    assert_eq!(days, ["10-01", "10-15", "11-05", "11-19", "12-03", "12-17"]);
}

#[test]
fn the_last_friday_may_be_the_fourth_or_the_fifth() {
    let plan = of(
        vec![Rule::new(Weekday::Fri, "last".parse().unwrap())],
        Vec::new(),
    );
    let days: Vec<String> = kinds(&plan, period("2025-10-01", "2025-12-31"))
        .into_iter()
        .map(|(day, _)| day)
        .collect();
    assert_eq!(days, ["10-31", "11-28", "12-26"]);
}

#[test]
fn a_day_cancelled_or_moved_is_still_told_of() {
    let plan = of(
        vec![weekly(Weekday::Wed)],
        vec![
            exception("2025-10-08", What::Cancelled),
            moved("2025-10-15", "2025-10-17"),
            moved("2025-10-29", "2025-11-01"),
            exception(
                "2025-10-25",
                What::Extra {
                    details: Details::default(),
                },
            ),
        ],
    );
    let found = kinds(&plan, period(OCTOBER.0, OCTOBER.1));
    let expected = [
        ("10-01", None),
        ("10-08", Some(ChangeKind::Cancelled)),
        ("10-15", Some(ChangeKind::MovedTo(day("2025-10-17")))),
        ("10-17", Some(ChangeKind::MovedFrom(day("2025-10-15")))),
        ("10-22", None),
        ("10-25", Some(ChangeKind::Extra)),
        ("10-29", Some(ChangeKind::MovedTo(day("2025-11-01")))),
    ];
    assert_eq!(
        found,
        expected.map(|(day, kind)| (day.to_owned(), kind)).to_vec()
    );
    let november = kinds(&plan, period("2025-11-01", "2025-11-04"));
    let arrived = Some(ChangeKind::MovedFrom(day("2025-10-29")));
    assert_eq!(november, [("11-01".to_owned(), arrived)]);
}

#[test]
fn what_a_move_leaves_open_is_as_usual() {
    let elsewhere = exception(
        "2025-10-15",
        What::Moved {
            to: day("2025-10-15"),
            details: Details {
                venue: "会館".into(),
                begins: Some(time("18:00")),
                ..Details::default()
            },
        },
    );
    let plan = of(vec![weekly(Weekday::Wed)], vec![elsewhere]);
    let meetings = plan.meetings("水曜会", period("2025-10-15", "2025-10-15"));
    let [meeting] = &meetings[..] else {
        panic!("{meetings:?}");
    };
    assert_eq!(meeting.venue, "会館");
    assert_eq!(meeting.begins, Some(time("18:00")));
    // The usual end belongs to the usual beginning.
    assert_eq!(meeting.ends, None);
    assert_eq!(meeting.rounds, Some(4));
    let change = meeting.change.as_ref().unwrap();
    assert_eq!(change.kind, ChangeKind::Altered);
    assert_eq!(change.reason, "会場の都合");
}

#[test]
fn a_holiday_is_kept_or_skipped_as_the_rule_says() {
    let monday = |on_holidays| Rule {
        on_holidays,
        ..weekly(Weekday::Mon)
    };
    let on_sports_day = period("2025-10-13", "2025-10-13");
    let plan = of(vec![monday(OnHolidays::Meets)], Vec::new());
    assert_eq!(kinds(&plan, on_sports_day), [("10-13".to_owned(), None)]);
    let plan = of(vec![monday(OnHolidays::Skips)], Vec::new());
    let meetings = plan.meetings("月曜会", on_sports_day);
    let change = meetings[0].change.as_ref().unwrap();
    assert_eq!(change.kind, ChangeKind::Holiday);
    assert_eq!(change.reason, "スポーツの日");
    assert!(!plan.meets_on(day("2025-10-13")));
    // What is skipped can be held on another day.
    let plan = of(
        vec![monday(OnHolidays::Skips)],
        vec![moved("2025-10-13", "2025-10-14")],
    );
    assert!(plan.meets_on(day("2025-10-14")));
}

#[test]
fn an_exception_from_what_no_rule_gives_is_refused() {
    let plan = of(
        vec![weekly(Weekday::Wed)],
        vec![moved("2025-10-15", "2025-10-17")],
    );
    let refused = |exception: Exception| plan.check_new(&exception).unwrap_err();
    assert_eq!(
        refused(exception("2025-10-16", What::Cancelled)),
        Problem::DoesNotMeet(day("2025-10-16"))
    );
    assert_eq!(
        refused(moved("2025-10-08", "2025-10-17")),
        Problem::AlreadyMeets(day("2025-10-17"))
    );
    let extra = |date| {
        exception(
            date,
            What::Extra {
                details: Details::default(),
            },
        )
    };
    assert_eq!(
        refused(extra("2025-10-22")),
        Problem::AlreadyMeets(day("2025-10-22"))
    );
    // The same day may be moved elsewhere, and the day it was moved from is free.
    assert_eq!(plan.check_new(&moved("2025-10-15", "2025-10-17")), Ok(()));
    assert_eq!(plan.check_new(&moved("2025-10-15", "2025-10-18")), Ok(()));
    assert_eq!(plan.check_new(&extra("2025-10-18")), Ok(()));
}

#[test]
fn a_day_may_be_moved_to_itself_and_to_no_other_on_which_the_series_meets() {
    let plan = of(vec![weekly(Weekday::Wed)], Vec::new());
    let altered = moved("2025-10-15", "2025-10-15");
    assert_eq!(plan.check_new(&altered), Ok(()));
    assert_eq!(
        plan.check_new(&moved("2025-10-15", "2025-10-22")),
        Err(Problem::AlreadyMeets(day("2025-10-22")))
    );
}

#[test]
fn a_rule_holds_from_its_first_day_to_its_last() {
    let rule = Rule {
        from: Some(day("2025-10-08")),
        until: Some(day("2025-10-22")),
        ..weekly(Weekday::Wed)
    };
    assert_eq!(rule.check(), Ok(()));
    let found = kinds(&of(vec![rule], Vec::new()), period(OCTOBER.0, OCTOBER.1));
    let days: Vec<&str> = found.iter().map(|(day, _)| day.as_str()).collect();
    assert_eq!(days, ["10-08", "10-15", "10-22"]);
}

#[test]
fn all_of_time_is_no_longer_than_anybody_plans() {
    let plan = of(vec![weekly(Weekday::Wed)], Vec::new());
    let always = plan.meetings("水曜会", Period::ALWAYS);
    assert_eq!(always.first().unwrap().date.year(), 1900);
    assert_eq!(always.last().unwrap().date.year(), 2199);
}

fn weeks() -> impl Strategy<Value = Weeks> {
    prop_oneof![
        Just("every"),
        Just("1,3"),
        Just("2,4"),
        Just("last"),
        Just("5")
    ]
    .prop_map(|text| text.parse().unwrap())
}

fn rule() -> impl Strategy<Value = Rule> {
    (0..7_u8, weeks(), any::<bool>()).prop_map(|(weekday, weeks, skips)| Rule {
        on_holidays: OnHolidays::ALL[usize::from(skips)],
        ..Rule::new(Weekday::try_from(weekday).unwrap(), weeks)
    })
}

fn any_exception() -> impl Strategy<Value = Exception> {
    (0..60_u64, 0..3_u8, 0..60_u64).prop_map(|(from, kind, to)| {
        let start = day("2025-10-01");
        let details = Details::default();
        Exception {
            date: start + Days::new(from),
            what: match kind {
                0 => What::Cancelled,
                1 => What::Moved {
                    to: start + Days::new(to),
                    details,
                },
                _ => What::Extra { details },
            },
            reason: String::new(),
        }
    })
}

proptest! {
    #[test]
    fn a_period_is_the_sum_of_its_parts(
        rules in prop::collection::vec(rule(), 0..3),
        exceptions in prop::collection::vec(any_exception(), 0..6),
        cut in 0..61_u64,
    ) {
        let plan = of(rules, exceptions);
        let (from, to) = (day("2025-09-20"), day("2025-12-10"));
        let cut = from + Days::new(cut);
        let whole = plan.meetings("会", Period { from, to });
        let mut parts = plan.meetings("会", Period { from, to: cut });
        parts.extend(plan.meetings("会", Period { from: cut + Days::new(1), to }));
        prop_assert_eq!(whole, parts);
    }

    #[test]
    fn on_no_day_a_series_meets_twice(
        rules in prop::collection::vec(rule(), 0..4),
        exceptions in prop::collection::vec(any_exception(), 0..8),
    ) {
        let plan = of(rules, exceptions);
        let found = plan.meetings("会", period("2025-09-01", "2026-01-31"));
        prop_assert!(found.windows(2).all(|pair| pair[0].date < pair[1].date));
    }

    #[test]
    fn without_exceptions_the_days_are_those_of_the_rules(rule in rule(), add in 0..400_u64) {
        let date = day("2025-01-01") + Days::new(add);
        let plan = of(vec![rule.clone()], Vec::new());
        let only = Period { from: date, to: date };
        prop_assert_eq!(plan.meetings("会", only).len(), usize::from(rule.gives(date)));
        if rule.gives(date) {
            prop_assert_eq!(date.weekday(), rule.weekday);
        }
    }

    #[test]
    fn what_may_be_added_changes_what_it_says_and_nothing_else(
        rules in prop::collection::vec(rule(), 1..3),
        exceptions in prop::collection::vec(any_exception(), 1..8),
    ) {
        let mut plan = of(rules, Vec::new());
        let wide = period("2025-09-01", "2026-01-31");
        for exception in exceptions {
            if plan.exceptions.iter().any(|other| other.date == exception.date)
                || plan.check_new(&exception).is_err() {
                continue;
            }
            let held = |plan: &Plan| plan.meetings("会", wide).into_iter()
                .filter(Meeting::is_held).map(|meeting| meeting.date).collect::<Vec<_>>();
            let before = held(&plan);
            let skipped = !before.contains(&exception.date);
            plan.exceptions.push(exception.clone());
            let after = held(&plan);
            let expected = match exception.what {
                What::Cancelled => before.len() - usize::from(!skipped),
                What::Moved { .. } => before.len() + usize::from(skipped),
                What::Extra { .. } => before.len() + 1,
            };
            prop_assert_eq!(after.len(), expected);
        }
    }
}

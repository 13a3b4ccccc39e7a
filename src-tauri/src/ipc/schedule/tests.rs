use super::*;
use schedule::{OnHolidays, Plan, Rule};

fn day(iso: &str) -> NaiveDate {
    iso.parse().unwrap()
}

/// Every second Tuesday but on holidays, of which one is moved, one cancelled, and one added.
fn plan() -> Plan {
    let rule = Rule {
        on_holidays: OnHolidays::Skips,
        details: Details {
            venue: "公民館".into(),
            begins: time::parse("13:00"),
            ..Details::default()
        },
        ..Rule::new(chrono::Weekday::Tue, "1,3,5".parse().unwrap())
    };
    let exception = |date, what| Exception {
        date: day(date),
        what,
        reason: "会場の都合".into(),
    };
    let moved = What::Moved {
        to: day("2026-11-10"),
        details: Details {
            venue: "会館".into(),
            ..Details::default()
        },
    };
    Plan {
        rules: vec![rule],
        exceptions: vec![
            exception("2026-11-17", What::Cancelled),
            exception("2026-12-01", moved),
            exception(
                "2026-11-22",
                What::Extra {
                    details: Details::default(),
                },
            ),
        ],
    }
}

fn month(plan: &Plan, first: &str) -> PlannedMonth {
    let series = SeriesId(4);
    let period = shown_from(day(first));
    let meetings: Vec<_> = plan
        .meetings("火曜会", period)
        .into_iter()
        .map(|meeting| (series, meeting))
        .collect();
    let told = Told {
        calendar: Calendar::Japanese,
        exceptions: plan
            .exceptions
            .iter()
            .map(|exception| ((series, exception.date), exception))
            .collect(),
    };
    let only = Period::month_of(day(first));
    told.month(only, &meetings, FiscalStart::default())
}

#[test]
fn a_month_has_its_weeks_from_sunday_and_its_holidays() {
    let november = month(&plan(), "2026-11-01");
    assert_eq!(november.period.heading, "令和8年11月");
    assert_eq!(november.weeks.len(), 5);
    assert!(november.weeks.iter().all(|week| week.len() == 7));
    let numbers: Vec<u32> = november
        .weeks
        .iter()
        .flatten()
        .flatten()
        .map(|day| day.number)
        .collect();
    assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
    let third = november.weeks[0][2].as_ref().unwrap();
    assert_eq!(third.holiday.as_deref(), Some("文化の日"));
    assert_eq!(third.day.shown, "令和8年11月3日");
    assert!(november.weeks[4][2..].iter().all(Option::is_none));
}

#[test]
fn each_day_says_what_is_not_as_usual_and_what_was_written_for_it() {
    let found = month(&plan(), "2026-11-01").meetings;
    let told = found.iter().map(|planned| {
        let change = planned.change.as_ref().unwrap();
        let written = planned.exception.as_ref();
        let written = written.map(|written| (&*written.day.iso, written.kind));
        (&*planned.day.iso, change.kind, planned.is_held, written)
    });
    let moved = Some(("2026-12-01", DayChangeKind::Moved));
    let cancelled = Some(("2026-11-17", DayChangeKind::Cancelled));
    let extra = Some(("2026-11-22", DayChangeKind::Extra));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            ("2026-11-03", PlannedKind::Holiday, false, None),
            ("2026-11-10", PlannedKind::MovedFrom, true, moved),
            ("2026-11-17", PlannedKind::Cancelled, false, cancelled),
            ("2026-11-22", PlannedKind::Extra, true, extra),
        ]
    );
    assert_eq!(found[1].details.venue, "会館");
    assert_eq!(found[1].details.begins.as_deref(), Some("13:00"));
    assert_eq!(found[0].change.as_ref().unwrap().reason, "文化の日");
}

#[test]
fn what_is_written_of_a_day_is_read_back_as_it_was() {
    for exception in plan().exceptions {
        let told = DayChange::of(&exception, Calendar::Japanese);
        assert_eq!(told.read(), Ok(exception));
    }
    let altered = Exception {
        date: day("2026-11-03"),
        what: What::Moved {
            to: day("2026-11-03"),
            details: Details::default(),
        },
        reason: String::new(),
    };
    let told = DayChange::of(&altered, Calendar::Japanese);
    assert_eq!(told.kind, DayChangeKind::Altered);
    assert_eq!(told.read(), Ok(altered));
}

#[test]
fn three_months_are_shown_over_the_turn_of_the_year() {
    let period = shown_from(day("2026-11-22"));
    assert_eq!(
        (period.from, period.to),
        (day("2026-11-01"), day("2027-01-31"))
    );
}

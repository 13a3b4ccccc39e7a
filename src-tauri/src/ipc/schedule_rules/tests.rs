use super::*;

fn day(iso: &str) -> NaiveDate {
    iso.parse().unwrap()
}

fn told(rule: &Rule) -> MeetingRule {
    MeetingRule::of(SeriesId(3), rule, Calendar::Japanese)
}

#[test]
fn a_rule_is_told_and_read_back_as_it_was() {
    let weekdays = [
        Weekday::Mon,
        Weekday::Tue,
        Weekday::Wed,
        Weekday::Thu,
        Weekday::Fri,
        Weekday::Sat,
        Weekday::Sun,
    ];
    for weekday in weekdays {
        for weeks in ["every", "1,3", "last", "2,last", "5"] {
            let rule = Rule {
                on_holidays: OnHolidays::Skips,
                from: Some(day("2026-04-01")),
                until: Some(day("2027-03-31")),
                ..Rule::new(weekday, weeks.parse().unwrap())
            };
            assert_eq!(told(&rule).read(), Ok(rule), "{weekday} {weeks}");
        }
    }
}

#[test]
fn a_rule_that_names_no_week_or_no_time_is_refused() {
    let rule = told(&Rule::new(Weekday::Wed, Weeks::EVERY));
    let none = MeetingRule {
        weeks: Vec::new(),
        ..rule.clone()
    };
    assert_eq!(none.read(), Err(WireError::NoWeeks));
    let noon = MeetingRule {
        details: MeetingDetails {
            begins: Some("昼".into()),
            ..MeetingDetails::default()
        },
        ..rule
    };
    let typed = "昼".into();
    assert_eq!(noon.read(), Err(WireError::NotATime { typed }));
}

#[test]
fn the_days_to_come_begin_with_the_rule_and_say_which_are_holidays() {
    let rule = Rule {
        on_holidays: OnHolidays::Skips,
        from: Some(day("2026-11-01")),
        ..Rule::new(Weekday::Tue, "1,3".parse().unwrap())
    };
    let found = coming(&rule, day("2026-07-01"), Calendar::Western);
    assert_eq!(found.len(), COMING);
    assert_eq!(found[0].day.shown, "2026年11月3日");
    assert_eq!(found[0].holiday.as_deref(), Some("文化の日"));
    assert!(!found[0].is_held && found[1].is_held);
    let over = Rule {
        until: Some(day("2026-06-30")),
        ..Rule::new(Weekday::Tue, Weeks::EVERY)
    };
    assert!(coming(&over, day("2026-07-01"), Calendar::Western).is_empty());
}

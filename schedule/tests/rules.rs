//! Rules, weeks, times and single days, each by itself.

use crate::common::{day, exception, time, weekly};
use chrono::{Datelike, Weekday};
use schedule::{Details, OnHolidays, Problem, Rule, Weeks, What, parse_time, time_text};

#[test]
fn times_and_days_the_wrong_way_round_are_refused() {
    let holding = |from, until| Rule {
        from: Some(day(from)),
        until: Some(day(until)),
        ..weekly(Weekday::Wed)
    };
    assert!(matches!(
        holding("2025-10-02", "2025-10-01").check(),
        Err(Problem::UntilBeforeFrom { .. })
    ));
    assert_eq!(holding("2025-10-01", "2025-10-01").check(), Ok(()));
    let mut late = weekly(Weekday::Wed);
    late.details.ends = Some(time("13:00"));
    assert!(matches!(
        late.check(),
        Err(Problem::EndsBeforeItBegins { .. })
    ));
    late.details.begins = None;
    assert_eq!(
        late.check(),
        Err(Problem::EndsWithoutBeginning(time("13:00")))
    );
    assert_eq!(weekly(Weekday::Wed).check(), Ok(()));
    // The same goes for a day that is moved or added.
    let backwards = Details {
        begins: Some(time("17:00")),
        ends: Some(time("13:00")),
        ..Details::default()
    };
    let to = day("2025-10-17");
    let details = || backwards.clone();
    for what in [
        What::Moved {
            to,
            details: details(),
        },
        What::Extra { details: details() },
    ] {
        assert_eq!(what.details(), Some(&backwards));
        assert!(matches!(
            exception("2025-10-15", what).check(),
            Err(Problem::EndsBeforeItBegins { .. })
        ));
    }
    assert_eq!(What::Cancelled.details(), None);
    assert_eq!(exception("2025-10-15", What::Cancelled).check(), Ok(()));
}

#[test]
fn words_of_files_are_those_that_are_read() {
    let details = Details::default;
    let to = day("2025-10-17");
    for (what, word) in [
        (What::Cancelled, "cancelled"),
        (
            What::Moved {
                to,
                details: details(),
            },
            "moved",
        ),
        (What::Extra { details: details() }, "extra"),
    ] {
        assert_eq!(what.word(), word);
        let written = serde_json::to_value(&what).unwrap();
        assert!(written == word || written.get(word).is_some(), "{written}");
        assert_eq!(serde_json::from_value::<What>(written).unwrap(), what);
    }
    for (on_holidays, word) in [(OnHolidays::Meets, "meets"), (OnHolidays::Skips, "skips")] {
        assert_eq!(on_holidays.word(), word);
        assert_eq!(serde_json::to_value(on_holidays).unwrap(), word);
    }
}

#[test]
fn a_time_is_read_to_the_minute() {
    assert_eq!(time_text(time(" 9:05")), "09:05");
    for text in ["", "24:00", "13", "13:60", "13:00:30", "午後1時"] {
        assert!(parse_time(text).is_err(), "{text}");
    }
}

#[test]
fn texts_that_name_no_weeks_are_refused() {
    for text in ["", "0", "6", "1,,3", "every,1", "first", "1;3"] {
        assert!(text.parse::<Weeks>().is_err(), "{text}");
    }
    assert_eq!("1,2,3,4,5,last".parse(), Ok(Weeks::EVERY));
}

#[test]
fn a_week_of_a_month_is_seven_days_from_its_first() {
    // A month of 31 days, in which the 1st to the 7th are each weekday's first.
    let october = || day("2025-10-01").iter_days().take(31);
    for (weeks, days) in [
        ("1", 1..=7),
        ("2", 8..=14),
        ("5", 29..=31),
        ("last", 25..=31),
    ] {
        let held = october().filter(|date| weeks.parse::<Weeks>().unwrap().hold(*date));
        let held: Vec<u32> = held.map(|date| date.day()).collect();
        assert_eq!(held, days.collect::<Vec<_>>(), "{weeks}");
    }
}

#[test]
fn weeks_tell_their_numbers_and_whether_the_last_is_among_them() {
    for (weeks, numbers, has_last) in [
        ("1,3", &[1, 3][..], false),
        ("2,last", &[2], true),
        ("last", &[], true),
        ("every", &[1, 2, 3, 4, 5], false),
    ] {
        let weeks: Weeks = weeks.parse().unwrap();
        assert_eq!(weeks.numbers().collect::<Vec<_>>(), numbers);
        assert_eq!(weeks.has_last(), has_last, "{weeks}");
    }
}

#[test]
fn a_rule_is_written_as_json_and_read_again() {
    let text = r#"{"weekday":"Wed","weeks":"1,3","on_holidays":"skips","details":{"venue":"公民館","begins":"13:00"}}"#;
    let rule: Rule = serde_json::from_str(text).unwrap();
    assert_eq!(rule.details.begins, Some(time("13:00")));
    let written = serde_json::to_string(&rule).unwrap();
    assert!(
        written.contains(r#""begins":"13:00","ends":null"#),
        "{written}"
    );
    assert_eq!(serde_json::from_str::<Rule>(&written).unwrap(), rule);
    assert!(serde_json::from_str::<Rule>(&text.replace("13:00", "25:00")).is_err());
    assert!(serde_json::from_str::<Rule>(r#"{"weekday":"Wed","weeks":"1","week":"2"}"#).is_err());
}

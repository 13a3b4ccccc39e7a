//! The holidays of years that were announced, day by day.

use schedule::{YEARS_WITH_HOLIDAYS, holiday, holidays};
use scoring::{Period, parse_date};

fn of_year(year: i32) -> Vec<String> {
    let day = |end: &str| parse_date(&format!("{year}-{end}")).unwrap();
    let period = Period {
        from: day("01-01"),
        to: day("12-31"),
    };
    holidays(period)
        .into_iter()
        .map(|(day, name)| format!("{} {name}", day.format("%m-%d")))
        .collect()
}

#[test]
fn a_year_with_a_holiday_between_two_others() {
    assert_eq!(
        of_year(2026).join(", "),
        "01-01 元日, 01-12 成人の日, 02-11 建国記念の日, 02-23 天皇誕生日, 03-20 春分の日, \
         04-29 昭和の日, 05-03 憲法記念日, 05-04 みどりの日, 05-05 こどもの日, 05-06 振替休日, \
         07-20 海の日, 08-11 山の日, 09-21 敬老の日, 09-22 国民の休日, 09-23 秋分の日, \
         10-12 スポーツの日, 11-03 文化の日, 11-23 勤労感謝の日"
    );
}

#[test]
fn a_year_with_days_that_a_law_of_its_own_moved() {
    let moved: Vec<String> = of_year(2021)
        .into_iter()
        .filter(|line| ("07".."11").contains(&&line[..2]))
        .collect();
    assert_eq!(
        moved.join(", "),
        "07-22 海の日, 07-23 スポーツの日, 08-08 山の日, 08-09 振替休日, 09-20 敬老の日, \
         09-23 秋分の日"
    );
}

#[test]
fn the_coming_years_have_as_many_holidays_as_were_announced() {
    assert_eq!(of_year(2025).len(), 19);
    assert_eq!(of_year(2027).len(), 17);
    assert!(of_year(2027).contains(&"03-22 振替休日".to_owned()));
}

#[test]
fn years_of_which_nothing_is_known_have_none() {
    assert_eq!(YEARS_WITH_HOLIDAYS, 1986..=2099);
    assert_eq!(holiday(parse_date("1985-01-01").unwrap()), None);
    assert_eq!(holiday(parse_date("2100-01-01").unwrap()), None);
    assert_eq!(of_year(2099)[0], "01-01 元日");
}

//! What the sample club's secretary settled and wrote: the days to come, the awards, and remarks that
//! are true of what was played.

use super::{Season, session_days};
use crate::club::settings_json::{WrittenException, WrittenRemark, WrittenRule, WrittenSchedule};
use chrono::{Datelike, Days, Months, NaiveDate, NaiveTime, Weekday};
use schedule::{Details, Exception, Rule, What};
use scoring::award::{Award, Direction, Minimum, Percent, Statistic, usual};
use scoring::{FiscalStart, Period};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

pub(super) const WEDNESDAYS: &str = "水曜会";
pub(super) const SATURDAYS: &str = "土曜会";

/// In which weeks of a month each series meets.
pub(super) const MEETS: [(Weekday, [u8; 2], &str); 2] = [
    (Weekday::Wed, [1, 3], WEDNESDAYS),
    (Weekday::Sat, [2, 4], SATURDAYS),
];

/// What is known of a season once it was played.
#[derive(Default)]
pub(super) struct Played {
    /// Who came, by day.
    pub present: BTreeMap<NaiveDate, BTreeSet<usize>>,
    pub hanchan: Vec<NaiveDate>,
    /// Day, winner and hand of every yakuman.
    pub yakuman: Vec<(NaiveDate, usize, &'static str)>,
}

impl Played {
    fn within(&self, period: Period) -> impl Iterator<Item = &BTreeSet<usize>> {
        let days = self.present.range(period.from..=period.to);
        days.map(|(_, present)| present)
    }

    fn days(&self, period: Period) -> usize {
        self.within(period).count()
    }

    fn hanchan(&self, period: Period) -> usize {
        let days = self.hanchan.iter();
        days.filter(|day| period.holds(**day)).count()
    }

    /// On how many days of the period that person played.
    fn days_of(&self, number: usize, period: Period) -> usize {
        let days = self.within(period);
        days.filter(|present| present.contains(&number)).count()
    }
}

fn json(written: &impl Serialize) -> String {
    // Plain structures of texts and numbers always have a form in JSON.
    serde_json::to_string(written).unwrap_or_default()
}

/// Both series as they met in the season and go on to meet, and what is not as usual in the months
/// after it.
pub(super) fn schedule(season: &Season) -> String {
    let rules = MEETS.into_iter().filter_map(|(weekday, weeks, series)| {
        let [first, second] = weeks;
        let weeks = format!("{first},{second}").parse().ok()?;
        Some(WrittenRule {
            series: series.to_owned(),
            rule: Rule {
                from: season.first_month.with_day(1),
                details: usual_details(season, series),
                ..Rule::new(weekday, weeks)
            },
        })
    });
    let written = WrittenSchedule {
        rules: rules.collect(),
        exceptions: exceptions(season).unwrap_or_default(),
    };
    json(&written)
}

fn usual_details(season: &Season, series: &str) -> Details {
    let (venue, begins, note) = if series == WEDNESDAYS {
        ("白樺公民館 二階 和室", 13, "")
    } else {
        let note = "はじめての方の席もご用意します。";
        ("みどり台コミュニティセンター 第2会議室", 12, note)
    };
    Details {
        venue: venue.to_owned(),
        begins: NaiveTime::from_hms_opt(begins, 30, 0),
        ends: NaiveTime::from_hms_opt(17, 0, 0),
        rounds: Some(season.rounds),
        note: note.to_owned(),
    }
}

/// In the first month after the season a day is called off and one is moved; in the second a day comes
/// on top.
fn exceptions(season: &Season) -> Option<Vec<WrittenException>> {
    let next = season
        .first_month
        .checked_add_months(Months::new(season.months))?;
    let then = next.checked_add_months(Months::new(1))?;
    let on = |month: NaiveDate, weekday, week| {
        NaiveDate::from_weekday_of_month_opt(month.year(), month.month(), weekday, week)
    };
    let saturday = on(next, Weekday::Sat, 4)?;
    let elsewhere = Details {
        venue: "白樺公民館 三階 大広間".to_owned(),
        ..Details::default()
    };
    let meeting = Details {
        begins: NaiveTime::from_hms_opt(10, 0, 0),
        ends: NaiveTime::from_hms_opt(16, 30, 0),
        rounds: Some(season.rounds + 1),
        note: "お弁当が出ます。".to_owned(),
        ..elsewhere.clone()
    };
    let moved = What::Moved {
        to: saturday.checked_add_days(Days::new(1))?,
        details: elsewhere,
    };
    let exceptions = [
        (
            WEDNESDAYS,
            on(next, Weekday::Wed, 1)?,
            What::Cancelled,
            "畳の張り替えのため",
        ),
        (SATURDAYS, saturday, moved, "会場が使えないため"),
        (
            SATURDAYS,
            on(then, Weekday::Sun, 3)?,
            What::Extra { details: meeting },
            "親睦大会",
        ),
    ];
    let written = exceptions.map(|(series, date, what, reason)| WrittenException {
        series: series.to_owned(),
        exception: Exception {
            date,
            what,
            reason: reason.to_owned(),
        },
    });
    Some(written.into())
}

/// The usual awards, and one of the club's own.
pub(super) fn awards() -> String {
    let mut awards = usual(10);
    awards.extend(Percent::try_from(50).ok().map(|half| Award {
        name: "堅守賞".to_owned(),
        statistic: Statistic::DealtIn,
        direction: Direction::Lowest,
        minimum: Minimum::ShareOfSessions(half),
        ..usual(0).swap_remove(0)
    }));
    json(&awards)
}

/// About the last month of the season, and about the half-year and the year that it lies in.
pub(super) fn remarks(season: &Season, played: &Played, members: usize) -> String {
    let days = session_days(season);
    let Some((last, _)) = days.last() else {
        return json(&Vec::<WrittenRemark>::new());
    };
    let month = Period::month_of(*last);
    let mut remarks = vec![about(
        month,
        format!(
            "今月は{}日、半荘{}回でした。お世話になりました。来月の開催日は、開催案内でお確かめください。",
            played.days(month),
            played.hanchan(month),
        ),
    )];
    if let Some(half) = Period::half_year_of(*last, FiscalStart::default()) {
        let text = format!(
            "この半年は{}日集まり、半荘は{}回になりました。会場の準備と片付けに手を貸してくださった皆様、ありがとうございました。次の半年も、無理のないお運びをお待ちしています。",
            played.days(half),
            played.hanchan(half),
        );
        remarks.push(about(half, text));
        remarks.push(WrittenRemark {
            series: Some(WEDNESDAYS.to_owned()),
            ..about(
                half,
                "第1・第3水曜日に開いています。お茶の当番は名簿の順です。".to_owned(),
            )
        });
        remarks.extend(notes(played, half, members));
    }
    json(&remarks)
}

fn about(Period { from, to }: Period, text: String) -> WrittenRemark {
    WrittenRemark {
        from,
        to,
        series: None,
        member: None,
        text,
    }
}

/// To whoever won a yakuman, whoever was always there, and the beginner, who is the last of the members.
fn notes(played: &Played, half: Period, members: usize) -> Vec<WrittenRemark> {
    let mut lines: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let mut say = |number: usize, text: String| lines.entry(number).or_default().push(text);
    for (day, winner, yaku) in &played.yakuman {
        if half.holds(*day) {
            let (month, day) = (day.month(), day.day());
            say(
                *winner,
                format!("{month}月{day}日の{yaku}、おめでとうございます。"),
            );
        }
    }
    let days = played.days(half);
    for number in 1..=members {
        if played.days_of(number, half) == days {
            say(
                number,
                format!("{days}日すべてにおいでくださいました。ありがとうございます。"),
            );
        }
    }
    if played.days_of(members, half) > 0 {
        let text = "わからないことは、卓でいつでもお尋ねください。";
        say(members, text.to_owned());
    }
    let written = lines.into_iter().map(|(number, lines)| WrittenRemark {
        member: u32::try_from(number).ok(),
        ..about(half, lines.concat())
    });
    written.collect()
}

//! What can be settled for a year, for playing at random.

use super::{day, now};
use chrono::Weekday;
use db::{Club, Error};
use proptest::prelude::*;
use schedule::{Details, Exception, Rule, What};
use scoring::award::usual;
use scoring::record::Remark;
use scoring::{Period, SeriesId};

#[derive(Clone, Debug)]
pub enum YearStep {
    AddRule(u8),
    CorrectRule(u8),
    DeleteRule,
    Except(u64, u64),
    Restore(u64),
    Awards(usize),
    Remark(Option<u32>, bool, String),
}

pub(super) fn year_step() -> impl Strategy<Value = YearStep> {
    prop_oneof![
        (0..7_u8).prop_map(YearStep::AddRule),
        (0..7_u8).prop_map(YearStep::CorrectRule),
        Just(YearStep::DeleteRule),
        (0..14_u64, 0..14_u64).prop_map(|(from, to)| YearStep::Except(from, to)),
        (0..14_u64).prop_map(YearStep::Restore),
        (0..12_usize).prop_map(YearStep::Awards),
        (
            proptest::option::of(1..9_u32),
            any::<bool>(),
            "[ぁ-ん]{0,3}"
        )
            .prop_map(|(number, of_series, text)| YearStep::Remark(number, of_series, text)),
    ]
}

fn rule(weekday: u8) -> Rule {
    let weekday = Weekday::try_from(weekday).unwrap();
    Rule {
        details: Details {
            begins: schedule::parse_time("13:00").ok(),
            rounds: Some(4),
            ..Details::default()
        },
        ..Rule::new(weekday, schedule::Weeks::EVERY)
    }
}

pub(super) fn in_year(club: &mut Club, series: SeriesId, step: &YearStep) -> Result<(), Error> {
    let first = club.schedule_rules().unwrap().first().map(|(id, ..)| *id);
    match step {
        YearStep::AddRule(weekday) => club
            .add_schedule_rule(now(), series, &rule(*weekday))
            .map(drop),
        YearStep::CorrectRule(weekday) => first.map_or(Ok(()), |id| {
            club.correct_schedule_rule(now(), id, series, &rule(*weekday))
        }),
        YearStep::DeleteRule => first.map_or(Ok(()), |id| club.delete_schedule_rule(now(), id)),
        YearStep::Except(from, to) => {
            let what = match to {
                0 => What::Cancelled,
                1 => What::Extra {
                    details: Details::default(),
                },
                _ => What::Moved {
                    to: day(*to),
                    details: Details::default(),
                },
            };
            let exception = Exception {
                date: day(*from),
                what,
                reason: "会場の都合".into(),
            };
            club.set_schedule_exception(now(), series, &exception)
        }
        YearStep::Restore(date) => club.delete_schedule_exception(now(), series, day(*date)),
        YearStep::Awards(count) => {
            let mut awards = usual(10);
            awards.rotate_left(count % 3);
            awards.truncate(*count);
            club.set_awards(now(), &awards)
        }
        YearStep::Remark(number, of_series, text) => {
            let found = number.and_then(|number| club.member(number).unwrap());
            let remark = Remark {
                period: Period::month_of(day(0)),
                series: of_series.then_some(series),
                person: found.map(|(id, _)| id),
                text: text.clone(),
            };
            club.set_remark(now(), &remark)
        }
    }
}

//! The papers of a day that was drawn.

use super::{options, save};
use crate::answer::Answer;
use crate::arguments::{OfDraw, RecordSheet};
use crate::failure::Failure;
use crate::{file, rules};
use chrono::NaiveDate;
use db::{Club, SessionId};
use desk::papers::DrawnDay;
use reports::{Form, LaterRounds, Options, Pdf};
use scoring::Period;

pub fn record_sheet(asked: &RecordSheet, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let day = asked
        .date
        .map(|date| drawn(&club, date, asked.series.as_deref(), asked.round));
    let day = day.transpose()?;
    let rules = match (&asked.rules, &day) {
        (None, Some(day)) => day.rules.clone(),
        _ => rules::of_club(&club, asked.rules.as_deref())?,
    };
    let usual = Form::of(&rules);
    let form = Form {
        rounds: asked.rounds,
        last_dealer: usual.last_dealer || asked.last_dealer,
        sticks: !asked.no_sticks,
        hands: !asked.no_hands,
        later_rounds: if asked.same_people {
            LaterRounds::SamePeople
        } else {
            LaterRounds::Open
        },
    };
    let options = options(&club, &asked.paper.look)?;
    let pdf = match &day {
        None => {
            let name = club.settings()?.name;
            reports::blank_record_sheets(&name, &rules, form, asked.tables, &options)
        }
        Some(day) => day.record_sheets(&rules, form, &options),
    };
    save(&pdf, &asked.paper, answer)
}

/// A document that needs a day and the rounds that were drawn for it.
pub fn of_draw(
    asked: &OfDraw,
    answer: &mut Answer,
    document: impl FnOnce(&DrawnDay, &Options) -> Result<Pdf, reports::Error>,
) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let day = drawn(&club, asked.date, asked.series.as_deref(), asked.round)?;
    let options = options(&club, &asked.paper.look)?;
    let pdf = document(&day, &options);
    save(&pdf, &asked.paper, answer)
}

/// The rounds that were drawn on that day: all of them, or the one that is asked for.
fn drawn(
    club: &Club,
    date: NaiveDate,
    series: Option<&str>,
    round: Option<u32>,
) -> Result<DrawnDay, Failure> {
    DrawnDay::read(club, session(club, date, series)?, round)?.ok_or_else(|| {
        let round = round.map_or_else(String::new, |round| format!(" {round}"));
        Failure::refused(format!(
            "{date}: no round{round} was drawn; draw the seats first, or check the day and the round"
        ))
    })
}

/// The session of that day, of the series that is named where there are two.
fn session(club: &Club, date: NaiveDate, series: Option<&str>) -> Result<SessionId, Failure> {
    let day = Period {
        from: date,
        to: date,
    };
    let records = club.records(day)?;
    let series = series
        .map(|name| file::series(&records, name))
        .transpose()?;
    let mut sessions = club.sessions(day)?;
    sessions.retain(|(_, session)| series.is_none_or(|series| session.series == series));
    let mut found = sessions.into_iter();
    match (found.next(), found.next()) {
        (Some((only, _)), None) => Ok(only),
        (None, _) => Err(Failure::refused(format!(
            "{date}: there is no session in what was asked for; check the day and the series"
        ))),
        (Some(_), Some(_)) => Err(Failure::refused(format!(
            "{date}: two series met that day; name one with --series"
        ))),
    }
}

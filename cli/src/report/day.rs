//! The papers of a day that was drawn.

use super::{options, save};
use crate::arguments::{OfDraw, RecordSheet};
use crate::failure::Failure;
use crate::{file, rules};
use chrono::NaiveDate;
use db::{Club, SessionId};
use reports::{Form, LaterRounds, Options, Pdf};
use scoring::record::{RoundPlan, Session};
use scoring::{Period, Records};

pub fn record_sheet(asked: &RecordSheet) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let rules = rules::of_club(&club, asked.rules.as_deref())?;
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
    let pdf = match asked.date {
        None => {
            let name = club.settings()?.name;
            reports::blank_record_sheets(&name, &rules, form, asked.tables, &options)
        }
        Some(date) => {
            let day = Day::drawn(&club, date, asked.series.as_deref(), asked.round)?;
            let Day {
                records,
                session,
                rounds,
            } = &day;
            reports::record_sheets(records, session, rounds, &rules, form, &options)
        }
    };
    save(&pdf, &asked.paper)
}

/// A document that needs a day and the rounds that were drawn for it.
pub fn of_draw(
    asked: &OfDraw,
    document: impl FnOnce(&Records, &Session, &[RoundPlan], &Options) -> Result<Pdf, reports::Error>,
) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let day = Day::drawn(&club, asked.date, asked.series.as_deref(), asked.round)?;
    let options = options(&club, &asked.paper.look)?;
    let pdf = document(&day.records, &day.session, &day.rounds, &options);
    save(&pdf, &asked.paper)
}

/// A session with the rounds that were drawn for it.
struct Day {
    records: Records,
    session: Session,
    rounds: Vec<RoundPlan>,
}

impl Day {
    /// The rounds that were drawn on that day: all of them, or the one that is asked for.
    fn drawn(
        club: &Club,
        date: NaiveDate,
        series: Option<&str>,
        round: Option<u32>,
    ) -> Result<Self, Failure> {
        let records = club.records(Period {
            from: date,
            to: date,
        })?;
        let (id, session) = session(club, &records, date, series)?;
        let mut rounds = club.round_plans(id)?;
        rounds.retain(|plan| round.is_none_or(|round| plan.round == round));
        if rounds.is_empty() {
            let round = round.map_or_else(String::new, |round| format!(" {round}"));
            return Err(Failure::refused(format!(
                "{date}: no round{round} was drawn; draw the seats first, or check the day and the round"
            )));
        }
        Ok(Self {
            records,
            session,
            rounds,
        })
    }
}

/// The session of that day, of the series that is named where there are two.
fn session(
    club: &Club,
    records: &Records,
    date: NaiveDate,
    series: Option<&str>,
) -> Result<(SessionId, Session), Failure> {
    let series = series.map(|name| file::series(records, name)).transpose()?;
    let mut sessions = club.sessions(Period {
        from: date,
        to: date,
    })?;
    sessions.retain(|(_, session)| series.is_none_or(|series| session.series == series));
    let mut found = sessions.into_iter();
    match (found.next(), found.next()) {
        (Some(only), None) => Ok(only),
        (None, _) => Err(Failure::refused(format!(
            "{date}: there is no session in what was asked for; check the day and the series"
        ))),
        (Some(_), Some(_)) => Err(Failure::refused(format!(
            "{date}: two series met that day; name one with --series"
        ))),
    }
}

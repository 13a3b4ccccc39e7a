//! The papers of a day that was drawn.

use super::{options, save};
use crate::answer::Answer;
use crate::arguments::{OfDraw, RecordSheet};
use crate::failure::Failure;
use crate::{file, rules};
use chrono::NaiveDate;
use db::{Club, SessionId};
use reports::{Form, LaterRounds, Options, Pdf};
use scoring::record::{RoundPlan, Session};
use scoring::{Period, Players, Records, RuleSet};

pub fn record_sheet(asked: &RecordSheet, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let day = asked
        .date
        .map(|date| Day::drawn(&club, date, asked.series.as_deref(), asked.round));
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
        Some(day) => reports::record_sheets(
            &day.records,
            &day.session,
            &day.rounds,
            &rules,
            form,
            &options,
        ),
    };
    save(&pdf, &asked.paper, answer)
}

/// A document that needs a day and the rounds that were drawn for it.
pub fn of_draw(
    asked: &OfDraw,
    answer: &mut Answer,
    document: impl FnOnce(&Day, &Options) -> Result<Pdf, reports::Error>,
) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let day = Day::drawn(&club, asked.date, asked.series.as_deref(), asked.round)?;
    let options = options(&club, &asked.paper.look)?;
    let pdf = document(&day, &options);
    save(&pdf, &asked.paper, answer)
}

/// A session with the rounds that were drawn for it.
pub struct Day {
    pub records: Records,
    pub session: Session,
    pub rounds: Vec<RoundPlan>,
    /// The rules that the first of them is played by.
    pub rules: RuleSet,
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
        let rules = rules_of(club, id, &rounds)?;
        Ok(Self {
            records,
            session,
            rounds,
            rules,
        })
    }
}

/// The rules of the first table: those of the stage where a competition is played.
fn rules_of(club: &Club, session: SessionId, rounds: &[RoundPlan]) -> Result<RuleSet, Failure> {
    let round = rounds.first();
    let table = round.and_then(|round| round.tables.first());
    let players = table.map_or(Players::Four, |table| table.seats.players());
    let number = round.map_or(1, |round| round.round);
    let rules = club.rules_of_round(session, number, players.count())?;
    rules.ok_or_else(|| Failure::failed("the rules of that round are missing from the file"))
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

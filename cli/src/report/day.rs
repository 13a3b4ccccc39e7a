//! The papers of a day that was drawn.

use super::{given, make};
use crate::answer::Answer;
use crate::arguments::{OfDraw, RecordSheet};
use crate::failure::Failure;
use crate::{file, rules};
use chrono::NaiveDate;
use db::{Club, Play};
use desk::papers::{Document, DrawnRounds, Rules, SheetForm};
use scoring::{Period, SeriesId};

pub fn record_sheet(asked: &RecordSheet, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let form = SheetForm {
        rounds: asked.rounds,
        last_dealer: asked.last_dealer,
        sticks: !asked.no_sticks,
        hands: !asked.no_hands,
    };
    let own =
        || -> Result<Rules, Failure> { Ok(given(rules::of_club(&club, asked.rules.as_deref())?)) };
    let document = match asked.date {
        Some(day) => Document::DrawnSheets {
            draw: DrawnRounds {
                day,
                series: series_met(&club, day, asked.series.as_deref())?,
                round: asked.round,
            },
            rules: asked.rules.as_ref().map(|_| own()).transpose()?,
            form,
            same_people: asked.same_people,
        },
        None => Document::BlankSheets {
            rules: own()?,
            form,
            sheets: asked.tables,
        },
    };
    make(club, &document, Play::All, &asked.paper, answer)
}

/// A document that needs a day and the rounds that were drawn for it.
pub fn of_draw(
    asked: &OfDraw,
    document: impl FnOnce(DrawnRounds) -> Document,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let draw = DrawnRounds {
        day: asked.date,
        series: series_met(&club, asked.date, asked.series.as_deref())?,
        round: asked.round,
    };
    make(club, &document(draw), Play::All, &asked.paper, answer)
}

/// The series that met that day: the one that is named, where there are two.
fn series_met(club: &Club, date: NaiveDate, named: Option<&str>) -> Result<SeriesId, Failure> {
    let named = named.map(|name| file::series(club, name)).transpose()?;
    let mut sessions = club.sessions(Period {
        from: date,
        to: date,
    })?;
    sessions.retain(|(_, session)| named.is_none_or(|series| session.series == series));
    let mut found = sessions.into_iter();
    match (found.next(), found.next()) {
        (Some((_, only)), None) => Ok(only.series),
        (None, _) => Err(Failure::refused(format!(
            "{date}: there is no session in what was asked for; check the day and the series"
        ))),
        (Some(_), Some(_)) => Err(Failure::refused(format!(
            "{date}: two series met that day; name one with --series"
        ))),
    }
}

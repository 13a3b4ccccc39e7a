//! A paper read from the club's file, so that drawing it keeps nobody waiting for the file.

use super::days::Days;
use super::document::{DrawnRounds, MOST_MONTHS, MOST_SHEETS, SheetForm, Term, nothing};
use super::{Document, DrawnDay, Refusal, Rules, with_all_before, with_the_period_before};
use super::{certificates, contests, practice};
use crate::results::PeriodKind;
use crate::results::period::holding;
use chrono::{Months, NaiveDate};
use competition::RoundNumber;
use db::{Club, CompetitionId, Play, SessionId, Thing};
use reports::{
    BesideDay, EventBook, LaterRounds, MemberPages, Options, Pdf, PersonalReports, Race, Schedule,
};
use scoring::award::Award;
use scoring::{Period, Records, RuleSet, SeriesId};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Hears how many pages of how many are drawn, and may end it.
pub type Tell<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

type OfTerm = fn(&Records, Period, MemberPages, &[Award], &Options) -> Result<Pdf, reports::Error>;

type Draw = Box<dyn FnOnce(Tell<'_>) -> Result<Option<Pdf>, reports::Error>>;

/// A paper that is read and not yet drawn.
pub struct Drawing {
    /// The days it is about, if nothing was played in them: an empty paper is not what somebody meant who
    /// mistyped a year.
    pub nothing_played: Option<Period>,
    draw: Draw,
}

impl Drawing {
    /// Draws it. Nothing where `tell` ended that.
    ///
    /// # Errors
    /// Where a page cannot be drawn.
    pub fn draw(self, tell: Tell<'_>) -> Result<Option<Pdf>, Refusal> {
        Ok((self.draw)(tell)?)
    }

    pub(super) fn new(draw: impl FnOnce() -> Result<Pdf, reports::Error> + 'static) -> Self {
        Self::told(move |_| draw().map(Some))
    }

    fn told(draw: impl FnOnce(Tell<'_>) -> Result<Option<Pdf>, reports::Error> + 'static) -> Self {
        Self {
            nothing_played: None,
            draw: Box::new(draw),
        }
    }

    /// The same with what is to be known of its records.
    fn of(self, records: bool, period: Period) -> Self {
        Self {
            nothing_played: (!records).then_some(period),
            ..self
        }
    }
}

impl Document {
    /// Reads what the paper is made from. `counted` is the play that its figures are of, where it has any.
    ///
    /// # Errors
    /// Where there is nothing to make it from, or the file cannot be read.
    pub fn read(&self, club: &Club, options: Options, counted: Play) -> Result<Drawing, Refusal> {
        match self {
            Self::Session { day, series } => session(club, *day, *series, options, counted),
            Self::Monthly { day, edition } => {
                let edition = *edition;
                let period = Period::month_of(*day);
                let records = with_the_period_before(club, period, counted)?;
                let played = was_played(&records, period);
                let options = Options { edition, ..options };
                let draw = move || reports::monthly(&records, period, &options);
                Ok(Drawing::new(draw).of(played, period))
            }
            Self::HalfYear(term) => {
                let draw = reports::half_year_with_awards;
                of_term(club, PeriodKind::Half, term, options, counted, draw)
            }
            Self::FiscalYear(term) => {
                let draw = reports::fiscal_year;
                of_term(club, PeriodKind::FiscalYear, term, options, counted, draw)
            }
            Self::Personal { member, from, to } => {
                let (member, from, to) = (*member, *from, *to);
                let chosen = Days { from, to }.in_order()?;
                let records = with_the_period_before(club, chosen, counted)?;
                let played = was_played(&records, chosen);
                let period = span_played(&records, chosen);
                let draw = move || reports::personal(&records, member, period, &options);
                Ok(Drawing::new(draw).of(played, chosen))
            }
            Self::Everybody(days) => everybody(club, *days, options, counted),
            Self::HeadToHead(days) => of_days(club, *days, options, counted, reports::head_to_head),
            Self::Race { day } => race(club, *day, options, counted),
            Self::RecordBook(days) => of_days(club, *days, options, counted, reports::record_book),
            Self::Attendance(days) => of_days(club, *days, options, counted, reports::attendance),
            Self::BlankSheets {
                rules,
                form,
                sheets,
            } => {
                Refusal::unless_within("sheets", *sheets, MOST_SHEETS)?;
                let (name, rules, sheets) = (name_of(club)?, rules.read(club)?, *sheets);
                let form = form.read(&rules, LaterRounds::Open)?;
                Ok(Drawing::new(move || {
                    reports::blank_record_sheets(&name, &rules, form, sheets, &options)
                }))
            }
            Self::DrawnSheets {
                draw,
                rules,
                form,
                same_people,
            } => drawn_sheets(club, draw, rules.as_ref(), *form, *same_people, options),
            Self::TablePlan { draw } => {
                let day = drawn(club, draw)?;
                Ok(Drawing::new(move || day.table_plan(&options)))
            }
            Self::PlaceCards { draw } => {
                let day = drawn(club, draw)?;
                Ok(Drawing::new(move || day.place_cards(&options)))
            }
            Self::ValueTable { rules } => of_rules(club, rules, options, reports::value_table),
            Self::Practice {
                rules,
                level,
                sheets,
                collection,
            } => practice::read(club, rules, *level, (*sheets, *collection), options),
            Self::RuleSheet { rules } => of_rules(club, rules, options, reports::rule_sheet),
            Self::RuleBook { rules, competition } => {
                rule_book(club, rules.as_ref(), *competition, options)
            }
            Self::CompetitionRanking(of) => contests::ranking(club, *of, options),
            Self::CompetitionOutline {
                competition,
                begins,
                pause,
            } => contests::outline(club, *competition, begins, *pause, options),
            Self::CompetitionRoster(of) => contests::roster(club, of.competition, options),
            Self::CompetitionSlips(of) => contests::slips(club, of.competition, options),
            Self::CompetitionHonours(of) => contests::honours(club, of.competition, options),
            Self::RoundPapers {
                competition,
                stage,
                round,
                place_cards,
            } => {
                let (stage, round) = (*stage, *round);
                let number = RoundNumber { stage, round };
                contests::round(club, *competition, number, *place_cards, options)
            }
            Self::Notice {
                day,
                months,
                series,
                message,
            } => notice(club, *day, *months, *series, message, options),
            Self::Certificates { occasion, given } => {
                certificates::read(club, occasion, given, options, counted)
            }
        }
    }
}

pub(super) fn name_of(club: &Club) -> Result<String, Refusal> {
    Ok(club.settings()?.name)
}

fn was_played(records: &Records, period: Period) -> bool {
    records.days().any(|day| period.holds(day))
}

/// The title of a paper names its days: where all are meant, from the first to the last on which anything
/// was played.
pub fn span_played(records: &Records, chosen: Period) -> Period {
    match (records.days().min(), records.days().max()) {
        (Some(from), Some(to)) if chosen == Period::ALWAYS => Period { from, to },
        _ => chosen,
    }
}

fn session(
    club: &Club,
    day: NaiveDate,
    series: Option<SeriesId>,
    options: Options,
    counted: Play,
) -> Result<Drawing, Refusal> {
    let period = Period { from: day, to: day };
    let records = club.records(period)?;
    let half = Period::half_year_of(day, records.fiscal_start).unwrap_or(period);
    let so_far = club.records_of(Period { to: day, ..half }, counted)?;
    let played = records.hanchan.iter().map(|hanchan| hanchan.sheet.series);
    let played = played.filter(|played| series.is_none_or(|series| series == *played));
    let played: BTreeSet<SeriesId> = played.collect();
    // The competitions to which its tables belong.
    let mut competitions = Vec::new();
    for series in &played {
        let held = club.competition_of(*series)?;
        competitions.extend(held.map(|held| held.competition.name().to_owned()));
    }
    let draw = move || {
        let beside = BesideDay {
            so_far: &so_far,
            competitions: &competitions,
        };
        reports::session_sheet_of(&records, day, series, &beside, &options)
    };
    Ok(Drawing::new(draw).of(!played.is_empty(), period))
}

fn of_term(
    club: &Club,
    kind: PeriodKind,
    term: &Term,
    options: Options,
    counted: Play,
    draw: OfTerm,
) -> Result<Drawing, Refusal> {
    let period = holding(kind, term.day, club.settings()?.fiscal_start);
    let period = period.ok_or_else(|| nothing(Thing::Session, &term.day))?;
    let records = with_all_before(club, period, counted)?;
    let awards = match &term.awards {
        Some(awards) => awards.clone(),
        None => club.awards()?,
    };
    let pages = term.member_pages;
    let played = was_played(&records, period);
    let edition = term.edition;
    let options = Options { edition, ..options };
    let draw = move || draw(&records, period, pages, &awards, &options);
    Ok(Drawing::new(draw).of(played, period))
}

type OfDays = fn(&Records, Period, &Options) -> Result<Pdf, reports::Error>;

fn of_days(
    club: &Club,
    days: Days,
    options: Options,
    counted: Play,
    draw: OfDays,
) -> Result<Drawing, Refusal> {
    let chosen = days.in_order()?;
    let records = club.records_of(chosen, counted)?;
    let played = was_played(&records, chosen);
    let period = span_played(&records, chosen);
    Ok(Drawing::new(move || draw(&records, period, &options)).of(played, chosen))
}

fn race(club: &Club, day: NaiveDate, options: Options, counted: Play) -> Result<Drawing, Refusal> {
    let period = holding(PeriodKind::Half, day, club.settings()?.fiscal_start);
    let period = period.ok_or_else(|| nothing(Thing::Session, &day))?;
    let meetings = club.meetings(period)?.into_iter();
    let held = meetings.filter(|(_, meeting)| meeting.is_held());
    let race = Race {
        period,
        meetings: held.map(|(_, meeting)| meeting.date).collect(),
    };
    let records = club.records_of(period, counted)?;
    let played = was_played(&records, period);
    let draw = move || reports::race(&records, &race, &options);
    Ok(Drawing::new(draw).of(played, period))
}

fn everybody(club: &Club, days: Days, options: Options, counted: Play) -> Result<Drawing, Refusal> {
    let chosen = days.in_order()?;
    let records = with_the_period_before(club, chosen, counted)?;
    let period = span_played(&records, chosen);
    if PersonalReports::new(&records, period, &options)
        .members()
        .is_empty()
    {
        return Err(Refusal::NobodyPlayed(chosen));
    }
    Ok(Drawing::told(move |tell| {
        PersonalReports::new(&records, period, &options).all(tell)
    }))
}

/// What was drawn for that day.
fn drawn(club: &Club, asked: &DrawnRounds) -> Result<DrawnDay, Refusal> {
    let id = club.session_on(asked.day, asked.series)?;
    let id: SessionId = id.ok_or_else(|| nothing(Thing::Session, &asked.day))?;
    let day = DrawnDay::read(club, id, asked.round)?;
    day.ok_or(Refusal::NotDrawn {
        day: asked.day,
        round: asked.round,
    })
}

fn drawn_sheets(
    club: &Club,
    asked: &DrawnRounds,
    rules: Option<&Rules>,
    form: SheetForm,
    same_people: bool,
    options: Options,
) -> Result<Drawing, Refusal> {
    let day = drawn(club, asked)?;
    let rules = match rules {
        Some(rules) => rules.read(club)?,
        None => day.rules.clone(),
    };
    let later = if same_people {
        LaterRounds::SamePeople
    } else {
        LaterRounds::Open
    };
    let form = form.read(&rules, later)?;
    Ok(Drawing::new(move || {
        day.record_sheets(&rules, form, &options)
    }))
}

type OfRules = fn(&str, &RuleSet, &Options) -> Result<Pdf, reports::Error>;

fn of_rules(
    club: &Club,
    rules: &Rules,
    options: Options,
    draw: OfRules,
) -> Result<Drawing, Refusal> {
    let (name, rules) = (name_of(club)?, rules.read(club)?);
    Ok(Drawing::new(move || draw(&name, &rules, &options)))
}

fn rule_book(
    club: &Club,
    rules: Option<&Rules>,
    competition: Option<CompetitionId>,
    options: Options,
) -> Result<Drawing, Refusal> {
    let event = competition.map(|id| club.competition(id)).transpose()?;
    let event = event.map(|entry| entry.competition);
    let first = event.as_ref().and_then(|event| event.stage(1));
    let rules = match (rules, first) {
        (Some(rules), _) => rules.read(club)?,
        (None, Some(stage)) => {
            let found = club.rule_set(&stage.rules)?;
            found
                .ok_or_else(|| nothing(Thing::RuleSet, &stage.rules))?
                .1
        }
        (None, None) => club.own_rules()?,
    };
    let name = name_of(club)?;
    Ok(Drawing::new(move || {
        let event = event.as_ref().map(|event| EventBook {
            name: event.name(),
            book: &event.data().book,
        });
        reports::rule_book(&name, &rules, event.as_ref(), &options)
    }))
}

fn notice(
    club: &Club,
    day: NaiveDate,
    months: u32,
    series: Option<SeriesId>,
    message: &str,
    options: Options,
) -> Result<Drawing, Refusal> {
    Refusal::unless_within("months", months, MOST_MONTHS)?;
    let last = day.checked_add_months(Months::new(months - 1));
    let period = Period {
        from: Period::month_of(day).from,
        to: Period::month_of(last.unwrap_or(day)).to,
    };
    let name = name_of(club)?;
    let meetings = club.meetings(period)?.into_iter();
    let meetings = meetings.filter(|(id, _)| series.is_none_or(|series| series == *id));
    let schedule = Schedule {
        meetings: meetings.map(|(_, meeting)| meeting).collect(),
        holidays: schedule::holidays(period),
        message: message.trim().to_owned(),
    };
    Ok(Drawing::new(move || {
        reports::schedule_notice(&name, &schedule, period, &options)
    }))
}

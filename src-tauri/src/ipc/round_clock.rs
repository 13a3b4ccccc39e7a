//! The clock of a round, for the screen of the day and for the window for the hall.

mod view;

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use db::SessionTable;
use scoring::{RuleSet, RuleSetId, SeriesId};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::{AppHandle, Manager, State};

use super::WireError;
use super::hall::HallWindow;
use super::typed::from_iso;
use crate::open_club::OpenClub;
use crate::round_clock::{self, RoundClocks};
use desk::clock::{Length, MOST_MINUTES, Round, RoundClock};
use view::{ClockNow, ClockView};

/// What a clock of that day can be set to.
#[tauri::command(async)]
#[specta::specta]
pub fn clock_choices(
    open: State<'_, OpenClub>,
    day: String,
    series: SeriesId,
) -> Result<ClockChoices, WireError> {
    let date = from_iso(&day)?;
    let (usual, rule_sets, round, tables, is_final) = open.read(|club| {
        let session = club.session_on(date, series)?;
        let tables = session.map_or(Ok(Vec::new()), |session| club.tables(session))?;
        let round = round_to_play(&tables);
        let mut of_round = tables.iter().filter(|table| table.round == round);
        // Of a competition the stage says by which rules, and so how long, a round is played.
        let competing = match (session, of_round.next()) {
            (Some(session), Some(table)) => {
                club.competition_rules(session, round, table.people.players().count())?
            }
            _ => None,
        };
        Ok((
            competing.unwrap_or(club.settings()?.rules),
            club.rule_sets()?,
            round,
            tables,
            session.map_or(Ok(false), |session| club.is_final(session, round))?,
        ))
    })?;
    let newest = |rules: &RuleSet| {
        !rule_sets.iter().any(|(_, other)| {
            other.id() == rules.id() && other.data().version > rules.data().version
        })
    };
    let rule_sets = rule_sets
        .iter()
        .filter(|(id, rules)| newest(rules) || *id == usual);
    Ok(ClockChoices {
        round,
        usual_rules: usual,
        tables: tables
            .into_iter()
            .map(|table| ClockTable {
                round: table.round,
                table: table.label,
            })
            .collect(),
        rule_sets: rule_sets
            .map(|(id, rules)| ClockRules {
                id: *id,
                name: rules.name().to_owned(),
                minutes: rules
                    .data()
                    .clock
                    .minutes
                    .filter(|_| !(is_final && rules.data().clock.final_untimed))
                    .map(Into::into),
            })
            .collect(),
    })
}

/// The clock as it stands, and what the hall sees.
#[tauri::command(async)]
#[specta::specta]
pub fn round_clock(app: AppHandle, open: State<'_, OpenClub>) -> ClockView {
    let hall_window = HallWindow::of(&app);
    let now = Utc::now();
    let clocks = app.state::<RoundClocks>();
    let mut kept = clocks.lock(&app, now);
    let club = open.path();
    let clock = club.as_deref().and_then(|club| {
        kept.notice(club, now);
        kept.clock(club)
    });
    ClockView {
        clock: clock.map(|clock| ClockNow::of(clock, now)),
        can_bring_back: club.as_deref().is_some_and(|club| kept.has_before(club)),
        safe: kept.is_safe(),
        hall_window,
        hall_part: kept.hall(),
        changes: open.changes(),
    }
}

/// Sets a clock that is not started yet: the hall sees the seats of its round.
#[tauri::command(async)]
#[specta::specta]
pub fn prepare_round_clock(
    app: AppHandle,
    open: State<'_, OpenClub>,
    setting: ClockSetting,
) -> Result<(), WireError> {
    let clock = setting.read(&open)?;
    with_clocks(&app, &open, |kept, club, _| kept.prepare(club, clock))
}

/// Sets a clock and starts it.
#[tauri::command(async)]
#[specta::specta]
pub fn start_round_clock(
    app: AppHandle,
    open: State<'_, OpenClub>,
    setting: ClockSetting,
) -> Result<(), WireError> {
    let mut clock = setting.read(&open)?;
    with_clocks(&app, &open, |kept, club, now| {
        clock.start(now);
        kept.start(club, clock);
    })
}

/// Stops the clock.
#[tauri::command(async)]
#[specta::specta]
pub fn pause_round_clock(app: AppHandle, open: State<'_, OpenClub>) -> Result<(), WireError> {
    with_clocks(&app, &open, |kept, club, now| {
        kept.change(club, |clock| clock.pause(now));
    })
}

/// Lets it run on.
#[tauri::command(async)]
#[specta::specta]
pub fn go_on_round_clock(app: AppHandle, open: State<'_, OpenClub>) -> Result<(), WireError> {
    with_clocks(&app, &open, |kept, club, now| {
        kept.change(club, |clock| clock.go_on(now));
    })
}

/// Gives the round more minutes, or fewer.
#[tauri::command(async)]
#[specta::specta]
pub fn add_clock_minutes(
    app: AppHandle,
    open: State<'_, OpenClub>,
    minutes: i32,
) -> Result<(), WireError> {
    with_clocks(&app, &open, |kept, club, now| {
        kept.change(club, |clock| clock.add(minutes, now));
    })
}

/// Gives one table minutes besides those of the round, or takes some of them back.
#[tauri::command(async)]
#[specta::specta]
pub fn add_table_minutes(
    app: AppHandle,
    open: State<'_, OpenClub>,
    table: String,
    minutes: i32,
) -> Result<(), WireError> {
    with_clocks(&app, &open, |kept, club, _| {
        kept.change(club, |clock| clock.add_at(&table, minutes));
    })
}

/// Sets the clock back to its whole length, for the same round or the next.
#[tauri::command(async)]
#[specta::specta]
pub fn reset_round_clock(
    app: AppHandle,
    open: State<'_, OpenClub>,
    next_round: bool,
) -> Result<(), WireError> {
    with_clocks(&app, &open, |kept, club, now| {
        if let Some(clock) = kept.clock(club) {
            let mut round = clock.round.clone();
            round.number = (round.number + u32::from(next_round)).min(MOST_ROUNDS);
            let clock = RoundClock::ready(round, clock.length.clone(), now);
            kept.reset(club, clock);
        }
    })
}

/// Takes back the last reset: the clock is as if it had run on.
#[tauri::command(async)]
#[specta::specta]
pub fn bring_back_round_clock(app: AppHandle, open: State<'_, OpenClub>) -> Result<(), WireError> {
    with_clocks(&app, &open, |kept, club, _| kept.bring_back(club))
}

/// As many rounds as a day's record has.
const MOST_ROUNDS: u32 = 99;

/// Does something to the clock of the club that is open, and tells both windows.
pub(super) fn with_clocks(
    app: &AppHandle,
    open: &OpenClub,
    deed: impl FnOnce(&mut round_clock::Kept, &Path, DateTime<Utc>),
) -> Result<(), WireError> {
    let club: PathBuf = open.path().ok_or(WireError::NoClubOpen)?;
    let now = Utc::now();
    deed(&mut app.state::<RoundClocks>().lock(app, now), &club, now);
    round_clock::tell(app);
    Ok(())
}

/// The round that is drawn or begun; when all its sheets are in, the one after it.
fn round_to_play(tables: &[SessionTable]) -> u32 {
    let last = tables.iter().map(|table| table.round).max();
    let missing = |round| {
        let mut of_round = tables.iter().filter(|table| table.round == round);
        of_round.any(SessionTable::is_missing)
    };
    match last {
        None => 1,
        Some(last) if missing(last) => last,
        Some(last) => last.saturating_add(1).min(MOST_ROUNDS),
    }
}

/// What a clock can be set to.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ClockChoices {
    /// The round that is to be played.
    pub round: u32,
    pub usual_rules: RuleSetId,
    pub rule_sets: Vec<ClockRules>,
    /// The tables of the day, each of which can have minutes of its own.
    pub tables: Vec<ClockTable>,
}

/// A table of a round.
#[derive(Debug, Serialize, Type)]
pub struct ClockTable {
    pub round: u32,
    pub table: String,
}

/// A rule set with the length of its rounds.
#[derive(Debug, Serialize, Type)]
pub struct ClockRules {
    pub id: RuleSetId,
    pub name: String,
    /// None is untimed.
    pub minutes: Option<u32>,
}

/// What a clock is set to.
#[derive(Clone, Debug, Deserialize, Serialize, Type)]
pub struct ClockSetting {
    pub day: String,
    pub series: SeriesId,
    pub round: u32,
    pub rules: RuleSetId,
    /// Not needed before the start.
    pub minutes: Option<u32>,
}

impl ClockSetting {
    /// A clock of that setting, not started.
    fn read(&self, open: &OpenClub) -> Result<RoundClock, WireError> {
        let day = from_iso(&self.day)?;
        let rules = self.rules;
        let series = self.series;
        in_range("round", self.round, MOST_ROUNDS)?;
        let minutes = self
            .minutes
            .map(|minutes| in_range("minutes", minutes, MOST_MINUTES.into()))
            .transpose()?;
        let (clock, heading) = open.read(|club| {
            let calendar = club.settings()?.calendar;
            Ok((
                club.rule_set_by_id(rules)?.data().clock.clone(),
                format!("{} {}", calendar.day(day), club.series_name(series)?),
            ))
        })?;
        let round = Round {
            day,
            series,
            number: self.round,
            heading,
        };
        let length = Length {
            rules,
            clock,
            // In range, and therefore in 16 bits.
            minutes: minutes.and_then(|minutes| minutes.try_into().ok()),
        };
        Ok(RoundClock::ready(round, length, Utc::now()))
    }
}

fn in_range(field: &str, value: u32, highest: u32) -> Result<u32, WireError> {
    if (1..=highest).contains(&value) {
        return Ok(value);
    }
    Err(WireError::OutOfRange {
        field: field.to_owned(),
        value: value.to_string(),
        lowest: "1".to_owned(),
        highest: highest.to_string(),
    })
}

#[cfg(test)]
mod tests;

//! Penalties and bonuses: entries of their own, which no recalculation touches.

use super::{Entries, Fault, Problem, Stage};
use crate::definition::Competition;
use crate::event::{Event, EventId, Happening};
use chrono::{NaiveDate, NaiveDateTime};
use scoring::{PersonId, Points};
use std::collections::BTreeMap;

/// A penalty or a bonus.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Penalty {
    /// The event by which it was given.
    pub event: EventId,
    /// When.
    pub at: NaiveDateTime,
    /// To whom.
    pub person: PersonId,
    /// What for.
    pub kind: PenaltyKind,
    /// Why it counts no more, where it was lifted.
    pub lifted: Option<String>,
    /// Whether it counts no more because the lateness was written down again.
    pub replaced: bool,
}

impl Penalty {
    /// Whether it counts.
    pub fn counts(&self) -> bool {
        self.lifted.is_none() && !self.replaced
    }
}

/// What a penalty or a bonus is for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PenaltyKind {
    /// Coming late: counts after all games.
    Late {
        /// By how much.
        minutes: u32,
        /// What it costs: below 0.
        points: Points,
    },
    /// Points given or taken.
    Adjusted {
        /// The stage in which they count, from 1.
        stage: u32,
        /// How many.
        points: Points,
        /// Why.
        reason: String,
    },
    /// An offence that the competition lists.
    Offence {
        /// What it was.
        reason: String,
    },
}

/// Nobody is later than that.
const MOST_MINUTES: u32 = 1_440;

/// The penalties and bonuses of a log.
pub(super) fn given(
    competition: &Competition,
    events: &[&Event],
    entries: &Entries,
    problems: &mut Vec<Problem>,
) -> Vec<Penalty> {
    let mut given: Vec<Penalty> = Vec::new();
    for event in events {
        let taken = match &event.what {
            Happening::Lifted {
                event: meant,
                reason,
            } => lift(&mut given, *meant, reason),
            what => kind(competition, entries, what).map(|kind| {
                if let Some((person, kind)) = kind {
                    replace_lateness(&mut given, person, &kind);
                    given.push(Penalty {
                        event: event.id,
                        at: event.at,
                        person,
                        kind,
                        lifted: None,
                        replaced: false,
                    });
                }
            }),
        };
        if let Err(fault) = taken {
            problems.push(Problem {
                event: event.id,
                fault,
            });
        }
    }
    given
}

/// A lateness that is written down again takes the place of the one before.
fn replace_lateness(given: &mut [Penalty], person: PersonId, again: &PenaltyKind) {
    let is_late = |kind: &PenaltyKind| matches!(kind, PenaltyKind::Late { .. });
    if is_late(again) {
        let before = given.iter_mut();
        let before = before.filter(|one| one.person == person && is_late(&one.kind));
        before.for_each(|one| one.replaced = one.lifted.is_none());
    }
}

/// What a happening costs whom; nothing where it is another happening.
fn kind(
    competition: &Competition,
    entries: &Entries,
    what: &Happening,
) -> Result<Option<(PersonId, PenaltyKind)>, Fault> {
    let rules = &competition.data().penalties;
    let (person, kind) = match what {
        Happening::Late { person, minutes } => {
            let late = rules.late.ok_or(Fault::NoRule)?;
            if !(1..=MOST_MINUTES).contains(minutes) {
                return Err(Fault::Amount);
            }
            let points = -(late.per_minute * i64::from(*minutes));
            let minutes = *minutes;
            (*person, PenaltyKind::Late { minutes, points })
        }
        Happening::Adjusted {
            person,
            stage,
            round,
            points,
            reason,
        } => {
            competition.stage(*stage).ok_or(Fault::NoSuchRound)?;
            if let Some(round) = round {
                competition
                    .method(*stage, *round)
                    .ok_or(Fault::NoSuchRound)?;
            }
            let is_amount = (-Points::LIMIT..=Points::LIMIT).contains(points)
                && points.is_whole_step()
                && *points != Points::ZERO;
            if !is_amount {
                return Err(Fault::Amount);
            }
            let (stage, points, reason) = (*stage, *points, written(reason)?);
            let kind = PenaltyKind::Adjusted {
                stage,
                points,
                reason,
            };
            (*person, kind)
        }
        Happening::Offended { person, reason, .. } => {
            rules.offences.ok_or(Fault::NoRule)?;
            let reason = written(reason)?;
            (*person, PenaltyKind::Offence { reason })
        }
        _ => return Ok(None),
    };
    if !entries.playing.contains(&person) {
        return Err(Fault::NotPlaying);
    }
    Ok(Some((person, kind)))
}

fn lift(given: &mut [Penalty], meant: EventId, reason: &str) -> Result<(), Fault> {
    let mut given = given.iter_mut();
    let penalty = given
        .find(|penalty| penalty.event == meant)
        .ok_or(Fault::NoSuchPenalty)?;
    if penalty.lifted.is_some() {
        return Err(Fault::AlreadyLifted);
    }
    penalty.lifted = Some(written(reason)?);
    Ok(())
}

fn written(reason: &str) -> Result<String, Fault> {
    if reason.trim().is_empty() {
        return Err(Fault::NoReason);
    }
    Ok(reason.to_owned())
}

/// Points given to or taken from somebody in a stage that the person does not play, or that nobody
/// plays yet: they would count nowhere.
pub(super) fn find_problems(given: &[Penalty], stages: &[Stage], problems: &mut Vec<Problem>) {
    for penalty in given.iter().filter(|penalty| penalty.counts()) {
        let PenaltyKind::Adjusted { stage, .. } = penalty.kind else {
            continue;
        };
        let meant = stages.iter().find(|known| known.number == stage);
        if !meant.is_some_and(|stage| stage.players.contains(&penalty.person)) {
            problems.push(Problem {
                event: penalty.event,
                fault: Fault::NotInStage,
            });
        }
    }
}

/// Those penalties of somebody that count.
fn in_effect(given: &[Penalty], person: PersonId) -> impl Iterator<Item = &Penalty> {
    given
        .iter()
        .filter(move |penalty| penalty.person == person && penalty.counts())
}

/// What was given or taken in a stage; lateness is of no stage.
pub(super) fn in_stage(given: &[Penalty], person: PersonId, number: u32) -> Points {
    let points = in_effect(given, person).map(|penalty| match penalty.kind {
        PenaltyKind::Adjusted { stage, points, .. } if stage == number => points,
        _ => Points::ZERO,
    });
    points.sum()
}

/// What lateness costs after all games: 0 or below.
pub(super) fn lateness(given: &[Penalty], person: PersonId) -> Points {
    let points = in_effect(given, person).map(|penalty| match penalty.kind {
        PenaltyKind::Late { points, .. } => points,
        _ => Points::ZERO,
    });
    points.sum()
}

/// Whether so many offences of one day count that they cost the prize and the place.
pub(super) fn is_disqualified(
    competition: &Competition,
    given: &[Penalty],
    person: PersonId,
) -> bool {
    let mut by_day: BTreeMap<NaiveDate, u32> = BTreeMap::new();
    for penalty in in_effect(given, person) {
        if matches!(penalty.kind, PenaltyKind::Offence { .. }) {
            *by_day.entry(penalty.at.date()).or_default() += 1;
        }
    }
    let limit = competition.data().penalties.offences;
    limit.is_some_and(|limit| by_day.values().any(|count| *count >= limit))
}

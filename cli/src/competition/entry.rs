//! Who enters, comes, fills tables and leaves; penalties and bonuses.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Asked, Entry, Given, Happened, Round, Who};
use crate::failure::Failure;
use competition::course::{EntryState, PenaltyKind};
use competition::{EventId, Happening, RoundNumber};
use scoring::PersonId;

pub fn entry(asked: Entry, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Entry::Enter(who) => each(&who, answer, |person| Happening::Entered { person }),
        Entry::Cancel(who) => each(&who, answer, |person| Happening::Cancelled { person }),
        Entry::Received { who, what } => each(&who, answer, |person| Happening::Received {
            person,
            asked: what.into(),
        }),
        Entry::CheckIn(who) => each(&who, answer, |person| Happening::CheckedIn { person }),
        Entry::Release { happened } => release(&happened, answer),
        Entry::WalkIn(who) => each(&who, answer, |person| Happening::WalkedIn { person }),
        Entry::Staff(who) => each(&who, answer, |person| Happening::StaffNamed { person }),
        Entry::Replace {
            happened,
            member,
            by,
            from,
        } => {
            let mut held = Held::to_write(&happened.of)?;
            let (person, by) = (held.person(member)?, held.person(by)?);
            let RoundNumber { stage, round } = first(&held, from)?;
            let replaced = Happening::Replaced {
                person,
                by,
                stage,
                round,
            };
            held.record(&happened, &[replaced], answer)?;
            answer.line(format!(
                "{}: plays instead of {} from round {round} on, as staff",
                held.name(by),
                held.name(person),
            ));
            held.tell_where_seated(person, Some(by), answer);
            held.tell_ranks(answer);
            Ok(())
        }
        Entry::Absent { who, from } => {
            let mut held = Held::to_write(&who.happened.of)?;
            let RoundNumber { stage, round } = first(&held, from)?;
            let absent = |person| Happening::Absent {
                person,
                stage,
                round,
            };
            told(&mut held, &who, answer, absent)?;
            for person in held.people(&who.member)? {
                held.tell_where_seated(person, None, answer);
            }
            Ok(())
        }
        Entry::Return { who, from } => {
            let mut held = Held::to_write(&who.happened.of)?;
            let RoundNumber { stage, round } = first(&held, from)?;
            told(&mut held, &who, answer, |person| Happening::Returned {
                person,
                stage,
                round,
            })
        }
        Entry::Late { who, minutes } => {
            each(&who, answer, |person| Happening::Late { person, minutes })
        }
        Entry::Excuse { who, reason } => excuse(&who, &reason, answer),
    }
}

/// The first round of which something is said.
fn first(held: &Held, from: Round) -> Result<RoundNumber, Failure> {
    held.round(held.stage(from.stage)?, from.round, "--round")
}

impl From<Asked> for competition::Asked {
    fn from(asked: Asked) -> Self {
        match asked {
            Asked::GuardianConsent => Self::GuardianConsent,
            Asked::Age => Self::Age,
            Asked::Fee => Self::Fee,
            Asked::Ticket => Self::Ticket,
        }
    }
}

/// The same happens to each of them.
fn each(
    who: &Who,
    answer: &mut Answer,
    what: impl Fn(PersonId) -> Happening,
) -> Result<(), Failure> {
    told(&mut Held::to_write(&who.happened.of)?, who, answer, what)
}

fn told(
    held: &mut Held,
    who: &Who,
    answer: &mut Answer,
    what: impl Fn(PersonId) -> Happening,
) -> Result<(), Failure> {
    let people = held.people(&who.member)?;
    let happenings: Vec<Happening> = people.iter().map(|person| what(*person)).collect();
    held.record(&who.happened, &happenings, answer)?;
    for person in people {
        answer.line(format!("{}: {}", held.name(person), state(held, person)));
    }
    held.tell_ranks(answer);
    Ok(())
}

/// What somebody is to the competition now.
pub fn state(held: &Held, person: PersonId) -> String {
    let entries = &held.contest.course.entries;
    let Some(entry) = entries.people.get(&person) else {
        let is_staff = entries.staff.iter().any(|staff| staff.person == person);
        return if is_staff { "staff" } else { "no entry" }.to_owned();
    };
    let mut said = match entry.state {
        EntryState::Playing => "plays".to_owned(),
        EntryState::Waiting(place) => format!("waits, place {place}"),
        EntryState::Cancelled => "has cancelled".to_owned(),
        EntryState::Released => "did not come in time".to_owned(),
    };
    if entry.checked_in {
        said.push_str(", is there");
    }
    if let Some(left) = entry.left {
        said = format!("{said} until stage {}, round {}", left.stage, left.round);
    }
    if let Some(staff) = entries.staff.iter().find(|staff| staff.person == person) {
        said = format!("{said}; fills tables from stage {} on", staff.from.stage);
    }
    let late = held.contest.course.penalties.iter().filter_map(|penalty| {
        let counts = penalty.person == person && penalty.counts();
        match penalty.kind {
            PenaltyKind::Late { minutes, points } if counts => Some((minutes, points)),
            _ => None,
        }
    });
    for (minutes, points) in late {
        said = format!(
            "{said}; {minutes} minutes late, {} points after all games",
            points.0
        );
    }
    let is_in = matches!(entry.state, EntryState::Playing | EntryState::Waiting(_));
    if is_in && !entry.missing.is_empty() {
        let missing: Vec<&str> = entry
            .missing
            .iter()
            .map(|asked| asked_word(*asked))
            .collect();
        said = format!("{said}; still needed: {}", missing.join(", "));
    }
    said
}

pub fn asked_word(asked: competition::Asked) -> &'static str {
    match asked {
        competition::Asked::GuardianConsent => "guardian-consent",
        competition::Asked::Age => "age",
        competition::Asked::Fee => "fee",
        competition::Asked::Ticket => "ticket",
    }
}

fn release(happened: &Happened, answer: &mut Answer) -> Result<(), Failure> {
    let mut held = Held::to_write(&happened.of)?;
    let before = held.contest.course.entries.playing.clone();
    held.record(happened, &[Happening::NoShowsReleased], answer)?;
    for person in before {
        if !held.contest.course.entries.playing.contains(&person) {
            answer.line(format!("{}: {}", held.name(person), state(&held, person)));
        }
    }
    if let Some(free) = held.contest.course.entries.free {
        answer.line(format!("places free: {free}"));
    }
    Ok(())
}

/// Lifts the lateness of each that still counts.
fn excuse(who: &Who, reason: &str, answer: &mut Answer) -> Result<(), Failure> {
    let mut held = Held::to_write(&who.happened.of)?;
    let mut lifted = Vec::new();
    for person in held.people(&who.member)? {
        let late = held.contest.course.penalties.iter().filter(|penalty| {
            let is_late = matches!(penalty.kind, PenaltyKind::Late { .. });
            penalty.person == person && is_late && penalty.counts()
        });
        let known = lifted.len();
        lifted.extend(late.map(|penalty| Happening::Lifted {
            event: penalty.event,
            reason: reason.to_owned(),
        }));
        if lifted.len() == known {
            return Err(Failure::refused(format!(
                "{}: no lateness of theirs counts; `hanchan competition log` shows what was written down",
                held.name(person)
            )));
        }
    }
    held.record(&who.happened, &lifted, answer)?;
    answer.line(format!("excused: {reason}"));
    held.tell_ranks(answer);
    Ok(())
}

/// Gives points, or takes them.
pub fn adjust(asked: &Given, sign: i64, answer: &mut Answer) -> Result<(), Failure> {
    let mut held = Held::to_write(&asked.happened.of)?;
    let person = held.person(asked.member)?;
    let points = scoring::Points(asked.points.saturating_mul(sign));
    let stage = held.stage(asked.stage)?;
    let after = asked.after.map(|round| held.round(stage, round, "--after"));
    let adjusted = Happening::Adjusted {
        person,
        stage,
        round: after.transpose()?.map(|number| number.round),
        points,
        reason: asked.reason.clone(),
    };
    held.record(&asked.happened, &[adjusted], answer)?;
    answer.line(format!(
        "{}: {} points, {}",
        held.name(person),
        points.0,
        asked.reason
    ));
    held.tell_ranks(answer);
    Ok(())
}

pub fn offence(
    happened: &Happened,
    member: u32,
    reason: String,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut held = Held::to_write(&happened.of)?;
    let person = held.person(member)?;
    let said = format!("{}: {reason}", held.name(person));
    let offended = Happening::Offended {
        person,
        stage: None,
        round: None,
        reason,
    };
    held.record(happened, &[offended], answer)?;
    answer.line(said);
    held.tell_ranks(answer);
    Ok(())
}

pub fn lift(
    happened: &Happened,
    event: i64,
    reason: String,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut held = Held::to_write(&happened.of)?;
    let event = EventId(event);
    held.record(happened, &[Happening::Lifted { event, reason }], answer)?;
    answer.line(format!("{} counts no more", event.0));
    held.tell_ranks(answer);
    Ok(())
}

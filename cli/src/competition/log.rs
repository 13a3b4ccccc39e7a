//! Everything that happened in a competition.

use super::entry::asked_word;
use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::Of;
use crate::failure::Failure;
use competition::{Event, Happening};
use scoring::PersonId;
use serde_json::{Value, json};

pub fn log(of: &Of, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(of)?;
    for event in &held.contest.history.events {
        if json {
            answer.json(&event_json(&held, event)?)?;
        } else {
            let what = in_words(&held, &event.what);
            answer.line(format!("{:>5}  {}  {what}", event.id.0, event.at));
        }
    }
    Ok(())
}

fn after(round: Option<u32>) -> String {
    round.map_or_else(String::new, |round| format!(" after round {round}"))
}

/// The event as it is written down, with members' numbers in place of what the file calls them.
fn event_json(held: &Held, event: &Event) -> Result<Value, Failure> {
    let mut what = serde_json::to_value(&event.what).map_err(Failure::failed)?;
    let number = |id: &Value| id.as_i64().map(|id| held.number(PersonId(id)));
    for field in ["person", "by"] {
        if let Some(id) = what.get_mut(field) {
            *id = json!(number(id));
        }
    }
    for field in ["order", "through"] {
        if let Some(Value::Array(ids)) = what.get_mut(field) {
            *ids = ids.iter().map(|id| json!(number(id))).collect();
        }
    }
    Ok(json!({"id": event.id.0, "at": event.at, "what": what}))
}

fn in_words(held: &Held, what: &Happening) -> String {
    let name = |person: &PersonId| held.name(*person);
    match what {
        Happening::Entered { person } => format!("{} enters", name(person)),
        Happening::Cancelled { person } => format!("{} cancels", name(person)),
        Happening::Received { person, asked } => {
            format!("received of {}: {}", name(person), asked_word(*asked))
        }
        Happening::CheckedIn { person } => format!("{} is there", name(person)),
        Happening::NoShowsReleased => "places of those who have not come are released".to_owned(),
        Happening::WalkedIn { person } => format!("{} walks in", name(person)),
        Happening::StaffNamed { person } => format!("{} fills tables", name(person)),
        Happening::Replaced {
            person,
            by,
            stage,
            round,
        } => format!(
            "{} plays instead of {} from stage {stage}, round {round} on",
            name(by),
            name(person)
        ),
        Happening::Absent {
            person,
            stage,
            round,
        } => format!(
            "{} is absent from stage {stage}, round {round} on",
            name(person)
        ),
        Happening::Returned {
            person,
            stage,
            round,
        } => format!(
            "{} plays again from stage {stage}, round {round} on",
            name(person)
        ),
        Happening::Late { person, minutes } => {
            format!("{} is {minutes} minutes late", name(person))
        }
        Happening::Adjusted {
            person,
            stage,
            round,
            points,
            reason,
        } => format!(
            "{}: {} points in stage {stage}{}, {reason}",
            name(person),
            points.0,
            after(*round)
        ),
        Happening::Offended {
            person,
            round,
            reason,
            ..
        } => format!("offence of {}{}: {reason}", name(person), after(*round)),
        Happening::Lifted { event, reason } => format!("{} counts no more: {reason}", event.0),
        Happening::RoundSeated {
            stage,
            round,
            seed,
            reason,
        } => {
            let despite = reason.as_ref().map_or_else(String::new, |reason| {
                format!(", although sheets that decide it were missing: {reason}")
            });
            let by = seed.map_or_else(|| "by hand".to_owned(), |seed| format!("seed {seed}"));
            format!("stage {stage}, round {round} is seated, {by}{despite}")
        }
        Happening::LotDrawn { stage, order, seed } => {
            let seed = seed.map_or_else(String::new, |seed| format!(", seed {seed}"));
            format!("lot in stage {stage}{seed}: {}", held.names(order))
        }
        Happening::CutDecided { stage, through } => {
            format!("go on from stage {stage}: {}", held.names(through))
        }
        Happening::PrizePicked { person, prize } => format!("{} picks {prize}", name(person)),
        Happening::PlaceOffered { person, place } => {
            format!("{place} is offered to {}", name(person))
        }
        Happening::PlaceAccepted { person, place } => format!("{} accepts {place}", name(person)),
        Happening::PlaceDeclined { person, place } => format!("{} declines {place}", name(person)),
    }
}

//! What became other in a competition by a write.

use super::people::People;
use crate::failure::Failure;
use competition::{Change, Course, changes};
use db::{Club, CompetitionEntry};
use scoring::{Points, Unit};

/// How a competition stood before a write.
pub struct Before {
    entry: CompetitionEntry,
    course: Course,
}

impl Before {
    /// Of all competitions of a club.
    pub fn all(club: &Club) -> Result<Vec<Self>, Failure> {
        let entries = club.competitions()?.into_iter();
        entries
            .map(|entry| {
                let history = club.competition_history(entry.id)?;
                let course = Course::of(&entry.competition, &history);
                Ok(Self { entry, course })
            })
            .collect()
    }

    /// Says which decisions the results no longer bear out and, after a correction, every place and
    /// total that is another.
    pub fn tell(&self, club: &Club, corrected: bool) -> Result<(), Failure> {
        let history = club.competition_history(self.entry.id)?;
        let after = Course::of(&self.entry.competition, &history);
        let found = changes(&self.course, &after);
        if found.is_empty() {
            return Ok(());
        }
        let people = People::of(club)?;
        let name = self.entry.competition.name();
        for change in &found {
            if let Some(said) = warning(&people, change) {
                println!("{name}: {said}");
            } else if corrected && let Some(said) = self.told(club, &people, change)? {
                println!("{name}: {said}");
            }
        }
        Ok(())
    }

    fn told(
        &self,
        club: &Club,
        people: &People,
        change: &Change,
    ) -> Result<Option<String>, Failure> {
        Ok(match change {
            Change::Stands {
                stage,
                person,
                before,
                after,
            } => {
                let unit = self.unit(club, *stage)?;
                let [before, after] = [before, after].map(|stands| stood(*stands, unit));
                let name = people.name(*person);
                Some(format!("stage {stage}: {name}: {after}; before: {before}"))
            }
            Change::Ranked {
                person,
                before,
                after,
            } => {
                let rank = |rank: Option<u32>| rank.map_or("none".to_owned(), |r| r.to_string());
                let (name, was, is) = (people.name(*person), rank(*before), rank(*after));
                Some(format!("{name}: rank {is} of all; before: {was}"))
            }
            Change::Place { .. } | Change::Cut { .. } | Change::Seated { .. } => None,
        })
    }

    fn unit(&self, club: &Club, stage: u32) -> Result<Unit, Failure> {
        let data = self.entry.competition.stage(stage);
        let rules = data.map(|data| club.rule_set(&data.rules)).transpose()?;
        let unit = rules.flatten().map(|(_, rules)| rules.data().unit);
        Ok(unit.unwrap_or_default())
    }
}

/// A rank and a total.
fn stood(stands: Option<(Option<u32>, Points)>, unit: Unit) -> String {
    match stands {
        Some((Some(rank), total)) => format!("rank {rank}, {}", unit.signed(total)),
        Some((None, total)) => unit.signed(total),
        None => "none".to_owned(),
    }
}

/// What must not pass unnoticed: a decision that results no longer bear out.
pub fn warning(people: &People, change: &Change) -> Option<String> {
    match change {
        Change::Cut {
            stage,
            would_go_on,
            would_not,
        } if !would_go_on.is_empty() || !would_not.is_empty() => Some(format!(
            "stage {stage}: by the results as they are now {} would go on instead of {}; the cut stays as it was decided",
            people.names(would_go_on),
            people.names(would_not)
        )),
        Change::Seated { round, otherwise } if !otherwise.is_empty() => Some(format!(
            "stage {}, round {}: by the results as they are now others would sit at table {}; the draw stays as it is",
            round.stage,
            round.round,
            otherwise.join(", ")
        )),
        _ => None,
    }
}

//! What became other in a competition by a write.

use super::people::{all_numbered, numbered};
use crate::answer::Answer;
use crate::failure::Failure;
use chrono::NaiveDate;
use competition::{Change, Course, History, RoundNumber, Sheet, changes};
use db::{Club, CompetitionEntry};
use scoring::{Names, Period, PersonId, Points, Unit};
use std::collections::BTreeSet;

/// How a competition stood before a write.
pub struct Before {
    entry: CompetitionEntry,
    course: Course,
    doubtful: Vec<Doubtful>,
    /// How many hanchan of its series count in none of its rounds.
    elsewhere: usize,
}

impl Before {
    /// Of all competitions of a club.
    pub fn all(club: &Club) -> Result<Vec<Self>, Failure> {
        let entries = club.competitions()?.into_iter();
        entries
            .map(|entry| {
                let history = club.competition_history(entry.id)?;
                let course = Course::of(&entry.competition, &history);
                Ok(Self {
                    doubtful: doubtful(&history, &course),
                    elsewhere: elsewhere(club, &entry)?,
                    entry,
                    course,
                })
            })
            .collect()
    }

    /// Says which decisions the results no longer bear out and, after a correction, every place and
    /// total that is another.
    pub fn tell(&self, club: &Club, corrected: bool, answer: &mut Answer) -> Result<(), Failure> {
        let history = club.competition_history(self.entry.id)?;
        let after = Course::of(&self.entry.competition, &history);
        let found = changes(&self.course, &after);
        let mut doubtful = doubtful(&history, &after);
        doubtful.retain(|one| !self.doubtful.contains(one));
        let name = self.entry.competition.name();
        let elsewhere = elsewhere(club, &self.entry)?.saturating_sub(self.elsewhere);
        if elsewhere > 0 {
            answer.line(format!(
                "{name}: {elsewhere} hanchan are of days on which none of its rounds is drawn, and do not count in it"
            ));
        }
        if found.is_empty() && doubtful.is_empty() {
            return Ok(());
        }
        let people = club.names()?;
        for one in &doubtful {
            answer.line(format!("{name}: {}", one.in_words(&people)));
        }
        for change in &found {
            if let Some(said) = warning(&people, change) {
                answer.line(format!("{name}: {said}"));
            } else if corrected && let Some(said) = rank_told(club, &self.entry, &people, change)? {
                answer.line(format!("{name}: {said}"));
            }
        }
        Ok(())
    }
}

/// What may be a mistake on a sheet, and may be true.
#[derive(PartialEq)]
enum Doubtful {
    /// Others played at a table than were drawn to.
    Others {
        round: RoundNumber,
        table: String,
        played: Vec<PersonId>,
        drawn: Vec<PersonId>,
    },
    /// Somebody has results at two tables of a round.
    AtTwoTables {
        round: RoundNumber,
        person: PersonId,
    },
}

impl Doubtful {
    fn in_words(&self, people: &Names) -> String {
        match self {
            Self::Others {
                round,
                table,
                played,
                drawn,
            } => format!(
                "stage {}, round {}, table {table}: the sheet names {}, and {} was drawn there; correct it if it names the wrong people",
                round.stage,
                round.round,
                all_numbered(people, played),
                all_numbered(people, drawn)
            ),
            Self::AtTwoTables { round, person } => format!(
                "stage {}, round {}: {} has results at two tables; correct the sheet that means somebody else",
                round.stage,
                round.round,
                numbered(people, *person)
            ),
        }
    }
}

fn elsewhere(club: &Club, entry: &CompetitionEntry) -> Result<usize, Failure> {
    let days: BTreeSet<NaiveDate> = club
        .competition_rounds(entry.id)?
        .iter()
        .map(|place| place.date)
        .collect();
    let records = club.records(Period::ALWAYS)?;
    let hanchan = records.hanchan.iter();
    let of_series = hanchan.filter(|hanchan| hanchan.sheet.series == entry.series);
    Ok(of_series
        .filter(|hanchan| !days.contains(&hanchan.sheet.date))
        .count())
}

fn doubtful(history: &History, course: &Course) -> Vec<Doubtful> {
    let mut found = Vec::new();
    for round in &history.rounds {
        for table in &round.tables {
            let Sheet::In(results) = &table.sheet else {
                continue;
            };
            let drawn: BTreeSet<PersonId> = table.seats.as_slice().iter().copied().collect();
            let played = results.as_slice().iter().map(|result| result.person);
            let played: BTreeSet<PersonId> = played.collect();
            if played != drawn {
                found.push(Doubtful::Others {
                    round: round.number,
                    table: table.label.clone(),
                    played: played.difference(&drawn).copied().collect(),
                    drawn: drawn.difference(&played).copied().collect(),
                });
            }
        }
        let state = course.round(round.number).into_iter();
        let twice = state.flat_map(|state| &state.at_two_tables);
        found.extend(twice.map(|person| Doubtful::AtTwoTables {
            round: round.number,
            person: *person,
        }));
    }
    found
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
pub fn warning(people: &Names, change: &Change) -> Option<String> {
    match change {
        Change::Cut {
            stage,
            would_go_on,
            would_not,
        } if !would_go_on.is_empty() || !would_not.is_empty() => Some(format!(
            "stage {stage}: by the results as they are now {} would go on instead of {}; the cut stays as it was decided",
            all_numbered(people, would_go_on),
            all_numbered(people, would_not)
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

/// A rank or a total that is another than it was.
pub fn rank_told(
    club: &Club,
    entry: &CompetitionEntry,
    people: &Names,
    change: &Change,
) -> Result<Option<String>, Failure> {
    Ok(match change {
        Change::Stands {
            stage,
            person,
            before,
            after,
        } => {
            let unit = unit(club, entry, *stage)?;
            let [before, after] = [before, after].map(|stands| stood(*stands, unit));
            let name = numbered(people, *person);
            Some(format!("stage {stage}: {name}: {after}; before: {before}"))
        }
        Change::Ranked {
            person,
            before,
            after,
        } => {
            let rank = |rank: Option<u32>| rank.map_or("none".to_owned(), |r| r.to_string());
            let (name, was, is) = (numbered(people, *person), rank(*before), rank(*after));
            Some(format!("{name}: rank {is} of all; before: {was}"))
        }
        Change::Place { .. } | Change::Cut { .. } | Change::Seated { .. } => None,
    })
}

fn unit(club: &Club, entry: &CompetitionEntry, stage: u32) -> Result<Unit, Failure> {
    let data = entry.competition.stage(stage);
    let rules = data.map(|data| club.rule_set(&data.rules)).transpose()?;
    let unit = rules.flatten().map(|(_, rules)| rules.data().unit);
    Ok(unit.unwrap_or_default())
}

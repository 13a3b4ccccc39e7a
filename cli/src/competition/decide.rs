//! What the organiser decides where the results alone do not: lots and cuts.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Happened, Numbers};
use crate::failure::Failure;
use crate::seat::seed_by_chance;
use competition::{Happening, lot as draw_lot};
use scoring::PersonId;

pub fn lot(
    happened: &Happened,
    stage: Option<u32>,
    order: Option<Numbers>,
    seed: Option<u32>,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut held = Held::to_write(&happened.of)?;
    let stage = match stage {
        Some(stage) => held.stage(Some(stage))?,
        None => asking(&held).unwrap_or(held.stage(None)?),
    };
    let lots = if let Some(order) = order {
        let order = held.people(&order)?;
        decides_something(&held, stage, &order)?;
        vec![Happening::LotDrawn {
            stage,
            order,
            seed: None,
        }]
    } else {
        let seed = match seed {
            Some(seed) => seed,
            None => seed_by_chance()?,
        };
        let stands = held
            .contest
            .course
            .stage(stage)
            .map(|stage| &stage.standing);
        let asks = stands.into_iter().flat_map(|stands| &stands.asks_for_lot);
        asks.map(|tied| Happening::LotDrawn {
            stage,
            order: draw_lot(tied, seed),
            seed: Some(seed),
        })
        .collect()
    };
    if lots.is_empty() {
        return Err(none_is_asked_for(stage));
    }
    held.record(happened, &lots, answer)?;
    for lot in &lots {
        if let Happening::LotDrawn { order, seed, .. } = lot {
            answer.line(format!(
                "stage {stage}, in the order of the lot: {}",
                held.names(order)
            ));
            if let Some(seed) = seed {
                answer.line(format!(
                    "Seed {seed}; the same lot again with --seed {seed}."
                ));
            }
        }
    }
    Ok(())
}

fn none_is_asked_for(stage: u32) -> Failure {
    Failure::refused(format!(
        "stage {stage}: no lot is asked for; nobody is tied, or not every sheet is in"
    ))
}

/// Refuses an order in which no group of tied people is whole: it would decide nothing.
fn decides_something(held: &Held, stage: u32, order: &[PersonId]) -> Result<(), Failure> {
    let stands = held
        .contest
        .course
        .stage(stage)
        .map(|stage| &stage.standing);
    let asked: Vec<&Vec<PersonId>> = stands.into_iter().flat_map(|it| &it.asks_for_lot).collect();
    if asked.is_empty() {
        return Err(none_is_asked_for(stage));
    }
    let is_whole = |tied: &&Vec<PersonId>| tied.iter().all(|person| order.contains(person));
    if asked.iter().any(is_whole) {
        return Ok(());
    }
    let groups: Vec<String> = asked.iter().map(|tied| held.names(tied)).collect();
    Err(Failure::refused(format!(
        "--order: name all who are tied with one another; tied are: {}",
        groups.join("; and: ")
    )))
}

/// The first stage in which a lot is asked for.
fn asking(held: &Held) -> Option<u32> {
    let mut stages = held.contest.course.stages.iter();
    let asking = stages.find(|stage| !stage.standing.asks_for_lot.is_empty());
    asking.map(|stage| stage.number)
}

pub fn cut(
    happened: &Happened,
    stage: Option<u32>,
    through: Option<Numbers>,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut held = Held::to_write(&happened.of)?;
    let stage = match stage {
        Some(stage) => held.stage(Some(stage))?,
        None => undecided(&held)?,
    };
    let through: Vec<PersonId> = match through {
        Some(numbers) => held.people(&numbers)?,
        None => proposed(&held, stage)?,
    };
    let decided = Happening::CutDecided {
        stage,
        through: through.clone(),
    };
    held.record(happened, &[decided], answer)?;
    answer.line(format!(
        "stage {stage}: {} go on: {}",
        through.len(),
        held.names(&through)
    ));
    Ok(())
}

fn undecided(held: &Held) -> Result<u32, Failure> {
    let mut stages = held.contest.course.stages.iter();
    let undecided = stages.find(|stage| {
        let cut = stage.cut.as_ref();
        cut.is_some_and(|cut| cut.decided.is_none())
    });
    let undecided = undecided.map(|stage| stage.number);
    held.contest
        .course
        .cut_to_decide()
        .or(undecided)
        .ok_or_else(|| {
            Failure::refused(
                if held
                    .contest
                    .course
                    .stages
                    .iter()
                    .any(|stage| stage.cut.is_some())
                {
                    "every cut is decided; --stage says which is to be decided anew"
                } else {
                    "the competition has one stage; nobody has to go on from it"
                },
            )
        })
}

/// Who goes on by the results, as long as these leave nothing to ask.
fn proposed(held: &Held, number: u32) -> Result<Vec<PersonId>, Failure> {
    let stage = held.contest.course.stage(number);
    let Some((stage, cut)) = stage.and_then(|stage| Some((stage, stage.cut.as_ref()?))) else {
        return Err(Failure::refused(format!(
            "nobody goes on from stage {number}"
        )));
    };
    if !stage.complete {
        let missing = stage.rounds.iter().flat_map(|round| {
            let tables = round.missing.iter();
            tables.map(|table| format!("round {} table {table}", round.number))
        });
        let missing: Vec<String> = missing.collect();
        return Err(Failure::refused(format!(
            "stage {number}: not every sheet is in ({}); enter them, or name who goes on with --through",
            if missing.is_empty() {
                "rounds are not drawn".to_owned()
            } else {
                missing.join(", ")
            }
        )));
    }
    if cut.tied.is_empty() {
        return Ok(cut.proposed.clone());
    }
    Err(Failure::refused(format!(
        "stage {number}: {} are tied for {} places; draw a lot with `hanchan competition lot`, or name all {} who go on with --through{}",
        held.names(&cut.tied),
        cut.places_for_tied,
        cut.rules.through,
        match &cut.proposed[..] {
            [] => String::new(),
            sure => format!("; {} go on in any case", held.names(sure)),
        }
    )))
}

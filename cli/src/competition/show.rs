//! How a competition stands, and what is to be done next.

use super::entry::{asked_word, state};
use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::Of;
use crate::failure::Failure;
use competition::course::{RoundState, Stage};
use serde_json::{Value, json};

pub fn show(of: &Of, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(of)?;
    if json {
        return answer.json(&printed(&held)?);
    }
    let entries = &held.contest.course.entries;
    answer.line(held.contest.name());
    answer.line(format!(
        "{} play, {} wait, {} fill tables",
        entries.playing.len(),
        entries.waiting.len(),
        entries.staff_count()
    ));
    for person in entries.people.keys() {
        answer.line(format!(
            "    {}: {}",
            held.name(*person),
            state(&held, *person)
        ));
    }
    for staff in entries
        .staff
        .iter()
        .filter(|staff| staff.is_latest_of(entries))
    {
        let instead = staff.instead_of.map_or_else(String::new, |player| {
            format!(
                ", instead of {} from stage {}, round {}",
                held.name(player),
                staff.from.stage,
                staff.from.round
            )
        });
        answer.line(format!("    {}: staff{instead}", held.name(staff.person)));
    }
    for stage in &held.contest.course.stages {
        for line in of_stage(&held, stage) {
            answer.line(line);
        }
    }
    for line in next(&held) {
        answer.line(format!("Next: {line}"));
    }
    Ok(())
}

fn of_stage(held: &Held, stage: &Stage) -> Vec<String> {
    let data = held.contest.entry.competition.stage(stage.number);
    let name = data.map_or("", |data| data.name.as_str());
    let mut lines = vec![format!(
        "stage {} {name}: {} players{}",
        stage.number,
        stage.players.len(),
        if stage.complete { ", complete" } else { "" }
    )];
    lines.extend(stage.rounds.iter().map(|round| of_round(held, round)));
    for tied in &stage.standing.asks_for_lot {
        lines.push(format!(
            "    tied, a lot is asked for: {}",
            held.names(tied)
        ));
    }
    let Some(cut) = &stage.cut else {
        return lines;
    };
    if let Some(decided) = &cut.decided {
        lines.push(format!("    go on: {}", held.names(&decided.through)));
    }
    if !cut.would_go_on.is_empty() || !cut.would_not.is_empty() {
        lines.push(format!(
            "    by the results as they are now {} would go on instead of {}; the cut stays as it was decided",
            held.names(&cut.would_go_on),
            held.names(&cut.would_not)
        ));
    }
    lines
}

fn of_round(held: &Held, round: &RoundState) -> String {
    let mut said = vec![if !round.drawn {
        "not drawn".to_owned()
    } else if round.missing.is_empty() {
        "every sheet is in".to_owned()
    } else {
        format!("sheets missing: {}", round.missing.join(", "))
    }];
    if !round.sits_out.is_empty() {
        said.push(format!("sits out: {}", held.names(&round.sits_out)));
    }
    if !round.seated_otherwise.is_empty() {
        said.push(format!(
            "by the results as they are now others would sit at {}; the draw stays as it is",
            round.seated_otherwise.join(", ")
        ));
    }
    if !round.unseated.is_empty() {
        said.push(format!(
            "to play, and without a place: {}; draw it anew with --again, or name who plays instead",
            held.names(&round.unseated)
        ));
    }
    if !round.strangers.is_empty() {
        said.push(format!(
            "sits at a table and was not to play: {}",
            held.names(&round.strangers)
        ));
    }
    if !round.at_two_tables.is_empty() {
        said.push(format!(
            "has results at two tables: {}; correct the sheet that means somebody else",
            held.names(&round.at_two_tables)
        ));
    }
    format!("    round {}: {}", round.number, said.join("; "))
}

/// What is to be done or decided, in the order in which a competition goes on.
fn next(held: &Held) -> Vec<String> {
    let entries = &held.contest.course.entries;
    if entries.people.is_empty() {
        return vec!["write down who enters: `hanchan competition entry enter`".to_owned()];
    }
    let mut rounds = held
        .contest
        .course
        .stages
        .iter()
        .flat_map(|stage| &stage.rounds);
    // Once it is held, all the same, other things are to be done.
    if entries.short_of_minimum > 0 && !rounds.any(|round| round.drawn) {
        return vec![match entries.short_of_minimum {
            1 => "one more entry is needed to hold it".to_owned(),
            short => format!("{short} more entries are needed to hold it"),
        }];
    }
    if let Some(stage) = held.contest.course.cut_to_decide() {
        return decide_cut(held, stage).into_iter().collect();
    }
    for stage in &held.contest.course.stages {
        let number = stage.number;
        for round in &stage.rounds {
            if !round.drawn {
                return vec!["draw the next round: `hanchan competition seat`".to_owned()];
            }
            if !round.missing.is_empty() {
                let enter = format!(
                    "enter the sheets of stage {number}, round {}: {}",
                    round.number,
                    round.missing.join(", ")
                );
                let seats_others = !round.unseated.is_empty() || !round.strangers.is_empty();
                let seat_anew = format!(
                    "others are to play stage {number}, round {0} than sit in it: `hanchan competition seat --round {0} --again`, or `swap`",
                    round.number
                );
                return seats_others
                    .then_some(seat_anew)
                    .into_iter()
                    .chain([enter])
                    .collect();
            }
        }
    }
    let mut lines = lots_asked_for(held);
    if let Some(person) = held.contest.course.prizes.next {
        lines.push(format!(
            "{} picks a prize: `hanchan competition pick`",
            held.name(person)
        ));
    }
    for offer in &held.contest.course.offers {
        if !offer.next.is_empty() || !offer.tied.is_empty() {
            lines.push(format!(
                "offer places of {}: `hanchan competition offer make`",
                offer.place
            ));
        }
    }
    lines
}

fn decide_cut(held: &Held, number: u32) -> Option<String> {
    let cut = held.contest.course.stage(number)?.cut.as_ref()?;
    Some(match (&cut.decided, &cut.tied[..]) {
        (_, [_, ..]) => format!(
            "{} are tied for {} places to go on from stage {number}: `hanchan competition lot`, or `cut --through`",
            held.names(&cut.tied),
            cut.places_for_tied
        ),
        (None, _) => format!("decide who goes on from stage {number}: `hanchan competition cut`"),
        (Some(_), _) => format!(
            "somebody who was to go on is absent; decide anew who goes on from stage {number}: `hanchan competition cut --stage {number}`"
        ),
    })
}

/// The lots that the final ranking waits for: among people tied in a stage who went no further.
fn lots_asked_for(held: &Held) -> Vec<String> {
    let stages = &held.contest.course.stages;
    let asked = stages.iter().flat_map(|stage| {
        let next = held.contest.course.stage(stage.number + 1);
        let further = next.map_or(&[][..], |next| &next.players);
        let groups = stage.standing.asks_for_lot.iter().filter(|tied| {
            let here = tied.iter().filter(|person| !further.contains(person));
            here.count() > 1
        });
        groups.map(|tied| {
            format!(
                "{} are tied: `hanchan competition lot --stage {}`",
                held.names(tied),
                stage.number
            )
        })
    });
    asked.collect()
}

fn printed(held: &Held) -> Result<Value, Failure> {
    let course = &held.contest.course;
    let entries = &course.entries;
    let people = entries.people.values().map(|entry| {
        let missing = entry.missing.iter().map(|asked| asked_word(*asked));
        json!({
            "member": held.number(entry.person),
            "state": state_word(entry.state),
            "at": entry.at,
            "walk_in": entry.walk_in,
            "checked_in": entry.checked_in,
            "missing": missing.collect::<Vec<_>>(),
            "left": entry.left.map(|left| json!({"stage": left.stage, "round": left.round})),
        })
    });
    let staff = entries.staff.iter().map(|staff| {
        json!({
            "member": held.number(staff.person),
            "instead_of": staff.instead_of.map(|player| held.number(player)),
        })
    });
    let mut stages = Vec::with_capacity(course.stages.len());
    for stage in &course.stages {
        stages.push(printed_stage(held, stage)?);
    }
    let promotions = entries.promotions.iter();
    Ok(json!({
        "name": held.contest.name(),
        "id": held.contest.entry.competition.id(),
        "playing": held.numbers(&entries.playing),
        "waiting": held.numbers(&entries.waiting),
        "promoted": promotions.map(|one| held.number(one.person)).collect::<Vec<_>>(),
        "free": entries.free,
        "short_of_minimum": entries.short_of_minimum,
        "entries": people.collect::<Vec<_>>(),
        "staff": staff.collect::<Vec<_>>(),
        "stages": stages,
        "over": course.over,
        "next": next(held),
    }))
}

fn state_word(state: competition::course::EntryState) -> &'static str {
    use competition::course::EntryState;
    match state {
        EntryState::Playing => "playing",
        EntryState::Waiting(_) => "waiting",
        EntryState::Cancelled => "cancelled",
        EntryState::Released => "released",
    }
}

fn printed_stage(held: &Held, stage: &Stage) -> Result<Value, Failure> {
    let places = held.club.competition_rounds(held.contest.entry.id)?;
    let mut rounds = Vec::with_capacity(stage.rounds.len());
    for round in &stage.rounds {
        let place = places
            .iter()
            .find(|place| (place.number.stage, place.number.round) == (stage.number, round.number));
        let date = place.map(|place| held.club.session(place.session));
        rounds.push(json!({
            "round": round.number,
            "drawn": round.drawn,
            "seed": round.seed,
            "date": date.transpose()?.map(|session| session.date),
            "round_of_day": place.map(|place| place.round_of_day),
            "missing": round.missing,
            "sits_out": held.numbers(&round.sits_out),
            "seated_otherwise": round.seated_otherwise,
            "unseated": held.numbers(&round.unseated),
            "strangers": held.numbers(&round.strangers),
            "at_two_tables": held.numbers(&round.at_two_tables),
        }));
    }
    let cut = stage.cut.as_ref().map(|cut| {
        json!({
            "places": cut.rules.through,
            "proposed": held.numbers(&cut.proposed),
            "tied": held.numbers(&cut.tied),
            "places_for_tied": cut.places_for_tied,
            "decided": cut.decided.as_ref().map(|decided| held.numbers(&decided.through)),
            "would_go_on": held.numbers(&cut.would_go_on),
            "would_not": held.numbers(&cut.would_not),
        })
    });
    Ok(json!({
        "stage": stage.number,
        "players": held.numbers(&stage.players),
        "complete": stage.complete,
        "rounds": rounds,
        "cut": cut,
    }))
}

//! What is given at the end.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Happened, Of};
use crate::failure::Failure;
use competition::Happening;
use serde_json::json;

pub fn prizes(of: &Of, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(of)?;
    let prizes = &held.contest.course.prizes;
    if json {
        let picks = prizes.picks.iter().map(|pick| {
            json!({
                "rank": pick.rank,
                "member": held.number(pick.person),
                "picks": pick.picks,
                "picked": pick.picked,
            })
        });
        let certificates = held.contest.course.certificates.iter().map(|one| {
            json!({
                "rank": one.rank,
                "shared": one.shared,
                "member": held.number(one.person),
                "stage": one.stage,
                "total": one.total,
                "players": one.players,
            })
        });
        let booby = prizes
            .booby
            .map(|booby| json!({ "member": held.number(booby.person), "lost": booby.lost }));
        let printed = json!({
            "over": held.contest.course.over,
            "picks": picks.collect::<Vec<_>>(),
            "next": prizes.next.map(|person| held.number(person)),
            "booby": booby,
            "keepsakes": held.numbers(&prizes.keepsakes),
            "certificates": certificates.collect::<Vec<_>>(),
        });
        return answer.json(&printed);
    }
    if !held.contest.course.over {
        answer.line("Provisional: not every sheet is in.");
    }
    for pick in &prizes.picks {
        answer.line(format!(
            "{}. {}: picks {}; picked: {}",
            pick.rank,
            held.name(pick.person),
            pick.picks,
            if pick.picked.is_empty() {
                "nothing yet".to_owned()
            } else {
                pick.picked.join(", ")
            }
        ));
    }
    if let Some(booby) = prizes.booby {
        let lost = if booby.lost { ", who lost it" } else { "" };
        answer.line(format!("booby prize: {}{lost}", held.name(booby.person)));
    }
    if !prizes.keepsakes.is_empty() {
        answer.line(format!("keepsakes: {}", prizes.keepsakes.len()));
    }
    for one in &held.contest.course.certificates {
        answer.line(format!(
            "certificate: {}. {}",
            one.rank,
            held.name(one.person)
        ));
    }
    Ok(())
}

pub fn pick(
    happened: &Happened,
    member: Option<u32>,
    prize: String,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut held = Held::to_write(&happened.of)?;
    held.is_over()?;
    let prizes = &held.contest.course.prizes;
    let person = match (member, prizes.next) {
        (Some(number), _) => {
            let person = held.person(number)?;
            if prizes.picks.iter().all(|pick| pick.person != person) {
                return Err(Failure::refused(format!(
                    "{}: picks no prize; `hanchan competition prizes` tells who does",
                    held.name(person)
                )));
            }
            person
        }
        (None, Some(next)) => next,
        (None, None) => {
            return Err(Failure::refused(
                "nobody picks a prize now; `hanchan competition prizes` shows who has what",
            ));
        }
    };
    let said = format!("{}: picks {prize}", held.name(person));
    let mut picks = held.contest.course.prizes.picks.iter();
    let before = picks.find(|pick| pick.picked.contains(&prize));
    let before = before.map(|pick| held.name(pick.person));
    held.record(
        happened,
        &[Happening::PrizePicked { person, prize }],
        answer,
    )?;
    answer.line(said);
    if let Some(before) = before {
        answer.line(format!(
            "{before} has picked that prize before; if there is only one of it, `hanchan undo` and pick another"
        ));
    }
    if let Some(next) = held.contest.course.prizes.next {
        answer.line(format!("next: {}", held.name(next)));
    }
    Ok(())
}

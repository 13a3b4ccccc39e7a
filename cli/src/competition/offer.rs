//! Places elsewhere, offered down the ranking.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Of, Offer as Asked, Offered};
use crate::failure::Failure;
use competition::Happening;
use competition::course::{Answer as Answered, Offer, WhyPassedOver};
use scoring::PersonId;
use serde_json::json;

pub fn offer(asked: Asked, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Asked::List { of, json } => list(&of, json, answer),
        Asked::Make(place) => make(&place, answer),
        Asked::Accept(place) => answered(&place, answer, |person, place| {
            Happening::PlaceAccepted { person, place }
        }),
        Asked::Decline(place) => answered(&place, answer, |person, place| {
            Happening::PlaceDeclined { person, place }
        }),
    }
}

/// The place that is meant; the only one where none is named.
fn meant<'a>(held: &'a Held, named: Option<&str>) -> Result<&'a Offer, Failure> {
    let offers = &held.contest.course.offers;
    let found = match (named, &offers[..]) {
        (Some(named), offers) => offers.iter().find(|offer| offer.place == named),
        (None, [only]) => Some(only),
        (None, _) => None,
    };
    found.ok_or_else(|| {
        let known: Vec<&str> = offers.iter().map(|offer| offer.place.as_str()).collect();
        Failure::refused(match known.len() {
            0 => "the competition offers no places".to_owned(),
            _ => format!("say which place with --place: {}", known.join(", ")),
        })
    })
}

fn make(asked: &Offered, answer: &mut Answer) -> Result<(), Failure> {
    let mut held = Held::to_write(&asked.happened.of)?;
    held.is_over()?;
    let offer = meant(&held, asked.place.as_deref())?;
    let place = offer.place.clone();
    let people: Vec<PersonId> = match &asked.member {
        Some(numbers) => held.people(numbers)?,
        None => offer.next.clone(),
    };
    if people.is_empty() {
        return Err(Failure::refused(match &offer.tied[..] {
            _ if offer.count.is_none() => format!(
                "{place}: how many such places there are is not settled; write it as offers.count with `hanchan competition settled --set`"
            ),
            [] => format!("{place}: nobody is next; `hanchan competition offer list` tells why"),
            tied => format!(
                "{place}: {} are tied for {} places; say to whom it is offered with --member",
                held.names(tied),
                offer.places_for_tied
            ),
        }));
    }
    let made: Vec<Happening> = people
        .iter()
        .map(|person| Happening::PlaceOffered {
            person: *person,
            place: place.clone(),
        })
        .collect();
    held.record(&asked.happened, &made, answer)?;
    answer.line(format!("{place}: offered to {}", held.names(&people)));
    Ok(())
}

fn answered(
    asked: &Offered,
    answer: &mut Answer,
    said: impl Fn(PersonId, String) -> Happening,
) -> Result<(), Failure> {
    let mut held = Held::to_write(&asked.happened.of)?;
    let place = meant(&held, asked.place.as_deref())?.place.clone();
    let Some(numbers) = &asked.member else {
        return Err(Failure::refused("say who with --member"));
    };
    let people = held.people(numbers)?;
    let answers: Vec<Happening> = people
        .iter()
        .map(|person| said(*person, place.clone()))
        .collect();
    held.record(&asked.happened, &answers, answer)?;
    let offer = meant(&held, Some(&place))?;
    answer.line(format!("{place}: {}", in_words(&held, offer).join("; ")));
    Ok(())
}

fn word(answer: Answered) -> &'static str {
    match answer {
        Answered::Waiting => "has not answered",
        Answered::Accepted => "accepts",
        Answered::Declined => "declines",
    }
}

fn why(why: WhyPassedOver) -> &'static str {
    match why {
        WhyPassedOver::Holds => "has such a place",
        WhyPassedOver::Offences => "lost it by offences",
        WhyPassedOver::Left => "left",
    }
}

fn in_words(held: &Held, offer: &Offer) -> Vec<String> {
    let offered = offer.offered.iter();
    let mut said: Vec<String> = offered
        .map(|one| format!("{} {}", held.name(one.person), word(one.answer)))
        .collect();
    let passed = offer.passed_over.iter();
    said.extend(passed.map(|one| format!("{} {}", held.name(one.person), why(one.why))));
    if !offer.next.is_empty() {
        said.push(format!("next: {}", held.names(&offer.next)));
    }
    if !offer.tied.is_empty() {
        said.push(format!(
            "tied for {} places: {}",
            offer.places_for_tied,
            held.names(&offer.tied)
        ));
    }
    if !offer.overtaken.is_empty() {
        said.push(format!(
            "by the results as they are now it would be offered to {}",
            held.names(&offer.overtaken)
        ));
    }
    said
}

fn list(of: &Of, json: bool, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(of)?;
    if json {
        let offers: Vec<_> = held
            .contest
            .course
            .offers
            .iter()
            .map(|offer| {
                let offered = offer.offered.iter().map(|one| {
                    json!({"member": held.number(one.person), "answer": match one.answer {
                        Answered::Waiting => "waiting",
                        Answered::Accepted => "accepted",
                        Answered::Declined => "declined",
                    }})
                });
                let passed = offer.passed_over.iter().map(|one| {
                    json!({"member": held.number(one.person), "why": match one.why {
                        WhyPassedOver::Holds => "holds",
                        WhyPassedOver::Offences => "offences",
                        WhyPassedOver::Left => "left",
                    }})
                });
                json!({
                    "place": offer.place,
                    "count": offer.count,
                    "offered": offered.collect::<Vec<_>>(),
                    "next": held.numbers(&offer.next),
                    "tied": held.numbers(&offer.tied),
                    "places_for_tied": offer.places_for_tied,
                    "passed_over": passed.collect::<Vec<_>>(),
                    "overtaken": held.numbers(&offer.overtaken),
                })
            })
            .collect();
        return answer.json(&json!({ "offers": offers }));
    }
    for offer in &held.contest.course.offers {
        answer.line(match offer.count {
            Some(count) => format!("{}, {count} places", offer.place),
            None => format!("{}: how many places is not settled", offer.place),
        });
        for line in in_words(&held, offer) {
            answer.line(format!("    {line}"));
        }
    }
    Ok(())
}

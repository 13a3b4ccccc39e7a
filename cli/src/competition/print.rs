//! What is printed of a competition.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Of, Print, PrintRound, WhichStandings};
use crate::arguments::{Paper, Signed};
use crate::failure::Failure;
use crate::report::{dated, options, save};
use competition::RoundNumber;
use db::CompetitionRound;
use reports::{Contest, RoundPapers};
use scoring::{Period, PersonId, RuleSet};

pub fn print(asked: &Print, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Print::Round(asked) => round(asked, answer),
        Print::Standings { which, paper } => standings(which, paper, answer),
        Print::Certificates { of, signed, paper } => certificates(of, signed, paper, answer),
    }
}

fn round(asked: &PrintRound, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(&asked.of)?;
    let place = drawn(&held, asked)?;
    let club = &held.club;
    let session = club.session(place.session)?;
    let plans = club.round_plans(place.session)?.into_iter();
    let mut plans = plans.filter(|plan| plan.round == place.round_of_day);
    let rules = |players| club.rules_of_round(place.session, place.round_of_day, players);
    let (Some(drawn), Some(rules), of_three) = (plans.next(), rules(4)?, rules(3)?) else {
        return Err(not_drawn(place.number));
    };
    let records = club.records(Period {
        from: session.date,
        to: session.date,
    })?;
    let ranking = of_contest(&held, |contest| contest.before(place.number))?;
    let papers = RoundPapers {
        ranking: ranking.as_ref(),
        session: &session,
        drawn: &drawn,
        rules: &rules,
        rules_of_three: of_three.as_ref(),
        place_cards: asked.place_cards,
    };
    let options = options(club, &asked.paper.look)?;
    save(
        &reports::round_papers(&records, &papers, &options),
        &asked.paper,
        answer,
    )
}

/// Where the round that was asked for is played, or the one that was drawn last.
fn drawn(held: &Held, asked: &PrintRound) -> Result<CompetitionRound, Failure> {
    let mut places = held.club.competition_rounds(held.entry.id)?;
    places.sort_by_key(|place| place.number);
    let Some(round) = asked.round else {
        return places.pop().ok_or_else(|| {
            Failure::refused("no round is drawn yet; `hanchan competition seat` draws one")
        });
    };
    let number = held.round(held.stage(asked.stage)?, round, "--round")?;
    let mut places = places.into_iter();
    places
        .find(|place| place.number == number)
        .ok_or_else(|| not_drawn(number))
}

fn not_drawn(number: RoundNumber) -> Failure {
    Failure::refused(format!(
        "stage {}, round {} is not drawn; `hanchan competition seat` draws it",
        number.stage, number.round
    ))
}

fn standings(which: &WhichStandings, paper: &Paper, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(&which.of)?;
    let after = held.after(which.stage, which.after)?;
    let ranking = of_contest(&held, |contest| match which.stage {
        Some(stage) => contest.standing(stage, after),
        None => Some(contest.ranking()),
    })?;
    let Some(ranking) = ranking else {
        return Err(Failure::failed("the competition has no such stage"));
    };
    let club = held.club.settings()?.name;
    let options = options(&held.club, &paper.look)?;
    save(
        &reports::competition_ranking(&club, &ranking, &options),
        paper,
        answer,
    )
}

fn of_contest<T>(held: &Held, read: impl FnOnce(Contest<'_>) -> T) -> Result<T, Failure> {
    let stages = held.course.stages.iter();
    let rules: Vec<RuleSet> = stages
        .map(|stage| held.rules(stage.number))
        .collect::<Result<_, Failure>>()?;
    let places = held.club.competition_rounds(held.entry.id)?.into_iter();
    let days: Vec<_> = places.map(|place| (place.number, place.date)).collect();
    Ok(read(Contest {
        competition: &held.entry.competition,
        history: &held.history,
        person: &|person| held.named(person),
        rules: &rules,
        days: &days,
    }))
}

fn certificates(
    of: &Of,
    signed: &Signed,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let held = Held::to_read(of)?;
    held.is_over()?;
    let reached: Vec<(u32, PersonId)> = held
        .course
        .certificates
        .iter()
        .map(|one| (one.rank, one.person))
        .collect();
    if reached.is_empty() {
        return Err(Failure::refused(
            "the competition gives no certificates; prizes.certificates in `hanchan competition settled` says down to which rank",
        ));
    }
    let club = &held.club;
    let records = club.records(Period::ALWAYS)?;
    let name = held.entry.competition.name();
    let days = club.competition_rounds(held.entry.id)?.into_iter();
    let last = days.map(|place| place.date).max();
    let earned = reports::place_certificates(&records, name, &reached).into_iter();
    let earned: Vec<_> = earned.map(|one| one.on(last)).collect();
    let earned = dated(&earned, paper);
    let options = options(club, &paper.look)?;
    let pdf = reports::certificates(&records.club, &earned, &signed.signed, &options);
    save(&pdf, paper, answer)
}

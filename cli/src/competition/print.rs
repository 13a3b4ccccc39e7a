//! What is printed of a competition.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Of, Print, PrintRound, WhichStandings};
use crate::arguments::{Paper, Signed};
use crate::failure::Failure;
use crate::report::{options, print_certificates, save};
use competition::RoundNumber;
use desk::papers::RoundOfContest;
use scoring::{Period, PersonId};

pub fn print(asked: &Print, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Print::Round(asked) => round(asked, answer),
        Print::Standings { which, paper } => standings(which, paper, answer),
        Print::Certificates { of, signed, paper } => certificates(of, signed, paper, answer),
    }
}

fn round(asked: &PrintRound, answer: &mut Answer) -> Result<(), Failure> {
    let held = Held::to_read(&asked.of)?;
    let number = drawn(&held, asked)?;
    let round = RoundOfContest::read(&held.club, &held.contest, number)?;
    let round = round.ok_or_else(|| not_drawn(number))?;
    let options = options(&held.club, &asked.paper.look)?;
    let pdf = round.print(asked.place_cards, &options);
    save(&pdf, &asked.paper, answer)
}

/// The round that was asked for, or the one that was drawn last.
fn drawn(held: &Held, asked: &PrintRound) -> Result<RoundNumber, Failure> {
    if let Some(round) = asked.round {
        return held.round(held.stage(asked.stage)?, round, "--round");
    }
    let drawn = held.contest.rounds.iter().map(|round| round.number);
    drawn.max().ok_or_else(|| {
        Failure::refused("no round is drawn yet; `hanchan competition seat` draws one")
    })
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
    let ranking = held.contest.ranking(which.stage, after)?;
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

fn certificates(
    of: &Of,
    signed: &Signed,
    paper: &Paper,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let held = Held::to_read(of)?;
    held.is_over()?;
    let reached: Vec<(u32, PersonId)> = held
        .contest
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
    let last = held.contest.rounds.iter().map(|round| round.date).max();
    let earned = reports::place_certificates(&records, held.contest.name(), &reached);
    let earned = earned.into_iter().map(|one| one.on(last)).collect();
    print_certificates(club, earned, signed, paper, answer)
}

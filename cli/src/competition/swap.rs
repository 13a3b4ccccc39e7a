//! Moving people by hand in a round that was drawn.

use super::held::Held;
use crate::answer::Answer;
use crate::arguments::competition::{Of, Round};
use crate::clock;
use crate::failure::Failure;
use crate::seat::aspects;
use competition::{RoundNumber, Seating, stand_in};
use db::SeatedRound;
use scoring::PersonId;

pub fn swap(
    of: &Of,
    round: Round,
    members: [u32; 2],
    dry_run: bool,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let mut held = if dry_run {
        Held::to_read(of)?
    } else {
        Held::to_write(of)?
    };
    let number = held.round(held.stage(round.stage)?, round.round, "--round")?;
    let players = held.contest.rules(number.stage)?.players();
    let [one, other] = members;
    let (one, other) = (held.person(one)?, held.person(other)?);
    let before = held.contest.drawn_before(number.stage, None);
    let earlier = held.contest.drawn_before(number.stage, Some(number.round));
    let place = earlier.len();
    let is_drawn = held
        .contest
        .course
        .round(number)
        .is_some_and(|round| round.drawn);
    let Some(drawn) = before.get(place).filter(|_| is_drawn) else {
        return Err(Failure::refused(format!(
            "stage {}, round {} is not drawn; `hanchan competition seat` draws it",
            number.stage, number.round
        )));
    };
    let (seating, said) = moved(&held, number, drawn, (one, other), dry_run)?;
    let mut after = before.clone();
    if let Some(round) = after.get_mut(place) {
        *round = seating.clone();
    }
    let costs = [&before, &after].map(|rounds| {
        let (field, quality) = held.contest.quality(players, rounds);
        aspects(&field, &quality)
    });
    if !dry_run {
        let state = held.contest.course.round(number);
        let seed = state.and_then(|round| round.seed);
        let now = clock::now()?;
        let swapped = SeatedRound {
            number,
            seed,
            seating,
            reason: None,
        };
        held.club
            .seat_competition(now, held.contest.entry.id, now, now.date(), &[swapped])?;
        held.read_again(false, answer)?;
    }
    answer.line(said);
    let [before, after] = costs;
    if before == after {
        answer.line("The draw is as good as before.");
    }
    for (was, is) in before.iter().zip(&after).filter(|(was, is)| was != is) {
        for (when, said) in [("before: ", was), ("after:  ", is)] {
            if let Some(said) = said {
                answer.line(format!("{when}{said}"));
            }
        }
    }
    Ok(())
}

/// The round with the two in one another's places; or, where one of them has none and is to play,
/// with that one in the place of the other. And what that is in words.
fn moved(
    held: &Held,
    number: RoundNumber,
    drawn: &Seating,
    (one, other): (PersonId, PersonId),
    dry_run: bool,
) -> Result<(Seating, String), Failure> {
    let (sit, sits) = if dry_run {
        ("would sit", "would sit")
    } else {
        ("sit", "sits")
    };
    if one == other {
        return Err(Failure::refused(format!(
            "{}: is named twice; name two people",
            held.name(one)
        )));
    }
    let (by, instead_of) = match [one, other].map(|person| drawn.has_place(person)) {
        [true, true] => {
            let seating = competition::swap(drawn, one, other).map_err(Failure::refused)?;
            let (one, other) = (held.name(one), held.name(other));
            return Ok((
                seating,
                format!("{one} and {other} {sit} in one another's seats."),
            ));
        }
        [true, false] => (other, one),
        [false, _] => (one, other),
    };
    let state = held.contest.course.round(number);
    let is_to_play =
        state.is_some_and(|state| state.due.contains(&by) || state.staff.contains(&by));
    if !is_to_play || !drawn.has_place(instead_of) {
        let nobody = if is_to_play { instead_of } else { by };
        return Err(Failure::refused(format!(
            "{}: has no place in stage {}, round {}; `hanchan competition show` tells who plays",
            held.name(nobody),
            number.stage,
            number.round
        )));
    }
    let seating = stand_in(drawn, by, instead_of).map_err(Failure::refused)?;
    let said = format!(
        "{} {sits} in the place of {}.",
        held.name(by),
        held.name(instead_of)
    );
    Ok((seating, said))
}

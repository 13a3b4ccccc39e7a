//! All that is handed out before a round of a competition.

use competition::RoundNumber;
use db::{Refused, Thing};
use reports::{Form, Options, Pdf, Ranking};

use super::DrawnRounds;
use super::day::Drawn;
use super::ranking;
use crate::ipc::WireError;
use crate::ipc::competitions::{Held, of_wire};
use crate::ipc::narrow;
use crate::open_club::OpenClub;

pub fn print(
    open: &OpenClub,
    competition: i32,
    (stage, round): (u32, u32),
    options: &Options,
) -> Result<Pdf, WireError> {
    let number = RoundNumber { stage, round };
    let (held, place) = open.read(|club| {
        let rounds = club.competition_rounds(of_wire(competition))?;
        let drawn = rounds.into_iter().find(|drawn| drawn.number == number);
        let drawn = drawn.ok_or_else(|| Refused::NoSuch {
            what: Thing::Draw,
            key: round.to_string(),
        })?;
        let date = club.session(drawn.session)?.date;
        let held = Held::of(club, of_wire(competition))?;
        Ok((held, (date, drawn.round_of_day)))
    })?;
    let (date, round_of_day) = place;
    let drawn = DrawnRounds {
        day: date.to_string(),
        series: narrow(held.entry.series.0)?,
        round: Some(round_of_day),
    };
    let drawn = Drawn::read(open, &drawn)?;
    let rules = held.rules(stage)?.clone();
    let form = Form {
        rounds: 1,
        hands: false,
        ..Form::of(&rules)
    };
    let standing = before(held, number)?;
    drawn.print(
        |records, session, rounds, options| {
            reports::round_papers(
                records,
                session,
                rounds,
                standing.as_ref(),
                &rules,
                form,
                options,
            )
        },
        options,
    )
}

/// How everybody stood before the round: nobody anywhere before the very first.
fn before(held: Held, number: RoundNumber) -> Result<Option<Ranking>, WireError> {
    let (stage, round) = match (number.stage, number.round) {
        (1, 1) => return Ok(None),
        (stage, 1) => (stage - 1, None),
        (stage, round) => (stage, Some(round - 1)),
    };
    ranking::of(held, Some(stage), round).map(Some)
}

//! All that is handed out before a round of a competition.

use competition::RoundNumber;
use db::{Refused, Thing};
use reports::{Options, Pdf, RoundPapers};

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
    let (held, here, rules_of_three) = open.read(|club| {
        let held = Held::of(club, of_wire(competition))?;
        let mut places = held.places.iter().copied();
        let here = places.find(|place| place.number == number);
        let here = here.ok_or_else(|| Refused::NoSuch {
            what: Thing::Draw,
            key: round.to_string(),
        })?;
        let rules_of_three = club.rules_of_round(here.session, here.round_of_day, 3)?;
        Ok((held, here, rules_of_three))
    })?;
    let drawn = Drawn::read(
        open,
        &DrawnRounds {
            day: here.date.to_string(),
            series: narrow(held.entry.series.0)?,
            round: Some(here.round_of_day),
        },
    )?;
    let [plan] = &drawn.rounds[..] else {
        return Err(WireError::NotInDraw { round });
    };
    let standing = ranking::before(&held, number)?;
    let papers = RoundPapers {
        ranking: standing.as_ref(),
        session: &drawn.session,
        drawn: plan,
        rules: &drawn.rules,
        rules_of_three: rules_of_three.as_ref(),
        // Six to a page, they are printed only where they are asked for.
        place_cards: false,
    };
    reports::round_papers(&drawn.records, &papers, options).map_err(WireError::unexpected)
}

//! All that is handed out before a round of a competition.

use competition::RoundNumber;
use db::{CompetitionId, Refused, Thing};
use desk::contest::Contest;
use desk::papers::RoundOfContest;
use reports::{Options, Pdf};

use crate::ipc::WireError;
use crate::open_club::OpenClub;

pub fn print(
    open: &OpenClub,
    competition: CompetitionId,
    number: RoundNumber,
    options: &Options,
) -> Result<Pdf, WireError> {
    let round = open.read(|club| {
        let contest = Contest::read(club, competition)?;
        let round = RoundOfContest::read(club, &contest, number)?;
        round.ok_or_else(|| {
            let key = number.round.to_string();
            Refused::NoSuch {
                what: Thing::Draw,
                key,
            }
            .into()
        })
    })?;
    // Six to a page, place cards are printed only where they are asked for.
    round.print(false, options).map_err(WireError::unexpected)
}

//! The club's awards: what it honours its members for at the end of a half-year or a year.

mod figure;

use std::num::NonZeroU32;

use db::Club;
use scoring::award::{self, Award, Direction, GoesTo, Minimum, Percent};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::{Number, WireError};
use crate::open_club::OpenClub;
use figure::AwardFigure;

/// From how many hanchan on the usual awards by average and by rate are given.
const USUAL_MINIMUM: u32 = 5;

/// The club's awards, in its order.
#[tauri::command(async)]
#[specta::specta]
pub fn awards(open: State<'_, OpenClub>) -> Result<Vec<AwardForm>, WireError> {
    Ok(open.read(Club::awards)?.iter().map(AwardForm::of).collect())
}

/// Writes down the whole list, in place of the one before.
#[tauri::command(async)]
#[specta::specta]
pub fn set_awards(open: State<'_, OpenClub>, awards: Vec<AwardForm>) -> Result<(), WireError> {
    let awards = awards.iter().map(AwardForm::read);
    let awards = awards.collect::<Result<Vec<Award>, WireError>>()?;
    open.write(|club, now| club.set_awards(now, &awards))
}

/// Writes down the awards that clubs usually give, in place of the club's own.
#[tauri::command(async)]
#[specta::specta]
pub fn set_usual_awards(open: State<'_, OpenClub>) -> Result<(), WireError> {
    open.write(|club, now| club.set_awards(now, &award::usual(USUAL_MINIMUM)))
}

/// One award.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct AwardForm {
    pub name: String,
    pub figure: AwardFigure,
    /// Whether the least wins.
    pub lowest: bool,
    pub minimum: AwardMinimum,
    pub goes_to: AwardGoesTo,
}

/// How much somebody must have played to be considered.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AwardMinimum {
    None,
    /// That many hanchan.
    Games {
        games: u32,
    },
    /// On that share of the days of play.
    Share {
        percent: u32,
    },
}

/// Who gets it of those who are considered.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AwardGoesTo {
    /// Whoever has that place.
    Place { place: u32 },
    /// Everybody who reaches the figure: counts and percent as they are, amounts in points.
    EverybodyFrom { figure: Number },
}

impl AwardForm {
    fn of(award: &Award) -> Self {
        Self {
            name: award.name.clone(),
            figure: award.statistic.into(),
            lowest: award.direction == Direction::Lowest,
            minimum: match award.minimum {
                Minimum::None => AwardMinimum::None,
                Minimum::Games(games) => AwardMinimum::Games { games },
                Minimum::ShareOfSessions(percent) => AwardMinimum::Share {
                    percent: u8::from(percent).into(),
                },
            },
            goes_to: match award.goes_to {
                GoesTo::Place(place) => AwardGoesTo::Place { place: place.get() },
                GoesTo::EverybodyFrom(figure) => AwardGoesTo::EverybodyFrom {
                    figure: Number::of(figure),
                },
            },
        }
    }

    fn read(&self) -> Result<Award, WireError> {
        Ok(Award {
            name: self.name.trim().to_owned(),
            statistic: self.figure.into(),
            direction: if self.lowest {
                Direction::Lowest
            } else {
                Direction::Highest
            },
            minimum: self.minimum.read()?,
            goes_to: self.goes_to.read()?,
        })
    }
}

impl AwardMinimum {
    fn read(self) -> Result<Minimum, WireError> {
        Ok(match self {
            Self::None => Minimum::None,
            Self::Games { games } => Minimum::Games(games),
            Self::Share { percent } => {
                let share = u8::try_from(percent).ok();
                let share = share.and_then(|percent| Percent::try_from(percent).ok());
                Minimum::ShareOfSessions(
                    share.ok_or_else(|| out_of_range("share", percent, "0", "100"))?,
                )
            }
        })
    }
}

impl AwardGoesTo {
    fn read(self) -> Result<GoesTo, WireError> {
        Ok(match self {
            Self::Place { place } => GoesTo::Place(
                NonZeroU32::new(place)
                    .ok_or_else(|| out_of_range("place", place, "1", &u32::MAX.to_string()))?,
            ),
            Self::EverybodyFrom { figure } => GoesTo::EverybodyFrom(figure.get()),
        })
    }
}

fn out_of_range(field: &str, value: u32, lowest: &str, highest: &str) -> WireError {
    WireError::OutOfRange {
        field: field.to_owned(),
        value: value.to_string(),
        lowest: lowest.to_owned(),
        highest: highest.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_award_comes_back_from_the_page_as_it_was() {
        for award in award::usual(USUAL_MINIMUM) {
            assert_eq!(AwardForm::of(&award).read().unwrap(), award);
        }
    }

    #[test]
    fn what_no_award_can_have_is_refused_by_its_box() {
        let usual = AwardForm::of(&award::usual(5)[0]);
        let field = |form: AwardForm| match form.read() {
            Err(WireError::OutOfRange { field, .. }) => field,
            other => panic!("{other:?}"),
        };
        let share = AwardMinimum::Share { percent: 101 };
        assert_eq!(
            field(AwardForm {
                minimum: share,
                ..usual.clone()
            }),
            "share"
        );
        let nobody = AwardGoesTo::Place { place: 0 };
        assert_eq!(
            field(AwardForm {
                goes_to: nobody,
                ..usual
            }),
            "place"
        );
    }
}

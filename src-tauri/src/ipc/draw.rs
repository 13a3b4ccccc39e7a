//! The seats of a round: drawn, looked at, changed by hand and kept. What is only looked at is told
//! by its seed and whom to swap, and drawn anew each time, so that the page never says who sits
//! where.

use chrono::NaiveDate;
use competition::{Quality, Seating, SeatingError, Situation, draw, quality, swap, table_label};
use db::{Club, Draw, Error, PlainRefusal, Refused, SessionId, Thing};
use scoring::{BySeat, PersonId, RuleSetId, SeriesId};
use serde::{Deserialize, Serialize};
use specta::Type;
use tauri::State;

use super::typed::from_iso;
use super::{Number, WireError};
use crate::open_club::OpenClub;
use scoring::Names;

/// The draw of a round that was kept, and what became of it since.
#[tauri::command(async)]
#[specta::specta]
pub fn round_draw(open: State<'_, OpenClub>, place: DrawPlace) -> Result<RoundDraw, WireError> {
    let date = from_iso(&place.day)?;
    let (found, names) = open.read(|club| {
        let session = club.session_on(date, place.series)?;
        let found = session.map(|session| Found::read(club, session, &place));
        Ok((found.transpose()?, club.names()?))
    })?;
    let Some(found) = found else {
        return Ok(RoundDraw::default());
    };
    found.told(&names)
}

/// Draws a round, of which nothing is kept yet.
#[tauri::command(async)]
#[specta::specta]
pub fn propose_draw(
    open: State<'_, OpenClub>,
    place: DrawPlace,
    seed: u32,
    swaps: Vec<DrawSwap>,
) -> Result<DrawView, WireError> {
    let (_, situation) = situation(&open, &place)?;
    let seating = drawn(&situation, place.round, seed, &swaps)?;
    let names = open.read(Club::names)?;
    DrawView::of(&situation, &seating, Some(seed), &names)
}

/// Keeps what was proposed, in place of what the round had before.
#[tauri::command(async)]
#[specta::specta]
pub fn keep_draw(
    open: State<'_, OpenClub>,
    place: DrawPlace,
    seed: u32,
    swaps: Vec<DrawSwap>,
) -> Result<(), WireError> {
    let (session, situation) = situation(&open, &place)?;
    let draw = Draw {
        round: place.round,
        seed: Some(seed),
        seating: drawn(&situation, place.round, seed, &swaps)?,
    };
    open.write(|club, now| club.keep_draw(now, session, &draw))
}

/// Puts two people of a kept draw in one another's places.
#[tauri::command(async)]
#[specta::specta]
pub fn swap_in_draw(
    open: State<'_, OpenClub>,
    place: DrawPlace,
    people: DrawSwap,
) -> Result<(), WireError> {
    let date = from_iso(&place.day)?;
    let (session, kept) = open.read(|club| {
        let session = session_of(club, date, place.series)?;
        Ok((session, kept(club, session, place.round)?))
    })?;
    let kept = kept.ok_or_else(|| no_draw(place.round))?;
    let draw = Draw {
        seating: swapped(&kept.seating, place.round, people)?,
        ..kept
    };
    open.write(|club, now| club.keep_draw(now, session, &draw))
}

/// What a kept draw would be if two people were swapped in it; nothing is changed.
#[tauri::command(async)]
#[specta::specta]
pub fn look_at_swap(
    open: State<'_, OpenClub>,
    place: DrawPlace,
    people: DrawSwap,
) -> Result<DrawView, WireError> {
    let date = from_iso(&place.day)?;
    let (found, names) = open.read(|club| {
        let session = session_of(club, date, place.series)?;
        Ok((Found::read(club, session, &place)?, club.names()?))
    })?;
    let kept = found.kept.ok_or_else(|| no_draw(place.round))?;
    let seating = swapped(&kept.seating, place.round, people)?;
    DrawView::of(&found.situation, &seating, kept.seed, &names)
}

/// Deletes the kept draw of a round.
#[tauri::command(async)]
#[specta::specta]
pub fn delete_draw(open: State<'_, OpenClub>, place: DrawPlace) -> Result<(), WireError> {
    let date = from_iso(&place.day)?;
    open.write(|club, now| {
        let session = session_of(club, date, place.series)?;
        club.delete_draw(now, session, place.round)
    })
}

/// A round of a day's play, and the rule set that says how many sit at a table.
#[derive(Clone, Debug, Deserialize, Type)]
pub struct DrawPlace {
    pub day: String,
    pub series: SeriesId,
    pub round: u32,
    pub rules: RuleSetId,
}

/// Two people who take one another's places, one of whom may be sitting out.
#[derive(Clone, Copy, Debug, Deserialize, Type)]
pub struct DrawSwap {
    pub one: PersonId,
    pub other: PersonId,
}

/// How a round's seats stand.
#[derive(Debug, Default, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RoundDraw {
    /// How many are there to play this round.
    pub present: Number,
    /// How many sheets of the round are in.
    pub sheets: Number,
    pub kept: Option<DrawView>,
    /// Who is there and has no place in the kept draw.
    pub came_since: Vec<String>,
    /// Who has a place in it and is not there for this round.
    pub not_there: Vec<String>,
}

/// A draw to look at.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DrawView {
    /// None where people drew the seats themselves.
    pub seed: Option<u32>,
    pub tables: Vec<DrawnTable>,
    pub sits_out: Vec<DrawnPerson>,
    pub quality: DrawQuality,
}

/// A table as it was drawn.
#[derive(Debug, Serialize, Type)]
pub struct DrawnTable {
    pub label: String,
    /// In the order of seats, East first.
    pub people: Vec<DrawnPerson>,
}

/// Somebody with a place in a draw.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DrawnPerson {
    pub id: PersonId,
    pub number: u32,
    pub name: String,
    /// 東, 南, 西 or 北; who sits out has none.
    pub wind: Option<char>,
    /// How often the person sat out before this round.
    pub sat_out: u32,
}

/// How good a draw is; everything 0 cannot be bettered.
#[derive(Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DrawQuality {
    /// The names of every two who meet again today.
    pub met_today: Vec<(String, String)>,
    pub repeats_this_month: u32,
    pub same_seat_again: u32,
    pub sit_out_difference: u32,
}

/// A kept draw beside what is known now.
struct Found {
    situation: Situation,
    kept: Option<Draw>,
    sheets: usize,
}

impl Found {
    fn read(club: &Club, session: SessionId, place: &DrawPlace) -> Result<Self, Error> {
        let tables = club.tables(session)?.into_iter();
        let entered = tables.filter(|one| one.round == place.round && one.hanchan.is_some());
        Ok(Self {
            situation: club.situation(session, place.round, place.rules)?,
            kept: kept(club, session, place.round)?,
            sheets: entered.count(),
        })
    }

    fn told(&self, names: &Names) -> Result<RoundDraw, WireError> {
        let situation = &self.situation;
        let present: Vec<PersonId> = situation.present.iter().map(|one| one.person).collect();
        let seating = self.kept.as_ref().map(|draw| &draw.seating);
        let drawn: Vec<PersonId> = seating.map(everybody).unwrap_or_default();
        let without = |people: &[PersonId], others: &[PersonId]| -> Vec<String> {
            let left = people.iter().filter(|person| !others.contains(person));
            left.map(|person| names.of(*person)).collect()
        };
        Ok(RoundDraw {
            present: Number::of(present.len()),
            sheets: Number::of(self.sheets),
            came_since: seating.map_or_else(Vec::new, |_| without(&present, &drawn)),
            not_there: without(&drawn, &present),
            kept: self
                .kept
                .as_ref()
                .map(|draw| DrawView::of(situation, &draw.seating, draw.seed, names))
                .transpose()?,
        })
    }
}

impl DrawView {
    pub(super) fn of(
        situation: &Situation,
        seating: &Seating,
        seed: Option<u32>,
        names: &Names,
    ) -> Result<Self, WireError> {
        let person = |id: PersonId, wind: Option<char>| -> Result<DrawnPerson, WireError> {
            let known = situation.present.iter().find(|one| one.person == id);
            let (number, name) = names.number_and_name(id);
            Ok(DrawnPerson {
                id,
                number,
                name,
                wind,
                sat_out: known.map_or(0, |one| one.sat_out),
            })
        };
        let table = |(place, people): (usize, &BySeat<PersonId>)| {
            let seats = people.iter();
            Ok(DrawnTable {
                label: table_label(place),
                people: seats
                    .map(|(seat, id)| person(*id, Some(seat.kanji())))
                    .collect::<Result<_, WireError>>()?,
            })
        };
        Ok(Self {
            seed,
            tables: seating
                .tables
                .iter()
                .enumerate()
                .map(table)
                .collect::<Result<_, WireError>>()?,
            sits_out: seating
                .sits_out
                .iter()
                .map(|id| person(*id, None))
                .collect::<Result<_, _>>()?,
            quality: DrawQuality::of(situation, seating, names),
        })
    }
}

impl DrawQuality {
    fn of(situation: &Situation, seating: &Seating, names: &Names) -> Self {
        let Quality {
            repeats_this_month,
            same_seat_again,
            sit_out_difference,
            ..
        } = quality(situation, seating);
        let mut met_today = Vec::new();
        for table in &seating.tables {
            let people = table.as_slice();
            for (place, one) in people.iter().enumerate() {
                for other in &people[place + 1..] {
                    if situation.today.between(*one, *other) > 0 {
                        met_today.push((names.of(*one), names.of(*other)));
                    }
                }
            }
        }
        Self {
            met_today,
            repeats_this_month,
            same_seat_again,
            sit_out_difference,
        }
    }
}

fn everybody(seating: &Seating) -> Vec<PersonId> {
    let seated = seating.tables.iter().flat_map(BySeat::as_slice);
    seated.chain(&seating.sits_out).copied().collect()
}

fn session_of(club: &Club, date: NaiveDate, series: SeriesId) -> Result<SessionId, Error> {
    let session = club.session_on(date, series)?;
    Ok(session.ok_or_else(|| Refused::NoSuch {
        what: Thing::Session,
        key: date.to_string(),
    })?)
}

fn kept(club: &Club, session: SessionId, round: u32) -> Result<Option<Draw>, Error> {
    let mut draws = club.draws(session)?.into_iter();
    Ok(draws.find(|draw| draw.round == round))
}

fn no_draw(round: u32) -> WireError {
    Error::from(Refused::NoSuch {
        what: Thing::Draw,
        key: round.to_string(),
    })
    .into()
}

/// Where nobody came there is no session yet, and nobody to draw. A competition draws its own days.
fn situation(open: &OpenClub, place: &DrawPlace) -> Result<(SessionId, Situation), WireError> {
    let date = from_iso(&place.day)?;
    let rules = place.rules;
    let series = place.series;
    let found = open.read(|club| {
        if let Some(held) = club.competition_of(series)? {
            let competition = held.competition.name().to_owned();
            return Err(PlainRefusal::SeatedByCompetition { competition }.into());
        }
        let session = club.session_on(date, series)?;
        let found = session.map(|id| Ok((id, club.situation(id, place.round, rules)?)));
        found.transpose()
    })?;
    found.ok_or(WireError::NobodyPresent { round: place.round })
}

fn drawn(
    situation: &Situation,
    round: u32,
    seed: u32,
    swaps: &[DrawSwap],
) -> Result<Seating, WireError> {
    let drawn = draw(situation, seed.into()).map_err(|error| refused(error, round))?;
    swaps
        .iter()
        .try_fold(drawn, |seating, people| swapped(&seating, round, *people))
}

fn swapped(seating: &Seating, round: u32, people: DrawSwap) -> Result<Seating, WireError> {
    swap(seating, people.one, people.other).map_err(|error| refused(error, round))
}

fn refused(error: SeatingError, round: u32) -> WireError {
    match error {
        SeatingError::TooFew { present: 0, .. } => WireError::NobodyPresent { round },
        SeatingError::TooFew { present, needed } => WireError::TooFewPresent {
            round,
            present: present.to_string(),
            needed: needed.to_string(),
        },
        SeatingError::NotDrawn(_) => WireError::NotInDraw { round },
        SeatingError::Twice(_) => WireError::unexpected(error),
    }
}

#[cfg(test)]
mod tests;

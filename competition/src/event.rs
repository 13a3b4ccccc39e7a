//! What happened in a competition, besides its hanchan: a log that is only ever added to.

use crate::definition::Asked;
use crate::seating::Seating;
use chrono::NaiveDateTime;
use scoring::record::SeatResult;
use scoring::{BySeat, PersonId, Points};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

scoring::id!(
    /// Something that happened in a competition, by which other events mean it.
    EventId
);

/// Something that happened, and when.
///
/// Events count in the order of their times; those of equal time in the order of the log.
///
/// ```
/// use competition::{Event, EventId, Happening};
/// use scoring::PersonId;
/// let entered = r#"{"id": 1, "at": "2014-12-01T09:00:00", "what": {"kind": "entered", "person": 7}}"#;
/// let event: Event = serde_json::from_str(entered).unwrap();
/// assert_eq!((event.id, event.what), (EventId(1), Happening::Entered { person: PersonId(7) }));
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// What other events call it.
    pub id: EventId,
    /// When it happened.
    pub at: NaiveDateTime,
    /// What happened.
    pub what: Happening,
}

/// What can happen. Stages and their rounds count from 1.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Happening {
    /// Somebody entered, for the first time or again after cancelling.
    Entered {
        /// Who.
        person: PersonId,
    },
    /// Somebody gave the entry up.
    Cancelled {
        /// Who.
        person: PersonId,
    },
    /// Something the organiser needs of somebody came in.
    Received {
        /// Of whom.
        person: PersonId,
        /// What.
        asked: Asked,
    },
    /// Somebody who entered has arrived.
    CheckedIn {
        /// Who.
        person: PersonId,
    },
    /// The places of those who have not arrived are given to others.
    NoShowsReleased,
    /// Somebody came without an entry, and would play.
    WalkedIn {
        /// Who.
        person: PersonId,
    },
    /// Somebody plays to fill tables.
    StaffNamed {
        /// Who.
        person: PersonId,
    },
    /// Somebody of the staff plays instead of a player, from a round on.
    Replaced {
        /// The player.
        person: PersonId,
        /// Who plays from then on.
        by: PersonId,
        /// The stage.
        stage: u32,
        /// The first round the player does not play.
        round: u32,
    },
    /// A player plays no more, from a round on.
    Absent {
        /// The player.
        person: PersonId,
        /// The stage.
        stage: u32,
        /// The first round the player does not play.
        round: u32,
    },
    /// A player who was absent plays again, from a round on. The rounds missed count as sat out.
    Returned {
        /// The player.
        person: PersonId,
        /// The stage.
        stage: u32,
        /// The first round the player plays again.
        round: u32,
    },
    /// A player came late. Written down again, it takes the place of what was written before.
    Late {
        /// The player.
        person: PersonId,
        /// By how much.
        minutes: u32,
    },
    /// Points were given or taken: a bonus above zero, a penalty below.
    Adjusted {
        /// To or from whom.
        person: PersonId,
        /// The stage in which they count.
        stage: u32,
        /// The round of it after which they were given: standings after earlier rounds are without
        /// them. None before the first, and where an older log does not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
        /// How many.
        points: Points,
        /// Why.
        reason: String,
    },
    /// A player did what the competition lists as an offence.
    Offended {
        /// The player.
        person: PersonId,
        /// The stage under way. None where an older log does not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stage: Option<u32>,
        /// The round of it after which it was written down, as that of points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
        /// What it was.
        reason: String,
    },
    /// A lateness was excused, or a penalty, bonus or offence cancelled.
    Lifted {
        /// Which event.
        event: EventId,
        /// Why.
        reason: String,
    },
    /// A round was drawn and accepted, for the first time or anew, or the organiser gave its seats.
    RoundSeated {
        /// The stage.
        stage: u32,
        /// The round.
        round: u32,
        /// What the draw began with; the same for rounds that were drawn together, and none where
        /// the organiser gave the seats.
        seed: Option<u32>,
        /// Why a round that goes by the standing was drawn before every sheet was in; none where
        /// all were, and where the standing decides nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A lot was drawn among those who are tied in a stage.
    LotDrawn {
        /// The stage.
        stage: u32,
        /// The tied, in the order of the lot.
        order: Vec<PersonId>,
        /// What the draw began with; none where slips of paper were drawn.
        seed: Option<u32>,
    },
    /// The organiser decided who goes on from a stage. A later decision takes the place of this one.
    CutDecided {
        /// The stage.
        stage: u32,
        /// Who goes on, in the order of the standing.
        through: Vec<PersonId>,
    },
    /// A player picked a prize.
    PrizePicked {
        /// The player.
        person: PersonId,
        /// What was picked.
        prize: String,
    },
    /// A place elsewhere was offered to a player.
    PlaceOffered {
        /// The player.
        person: PersonId,
        /// The place, as the definition names it.
        place: String,
    },
    /// A player accepted a place that was offered.
    PlaceAccepted {
        /// The player.
        person: PersonId,
        /// The place.
        place: String,
    },
    /// A player declined a place that was offered, or gave it back.
    PlaceDeclined {
        /// The player.
        person: PersonId,
        /// The place.
        place: String,
    },
}

impl Happening {
    /// Whether it is of a later time than the standing after that round.
    fn is_after(&self, number: RoundNumber) -> bool {
        let is_later = |stage: u32, round: u32| RoundNumber { stage, round } > number;
        match self {
            Self::Adjusted { stage, round, .. } => is_later(*stage, round.unwrap_or_default()),
            Self::Offended { stage, round, .. } => {
                is_later(stage.unwrap_or_default(), round.unwrap_or_default())
            }
            // Whoever leaves before the next round is known to have left.
            Self::Absent { stage, round, .. } | Self::Replaced { stage, round, .. } => {
                is_later(*stage, round.saturating_sub(1))
            }
            _ => false,
        }
    }

    /// Whether it decides something at the end of that stage or of a later one.
    fn decides(&self, from: u32) -> bool {
        match self {
            Self::LotDrawn { stage, .. } | Self::CutDecided { stage, .. } => *stage >= from,
            _ => false,
        }
    }

    /// Whether it can change totals and ranks that people have seen, without a sheet.
    pub fn corrects(&self) -> bool {
        matches!(
            self,
            Self::Replaced { .. }
                | Self::Absent { .. }
                | Self::Returned { .. }
                | Self::Late { .. }
                | Self::Adjusted { .. }
                | Self::Offended { .. }
                | Self::Lifted { .. }
        )
    }
}

/// A round of a competition, in the order of play.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub struct RoundNumber {
    /// The stage, from 1.
    pub stage: u32,
    /// The round of the stage, from 1.
    pub round: u32,
}

/// A round as it stands in the club's file.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Round {
    /// Which one.
    pub number: RoundNumber,
    /// Its tables, in the order of their labels.
    pub tables: Vec<Table>,
    /// Who plays at none of them.
    pub sits_out: Vec<PersonId>,
}

impl Round {
    /// Who was to sit where.
    pub fn seating(&self) -> Seating {
        Seating {
            tables: self.tables.iter().map(|table| table.seats).collect(),
            sits_out: self.sits_out.clone(),
        }
    }
}

/// A table of a round.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Table {
    /// Its label, such as `A`.
    pub label: String,
    /// Who was to sit where.
    pub seats: BySeat<PersonId>,
    /// What came of it.
    pub sheet: Sheet,
}

/// What came of a table.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
// Nearly every table has its results: nothing would be gained by putting them elsewhere.
#[allow(clippy::large_enum_variant)]
pub enum Sheet {
    /// It is still missing.
    #[default]
    Missing,
    /// It is in: who really played, and with what settled result.
    In(BySeat<SeatResult>),
    /// None will come: the table was set aside.
    SetAside,
}

/// Everything that is known of a competition beside its definition.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct History {
    /// The log, as it was written.
    pub events: Vec<Event>,
    /// The rounds drawn so far, in any order.
    pub rounds: Vec<Round>,
    /// Who holds a place that this competition offers already, from others that offer it too.
    pub holders: BTreeSet<(String, PersonId)>,
}

impl History {
    /// As it was once that round of that stage was played: what the ranking after each round is
    /// made of. Lateness, which counts after all games, does not show there; nor do points, offences
    /// and absences of later rounds, or what was decided at the end of the stage.
    #[must_use]
    pub fn up_to(&self, number: RoundNumber) -> Self {
        let mut history = self.clone();
        history.rounds.retain(|round| round.number <= number);
        if history.rounds.len() < self.rounds.len() {
            let mut later = self.rounds.iter().map(|round| round.number);
            let ends_stage = !later.any(|one| one.stage == number.stage && one > number);
            let decided = if ends_stage {
                number.stage + 1
            } else {
                number.stage
            };
            let events = &mut history.events;
            events.retain(|event| !event.what.is_after(number) && !event.what.decides(decided));
        }
        history
    }

    /// The events in the order in which they count.
    pub(crate) fn in_order(&self) -> Vec<&Event> {
        let mut events: Vec<&Event> = self.events.iter().collect();
        events.sort_by_key(|event| event.at);
        events
    }

    /// The rounds before that one and, of its stage, those after it; in the order of play.
    pub(crate) fn rounds_beside(&self, number: RoundNumber) -> Vec<&Round> {
        let mut rounds: Vec<&Round> = self.rounds.iter().collect();
        rounds.retain(|round| round.number != number && round.number.stage <= number.stage);
        rounds.sort_by_key(|round| round.number);
        rounds
    }

    /// The rounds before that one, in the order of play.
    pub(crate) fn rounds_before(&self, number: RoundNumber) -> Vec<&Round> {
        let rounds = self.rounds.iter();
        let mut rounds: Vec<&Round> = rounds.filter(|round| round.number < number).collect();
        rounds.sort_by_key(|round| round.number);
        rounds
    }
}

impl Round {
    /// Everybody whose result of this round is in, whether at the table drawn or at another.
    pub(crate) fn results(&self) -> impl Iterator<Item = &SeatResult> {
        self.tables.iter().flat_map(|table| match &table.sheet {
            Sheet::In(results) => results.as_slice(),
            Sheet::Missing | Sheet::SetAside => &[],
        })
    }

    /// Who has more than one result of this round.
    pub(crate) fn at_two_tables(&self) -> Vec<PersonId> {
        let mut known = BTreeSet::new();
        let results = self.results().map(|result| result.person);
        let twice: BTreeSet<PersonId> = results.filter(|person| !known.insert(*person)).collect();
        twice.into_iter().collect()
    }

    /// The labels of the tables whose sheets are missing.
    pub(crate) fn missing(&self) -> Vec<String> {
        let tables = self.tables.iter();
        tables
            .filter(|table| table.sheet == Sheet::Missing)
            .map(|table| table.label.clone())
            .collect()
    }
}

#[cfg(test)]
mod tests;

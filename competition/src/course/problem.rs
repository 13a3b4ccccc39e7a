//! Events that cannot have happened as they are written down.

use crate::event::EventId;
use serde::Serialize;
use thiserror::Error;

/// An event that cannot have happened as it is written down.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("{fault}")]
pub struct Problem {
    /// The event.
    pub event: EventId,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What can be wrong with an event. Stages and rounds count from 1.
#[derive(Clone, Copy, Debug, Error, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename = "CompetitionFault", tag = "fault", rename_all = "snake_case")]
pub enum Fault {
    /// Entries are not yet taken.
    #[error("entries are not open yet; they open at entries.opens, as the competition is settled")]
    NotOpen,
    /// Entries are no longer taken.
    #[error("entries are closed; record a walk-in on the day")]
    Closed,
    /// The person has an entry already.
    #[error("this person has entered already; cancel that entry first, or take another person")]
    AlreadyEntered,
    /// The person has no entry, or gave it up.
    #[error("this person has not entered; record the entry first")]
    NotEntered,
    /// The person does not play: waits, or gave the entry up.
    #[error("this person does not play in the competition; only who has a place in it does")]
    NotPlaying,
    /// The person fills tables, and so can be no player.
    #[error("this person is staff, and so no player; take another person")]
    IsStaff,
    /// The person plays, and so can be no staff.
    #[error("this person is a player; take somebody who does not play")]
    IsPlayer,
    /// Who has played cannot give the entry up any more.
    #[error("this person has played; record an absence from a round on")]
    HasPlayed,
    /// By its sheet the person played that round, or one after it.
    #[error(
        "this person has played that round or a later one, by its sheet; take the round after it, or correct the sheet first"
    )]
    HasPlayedRound,
    /// Who is not absent cannot come back.
    #[error("this person is not absent before that round; an absence must be recorded first")]
    NotAbsent,
    /// Nobody plays instead of two.
    #[error("this person plays instead of somebody already; take another person")]
    StandsInAlready,
    /// The organiser does not ask for that.
    #[error("the competition does not ask for that; entries.asks, as it is settled, says for what")]
    NotAsked,
    /// People still have time to arrive.
    #[error(
        "people have time to arrive until entries.check_in_until, as the competition is settled; release places after that"
    )]
    TooEarly,
    /// Everybody would lose the place.
    #[error(
        "nobody is written down as arrived, so everybody would lose the place; check in whoever is there first"
    )]
    NobodyArrived,
    /// The competition has no such round.
    #[error("the competition has no such stage or round; those it has are settled with it")]
    NoSuchRound,
    /// The definition has no rule for that.
    #[error("the competition has no rule for that; settle one first under penalties or ties")]
    NoRule,
    /// A number outside its range.
    #[error(
        "the amount is outside what can be; points are a multiple of 100 and not 0, minutes from 1 to 1440"
    )]
    Amount,
    /// A reason must be written down.
    #[error("the reason is missing; write it down")]
    NoReason,
    /// What was picked must be written down.
    #[error("the name of the prize is missing; write it down")]
    NoName,
    /// The event that is meant is no penalty or bonus, or is not there.
    #[error("there is no such penalty, bonus, offence or lateness; look its number up in the log")]
    NoSuchPenalty,
    /// It was lifted before.
    #[error("it was lifted before, and counts no more")]
    AlreadyLifted,
    /// Somebody is named twice.
    #[error("somebody is named twice; name each person once")]
    Twice,
    /// Somebody is not in that stage.
    #[error("somebody named is not a player of that stage; name players of it")]
    NotInStage,
    /// Nobody goes on from the last stage.
    #[error("nobody goes on from that stage; it is the last")]
    NoCut,
    /// More or fewer than can go on.
    #[error("{expected} go on; {got} are named; name as many as go on, or fewer")]
    Through {
        /// As many as go on.
        #[serde(skip)]
        expected: usize,
        /// As many as are named.
        #[serde(skip)]
        got: usize,
    },
    /// The definition offers no such place.
    #[error("the competition offers no such place; those it offers are settled with it")]
    NoSuchPlace,
    /// How many places there are is not settled.
    #[error("how many such places there are is not settled yet; settle offers.count first")]
    NoPlacesKnown,
    /// There are as many offers open or accepted as there are places.
    #[error("every place is offered or taken; wait until somebody declines")]
    NoPlaceLeft,
    /// The place was not offered to this person.
    #[error("the place was not offered to this person, or was answered; offer it first")]
    NotOffered,
    /// The person was offered the place before.
    #[error("the place was offered to this person before; offer it to the next")]
    OfferedBefore,
}

//! Places elsewhere, offered down the ranking.

use scoring::PersonId;

/// Places elsewhere.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Offer {
    /// What the place is in.
    pub place: String,
    /// How many places.
    pub count: u32,
    /// To whom it was offered, in the order of the ranking, and what they said.
    pub offered: Vec<Offered>,
    /// To whom it is to be offered now, in the order of the ranking.
    pub next: Vec<PersonId>,
    /// Those who share a rank for which there are not places enough; the organiser offers it to
    /// some of them.
    pub tied: Vec<PersonId>,
    /// How many places are left for the tied.
    pub places_for_tied: usize,
    /// Who is passed over, in the order of the ranking.
    pub passed_over: Vec<PassedOver>,
    /// To whom it would be offered by the ranking as it is now, had others not been offered it
    /// before a result was corrected. What was offered stays offered.
    pub overtaken: Vec<PersonId>,
}

/// Somebody to whom a place was offered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Offered {
    /// Who.
    pub person: PersonId,
    /// What the person said.
    pub answer: Answer,
}

/// What somebody said to an offer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answer {
    /// Nothing yet.
    Waiting,
    /// Yes.
    Accepted,
    /// No, or the place was given back.
    Declined,
}

/// Somebody who is passed over.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PassedOver {
    /// Who.
    pub person: PersonId,
    /// Why.
    pub why: WhyPassedOver,
}

/// Why somebody is passed over.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum WhyPassedOver {
    /// The person has such a place already.
    Holds,
    /// Offences cost the person the place.
    Offences,
    /// The person left before the end.
    Left,
}

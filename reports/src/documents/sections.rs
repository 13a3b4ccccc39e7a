//! Parts that several documents share.

pub(crate) mod awards;
pub(super) mod bests;
pub(crate) mod clauses;
pub(super) mod comment;
pub(super) mod comparison;
pub(super) mod details;
pub(super) mod facts;
pub(super) mod feats;
pub(super) mod finder;
pub(crate) mod hand_tiles;
pub(crate) mod hands;
pub(super) mod highlights;
pub(crate) mod matrix;
pub(crate) mod openings;
pub(crate) mod other_game;
pub(super) mod person;
pub(super) mod person_record;
pub(super) mod progress;
pub(super) mod rankings;
pub(super) mod remarks;
pub(super) mod stand;
pub(super) mod standings;
pub(super) mod tables;

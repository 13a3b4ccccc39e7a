//! What results must have in common to be added up.

use crate::record::{Hanchan, Records};
use crate::rule_set::Basis;
use crate::{Players, Points, RuleSet, Unit};
use std::collections::BTreeSet;

/// The kind of game that a hanchan was. Every standing and statistic is of one kind: a third place of
/// three is no third place of four, and points as they stand on the table cannot be added to points
/// above or below the return.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct GameKind {
    /// How many play at a table.
    pub players: Players,
    /// What a result is counted from.
    pub basis: Basis,
}

impl GameKind {
    /// Whether a period is ranked by the mean of a hanchan: where results are the points as they stand,
    /// their sum grows with every attendance, and tells who came rather than who played well.
    pub fn is_ranked_by_mean(self) -> bool {
        self.basis == Basis::Raw
    }
}

impl RuleSet {
    /// The kind of game that is settled by it.
    pub fn kind(&self) -> GameKind {
        GameKind {
            players: self.players(),
            basis: self.data().basis,
        }
    }
}

impl Records {
    /// The club's own game.
    pub fn club_kind(&self) -> GameKind {
        let rules = self.rule_sets.get(&self.club_rules);
        rules.map_or_else(
            || GameKind {
                players: Players::default(),
                basis: Basis::default(),
            },
            RuleSet::kind,
        )
    }

    /// How many play at a table of the club's own game.
    pub fn club_players(&self) -> Players {
        self.club_kind().players
    }

    /// What kind of game a hanchan was.
    pub fn kind_of(&self, hanchan: &Hanchan) -> GameKind {
        let rules = self.rules_of(hanchan);
        GameKind {
            players: hanchan.sheet.people.players(),
            basis: rules.map_or_else(Basis::default, |rules| rules.data().basis),
        }
    }

    /// The unit in which results of that kind are told together: that of the rules they were settled by;
    /// where those differ, and where nothing was played, the club's own.
    pub fn unit_of(&self, kind: GameKind) -> Unit {
        let rules = self.played_by(kind).filter_map(|one| self.rules_of(one));
        let mut units = rules.map(|rules| rules.data().unit);
        let first = units.next();
        let of_all = first.filter(|first| units.all(|unit| unit == *first));
        let own = self.rule_sets.get(&self.club_rules);
        let own = own.filter(|rules| rules.kind() == kind);
        let own = own.map(|rules| rules.data().unit);
        of_all.or(own).or(first).unwrap_or_default()
    }

    /// What a result of the hanchan lies above or below: the points at the start where results are the
    /// points as they stand, else nothing.
    pub fn level_of(&self, hanchan: &Hanchan) -> Points {
        match self.rules_of(hanchan).map(RuleSet::data) {
            Some(rules) if rules.basis == Basis::Raw => rules.start,
            _ => Points::ZERO,
        }
    }

    /// The kinds of game of which anything was played, opening totals included; the club's own comes first.
    pub fn kinds_played(&self) -> Vec<GameKind> {
        let own = self.club_kind();
        let played = self.hanchan.iter().map(|hanchan| self.kind_of(hanchan));
        let opening = (!self.openings.is_empty()).then_some(own);
        let played = played.chain(opening);
        let mut played: Vec<GameKind> = played.collect::<BTreeSet<_>>().into_iter().collect();
        played.sort_by_key(|kind| *kind != own);
        played
    }

    /// The hanchan of that kind.
    pub fn played_by(&self, kind: GameKind) -> impl Iterator<Item = &Hanchan> {
        self.hanchan
            .iter()
            .filter(move |hanchan| self.kind_of(hanchan) == kind)
    }
}

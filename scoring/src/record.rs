//! What a club has recorded, as plain values: read from its file by one crate, printed by another.

mod hanchan;
mod hand_name;
mod meeting;
mod opening;
mod remark;

pub use hanchan::{Hanchan, ScoreSheet, SeatResult};
pub use hand_name::HandName;
pub use meeting::{Change, ChangeKind, Meeting};
pub use opening::{OpeningTotal, Outside};
pub use remark::Remark;

use crate::hand_value::Level;
use crate::id;
use crate::rule_set::RuleSet;
use crate::winning_hand::HandTiles;
use crate::{BySeat, FiscalStart, Period, Points};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

id!(
    /// A person in the club's file. The number people know is [`Person::number`].
    PersonId
);
id!(
    /// A series such as 水曜会.
    SeriesId
);
id!(
    /// One version of a rule set in the club's file.
    RuleSetId
);
id!(
    /// A hanchan in the club's file.
    HanchanId
);

/// Everything recorded in a period.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Records {
    /// The club's name.
    pub club: String,
    /// The month in which its fiscal year begins.
    pub fiscal_start: FiscalStart,
    /// The club's own rule set, by whose player count and unit standings are shown.
    pub club_rules: RuleSetId,
    /// Rule sets that the hanchan refer to, and the club's own.
    pub rule_sets: BTreeMap<RuleSetId, RuleSet>,
    /// Everybody in the club's file, whether or not they played.
    pub people: BTreeMap<PersonId, Person>,
    /// Every series of the club.
    pub series: BTreeMap<SeriesId, String>,
    /// The days played, in order.
    pub sessions: Vec<Session>,
    /// In the order of play: by date, series, round and table.
    pub hanchan: Vec<Hanchan>,
    /// Hands of mangan and better, in the order of the hanchan.
    pub hands: Vec<Hand>,
    /// Points given or taken outside any hanchan, by date.
    pub adjustments: Vec<Adjustment>,
    /// Results of which only the sum is known, by the days of their periods.
    pub openings: Vec<OpeningTotal>,
    /// What the secretary wrote about periods that lie within.
    pub remarks: Vec<Remark>,
}

/// Somebody who plays.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Person {
    /// The member number.
    pub number: u32,
    /// The name exactly as typed.
    pub name: String,
    /// The reading in kana, empty when not known.
    pub kana: String,
    /// Whether standings rank the person.
    pub kind: PersonKind,
    /// The last day on which the person is called a beginner.
    pub beginner_until: Option<NaiveDate>,
}

impl Person {
    /// Whether the others at the table are to give the person time.
    pub fn is_beginner(&self, day: NaiveDate) -> bool {
        self.beginner_until.is_some_and(|last| day <= last)
    }
}

/// What somebody is to the club.
#[derive(
    Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize, Serialize,
)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// 会員: ranked.
    #[default]
    Member,
    /// ゲスト: plays, is shown, is not ranked.
    Guest,
    /// スタッフ: plays to fill tables, is shown, is not ranked.
    Staff,
}

impl PersonKind {
    /// Whether standings give the person a rank.
    pub fn is_ranked(self) -> bool {
        self == Self::Member
    }

    /// The word used in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Member => "member",
            Self::Guest => "guest",
            Self::Staff => "staff",
        }
    }
}

/// A day's play in one series.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Session {
    /// The day.
    pub date: NaiveDate,
    /// The series.
    pub series: SeriesId,
    /// Where it was played; empty when not recorded.
    pub venue: String,
    /// Anything the secretary wrote about the day.
    pub note: String,
}

/// Who is to sit where in a round, as it was drawn: what is on paper before anything is played.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct RoundPlan {
    /// The round of the day, from 1.
    pub round: u32,
    /// Which round it is of a competition's stage, where it is one.
    pub stage: Option<StageRound>,
    /// The tables, in the order of their labels.
    pub tables: Vec<PlannedTable>,
    /// Who came and plays at none of them.
    pub sits_out: Vec<PersonId>,
}

/// A round of a competition's stage, as people call it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct StageRound {
    /// The stage's name, such as `準決勝`.
    pub name: String,
    /// The round, from 1; none where the stage has no other.
    pub round: Option<u32>,
}

/// A table of a round that was drawn.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PlannedTable {
    /// The table's label, such as `A`.
    pub label: String,
    /// Who sits where.
    pub seats: BySeat<PersonId>,
}

/// A hand of mangan or better, as it stands on the sheet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HandEntry {
    /// Which hand, such as 東1局; none where it was not written down.
    pub hand: Option<HandName>,
    /// Counters.
    pub honba: u32,
    /// Who won.
    pub winner: PersonId,
    /// Who discarded; none is tsumo.
    pub loser: Option<PersonId>,
    /// What it counted as.
    pub level: Level,
    /// Han, where written down.
    pub han: Option<u32>,
    /// Fu, where written down.
    pub fu: Option<u32>,
    /// The patterns, as written.
    pub yaku: String,
    /// Anything else.
    pub note: String,
    /// The tiles it was won with, where they were written down.
    pub tiles: Option<HandTiles>,
}

impl HandEntry {
    /// A hand of which nothing else is written down.
    pub fn of(winner: PersonId, loser: Option<PersonId>, level: Level) -> Self {
        Self {
            hand: None,
            honba: 0,
            winner,
            loser,
            level,
            han: None,
            fu: None,
            yaku: String::new(),
            note: String::new(),
            tiles: None,
        }
    }
}

/// A logged hand.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Hand {
    /// The hanchan in which it was won.
    pub hanchan: HanchanId,
    /// What the sheet says of it.
    pub entry: HandEntry,
}

/// Points given or taken outside any hanchan, with the reason.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct Adjustment {
    /// The day from which it counts.
    pub date: NaiveDate,
    /// The series whose standings it belongs to.
    pub series: SeriesId,
    /// Whose points.
    pub person: PersonId,
    /// How many: below 0 is a penalty.
    pub points: Points,
    /// Why.
    pub reason: String,
}

impl Records {
    /// The day of each hanchan, in order.
    pub fn days(&self) -> impl DoubleEndedIterator<Item = NaiveDate> {
        self.hanchan.iter().map(|hanchan| hanchan.sheet.date)
    }

    /// The rule set of a hanchan.
    pub fn rules_of(&self, hanchan: &Hanchan) -> Option<&RuleSet> {
        self.rule_sets.get(&hanchan.sheet.rules)
    }

    /// Only what lies within the period.
    #[must_use]
    pub fn within(&self, period: Period) -> Self {
        let lies_within =
            |remark: &Remark| period.from <= remark.period.from && remark.period.to <= period.to;
        self.filtered(|date, _| period.holds(date), lies_within)
    }

    /// Only what belongs to the series.
    #[must_use]
    pub fn of_series(&self, series: SeriesId) -> Self {
        self.filtered(
            |_, other| other == series,
            |remark| remark.series == Some(series),
        )
    }

    /// Only what belongs to series that are kept, and what was written about no series.
    #[must_use]
    pub fn where_series(&self, is_kept: impl Fn(SeriesId) -> bool) -> Self {
        self.filtered(
            |_, series| is_kept(series),
            |remark| remark.series.is_none_or(&is_kept),
        )
    }

    /// Only what was settled by some version of the rule set with that id, whose number of players
    /// and unit then count; nothing where no hanchan refers to it. Points given outside hanchan
    /// belong to no rule set.
    #[must_use]
    pub fn of_rule_set(&self, id: &str) -> Option<Self> {
        let named = self.rule_sets.iter().filter(|(_, rules)| rules.id() == id);
        let versions: BTreeSet<RuleSetId> = named.map(|(version, _)| *version).collect();
        let mut kept = self.clone();
        kept.club_rules = *versions.last()?;
        kept.hanchan
            .retain(|hanchan| versions.contains(&hanchan.sheet.rules));
        let ids: BTreeSet<HanchanId> = kept.hanchan.iter().map(|hanchan| hanchan.id).collect();
        kept.hands.retain(|hand| ids.contains(&hand.hanchan));
        kept.adjustments.clear();
        kept.openings.clear();
        Some(kept)
    }

    fn filtered(
        &self,
        keep: impl Fn(NaiveDate, SeriesId) -> bool,
        says: impl Fn(&Remark) -> bool,
    ) -> Self {
        let hanchan: Vec<Hanchan> = self
            .hanchan
            .iter()
            .filter(|hanchan| keep(hanchan.sheet.date, hanchan.sheet.series))
            .cloned()
            .collect();
        let kept: BTreeSet<HanchanId> = hanchan.iter().map(|hanchan| hanchan.id).collect();
        Self {
            club: self.club.clone(),
            fiscal_start: self.fiscal_start,
            club_rules: self.club_rules,
            rule_sets: self.rule_sets.clone(),
            people: self.people.clone(),
            series: self.series.clone(),
            sessions: self
                .sessions
                .iter()
                .filter(|session| keep(session.date, session.series))
                .cloned()
                .collect(),
            hands: self
                .hands
                .iter()
                .filter(|hand| kept.contains(&hand.hanchan))
                .cloned()
                .collect(),
            adjustments: self
                .adjustments
                .iter()
                .filter(|adjustment| keep(adjustment.date, adjustment.series))
                .cloned()
                .collect(),
            openings: self
                .openings
                .iter()
                .filter(|opening| {
                    let Period { from, to } = opening.period;
                    keep(from, opening.series) && keep(to, opening.series)
                })
                .cloned()
                .collect(),
            remarks: self
                .remarks
                .iter()
                .filter(|remark| says(remark))
                .cloned()
                .collect(),
            hanchan,
        }
    }
}

//! Two histories that began as one: which operation of the other file is which of this one's.

use super::{Difference, Lacking};
use crate::error::{Error, OperationId};
use crate::tables::journal::{self, Op};
use crate::tables::sqlite::sql_values::unreadable;
use rusqlite::{Connection, Row};
use std::collections::BTreeMap;

/// By table, which row of this file each row of the other is: pairs of their number and ours.
pub(super) type Rows = BTreeMap<String, Vec<(i64, i64)>>;

/// One operation of a history, as far as it tells which one of another history it is.
#[derive(Debug)]
struct Operation {
    id: i64,
    at: String,
    kind: String,
    stands: bool,
    target: Option<i64>,
    /// Its fingerprint.
    history: i64,
    /// What the tables held after it, where that is known.
    contents: Option<i64>,
    brought: Option<Brought>,
}

/// What an operation did here of another file.
#[derive(Debug)]
struct Brought {
    theirs: i64,
    history: i64,
    is_taken_back: bool,
    rows: Rows,
}

/// How an operation here came to be the other file's.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Kinship {
    /// Both files had it when they became two.
    Shared,
    /// It was brought here from there.
    BroughtHere,
    /// It was brought there from here.
    BroughtThere,
}

/// One history.
#[derive(Debug)]
struct Side(BTreeMap<i64, Operation>);

impl Side {
    fn of(connection: &Connection) -> Result<Self, Error> {
        let mut query = connection.prepare(
            "SELECT id, at, kind, state = 'done', target, fingerprint.history,
                    theirs, brought.history, is_taken_back, rows, contents
             FROM operation JOIN fingerprint ON fingerprint.operation = id
             LEFT JOIN brought ON brought.operation = id ORDER BY id",
        )?;
        let rows = query.query_map([], row_to_operation)?;
        let side: rusqlite::Result<_> = rows
            .map(|row| row.map(|operation| (operation.id, operation)))
            .collect();
        Ok(Self(side?))
    }

    fn erasures(&self) -> impl Iterator<Item = &Operation> {
        let erasure = Op::EraseMember.word();
        let all = self.0.values();
        all.filter(move |operation| operation.kind == erasure)
    }

    fn after(&self, common: i64) -> impl Iterator<Item = &Operation> {
        self.0.range(common + 1..).map(|(_, operation)| operation)
    }

    /// Whether an operation stood when the histories became two.
    fn stood(&self, id: i64, common: i64) -> bool {
        let mut steps = self.0.range(..=common).rev().map(|(_, step)| step);
        let last = steps.find(|step| step.target == Some(id));
        last.is_none_or(|step| step.kind == Op::Redo.word())
    }
}

fn row_to_operation(row: &Row<'_>) -> rusqlite::Result<Operation> {
    let brought = match row.get(6)? {
        None => None,
        Some(theirs) => Some(Brought {
            theirs,
            history: row.get(7)?,
            is_taken_back: row.get(8)?,
            rows: serde_json::from_str(row.get_ref(9)?.as_str()?)
                .map_err(|_| unreadable(9, "rows of another file"))?,
        }),
    };
    Ok(Operation {
        id: row.get(0)?,
        at: row.get(1)?,
        kind: row.get(2)?,
        stands: row.get(3)?,
        target: row.get(4)?,
        history: row.get(5)?,
        contents: row.get(10)?,
        brought,
    })
}

/// Whether an operation took back here what had been taken back there.
fn takes_back((ours, kinship): (&Operation, Kinship)) -> bool {
    let brought = ours.brought.as_ref();
    kinship == Kinship::BroughtHere && brought.is_some_and(|brought| brought.is_taken_back)
}

/// The histories of two files of one club.
#[derive(Debug)]
pub(super) struct Lineage {
    ours: Side,
    theirs: Side,
    /// The last operation that both began with.
    common: i64,
    /// Erasing somebody's details changes what the history says, and so the fingerprints.
    is_erased: bool,
}

impl Lineage {
    /// Of two files; nothing where they have no beginning in common.
    pub(super) fn of(ours: &Connection, theirs: &Connection) -> Result<Option<Self>, Error> {
        let (ours, theirs) = (Side::of(ours)?, Side::of(theirs)?);
        let is_erased = ours.erasures().chain(theirs.erasures()).next().is_some();
        let pairs = ours.0.values().zip(theirs.0.values());
        let same = pairs.take_while(|(ours, theirs)| {
            // Of how a club began the history does not tell; what the tables then held does.
            let holds = ours.contents.zip(theirs.contents);
            (ours.id, &ours.at, &ours.kind, ours.target)
                == (theirs.id, &theirs.at, &theirs.kind, theirs.target)
                && (is_erased || ours.history == theirs.history)
                && (is_erased || holds.is_none_or(|(ours, theirs)| ours == theirs))
        });
        let common = same.last().map(|(ours, _)| ours.id);
        Ok(common.map(|common| Self {
            ours,
            theirs,
            common,
            is_erased,
        }))
    }

    /// The last operation that both began with.
    pub(super) fn common(&self) -> OperationId {
        OperationId(self.common)
    }

    /// The same, seen from the other file.
    pub(super) fn turned(self) -> Self {
        Self {
            ours: self.theirs,
            theirs: self.ours,
            ..self
        }
    }

    /// What is another operation by its number and fingerprint.
    fn is(&self, brought: &Brought, other: &Operation) -> bool {
        brought.theirs == other.id && (self.is_erased || brought.history == other.history)
    }

    /// Our operations that did or took back here what one of theirs did, the latest first.
    fn kin(&self, theirs: &Operation) -> Vec<(&Operation, Kinship)> {
        let shared = self.ours.0.get(&theirs.id);
        let shared = shared.filter(|_| theirs.id <= self.common);
        let gone = theirs.brought.as_ref();
        let gone = gone.and_then(|gone| {
            let ours = self.ours.0.get(&gone.theirs);
            ours.filter(|ours| !gone.is_taken_back && self.is(gone, ours))
        });
        let come = self.ours.after(self.common).filter(|ours| {
            let brought = ours.brought.as_ref();
            brought.is_some_and(|brought| self.is(brought, theirs))
        });
        let mut kin: Vec<(&Operation, Kinship)> = come
            .map(|ours| (ours, Kinship::BroughtHere))
            .chain(shared.map(|ours| (ours, Kinship::Shared)))
            .chain(gone.map(|ours| (ours, Kinship::BroughtThere)))
            .collect();
        kin.sort_by_key(|(ours, _)| std::cmp::Reverse(ours.id));
        kin
    }

    /// Our operation by which what one of theirs did stands here.
    fn standing(&self, theirs: &Operation) -> Option<(&Operation, Kinship)> {
        let latest = self.latest_standing(theirs)?;
        (!takes_back(latest)).then_some(latest)
    }

    fn latest_standing(&self, theirs: &Operation) -> Option<(&Operation, Kinship)> {
        let mut kin = self.kin(theirs).into_iter();
        kin.find(|(ours, _)| ours.stands)
    }

    /// What of one of their operations is not so here, if anything.
    fn lacking(&self, theirs: &Operation) -> Option<Lacking> {
        if self.is_erasure_only_there(theirs) {
            return Some(Lacking::Erased);
        }
        let is_fixed = Op::from_word(&theirs.kind).is_some_and(Op::is_fixed);
        let brought = theirs.brought.as_ref();
        if is_fixed || brought.is_some_and(|brought| brought.is_taken_back) {
            return None;
        }
        let is_shared = theirs.id <= self.common;
        let kin = self.kin(theirs);
        // Of two that had it, the one that has it no more took it back.
        let had = if is_shared {
            self.theirs.stood(theirs.id, self.common)
        } else {
            kin.iter().any(|(_, kin)| *kin == Kinship::BroughtThere)
        };
        let stands_there = theirs.stands && !self.is_reversed_there(theirs);
        match (stands_there, self.standing(theirs)) {
            (true, None) if !had || self.latest_standing(theirs).is_some_and(takes_back) => {
                Some(Lacking::Done)
            }
            (false, Some((_, kinship))) if had || kinship == Kinship::BroughtHere => {
                (kinship != Kinship::BroughtThere).then_some(Lacking::TakenBack)
            }
            _ => None,
        }
    }

    /// Erasing keeps nothing of whom it was about; the first of theirs is taken for the first of ours.
    fn is_erasure_only_there(&self, theirs: &Operation) -> bool {
        let up_to = |side: &Side, until: i64| {
            let all = side.erasures();
            all.filter(|erasure| erasure.id <= until).count()
        };
        theirs.kind == Op::EraseMember.word()
            && up_to(&self.theirs, theirs.id) > up_to(&self.ours, i64::MAX)
    }

    /// Whether they brought over from us that this was taken back.
    fn is_reversed_there(&self, theirs: &Operation) -> bool {
        let kin = self.kin(theirs);
        let mut later = self.theirs.0.range(theirs.id..).rev();
        let last = later.find_map(|(_, operation)| {
            let brought = operation.brought.as_ref().filter(|_| operation.stands)?;
            let ours = kin.iter().find(|(ours, _)| self.is(brought, ours))?;
            Some((brought.is_taken_back, ours))
        });
        last.is_some_and(|(is_taken_back, _)| is_taken_back)
    }

    /// What the other file has that this one lacks, in the order in which it was done there.
    pub(super) fn differences(&self, theirs: &Connection) -> Result<Vec<Difference>, Error> {
        let all = self.theirs.0.values();
        all.filter_map(|operation| Some((operation.id, self.lacking(operation)?)))
            .map(|(id, what)| {
                let entry = journal::entry(theirs, OperationId(id))?;
                Ok(Difference { entry, what })
            })
            .collect()
    }

    /// What of that operation of theirs is lacking here.
    pub(super) fn lacking_of(&self, id: OperationId) -> Option<Lacking> {
        self.lacking(self.theirs.0.get(&id.0)?)
    }

    /// The fingerprint of one of their operations.
    pub(super) fn history_of(&self, id: OperationId) -> Option<i64> {
        Some(self.theirs.0.get(&id.0)?.history)
    }

    /// Our operation by which what one of theirs did stands here.
    pub(super) fn standing_here(&self, id: OperationId) -> Option<OperationId> {
        let (ours, _) = self.standing(self.theirs.0.get(&id.0)?)?;
        Some(OperationId(ours.id))
    }

    /// Which row of ours is one that an operation of theirs made, where that stands here.
    pub(super) fn row(&self, made_by: i64, table: &str, row: i64) -> Option<i64> {
        let theirs = self.theirs.0.get(&made_by)?;
        let (ours, kinship) = self.standing(theirs)?;
        let find = |brought: &Option<Brought>, turned: bool| {
            let mut pairs = brought.as_ref()?.rows.get(table)?.iter();
            let sides = |(theirs, ours): &(i64, i64)| {
                if turned {
                    (*ours, *theirs)
                } else {
                    (*theirs, *ours)
                }
            };
            pairs.find_map(|pair| (sides(pair).0 == row).then(|| sides(pair).1))
        };
        match kinship {
            Kinship::Shared => Some(row),
            Kinship::BroughtHere => find(&ours.brought, false),
            Kinship::BroughtThere => find(&theirs.brought, true),
        }
    }

    /// Whether the other file has, or had, what made a row of ours.
    pub(super) fn is_known_there(&self, made_by: i64) -> bool {
        let Some(ours) = self.ours.0.get(&made_by) else {
            return false;
        };
        let mut theirs = self.theirs.after(self.common);
        made_by <= self.common
            || ours.brought.is_some()
            || theirs.any(|theirs| theirs.brought.as_ref().is_some_and(|b| self.is(b, ours)))
    }
}

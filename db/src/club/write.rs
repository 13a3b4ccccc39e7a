//! What can be entered, corrected and deleted. Each is one operation that can be undone.

use super::Club;
use crate::error::{Error, OperationId};
use crate::tables::adjustment::{self, AdjustmentId};
use crate::tables::club::{self, Settings};
use crate::tables::hanchan;
use crate::tables::journal::{self, Finish, Op};
use crate::tables::member::{self, Member};
use crate::tables::opening_total::{self, OpeningTotalId};
use crate::tables::session::{self, SessionId};
use crate::tables::{competition, rule_set, series};
use chrono::NaiveDateTime;
use rusqlite::Connection;
use scoring::record::{Adjustment, HandEntry, OpeningTotal, ScoreSheet, Session};
use scoring::{HanchanId, PersonId, RuleSet, RuleSetId, SeriesId};

impl Club {
    /// Does the work as one operation that can be undone; if it fails, nothing has happened.
    pub(crate) fn transact<T>(
        &mut self,
        op: Op,
        now: NaiveDateTime,
        work: impl FnOnce(&Connection) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.write(|connection| journal::transact(connection, op, now, Finish::Commit, work))
    }

    /// Changes what holds for the whole club.
    pub fn change_settings(
        &mut self,
        now: NaiveDateTime,
        settings: &Settings,
    ) -> Result<(), Error> {
        self.transact(Op::ChangeSettings, now, |file| club::update(file, settings))
    }

    /// Adds a rule set under a key of its own.
    pub fn add_rule_set(
        &mut self,
        now: NaiveDateTime,
        rules: &RuleSet,
    ) -> Result<RuleSetId, Error> {
        self.transact(Op::AddRuleSet, now, |file| rule_set::insert(file, rules))
    }

    /// Adds the next version of a rule set. Results that refer to the last one do not move; the
    /// club plays by the new one if it played by the last.
    pub fn change_rule_set(
        &mut self,
        now: NaiveDateTime,
        rules: &RuleSet,
    ) -> Result<RuleSetId, Error> {
        self.transact(Op::ChangeRuleSet, now, |file| {
            rule_set::insert_next_version(file, rules)
        })
    }

    /// Adds a member, guest or member of staff.
    pub fn add_member(&mut self, now: NaiveDateTime, member: &Member) -> Result<PersonId, Error> {
        self.transact(Op::AddMember, now, |file| member::insert(file, member))
    }

    /// Adds a guest of whom only the name is known, under the next free number.
    pub fn add_guest(&mut self, now: NaiveDateTime, name: &str) -> Result<PersonId, Error> {
        self.transact(Op::AddMember, now, |file| member::insert_guest(file, name))
    }

    /// Replaces what is written down about a person.
    pub fn correct_member(
        &mut self,
        now: NaiveDateTime,
        id: PersonId,
        member: &Member,
    ) -> Result<(), Error> {
        self.transact(Op::CorrectMember, now, |file| {
            member::update(file, id, member)
        })
    }

    /// Deletes a person who has no results.
    pub fn delete_member(&mut self, now: NaiveDateTime, id: PersonId) -> Result<(), Error> {
        self.transact(Op::DeleteMember, now, |file| member::delete(file, id))
    }

    /// Adds a series.
    pub fn add_series(&mut self, now: NaiveDateTime, name: &str) -> Result<SeriesId, Error> {
        self.transact(Op::AddSeries, now, |file| series::insert(file, name))
    }

    /// Gives a series another name, and the competition whose results it holds.
    pub fn rename_series(
        &mut self,
        now: NaiveDateTime,
        id: SeriesId,
        name: &str,
    ) -> Result<(), Error> {
        self.transact(Op::RenameSeries, now, |file| {
            series::rename(file, id, name)?;
            competition::rename(file, id, name)
        })
    }

    /// Deletes a series in which nothing was played.
    pub fn delete_series(&mut self, now: NaiveDateTime, id: SeriesId) -> Result<(), Error> {
        self.transact(Op::DeleteSeries, now, |file| series::delete(file, id))
    }

    /// Opens a session.
    pub fn add_session(
        &mut self,
        now: NaiveDateTime,
        session: &Session,
    ) -> Result<SessionId, Error> {
        self.transact(Op::AddSession, now, |file| session::insert(file, session))
    }

    /// Replaces a session's day, series, venue and note; its hanchan move with it.
    pub fn correct_session(
        &mut self,
        now: NaiveDateTime,
        id: SessionId,
        session: &Session,
    ) -> Result<(), Error> {
        self.transact(Op::CorrectSession, now, |file| {
            session::update(file, id, session)
        })
    }

    /// Deletes a session in which nothing was played.
    pub fn delete_session(&mut self, now: NaiveDateTime, id: SessionId) -> Result<(), Error> {
        self.transact(Op::DeleteSession, now, |file| session::delete(file, id))
    }

    /// Settles and stores a hanchan with its hands. Session and round are made as needed.
    pub fn enter_hanchan(
        &mut self,
        now: NaiveDateTime,
        entry: &ScoreSheet,
        hands: &[HandEntry],
    ) -> Result<HanchanId, Error> {
        self.transact(Op::EnterHanchan, now, |file| {
            hanchan::enter(file, entry, hands)
        })
    }

    /// Replaces a hanchan with its hands and settles it anew.
    pub fn correct_hanchan(
        &mut self,
        now: NaiveDateTime,
        id: HanchanId,
        entry: &ScoreSheet,
        hands: &[HandEntry],
    ) -> Result<(), Error> {
        self.transact(Op::CorrectHanchan, now, |file| {
            hanchan::correct(file, id, entry, hands)
        })
    }

    /// Puts another person where one sat by mistake, at each of those hanchan and in their hands,
    /// and settles them anew. It is one operation.
    pub fn replace_player(
        &mut self,
        now: NaiveDateTime,
        hanchan: &[HanchanId],
        gone: PersonId,
        instead: PersonId,
    ) -> Result<(), Error> {
        self.transact(Op::CorrectHanchan, now, |file| {
            hanchan::replace_player(file, hanchan, gone, instead)
        })
    }

    /// Deletes a hanchan with its hands.
    pub fn delete_hanchan(&mut self, now: NaiveDateTime, id: HanchanId) -> Result<(), Error> {
        self.transact(Op::DeleteHanchan, now, |file| hanchan::delete(file, id))
    }

    /// Gives or takes points outside any hanchan.
    pub fn add_adjustment(
        &mut self,
        now: NaiveDateTime,
        adjustment: &Adjustment,
    ) -> Result<AdjustmentId, Error> {
        self.transact(Op::AddAdjustment, now, |file| {
            adjustment::insert(file, adjustment)
        })
    }

    /// Replaces such points.
    pub fn correct_adjustment(
        &mut self,
        now: NaiveDateTime,
        id: AdjustmentId,
        adjustment: &Adjustment,
    ) -> Result<(), Error> {
        self.transact(Op::CorrectAdjustment, now, |file| {
            adjustment::update(file, id, adjustment)
        })
    }

    /// Deletes such points.
    pub fn delete_adjustment(&mut self, now: NaiveDateTime, id: AdjustmentId) -> Result<(), Error> {
        self.transact(Op::DeleteAdjustment, now, |file| {
            adjustment::delete(file, id)
        })
    }

    /// Writes down results of which only the sum is known.
    pub fn add_opening(
        &mut self,
        now: NaiveDateTime,
        opening: &OpeningTotal,
    ) -> Result<OpeningTotalId, Error> {
        self.transact(Op::AddOpening, now, |file| {
            opening_total::insert(file, opening)
        })
    }

    /// Replaces an opening total.
    pub fn correct_opening(
        &mut self,
        now: NaiveDateTime,
        id: OpeningTotalId,
        opening: &OpeningTotal,
    ) -> Result<(), Error> {
        self.transact(Op::CorrectOpening, now, |file| {
            opening_total::update(file, id, opening)
        })
    }

    /// Deletes an opening total.
    pub fn delete_opening(&mut self, now: NaiveDateTime, id: OpeningTotalId) -> Result<(), Error> {
        self.transact(Op::DeleteOpening, now, |file| {
            opening_total::delete(file, id)
        })
    }

    /// Takes back the latest operation that still stands, and says which.
    pub fn undo(&mut self, now: NaiveDateTime) -> Result<OperationId, Error> {
        self.write(|connection| journal::undo(connection, now))
    }

    /// Does again what was taken back last, and says which.
    pub fn redo(&mut self, now: NaiveDateTime) -> Result<OperationId, Error> {
        self.write(|connection| journal::redo(connection, now))
    }
}

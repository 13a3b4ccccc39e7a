//! A session from attendance to the last sheet.

use super::Club;
use crate::error::Error;
use crate::tables::attendance::{self, Attendance};
use crate::tables::draw::{self, Draw};
use crate::tables::hanchan;
use crate::tables::journal::Op;
use crate::tables::session::{self, SessionId};
use crate::tables::set_aside::{self, Place, SetAside};
use crate::tables::views::competition_log;
use crate::tables::views::session_tables::{self, SessionTable};
use crate::tables::{member, planned_rounds, rule_set, seat};
use chrono::{NaiveDate, NaiveDateTime};
use competition::Situation;
use scoring::record::{RoundPlan, ScoreSheet, Session};
use scoring::{PersonId, RuleSetId, SeriesId, Settlement};

impl Club {
    /// The session of a day in a series.
    pub fn session_on(
        &self,
        date: NaiveDate,
        series: SeriesId,
    ) -> Result<Option<SessionId>, Error> {
        session::find(&self.connection, date, series)
    }

    /// A session's day, series, venue and note.
    pub fn session(&self, id: SessionId) -> Result<Session, Error> {
        session::get(&self.connection, id)
    }

    /// The session of that day and series as it is, or a new one.
    pub fn open_session(
        &mut self,
        now: NaiveDateTime,
        session: &Session,
    ) -> Result<SessionId, Error> {
        match self.session_on(session.date, session.series)? {
            Some(id) => Ok(id),
            None => self.add_session(now, session),
        }
    }

    /// How many rounds a session is meant to have, where somebody said so.
    pub fn planned_rounds(&self, session: SessionId) -> Result<Option<u32>, Error> {
        planned_rounds::of_session(&self.connection, session)
    }

    /// Writes down everything about the session of that day and series, which is made if there is
    /// none.
    pub fn describe_session(
        &mut self,
        now: NaiveDateTime,
        session: &Session,
        rounds: Option<u32>,
    ) -> Result<SessionId, Error> {
        let known = self.session_on(session.date, session.series)?;
        let op = known.map_or(Op::AddSession, |_| Op::CorrectSession);
        self.transact(op, now, |file| {
            let id = match known {
                Some(id) => {
                    session::update(file, id, session)?;
                    id
                }
                None => session::insert(file, session)?,
            };
            planned_rounds::set(file, id, rounds)?;
            Ok(id)
        })
    }

    /// Who came to a session, in the order of readings.
    pub fn attendance(&self, session: SessionId) -> Result<Vec<Attendance>, Error> {
        attendance::of_session(&self.connection, session)
    }

    /// Writes down who came: the whole list, in place of the one before.
    pub fn set_attendance(
        &mut self,
        now: NaiveDateTime,
        session: SessionId,
        list: &[Attendance],
    ) -> Result<(), Error> {
        self.transact(Op::SetAttendance, now, |file| {
            attendance::replace(file, session, list)
        })
    }

    /// The same of the session of that day and series, which is made if there is none.
    pub fn take_attendance(
        &mut self,
        now: NaiveDateTime,
        date: NaiveDate,
        series: SeriesId,
        list: &[Attendance],
    ) -> Result<SessionId, Error> {
        self.transact(Op::SetAttendance, now, |file| {
            let session = session::ensure(file, date, series)?;
            attendance::replace(file, session, list)?;
            Ok(session)
        })
    }

    /// Adds a guest as [`Self::add_guest`] does, and writes down in the same operation that the guest
    /// came to the session of that day and series, which is made if there is none.
    pub fn welcome_guest(
        &mut self,
        now: NaiveDateTime,
        date: NaiveDate,
        series: SeriesId,
        name: &str,
    ) -> Result<PersonId, Error> {
        self.transact(Op::AddMember, now, |file| {
            let guest = member::insert_guest(file, name)?;
            let session = session::ensure(file, date, series)?;
            let mut list = attendance::of_session(file, session)?;
            list.push(Attendance::all_day(guest));
            attendance::replace(file, session, &list)?;
            Ok(guest)
        })
    }

    /// What the draw of a round needs to know, for [`competition::draw`].
    pub fn situation(
        &self,
        session: SessionId,
        round: u32,
        rules: RuleSetId,
    ) -> Result<Situation, Error> {
        session_tables::situation(&self.connection, session, round, rules)
    }

    /// The draws of a session that were accepted, by round.
    pub fn draws(&self, session: SessionId) -> Result<Vec<Draw>, Error> {
        draw::of_session(&self.connection, session)
    }

    /// The same rounds as records, for the papers of the day.
    pub fn round_plans(&self, session: SessionId) -> Result<Vec<RoundPlan>, Error> {
        session_tables::round_plans(&self.connection, session)
    }

    /// Accepts the draw of a round, in place of the one before. Sheets that are in stay as they are.
    ///
    /// # Errors
    /// In the series of a competition: see [`Club::seat_competition`].
    pub fn keep_draw(
        &mut self,
        now: NaiveDateTime,
        session: SessionId,
        draw: &Draw,
    ) -> Result<(), Error> {
        self.transact(Op::KeepDraw, now, |file| {
            competition_log::check_no_competition(file, session::get(file, session)?.series)?;
            draw::keep(file, session, draw)
        })
    }

    /// Accepts seats that people drew themselves, for one or more rounds of the day of that series,
    /// which is made if there is none; and writes down in the same operation who came with them.
    ///
    /// # Errors
    /// As [`Club::keep_draw`].
    pub fn keep_seats(
        &mut self,
        now: NaiveDateTime,
        date: NaiveDate,
        series: SeriesId,
        draws: &[Draw],
        came: &[PersonId],
    ) -> Result<(), Error> {
        self.transact(Op::KeepDraw, now, |file| {
            competition_log::check_no_competition(file, series)?;
            let session = session::ensure(file, date, series)?;
            let mut list = attendance::of_session(file, session)?;
            list.extend(came.iter().copied().map(Attendance::all_day));
            attendance::replace(file, session, &list)?;
            draws
                .iter()
                .try_for_each(|draw| draw::keep(file, session, draw))
        })
    }

    /// Deletes the draw of a round. Sheets that are in stay as they are.
    ///
    /// # Errors
    /// As [`Club::keep_draw`].
    pub fn delete_draw(
        &mut self,
        now: NaiveDateTime,
        session: SessionId,
        round: u32,
    ) -> Result<(), Error> {
        self.transact(Op::DeleteDraw, now, |file| {
            competition_log::check_no_competition(file, session::get(file, session)?.series)?;
            draw::delete(file, session, round)
        })
    }

    /// The tables of a session, drawn or entered, by round and label.
    pub fn tables(&self, session: SessionId) -> Result<Vec<SessionTable>, Error> {
        session_tables::tables(&self.connection, session)
    }

    /// Sets a table aside as void or unfinished: it is kept and shown, but counts for nothing.
    pub fn set_aside(
        &mut self,
        now: NaiveDateTime,
        session: SessionId,
        round: u32,
        table: &str,
        set_aside: &SetAside,
    ) -> Result<(), Error> {
        let place = Place {
            session,
            round,
            table,
        };
        self.transact(Op::SetAside, now, |file| {
            set_aside::mark(file, place, set_aside)
        })
    }

    /// Lets a table that was set aside count again.
    pub fn count_again(
        &mut self,
        now: NaiveDateTime,
        session: SessionId,
        round: u32,
        table: &str,
    ) -> Result<(), Error> {
        let place = Place {
            session,
            round,
            table,
        };
        self.transact(Op::CountAgain, now, |file| {
            set_aside::count_again(file, place)?;
            let session = session::get(file, session)?;
            match hanchan::at(file, session.date, session.series, round, table)? {
                Some(id) => seat::check_one_table(file, id),
                None => Ok(()),
            }
        })
    }

    /// What entering a hanchan would settle, without storing anything. Who sits there is not looked
    /// at, so that a sheet can be previewed before all names are in.
    pub fn preview_hanchan(&self, entry: &ScoreSheet) -> Result<Settlement, Error> {
        let rules = rule_set::get(&self.connection, entry.rules)?;
        Ok(hanchan::settle(entry, &rules)?)
    }
}

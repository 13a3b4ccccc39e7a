//! Finding people, and putting their entries in order.

use super::Club;
use crate::error::Error;
use crate::tables::journal::{self, Op};
use crate::tables::member::{self, Member, MergePreview, Register, Suggestion};
use crate::tables::session::SessionId;
use chrono::NaiveDateTime;
use scoring::PersonId;

impl Club {
    /// Everybody whom the text may mean, by number, name, reading or Latin letters: the number
    /// itself first, then who is present at the session, then who came lately, then the others.
    /// An empty text means everybody.
    pub fn suggest_members(
        &self,
        session: Option<SessionId>,
        text: &str,
    ) -> Result<Vec<Suggestion>, Error> {
        member::suggest(&self.connection, session, text)
    }

    /// Everybody, to be found by what a list calls them.
    pub fn register(&self) -> Result<Register, Error> {
        Ok(Register::new(&self.members()?))
    }

    /// What [`Club::merge_members`] would move from `gone` to `keep`; nothing is changed.
    ///
    /// # Errors
    /// As there.
    pub fn preview_merge(&self, keep: PersonId, gone: PersonId) -> Result<MergePreview, Error> {
        member::preview_merge(&self.connection, keep, gone)
    }

    /// Makes two entries of one person into one: results, hands, adjustments, attendance and draws
    /// go to `keep`, whose own data stay, and `gone` is deleted.
    ///
    /// # Errors
    /// Where both were in one round.
    pub fn merge_members(
        &mut self,
        now: NaiveDateTime,
        keep: PersonId,
        gone: PersonId,
    ) -> Result<(), Error> {
        self.transact(Op::MergeMembers, now, |file| {
            member::merge(file, keep, gone)
        })
    }

    /// Members who were deleted and whose number is free, the latest first. Of those whose details
    /// were erased, nothing is left to bring back.
    pub fn deleted_members(&self) -> Result<Vec<Member>, Error> {
        journal::deleted_members(&self.connection)
    }

    /// Adds a deleted member again, with everything that was written down.
    pub fn restore_member(
        &mut self,
        now: NaiveDateTime,
        member: &Member,
    ) -> Result<PersonId, Error> {
        self.transact(Op::RestoreMember, now, |file| member::insert(file, member))
    }
}

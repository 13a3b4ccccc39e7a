//! Erasing what is written down about a person, for good.

use super::Club;
use crate::error::{Error, Fault, Refused, Thing};
use crate::files::sidecars::remove_set_aside;
use crate::tables::journal::{self, Op};
use crate::tables::member::{self, ErasurePreview};
use crate::tables::sqlite::shared_lock;
use chrono::NaiveDateTime;
use rusqlite::Connection;
use scoring::PersonId;

impl Club {
    /// What [`Club::erase_member`] would take away; nothing is changed.
    pub fn preview_erasure(&self, id: PersonId) -> Result<ErasurePreview, Error> {
        member::mentions(&self.connection, id)
    }

    /// Erases a person's details for good: the entry but for its number and kind, what was written
    /// to the person, the reasons of adjustments and the notes of hands; in the history as well, where
    /// nothing brings them back. Results stay as they are. The file is then packed anew, so that
    /// none of it is left among the bytes that are free, and journals that were put aside beside it go.
    ///
    /// This alone cannot be undone; earlier operations still can, without the details. Backups
    /// that were made before still hold them.
    ///
    /// # Errors
    /// Where there is no room to pack the file, before anything is done; [`Fault::NotPacked`] where it
    /// was done and only the packing afterwards failed.
    pub fn erase_member(&mut self, now: NaiveDateTime, id: PersonId) -> Result<(), Error> {
        self.erase(now, |file| {
            let lives = journal::lives_of_member(file, id.0)?;
            member::erase(file, id)?;
            journal::scrub(file, &lives)
        })
    }

    /// The same for somebody in [`Club::deleted_members`]. Where the file could not be packed, this can be
    /// done once more.
    pub fn erase_deleted_member(&mut self, now: NaiveDateTime, number: u32) -> Result<(), Error> {
        let deleted = journal::deleted_members(&self.connection)?;
        let Some(gone) = deleted.into_iter().find(|gone| gone.number == number) else {
            let key = number.to_string();
            let what = Thing::Member;
            return Err(Refused::NoSuch { what, key }.into());
        };
        self.erase(now, |file| {
            journal::scrub(file, &journal::lives_of_deleted(file, number, &gone.name)?)
        })
    }

    fn erase(
        &mut self,
        now: NaiveDateTime,
        work: impl FnOnce(&Connection) -> Result<(), Error>,
    ) -> Result<(), Error> {
        // If the file cannot be packed, that shows before anything is erased.
        self.write(|file| pack(file))?;
        self.connection.pragma_update(None, "secure_delete", true)?;
        self.transact(Op::EraseMember, now, work)?;
        let packed = self.write(|file| pack(file)).and_then(|()| {
            // An erasure that was interrupted before may have left the details in one of these.
            remove_set_aside(&self.path)
        });
        packed.map_err(|error| match error {
            Error::Storage(fault) | Error::File { fault, .. } => {
                Fault::NotPacked(fault.to_string()).into()
            }
            other => other,
        })
    }
}

/// Rewrites the file without its free space, which can hold erased details.
fn pack(file: &Connection) -> Result<(), Error> {
    // Nothing may be read meanwhile.
    shared_lock::release(file)?;
    // The intermediate copy must be no file, which would leave the details on the disk.
    file.pragma_update(None, "temp_store", "MEMORY")?;
    let packed = file.execute_batch("VACUUM");
    shared_lock::acquire(file)?;
    Ok(packed?)
}

//! The folder in which the club keeps pages up to date.

use super::Club;
use super::backups::folder_text;
use crate::error::Error;
use crate::tables::journal::Op;
use crate::tables::site;
use chrono::NaiveDateTime;
use scoring::PageNames;
use std::path::{Path, PathBuf};

impl Club {
    /// Where pages are kept up to date and what they call people, once somebody chose a folder. Another machine
    /// may not have it.
    pub fn site(&self) -> Result<Option<(PathBuf, PageNames)>, Error> {
        let site = site::get(&self.connection)?;
        Ok(site.map(|(folder, names)| (folder.into(), names)))
    }

    /// Chooses where pages are kept up to date.
    pub fn set_site(
        &mut self,
        now: NaiveDateTime,
        folder: &Path,
        names: PageNames,
    ) -> Result<(), Error> {
        let folder = folder_text(folder)?;
        self.transact(Op::SetSite, now, |file| site::set(file, folder, names))
    }

    /// Keeps no pages up to date any more; those that are there stay.
    pub fn end_site(&mut self, now: NaiveDateTime) -> Result<(), Error> {
        self.transact(Op::EndSite, now, site::clear)
    }
}

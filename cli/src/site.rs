//! `hanchan site`.

use crate::answer::Answer;
use crate::arguments::Site;
use crate::clock;
use crate::failure::Failure;
use crate::file;
use chrono::NaiveDate;
use desk::site::KeptSite;
use scoring::PageNames;
use std::path::{Path, absolute};

/// Writes the pages that the club keeps up to date, settles where they are, or ends that.
pub fn site(asked: &Site, answer: &mut Answer) -> Result<(), Failure> {
    if asked.end {
        let mut club = file::open(&asked.file)?;
        if club.site()?.is_some() {
            club.end_site(clock::now()?)?;
            answer.done();
        }
        answer.line(format!(
            "{}: no pages are kept up to date",
            asked.file.display()
        ));
        return Ok(());
    }
    if let Some(folder) = &asked.folder {
        return keep_in(asked, folder, answer);
    }
    let club = file::open_to_read(&asked.file)?;
    let site = KeptSite::read(&club, day(asked)?)?;
    let none = || Failure::refused("the club keeps no pages up to date; --folder says where");
    write(&site.ok_or_else(none)?, answer)
}

/// What cannot be written is not kept.
fn keep_in(asked: &Site, folder: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let mut club = file::open(&asked.file)?;
    let names: PageNames = asked.names.into();
    let folder = absolute(folder).map_err(Failure::failed)?;
    let site = KeptSite::of(&club, day(asked)?, folder.clone(), names)?;
    write(&site, answer)?;
    Ok(club.set_site(clock::now()?, &folder, names)?)
}

fn day(asked: &Site) -> Result<NaiveDate, Failure> {
    asked.printed.map_or_else(clock::today, Ok)
}

fn write(site: &KeptSite, answer: &mut Answer) -> Result<(), Failure> {
    let pages = site.write()?;
    answer.done();
    answer.line(format!("{}: {pages} pages", site.folder().display()));
    Ok(())
}

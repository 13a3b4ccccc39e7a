//! What can be asked of `hanchan site`.

use super::Names;
use chrono::NaiveDate;
use clap::Args;
use std::path::PathBuf;

pub(super) const SITE: &str = "\
  hanchan site club.hanchan --folder /srv/www/club --names initials
  hanchan site club.hanchan

Into the folder go index.html (the half-year's results), schedule.html (the days to come), a page for each
competition, and hall.html (the last day in large letters, for a screen in the hall). The window writes them
anew whenever something is saved; after other commands the second line does. They need no script and no
other place: a folder of a web site, a share or a stick will do. Nothing that somebody else put there is
replaced.";

#[derive(Debug, Args)]
pub struct Site {
    /// The club file
    pub file: PathBuf,
    /// Keep the pages up to date in this folder, which must be there, and write them now
    #[arg(long)]
    pub folder: Option<PathBuf>,
    /// What the pages call the members who asked for nothing
    #[arg(long, default_value = "full", requires = "folder")]
    pub names: Names,
    /// As of this day instead of today
    #[arg(long, value_name = "DATE", conflicts_with = "end")]
    pub printed: Option<NaiveDate>,
    /// Keep no pages up to date any more; those that are there stay
    #[arg(long, conflicts_with = "folder")]
    pub end: bool,
}

//! What can be asked of `hanchan import`.

use super::OwnList;
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Import {
    /// The club file
    pub file: PathBuf,
    #[arg(
        long,
        value_name = "CSV|XLSX",
        help = "number,name,kana,kind,sex,joined,left,note,public_name,beginner_until; of members who are there already public_name may differ and takes the place of the one before, all else must be as it is recorded, and an empty public_name changes nothing"
    )]
    pub members: Option<PathBuf>,
    #[arg(
        long,
        value_name = "CSV|XLSX",
        help = "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer"
    )]
    pub results: Option<PathBuf>,
    /// Put results in the place of those of tables that are recorded already; what a row leaves out, and hands of which no file is given, stay as they are
    #[arg(long, requires = "results")]
    pub correct: bool,
    #[arg(
        long,
        value_name = "CSV|XLSX",
        help = "date,series,round,table,hand,honba,winner,loser,level,han,fu,yaku,note,tiles"
    )]
    pub hands: Option<PathBuf>,
    #[arg(
        long,
        value_name = "CSV|XLSX",
        help = "date,series,member,points,reason"
    )]
    pub adjustments: Option<PathBuf>,
    #[arg(
        long,
        value_name = "CSV|XLSX",
        help = "from,to,series,member,games,first,second,third,fourth,total,source"
    )]
    pub openings: Option<PathBuf>,
    #[arg(long, value_name = "CSV|XLSX", help = "date,series,venue,note")]
    pub sessions: Option<PathBuf>,
    /// The whole schedule, as export writes it; in place of the one before
    #[arg(long, value_name = "JSON")]
    pub schedule: Option<PathBuf>,
    /// The whole list of awards, as export writes it; in place of the one before
    #[arg(long, value_name = "JSON")]
    pub awards: Option<PathBuf>,
    /// What was written about periods, as export writes it
    #[arg(long, value_name = "JSON")]
    pub remarks: Option<PathBuf>,
    /// A rule set the results refer to; may be given several times
    #[arg(long, value_name = "JSON")]
    pub rules: Vec<PathBuf>,
    /// Check everything, store nothing
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub list: OwnList,
}

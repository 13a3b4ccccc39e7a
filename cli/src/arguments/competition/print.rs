//! What can be asked of `hanchan competition print`.

use super::{Of, WhichStandings};
use crate::arguments::{Paper, Signed};
use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub enum Print {
    /// All papers of a round: how everybody stands before it, the table plan and the record sheets
    Round(PrintRound),
    /// The standings of a stage, or the final ranking, down to the last rank: a PDF, or what the file's name
    /// ends in (.html, .csv, .xlsx)
    Standings {
        #[command(flatten)]
        which: WhichStandings,
        #[command(flatten)]
        paper: Paper,
    },
    /// 大会要項: what is settled, in words
    Outline {
        #[command(flatten)]
        of: Of,
        /// When the first round begins, such as 10:00; without there is no timetable
        #[arg(long, value_name = "TIME", default_value = "")]
        begins: String,
        /// Minutes between two rounds
        #[arg(long, value_name = "MINUTES", default_value_t = 15)]
        pause: u32,
        #[command(flatten)]
        paper: Paper,
    },
    /// 受付名簿: who comes, with a box to tick for each thing that the desk asks for
    Roster(PrintWhole),
    /// 選手カード: for each player, where and with whom, in every round that is drawn
    Slips(PrintWhole),
    /// 表彰一覧: who is given what at the end
    Honours(PrintWhole),
    /// The certificates, the first rank first
    Certificates {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        signed: Signed,
        #[command(flatten)]
        paper: Paper,
    },
}

#[derive(Debug, Args)]
pub struct PrintWhole {
    #[command(flatten)]
    pub of: Of,
    #[command(flatten)]
    pub paper: Paper,
}

#[derive(Debug, Args)]
pub struct PrintRound {
    #[command(flatten)]
    pub of: Of,
    /// The stage; that of the round that was drawn last when left out
    #[arg(long, value_name = "NUMBER", requires = "round")]
    pub stage: Option<u32>,
    /// The round of the stage; the one that was drawn last when left out
    #[arg(long, value_name = "NUMBER")]
    pub round: Option<u32>,
    /// A card for each seat as well
    #[arg(long)]
    pub place_cards: bool,
    #[command(flatten)]
    pub paper: Paper,
}

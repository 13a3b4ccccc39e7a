//! What can be asked of `hanchan competition entry`.

use super::{Happened, Numbers, Round};
use clap::{Args, Subcommand, ValueEnum};

#[derive(Debug, Subcommand)]
pub enum Entry {
    /// Somebody enters, or enters again; who comes when all places are taken waits
    Enter(Who),
    /// Somebody gives the entry up
    Cancel(Who),
    /// Something the organiser needs came in
    Received {
        #[command(flatten)]
        who: Who,
        /// What
        #[arg(long, value_name = "WHAT")]
        what: Asked,
    },
    /// Somebody who entered has arrived
    CheckIn(Who),
    /// Give the places of those who have not arrived to who waits, and then to walk-ins
    Release {
        #[command(flatten)]
        happened: Happened,
    },
    /// Somebody comes without an entry, and would play
    WalkIn(Who),
    /// Somebody fills tables, and is never ranked
    Staff(Who),
    /// Somebody of the staff plays instead of a player from a round on
    Replace {
        #[command(flatten)]
        happened: Happened,
        /// The player's number
        #[arg(long, value_name = "NUMBER")]
        member: u32,
        /// The number of who plays instead
        #[arg(long, value_name = "NUMBER")]
        by: u32,
        #[command(flatten)]
        from: Round,
    },
    /// Somebody plays no more from a round on
    Absent {
        #[command(flatten)]
        who: Who,
        #[command(flatten)]
        from: Round,
    },
    /// Somebody who was absent plays again from a round on
    Return {
        #[command(flatten)]
        who: Who,
        #[command(flatten)]
        from: Round,
    },
    /// Somebody came late; written down again, it takes the place of what was written before
    Late {
        #[command(flatten)]
        who: Who,
        /// By how many minutes
        #[arg(long, value_name = "NUMBER")]
        minutes: u32,
    },
    /// Somebody's lateness is excused
    Excuse {
        #[command(flatten)]
        who: Who,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}

/// To whom something happened.
#[derive(Debug, Args)]
pub struct Who {
    #[command(flatten)]
    pub happened: Happened,
    /// The members' numbers: 3, 3,5 or 1-22
    #[arg(long, value_name = "NUMBERS")]
    pub member: Numbers,
}

/// What an organiser can need.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Asked {
    /// 保護者の同意
    GuardianConsent,
    /// A proof of age
    Age,
    /// 参加費
    Fee,
    /// A ticket
    Ticket,
}

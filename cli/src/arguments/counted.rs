//! Which play statistics count.

use clap::{Args, ValueEnum};

/// Which play is counted.
#[derive(Clone, Copy, Debug, Args)]
pub struct Counted {
    /// The club's own days, competitions, or both together
    #[arg(long, value_name = "WHICH", default_value = "club")]
    pub play: Play,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Play {
    /// The club's own days
    Club,
    /// Competitions alone
    Competitions,
    /// Both together
    #[value(alias = "both")]
    All,
}

impl From<Counted> for db::Play {
    fn from(counted: Counted) -> Self {
        counted.play.into()
    }
}

impl From<Play> for db::Play {
    fn from(play: Play) -> Self {
        match play {
            Play::Club => Self::Club,
            Play::Competitions => Self::Competitions,
            Play::All => Self::All,
        }
    }
}

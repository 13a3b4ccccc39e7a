//! What can be asked of `hanchan report practice`.

use super::report::OfRules;
use clap::{Args, ValueEnum};
use scoring::practice::PracticeLevel;

/// Hands to reckon.
#[derive(Debug, Args)]
pub struct Practice {
    #[command(flatten)]
    pub of: OfRules,
    /// How much there is to reckon
    #[arg(long, default_value = "usual")]
    pub level: Level,
    /// How many sheets, each with its answers overleaf
    #[arg(long, default_value_t = 1)]
    pub sheets: u32,
    /// The same number makes the same hands again
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u32,
}

/// How much there is to reckon.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Level {
    /// No kans, no counters, below mangan
    Easy,
    /// What is played at most tables
    Usual,
    /// Many fu, kans, counters, mangan and better
    Hard,
}

impl From<Level> for PracticeLevel {
    fn from(level: Level) -> Self {
        match level {
            Level::Easy => Self::Easy,
            Level::Usual => Self::Usual,
            Level::Hard => Self::Hard,
        }
    }
}

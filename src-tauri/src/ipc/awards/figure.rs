//! What an award is given for, as the page chooses it from one list.

use scoring::award::Statistic;
use scoring::hand_value::Level;
use serde::{Deserialize, Serialize};
use specta::Type;

macro_rules! figures {
    ($($figure:ident = $statistic:expr => $pattern:pat),+ $(,)?) => {
        /// What an award is given for.
        #[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, Type)]
        #[serde(rename_all = "snake_case")]
        pub enum AwardFigure {
            $($figure),+
        }

        impl From<AwardFigure> for Statistic {
            fn from(figure: AwardFigure) -> Self {
                match figure {
                    $(AwardFigure::$figure => $statistic),+
                }
            }
        }

        impl From<Statistic> for AwardFigure {
            fn from(statistic: Statistic) -> Self {
                match statistic {
                    $($pattern => Self::$figure),+
                }
            }
        }
    };
}

// In the order in which the page offers them.
figures![
    Total = Statistic::Total => Statistic::Total,
    Average = Statistic::Average => Statistic::Average,
    AveragePlace = Statistic::AveragePlace => Statistic::AveragePlace,
    TopRate = Statistic::TopRate => Statistic::TopRate,
    InTheMoneyRate = Statistic::InTheMoneyRate => Statistic::InTheMoneyRate,
    NotLastRate = Statistic::NotLastRate => Statistic::NotLastRate,
    Games = Statistic::Games => Statistic::Games,
    FirstPlaces = Statistic::FirstPlaces => Statistic::FirstPlaces,
    BestResult = Statistic::BestResult => Statistic::BestResult,
    HighestPoints = Statistic::HighestPoints => Statistic::HighestPoints,
    HandsWon = Statistic::HandsWon => Statistic::HandsWon,
    ManganWon = Statistic::LevelWon(Level::Mangan) => Statistic::LevelWon(Level::Mangan),
    HanemanWon = Statistic::LevelWon(Level::Haneman) => Statistic::LevelWon(Level::Haneman),
    BaimanWon = Statistic::LevelWon(Level::Baiman) => Statistic::LevelWon(Level::Baiman),
    SanbaimanWon = Statistic::LevelWon(Level::Sanbaiman) => Statistic::LevelWon(Level::Sanbaiman),
    YakumanWon = Statistic::LevelWon(Level::Yakuman) => Statistic::LevelWon(Level::Yakuman),
    DealtIn = Statistic::DealtIn => Statistic::DealtIn,
    TopStreak = Statistic::TopStreak => Statistic::TopStreak,
    NotLastStreak = Statistic::NotLastStreak => Statistic::NotLastStreak,
    Attendance = Statistic::Attendance => Statistic::Attendance,
];

//! The choices a rule has, under the names that the page sees.

use scoring::rule_set;
use serde::{Deserialize, Serialize};
use specta::Type;

/// The same choices as a rule of `scoring` has, converted both ways.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident of $rule:path { $($choice:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, Type)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($choice),+ }

        impl From<$rule> for $name {
            fn from(rule: $rule) -> Self {
                match rule { $(<$rule>::$choice => Self::$choice),+ }
            }
        }

        impl From<$name> for $rule {
            fn from(name: $name) -> Self {
                match name { $($name::$choice => Self::$choice),+ }
            }
        }
    };
}

choices! {
    /// How a result is rounded.
    RoundingRule of rule_set::Rounding { Exact, TowardReturn, FiveDownSixUp, FourDownFiveUp, Down, Up }
}
choices! {
    /// Where first place's result comes from.
    TopRule of rule_set::Top { Own, Residual }
}
choices! {
    /// What happens to equal points.
    TieRule of rule_set::Tie { Split, StartingSeat, LastDealer }
}
choices! {
    /// Who gets riichi sticks left on the table.
    DepositRule of rule_set::Deposit { ToTop, Stays }
}
choices! {
    /// How results are shown.
    UnitRule of scoring::Unit { P, WholeP, Points }
}
choices! {
    /// What an announcement asks of the tables.
    CallRule of rule_set::Call { DeclarePoints, FinishHand, LastHand }
}
choices! {
    /// What happens when the time is over.
    AtEndRule of rule_set::AtEnd { RunningHandIsLast, OneMoreAfterSettlement }
}
choices! {
    /// What happens when a player's points run out.
    BustRule of rule_set::Bust { PlayOn, EndsDailyPlay, Ends }
}
choices! {
    /// What several yakuman patterns in one hand are worth.
    CombinedRule of rule_set::CombinedYakuman { SingleOnly, AddUp }
}
choices! {
    /// What happens when several win on one discard.
    SeveralRonRule of rule_set::SeveralRon { HeadBump, TwoOnly, All }
}
choices! {
    /// A yakuman for which the player who fed the last set pays.
    PaoRule of rule_set::Pao { DaiSangen, DaiSuushii, Suukantsu }
}
choices! {
    /// Of what the club's own rules say nothing, so that it is settled in the usual way.
    AssumedRule of rule_set::Assumed {
        Tie, Deposit, DepositOfTied, RunningHand, ValueTable, CountedYakuman, CombinedYakuman,
        DoubleYakuman, DoubleWindPairFu, Honba, SeveralRon, NagashiMangan,
    }
}
choices! {
    /// How the table of hand values is laid out.
    ValueTableRule of rule_set::ValueTableStyle { ByHan, Standard, ThirtyToEighty, NoFu }
}

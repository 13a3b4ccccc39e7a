//! 点数計算の練習, one hand at a time: what is asked, and whether an answer is right.

mod said;

use crate::hand::{AskedHand, HandWorthTold, KeptTiles, SeenTiles};
use said::Said;
use scoring::practice::{PracticeHand, PracticeLevel};
use scoring::rule_words::Words;
use scoring::winning_hand::{HandTiles, ScoredHand};
use scoring::{Points, RuleSet};
use serde::{Deserialize, Serialize};

/// Which hand is asked: the same is made of the same, by the same rules.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct PracticeTask {
    /// How much there is to reckon.
    pub level: PracticeLevel,
    /// What it is made by.
    pub seed: u32,
}

/// What is asked.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct PracticeAsked {
    /// The tiles.
    pub seen: SeenTiles,
    /// To be read aloud.
    pub words: Words,
    /// How it was won, part by part.
    pub circumstances: Vec<Words>,
}

/// What comes of an answer.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PracticeVerdict {
    /// It is no answer, or half of one; it may be typed on.
    Unread {
        /// What may be typed.
        words: Words,
    },
    /// It is right or wrong.
    Judged {
        /// Whether it is right.
        right: bool,
        /// What players say of it, such as 1,300・2,600.
        expected: Words,
        /// What it is worth, and the way to it.
        worth: Box<HandWorthTold>,
    },
}

impl PracticeTask {
    fn made(self, rules: &RuleSet) -> Option<PracticeHand> {
        let mut chance = made_up::chance(u64::from(self.seed));
        made_up::practice_hands(&mut chance, rules, self.level, 1).pop()
    }

    /// What is asked; nothing where the rules know hardly any such hand.
    pub fn asked(self, rules: &RuleSet) -> Option<PracticeAsked> {
        let PracticeHand { hand, .. } = self.made(rules)?;
        let KeptTiles { seen, words } = KeptTiles::from(&HandTiles::of(&hand).ok()?);
        let dora = hand.dora.iter().map(ToString::to_string).collect();
        Some(PracticeAsked {
            seen: SeenTiles { dora, ..seen },
            words,
            circumstances: hand.circumstances(),
        })
    }

    /// Whether that is what the hand is worth: its han and fu, its level, or what is paid.
    ///
    /// @param typed none where the answer is only to be shown
    pub fn judged(self, rules: &RuleSet, typed: Option<&str>) -> Option<PracticeVerdict> {
        let PracticeHand { scored, .. } = self.made(rules)?;
        let right = match typed.map(Said::read) {
            None => false,
            Some(Some(said)) if !said.is_half_of(&scored) => said.is_of(&scored),
            Some(Some(_)) => return Some(unread("符も入れてください。", "Say the fu as well.")),
            Some(None) => {
                return Some(unread(
                    "翻と符（3翻40符）、満貫など、点数（3900、1300・2600）のどれかで答えてください。",
                    "Answer with han and fu (3 han 40 fu), a level (mangan), or points (3900, 1300/2600).",
                ));
            }
        };
        Some(PracticeVerdict::Judged {
            right,
            expected: paid_in_words(&scored),
            worth: Box::new(HandWorthTold::of(&AskedHand::default(), &scored, rules)),
        })
    }
}

fn unread(ja: &str, en: &str) -> PracticeVerdict {
    PracticeVerdict::Unread {
        words: Words::new(ja, en),
    }
}

/// As players say it: `3,900`, `1,300・2,600`, `2,600オール`.
fn paid_in_words(scored: &ScoredHand) -> Words {
    let points = |paid: Points| scoring::table_points(paid);
    let paid = scored.payments;
    match (paid.ron, paid.others, paid.dealer) {
        (Some(ron), ..) => Words::new(points(ron), points(ron)),
        (None, Some(others), Some(dealer)) => Words::new(
            format!("{}・{}", points(others), points(dealer)),
            format!("{}/{}", points(others), points(dealer)),
        ),
        (None, Some(others), None) => Words::new(
            format!("{}オール", points(others)),
            format!("{} from all", points(others)),
        ),
        (None, None, _) => Words::new(points(scored.total), points(scored.total)),
    }
}

#[cfg(test)]
mod tests;

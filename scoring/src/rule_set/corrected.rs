//! Presets that were corrected since clubs made their rule sets from them.

use super::{Assumed, Clock, HandValues, RuleSet, RuleSetData, WinningRules};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};

/// A number that was dropped: read in what older programs wrote, and written no more. Nothing differs by
/// it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dropped(Option<u8>);

impl PartialEq for Dropped {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Dropped {}

impl<'de> Deserialize<'de> for Dropped {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Other(IgnoredAny),
        }
        Ok(Self(match Written::deserialize(deserializer)? {
            Written::Number(number) => Some(number),
            Written::Other(_) => None,
        }))
    }
}

/// A rule set as it would be had its preset been right from the beginning; nothing where its preset was
/// not corrected, or the club has settled itself what was.
///
/// The first version of shirakaba-2025 took the last three minutes of its sheet for three players. Who
/// never touched that clock since still plays by it. `versions` are all of the rule set: one that a newer
/// program wrote for another reason does not say any more what the first said.
pub fn corrected(rules: &RuleSet, versions: &[RuleSet]) -> Option<RuleSet> {
    let right = super::preset("shirakaba-2025")?.data.clock;
    let wrong = Clock {
        announcements: Vec::new(),
        ..right.clone()
    };
    let was_misread = |rules: &RuleSet| {
        rules.data.clock == wrong && rules.data.clock.stop_below_players.0 == Some(3)
    };
    if rules.data.clock != wrong || !versions.iter().any(was_misread) {
        return None;
    }
    RuleSet::new(RuleSetData {
        clock: right,
        ..rules.data.clone()
    })
    .ok()
}

/// What presets were called before they got the names of their sheets.
const FORMER_NAMES: [(&str, &str); 1] = [("haku-2015", "HAKU 2015")];

/// Whether rules are a preset as it is, or as it stands in files that were made before it was corrected:
/// what differs settles nothing.
pub fn was_preset(rules: &RuleSet) -> bool {
    let Some(preset) = super::preset(rules.id()) else {
        return false;
    };
    let former = FORMER_NAMES.contains(&(rules.id(), rules.name()));
    let named = if former { rules } else { &preset };
    // Before there was such a thing none was written down.
    let held = &rules.data.hand_values.winning;
    let winning = if *held == WinningRules::default() {
        held
    } else {
        &preset.data.hand_values.winning
    };
    let earlier = |clock: Clock| RuleSetData {
        name: named.data.name.clone(),
        clock,
        assumed: rules.data.assumed.clone(),
        book: rules.data.book.clone(),
        hand_values: HandValues {
            winning: winning.clone(),
            ..preset.data.hand_values.clone()
        },
        ..preset.data.clone()
    };
    let assumed = &rules.data.assumed;
    let of_before: Vec<Assumed> = (preset.data.assumed.iter().copied())
        .filter(|one| !one.is_of_winning())
        .collect();
    let as_ever = *assumed == preset.data.assumed || *assumed == of_before;
    if !assumed.is_empty() && !as_ever {
        return false;
    }
    let book = &rules.data.book;
    if !book.is_empty() && *book != preset.data.book {
        return false;
    }
    let right = preset.data.clock.clone();
    let misread = Clock {
        announcements: Vec::new(),
        ..right.clone()
    };
    let is_misread = rules.id() == "shirakaba-2025" && rules.data == earlier(misread);
    is_misread || rules.data == earlier(right)
}

//! 点数計算の練習.

use super::document::{MOST_PRACTICE, Rules};
use super::drawing::name_of;
use super::{Drawing, Refusal};
use db::Club;
use reports::{Options, Practice, hands_on_practice_sheet};
use scoring::practice::PracticeLevel;

pub(super) fn read(
    club: &Club,
    rules: &Rules,
    level: PracticeLevel,
    (sheets, collection): (u32, u32),
    options: Options,
) -> Result<Drawing, Refusal> {
    Refusal::unless_within("sheets", sheets, MOST_PRACTICE)?;
    let (name, rules) = (name_of(club)?, rules.read(club)?);
    Ok(Drawing::new(move || {
        let on_sheet = hands_on_practice_sheet(options.print);
        let count = (0..sheets).map(|_| on_sheet).sum();
        let mut chance = made_up::chance(u64::from(collection));
        let hands = made_up::practice_hands(&mut chance, &rules, level, count);
        let practice = Practice {
            rules: &rules,
            level,
            collection,
            hands: &hands,
        };
        reports::practice_sheets(&name, &practice, &options)
    }))
}

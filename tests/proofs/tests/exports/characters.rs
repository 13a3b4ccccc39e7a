//! Every character there is, in names. Among them is all of JIS X 0213, whose characters lie in
//! the first and the third plane of Unicode, and some of which are two of Unicode's.

use crate::rows::Row;

/// As many as a name holds.
const IN_A_NAME: usize = 90;

/// What JIS X 0213 has as one character and Unicode as two.
const COMBINED: [&str; 25] = [
    "か゚", "き゚", "く゚", "け゚", "こ゚", "カ゚", "キ゚", "ク゚", "ケ゚", "コ゚", "セ゚", "ツ゚", "ト゚", "ㇷ゚", "æ̀", "ɔ̀",
    "ɔ́", "ʌ̀", "ʌ́", "ə̀", "ə́", "ɚ̀", "ɚ́", "˩˥", "˥˩",
];

/// The kanji that hold a club's names, and which a run too short for all must not miss.
const ALWAYS: [(u32, u32); 4] = [
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0xFF00, 0xFFEF),
    (0x2_0B00, 0x2_0BFF),
];

/// Every character below a code that texts may hold, and those that are always tried.
pub fn all(below: usize) -> Vec<char> {
    let below = u32::try_from(below).unwrap();
    let others = ALWAYS
        .into_iter()
        .flat_map(|(from, to)| from.max(below)..=to.max(below));
    let mut found: Vec<char> = (0..below)
        .chain(others)
        .filter_map(char::from_u32)
        .collect();
    found.retain(|character| is_kept(*character));
    found.dedup();
    found
}

/// Nobody sees control characters, and what Unicode gives away to nobody is none; texts with them
/// are refused.
pub fn is_kept(character: char) -> bool {
    let code = u32::from(character);
    let is_none = (0xFDD0..=0xFDEF).contains(&code) || code & 0xFFFE == 0xFFFE;
    !character.is_control() && !is_none
}

/// Members with these characters in their names; spaces alone are no name.
pub fn in_names(characters: &[char]) -> Vec<Vec<Row>> {
    const IN_A_CLUB: usize = 2_000;
    let names: Vec<String> = characters
        .chunks(IN_A_NAME)
        .map(|some| format!("名{}", some.iter().collect::<String>()))
        .collect();
    let member = |(number, name): (u32, &String)| Row::named(number, name.clone());
    let clubs = names.chunks(IN_A_CLUB);
    clubs
        .map(|names| (1..).zip(names).map(member).collect())
        .collect()
}

pub fn combined() -> Vec<Row> {
    let name = |(number, name): (u32, &str)| Row::named(number, name.to_owned());
    (1..).zip(COMBINED).map(name).collect()
}

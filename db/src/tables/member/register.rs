//! Everybody as people call them in lists: by number, name and reading, whatever their width, and
//! without さん and 様.

use super::{Member, NUMBERS};
use crate::tables::romaji;
use crate::tables::search_key::search_key;
use scoring::PersonId;
use scoring::names::family;
use scoring::typed::whole_number;
use unicode_normalization::UnicodeNormalization;

/// What people put behind a name.
const HONORIFICS: &[&str] = &[
    "さん",
    "サン",
    "さま",
    "様",
    "殿",
    "氏",
    "君",
    "くん",
    "クン",
    "ちゃん",
    "先生",
    "プロ",
];
/// As many suggestions as anybody reads.
const MOST_SUGGESTED: usize = 5;
/// Longer than any name.
const MOST_LETTERS: usize = 40;

/// How a list calls somebody.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Called {
    pub number: String,
    pub name: String,
    pub kana: String,
}

impl Called {
    /// The one text by which the person is asked for.
    pub(crate) fn text(&self) -> &str {
        [&self.name, &self.kana, &self.number]
            .into_iter()
            .find(|text| !text.is_empty())
            .map_or("", String::as_str)
    }
}

/// Whom a text means.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Meant {
    /// This person, without any doubt.
    One(PersonId),
    /// Nobody is certain; whom it resembles, those who are there first.
    Open(Vec<PersonId>),
}

/// Everybody in the club's file, to be found by what they are called.
pub struct Register {
    known: Vec<Known>,
}

struct Known {
    person: PersonId,
    number: u32,
    name: String,
    key: String,
    kana: String,
    family: Option<String>,
}

impl Register {
    pub(crate) fn new(members: &[(PersonId, Member)]) -> Self {
        let known = members.iter().map(|(person, member)| Known {
            person: *person,
            number: member.number,
            name: member.name.clone(),
            key: key_of(&member.name),
            kana: key_of(&member.kana),
            family: family(&member.name).map(key_of),
        });
        Self {
            known: known.collect(),
        }
    }

    /// Whom a text means that has a number, a name, a reading, also in Latin letters, or a number and
    /// a name.
    ///
    /// @param here who is there: of several who are called so, the one who is there is meant
    pub fn whom(&self, text: &str, here: &[PersonId]) -> Meant {
        let normal: String = text.nfkc().take(2 * MOST_LETTERS).collect();
        let called = Called::of(normal.trim());
        let found = if called.number.is_empty() {
            let kana = romaji::kana(&key_of(&called.name)).unwrap_or_default();
            [called.name.as_str(), kana.as_str()]
                .into_iter()
                .find_map(|name| self.only(name, here))
        } else {
            self.certain(&called).and_then(|number| self.person(number))
        };
        found.map_or_else(|| Meant::Open(self.near(&called, here)), Meant::One)
    }

    /// Whom it resembles, those who are there first.
    fn near(&self, called: &Called, here: &[PersonId]) -> Vec<PersonId> {
        let resembling = self.resembling(called).into_iter();
        let mut near: Vec<PersonId> = resembling
            .filter_map(|(number, _)| self.person(number))
            .collect();
        near.sort_by_key(|person| !here.contains(person));
        near
    }

    /// The only one who is called just so, or else whose family is; of several the only one who is there.
    fn only(&self, name: &str, here: &[PersonId]) -> Option<PersonId> {
        let key = key_of(name);
        let whole: Vec<PersonId> = self.who(|one| one.is_called(&key));
        let family: Vec<PersonId> = self.who(|one| one.family.as_ref() == Some(&key));
        let only = |all: &[PersonId]| match all {
            [one] => Some(*one),
            _ => None,
        };
        [whole, family].into_iter().find_map(|all| {
            only(&all).or_else(|| {
                let there: Vec<PersonId> =
                    (all.iter().copied().filter(|one| here.contains(one))).collect();
                only(&there)
            })
        })
    }

    fn who(&self, is: impl Fn(&Known) -> bool) -> Vec<PersonId> {
        let known = self.known.iter().filter(|one| is(one));
        known.map(|one| one.person).collect()
    }

    fn person(&self, number: u32) -> Option<PersonId> {
        let mut known = self.known.iter();
        known.find(|one| one.number == number).map(|one| one.person)
    }

    /// Whether that is somebody's name or reading.
    pub(crate) fn knows(&self, text: &str) -> bool {
        let is_short = !text.is_empty() && text.chars().count() <= MOST_LETTERS;
        is_short && {
            let key = key_of(text);
            self.known.iter().any(|one| one.is_called(&key))
        }
    }

    /// The one person who is called just so; where number and name are there, both must fit.
    pub(crate) fn certain(&self, called: &Called) -> Option<u32> {
        let keys: Vec<String> = [&called.name, &called.kana]
            .into_iter()
            .filter(|text| !text.is_empty())
            .map(|text| key_of(text))
            .collect();
        if let Some(number) = whole_number(&called.number) {
            let mut known = self.known.iter();
            let one = known.find(|one| i64::from(one.number) == number)?;
            let fits = |key: &String| one.is_called(key) || one.family.as_ref() == Some(key);
            return keys.iter().all(fits).then_some(one.number);
        }
        let mut found = self
            .known
            .iter()
            .filter(|one| !keys.is_empty() && keys.iter().all(|key| one.is_called(key)));
        let first = found.next()?;
        found.next().is_none().then_some(first.number)
    }

    /// Whom it resembles: the same family name, a number that belongs to somebody else, a letter amiss.
    pub(crate) fn resembling(&self, called: &Called) -> Vec<(u32, String)> {
        let number = whole_number(&called.number);
        let keys = [key_of(&called.name), key_of(&called.kana)];
        let distance = |one: &Known| -> Option<usize> {
            if number == Some(i64::from(one.number)) {
                return Some(0);
            }
            let named = keys
                .iter()
                .filter(|key| !key.is_empty() && key.chars().count() <= MOST_LETTERS);
            named.filter_map(|key| one.distance(key)).min()
        };
        let mut near: Vec<(usize, u32, &str)> = self
            .known
            .iter()
            .filter_map(|one| Some((distance(one)?, one.number, one.name.as_str())))
            .collect();
        near.sort_unstable();
        near.truncate(MOST_SUGGESTED);
        near.into_iter()
            .map(|(_, number, name)| (number, name.to_owned()))
            .collect()
    }

    /// So many numbers that nobody has: above the highest, or where they end, in between.
    pub(crate) fn free_numbers(&self, count: usize) -> Vec<u32> {
        let numbers = self.known.iter().map(|one| one.number);
        let highest = numbers.max().unwrap_or_default();
        let after: Vec<u32> = (highest + 1..=NUMBERS.1).take(count).collect();
        if after.len() == count {
            return after;
        }
        let is_free = |number: &u32| self.known.iter().all(|one| one.number != *number);
        (NUMBERS.0..=NUMBERS.1)
            .filter(is_free)
            .take(count)
            .collect()
    }
}

impl Called {
    /// A number, a name, or a number before a name.
    fn of(text: &str) -> Self {
        let name = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let (number, name) = text.split_at(text.len() - name.len());
        let name = name.trim_start_matches(['.', ':', '、']).trim();
        Self {
            number: number.to_owned(),
            name: name.to_owned(),
            kana: String::new(),
        }
    }
}

impl Known {
    fn is_called(&self, key: &str) -> bool {
        !key.is_empty() && (self.key == key || self.kana == key)
    }

    /// How many letters differ; none where it is somebody else.
    fn distance(&self, key: &str) -> Option<usize> {
        if self.is_called(key) || self.family.as_deref() == Some(key) {
            return Some(0);
        }
        let letters = key.chars().count();
        let most = (letters / 3).max(1);
        let near = [&self.key, &self.kana]
            .into_iter()
            .filter(|own| !own.is_empty())
            .map(|own| edits(own, key))
            .min()?;
        if near <= most && near < letters {
            return Some(near);
        }
        let begins = letters > 1 && (self.key.starts_with(key) || self.kana.starts_with(key));
        begins.then_some(most + 1)
    }
}

/// The name as it is written, without さん and the like.
pub(crate) fn bare(text: &str) -> String {
    let text = text.trim();
    let stripped = HONORIFICS.iter().find_map(|end| text.strip_suffix(end));
    let stripped = stripped.map(str::trim_end).filter(|name| !name.is_empty());
    // 君 and 氏 end names as well, but none of one letter.
    let stripped = stripped.filter(|name| name.chars().count() > 1);
    stripped.unwrap_or(text).to_owned()
}

fn key_of(text: &str) -> String {
    let normal: String = text.nfkc().collect();
    search_key(&[&bare(&normal)])
}

/// Insertions, removals and replacements of letters from one text to the other.
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (at, letter) in from.chars().take(100).enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        for (place, other) in to.iter().enumerate() {
            let replaced = before + usize::from(letter != *other);
            before = row[place + 1];
            row[place + 1] = replaced.min(before + 1).min(row[place] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn register() -> Register {
        let people = [
            (1, "髙橋 一郎", "たかはし いちろう"),
            (2, "鈴木 花子", "すずき はなこ"),
            (3, "鈴木 次郎", "すずき じろう"),
        ];
        let members = people.map(|(number, name, kana)| {
            let member = Member {
                number,
                name: name.into(),
                kana: kana.into(),
                ..Member::default()
            };
            (PersonId(100 + i64::from(number)), member)
        });
        Register::new(&members)
    }

    #[test]
    fn a_text_means_one_person_or_resembles_some() {
        let register = register();
        let one = |number: i64| Meant::One(PersonId(100 + number));
        let open = |numbers: &[i64]| {
            Meant::Open(
                numbers
                    .iter()
                    .map(|number| PersonId(100 + number))
                    .collect(),
            )
        };
        for (text, here, meant) in [
            ("３", &[][..], one(3)),
            ("高橋", &[], one(1)),
            ("ﾀｶﾊｼ ｲﾁﾛｳ", &[], one(1)),
            ("takahashi ichirou", &[], one(1)),
            ("鈴木花子さん", &[], one(2)),
            ("3 鈴木", &[], one(3)),
            ("３．鈴木次郎", &[], one(3)),
            ("鈴木", &[], open(&[2, 3])),
            ("鈴木", &[PersonId(103)], one(3)),
            ("鈴木", &[PersonId(103), PersonId(102)], open(&[2, 3])),
            ("1 鈴木花子", &[], open(&[1, 2])),
            ("鈴木花江", &[], open(&[2])),
            ("4", &[], open(&[])),
            ("", &[], open(&[])),
        ] {
            assert_eq!(register.whom(text, here), meant, "{text}");
        }
    }

    #[test]
    fn free_numbers_follow_the_highest_or_lie_between() {
        let mut register = register();
        assert_eq!(register.free_numbers(2), [4, 5]);
        if let Some(last) = register.known.last_mut() {
            last.number = NUMBERS.1;
        }
        assert_eq!(register.free_numbers(2), [3, 4]);
    }

    #[test]
    fn letters_that_differ_are_counted() {
        for (from, to, count) in [
            ("", "", 0),
            ("あい", "あう", 1),
            ("あ", "あいう", 2),
            ("かき", "きか", 2),
        ] {
            assert_eq!(edits(from, to), count, "{from} {to}");
        }
    }
}

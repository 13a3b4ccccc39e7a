//! What people are called, told apart by number where two bear the same name.

use crate::{PersonId, Records};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};

/// What a page that everybody can read calls members who asked for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum PageNames {
    /// 濵口 正雄
    #[default]
    Full,
    /// 濵口: what stands before the space.
    Family,
    /// H.M.: by the reading.
    Initials,
    /// 会員4
    Number,
}

/// Everybody's number and name.
#[derive(Clone, Debug, Default)]
pub struct Names(BTreeMap<PersonId, Named>);

#[derive(Clone, Debug)]
struct Named {
    number: u32,
    name: String,
    is_shared: bool,
    /// What stands before the space, where nobody else's name begins so. A name without one is not taken
    /// apart by guessing.
    family: Option<String>,
}

impl Names {
    /// Of those people, each with number and name.
    pub fn new(people: impl IntoIterator<Item = (PersonId, u32, String)>) -> Self {
        let people: Vec<_> = people.into_iter().collect();
        let mut bearers: HashMap<&str, u32> = HashMap::new();
        let mut families: HashMap<&str, u32> = HashMap::new();
        for (_, _, name) in &people {
            *bearers.entry(name).or_default() += 1;
            *families.entry(family(name).unwrap_or(name)).or_default() += 1;
        }
        let named = |(id, number, name): &(PersonId, u32, String)| {
            let named = Named {
                number: *number,
                name: name.clone(),
                is_shared: bearers[name.as_str()] > 1,
                family: family(name)
                    .filter(|family| families[family] == 1)
                    .map(str::to_owned),
            };
            (*id, named)
        };
        Self(people.iter().map(named).collect())
    }

    /// The name; where others have the same, with the number: `佐藤 花(7)`.
    ///
    /// Somebody unknown is called by the id, so that no two people ever seem one.
    pub fn of(&self, person: PersonId) -> String {
        match self.0.get(&person) {
            Some(named) if named.is_shared => format!("{}({})", named.name, named.number),
            Some(named) => named.name.clone(),
            None => format!("不明({})", person.0),
        }
    }

    /// The family name, where it tells the person apart from everybody else, or else what [`Names::of`] says.
    pub fn brief(&self, person: PersonId) -> String {
        let family = self.0.get(&person).and_then(|named| named.family.clone());
        family.unwrap_or_else(|| self.of(person))
    }

    /// The number and the bare name, which together tell everybody apart; 0 and nothing of somebody
    /// unknown.
    pub fn number_and_name(&self, person: PersonId) -> (u32, String) {
        let named = self.0.get(&person);
        named.map_or_else(Default::default, |named| (named.number, named.name.clone()))
    }

    /// Whose number it is.
    pub fn with_number(&self, number: u32) -> Option<PersonId> {
        let mut people = self.0.iter();
        let (id, _) = people.find(|(_, named)| named.number == number)?;
        Some(*id)
    }
}

/// What stands before the space of a name.
pub fn family(name: &str) -> Option<&str> {
    let (family, _) = name.trim().split_once(char::is_whitespace)?;
    Some(family)
}

impl From<&Records> for Names {
    fn from(records: &Records) -> Self {
        let people = records.people.iter();
        Self::new(people.map(|(id, person)| (*id, person.number, person.name.clone())))
    }
}

#[cfg(test)]
mod tests {
    use super::Names;
    use crate::record::{Person, PersonKind};
    use crate::{PersonId, Records};

    #[test]
    fn everybody_in_the_records_has_a_name() {
        let mut records = Records::default();
        for (id, number) in [(1, 7), (2, 8)] {
            let person = Person {
                number,
                name: "佐藤 花".into(),
                kana: String::new(),
                kind: PersonKind::default(),
                beginner_until: None,
            };
            records.people.insert(PersonId(id), person);
        }
        let names = Names::from(&records);
        assert_eq!(names.of(PersonId(2)), "佐藤 花(8)");
    }

    #[test]
    fn equal_names_show_their_number() {
        let people = [
            (1, 7, "佐藤 花"),
            (2, 8, "佐藤 花"),
            (3, 9, "髙橋 実"),
            (4, 10, "高橋 実"),
        ];
        let names =
            Names::new(people.map(|(id, number, name)| (PersonId(id), number, name.into())));
        let called = [1, 2, 3, 4, 5].map(|id| names.of(PersonId(id)));
        assert_eq!(
            called,
            ["佐藤 花(7)", "佐藤 花(8)", "髙橋 実", "高橋 実", "不明(5)"]
        );
        assert_eq!(names.number_and_name(PersonId(2)), (8, "佐藤 花".into()));
        assert_eq!(names.with_number(9), Some(PersonId(3)));
        assert_eq!(names.with_number(1), None);
        assert_eq!(names.number_and_name(PersonId(5)), (0, String::new()));
    }

    #[test]
    fn a_family_name_is_enough_where_nobody_shares_it() {
        let names = ["佐藤 花", "佐藤 誠", "林 茂", "林", "雀"];
        let people = (1..).zip(names);
        let people =
            people.map(|(number, name)| (PersonId(number.into()), number, name.to_owned()));
        let names = Names::new(people);
        let brief = |id| names.brief(PersonId(id));
        assert_eq!([brief(1), brief(2)], ["佐藤 花", "佐藤 誠"]);
        // Whoever is called by that alone would be taken for the other.
        assert_eq!([brief(3), brief(4), brief(5)], ["林 茂", "林", "雀"]);
        assert_eq!(brief(9), "不明(9)");
        let alone = Names::new([(PersonId(1), 1, "髙橋 健".to_owned())]);
        assert_eq!(alone.brief(PersonId(1)), "髙橋");
    }
}

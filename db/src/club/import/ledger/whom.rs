//! Whom a list means: by number, name and reading, whatever their width, and without さん and 様. Who is
//! not certain is asked, with those whom the name resembles.

use super::look::PersonLook;
use super::said::{Said, Who};
use crate::tables::member::Member;
use crate::tables::member::register::{Called, Register, bare};
use scoring::{PersonId, PersonKind};
use std::collections::BTreeMap;

/// Somebody of the list, as the import knows them.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub(in crate::club::import) enum Whom {
    /// The person with that number.
    Member(u32),
    /// The new person at that place.
    New(usize),
}

/// What somebody's name was found to be.
pub(super) enum Answer {
    Found(Whom),
    LeftOut,
    Open,
}

/// Everybody in the club's file, and everybody asked for so far.
pub(super) struct People<'a> {
    register: Register,
    said: &'a Said,
    asked: BTreeMap<String, PersonLook>,
    new: Vec<(String, PersonKind)>,
}

impl<'a> People<'a> {
    pub(super) fn new(members: &[(PersonId, Member)], said: &'a Said) -> Self {
        Self {
            register: Register::new(members),
            said,
            asked: BTreeMap::new(),
            new: Vec::new(),
        }
    }

    /// Whether that is the name of somebody in the club's file.
    pub(super) fn knows(&self, text: &str) -> bool {
        self.register.knows(text)
    }

    /// Who it is.
    pub(super) fn find(&mut self, called: &Called) -> Answer {
        let text = called.text().to_owned();
        if let Some(asked) = self.asked.get_mut(&text) {
            asked.count += 1;
        } else {
            let look = self.look(called);
            if let Some(Who::New(kind)) = look.who {
                self.new.push((bare(&text), kind));
            }
            self.asked.insert(text.clone(), look);
        }
        match self.asked.get(&text).and_then(|asked| asked.who) {
            Some(Who::Member(number)) => Answer::Found(Whom::Member(number)),
            Some(Who::New(_)) => {
                let name = bare(&text);
                let place = self.new.iter().position(|(other, _)| *other == name);
                place.map_or(Answer::Open, |place| Answer::Found(Whom::New(place)))
            }
            Some(Who::LeftOut) => Answer::LeftOut,
            None => Answer::Open,
        }
    }

    fn look(&self, called: &Called) -> PersonLook {
        let text = called.text();
        let mut look = PersonLook {
            name: text.to_owned(),
            count: 1,
            who: None,
            certain: false,
            suggestions: Vec::new(),
        };
        let certain = self.register.certain(called);
        look.certain = certain.is_some();
        if certain.is_none() {
            look.suggestions = self.register.resembling(called);
        }
        let said = self.said.people.get(text).copied();
        look.who = said
            .or(certain.map(Who::Member))
            .or_else(|| match look.suggestions[..] {
                [(number, _)] if self.said.as_suggested => Some(Who::Member(number)),
                [] if self.said.unknown_are_new => Some(Who::New(PersonKind::Member)),
                _ => None,
            });
        look
    }

    /// Everybody who was asked for, whoever is open first, then whoever the list itself does not say.
    pub(super) fn looks(self) -> Vec<PersonLook> {
        let mut looks: Vec<PersonLook> = self.asked.into_values().collect();
        looks.sort_by_key(|look| (look.who.is_some(), look.certain));
        looks
    }

    /// Entries for whoever is new, with the next free numbers.
    pub(super) fn new_people(&self) -> Vec<Member> {
        let numbers = self.register.free_numbers(self.new.len());
        let people = self.new.iter().zip(numbers);
        people
            .map(|((name, kind), number)| Member {
                number,
                name: name.clone(),
                kind: *kind,
                ..Member::default()
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(number: u32, name: &str, kana: &str) -> (PersonId, Member) {
        let member = Member {
            number,
            name: name.to_owned(),
            kana: kana.to_owned(),
            ..Member::default()
        };
        (PersonId(i64::from(number)), member)
    }

    #[test]
    fn people_are_found_however_lists_call_them_and_others_asked() {
        let members = [
            member(1, "髙橋 一郎", "たかはし いちろう"),
            member(2, "鈴木 花子", "すずき はなこ"),
            member(3, "鈴木 次郎", "すずき じろう"),
        ];
        let said = Said::default();
        let people = People::new(&members, &said);
        let of = |number: &str, name: &str, kana: &str| {
            let look = people.look(&Called {
                number: number.to_owned(),
                name: name.to_owned(),
                kana: kana.to_owned(),
            });
            let near: Vec<u32> = look.suggestions.iter().map(|(number, _)| *number).collect();
            (look.who, near)
        };
        let sure = |number| (Some(Who::Member(number)), vec![]);
        assert_eq!(of("", "高橋一郎さん", ""), sure(1));
        assert_eq!(of("", "ﾀｶﾊｼ ｲﾁﾛｳ", ""), sure(1));
        assert_eq!(of("", "", "スズキハナコ"), sure(2));
        assert_eq!(of("３", "", ""), sure(3));
        assert_eq!(of("3", "鈴木", ""), sure(3));
        assert_eq!(of("", "鈴木", ""), (None, vec![2, 3]));
        assert_eq!(of("", "髙橋", ""), (None, vec![1]));
        assert_eq!(of("", "鈴木花江", ""), (None, vec![2]));
        assert_eq!(of("1", "鈴木花子", ""), (None, vec![1, 2]));
        assert_eq!(of("9", "", ""), (None, vec![]));
        assert_eq!(of("", "江藤", ""), (None, vec![]));
    }
}

//! What a page that everybody can read calls people, and what it is not told of them at all.

use std::collections::{BTreeMap, BTreeSet};

use scoring::names::family;
use scoring::record::Person;
use scoring::{PageNames, PersonId, PersonKind, Records};

use super::initials::initials;

/// What a page that everybody can read calls people.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Called {
    /// Those who asked for a name of their own there, such as a nickname.
    pub own: BTreeMap<PersonId, String>,
    /// The members who asked for nothing.
    pub others: PageNames,
}

impl Called {
    /// What the pages call somebody. Whoever only visits the club was not asked.
    pub fn name(&self, id: PersonId, person: &Person) -> String {
        let own = self.own.get(&id).cloned();
        own.unwrap_or_else(|| name_of(person, self.others))
    }
}

/// The records with nothing in them that such a page must not say: people only go by the name that
/// is theirs there, and remarks are gone. What is not there cannot be printed by mistake.
pub(super) fn for_everybody(records: &Records, called: &Called) -> Records {
    let mut open = records.clone();
    for (id, person) in &mut open.people {
        person.name = called.name(*id, person);
        person.kana.clear();
    }
    tell_apart(&mut open);
    for session in &mut open.sessions {
        session.note.clear();
        session.venue.clear();
    }
    for hand in &mut open.hands {
        hand.entry.note.clear();
    }
    for adjustment in &mut open.adjustments {
        adjustment.reason.clear();
    }
    open
}

/// Those who played and go by the same name are counted, in the order of their numbers.
fn tell_apart(open: &mut Records) {
    let sheets = open.hanchan.iter().map(|one| &one.sheet);
    let people = sheets.flat_map(|sheet| sheet.people.as_slice());
    let played: BTreeSet<PersonId> = people.copied().collect();
    let mut bearers: BTreeMap<String, Vec<&mut Person>> = BTreeMap::new();
    for (id, person) in &mut open.people {
        if played.contains(id) {
            bearers.entry(person.name.clone()).or_default().push(person);
        }
    }
    for people in bearers.values_mut().filter(|people| people.len() > 1) {
        people.sort_unstable_by_key(|person| person.number);
        for (place, person) in (1..).zip(people) {
            person.name = format!("{}（{place}）", person.name);
        }
    }
}

fn name_of(person: &Person, naming: PageNames) -> String {
    match person.kind {
        PersonKind::Guest => "ゲスト".to_owned(),
        PersonKind::Staff => "スタッフ".to_owned(),
        PersonKind::Member => {
            let name = match naming {
                PageNames::Full => Some(person.name.clone()),
                PageNames::Family => family(&person.name).map(str::to_owned),
                PageNames::Initials => initials(&person.kana),
                PageNames::Number => None,
            };
            name.unwrap_or_else(|| format!("会員{}", person.number))
        }
    }
}

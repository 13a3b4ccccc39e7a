//! People as the answers name them: by number and name.

use scoring::{Names, PersonId};

/// `3 山田 勇`; nothing for somebody unknown.
pub fn numbered(names: &Names, person: PersonId) -> String {
    match names.number_and_name(person) {
        (0, _) => String::new(),
        (number, name) => format!("{number} {name}"),
    }
}

/// `3 山田 勇, 7 佐藤 花`
pub fn all_numbered(names: &Names, people: &[PersonId]) -> String {
    let people = people.iter().map(|person| numbered(names, *person));
    people.collect::<Vec<_>>().join(", ")
}

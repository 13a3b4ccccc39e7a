//! Which sections reports have.

use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use scoring::{Section, Sections, SectionsFault};

fn some() -> impl Strategy<Value = Vec<Section>> {
    subsequence(Section::ALL.to_vec(), 0..=Section::ALL.len()).prop_shuffle()
}

proptest! {
    #[test]
    fn what_is_chosen_comes_back_in_its_order(chosen in some()) {
        match Sections::new(&chosen) {
            Ok(sections) => {
                prop_assert_eq!(sections.shown().collect::<Vec<_>>(), chosen.clone());
                for section in Section::ALL {
                    prop_assert_eq!(sections.has(section), chosen.contains(&section));
                }
                let json = serde_json::to_string(&sections).unwrap();
                prop_assert_eq!(serde_json::from_str::<Sections>(&json).unwrap(), sections);
            }
            Err(fault) => {
                prop_assert_eq!(fault, SectionsFault::WithoutStandings);
                prop_assert!(!chosen.contains(&Section::Standings));
            }
        }
    }

    #[test]
    fn nothing_is_printed_twice(chosen in some(), twice in select(Section::ALL.to_vec())) {
        let mut list = chosen;
        list.retain(|section| *section != twice);
        list.extend([twice, twice]);
        prop_assert_eq!(Sections::new(&list), Err(SectionsFault::Twice(twice)));
        let json = serde_json::to_string(&list).unwrap();
        prop_assert!(serde_json::from_str::<Sections>(&json).is_err());
    }
}

#[test]
fn the_usual_sections_are_all_of_them() {
    assert_eq!(Sections::new(&Section::ALL).unwrap(), Sections::default());
}

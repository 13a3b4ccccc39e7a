//! Whatever two secretaries do apart: what one has can be brought to the other or is told in words, leaves
//! a record that is sound, and is taken back by undo to the last row.

use crate::support::sheet::{entry, five};
use crate::support::{adjustment, member, now};
use db::{Club, Error, Member, Refused};
use proptest::prelude::*;
use scoring::record::ScoreSheet;
use scoring::{HanchanId, Period, PersonId};
use std::fs;

/// Something that somebody does, by small numbers, so that two people do the same now and then.
#[derive(Clone, Debug)]
enum Deed {
    AddMember(u32, u32),
    CorrectMember(u32, u32),
    DeleteMember(u32),
    Enter {
        round: u32,
        table: u32,
        first: u32,
    },
    Correct {
        hanchan: u32,
        chombo: u32,
        round: u32,
    },
    Delete(u32),
    Adjust(u32),
    Undo,
    Redo,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        (6..9_u32, 0..3_u32).prop_map(|(number, name)| Deed::AddMember(number, name)),
        (0..7_u32, 0..3_u32).prop_map(|(person, note)| Deed::CorrectMember(person, note)),
        (0..7_u32).prop_map(Deed::DeleteMember),
        (1..4_u32, 0..2_u32, 0..5_u32).prop_map(|(round, table, first)| Deed::Enter {
            round,
            table,
            first
        }),
        (1..6_u32, 0..3_u32, 1..4_u32).prop_map(|(hanchan, chombo, round)| Deed::Correct {
            hanchan,
            chombo,
            round
        }),
        (1..6_u32).prop_map(Deed::Delete),
        (0..5_u32).prop_map(Deed::Adjust),
        Just(Deed::Undo),
        Just(Deed::Redo),
    ]
}

fn people(club: &Club) -> Vec<PersonId> {
    let members = club.members().unwrap();
    members.iter().map(|(id, _)| *id).collect()
}

fn chosen<T: Copy>(all: &[T], number: u32) -> T {
    all[number as usize % all.len()]
}

/// Does it where it can be done; what cannot is refused in words.
fn act(club: &mut Club, deed: &Deed) {
    let people = people(club);
    if club.series_named("水曜会").unwrap().is_none() || people.is_empty() {
        // Nothing is left to play in, or nobody.
        return;
    }
    let done = match deed {
        Deed::AddMember(number, name) => {
            let member = member(*number, format!("客{name}"));
            club.add_member(now(), &member).map(drop)
        }
        Deed::CorrectMember(person, note) => {
            let person = chosen(&people, *person);
            let members = club.members().unwrap().into_iter();
            let (_, member) = members.clone().find(|(id, _)| *id == person).unwrap();
            let member = Member {
                note: format!("{note}"),
                ..member
            };
            club.correct_member(now(), person, &member)
        }
        Deed::DeleteMember(person) => club.delete_member(now(), chosen(&people, *person)),
        Deed::Enter {
            round,
            table,
            first,
        } => {
            let seated: Vec<PersonId> = (0..4).map(|seat| chosen(&people, first + seat)).collect();
            let sheet = ScoreSheet {
                round: *round,
                table: ["A", "B"][*table as usize].to_owned(),
                ..entry(club, &seated)
            };
            club.enter_hanchan(now(), &sheet, &[]).map(drop)
        }
        Deed::Correct {
            hanchan,
            chombo,
            round,
        } => {
            let id = HanchanId(i64::from(*hanchan));
            club.hanchan(id).and_then(|(mut sheet, hands)| {
                sheet.round = *round;
                sheet.played.chombo[scoring::Seat::East] = *chombo;
                club.correct_hanchan(now(), id, &sheet, &hands)
            })
        }
        Deed::Delete(hanchan) => club.delete_hanchan(now(), HanchanId(i64::from(*hanchan))),
        Deed::Adjust(person) => {
            let adjustment = adjustment(club, chosen(&people, *person), -500, "遅刻");
            club.add_adjustment(now(), &adjustment).map(drop)
        }
        Deed::Undo => club.undo(now()).map(drop),
        Deed::Redo => club.redo(now()).map(drop),
    };
    if let Err(error) = done {
        assert!(error.is_refusal(), "{error}");
    }
}

/// Everything in the record that people could read.
fn told(club: &Club) -> String {
    let records = club.records(Period::ALWAYS).unwrap();
    let members = club.members().unwrap();
    format!("{records:?} {members:?}")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn what_two_did_apart_is_brought_together_or_told(
        shared in prop::collection::vec(deed(), 0..4),
        ours in prop::collection::vec(deed(), 0..6),
        theirs in prop::collection::vec(deed(), 1..7),
    ) {
        let (folder, mut here, _) = five();
        for deed in &shared {
            act(&mut here, deed);
        }
        let copy = folder.path().join("copy.hanchan");
        fs::copy(here.path(), &copy).unwrap();
        let mut there = Club::open(&copy).unwrap();
        for deed in &ours {
            act(&mut here, deed);
        }
        for deed in &theirs {
            act(&mut there, deed);
        }
        let bytes = fs::read(&copy).unwrap();
        let comparison = here.compare(&there).unwrap();
        for (difference, obstacle) in &comparison.only_there {
            let before = told(&here);
            let operation = difference.entry.id;
            match here.bring(now(), &there, operation) {
                Ok(_) => {
                    prop_assert_eq!(obstacle, &None, "the list said otherwise");
                    prop_assert_eq!(here.check().unwrap(), []);
                    let after = told(&here);
                    here.undo(now()).unwrap();
                    prop_assert_eq!(told(&here), before);
                    here.redo(now()).unwrap();
                    prop_assert_eq!(told(&here), after);
                    let now_lacking = here.compare(&there).unwrap().only_there;
                    prop_assert!(now_lacking.iter().all(|(left, _)| left.entry.id != operation));
                }
                Err(Error::Refused(Refused::NotBrought(found))) => {
                    prop_assert_eq!(Some(&*found), obstacle.as_ref());
                    prop_assert_eq!(told(&here), before);
                }
                Err(error) => prop_assert!(false, "{}", error),
            }
        }
        prop_assert_eq!(fs::read(&copy).unwrap(), bytes);
        prop_assert_eq!(here.check().unwrap(), []);
    }
}

//! Every kind of event goes into its columns and comes out again.

use super::{insert, of_competition};
use crate::tables::journal::Op;
use crate::{Club, Member, NewClub};
use chrono::NaiveDate;
use competition::{Asked, EventId, Happening};
use scoring::{Calendar, FiscalStart, PersonId, Points};

/// One of each kind, whether or not they could have happened in this order.
fn each(person: PersonId, by: PersonId) -> Vec<Happening> {
    let reason = || "理由".to_owned();
    let place = || "18歳以下の代表選考会".to_owned();
    let (stage, round) = (1, 2);
    vec![
        Happening::Entered { person },
        Happening::Cancelled { person },
        Happening::Received {
            person,
            asked: Asked::GuardianConsent,
        },
        Happening::CheckedIn { person },
        Happening::NoShowsReleased,
        Happening::WalkedIn { person },
        Happening::StaffNamed { person: by },
        Happening::Replaced {
            person,
            by,
            stage,
            round,
        },
        Happening::Absent {
            person,
            stage,
            round,
        },
        Happening::Late {
            person,
            minutes: 10,
        },
        Happening::Adjusted {
            person,
            stage,
            round: Some(2),
            points: Points(-1_000),
            reason: reason(),
        },
        Happening::Offended {
            person,
            stage: Some(stage),
            round: Some(2),
            reason: reason(),
        },
        Happening::Lifted {
            event: EventId(1),
            reason: reason(),
        },
        Happening::RoundSeated {
            stage,
            round,
            seed: Some(u32::MAX),
            reason: None,
        },
        Happening::RoundSeated {
            stage,
            round,
            seed: None,
            reason: Some(reason()),
        },
        Happening::Returned {
            person,
            stage,
            round,
        },
        Happening::LotDrawn {
            stage,
            order: vec![by, person],
            seed: None,
        },
        Happening::LotDrawn {
            stage,
            order: Vec::new(),
            seed: Some(7),
        },
        Happening::CutDecided {
            stage,
            through: vec![person, by],
        },
        Happening::PrizePicked {
            person,
            prize: "米".to_owned(),
        },
        Happening::PlaceOffered {
            person,
            place: place(),
        },
        Happening::PlaceAccepted {
            person,
            place: place(),
        },
        Happening::PlaceDeclined {
            person,
            place: place(),
        },
    ]
}

#[test]
fn every_kind_of_happening_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let day = NaiveDate::from_ymd_opt(2026, 1, 4).unwrap();
    let now = day.and_hms_opt(9, 0, 0).unwrap();
    let new = NewClub {
        name: "白樺会".into(),
        rules: scoring::preset("shirakaba-2025").unwrap(),
        fiscal_start: FiscalStart::default(),
        calendar: Calendar::Japanese,
    };
    let mut club = Club::create(folder.path().join("club.hanchan"), &new, now).unwrap();
    let [person, by] = [1, 2].map(|number| {
        let member = Member {
            number,
            name: format!("選手{number}"),
            ..Member::default()
        };
        club.add_member(now, &member).unwrap()
    });
    let knockout = competition::preset("hakuryuo-40").unwrap();
    let id = club.add_competition(now, &knockout).unwrap();
    let written = each(person, by);
    club.transact(Op::RecordEvent, now, |file| {
        for what in &written {
            insert(file, id, now, what)?;
        }
        Ok(())
    })
    .unwrap();
    let log = of_competition(&club.connection, id).unwrap();
    assert!(log.iter().all(|event| event.at == now));
    let read: Vec<_> = log.into_iter().map(|event| event.what).collect();
    assert_eq!(read, written);
    club.undo(now).unwrap();
    club.redo(now).unwrap();
    let again = of_competition(&club.connection, id).unwrap();
    assert_eq!(again.len(), read.len());
    assert!(club.check().unwrap().is_empty());
}

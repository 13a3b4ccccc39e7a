use super::*;
use crate::for_tests::new_club;
use db::{Attendance, Club};
use scoring::SeriesId;

/// A club of nine of whom six are there, the sixth for the first round alone.
fn open() -> (tempfile::TempDir, OpenClub, DrawPlace) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.hanchan");
    drop(new_club(&path, "shirakaba-2025"));
    let open = OpenClub::default();
    open.open(&path).unwrap();
    let place = open
        .write(|club, now| {
            let mut people = Vec::new();
            for number in 1..=9 {
                let member = Member {
                    number,
                    name: format!("会員{number}"),
                    ..Member::default()
                };
                people.push(club.add_member(now, &member)?);
            }
            let series = club.add_series(now, "水曜会")?;
            let mut here: Vec<Attendance> = people[..6]
                .iter()
                .copied()
                .map(Attendance::all_day)
                .collect();
            here[5].until_round = Some(1);
            let date = "2026-11-21".parse().unwrap();
            club.take_attendance(now, date, series, &here)?;
            Ok(place(series, club.settings()?.rules))
        })
        .unwrap();
    (folder, open, place)
}

fn place(series: SeriesId, rules: scoring::RuleSetId) -> DrawPlace {
    DrawPlace {
        day: "2026-11-21".into(),
        series,
        round: 1,
        rules,
    }
}

fn same(last: u32) -> SameFor {
    SameFor {
        last,
        winds: Winds::Turn,
    }
}

fn seats(open: &OpenClub, place: &DrawPlace, text: &str) -> SeatsByHand {
    let SeatsRead::Seats { tables, sits_out } = read(open, place, text).unwrap() else {
        panic!("{text} was not read");
    };
    let person = |seat: &SeatRead| seat.person.as_ref().map(|person| person.id);
    SeatsByHand {
        tables: (tables.iter())
            .map(|table| table.iter().map(person).collect())
            .collect(),
        sits_out: sits_out.iter().filter_map(person).collect(),
    }
}

#[test]
fn a_list_is_read_and_what_is_doubtful_comes_with_suggestions() {
    let (_folder, open, place) = open();
    let found = read(&open, &place, "1 2 3 会員44\nお休み 5").unwrap();
    let SeatsRead::Seats { tables, sits_out } = found else {
        panic!("was not read");
    };
    assert_eq!(tables[0][0].person.as_ref().unwrap().name, "会員1");
    let doubt = &tables[0][3];
    assert_eq!((&*doubt.text, &doubt.person), ("会員44", &None));
    assert_eq!(doubt.near[0].number, 4);
    assert_eq!(sits_out[0].person.as_ref().unwrap().number, 5);
    let long = SeatsRead::TooMany {
        line: Number::of(2),
        has: Number::of(5),
        takes: Number::of(4),
    };
    assert_eq!(read(&open, &place, "1 2 3 4\n5 6 7 8 9").unwrap(), long);
}

#[test]
fn seats_are_looked_at_and_kept_for_all_rounds_with_who_came_or_not_at_all() {
    let (_folder, open, place) = open();
    let half = seats(&open, &place, "1 2 3 7");
    let looked = look(&open, &place, &half, same(1)).unwrap();
    let numbers: Vec<u32> = looked
        .amiss
        .no_place
        .iter()
        .map(|one| one.person.number)
        .collect();
    assert_eq!(numbers, [4, 5, 6]);
    assert_eq!(looked.came[0].number, 7);
    assert!(looked.draw.is_none());
    let refused = keep(&open, &place, &half, same(1)).unwrap_err();
    assert_eq!(refused, WireError::SeatsNotWhole { round: 1 });

    let whole = seats(&open, &place, "1 2 3 7\nお休み 4 5 6");
    let looked = look(&open, &place, &whole, same(2)).unwrap();
    assert!(looked.amiss.no_place.is_empty() && looked.amiss.not_there.is_empty());
    assert_eq!(looked.draw.unwrap().tables[0].people[3].number, 7);
    keep(&open, &place, &whole, same(2)).unwrap();
    let kept = open
        .read(|club| {
            let date = "2026-11-21".parse().unwrap();
            let session = club.session_on(date, place.series)?.unwrap();
            Ok((club.draws(session)?, club.attendance(session)?.len()))
        })
        .unwrap();
    assert_eq!(kept.1, 7);
    let east = |draw: &db::Draw| draw.seating.tables[0].as_slice()[0];
    let draws = kept.0;
    assert_eq!((draws.len(), draws[0].seed), (2, None));
    assert_ne!(east(&draws[0]), east(&draws[1]), "the winds turn");
    assert_eq!(draws[0].seating.sits_out.len(), 3);
    assert_eq!(
        draws[1].seating.sits_out.len(),
        2,
        "who left sits out no more"
    );

    // Whoever left has no seat afterwards.
    let with_six = seats(&open, &place, "1 2 3 6\nお休み 4 5 7");
    let looked = look(&open, &place, &with_six, same(2)).unwrap();
    assert_eq!(looked.amiss.not_there[0].person.number, 6);
    assert_eq!(looked.amiss.not_there[0].round, 2);
    open.write(Club::undo).unwrap();
    let left = open.read(|club| {
        let date = "2026-11-21".parse().unwrap();
        let session = club.session_on(date, place.series)?.unwrap();
        Ok((club.draws(session)?.len(), club.attendance(session)?.len()))
    });
    assert_eq!(left.unwrap(), (0, 6), "undone as one");
}

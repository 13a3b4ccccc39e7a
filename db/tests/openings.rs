//! Opening totals in the club's file: written down, corrected, taken back, exported and brought in again,
//! moved with people who are one, and erased with what is written about them alone.

use crate::support::{club, day, export_to, files_of, import, now, numbered, refused};
use db::{Club, Encoding, ExportFormat, Refused};
use scoring::record::OpeningTotal;
use scoring::{Period, PersonId, Points};
use tempfile::TempDir;

fn club_with_totals() -> (TempDir, Club, PersonId, OpeningTotal) {
    let (folder, mut club) = club();
    let person = club.add_member(now(), &numbered(1)).unwrap();
    let series = club.add_series(now(), "水曜会").unwrap();
    let opening = OpeningTotal {
        period: Period {
            from: day("2023-04-01"),
            to: day("2024-03-31"),
        },
        series,
        person,
        games: Some(40),
        places: Some([12, 10, 10, 8]),
        total: Points(312_400),
        source: "会員1の帳面".into(),
    };
    club.add_opening(now(), &opening).unwrap();
    let uncounted = OpeningTotal {
        period: Period {
            from: day("2024-04-03"),
            to: day("2024-04-03"),
        },
        games: None,
        places: None,
        total: Points(-1_500),
        ..opening.clone()
    };
    club.add_opening(now(), &uncounted).unwrap();
    (folder, club, person, opening)
}

#[test]
fn what_cannot_be_is_refused() {
    let (_folder, mut club, _, opening) = club_with_totals();
    let cannot = [
        OpeningTotal {
            games: Some(39),
            ..opening.clone()
        },
        OpeningTotal {
            games: None,
            ..opening.clone()
        },
        OpeningTotal {
            games: Some(0),
            places: None,
            ..opening.clone()
        },
        OpeningTotal {
            total: Points(50),
            ..opening.clone()
        },
        OpeningTotal {
            total: Points(1_000_000_100),
            ..opening.clone()
        },
        OpeningTotal {
            period: Period {
                from: day("2024-04-01"),
                to: day("2024-03-31"),
            },
            ..opening.clone()
        },
    ];
    for one in cannot {
        let refused = refused(club.add_opening(now(), &one));
        assert!(matches!(refused, Refused::Opening(_)), "{one:?}");
    }
    let nameless = OpeningTotal {
        source: " ".into(),
        ..opening
    };
    assert!(matches!(
        refused(club.add_opening(now(), &nameless)),
        Refused::Text(_)
    ));
}

#[test]
fn they_are_corrected_deleted_and_taken_back() {
    let (_folder, mut club, _, opening) = club_with_totals();
    let (id, first) = club.openings(Period::ALWAYS).unwrap().remove(0);
    assert_eq!(first, opening);
    let other = OpeningTotal {
        total: Points(312_500),
        ..opening.clone()
    };
    club.correct_opening(now(), id, &other).unwrap();
    assert_eq!(club.openings(Period::ALWAYS).unwrap()[0].1, other);
    club.delete_opening(now(), id).unwrap();
    assert_eq!(club.openings(Period::ALWAYS).unwrap().len(), 1);
    club.undo(now()).unwrap();
    club.undo(now()).unwrap();
    assert_eq!(club.openings(Period::ALWAYS).unwrap()[0].1, opening);
    assert_eq!(club.check().unwrap(), []);
}

#[test]
fn they_come_back_from_every_form_of_an_export() {
    let (_folder, club, ..) = club_with_totals();
    for format in [ExportFormat::Csv(Encoding::Utf8), ExportFormat::Xlsx] {
        let out = TempDir::new().unwrap();
        export_to(out.path(), &club, format);
        let (_other, mut other) = crate::support::club();
        import(&mut other, &files_of(out.path())).unwrap();
        let of = |club: &Club| -> Vec<OpeningTotal> {
            let all = club.openings(Period::ALWAYS).unwrap();
            all.into_iter().map(|(_, one)| one).collect()
        };
        assert_eq!(of(&other), of(&club));
    }
    let out = TempDir::new().unwrap();
    export_to(out.path(), &club, ExportFormat::JsonLines);
    let lines = std::fs::read_to_string(out.path().join("openings.jsonl")).unwrap();
    assert_eq!(
        lines.lines().next(),
        Some(
            r#"{"from":"2023-04-01","to":"2024-03-31","series":"水曜会","member":1,"games":40,"first":12,"second":10,"third":10,"fourth":8,"total":312400,"source":"会員1の帳面"}"#
        )
    );
}

#[test]
fn they_move_with_a_person_who_is_one_with_another() {
    let (_folder, mut club, person, _) = club_with_totals();
    let other = club.add_member(now(), &numbered(2)).unwrap();
    assert_eq!(club.preview_merge(other, person).unwrap().openings, 2);
    club.merge_members(now(), other, person).unwrap();
    let all = club.openings(Period::ALWAYS).unwrap();
    assert!(all.iter().all(|(_, one)| one.person == other));
}

#[test]
fn a_person_with_totals_is_not_deleted_and_nor_is_the_series() {
    let (_folder, mut club, person, opening) = club_with_totals();
    assert!(matches!(
        refused(club.delete_member(now(), person)),
        Refused::InUse { .. }
    ));
    assert!(matches!(
        refused(club.delete_series(now(), opening.series)),
        Refused::InUse { .. }
    ));
}

#[test]
fn erasing_a_person_leaves_the_totals_and_takes_away_where_they_came_from() {
    let (folder, mut club, person, opening) = club_with_totals();
    club.erase_member(now(), person).unwrap();
    let all = club.openings(Period::ALWAYS).unwrap();
    assert_eq!(all[0].1.total, opening.total);
    assert!(all.iter().all(|(_, one)| one.source == "（消去）"));
    drop(club);
    let bytes = std::fs::read(folder.path().join("club.hanchan")).unwrap();
    let traces = bytes
        .windows("の帳面".len())
        .any(|part| part == "の帳面".as_bytes());
    assert!(!traces);
}

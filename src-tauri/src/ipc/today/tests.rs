use super::*;
use crate::for_tests::new_club;
use scoring::{BySeat, HanchanId, PersonId};

fn entered(round: u32, label: &str) -> SessionTable {
    SessionTable {
        round,
        label: label.into(),
        people: BySeat::four([1, 2, 3, 4].map(PersonId)),
        hanchan: Some(HanchanId(1)),
        set_aside: None,
    }
}

#[test]
fn the_next_sheet_fills_the_round_and_then_begins_another() {
    for (tables, round, label) in [
        (vec![], 1, "A"),
        (vec![entered(1, "A")], 1, "B"),
        (vec![entered(1, "A"), entered(1, "C")], 1, "B"),
        (
            vec![entered(1, "A"), entered(1, "B"), entered(2, "A")],
            2,
            "B",
        ),
        (vec![entered(1, "A"), entered(2, "A")], 3, "A"),
    ] {
        let next = next_place(&tables, &[], 4);
        assert_eq!(next, NextPlace::new(round, label.to_owned()), "{tables:?}");
    }
}

#[test]
fn a_table_that_is_missing_comes_first() {
    let mut tables = vec![entered(1, "A"), entered(1, "B"), entered(2, "A")];
    tables[1].hanchan = None;
    assert_eq!(
        next_place(&tables, &[], 4),
        NextPlace::new(1, "B".to_owned())
    );
}

#[test]
fn a_round_has_the_tables_that_those_present_fill() {
    let present = |people| (1..=people).map(PersonId).map(Attendance::all_day);
    let next = |tables: &[SessionTable], people| {
        next_place(tables, &present(people).collect::<Vec<_>>(), 4)
    };
    let first = [entered(1, "A")];
    assert_eq!(next(&first, 3), NextPlace::new(1, "B".to_owned()));
    assert_eq!(next(&first, 7), NextPlace::new(2, "A".to_owned()));
    assert_eq!(next(&first, 8), NextPlace::new(1, "B".to_owned()));
    let second = [entered(1, "A"), entered(1, "B"), entered(2, "A")];
    assert_eq!(next(&second, 5), NextPlace::new(3, "A".to_owned()));
}

#[test]
fn the_window_begins_with_what_its_page_would_ask_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.hanchan");
    let open = OpenClub::default();
    assert!(FirstDay::read(&open, Vec::new()).is_err());
    drop(new_club(&path, "shirakaba-2025"));
    open.open(&path).unwrap();
    assert!(FirstDay::read(&open, Vec::new()).unwrap().view.is_none());

    open.write(|club, now| club.add_series(now, "水曜会"))
        .unwrap();
    let first = serde_json::to_value(FirstDay::read(&open, Vec::new()).unwrap()).unwrap();
    let asked = choices(&open).unwrap();
    let shown = view(&open, today(), asked.usual_series.unwrap()).unwrap();
    let asked = serde_json::json!({ "choices": asked, "view": shown, "drafts": [] });
    assert_eq!(first, asked);
}

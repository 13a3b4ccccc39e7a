//! Tables from drawn to entered, and tables that are set aside.

use crate::support::evening::{draw_round, entry, present};
use crate::support::{now, refused, void};
use competition::swap;
use db::{PlainRefusal, Refused, SessionTable, SetAside, SetAsideKind, Thing};
use scoring::record::ScoreSheet;
use scoring::{BySeat, Period, Points, Seat, standings};

#[test]
fn tables_go_from_drawn_to_entered() {
    let (_folder, mut club, session, _) = present(9);
    let draw = draw_round(&mut club, session, 1);
    let drawn = club.tables(session).unwrap();
    assert_eq!(drawn.len(), 2);
    assert!(drawn.iter().all(SessionTable::is_missing));
    let plan = club.round_plans(session).unwrap().remove(0);
    assert_eq!(
        (plan.round, plan.sits_out),
        (1, draw.seating.sits_out.clone())
    );
    for (table, planned) in drawn.iter().zip(&plan.tables) {
        assert_eq!(
            (&table.label, table.people),
            (&planned.label, planned.seats)
        );
    }
    // Somebody sat down in another's place, and the sheet says so.
    let moved = swap(
        &draw.seating,
        draw.seating.sits_out[0],
        draw.seating.tables[1].as_slice()[2],
    )
    .unwrap();
    let played = SessionTable {
        people: moved.tables[1],
        ..drawn[1].clone()
    };
    let id = club
        .enter_hanchan(now(), &entry(&club, session, &played), &[])
        .unwrap();
    let tables = club.tables(session).unwrap();
    assert_eq!(tables[0], drawn[0]);
    assert_eq!(
        (tables[1].hanchan, tables[1].people),
        (Some(id), moved.tables[1])
    );
    assert!(!tables[1].is_missing());
    club.delete_draw(now(), session, 1).unwrap();
    assert_eq!(club.tables(session).unwrap().len(), 1, "the sheet stays");
    assert_eq!(
        refused(club.delete_draw(now(), session, 1)),
        Refused::NoSuch {
            what: Thing::Draw,
            key: "1".into()
        }
    );
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn a_preview_settles_and_stores_nothing() {
    let (_folder, mut club, session, _) = present(4);
    draw_round(&mut club, session, 1);
    let table = club.tables(session).unwrap().remove(0);
    let mut sheet = entry(&club, session, &table);
    let preview = club
        .preview_hanchan(&ScoreSheet {
            people: BySeat::default(),
            ..sheet.clone()
        })
        .unwrap();
    assert_eq!(preview.total.as_slice()[0], Points(42_300));
    assert!(club.tables(session).unwrap()[0].is_missing());
    sheet.played.points[Seat::East] = Points(42_000);
    assert!(matches!(
        refused(club.preview_hanchan(&sheet)),
        Refused::Settle(_)
    ));
}

#[test]
fn a_table_that_was_set_aside_is_kept_but_counts_for_nothing() {
    let (_folder, mut club, session, _) = present(8);
    draw_round(&mut club, session, 1);
    for table in club.tables(session).unwrap() {
        club.enter_hanchan(now(), &entry(&club, session, &table), &[])
            .unwrap();
    }
    club.set_aside(now(), session, 1, "A", &void("牌が足りなかった"))
        .unwrap();
    let records = club.records(Period::ALWAYS).unwrap();
    assert_eq!(records.hanchan.len(), 1);
    assert_eq!(standings(&records, records.club_kind()).len(), 4);
    let tables = club.tables(session).unwrap();
    assert_eq!(tables[0].set_aside, Some(void("牌が足りなかった")));
    let (sheet, _) = club.hanchan(tables[0].hanchan.unwrap()).unwrap();
    assert_eq!(
        sheet.played.points[Seat::East],
        Points(42_300),
        "the sheet is kept"
    );

    let history = club.history_of_hanchan(tables[0].hanchan.unwrap()).unwrap();
    let last = history.last().unwrap();
    assert_eq!(
        (last.table.as_str(), last.record.as_str()),
        ("set_aside", "2025-04-16 水曜会 1 A")
    );

    // Correcting it where it is, or moving it, leaves it set aside.
    let moved = ScoreSheet {
        table: "Z".into(),
        ..sheet
    };
    club.correct_hanchan(now(), tables[0].hanchan.unwrap(), &moved, &[])
        .unwrap();
    assert_eq!(club.records(Period::ALWAYS).unwrap().hanchan.len(), 1);
    assert_eq!(
        club.tables(session).unwrap().last().unwrap().set_aside,
        Some(void("牌が足りなかった"))
    );
    assert!(club.check().unwrap().is_empty());

    club.count_again(now(), session, 1, "Z").unwrap();
    assert_eq!(club.records(Period::ALWAYS).unwrap().hanchan.len(), 2);
    for _ in 0..2 {
        club.undo(now()).unwrap();
    }
    assert_eq!(
        club.tables(session).unwrap()[0].set_aside,
        Some(void("牌が足りなかった"))
    );
    club.delete_hanchan(now(), tables[0].hanchan.unwrap())
        .unwrap();
    assert!(
        !club.tables(session).unwrap()[0].is_missing(),
        "it was drawn, and nothing is to come"
    );
}

#[test]
fn a_table_is_set_aside_without_a_sheet() {
    let (_folder, mut club, session, _) = present(4);
    let nowhere = Refused::NoSuch {
        what: Thing::Table,
        key: "1 A".into(),
    };
    assert_eq!(
        refused(club.set_aside(now(), session, 1, "A", &void("牌が足りなかった"))),
        nowhere
    );
    draw_round(&mut club, session, 1);
    let unfinished = SetAside {
        kind: SetAsideKind::Unfinished,
        reason: "停電".into(),
    };
    club.set_aside(now(), session, 1, " A ", &void("牌が足りなかった"))
        .unwrap();
    club.set_aside(now(), session, 1, "A", &unfinished).unwrap();
    let table = club.tables(session).unwrap().remove(0);
    assert_eq!(table.set_aside.as_ref(), Some(&unfinished));
    let sheet = entry(&club, session, &table);
    assert_eq!(
        refused(club.enter_hanchan(now(), &sheet, &[])),
        PlainRefusal::TableSetAside {
            round: 1,
            table: "A".into()
        }
        .into()
    );
    let reasonless = SetAside {
        reason: " ".into(),
        ..void("牌が足りなかった")
    };
    assert!(matches!(
        refused(club.set_aside(now(), session, 1, "A", &reasonless)),
        Refused::Text(_)
    ));
    // Without the draw there is no table to speak of.
    club.delete_draw(now(), session, 1).unwrap();
    assert_eq!(refused(club.count_again(now(), session, 1, "A")), nowhere);
    club.enter_hanchan(now(), &sheet, &[]).unwrap();
    assert!(club.check().unwrap().is_empty());
}

//! Competitions in the club's file: their log and rounds are kept, undone, found sound, and reached by
//! whatever reaches a member.

use crate::support::knockout::{draw, knockout, record};
use crate::support::{day, now, refused, void};
use competition::course::Fault;
use competition::{Competition, Course, Happening, RoundNumber, Sheet};
use db::{Club, CompetitionId, Op, PlainRefusal, Play, Refused};
use scoring::record::{ScoreSheet, Session};
use scoring::{BySeat, Period, PersonId, Played, Points};

const FIRST: RoundNumber = RoundNumber { stage: 1, round: 1 };

fn course(club: &Club, id: CompetitionId) -> Course {
    let entry = club.competition(id).unwrap();
    Course::of(&entry.competition, &club.competition_history(id).unwrap())
}

/// What each sheet of a drawn round will say: East first, by more at later tables.
fn sheets(club: &Club, id: CompetitionId, round_of_day: u32) -> Vec<ScoreSheet> {
    let places = club.competition_rounds(id).unwrap();
    let place = places
        .iter()
        .find(|place| place.round_of_day == round_of_day)
        .unwrap();
    let tables = club.tables(place.session).unwrap().into_iter();
    let tables = tables.filter(|table| table.round == round_of_day);
    let rules = club
        .competition_rules(place.session, round_of_day, 4)
        .unwrap()
        .unwrap();
    let start = scoring::preset("hakuryuo-40").unwrap().data().start.0;
    (0_i64..)
        .zip(tables)
        .map(|(at, table)| {
            let ends = [17_300 + at * 700, 4_600, -5_500, -16_400 - at * 700];
            ScoreSheet {
                date: day("2026-01-04"),
                series: club.competition(id).unwrap().series,
                round: round_of_day,
                table: table.label,
                rules,
                people: table.people,
                played: Played::new(BySeat::four(ends.map(|end| Points(start + end)))),
                ..ScoreSheet::default()
            }
        })
        .collect()
}

fn play(club: &mut Club, id: CompetitionId, round_of_day: u32) {
    for sheet in sheets(club, id, round_of_day) {
        club.enter_hanchan(now(), &sheet, &[]).unwrap();
    }
}

#[test]
fn each_round_is_played_by_the_rules_of_its_stage_and_the_last_is_the_final() {
    let (_folder, mut club, id, _) = knockout();
    let round = draw(&mut club, id, FIRST);
    play(&mut club, id, round);
    let through = course(&club, id).stages[0].cut.clone().unwrap().proposed;
    assert_eq!(through.len(), 4);
    let decided = Happening::CutDecided {
        stage: 1,
        through: through.clone(),
    };
    record(&mut club, id, &[decided]).unwrap();
    let last = draw(&mut club, id, RoundNumber { stage: 2, round: 1 });
    assert_eq!(last, 2);
    let session = club.competition_rounds(id).unwrap()[0].session;
    let finals = [round, last, 3].map(|round| club.is_final(session, round).unwrap());
    assert_eq!(finals, [false, true, false]);
    let rules = |round| club.rules_of_round(session, round, 4).unwrap();
    assert_eq!(rules(last).id(), "hakuryuo-40");
    assert_ne!(
        rules(3).id(),
        "hakuryuo-40",
        "the club's own where it is nobody's"
    );
}

#[test]
fn whatever_was_done_is_undone_and_done_again() {
    let (_folder, mut club, id, people) = knockout();
    let round = draw(&mut club, id, FIRST);
    play(&mut club, id, round);
    let reason = "遅刻".to_owned();
    let late = Happening::Adjusted {
        person: people[0],
        stage: 1,
        round: None,
        points: Points(-1_000),
        reason,
    };
    record(&mut club, id, &[late]).unwrap();
    let whole = |club: &Club| {
        (
            club.competitions().unwrap(),
            club.competition_history(id).unwrap(),
            club.competition_rounds(id).unwrap(),
        )
    };
    let before = whole(&club);
    let mut undone = 0;
    while club.undo(now()).is_ok() {
        undone += 1;
        assert!(club.check().unwrap().is_empty());
    }
    assert!(club.competitions().unwrap().is_empty());
    for _ in 0..undone {
        club.redo(now()).unwrap();
    }
    assert_eq!(whole(&club), before);
    let ops: Vec<Op> = club
        .history(400)
        .unwrap()
        .iter()
        .map(|entry| entry.op)
        .collect();
    for op in [Op::AddCompetition, Op::RecordEvent, Op::SeatCompetition] {
        assert!(ops.contains(&op), "{op:?}");
    }
}

#[test]
fn what_cannot_have_happened_is_refused_with_whom_it_is_about() {
    let (_folder, mut club, id, people) = knockout();
    let again = Happening::Entered { person: people[2] };
    let fresh = Happening::Entered { person: people[17] };
    let known = club.competition_history(id).unwrap();
    assert_eq!(
        refused(record(&mut club, id, &[fresh, again])),
        Refused::Happening {
            member: Some(3),
            fault: Fault::AlreadyEntered
        }
    );
    let nobody = Happening::Entered {
        person: PersonId(99),
    };
    assert!(matches!(
        refused(record(&mut club, id, &[nobody])),
        Refused::NoSuch { .. }
    ));
    let twice = Happening::LotDrawn {
        stage: 1,
        order: vec![people[0], people[4], people[0]],
        seed: None,
    };
    assert_eq!(
        refused(record(&mut club, id, &[twice])),
        Refused::Happening {
            member: Some(1),
            fault: Fault::Twice
        }
    );
    let far = Happening::Absent {
        person: people[0],
        stage: 1_000,
        round: 1,
    };
    assert!(matches!(
        refused(record(&mut club, id, &[far])),
        Refused::OutOfRange { field: "stage", .. }
    ));
    assert_eq!(club.competition_history(id).unwrap(), known);
}

#[test]
fn a_session_of_a_competition_stays_in_its_series_and_a_table_set_aside_counts_for_nothing() {
    let (_folder, mut club, id, people) = knockout();
    draw(&mut club, id, FIRST);
    let session = club.competition_rounds(id).unwrap()[0].session;
    let mut moved: Session = club.session(session).unwrap();
    moved.series = club.add_series(now(), "水曜会").unwrap();
    let in_use = |refusal: Refused| assert!(matches!(refusal, Refused::InUse { .. }));
    in_use(refused(club.correct_session(now(), session, &moved)));
    in_use(refused(club.delete_session(now(), session)));
    let series = club.competition(id).unwrap().series;
    in_use(refused(club.delete_series(now(), series)));
    in_use(refused(club.delete_competition(now(), id)));
    in_use(refused(club.delete_member(now(), people[16])));
    club.rename_series(now(), series, "大きな大会").unwrap();
    assert_eq!(
        club.competition(id).unwrap().competition.name(),
        "大きな大会"
    );

    let void = void("牌の不足");
    club.set_aside(now(), session, 1, "B", &void).unwrap();
    let history = club.competition_history(id).unwrap();
    let sheets: Vec<&Sheet> = history.rounds[0]
        .tables
        .iter()
        .map(|table| &table.sheet)
        .collect();
    assert_eq!(
        sheets,
        [
            &Sheet::Missing,
            &Sheet::SetAside,
            &Sheet::Missing,
            &Sheet::Missing
        ]
    );
}

#[test]
fn two_people_of_one_competition_stay_two_and_another_entry_joins() {
    let (_folder, mut club, id, people) = knockout();
    assert_eq!(
        refused(club.merge_members(now(), people[0], people[16])),
        PlainRefusal::InOneCompetition {
            keep: 1,
            gone: 17,
            competition: "小さな大会".into()
        }
        .into()
    );
    club.merge_members(now(), people[17], people[0]).unwrap();
    let entries = course(&club, id).entries;
    assert_eq!(entries.playing[0], people[17]);
    club.undo(now()).unwrap();
    assert_eq!(course(&club, id).entries.playing[0], people[0]);
}

#[test]
fn erasing_a_member_takes_the_reasons_from_the_log() {
    let (_folder, mut club, id, people) = knockout();
    let words = |person, text: &str| Happening::Offended {
        person,
        stage: None,
        round: None,
        reason: text.into(),
    };
    let mut data = club.competition(id).unwrap().competition.data().clone();
    data.penalties.offences = Some(2);
    club.change_competition(now(), id, &Competition::new(data).unwrap())
        .unwrap();
    let both = [words(people[0], "暴言"), words(people[1], "不正")];
    record(&mut club, id, &both).unwrap();
    assert_eq!(club.preview_erasure(people[0]).unwrap().reasons, 1);
    club.erase_member(now(), people[0]).unwrap();
    let events = club.competition_history(id).unwrap().events;
    let said = |person| {
        let mut events = events.iter();
        events.find_map(|event| match &event.what {
            Happening::Offended {
                person: of, reason, ..
            } if *of == person => Some(reason.clone()),
            _ => None,
        })
    };
    assert_eq!(said(people[0]).unwrap(), "（消去）");
    assert_eq!(said(people[1]).unwrap(), "不正");
    let bytes = std::fs::read(club.path()).unwrap();
    let holds = |text: &str| {
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    assert!(!holds("暴言") && holds("不正"));
    assert!(club.check().unwrap().is_empty());
}

#[test]
fn statistics_are_of_the_club_of_competitions_or_of_both() {
    let (_folder, mut club, id, people) = knockout();
    let round = draw(&mut club, id, FIRST);
    play(&mut club, id, round);
    let series = club.add_series(now(), "水曜会").unwrap();
    let mut sheet = crate::support::sheet::entry_in(&club, series, &people);
    sheet.date = day("2026-01-07");
    club.enter_hanchan(now(), &sheet, &[]).unwrap();
    let hanchan = |play| {
        let records = club.records_of(Period::ALWAYS, play).unwrap();
        (records.hanchan.len(), records.sessions.len())
    };
    assert_eq!(hanchan(Play::Club), (1, 1));
    assert_eq!(hanchan(Play::Competitions), (4, 1));
    assert_eq!(hanchan(Play::All), (5, 2));
}

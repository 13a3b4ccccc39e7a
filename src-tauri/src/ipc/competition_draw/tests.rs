use super::*;
use crate::for_tests::{member, new_club};
use crate::ipc::competition_by_hand::RoundToSeat;
use competition::{CannotSeat, Competition, Happening, Method, SeatingError, preset};
use desk::by_hand::SeatsByHand;
use scoring::record::ScoreSheet;
use scoring::{BySeat, Period, PersonId, Played, Points};
use tempfile::TempDir;

/// A new-year day of so many players and rounds.
fn new_year(players: u32, rounds: usize) -> (TempDir, OpenClub, CompetitionId) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.hanchan");
    drop(new_club(&path, "haku-2015"));
    let open = OpenClub::default();
    open.open(&path).unwrap();
    let mut data = preset("haku-2015").unwrap().data().clone();
    data.stages[0].rounds = vec![Method::Constraints; rounds];
    let settled = Competition::new(data).unwrap();
    let id = open
        .write(|club, now| {
            let id = club.add_competition(now, &settled)?;
            let entered = |number| {
                let person = club.add_member(now, &member(number))?;
                Ok(Happening::Entered { person })
            };
            let entered: Vec<_> = (1..=players)
                .map(entered)
                .collect::<Result<_, db::Error>>()?;
            club.record_happenings(now, id, now, &entered)?;
            Ok(id)
        })
        .unwrap();
    (folder, open, id)
}

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 1, day).unwrap()
}

fn proposed(open: &OpenClub, last: &LastDraw, id: CompetitionId) -> ProposedSeats {
    last.propose(open, &Works::default(), &first_of(id), 1)
        .unwrap()
}

fn first_of(id: CompetitionId) -> ToDraw {
    ToDraw {
        competition: id,
        stage: 1,
        round: 1,
        seed: 2015,
        despite_missing_sheets: None,
    }
}

fn of_round(round: u32) -> RoundNumber {
    RoundNumber { stage: 1, round }
}

/// Who sits where, as the page is shown it.
fn seats(round: &RoundSeats) -> Vec<Vec<PersonId>> {
    let tables = round.tables.iter();
    tables
        .map(|table| table.people.iter().map(|person| person.id).collect())
        .collect()
}

/// Who sits where, as it is in the club's file.
fn kept(open: &OpenClub, id: CompetitionId) -> Vec<Vec<Vec<PersonId>>> {
    let held = read_contest(open, id).unwrap();
    let rounds = held.history.rounds.iter();
    rounds
        .map(|round| {
            let tables = round.seating().tables.into_iter();
            tables
                .map(|table| {
                    let people = table.as_slice().iter();
                    people.copied().collect()
                })
                .collect()
        })
        .collect()
}

/// The first of the first table and the last of the last.
fn two_of(round: &RoundSeats) -> DrawSwap {
    let seats = seats(round);
    DrawSwap {
        one: seats[0][0],
        other: seats[3][3],
    }
}

#[test]
fn what_is_accepted_is_what_was_looked_at() {
    let (_folder, open, id) = new_year(16, 2);
    let last = LastDraw::default();
    let first = proposed(&open, &last, id);
    assert_eq!(
        (first.seed, first.stopped, first.rounds.len()),
        (Some(2015), false, 2)
    );
    assert_eq!(first.quality.repeats, 0);
    let people = two_of(&first.rounds[1]);
    let moved = last.swap(&open, id, 2, people).unwrap();
    assert_eq!(seats(&moved.rounds[0]), seats(&first.rounds[0]));
    let moved_seats = seats(&moved.rounds[1]);
    assert_eq!(
        (moved_seats[0][0], moved_seats[3][3]),
        (people.other, people.one)
    );
    last.accept(&open, id, day(4), 2).unwrap();
    assert_eq!(
        kept(&open, id),
        [seats(&moved.rounds[0]), seats(&moved.rounds[1])]
    );
    let seed = |round| {
        read_contest(&open, id)
            .unwrap()
            .course
            .round(of_round(round))
            .unwrap()
            .seed
    };
    assert_eq!([seed(1), seed(2)], [Some(2015); 2]);
    let again = last.accept(&open, id, day(4), 2);
    assert_eq!(again, Err(WireError::DrawOutOfDate));
}

#[test]
fn the_first_round_can_be_accepted_alone() {
    let (_folder, open, id) = new_year(16, 2);
    let last = LastDraw::default();
    let both = proposed(&open, &last, id);
    last.accept(&open, id, day(4), 1).unwrap();
    assert_eq!(kept(&open, id), [seats(&both.rounds[0])]);
}

#[test]
fn nothing_is_accepted_that_was_drawn_before_something_was_written() {
    let (_folder, open, id) = new_year(16, 2);
    let last = LastDraw::default();
    let shown = proposed(&open, &last, id);
    let people = two_of(&shown.rounds[0]);
    let of_another = last.accept(&open, CompetitionId(id.0 + 1), day(4), 1);
    assert_eq!(of_another, Err(WireError::DrawOutOfDate));
    open.write(|club, now| club.add_member(now, &member(17)))
        .unwrap();
    let swapped = last.swap(&open, id, 1, people).map(drop);
    assert_eq!(swapped, Err(WireError::DrawOutOfDate));
    let accepted = last.accept(&open, id, day(4), 1);
    assert_eq!(accepted, Err(WireError::DrawOutOfDate));
    assert!(kept(&open, id).is_empty());
    proposed(&open, &last, id);
    last.accept(&open, id, day(4), 1).unwrap();
    assert_eq!(kept(&open, id).len(), 1);
}

#[test]
fn a_round_drawn_anew_after_a_later_one_was_played_heeds_it_and_leaves_it() {
    let (_folder, open, id) = new_year(16, 2);
    let last = LastDraw::default();
    proposed(&open, &last, id);
    last.accept(&open, id, day(4), 2).unwrap();
    let second = kept(&open, id)[1].clone();
    play_first_table(&open, id, 2);
    let again = proposed(&open, &last, id);
    assert_eq!((again.rounds.len(), again.quality.repeats), (1, 0));
    last.accept(&open, id, day(4), 1).unwrap();
    assert_eq!(kept(&open, id), [seats(&again.rounds[0]), second]);
}

/// Enters the sheet of the first table of a round.
fn play_first_table(open: &OpenClub, id: CompetitionId, round_of_day: u32) {
    let held = read_contest(open, id).unwrap();
    let points = [42_000, 31_000, 19_000, 8_000].map(Points);
    let points = BySeat::from_slice(&points).unwrap();
    let entry = open.read(|club| {
        let session = held.rounds[0].session;
        let tables = club.tables(session)?.into_iter();
        let mut tables = tables.filter(|table| table.round == round_of_day);
        let table = tables.next().unwrap();
        Ok(ScoreSheet {
            date: day(4),
            series: held.entry.series,
            round: round_of_day,
            rules: club.competition_rules(session, round_of_day, 4)?.unwrap(),
            table: table.label,
            people: table.people,
            played: Played::new(points),
            ..ScoreSheet::default()
        })
    });
    let entry = entry.unwrap();
    open.write(|club, now| club.enter_hanchan(now, &entry, &[]))
        .unwrap();
}

/// Twelve cannot but meet again, so that nothing but its end or the person ends the search.
#[test]
fn a_search_that_is_stopped_has_found_seats_for_everybody() {
    let (_folder, open, id) = new_year(12, 4);
    let stopped = Proposed::find(&open, &first_of(id), |_| ControlFlow::Break(())).unwrap();
    assert!(stopped.stopped);
    assert_eq!(stopped.rounds.len(), 4);
    let held = read_contest(&open, id).unwrap();
    for round in &stopped.rounds {
        let tables = round.tables.iter();
        let mut seated: Vec<PersonId> =
            tables.flat_map(|table| table.as_slice().to_vec()).collect();
        seated.sort();
        assert_eq!(seated, held.course.entries.playing);
    }
}

#[test]
fn somebody_is_moved_in_a_round_where_it_is_played() {
    let (_folder, open, id) = new_year(16, 2);
    let last = LastDraw::default();
    let shown = proposed(&open, &last, id);
    last.accept(&open, id, day(4), 2).unwrap();
    let sessions = || {
        open.read(|club| club.sessions(Period::ALWAYS))
            .unwrap()
            .len()
    };
    assert_eq!(sessions(), 1);
    let people = two_of(&shown.rounds[0]);
    let cost = swap_in_round(&open, id, of_round(1), people).unwrap();
    assert_eq!(cost.before.repeats, 0);
    let after = kept(&open, id);
    assert_eq!((after[0][0][0], after[0][3][3]), (people.other, people.one));
    assert_eq!(after[1], seats(&shown.rounds[1]));
    // No day is opened on which nobody plays.
    assert_eq!(sessions(), 1);

    let stranger = DrawSwap {
        other: PersonId(99),
        ..people
    };
    let refused = swap_in_round(&open, id, of_round(1), stranger).map(drop);
    assert_eq!(refused.unwrap_err(), WireError::NotInDraw { round: 1 });
    let refused = swap_in_round(&open, id, of_round(3), people).map(drop);
    assert_eq!(refused.unwrap_err(), WireError::NotInDraw { round: 3 });
    assert_eq!(kept(&open, id), after);
}

#[test]
fn too_few_and_tables_that_are_not_whole_are_said_in_their_own_way() {
    let two = CannotSeat::NotWholeTables { missing: 2 };
    let missing = WireError::NotWholeTables {
        missing: "2".into(),
    };
    assert_eq!(refused(two, 1), missing);
    let few = SeatingError::TooFew {
        present: 3,
        needed: 4,
    };
    let too_few = WireError::TooFewToSeat {
        round: 2,
        present: "3".into(),
        needed: "4".into(),
    };
    assert_eq!(refused(few.into(), 2), too_few);
    assert_eq!(
        refused(CannotSeat::CutNotDecided, 1),
        WireError::CutNotDecided
    );
}

#[test]
fn seats_that_people_drew_are_looked_at_and_accepted_as_a_draw_is() {
    let (_folder, open, id) = new_year(9, 2);
    let last = LastDraw::default();
    let of = RoundToSeat {
        competition: id,
        stage: 1,
        round: 1,
    };
    let people: Vec<PersonId> = read_contest(&open, id).unwrap().course.entries.playing;
    let table = |people: &[PersonId]| people.iter().copied().map(Some).collect();
    let mut typed = SeatsByHand {
        tables: vec![table(&people[..4]), table(&people[4..8])],
        sits_out: Vec::new(),
    };
    let missing = of.propose(&open, &last, &typed).unwrap_err();
    assert!(
        matches!(missing, WireError::SeatsNotWhole { round: 1 }),
        "the ninth has no place: {missing:?}"
    );

    typed.sits_out.push(people[8]);
    let proposed = of.propose(&open, &last, &typed).unwrap();
    assert_eq!(proposed.seed, None);
    assert_eq!(
        seats(&proposed.rounds[0]),
        [&people[..4], &people[4..8]].map(<[_]>::to_vec)
    );
    last.accept(&open, id, day(10), 1).unwrap();
    assert_eq!(
        kept(&open, id),
        [[&people[..4], &people[4..8]].map(<[_]>::to_vec)]
    );
    let held = read_contest(&open, id).unwrap();
    assert_eq!(held.course.round(of_round(1)).unwrap().seed, None);
}

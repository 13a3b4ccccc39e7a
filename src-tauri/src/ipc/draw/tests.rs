use super::*;
use crate::for_tests::new_club;
use competition::Presence;
use db::PlainRefusal;
use scoring::Players;

fn situation(people: i64) -> Situation {
    Situation {
        players: Players::Four,
        present: (1..=people).map(|id| Presence::new(PersonId(id))).collect(),
        ..Situation::default()
    }
}

fn called(people: impl Iterator<Item = (u32, String)>) -> Names {
    Names::new(people.map(|(id, name)| (PersonId(id.into()), 10 + id, name)))
}

fn view(situation: &Situation, seating: &Seating) -> DrawView {
    let names = called((1..=9).map(|id| (id, "会員".to_owned())));
    DrawView::of(situation, seating, Some(7), &names).unwrap()
}

#[test]
fn a_draw_is_told_by_its_seed_and_whom_to_swap() {
    let five = situation(5);
    let first = drawn(&five, 1, 7, &[]).unwrap();
    let out = first.sits_out[0];
    let east = first.tables[0].as_slice()[0];
    let swap = DrawSwap {
        one: out,
        other: east,
    };
    let second = drawn(&five, 1, 7, &[swap]).unwrap();
    assert_eq!(second.sits_out, [east]);
    assert_eq!(second.tables[0].as_slice()[0], out);
    assert_eq!(drawn(&five, 1, 7, &[swap, swap]).unwrap(), first);

    let told = view(&five, &second);
    assert_eq!(told.sits_out[0].id, east);
    assert_eq!(told.sits_out[0].wind, None);
    let seat = &told.tables[0].people[0];
    assert_eq!((seat.id, seat.wind), (out, Some('東')));
}

#[test]
fn who_meets_again_today_is_named() {
    let mut four = situation(4);
    let seating = drawn(&four, 2, 1, &[]).unwrap();
    assert!(view(&four, &seating).quality.met_today.is_empty());
    four.today.add(&[PersonId(1), PersonId(3)]);
    let met = view(&four, &seating).quality.met_today;
    assert_eq!(met.len(), 1);
    let mut pair = [met[0].0.as_str(), met[0].1.as_str()];
    pair.sort_unstable();
    assert_eq!(pair, ["会員(11)", "会員(13)"]);
}

#[test]
fn too_few_are_said_in_their_own_way() {
    let refusal = |people| drawn(&situation(people), 3, 1, &[]).unwrap_err();
    assert_eq!(refusal(0), WireError::NobodyPresent { round: 3 });
    let too_few = WireError::TooFewPresent {
        round: 3,
        present: "3".into(),
        needed: "4".into(),
    };
    assert_eq!(refusal(3), too_few);
    let stranger = DrawSwap {
        one: PersonId(1),
        other: PersonId(99),
    };
    assert_eq!(
        drawn(&situation(4), 3, 1, &[stranger]).unwrap_err(),
        WireError::NotInDraw { round: 3 }
    );
}

#[test]
fn who_came_after_the_draw_and_who_left_are_named() {
    let five = situation(5);
    let seating = drawn(&situation(4), 1, 1, &[]).unwrap();
    let names = called((1..=5).map(|id| (id, format!("会員{id}"))));
    let found = |present: i64| Found {
        situation: situation(present),
        kept: Some(Draw {
            round: 1,
            seed: Some(1),
            seating: seating.clone(),
        }),
        sheets: 0,
    };
    let told = found(5).told(&names).unwrap();
    assert_eq!(told.came_since, [names.of(five.present[4].person)]);
    assert!(told.not_there.is_empty());
    let told = found(3).told(&names).unwrap();
    assert_eq!(told.not_there, [names.of(PersonId(4))]);
    assert!(told.came_since.is_empty());
}

#[test]
fn the_days_of_a_competition_are_not_drawn_among_the_clubs_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.hanchan");
    drop(new_club(&path, "haku-2015"));
    let open = OpenClub::default();
    open.open(&path).unwrap();
    let competition = competition::preset("haku-2015").unwrap();
    let own = open.write(|club, now| {
        club.add_competition(now, &competition)?;
        let named = club.series_named(competition.name())?;
        Ok(named.unwrap_or(SeriesId(0)))
    });
    let place = DrawPlace {
        day: "2026-01-04".into(),
        series: own.unwrap(),
        round: 1,
        rules: RuleSetId(1),
    };
    let expected = WireError::Plain(PlainRefusal::SeatedByCompetition {
        competition: competition.name().to_owned(),
    });
    assert_eq!(super::situation(&open, &place).unwrap_err(), expected);
}

use super::*;
use scoring::{BySeat, preset};

fn typed(winner: &str, loser: &str, level: &str) -> SheetHand {
    SheetHand {
        winner: winner.into(),
        loser: loser.into(),
        level: level.into(),
        ..SheetHand::default()
    }
}

fn shirakaba() -> RuleSet {
    preset("shirakaba-2025").unwrap()
}

fn preview(hand: &SheetHand, rules: &RuleSet) -> HandPreview {
    previews(std::slice::from_ref(hand), rules).remove(0)
}

fn sheet() -> ScoreSheet {
    ScoreSheet {
        people: BySeat::four([11, 12, 13, 14].map(PersonId)),
        ..ScoreSheet::default()
    }
}

#[test]
fn three_keys_say_a_hand() {
    for (hand, winner, loser, level) in [
        (
            typed("1", "3", "1"),
            Seat::East,
            Some(Seat::West),
            Level::Mangan,
        ),
        (typed("２", "", "ｈ"), Seat::South, None, Level::Haneman),
        (
            typed("北", "東", "役満"),
            Seat::North,
            Some(Seat::East),
            Level::Yakuman,
        ),
        (
            typed("西家", "ツモ", "ハネ満"),
            Seat::West,
            None,
            Level::Haneman,
        ),
        (typed("n", "0", "s"), Seat::North, None, Level::Sanbaiman),
    ] {
        let read = hand.read(&shirakaba());
        assert_eq!(read.faults, [], "{hand:?}");
        assert_eq!((read.winner, read.loser), (Some(winner), loser), "{hand:?}");
        assert_eq!(read.level, Some(level), "{hand:?}");
    }
}

#[test]
fn what_a_hand_brings_is_both_until_it_is_known_who_dealt() {
    let rules = shirakaba();
    let ron = preview(&typed("1", "2", "1"), &rules);
    let points: Vec<_> = ron
        .worth
        .iter()
        .map(|one| (one.dealer, &*one.points))
        .collect();
    assert_eq!(points, [(false, "8,000"), (true, "12,000")]);

    let mut hand = typed("2", "", "1");
    hand.hand = "南2".into();
    hand.honba = "２".into();
    let own = preview(&hand, &rules);
    assert_eq!(own.worth.len(), 1);
    assert!(own.worth[0].dealer);
    assert_eq!(own.worth[0].points, "12,600");
    assert_eq!(own.worth[0].from_child.as_deref(), Some("4,200"));
    assert_eq!(own.worth[0].from_dealer, None);

    hand.hand = "東1局".into();
    hand.honba = String::new();
    let child = preview(&hand, &rules);
    assert_eq!(child.worth[0].from_child.as_deref(), Some("2,000"));
    assert_eq!(child.worth[0].from_dealer.as_deref(), Some("4,000"));
}

#[test]
fn the_rule_set_says_what_two_yakuman_in_one_hand_bring() {
    let mut hand = typed("2", "1", "5");
    hand.hand = "東1局".into();
    hand.han = "26".into();
    for (rules, points) in [("shirakaba-2025", "32,000"), ("haku-2015", "64,000")] {
        let seen = preview(&hand, &preset(rules).unwrap());
        assert_eq!(seen.worth[0].points, points, "{rules}");
    }
}

#[test]
fn nothing_is_wrong_with_a_hand_that_is_only_begun() {
    let begun = preview(&typed("1", "", ""), &shirakaba());
    assert_eq!(begun.winner, Some('東'));
    assert!(begun.worth.is_empty() && begun.faults.is_empty());
    let blank = preview(&SheetHand::default(), &shirakaba());
    assert_eq!(blank, HandPreview::default());
}

#[test]
fn what_is_wrong_with_a_hand_is_said_of_its_box_and_its_line() {
    let rules = shirakaba();
    let mut other_level = typed("1", "2", "満貫");
    other_level.han = "7".into();
    let mut fu = typed("1", "2", "1");
    fu.fu = "35".into();
    let unreadable = |line, field: &'static str, typed: &str| SheetProblem::HandUnreadable {
        line,
        field,
        typed: typed.into(),
    };
    for (hand, refused) in [
        (typed("5", "", "1"), unreadable(2, "winner", "5")),
        (typed("1", "x", "1"), unreadable(2, "loser", "x")),
        (typed("1", "2", "6"), unreadable(2, "level", "6")),
        (fu, unreadable(2, "fu", "35")),
        (
            typed("1", "1", "1"),
            SheetProblem::HandOfOwnDiscard { line: 2 },
        ),
        (other_level, SheetProblem::HandOfOtherLevel { line: 2 }),
        (
            typed("1", "2", ""),
            SheetProblem::HandUnfinished { line: 2 },
        ),
        (typed("", "", "1"), SheetProblem::HandUnfinished { line: 2 }),
    ] {
        let hands = [typed("1", "2", "1"), hand];
        assert_eq!(entries(&hands, &sheet(), &rules), Err(refused), "{hands:?}");
    }
}

#[test]
fn hands_are_saved_by_who_sits_there_and_come_back_as_they_would_be_typed() {
    let rules = shirakaba();
    let mut full = typed("2", "4", "5");
    full.hand = "南3局".into();
    full.honba = "1".into();
    full.yaku = "国士無双".into();
    full.note = "拍手".into();
    let hands = [typed("1", "", "1"), SheetHand::default(), full];
    let saved = entries(&hands, &sheet(), &rules).unwrap();
    assert_eq!(saved.len(), 2, "a line in which nothing is typed is none");
    assert_eq!((saved[0].winner, saved[0].loser), (PersonId(11), None));
    assert_eq!(
        (saved[1].winner, saved[1].loser),
        (PersonId(12), Some(PersonId(14)))
    );
    let again: Vec<_> = saved
        .iter()
        .map(|hand| SheetHand::of(hand, &sheet()))
        .collect();
    assert_eq!(again[1].winner, "南");
    assert_eq!(again[1].level, "役満");
    assert_eq!(entries(&again, &sheet(), &rules), Ok(saved));
}

#[test]
fn three_players_have_three_seats() {
    let mut data = shirakaba().data().clone();
    data.players = scoring::Players::Three;
    data.hand_values.honba = scoring::Points(200);
    data.uma = scoring::rule_set::Uma::ByPlace([20_000, 0, -20_000].map(scoring::Points).to_vec());
    let rules = RuleSet::new(data).unwrap();
    let seen = preview(&typed("4", "1", "1"), &rules);
    let field = HandField::Winner;
    assert_eq!(seen.faults, [HandFault::Unreadable { field }]);
}

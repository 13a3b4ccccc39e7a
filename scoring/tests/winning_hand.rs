//! What winning hands are worth: by known answers, by laws, and by the printed table.

mod cells;
mod in_words;
mod laws;
mod read;

use read::{Line, Out, out_of};
use scoring::winning_hand::{SeveralWins, nagashi_mangan, several_wins};
use scoring::{Points, RuleSet, Seat, preset};
use serde::Deserialize;
use serde_json::{Map, Value};

#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    why: String,
    r#in: Line,
    /// What differs from the preset, by its place.
    #[serde(default)]
    changes: Map<String, Value>,
    out: Out,
}

fn with(id: &str, changes: &Map<String, Value>) -> RuleSet {
    let mut data = serde_json::to_value(preset(id).unwrap()).unwrap();
    for (place, value) in changes {
        *data.pointer_mut(place).unwrap() = value.clone();
    }
    serde_json::from_value(data).unwrap()
}

/// By hand from the rule sheets, and chosen from the answers of another's program so that each yaku and
/// each number of fu is there under each preset.
#[test]
fn every_case_is_worth_what_is_known() {
    let cases = include_str!("data/hand-cases.jsonl");
    let mut count = 0;
    for (number, line) in (1..).zip(cases.lines()) {
        let case: Case = serde_json::from_str(line).unwrap();
        let rules = with(case.r#in.rules.as_deref().unwrap(), &case.changes);
        let known = case.out;
        let mut said = out_of(&rules, &case.r#in);
        // What a case does not say is not its point.
        said.fu = known.fu.and(said.fu);
        said.level = known.level.and(said.level);
        said.yakuman = known.yakuman.and(said.yakuman);
        assert_eq!(said, known, "case {number}: {}", case.why);
        count += 1;
    }
    assert!(count >= 230, "{count}");
}

#[test]
fn nagashi_mangan_is_paid_as_a_mangan_where_there_is_one() {
    let worth = |id: &str, seat| nagashi_mangan(&preset(id).unwrap(), seat);
    let child = worth("hakuryuo-40", Seat::West).unwrap();
    assert_eq!(child.payments.dealer, Some(Points(4_000)));
    assert_eq!(child.payments.others, Some(Points(2_000)));
    assert_eq!(child.total, Points(8_000));
    for id in [
        "shirakaba-2025",
        "haku-2015",
        "kenko-25000",
        "wakakujira-2025",
    ] {
        assert_eq!(worth(id, Seat::East), None, "{id}");
    }
}

#[test]
fn of_several_who_call_ron_the_rule_set_says_who_wins() {
    let by = |id: &str, discarder, claims: &[Seat]| {
        several_wins(&preset(id).unwrap(), discarder, claims)
    };
    let two = [Seat::West, Seat::East];
    let wins = |seats: &[Seat]| SeveralWins::Wins(seats.to_vec());
    assert_eq!(by("kenko-25000", Seat::North, &two), wins(&[Seat::East]));
    assert_eq!(
        by("hakuryuo-40", Seat::South, &two),
        wins(&[Seat::West, Seat::East])
    );
    assert_eq!(
        by("wakakujira-2025", Seat::South, &two),
        wins(&[Seat::West, Seat::East])
    );
    // Nobody wins on a tile of one's own.
    assert_eq!(by("haku-2015", Seat::West, &two), wins(&[Seat::East]));
    assert_eq!(by("hakuryuo-40", Seat::West, &Seat::ALL), SeveralWins::Draw);
    assert_eq!(by("haku-2015", Seat::West, &[]), wins(&[]));
}

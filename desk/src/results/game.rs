//! The part of the record that is looked at: one kind of game, perhaps one rule set only.

use std::collections::BTreeSet;

use scoring::{GameKind, HanchanId, Names, PersonId, Players, Records, RuleSetId, Unit};

/// Records of one kind of game alone, as if it were the club's own game, so that standings,
/// statistics and charts are all of it.
pub struct Game {
    /// With that kind as the club's own.
    pub records: Records,
    /// How many play it, and what its results are counted from.
    pub kind: GameKind,
    /// What its amounts are shown in.
    pub unit: Unit,
    /// The counts of players of which anything was played, before one was chosen.
    pub played: BTreeSet<Players>,
    /// How many hanchan of as many players are another kind of game.
    pub left_out: usize,
    /// Whether points given outside hanchan count in it: they belong to the club's own game, and
    /// to no rule set.
    pub adjusted: bool,
    names: Names,
}

impl Game {
    /// The club's own game where nothing is chosen; every rule set where no key is.
    pub fn of(mut records: Records, rules: Option<&str>, players: Option<Players>) -> Self {
        if let Some(key) = rules {
            let versions: BTreeSet<RuleSetId> = records
                .rule_sets
                .iter()
                .filter(|(_, rules)| rules.id() == key)
                .map(|(id, _)| *id)
                .collect();
            records
                .hanchan
                .retain(|hanchan| versions.contains(&hanchan.sheet.rules));
        }
        let own = records.club_kind();
        let players = players.unwrap_or(own.players);
        let kinds = records.kinds_played();
        let of_as_many = || kinds.iter().copied().find(|kind| kind.players == players);
        // The club's own game is shown though nothing of it was played, unless a rule set of another
        // kind is asked for.
        let kind = if rules.is_none() && players == own.players {
            own
        } else {
            of_as_many().unwrap_or(GameKind { players, ..own })
        };
        let adjusted = rules.is_none() && kind == own;
        if !adjusted {
            records.adjustments.clear();
            records.openings.clear();
        }
        let first = records
            .played_by(kind)
            .next()
            .map(|hanchan| hanchan.sheet.rules);
        if kind != own
            && let Some(first) = first
        {
            records.club_rules = first;
        }
        let kept: BTreeSet<HanchanId> = records.played_by(kind).map(|hanchan| hanchan.id).collect();
        let with_as_many = records.hanchan.iter();
        let with_as_many = with_as_many.filter(|hanchan| hanchan.sheet.people.players() == players);
        let left_out = with_as_many.count() - kept.len();
        records.hanchan.retain(|hanchan| kept.contains(&hanchan.id));
        records.hands.retain(|hand| kept.contains(&hand.hanchan));
        let unit = records.unit_of(kind);
        Self {
            names: Names::from(&records),
            left_out,
            records,
            kind,
            unit,
            played: kinds.iter().map(|kind| kind.players).collect(),
            adjusted,
        }
    }

    /// The name; where others have the same, with the number.
    pub fn name(&self, person: PersonId) -> String {
        self.names.of(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;
    use scoring::record::{Adjustment, Hanchan, Person, ScoreSheet};
    use scoring::rule_set::{HandValues, Uma};
    use scoring::{
        BySeat, PersonKind, Points, RuleSet, RuleSetData, Seat, SeriesId, Settlement, preset,
        standings,
    };
    use std::collections::BTreeMap;

    const FOUR: RuleSetId = RuleSetId(1);
    const THREE: RuleSetId = RuleSetId(2);

    fn hanchan(id: i64, rules: RuleSetId, players: Players) -> Hanchan {
        let person = |seat: Seat| PersonId(i64::try_from(seat.index()).unwrap());
        Hanchan {
            id: HanchanId(id),
            sheet: ScoreSheet {
                rules,
                people: BySeat::from_fn(players, person),
                ..ScoreSheet::default()
            },
            settled: Settlement {
                total: BySeat::from_fn(players, |_| Points(1_000)),
                ..Settlement::default()
            },
            ..Hanchan::default()
        }
    }

    fn day() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 4, 1).unwrap()
    }

    fn records() -> Records {
        let four = preset("shirakaba-2025").unwrap();
        let three = RuleSetData {
            id: "three".into(),
            players: Players::Three,
            start: Points(35_000),
            return_points: Some(Points(35_000)),
            uma: Uma::ByPlace([20_000, 0, -20_000].map(Points).to_vec()),
            hand_values: HandValues {
                honba: Points(200),
                ..four.data().hand_values.clone()
            },
            ..four.data().clone()
        };
        let person = |number, name: &str| Person {
            number,
            name: name.into(),
            kana: String::new(),
            kind: PersonKind::Member,
            beginner_until: None,
        };
        Records {
            club_rules: FOUR,
            rule_sets: BTreeMap::from([(FOUR, four), (THREE, RuleSet::new(three).unwrap())]),
            people: BTreeMap::from([
                (PersonId(0), person(7, "佐藤 花")),
                (PersonId(1), person(8, "佐藤 花")),
                (PersonId(2), person(9, "髙橋 実")),
                (PersonId(3), person(10, "高橋 実")),
            ]),
            hanchan: vec![
                hanchan(1, FOUR, Players::Four),
                hanchan(2, THREE, Players::Three),
            ],
            adjustments: vec![Adjustment {
                date: day(),
                series: SeriesId(1),
                person: PersonId(0),
                points: Points(5_000),
                reason: "遅刻".into(),
            }],
            ..Records::default()
        }
    }

    #[test]
    fn games_of_three_and_four_are_kept_apart() {
        for (chosen, players, first) in [
            (None, Players::Four, 6_000),
            (Some(Players::Three), Players::Three, 1_000),
        ] {
            let game = Game::of(records(), None, chosen);
            assert_eq!(game.kind.players, players);
            assert_eq!(game.records.club_players(), players);
            assert_eq!(game.played, [Players::Three, Players::Four].into());
            let rows = standings(&game.records, game.kind);
            assert_eq!(rows.len(), players.count());
            assert_eq!(rows[0].tally.total, Points(first));
        }
    }

    #[test]
    fn one_rule_set_alone_leaves_out_points_given_outside_hanchan() {
        let game = Game::of(records(), Some("shirakaba-2025"), None);
        assert!(!game.adjusted);
        assert_eq!(game.played, [Players::Four].into());
        assert_eq!(
            standings(&game.records, game.kind)[0].tally.total,
            Points(1_000)
        );
        assert!(
            Game::of(records(), Some("none"), None)
                .records
                .hanchan
                .is_empty()
        );
    }

    #[test]
    fn points_from_the_return_and_points_as_they_stand_are_kept_apart() {
        const RAW: RuleSetId = RuleSetId(3);
        let mut mixed = records();
        mixed.rule_sets.insert(RAW, preset("kenko-25000").unwrap());
        mixed.hanchan.push(hanchan(3, RAW, Players::Four));
        let own = Game::of(mixed.clone(), None, None);
        assert_eq!((own.records.hanchan.len(), own.left_out), (1, 1));
        assert!(own.adjusted);
        let raw = Game::of(mixed, Some("kenko-25000"), None);
        assert_eq!((raw.records.hanchan.len(), raw.left_out), (1, 0));
        assert_eq!((raw.records.club_rules, raw.adjusted), (RAW, false));
        assert_eq!(raw.unit, Unit::Points);
    }

    #[test]
    fn what_was_counted_in_points_is_told_in_points() {
        const IN_POINTS: RuleSetId = RuleSetId(4);
        let mut day = records();
        let own = day.club_rules;
        day.rule_sets
            .insert(IN_POINTS, preset("haku-2015").unwrap());
        day.hanchan = vec![hanchan(1, IN_POINTS, Players::Four)];
        assert_eq!(Game::of(day.clone(), None, None).unit, Unit::Points);
        day.hanchan.push(hanchan(2, own, Players::Four));
        assert_eq!(Game::of(day, None, None).unit, Unit::P);
    }
}

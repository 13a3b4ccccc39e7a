//! What is so whatever the hand.

use super::read::Paid;
use proptest::prelude::*;
use scoring::hand_value::{Counted, Winner, hand_value};
use scoring::rule_set::PRESET_IDS;
use scoring::winning_hand::{Meld, Riichi, Tile, WinningHand, parse_tiles, score_hand};
use scoring::{Points, RuleSet, Seat, preset};

fn text(kind: u8) -> String {
    let suit = ['m', 'p', 's', 'z'][usize::from(kind / 9)];
    format!("{}{suit}", kind % 9 + 1)
}

/// A set: its lowest kind, and 0 a run, 1 a triplet, 2 a kan; and whether it was called.
type Set = (u8, u8, bool);

fn kinds(set: Set) -> Vec<u8> {
    match set {
        (first, 0, _) if first < 27 && first % 9 < 7 => vec![first, first + 1, first + 2],
        (first, 2, _) => vec![first; 4],
        (first, ..) => vec![first; 3],
    }
}

/// Hands that are complete, most of them with a yaku.
fn hands() -> impl Strategy<Value = WinningHand> {
    let set = (0..34_u8, 0..3_u8, any::<bool>());
    let seats = (0..4_usize, 0..3_usize);
    let counts = (0..4_u32, 0..4_u32, 0..3_u8, any::<prop::sample::Index>());
    let made = (
        prop::collection::vec(set, 4),
        0..34_u8,
        seats,
        counts,
        any::<bool>(),
        prop::collection::vec(0..34_u8, 0..4),
    );
    made.prop_filter_map(
        "five of a kind",
        |(sets, pair, (seat, round), counts, tsumo, dora)| {
            let (honba, sticks, riichi, at) = counts;
            let (melds, own): (Vec<Set>, Vec<Set>) = sets
                .into_iter()
                .partition(|set| set.2 || kinds(*set).len() == 4);
            let mut concealed: Vec<u8> = own.iter().flat_map(|set| kinds(*set)).collect();
            concealed.extend([pair; 2]);
            let mut used = [0_u8; 34];
            let all = melds
                .iter()
                .flat_map(|set| kinds(*set))
                .chain(concealed.clone());
            for kind in all.chain(dora.iter().copied()) {
                used[usize::from(kind)] += 1;
            }
            if used.iter().any(|count| *count > 4) {
                return None;
            }
            let winning = concealed.remove(at.index(concealed.len()));
            let called = melds.iter().any(|set| set.2);
            let tiles = |kinds: &[u8]| -> Vec<Tile> {
                kinds
                    .iter()
                    .filter_map(|kind| Tile::from_kind(*kind))
                    .collect()
            };
            let word = |set: &Set| {
                let digits: String = kinds(*set)
                    .iter()
                    .map(|kind| (kind % 9 + 1).to_string())
                    .collect();
                let suit = &text(set.0)[1..];
                if set.2 {
                    format!("{digits}{suit}")
                } else {
                    format!("({digits}{suit})")
                }
            };
            let melds: Vec<Meld> = melds.iter().map(|set| word(set).parse().unwrap()).collect();
            Some(WinningHand {
                melds,
                tsumo,
                seat: Seat::ALL[seat],
                round: Seat::ALL[round],
                riichi: match riichi {
                    _ if called => Riichi::None,
                    0 => Riichi::None,
                    1 => Riichi::Single,
                    _ => Riichi::Double,
                },
                dora: tiles(&dora),
                honba,
                sticks,
                ..WinningHand::new(tiles(&concealed), Tile::from_kind(winning)?)
            })
        },
    )
}

fn rule_sets() -> impl Strategy<Value = RuleSet> {
    prop::sample::select(PRESET_IDS.as_slice()).prop_map(|id| preset(id).unwrap())
}

proptest! {
    #[test]
    fn the_order_of_tiles_and_melds_does_not_matter(
        (hand, tiles, melds) in hands().prop_flat_map(|hand| {
            let tiles = Just(hand.concealed.clone()).prop_shuffle();
            let melds = Just(hand.melds.clone()).prop_shuffle();
            (Just(hand), tiles, melds)
        }),
        rules in rule_sets(),
    ) {
        let other = WinningHand { concealed: tiles, melds, ..hand.clone() };
        match (score_hand(&rules, &hand), score_hand(&rules, &other)) {
            (Ok(one), Ok(two)) => {
                prop_assert_eq!(one.yaku, two.yaku);
                prop_assert_eq!((one.han, one.fu, one.level), (two.han, two.fu, two.level));
                prop_assert_eq!((one.payments, one.total), (two.payments, two.total));
            }
            (one, two) => prop_assert_eq!(one, two),
        }
    }

    #[test]
    fn what_is_paid_is_what_the_winner_gets(hand in hands(), rules in rule_sets()) {
        let Ok(scored) = score_hand(&rules, &hand) else { return Ok(()) };
        let paid = Paid::from(scored.payments);
        let dealer = hand.seat == Seat::East;
        let or_none = |points: Option<Points>| points.unwrap_or_default().0;
        let sum = match (hand.tsumo, dealer) {
            (false, _) => or_none(paid.ron),
            (true, true) => 3 * or_none(paid.others),
            (true, false) => or_none(paid.dealer) + 2 * or_none(paid.others),
        };
        prop_assert_eq!(scored.total.0, sum + 1_000 * i64::from(hand.sticks));
        prop_assert_eq!(paid.ron.is_some(), !hand.tsumo);
        prop_assert_eq!(paid.dealer.is_some(), hand.tsumo && !dealer);
        // The dealer is paid half as much again, up to what is rounded.
        let counted = match scored.yakuman {
            0 => Counted::HanFu { han: scored.han, fu: scored.fu.clamp(20, 110) },
            patterns => Counted::Yakuman { patterns },
        };
        let winner = if dealer { Winner::Dealer } else { Winner::Child };
        let value = hand_value(&rules, counted, winner, hand.honba).unwrap();
        prop_assert_eq!(scored.level, value.level);
        let table = if hand.tsumo { value.tsumo } else { value.ron };
        prop_assert_eq!(sum, table.0);
    }

    #[test]
    fn han_and_fu_are_the_sums_of_what_is_listed(hand in hands(), rules in rule_sets()) {
        let Ok(scored) = score_hand(&rules, &hand) else { return Ok(()) };
        let listed: u32 = scored.yaku.iter().map(|(_, han)| han).sum();
        if scored.yakuman == 0 {
            prop_assert_eq!(scored.han, listed);
        } else {
            prop_assert!(scored.han <= listed);
            prop_assert_eq!(scored.han, 13 * scored.yakuman);
        }
        let fu: u32 = scored.fu_items.iter().map(|item| item.fu).sum();
        let rounded = if fu == 25 { 25 } else { fu.div_ceil(10) * 10 };
        prop_assert_eq!(scored.fu, rounded);
    }

    #[test]
    fn one_more_dora_never_brings_less(hand in hands(), rules in rule_sets(), kind in 0..34_u8) {
        let mut more = hand.clone();
        more.dora.extend(Tile::from_kind(kind));
        if let (Ok(one), Ok(two)) = (score_hand(&rules, &hand), score_hand(&rules, &more)) {
            prop_assert!(two.total >= one.total && two.han >= one.han);
        }
    }

    #[test]
    fn every_made_hand_is_complete(hand in hands(), rules in rule_sets()) {
        if let Err(error) = score_hand(&rules, &hand) {
            prop_assert_eq!(error.kind(), "no_yaku");
        }
    }

    #[test]
    fn whatever_is_typed_ends_in_words(tiles in ".{0,40}", melds in prop::collection::vec(".{0,9}", 0..6)) {
        let _ = parse_tiles(&tiles).map_err(|error| error.to_string());
        for meld in melds {
            let _ = meld.parse::<Meld>().map_err(|error| error.to_string());
        }
    }

    #[test]
    fn whatever_tiles_there_are_the_hand_is_scored_or_refused(
        tiles in prop::collection::vec(0..40_u8, 0..20),
        melds in prop::collection::vec("([1-9]{3}|[0-9])[mpsz]|\\([1-9]{4}[mpsz]\\)", 0..6),
        flags in prop::collection::vec(any::<bool>(), 6),
        counts in (any::<u8>(), any::<u32>(), any::<u32>()),
        rules in rule_sets(),
    ) {
        let tiles: Vec<Tile> = tiles.into_iter().filter_map(Tile::from_kind).collect();
        let Some(winning) = tiles.first().copied() else { return Ok(()) };
        let hand = WinningHand {
            melds: melds.iter().filter_map(|meld| meld.parse().ok()).collect(),
            tsumo: flags[0],
            rinshan: flags[1],
            chankan: flags[2],
            last_tile: flags[3],
            first_draw: flags[4],
            ippatsu: flags[5],
            dora: tiles.clone(),
            ura: tiles.clone(),
            north: counts.0,
            honba: counts.1,
            sticks: counts.2,
            ..WinningHand::new(tiles, winning)
        };
        let _ = score_hand(&rules, &hand).map_err(|error| error.to_string());
    }
}

//! How many hands a second one core scores.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use scoring::rule_set::PRESET_IDS;
use scoring::winning_hand::{Riichi, WinningHand, parse_tiles, score_hand};
use scoring::{Seat, preset};
use std::hint::black_box;

/// Concealed tiles, the winning one, and melds: ordinary hands, and those with the most readings.
const HANDS: [(&str, &str, &[&str]); 12] = [
    ("234m456p78s44z678s", "9s", &[]),
    ("23m345p55667s99m78p", "4m", &[]),
    ("2m3344p5566s1133z", "2m", &[]),
    ("456p78s22z", "9s", &["555z"]),
    ("34s77p", "5s", &["234m", "666p", "567s"]),
    ("1112345678999p", "5p", &[]),
    ("2233445566778m", "8m", &[]),
    ("111222333m4445s", "5s", &[]),
    ("19m19p19s1234567z", "1m", &[]),
    ("7s", "7s", &["(1111p)", "2222s", "555m", "333z"]),
    ("1122334455667s", "7s", &[]),
    ("234m78s999p44z", "9s", &["(2222p)"]),
];

fn hands() -> Vec<WinningHand> {
    let tiles = |text: &str| parse_tiles(text).unwrap_or_default();
    let made = HANDS.iter().filter_map(|(concealed, winning, melds)| {
        let melds: Vec<_> = melds.iter().filter_map(|meld| meld.parse().ok()).collect();
        let hand = WinningHand::new(tiles(concealed), winning.parse().ok()?);
        let closed = melds.is_empty();
        Some([false, true].map(|tsumo| WinningHand {
            melds: melds.clone(),
            tsumo,
            seat: if tsumo { Seat::East } else { Seat::West },
            riichi: if closed { Riichi::Single } else { Riichi::None },
            dora: tiles("4p"),
            ..hand.clone()
        }))
    });
    made.flatten().collect()
}

fn score_each_preset(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("hand");
    let hands = hands();
    for id in PRESET_IDS {
        let Some(rules) = preset(id) else { continue };
        group.throughput(Throughput::Elements(hands.len() as u64));
        group.bench_function(id, |bencher| {
            bencher.iter(|| {
                for hand in &hands {
                    let _ = black_box(score_hand(&rules, black_box(hand)));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, score_each_preset);
criterion_main!(benches);

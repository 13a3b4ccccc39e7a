//! How many hanchan a second one core settles.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use scoring::{Balance, BySeat, Played, Points, preset, rule_set::PRESET_IDS, settle};
use std::hint::black_box;

fn hanchan(table_sum: i64) -> Vec<Played> {
    // A spread of results, ties and sticks among them; no two neighbours alike.
    (0..1_024_i64)
        .map(|n| {
            let (east, south) = (20_000 + n * 1_900 % 30_000, 15_000 + n * 700 % 25_000);
            let west = if n % 7 == 0 {
                east
            } else {
                10_000 + n * 1_300 % 28_000
            };
            let deposit = if n % 5 == 0 { 1_000 } else { 0 };
            let north = table_sum - deposit - east - south - west;
            Played {
                deposit: Points(deposit),
                ..Played::new(BySeat::four([east, south, west, north].map(Points)))
            }
        })
        .collect()
}

fn settle_each_preset(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("settle");
    for id in PRESET_IDS {
        let Some(rules) = preset(id) else { continue };
        let hanchan = hanchan(rules.table_sum().0);
        group.throughput(Throughput::Elements(hanchan.len() as u64));
        group.bench_function(id, |bencher| {
            bencher.iter(|| {
                for played in &hanchan {
                    let _ = black_box(settle(&rules, black_box(played), Balance::Required));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, settle_each_preset);
criterion_main!(benches);

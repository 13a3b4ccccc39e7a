//! A hand for people.

use scoring::table_points;
use scoring::winning_hand::{FuFor, ScoredHand};

/// What it is worth, a line each.
pub fn of(scored: &ScoredHand) -> Vec<String> {
    let yaku = scored.yaku.iter();
    let mut lines: Vec<String> = yaku
        .map(|(yaku, han)| format!("{han:>2} han  {}", yaku.name()))
        .collect();
    let level = scored
        .level
        .map_or(String::new(), |level| format!("  {}", level.word()));
    let fu = match scored.fu {
        0 => String::new(),
        fu => format!(" {fu} fu"),
    };
    lines.push(format!("{} han{fu}{level}", scored.han));
    if !scored.fu_items.is_empty() {
        let items = scored.fu_items.iter().map(|item| {
            let name = item.what.kanji();
            match item.what {
                FuFor::Pair(tile) => format!("{name} {tile} {}", item.fu),
                FuFor::Set(set, _) => format!("{name} {set} {}", item.fu),
                _ => format!("{name} {}", item.fu),
            }
        });
        lines.push(format!("fu: {}", items.collect::<Vec<_>>().join(", ")));
    }
    if let Some(reading) = scored.reading {
        lines.push(format!("read as {reading}"));
    }
    for (who, amount) in scored.payments.each() {
        lines.push(format!("{} {}", who.en, table_points(amount)));
    }
    lines.push(format!("the winner gets {}", table_points(scored.total)));
    lines
}

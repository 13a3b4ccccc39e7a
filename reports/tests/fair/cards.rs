//! Place cards are read across a table: which round, and the whole name.

use reports::{Print, place_cards};

use super::{Printed, in_print};
use crate::club::drawn;

#[test]
fn a_card_has_its_round_and_the_whole_name_however_long_the_event() {
    let (mut records, session, rounds) = drawn::day(16);
    records.series.insert(
        session.series,
        "第24回 正月高校生大会 兼 全国大会予選 関東地区".to_owned(),
    );
    let names = [
        "マリア・テレサ・デ・ラ・クルス・ゴンサレス",
        "Alexander Featherstonehaugh-Montgomery",
        "勅使河原 権左衛門",
    ];
    for (person, name) in records.people.values_mut().zip(names) {
        name.clone_into(&mut person.name);
    }
    for print in [Print::Normal, Print::Large] {
        let pdf = place_cards(&records, &session, &rounds, &in_print(print)).unwrap();
        let printed = Printed::new(pdf);
        let text = printed.run_on_text();
        assert!(!text.contains('…'), "{text}");
        let cards: usize = rounds.iter().map(|round| round.tables.len() * 4).sum();
        // Each card says it on both sides.
        let told = text.matches("第1回戦").count() + text.matches("第2回戦").count();
        assert!(told >= cards, "{told} of {cards}: {text}");
        for name in names {
            let whole = crate::reading::without_space(&format!("{name}様"));
            assert!(text.contains(&whole), "{print:?}: {whole} in {text}");
        }
    }
}

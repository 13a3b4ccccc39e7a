//! What the presets say in words beside what is settled.

use competition::preset;
use scoring::BookHeading;

#[test]
fn each_preset_says_in_words_what_no_field_says() {
    let rules = [
        ("haku-2015", 30),
        ("hakuryuo-40", 16),
        ("wakakujira-2025", 16),
        ("wakakujira-2025-championship", 16),
    ];
    for (id, count) in rules {
        let book = preset(id).unwrap().data().book.clone();
        assert_eq!(book.rule_count(), count, "{id}");
        assert_eq!(
            book.headings().collect::<Vec<_>>(),
            [BookHeading::Event],
            "{id}"
        );
    }
}

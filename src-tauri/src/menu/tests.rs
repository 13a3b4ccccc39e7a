use super::*;
use muda::accelerator::Accelerator;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// What stands in a file of the page's sentences between a line and the one that ends its block.
fn block(file: &str, begin: &str) -> Map<String, Value> {
    let (_, rest) = file.split_once(begin).unwrap();
    let (block, _) = rest.split_once('}').unwrap();
    let sentence = |line: &str| {
        let (name, sentence) = line.trim().strip_suffix("\",")?.split_once(": \"")?;
        Some((name.to_owned(), Value::from(sentence)))
    };
    block.lines().filter_map(sentence).collect()
}

/// The words with which the page puts up the menus, out of its own sentences.
fn words(frame: &str, others: &str) -> MenuWords {
    let mut words = block(frame, "  menu: {");
    let (_, open) = others.split_once("openClub: \"").unwrap();
    words.insert("open".into(), open.split('"').next().into());
    let keys = block(
        include_str!("../../../ui/src/frame/screens.ts"),
        "screenKeys = {",
    );
    let titles = block(frame, "  screens: {");
    let screens = keys
        .iter()
        .map(|(id, key)| json!({ "id": id, "title": titles[id], "key": key }));
    words.insert("screens".into(), screens.collect());
    serde_json::from_value(words.into()).unwrap()
}

fn japanese() -> MenuWords {
    words(
        include_str!("../../../ui/src/text/frame.ja.ts"),
        include_str!("../../../ui/src/text/ja.ts"),
    )
}

fn english() -> MenuWords {
    words(
        include_str!("../../../ui/src/text/frame.en.ts"),
        include_str!("../../../ui/src/text/en.ts"),
    )
}

/// Every word in the bar, from left to right and from top to bottom.
fn titles(words: &MenuWords) -> Vec<String> {
    let of_entry = |entry: &Entry<'_>| match entry {
        Entry::Deed { title, .. } | Entry::System { title, .. } => Some((*title).to_owned()),
        Entry::Line => None,
    };
    parts(words)
        .iter()
        .flat_map(|part| {
            let entries = part.entries.iter().filter_map(of_entry);
            std::iter::once(part.title.to_owned()).chain(entries)
        })
        .collect()
}

#[test]
fn every_item_has_words_of_its_own_in_each_language() {
    let (japanese, english) = (titles(&japanese()), titles(&english()));
    assert_eq!(japanese.len(), 21);
    assert_eq!(japanese[..3], ["ファイル", "会のファイルを開く", "閉じる"]);
    assert_eq!(english[..3], ["File", "Open a club's file", "Close"]);
    for (japanese, english) in japanese.iter().zip(&english) {
        assert!(!japanese.is_ascii(), "{japanese}");
        assert!(english.is_ascii() && !english.is_empty(), "{english}");
    }
    for titles in [japanese, english] {
        let different: BTreeSet<_> = titles.iter().collect();
        assert_eq!(different.len(), titles.len(), "{titles:?}");
    }
}

/// The system takes keys it cannot read for none.
#[test]
fn every_deed_but_what_the_program_is_has_keys_of_its_own() {
    let words = english();
    let parts = parts(&words);
    let mut read = BTreeSet::new();
    for entry in parts.iter().flat_map(|part| &part.entries) {
        let Entry::Deed { id, keys, .. } = entry else {
            continue;
        };
        let Some(keys) = keys else {
            assert_eq!(*id, "about");
            continue;
        };
        let keys: Accelerator = keys.parse().unwrap();
        assert!(read.insert(keys.id()), "{id} has the keys of another");
    }
    assert_eq!(read.len(), 11);
}

#[test]
fn a_word_with_an_ampersand_is_shown_as_it_is() {
    let words = english();
    let shown = titles(&words)
        .iter()
        .map(|title| as_written(title))
        .collect::<Vec<_>>();
    assert!(shown.contains(&"Data && settings".to_owned()), "{shown:?}");
}

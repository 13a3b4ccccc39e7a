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
fn titles(words: &MenuWords, habit: Habit) -> Vec<String> {
    let of_entry = |entry: &Entry<'_>| match entry {
        Entry::Deed { title, .. } | Entry::System { title, .. } => Some((*title).to_owned()),
        Entry::Line => None,
    };
    parts(words, habit)
        .iter()
        .flat_map(|part| {
            let entries = part.entries.iter().filter_map(of_entry);
            std::iter::once(part.title.to_owned()).chain(entries)
        })
        .collect()
}

const HABITS: [(Habit, usize); 2] = [(Habit::Window, 24), (Habit::Mac, 34)];

#[test]
fn every_item_has_words_of_its_own_in_each_language() {
    for (habit, count) in HABITS {
        let (japanese, english) = (titles(&japanese(), habit), titles(&english(), habit));
        assert_eq!(japanese.len(), count);
        for (japanese, english) in japanese.iter().zip(&english) {
            if japanese.contains("English") {
                // Whoever cannot read the one language finds the way to the other.
                assert!(english.contains("日本語"), "{english}");
                continue;
            }
            assert!(!japanese.is_ascii(), "{japanese}");
            assert!(english.is_ascii() && !english.is_empty(), "{english}");
        }
        for titles in [japanese, english] {
            let different: BTreeSet<_> = titles.iter().collect();
            // The name of the program's own menu is that of its first line.
            let own = usize::from(habit == Habit::Mac);
            assert_eq!(different.len() + own, titles.len(), "{titles:?}");
        }
    }
}

#[test]
fn the_bar_follows_the_habits_of_the_system() {
    let words = english();
    let file = ["File", "Open a club's file"];
    let elsewhere = titles(&words, Habit::Window);
    assert_eq!(elsewhere[..3], [file[0], file[1], "Exit"]);
    assert_eq!(elsewhere[21..], ["Help", "Manual", "About Hanchancho"]);
    let mac = titles(&words, Habit::Mac);
    let own = [
        "About Hanchancho",
        "Services",
        "Hide Hanchancho",
        "Hide Others",
        "Show All",
        "Quit Hanchancho",
    ];
    assert_eq!(mac[1..7], own);
    assert_eq!(mac[7..10], [file[0], file[1], "Close Window"]);
    assert_eq!(
        mac[28..],
        [
            "Window",
            "Minimize",
            "Zoom",
            "Bring All to Front",
            "Help",
            "Manual"
        ]
    );
}

/// The system takes keys it cannot read for none.
#[test]
fn every_deed_but_three_has_keys_of_its_own() {
    let words = english();
    for (habit, _) in HABITS {
        let parts = parts(&words, habit);
        let mut read = BTreeSet::new();
        for entry in parts.iter().flat_map(|part| &part.entries) {
            let Entry::Deed { id, keys, .. } = entry else {
                continue;
            };
            let Some(keys) = keys else {
                assert!(["about", "language", EXIT].contains(id), "{id}");
                continue;
            };
            let keys: Accelerator = keys.parse().unwrap();
            assert!(read.insert(keys.id()), "{id} has the keys of another");
        }
        assert_eq!(read.len(), 13);
    }
}

/// The keys that the page handles itself, because some web views keep them from the bar.
#[test]
fn every_key_in_the_bar_is_one_of_the_page_as_well() {
    let page = include_str!("../../../ui/src/frame/shortcuts.ts");
    let words = english();
    for (habit, _) in HABITS {
        for entry in parts(&words, habit).iter().flat_map(|part| &part.entries) {
            let Entry::Deed {
                id,
                keys: Some(keys),
                ..
            } = entry
            else {
                continue;
            };
            let key = keys.rsplit('+').next().unwrap().to_lowercase();
            let is_screen = words.screens.iter().any(|screen| screen.id == *id);
            let is_handled = if is_screen {
                page.contains("screenKeys[id] === key")
            } else if *id == "manual" {
                page.contains("event.key === \"F1\"")
            } else if *id == "redo" {
                page.contains(&format!("key === \"{key}\""))
            } else {
                page.contains(&format!("{key}: \"{id}\""))
            };
            assert!(is_handled, "{id} by {keys}");
        }
    }
}

#[test]
fn nothing_is_undone_unseen() {
    for id in ["undo", "redo"] {
        assert_eq!(answer(id, true), Answer::Tell);
        assert_eq!(answer(id, false), Answer::Show);
    }
    for id in ["open", "about", "manual", "today", "data"] {
        assert_eq!(answer(id, true), Answer::Tell);
        assert_eq!(answer(id, false), Answer::ShowAndTell);
    }
    for seen in [true, false] {
        assert_eq!(answer(EXIT, seen), Answer::Close);
    }
}

#[test]
fn a_word_with_an_ampersand_is_shown_as_it_is() {
    let mut words = english();
    words.help = "Help & more".to_owned();
    let shown = titles(&words, Habit::Window)
        .iter()
        .map(|title| as_written(title))
        .collect::<Vec<_>>();
    assert!(shown.contains(&"Help && more".to_owned()), "{shown:?}");
}

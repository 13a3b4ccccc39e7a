//! Which foreign and technical words the Japanese manual may use: those that it explains, and those that
//! everybody knows who plays and has a computer.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use manual::Manual;

/// What nobody has to look up.
const EVERYDAY: [&str; 34] = [
    "Ctrl",
    "Enter",
    "Esc",
    "Excel",
    "F4",
    "F6",
    "F8",
    "R8",
    "Tab",
    "USB",
    "アガリ",
    "インターネット",
    "カード",
    "キー",
    "キーボード",
    "グラフ",
    "ゲーム",
    "コピー",
    "テレビ",
    "テーブル",
    "ドラ",
    "パソコン",
    "フォルダー",
    "ブービー",
    "プラス",
    "ホームページ",
    "ボタン",
    "ボーナス",
    "マイナス",
    "マウス",
    "マナー",
    "メモリー",
    "メール",
    "リーチ",
];

/// The text without what stands in 「」: those are the window's own words, or an example.
fn outside_quotations(text: &str) -> String {
    let mut depth = 0_usize;
    text.chars()
        .filter(|character| {
            match character {
                '「' => depth += 1,
                '」' => {
                    depth = depth.saturating_sub(1);
                    return false;
                }
                _ => {}
            }
            depth == 0
        })
        .collect()
}

/// Its words in katakana and in Latin letters.
fn foreign_words(text: &str) -> Vec<String> {
    let kind = |character: char| match character {
        'ァ'..='ヴ' | 'ー' => 1,
        _ if character.is_ascii_alphanumeric() => 2,
        _ => 0,
    };
    let characters: Vec<char> = outside_quotations(text).chars().collect();
    characters
        .chunk_by(|one, next| kind(*one) == kind(*next))
        .filter(|word| word.len() > 1 && kind(word[0]) > 0 && !word[0].is_ascii_digit())
        .map(|word| word.iter().collect())
        .collect()
}

#[test]
fn foreign_words_are_found_outside_of_quotations() {
    let text = "「ファイル」をUSBメモリーに。A卓の42,300点";
    assert_eq!(foreign_words(text), ["USB", "メモリー"]);
}

#[test]
fn each_foreign_word_is_a_term_or_known_to_everybody() {
    let manual = Manual::read().unwrap();
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    let mut hear = |place: &str, text: &str| {
        for word in foreign_words(text) {
            said.insert(word, place.to_owned());
        }
    };
    for term in &manual.terms {
        hear(&term.id, &term.says.ja);
    }
    for page in &manual.pages {
        for words in [&page.title, &page.lead].into_iter().chain(&page.notes) {
            hear(&page.id, &words.ja);
        }
        for step in &page.steps {
            hear(&page.id, &step.words().ja);
        }
    }
    let is_term = |word: &str| manual.terms.iter().any(|term| term.ja.contains(word));
    for (word, place) in &said {
        let is_known = EVERYDAY.contains(&word.as_str()) || is_term(word);
        assert!(is_known, "{place}: {word} is explained nowhere");
    }
    for word in EVERYDAY {
        assert!(said.contains_key(word), "{word} is said nowhere any more");
    }
}

//! Reads what others made out of `THIRD-PARTY.txt`, as `cargo xtask notices` writes it: first the
//! parts, each with the numbers of its texts, then the texts.

use super::NotedPart;

const NOTICES: &str = include_str!("../../../../THIRD-PARTY.txt");

/// With the texts of so many parts the page is still read by people.
const MOST_WITH_TEXTS: usize = 5;

/// The parts whose names have these words, with their texts where they are few.
pub fn found(search: &str) -> Vec<NotedPart> {
    found_in(NOTICES, search)
}

fn found_in(notices: &str, search: &str) -> Vec<NotedPart> {
    let words = search.to_lowercase();
    let words: Vec<&str> = words.split_whitespace().collect();
    let (parts, texts) = read(notices);
    let is_meant = |part: &(NotedPart, Vec<usize>)| {
        let title = part.0.title.to_lowercase();
        words.iter().all(|word| title.contains(word))
    };
    let mut meant: Vec<_> = parts.into_iter().filter(is_meant).collect();
    if meant.len() <= MOST_WITH_TEXTS {
        for (part, numbers) in &mut meant {
            let own = numbers
                .iter()
                .filter_map(|number| texts.get(number.checked_sub(1)?));
            part.texts = own.map(|text| (*text).to_owned()).collect();
        }
    }
    meant.into_iter().map(|(part, _)| part).collect()
}

/// Every part with the numbers of its texts, and the texts in the order of their numbers.
fn read(notices: &str) -> (Vec<(NotedPart, Vec<usize>)>, Vec<&str>) {
    let mut sections = Vec::new();
    let mut rest = notices;
    // Above each text stands its number; a text has no such line with the number that comes next.
    while let Some((before, after)) = rest.split_once(&heading(sections.len() + 1)) {
        sections.push(before);
        rest = after;
    }
    sections.push(rest);
    let parts = sections.remove(0).split("\n\n").filter_map(part);
    let texts = sections.iter().map(|text| text.trim_matches('\n'));
    (parts.collect(), texts.collect())
}

fn heading(number: usize) -> String {
    format!("\n======== {number} ========\n")
}

/// A part, from the lines that tell of it.
fn part(told: &str) -> Option<(NotedPart, Vec<usize>)> {
    let mut lines = told.lines();
    let title = lines.next()?.to_owned();
    let said = |what: &str| {
        let start = format!("    {what}: ");
        told.lines().find_map(|line| line.strip_prefix(&start))
    };
    let numbers = said("texts")?
        .split(", ")
        .filter_map(|number| number.parse().ok());
    let part = NotedPart {
        title,
        licence: said("licence")?.to_owned(),
        authors: said("authors").map(str::to_owned),
        source: said("source").map(str::to_owned),
        remark: said("remark").map(str::to_owned),
        texts: Vec::new(),
    };
    Some((part, numbers.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: &str = "What others made\n\nWords.\n\na-b 1.0\n    licence: MIT\n    texts: 1, 2\n\n\
        C 2.0 (in a-b)\n    licence: public domain\n    authors: D\n    source: https://c.example\n    \
        remark: As it is.\n    texts: 2\n\n======== 1 ========\n\nMIT\n\nof a\n\n======== 2 ========\n\nBoth\n";

    #[test]
    fn a_part_is_found_by_words_of_its_name_with_its_texts() {
        let all = found_in(SOME, "");
        assert_eq!(all.len(), 2);
        let part = NotedPart {
            title: "C 2.0 (in a-b)".to_owned(),
            licence: "public domain".to_owned(),
            authors: Some("D".to_owned()),
            source: Some("https://c.example".to_owned()),
            remark: Some("As it is.".to_owned()),
            texts: vec!["Both".to_owned()],
        };
        assert_eq!(found_in(SOME, " c A-B "), [part]);
        assert_eq!(found_in(SOME, "a-b 1.0")[0].texts, ["MIT\n\nof a", "Both"]);
        assert_eq!(found_in(SOME, "nobody"), []);
    }

    #[test]
    fn everything_that_is_built_in_is_told_with_its_texts() {
        let (parts, texts) = read(NOTICES);
        assert!(
            parts.len() > 400 && texts.len() > 100,
            "{} {}",
            parts.len(),
            texts.len()
        );
        assert_eq!(found("").len(), parts.len());
        assert!(found("").iter().all(|part| part.texts.is_empty()));
        let mut shown = vec![false; texts.len()];
        for (part, numbers) in &parts {
            assert!(!numbers.is_empty(), "{}", part.title);
            for number in numbers {
                assert!((1..=texts.len()).contains(number), "{}", part.title);
                shown[number - 1] = true;
            }
        }
        assert!(shown.iter().all(|shown| *shown));
        assert!(texts.iter().all(|text| text.len() > 20));
        for (search, words) in [
            ("sqlite in libsqlite3", "May you do good and not evil."),
            ("FOGRA39", "COLOR PROFILE BUNDLING AGREEMENT"),
            ("biz-udgothic", "SIL OPEN FONT LICENSE"),
        ] {
            let found = found(search);
            let [part] = found.as_slice() else {
                panic!("{search}: {found:?}")
            };
            assert!(
                part.texts.iter().any(|text| text.contains(words)),
                "{search}"
            );
        }
    }
}

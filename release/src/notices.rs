//! `THIRD-PARTY.txt`: what others made, under which terms, with the texts. It goes into every
//! installer and both programs, which read it: the layout is one of theirs as well
//! (`src-tauri/src/ipc/about/notices.rs`). No licence is left out because another would do, so that
//! nobody has to judge.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use crate::{Part, root};

const HEAD: &str = "\
What others made

The programs of 半荘帳 (Hanchancho) are built from what stands here, for Windows, macOS and Linux. Each
part is followed by the numbers of its licences and notices, which stand whole below the list. Where a
part may be used under one licence or another, it is used under MIT where that is offered, otherwise
under Apache-2.0, otherwise under the first that is named. The source of each is where it says.

半荘帳 itself is under the MIT licence (LICENSE).

Written by `cargo xtask notices`; not to be changed by hand.
";

/// Where the notices are.
pub fn file() -> PathBuf {
    root().join("THIRD-PARTY.txt")
}

/// The notices of these parts.
pub fn written(parts: &[Part]) -> String {
    let mut numbers = Numbers::default();
    let mut list = String::from(HEAD);
    for part in parts {
        let _ = write!(list, "\n{}\n    licence: {}\n", part.title(), part.licence);
        if !part.authors.is_empty() {
            let _ = writeln!(list, "    authors: {}", part.authors.join(", "));
        }
        if let Some(source) = &part.source {
            let _ = writeln!(list, "    source: {source}");
        }
        if let Some(remark) = &part.remark {
            let _ = writeln!(list, "    remark: {remark}");
        }
        let found: Vec<String> = part
            .texts
            .iter()
            .map(|text| numbers.of(text).to_string())
            .collect();
        let _ = writeln!(list, "    texts: {}", found.join(", "));
    }
    for (index, text) in numbers.texts.iter().enumerate() {
        let _ = write!(list, "\n{}\n\n{text}\n", heading(index + 1));
    }
    list
}

/// The line above a text.
fn heading(number: usize) -> String {
    format!("======== {number} ========")
}

/// The titles of the parts in the notices, as they stand in a file.
pub fn titles(notices: &str) -> Vec<&str> {
    let end = format!("\n{}\n", heading(1));
    let list = notices.split_once(&end).map_or(notices, |(list, _)| list);
    let lines: Vec<&str> = list.lines().collect();
    let parts = lines
        .windows(2)
        .filter(|pair| pair[1].starts_with("    licence: "));
    parts.map(|pair| pair[0]).collect()
}

/// One number for each text. Those that differ in nothing but spaces and line ends are one.
#[derive(Default)]
struct Numbers<'a> {
    texts: Vec<&'a str>,
    known: BTreeMap<String, usize>,
}

impl<'a> Numbers<'a> {
    fn of(&mut self, text: &'a str) -> usize {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let texts = &mut self.texts;
        *self.known.entry(words).or_insert_with(|| {
            texts.push(text);
            texts.len()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Origin;

    fn part(name: &str, texts: &[&str]) -> Part {
        Part {
            name: name.to_owned(),
            version: "1.0".to_owned(),
            origin: Origin::Crate,
            licence: "MIT".to_owned(),
            authors: Vec::new(),
            source: None,
            remark: None,
            texts: texts.iter().map(|text| (*text).to_owned()).collect(),
            checksum: None,
            built_from: Vec::new(),
            folder: PathBuf::new(),
        }
    }

    #[test]
    fn a_text_that_many_have_stands_once() {
        let parts = [
            part("a", &["MIT\n  of a", "Both"]),
            part("b", &["MIT of a"]),
            part("c", &["Both"]),
        ];
        let notices = written(&parts);
        assert!(
            notices.contains("\na 1.0\n    licence: MIT\n    texts: 1, 2\n"),
            "{notices}"
        );
        assert!(
            notices.contains("\nb 1.0\n    licence: MIT\n    texts: 1\n"),
            "{notices}"
        );
        assert!(
            notices.contains("\nc 1.0\n    licence: MIT\n    texts: 2\n"),
            "{notices}"
        );
        assert!(
            notices
                .ends_with("\n======== 1 ========\n\nMIT\n  of a\n\n======== 2 ========\n\nBoth\n"),
            "{notices}"
        );
        assert_eq!(titles(&notices), ["a 1.0", "b 1.0", "c 1.0"]);
    }
}

//! Rust's standard library, which is in every program, and the crates it is built from. Its notices
//! come with the toolchain, as a page.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::parts::{self, Origin, Part, names_of};
use crate::{read, root, texts};

/// The licences that the page names for the library's own files.
const ITS_LICENCES: [&str; 4] = ["MIT", "Apache-2.0", "BSD-2-Clause", "Unicode-3.0"];

/// What the parts within it are said to be in.
const LIBRARY: &str = "Rust's standard library";

/// The library of the project's toolchain, and what it is built from.
pub fn built_in() -> Result<Vec<Part>, String> {
    let folder = rustc(&["--print", "sysroot"])?;
    let folder = Path::new(&folder).join("share").join("doc").join("rust");
    let version = rustc(&["--version"])?;
    let version = version.split(' ').nth(1).unwrap_or_default();
    let page = folder.join("COPYRIGHT-library.html");
    let page = read(&page)?;
    let wrong = || "the toolchain's COPYRIGHT-library.html is not as it used to be".to_owned();
    let (own, others) = page
        .split_once("<h2 id=\"out-of-tree-dependencies\">")
        .ok_or_else(wrong)?;
    let own = own
        .split_once("<h2 id=\"longer-version\">")
        .ok_or_else(wrong)?
        .1;
    let own = own.split_once("</h2>").ok_or_else(wrong)?.1;
    let mut words = vec![own_words(own)];
    for licence in ITS_LICENCES {
        let text = read(&folder.join("licenses").join(format!("{licence}.txt")))?;
        words.push(texts::tidy(&text));
    }
    let mut parts = vec![Part {
        name: LIBRARY.to_owned(),
        version: version.to_owned(),
        origin: Origin::Within("every program".to_owned()),
        licence: "MIT OR Apache-2.0".to_owned(),
        authors: vec!["The Rust Project Developers".to_owned()],
        source: Some("https://github.com/rust-lang/rust".to_owned()),
        remark: None,
        texts: words,
        checksum: None,
        built_from: Vec::new(),
        folder: PathBuf::new(),
    }];
    for part in others.split("<h3>").skip(1) {
        parts.push(part_of(part).ok_or_else(wrong)??);
    }
    Ok(parts)
}

/// What the toolchain of the checkout says; another may be meant elsewhere.
fn rustc(words: &[&str]) -> Result<String, String> {
    let said = Command::new("rustc")
        .args(words)
        .current_dir(root())
        .env_remove("RUSTUP_TOOLCHAIN")
        .output()
        .map_err(|error| format!("rustc could not be started: {error}"))?;
    Ok(String::from_utf8_lossy(&said.stdout).trim().to_owned())
}

/// One of the crates: its name and version, then what is told of it.
fn part_of(told: &str) -> Option<Result<Part, String>> {
    let (title, told) = told.split_once("</h3>")?;
    let (name, version) = name_and_version(title.trim_start_matches(['📦', ' ']))?;
    let said = |what: &str| {
        let rest = told.split_once(&format!("<b>{what}:</b>"))?.1;
        Some(plain(rest.split_once("</p>")?.0).trim().to_owned())
    };
    let licence = said("License")?;
    let authors: Vec<String> = said("Authors")
        .unwrap_or_default()
        .split(", ")
        .map(str::to_owned)
        .collect();
    let authors = names_of(&authors);
    let found: Vec<String> = told
        .split("<pre>")
        .skip(1)
        .filter_map(|text| text.split_once("</pre>"))
        .map(|(text, _)| texts::tidy(&plain(text)))
        .filter(|text| !text.is_empty())
        .collect();
    let understood = parts::licence_of(&name, &licence).and_then(|(expression, licence)| {
        if found.is_empty() {
            Ok((licence, texts::standard(&name, &expression, &authors)?))
        } else {
            Ok((licence, found))
        }
    });
    let (licence, found) = match understood {
        Ok(understood) => understood,
        Err(error) => return Some(Err(error)),
    };
    Some(Ok(Part {
        name,
        version,
        origin: Origin::Within(LIBRARY.to_owned()),
        licence,
        authors,
        source: said("URL"),
        remark: None,
        texts: found,
        checksum: None,
        built_from: Vec::new(),
        folder: PathBuf::new(),
    }))
}

/// From `wasi-0.11.1+wasi-snapshot-preview1`: the version begins with the first digit after a hyphen.
fn name_and_version(title: &str) -> Option<(String, String)> {
    let starts = title.match_indices('-').map(|(place, _)| place);
    let mut versions =
        starts.filter(|place| title[place + 1..].starts_with(|c: char| c.is_ascii_digit()));
    let place = versions.next()?;
    Some((
        title[..place].to_owned(),
        title[place + 1..].trim().to_owned(),
    ))
}

/// A page's paragraphs, one below the other.
fn own_words(page: &str) -> String {
    let text = plain(page);
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// A page without its marks.
fn plain(page: &str) -> String {
    let mut parts = page.split('<');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push_str(part.split_once('>').map_or("", |(_, words)| words));
    }
    for (written, meant) in [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#34;", "\""),
        ("&#38;", "&"),
        ("&#39;", "'"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&amp;", "&"),
    ] {
        text = text.replace(written, meant);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_read_out_of_the_page() {
        let told = "📦 wit-bindgen-0.45.1+x-2</h3>\n<p><b>URL:</b> <a href=\"https://a\">https://a</a></p>\n\
            <p><b>Authors:</b> A &#60;a@b.example&#62;, B</p>\n<p><b>License:</b> MIT</p>\n\
            <details><summary><code>LICENSE</code></summary><pre>\nMIT &#34;Software&#34;\n</pre></details>";
        let part = part_of(told).unwrap().unwrap();
        assert_eq!((&*part.name, &*part.version), ("wit-bindgen", "0.45.1+x-2"));
        assert_eq!(part.authors, ["A", "B"]);
        assert_eq!(part.source.as_deref(), Some("https://a"));
        assert_eq!(part.texts, ["MIT \"Software\""]);
        let without = told.split_once("<details>").unwrap().0;
        assert!(part_of(without).unwrap().unwrap().texts[0].contains("without the text"));
        assert!(part_of("nothing").is_none());
    }
}

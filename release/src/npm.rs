//! The npm packages whose code, styles or fonts are in the page.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;

use crate::checksums::hexadecimal;
use crate::parts::{self, Checksum, Origin, Part, names_of};
use crate::{read, root, texts};

/// What leaves a few lines of its own in the page that it builds: the loader of modules, and what
/// joins them.
const BUILDERS: [&str; 2] = ["vite", "rolldown"];

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Locked>,
}

/// A package as the lock file has it.
#[derive(Deserialize)]
struct Locked {
    version: Option<String>,
    license: Option<String>,
    integrity: Option<String>,
    /// Not those that are optional: the page does not need them.
    #[serde(default)]
    dependencies: BTreeMap<String, String>,
}

/// A package's own description.
#[derive(Deserialize)]
struct Manifest {
    version: String,
    author: Option<Author>,
    repository: Option<Repository>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Author {
    Name(String),
    Person { name: String },
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Repository {
    Url(String),
    Place { url: String },
}

/// The packages that the page is built from, with their texts.
pub fn built_in() -> Result<Vec<Part>, String> {
    let lock = read(&root().join("ui").join("package-lock.json"))?;
    let lock: Lock =
        serde_json::from_str(&lock).map_err(|error| format!("ui/package-lock.json: {error}"))?;
    let names = needed(&lock)?;
    names.iter().map(|name| part_of(name, &lock)).collect()
}

/// What the page asks for, and what that needs, to the end.
fn needed(lock: &Lock) -> Result<Vec<String>, String> {
    let mut waiting: Vec<String> = locked(lock, "")?.dependencies.keys().cloned().collect();
    waiting.extend(BUILDERS.map(str::to_owned));
    let mut names = Vec::new();
    while let Some(name) = waiting.pop() {
        if names.contains(&name) {
            continue;
        }
        // What they need while they build does not get into the page.
        if !BUILDERS.contains(&name.as_str()) {
            waiting.extend(locked(lock, &name)?.dependencies.keys().cloned());
        }
        names.push(name);
    }
    Ok(names)
}

fn locked<'a>(lock: &'a Lock, name: &str) -> Result<&'a Locked, String> {
    let place = match name {
        "" => String::new(),
        name => format!("node_modules/{name}"),
    };
    let locked = lock.packages.get(&place);
    locked.ok_or_else(|| format!("ui/package-lock.json has no package `{place}`"))
}

fn part_of(name: &str, lock: &Lock) -> Result<Part, String> {
    let locked = locked(lock, name)?;
    let version = locked.version.clone().unwrap_or_default();
    let folder = root().join("ui").join("node_modules").join(name);
    let manifest = folder.join("package.json");
    let said: Manifest = serde_json::from_str(&read(&manifest)?)
        .map_err(|error| format!("{}: {error}", manifest.display()))?;
    if said.version != version {
        return Err(format!(
            "{} is version {}, where ui/package-lock.json has {version}: run `npm ci` in ui",
            manifest.display(),
            said.version
        ));
    }
    let author = said.author.map(|author| match author {
        Author::Name(name) | Author::Person { name } => name,
    });
    let authors = names_of(&Vec::from_iter(author));
    let licence = locked.license.as_deref();
    let licence = licence.ok_or_else(|| format!("{name} names no licence"))?;
    let (expression, licence) = parts::licence_of(name, licence)?;
    let found = texts::of_package(name, &folder, &expression, &authors)?;
    let built_from = locked.dependencies.keys().map(|other| {
        let version = self::locked(lock, other)?.version.clone();
        Ok((other.clone(), version.unwrap_or_default()))
    });
    let is_builder = BUILDERS.contains(&name);
    Ok(Part {
        name: name.to_owned(),
        version,
        origin: Origin::Npm,
        licence,
        authors,
        source: said.repository.map(|repository| match repository {
            Repository::Url(url) | Repository::Place { url } => web_address(&url),
        }),
        remark: is_builder.then(|| {
            "Only a few lines that it adds to the page, to load and join its modules.".to_owned()
        }),
        texts: found,
        checksum: locked.integrity.as_deref().and_then(sha512),
        built_from: if is_builder {
            Vec::new()
        } else {
            built_from.collect::<Result<_, String>>()?
        },
        folder,
    })
}

/// An address that a browser opens.
fn web_address(url: &str) -> String {
    let url = url.trim_start_matches("git+").trim_end_matches(".git");
    if url.starts_with("https://") {
        return url.to_owned();
    }
    // As `git://host/name` or `owner/name`.
    match url.split_once("://") {
        Some((_, rest)) => format!("https://{rest}"),
        None => format!("https://github.com/{}", url.trim_start_matches("github:")),
    }
}

/// The lock file writes it as `sha512-` and base 64.
fn sha512(integrity: &str) -> Option<Checksum> {
    let bytes = STANDARD.decode(integrity.strip_prefix("sha512-")?).ok()?;
    (bytes.len() == 64).then(|| Checksum::Sha512(hexadecimal(&bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_needs_is_followed_to_the_end_and_no_further() {
        let lock = r#"{"packages": {
            "": {"dependencies": {"a": "1"}, "devDependencies": {"t": "1"}},
            "node_modules/a": {"version": "1", "dependencies": {"b": "1"}, "optionalDependencies": {"o": "1"}},
            "node_modules/b": {"version": "1", "dependencies": {"a": "1"}},
            "node_modules/o": {"version": "1"},
            "node_modules/t": {"version": "1", "dev": true},
            "node_modules/vite": {"version": "1", "dependencies": {"t": "1"}},
            "node_modules/rolldown": {"version": "1"}
        }}"#;
        let mut names = needed(&serde_json::from_str(lock).unwrap()).unwrap();
        names.sort();
        assert_eq!(names, ["a", "b", "rolldown", "vite"]);
    }

    #[test]
    fn addresses_can_be_opened_in_a_browser() {
        for written in [
            "git+https://github.com/o/n.git",
            "git://github.com/o/n",
            "github:o/n",
            "o/n",
            "git+ssh://github.com/o/n.git",
        ] {
            assert_eq!(web_address(written), "https://github.com/o/n", "{written}");
        }
    }

    #[test]
    fn a_checksum_is_the_same_in_hexadecimal() {
        let written = format!("sha512-{}", "q".repeat(85) + "g==");
        let expected = "aa".repeat(64);
        assert_eq!(sha512(&written), Some(Checksum::Sha512(expected)));
        assert_eq!(sha512("sha512-qqqq"), None);
        assert_eq!(sha512("sha1-qqqq"), None);
    }
}

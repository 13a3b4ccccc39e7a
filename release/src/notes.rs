//! What a release says of itself: its section of the changelog.

/// What a tag has before the number.
const OF_TAG: char = 'v';

/// What is to come, of which a changelog may say nothing yet.
const TO_COME: &str = "Unreleased";

/// The section of that version, without its heading; or that of a tag, which must be of the version that
/// is built.
pub fn of_version<'a>(changelog: &'a str, version: &str, built: &str) -> Result<&'a str, String> {
    let version = match version.strip_prefix(OF_TAG) {
        None => version,
        Some(tagged) if tagged == built => tagged,
        Some(_) => {
            return Err(format!(
                "the tag {version} is not of the version in Cargo.toml, {built}"
            ));
        }
    };
    let mut sections = changelog.split("\n## ").skip(1);
    let named: Vec<&str> = sections.clone().map(first_word).collect();
    let section = sections
        .find(|section| first_word(section) == version)
        .ok_or_else(|| {
            format!(
                "CHANGELOG.md has no section `## {version}`; it has {}",
                named.join(", ")
            )
        })?;
    let notes = section
        .split_once('\n')
        .map_or("", |(_, notes)| notes)
        .trim();
    if notes.is_empty() && version != TO_COME {
        return Err(format!(
            "the section `## {version}` of CHANGELOG.md says nothing"
        ));
    }
    Ok(notes)
}

/// A heading may have brackets around the version, and a day after it.
fn first_word(section: &str) -> &str {
    let word = section.split_whitespace().next().unwrap_or_default();
    word.trim_matches(['[', ']'])
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: &str = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New.\n\n\
                       ## [0.2.0] - 2026-12-01\n\n### Added\n\n- Second.\n\n## 0.1.0\n\n";

    #[test]
    fn a_section_is_found_by_its_version() {
        assert_eq!(
            of_version(LOG, "0.2.0", "0.2.0").unwrap(),
            "### Added\n\n- Second."
        );
        assert_eq!(
            of_version(LOG, "v0.2.0", "0.2.0").unwrap(),
            "### Added\n\n- Second."
        );
        assert_eq!(
            of_version(LOG, "Unreleased", "0.2.0").unwrap(),
            "### Added\n\n- New."
        );
    }

    #[test]
    fn what_is_not_there_is_told_with_what_is() {
        let problem = of_version(LOG, "0.2", "0.2.0").unwrap_err();
        assert!(
            problem.ends_with("it has Unreleased, 0.2.0, 0.1.0"),
            "{problem}"
        );
        assert!(
            of_version(LOG, "0.1.0", "0.2.0")
                .unwrap_err()
                .contains("says nothing")
        );
    }

    #[test]
    fn a_tag_is_of_the_version_that_is_built() {
        let problem = of_version(LOG, "v0.1.0", "0.2.0").unwrap_err();
        assert!(
            problem.contains("v0.1.0") && problem.ends_with("0.2.0"),
            "{problem}"
        );
    }

    #[test]
    fn nothing_may_be_to_come_yet() {
        let released = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n- One.\n";
        assert_eq!(of_version(released, TO_COME, "0.2.0"), Ok(""));
        assert!(tells_of(released, "0.2.0"));
        assert!(!tells_of(released, "0.3.0"));
        assert!(tells_of(
            "# Changelog\n\n## [Unreleased]\n\n- One.\n",
            "0.2.0"
        ));
    }

    #[test]
    fn the_changelog_tells_of_what_is_built() {
        let log = include_str!("../../CHANGELOG.md");
        assert!(tells_of(log, env!("CARGO_PKG_VERSION")));
    }

    /// Whether there is a point about the version that is built: as what is to come, and once it is
    /// released, by its number.
    fn tells_of(log: &str, built: &str) -> bool {
        [TO_COME, built].iter().any(|version| {
            of_version(log, version, built)
                .is_ok_and(|notes| notes.lines().any(|line| line.starts_with("- ")))
        })
    }
}

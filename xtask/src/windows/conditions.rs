//! What the compiler is told by `cfg` and `cfg_attr`, as it would answer in a test for Windows.

/// Whether an attribute, such as `#[cfg(unix)]`, leaves a test out there: neither built, or built and not
/// run.
///
/// # Errors
/// Where it asks for something of which this does not know whether Windows has it.
pub fn leaves_out(attribute: &str) -> Result<bool, String> {
    let inner = attribute.trim_start_matches(['#', '!', '[']);
    if let Some(condition) = inner.strip_prefix("cfg(") {
        return holds(first_of(condition)).map(|holds| !holds);
    }
    if let Some(both) = inner.strip_prefix("cfg_attr(") {
        let parts = parts(first_of(both));
        let [condition, attributes @ ..] = parts.as_slice() else {
            return Ok(false);
        };
        let is_ignored = attributes.iter().any(|name| name.starts_with("ignore"));
        return Ok(is_ignored && holds(condition)?);
    }
    Ok(false)
}

/// Whether a condition holds.
fn holds(condition: &str) -> Result<bool, String> {
    let condition = condition.trim();
    if let Some((word, inner)) = condition.split_once('(') {
        let mut parts = parts(first_of(inner)).into_iter().map(holds);
        // Each is asked, so that one which is not understood is told wherever it stands.
        return match word.trim() {
            "all" => parts.try_fold(true, |all, part| Ok(part? && all)),
            "any" => parts.try_fold(false, |any, part| Ok(part? || any)),
            "not" => parts.try_fold(true, |none, part| Ok(!part? && none)),
            _ => Err(unknown(condition)),
        };
    }
    match condition.split_once('=') {
        Some((key, value)) => match key.trim() {
            "target_os" | "target_family" => Ok(value.trim() == "\"windows\""),
            "target_arch" => Ok(value.trim() == "\"x86_64\""),
            // The window asks for it on every system, and its tests are run with the others.
            "feature" if value.trim() == "\"wire\"" => Ok(true),
            _ => Err(unknown(condition)),
        },
        None => match condition {
            "windows" | "test" | "debug_assertions" => Ok(true),
            "unix" => Ok(false),
            _ => Err(unknown(condition)),
        },
    }
}

fn unknown(condition: &str) -> String {
    format!(
        "whether `{condition}` holds on Windows is not known; xtask/src/windows/conditions.rs would have to know"
    )
}

/// What stands before the bracket that closes the one which was opened before.
fn first_of(inner: &str) -> &str {
    let mut depth = 1;
    let end = inner.find(|letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    &inner[..end.unwrap_or(inner.len())]
}

/// What commas divide, but for those within brackets.
fn parts(list: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = list.split(|letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        letter == ',' && depth == 0
    });
    parts
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::leaves_out;

    #[test]
    fn conditions_are_answered_as_windows_would() {
        for attribute in [
            "#[cfg(unix)]",
            "#![cfg(target_os = \"linux\")]",
            "#[cfg(not(windows))]",
            "#[cfg(all(test, unix))]",
            "#[cfg(all(test, any(target_os = \"linux\", target_os = \"macos\")))]",
            "#[cfg(not(any(unix, windows)))]",
            "#[cfg(target_family=\"unix\")]",
            "#[cfg(any())]",
            "#[cfg_attr(windows, ignore)]",
            "#[cfg_attr(all(windows, test), allow(dead_code), ignore = \"slow, there\")]",
            "#[cfg(unix)] // as before)",
        ] {
            assert_eq!(leaves_out(attribute), Ok(true), "{attribute}");
        }
        for attribute in [
            "#[test]",
            "#[cfg(test)]",
            "#[cfg(windows)]",
            "#[cfg(feature = \"wire\")]",
            "#[cfg(not(unix))]",
            "#![cfg(any(target_os = \"linux\", windows))]",
            "#[cfg(all(test, any(target_os = \"macos\", not(unix),)))]",
            "#[cfg_attr(unix, ignore)]",
            "#[cfg_attr(windows, allow(dead_code))]",
            "#[allow(clippy::ignored_unit_patterns)]",
        ] {
            assert_eq!(leaves_out(attribute), Ok(false), "{attribute}");
        }
        for attribute in [
            "#[cfg(feature = \"luck\")]",
            "#[cfg(any(windows, luck))]",
            "#[cfg(perhaps(windows))]",
        ] {
            assert!(leaves_out(attribute).is_err(), "{attribute}");
        }
    }
}

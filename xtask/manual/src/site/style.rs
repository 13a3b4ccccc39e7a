//! The site's style sheet: the window's own colours and sizes, and what is the site's.

use std::fs;

use crate::{Problem, in_checkout};

const OWN: &str = include_str!("site.css");

/// The window's themes, and what a reader's system asks for by each.
const THEMES: [(&str, &str); 2] = [
    ("dark", "(prefers-color-scheme: dark)"),
    ("contrast", "(prefers-contrast: more)"),
];

/// The whole sheet. The window sets its theme by an attribute; here the reader's system says it.
pub(super) fn sheet() -> Result<String, Problem> {
    let file = in_checkout("ui/src/styles/tokens.css");
    let mut tokens = fs::read_to_string(&file).map_err(|why| Problem::File { file, why })?;
    for (theme, asked) in THEMES {
        tokens = asked_for(&tokens, theme, asked).ok_or(Problem::Theme(theme))?;
    }
    Ok(format!("{tokens}\n{OWN}"))
}

/// The rule of a theme within a question to the reader's system.
fn asked_for(tokens: &str, theme: &str, asked: &str) -> Option<String> {
    let head = format!(":root[data-theme=\"{theme}\"] {{");
    let (before, rest) = tokens.split_once(&head)?;
    let (rule, after) = rest.split_once('}')?;
    Some(format!(
        "{before}@media {asked} {{\n:root {{{rule}}}\n}}{after}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_is_what_the_system_asks_for() {
        let tokens = ":root { --a: 1; }\n:root[data-theme=\"dark\"] {\n  --a: 2;\n}\nend";
        let asked = asked_for(tokens, "dark", "(dark)").unwrap();
        assert_eq!(
            asked,
            ":root { --a: 1; }\n@media (dark) {\n:root {\n  --a: 2;\n}\n}\nend"
        );
        assert_eq!(asked_for(tokens, "contrast", "(more)"), None);
    }
}

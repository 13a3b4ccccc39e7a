//! What every page of the site has around its text.

use manual::Language;

use super::File;
use super::labels::labels;

/// A page on its way.
pub(super) struct Draft {
    pub language: Language,
    /// Its file's name without the language's folder and the ending.
    pub name: String,
    pub title: String,
    /// Within `<main>`.
    pub text: String,
}

/// The other language.
pub(super) const fn other(language: Language) -> Language {
    match language {
        Language::Ja => Language::En,
        Language::En => Language::Ja,
    }
}

impl Draft {
    /// The whole page, in the folder of its language.
    pub(super) fn finish(self) -> File {
        let Self {
            language,
            name,
            title,
            text,
        } = self;
        let words = labels(language);
        let (code, other) = (language.code(), other(language).code());
        let title = if title == words.name {
            escape(words.name)
        } else {
            format!("{} - {}", escape(&title), escape(words.name))
        };
        let links = [
            ("index", words.name),
            ("manual", words.manual),
            ("terms", words.terms),
            ("words", words.index),
        ];
        let links: Vec<String> = links
            .iter()
            .map(|(to, says)| {
                let here = if *to == name {
                    " aria-current=\"page\""
                } else {
                    ""
                };
                format!("<li><a href=\"{to}.html\"{here}>{}</a></li>", escape(says))
            })
            .collect();
        let links = links.concat();
        let html = format!(
            "<!doctype html>
<html lang=\"{code}\">
<head>
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>{title}</title>
<meta name=\"description\" content=\"{}\">
<meta property=\"og:image\" content=\"../social.png\">
<link rel=\"stylesheet\" href=\"../site.css\">
</head>
<body>
<a class=\"skip\" href=\"#text\">{}</a>
<header><nav aria-label=\"{}\"><ul>{links}</ul>
<a class=\"other\" lang=\"{other}\" hreflang=\"{other}\" href=\"../{other}/{name}.html\">{}</a></nav></header>
<main id=\"text\">
{text}
</main>
</body>
</html>
",
            escape(words.front.what),
            escape(words.to_text),
            escape(words.manual),
            escape(words.other),
        );
        File::page(format!("{code}/{name}.html"), html)
    }
}

/// What whoever names no page is led by to the front page.
pub(super) fn to_the_front() -> String {
    let words = labels(Language::Ja);
    let (name, what) = (escape(words.name), escape(words.front.what));
    format!(
        "<!doctype html>
<html lang=\"ja\">
<head>
<meta charset=\"utf-8\">
<title>{name}</title>
<meta name=\"description\" content=\"{what}\">
<meta property=\"og:image\" content=\"social.png\">
<meta http-equiv=\"refresh\" content=\"0; url=ja/index.html\">
<link rel=\"stylesheet\" href=\"site.css\">
</head>
<body>
<main><h1><a href=\"ja/index.html\">{name}</a></h1>
<p><a lang=\"en\" href=\"en/index.html\">{}</a></p></main>
</body>
</html>
",
        escape(words.other)
    )
}

/// Text as it stands in a page or in a quoted attribute of it.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_the_page_itself_are_written_as_text() {
        assert_eq!(escape("<a> & \"b\""), "&lt;a&gt; &amp; &quot;b&quot;");
    }
}

//! The page as it is written: fixed markup around escaped text, and nothing else.

use std::fmt::Write;

use crate::Print;
use crate::markup::escape;

const STYLE: &str = include_str!("page.css");

/// Nothing may be fetched or run, whatever a browser would like to.
const HEAD: &str = "<head>
<meta charset=\"UTF-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<meta name=\"color-scheme\" content=\"light dark\">
<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">
";

/// A page while it is being written.
pub(super) struct Page {
    html: String,
    sections: u32,
}

/// What is around a page that stands among others.
#[derive(Default)]
pub(super) struct Frame<'a> {
    /// The others' files and titles, itself among them.
    pub(super) links: &'a [(String, String)],
    /// Its own file.
    pub(super) here: &'a str,
    /// Whether a browser is to fetch it again every half minute: only where nobody reads line by line.
    pub(super) is_shown_anew: bool,
}

/// A cell of a table: what stands in it, and what stands small below.
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) below: Option<String>,
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self { text, below: None }
    }
}

/// A table whose first two columns say the rank and who it is about.
pub(super) struct Table {
    pub(super) heads: Vec<String>,
    pub(super) rows: Vec<Vec<Cell>>,
    /// Whether it holds words, which begin below one another, and no figures.
    pub(super) is_words: bool,
}

impl Page {
    pub(super) fn begin(frame: &Frame, title: &str, period: &str, print: Print) -> Self {
        let mut page = Self {
            html: String::with_capacity(64 * 1024),
            sections: 0,
        };
        page.fixed("<!DOCTYPE html>\n");
        page.fixed(match print {
            Print::Normal => "<html lang=\"ja\">\n",
            Print::Large => "<html lang=\"ja\" class=\"large\">\n",
        });
        page.fixed(HEAD);
        if frame.is_shown_anew {
            page.fixed("<meta http-equiv=\"refresh\" content=\"30\">\n");
        }
        page.element("<title>", &format!("{title}　{period}"), "</title>\n");
        page.fixed("<style>\n");
        page.fixed(STYLE);
        page.fixed("</style>\n</head>\n<body>\n<header>\n");
        page.links(frame);
        page.element("<h1>", title, "</h1>\n");
        page.element("<p class=\"period\">", period, "</p>\n");
        page.fixed("</header>\n<main>\n");
        page
    }

    fn links(&mut self, frame: &Frame) {
        if frame.links.is_empty() {
            return;
        }
        self.fixed("<nav aria-label=\"ページ\">\n");
        for (file, title) in frame.links {
            self.element("<a href=\"", file, "\"");
            self.fixed(if file == frame.here {
                " aria-current=\"page\">"
            } else {
                ">"
            });
            self.element("", title, "</a>\n");
        }
        self.fixed("</nav>\n");
    }

    pub(super) fn end(mut self, imprint: &str) -> String {
        self.fixed("</main>\n<footer>\n");
        self.paragraph(imprint);
        self.fixed("</footer>\n</body>\n</html>\n");
        self.html
    }

    pub(super) fn paragraph(&mut self, text: &str) {
        self.element("<p>", text, "</p>\n");
    }

    pub(super) fn note(&mut self, text: &str) {
        self.element("<p class=\"note\">", text, "</p>\n");
    }

    pub(super) fn begin_section(&mut self, title: &str) {
        self.sections += 1;
        let id = self.sections;
        // Writing into a String cannot fail.
        let _ = write!(
            self.html,
            "<section aria-labelledby=\"section-{id}\">\n<h2 id=\"section-{id}\">"
        );
        self.text(title);
        self.fixed("</h2>\n");
    }

    pub(super) fn end_section(&mut self) {
        self.fixed("</section>\n");
    }

    /// What is said of each, line by line.
    pub(super) fn list<'a>(&mut self, told: impl Iterator<Item = (&'a str, &'a str)>) {
        self.drawn_list(told.map(|(term, said)| (term, said, None)));
    }

    /// The same, with a drawing of this crate's own under what has one.
    pub(super) fn drawn_list<'a>(
        &mut self,
        told: impl Iterator<Item = (&'a str, &'a str, Option<&'a str>)>,
    ) {
        self.fixed("<dl>\n");
        for (term, said, drawing) in told {
            self.element("<dt>", term, "</dt>\n");
            for line in said.lines() {
                self.element("<dd>", line, "</dd>\n");
            }
            if let Some(drawing) = drawing {
                self.fixed("<dd class=\"tiles\">");
                self.html.push_str(drawing);
                self.fixed("</dd>\n");
            }
        }
        self.fixed("</dl>\n");
    }

    /// A drawing of this crate's own under what it shows.
    pub(super) fn chart(&mut self, title: &str, note: &str, drawing: &str) {
        self.fixed("<figure>\n<figcaption>");
        self.element("<b>", title, "</b> ");
        self.element("<span class=\"note\">", note, "</span></figcaption>\n");
        self.begin_wide(&format!("{title}の図"));
        self.html.push_str(drawing);
        self.fixed("\n</div>\n</figure>\n");
    }

    /// A table that scrolls by itself where the page is too narrow for it.
    pub(super) fn table(&mut self, name: &str, table: &Table) {
        self.begin_wide(&format!("{name}の表"));
        self.fixed(if table.is_words {
            "<table class=\"words\">\n<thead>\n<tr>"
        } else {
            "<table>\n<thead>\n<tr>"
        });
        for head in &table.heads {
            self.fixed("<th scope=\"col\">");
            for (place, line) in head.lines().enumerate() {
                self.fixed(if place > 0 { "<br>" } else { "" });
                self.text(line);
            }
            self.fixed("</th>");
        }
        self.fixed("</tr>\n</thead>\n<tbody>\n");
        for row in &table.rows {
            self.row(row);
        }
        self.fixed("</tbody>\n</table>\n</div>\n");
    }

    fn row(&mut self, row: &[Cell]) {
        self.fixed("<tr>");
        for (place, cell) in row.iter().enumerate() {
            if place == 1 {
                self.element("<th scope=\"row\">", &cell.text, "</th>");
                continue;
            }
            self.fixed("<td>");
            self.text(&cell.text);
            if let Some(below) = &cell.below {
                self.element("<small>", below, "</small>");
            }
            self.fixed("</td>");
        }
        self.fixed("</tr>\n");
    }

    /// What scrolls must be reached by the keyboard, and then says what it is.
    fn begin_wide(&mut self, name: &str) {
        self.element(
            "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"",
            name,
            "\">\n",
        );
    }

    fn element(&mut self, before: &'static str, text: &str, after: &'static str) {
        self.fixed(before);
        self.text(text);
        self.fixed(after);
    }

    /// Markup comes from this program only.
    fn fixed(&mut self, markup: &'static str) {
        self.html.push_str(markup);
    }

    fn text(&mut self, text: &str) {
        self.html.push_str(&escape(text));
    }
}

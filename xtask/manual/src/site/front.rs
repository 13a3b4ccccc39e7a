//! The front page: in one screen what the program is, for whom, and where to get it.

use manual::Language;

use super::File;
use super::html::{Draft, escape};
use super::labels::labels;

pub(super) fn page(language: Language, downloads: Option<&str>) -> File {
    let words = labels(language);
    let front = &words.front;
    let code = language.code();
    let points = front.points.iter();
    let points: Vec<String> = points
        .map(|(head, says)| format!("<li><b>{}</b> {}</li>\n", escape(head), escape(says)))
        .collect();
    let download = match downloads {
        Some(page) => format!(
            "<a class=\"do\" href=\"{}\">{}</a>",
            escape(page),
            escape(front.download)
        ),
        None => format!("<p>{}</p>", escape(front.no_download)),
    };
    let text = format!(
        "<div class=\"front\">
<div class=\"says\">
<h1>{}</h1>
<p class=\"what\">{}</p>
<p>{}</p>
<ul class=\"points\">
{}</ul>
<div class=\"get\">
{download}
<a class=\"do quiet\" href=\"manual.html\">{}</a>
</div>
<p class=\"papers\">{}: <a href=\"../manual.{code}.pdf\">{}</a> <a href=\"../manual-large.{code}.pdf\">{}</a></p>
</div>
<div class=\"shown\">
<img class=\"window\" src=\"../evening.png\" alt=\"{}\">
<img class=\"paper\" src=\"../handout.png\" alt=\"{}\">
</div>
</div>",
        escape(words.name),
        escape(front.what),
        escape(front.for_whom),
        points.concat(),
        escape(front.read),
        escape(words.manual),
        escape(words.paper),
        escape(words.large_paper),
        escape(front.window),
        escape(front.page),
    );
    Draft {
        language,
        name: "index".to_owned(),
        title: words.name.to_owned(),
        text,
    }
    .finish()
}

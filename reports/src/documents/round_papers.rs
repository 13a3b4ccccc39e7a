//! What is handed out before a round of a competition, in one file: nobody has time to print paper by
//! paper between two rounds.

use scoring::record::{RoundPlan, Session};
use scoring::{Records, RuleSet};

use super::{Form, Ranking, place_cards, ranking, record_sheet, table_plan};
use crate::pdf::{self, Bookmark, Manuscript};
use crate::{Error, Options, Pdf};

/// How everybody stands, as far as anything was played; then the table plan, the place cards and the
/// record sheets of what was drawn. Each is numbered by itself, for each is handed out by itself.
pub fn round_papers(
    records: &Records,
    session: &Session,
    drawn: &[RoundPlan],
    standing: Option<&Ranking>,
    rules: &RuleSet,
    form: Form,
    options: &Options,
) -> Result<Pdf, Error> {
    let club = &records.club;
    let papers = [
        standing.map(|standing| ("順位表", ranking::pages(club, standing, options))),
        Some((
            "卓組表",
            table_plan::pages(records, session, drawn, options),
        )),
        Some(("席札", place_cards::pages(records, session, drawn, options))),
        Some((
            "記録用紙",
            record_sheet::drawn_pages(records, session, drawn, rules, form, options),
        )),
    ];
    let mut whole = Manuscript {
        title: "大会の紙".to_owned(),
        author: club.clone(),
        printed: options.printed,
        pages: Vec::new(),
        bookmarks: Vec::new(),
    };
    for (name, paper) in papers.into_iter().flatten() {
        append(&mut whole, name, paper);
    }
    pdf::write(whole)
}

/// Puts a paper behind the others, its own outline below its name.
fn append(whole: &mut Manuscript, name: &str, mut paper: Manuscript) {
    for bookmark in &mut paper.bookmarks {
        bookmark.level += 1;
    }
    let first = Bookmark {
        level: 0,
        title: name.to_owned(),
        page: 0,
        top: 0.0,
    };
    paper.bookmarks.insert(0, first);
    whole.append(paper);
}

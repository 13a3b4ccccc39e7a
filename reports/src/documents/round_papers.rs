//! Everything that is put up and laid out before a round, in one document: how everybody stands, who
//! sits where, a card for each seat and a sheet for each table.

use scoring::record::{PlannedTable, RoundPlan, Session};
use scoring::{Records, RuleSet};

use super::{Form, Ranking, place_cards, ranking, record_sheet, round_words, table_plan};
use crate::pdf::{self, About, Manuscript};
use crate::{Error, Language, Options, Pdf};

/// A round that was drawn, and what its papers need to know.
#[derive(Debug, Clone, Copy)]
pub struct RoundPapers<'a> {
    /// How everybody stands before it; none before the first.
    pub ranking: Option<&'a Ranking>,
    /// The day on which it is played.
    pub session: &'a Session,
    /// Who sits where.
    pub drawn: &'a RoundPlan,
    /// The rules it is played by.
    pub rules: &'a RuleSet,
    /// The rules of its tables with fewer seats, where it has such.
    pub rules_of_three: Option<&'a RuleSet>,
    /// Whether each seat has a card.
    pub place_cards: bool,
}

/// The papers of a round, in the order in which they are needed. Each part has page numbers of its own.
pub fn round_papers(
    records: &Records,
    papers: &RoundPapers<'_>,
    options: &Options,
) -> Result<Pdf, Error> {
    let RoundPapers {
        session,
        drawn,
        rules,
        ..
    } = *papers;
    let rounds = std::slice::from_ref(drawn);
    let mut parts = Vec::new();
    let ranking = papers.ranking;
    parts.extend(ranking.map(|ranking| ranking::manuscript(&records.club, ranking, options)));
    parts.push(table_plan::manuscript(
        records, session, rounds, rules, options,
    ));
    if papers.place_cards {
        parts.push(place_cards::manuscript(records, session, rounds, options));
    }
    let of_three = papers.rules_of_three;
    let is_of_three = |table: &PlannedTable| {
        let players = table.seats.players();
        players != rules.players() && of_three.is_some_and(|rules| rules.players() == players)
    };
    for (rules, smaller) in [(Some(rules), false), (of_three, true)] {
        let mut here = drawn.clone();
        here.tables.retain(|table| is_of_three(table) == smaller);
        let Some(rules) = rules.filter(|_| !here.tables.is_empty()) else {
            continue;
        };
        // The next round is drawn anew, so that a sheet is of use for this one alone.
        let form = Form {
            rounds: 1,
            ..Form::of(rules)
        };
        let here = [here];
        parts.push(record_sheet::manuscript(
            records, session, &here, rules, form, options,
        ));
    }
    let about = About {
        title: format!(
            "{}　{}",
            round_words::day(records, session, options),
            round_words::name(drawn)
        ),
        author: records.club.clone(),
        language: Language::Japanese,
        printed: options.printed,
        bookmarks: Vec::new(),
        first_pages: Vec::new(),
    };
    let mut whole = Manuscript {
        about,
        pages: Vec::new(),
    };
    for part in parts {
        whole.append(part.under_its_title());
    }
    pdf::write(whole)
}

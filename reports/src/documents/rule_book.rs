//! ルール集: everything that a rule set says, what is settled by figures and what is written in words, under
//! the headings that every rule book has.

use scoring::rule_words::{RuleInWords, RuleLine, RuleSentence, in_words};
use scoring::{BookHeading, RuleBook, RuleSet};

use super::Draft;
use super::sections::clauses::{Line, section};
use crate::layout::scale::Scale;
use crate::{Error, Options, Pdf};

/// A competition's own text, which follows that of the rule set it is played by.
pub struct EventBook<'a> {
    /// What the competition is called.
    pub name: &'a str,
    /// What is written for it.
    pub book: &'a RuleBook,
}

/// A rule set as a booklet, each rule with a number by which people can name it at the table.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn rule_book(
    club: &str,
    rules: &RuleSet,
    event: Option<&EventBook<'_>>,
    options: &Options,
) -> Result<Pdf, Error> {
    let scale = Scale::of(options.print);
    let period = event.map_or_else(String::new, |event| event.name.to_owned());
    let mut draft = Draft::of_rules(club, rules, "ルール集", period, scale, options);
    let settled = in_words(rules);
    for heading in BookHeading::ALL {
        chapter(&mut draft, heading, &lines(heading, &settled, rules, event));
    }
    let assumed = assumed(&settled);
    if !assumed.is_empty() {
        let title = "決まりに記載のない所";
        section(&mut draft, title, "ふつうのやり方で計算します", &assumed);
    }
    draft.finish()
}

/// What stands under a heading: what the rule set settles, what it says in words, and what the competition
/// adds.
fn lines(
    heading: BookHeading,
    settled: &[RuleInWords],
    rules: &RuleSet,
    event: Option<&EventBook<'_>>,
) -> Vec<Line> {
    let settled = settled.iter().filter(|rule| {
        heading_of(rule.line) == Some(heading) && super::rule_sheet::is_told(rules, rule.line)
    });
    let figures = settled.filter_map(|rule| said(rule, |sentence| !sentence.assumed));
    let books = std::iter::once(&rules.data().book).chain(event.map(|event| event.book));
    let written = books.flat_map(|book| book.lines(heading)).map(Line::of);
    figures.chain(written).collect()
}

fn said(rule: &RuleInWords, wanted: impl Fn(&RuleSentence) -> bool) -> Option<Line> {
    let sentences = rule.sentences.iter().filter(|sentence| wanted(sentence));
    let told: String = sentences
        .map(|sentence| sentence.words.ja.as_str())
        .collect();
    (!told.is_empty()).then(|| Line::Rule(format!("{}：{told}", rule.heading.ja)))
}

fn assumed(settled: &[RuleInWords]) -> Vec<Line> {
    let settled = settled.iter();
    settled
        .filter_map(|rule| said(rule, |sentence| sentence.assumed))
        .collect()
}

/// Under which heading a rule is looked for; what only the club's record needs stands under none.
const fn heading_of(line: RuleLine) -> Option<BookHeading> {
    Some(match line {
        RuleLine::Start => BookHeading::Equipment,
        RuleLine::Players
        | RuleLine::Minutes
        | RuleLine::Announcements
        | RuleLine::AtEnd
        | RuleLine::FinalUntimed
        | RuleLine::Bust => BookHeading::Course,
        RuleLine::Yaku
        | RuleLine::CountedYakuman
        | RuleLine::CombinedYakuman
        | RuleLine::DoubleYakuman => BookHeading::Winning,
        RuleLine::Dora => BookHeading::Calls,
        RuleLine::RoundedUpMangan
        | RuleLine::Pao
        | RuleLine::SeveralRon
        | RuleLine::Honba
        | RuleLine::DoubleWindPairFu
        | RuleLine::NagashiMangan
        | RuleLine::TsumoLoss
        | RuleLine::ValueTable
        | RuleLine::Deposit => BookHeading::Points,
        RuleLine::Chombo => BookHeading::Fouls,
        RuleLine::Return
        | RuleLine::Oka
        | RuleLine::Rounding
        | RuleLine::Unit
        | RuleLine::Uma
        | RuleLine::Tie => BookHeading::Settlement,
        RuleLine::Logged => return None,
    })
}

fn chapter(draft: &mut Draft<'_>, heading: BookHeading, lines: &[Line]) {
    let title = format!("{}　{}", heading.number(), heading.title());
    if lines.is_empty() {
        let silent = [Line::Silent("記載なし".to_owned())];
        section(draft, &title, "", &silent);
    } else {
        section(draft, &title, "", lines);
    }
}

//! ルール集: everything that a rule set says, what is settled by figures and what is written in words, under
//! the headings that every rule book has.

use scoring::rule_book::BookLine;
use scoring::rule_words::{RuleInWords, RuleLine, RuleSentence, in_words};
use scoring::{BookHeading, RuleBook, RuleSet};

use super::Draft;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Style};
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

/// A line of a chapter.
#[derive(Clone, Debug)]
enum Line {
    Subheading(String),
    Rule(String),
    Silent(String),
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

impl Line {
    fn of(line: BookLine<'_>) -> Self {
        match line {
            BookLine::Subheading(title) => Self::Subheading(title.to_owned()),
            BookLine::Rule { text, .. } => Self::Rule(text.to_owned()),
            BookLine::Silent(text) => Self::Silent(text.to_owned()),
        }
    }
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
        RuleLine::CountedYakuman | RuleLine::CombinedYakuman | RuleLine::DoubleYakuman => {
            BookHeading::Winning
        }
        RuleLine::RoundedUpMangan
        | RuleLine::Pao
        | RuleLine::SeveralRon
        | RuleLine::Honba
        | RuleLine::DoubleWindPairFu
        | RuleLine::NagashiMangan
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

fn section(draft: &mut Draft<'_>, title: &str, note: &str, lines: &[Line]) {
    let opening: f32 = lines.iter().take(2).map(|line| height(draft, line)).sum();
    draft.sheet.section(title, note, opening);
    let mut number = 0;
    for (place, line) in lines.iter().enumerate() {
        let mut room = height(draft, line);
        if let Line::Subheading(_) = line {
            // A heading does not stand alone at the foot of a page.
            room += lines.get(place + 1).map_or(0.0, |next| height(draft, next));
        }
        draft.sheet.ensure(room);
        let label = if let Line::Rule(_) = line {
            number += 1;
            number.to_string()
        } else {
            String::new()
        };
        set(draft, &label, line);
    }
}

/// The column of the numbers.
fn number_width(scale: Scale) -> f32 {
    scale.body * 2.4
}

fn style(scale: Scale, line: &Line) -> Style {
    match line {
        Line::Subheading(_) => scale.text().bold().ink(Ink::ACCENT),
        Line::Rule(_) => scale.text(),
        Line::Silent(_) => scale.caption(),
    }
}

fn broken(draft: &Draft<'_>, line: &Line) -> Vec<String> {
    let scale = draft.scale();
    let width = draft.sheet.width() - number_width(scale);
    let (Line::Subheading(text) | Line::Rule(text) | Line::Silent(text)) = line;
    prose::running(text, style(scale, line), width)
}

fn height(draft: &Draft<'_>, line: &Line) -> f32 {
    let scale = draft.scale();
    let lines = broken(draft, line);
    let leading: f32 = lines.iter().map(|_| scale.leading()).sum();
    leading + above(scale, line)
}

/// The gap above a line: what belongs together stands together.
fn above(scale: Scale, line: &Line) -> f32 {
    match line {
        Line::Subheading(_) => scale.body * 0.7,
        Line::Rule(_) | Line::Silent(_) => scale.body * 0.22,
    }
}

fn set(draft: &mut Draft<'_>, label: &str, line: &Line) {
    let scale = draft.scale();
    let (lines, style) = (broken(draft, line), style(scale, line));
    let sheet = &mut draft.sheet;
    let left = sheet.left();
    let indent = match line {
        Line::Subheading(_) => 0.0,
        Line::Rule(_) | Line::Silent(_) => number_width(scale),
    };
    sheet.advance(above(scale, line));
    for (place, text) in lines.into_iter().enumerate() {
        sheet.ensure(scale.leading());
        let baseline = sheet.cursor() + scale.body * 1.2;
        let scene = sheet.scene();
        if place == 0 && !label.is_empty() {
            let at = (left + indent - scale.body * 0.7, baseline);
            scene.text(at, Align::Right, scale.small_figures(), label.to_owned());
        }
        scene.text((left + indent, baseline), Align::Left, style, text);
        sheet.advance(scale.leading());
    }
}

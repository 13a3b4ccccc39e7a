//! ルール表: a rule set in plain words, every field of it and what is asked most, as large as two pages allow.

mod example;

use scoring::RuleSet;
use scoring::rule_set::ValueTableStyle;
use scoring::rule_words::{RuleGroup, RuleInWords, RuleLine, in_words};

use super::Draft;
use super::sections::facts::{Fact, draw, height};
use crate::layout::scale::Scale;
use crate::{Error, Options, Pdf};

/// Two sheets side by side can still be read as one.
const MOST_PAGES: usize = 2;

/// How much larger than the ordinary print the letters may be, the largest first.
const MAGNIFICATIONS: [f32; 6] = [1.5, 1.4, 1.3, 1.2, 1.1, 1.0];

/// A statement with fewer letters leaves room for the next rule, where there are too many.
const SHORT: usize = 30;

/// How the sentences of one rule follow one another.
#[derive(Clone, Copy)]
enum Sentences {
    /// Each on a line of its own, which is what can be read from across a room.
    Apart,
    /// Running on and without the example, where there are too many.
    Together,
}

/// The rule set in plain words, with a worked example, for the wall: in the largest letters that fit
/// on two pages.
pub fn rule_sheet(club: &str, rules: &RuleSet, options: &Options) -> Result<Pdf, Error> {
    let scale = Scale::of(options.print);
    for magnification in MAGNIFICATIONS {
        let scale = scale.times(magnification);
        let draft = draft(club, rules, scale, Sentences::Apart, options)?;
        if draft.sheet.page_count() <= MOST_PAGES {
            return draft.finish();
        }
    }
    draft(club, rules, scale, Sentences::Together, options)?.finish()
}

fn draft<'a>(
    club: &str,
    rules: &RuleSet,
    scale: Scale,
    sentences: Sentences,
    options: &'a Options,
) -> Result<Draft<'a>, Error> {
    let mut draft = Draft::of_rules(club, rules, "ルール表", String::new(), scale, options);
    let settled = |groups: &[RuleGroup]| {
        let is_here =
            |line: &RuleInWords| groups.contains(&line.group) && is_told(rules, line.line);
        facts(rules, is_here, false)
    };
    let points = settled(&[RuleGroup::Points, RuleGroup::Places]);
    section(&mut draft, ("点数と成績", ""), points, sentences);
    if let Sentences::Apart = sentences {
        example::draw(&mut draft, rules)?;
    }
    let time = settled(&[RuleGroup::Time]);
    section(&mut draft, ("時間と終わり方", ""), time, sentences);
    let hands = settled(&[RuleGroup::Hands]);
    section(&mut draft, ("和了の点数", ""), hands, sentences);
    let posted: Vec<&str> = rules.data().book.on_wall().collect();
    if !posted.is_empty() {
        let posted = vec![Fact::new("会の決まり", posted.concat())];
        section(&mut draft, ("よくきかれること", ""), posted, sentences);
    }
    let mut assumed = facts(rules, |_| true, true);
    if let Sentences::Together = sentences {
        assumed = together(assumed, usize::MAX);
    }
    if !assumed.is_empty() {
        let heading = ("会の決まりに記載のない所", "ふつうのやり方で計算します");
        section(&mut draft, heading, assumed, sentences);
    }
    Ok(draft)
}

/// Whether people at a table need to know it; the other papers and the club's record are told apart.
pub(super) fn is_told(rules: &RuleSet, line: RuleLine) -> bool {
    let clock = &rules.data().clock;
    match line {
        // Without a clock nothing can run out, nor where an announcement makes the hand the last.
        RuleLine::AtEnd => clock.minutes.is_some() && !clock.ends_by_announcement(),
        RuleLine::Minutes => clock.minutes.is_some(),
        RuleLine::FinalUntimed => clock.final_untimed,
        RuleLine::Announcements => !clock.announcements.is_empty(),
        RuleLine::ValueTable => rules.data().hand_values.table == ValueTableStyle::NoFu,
        RuleLine::Logged => false,
        _ => true,
    }
}

/// What the club has settled of these lines, or what is assumed of them.
fn facts(rules: &RuleSet, wanted: impl Fn(&RuleInWords) -> bool, assumed: bool) -> Vec<Fact> {
    let lines = in_words(rules).into_iter().filter(wanted);
    lines
        .filter_map(|line| {
            let sentences = line.sentences.into_iter();
            let said = sentences.filter(|sentence| sentence.assumed == assumed);
            let told: String = said.map(|sentence| sentence.words.ja).collect();
            (!told.is_empty()).then(|| Fact::new(line.heading.ja, told))
        })
        .collect()
}

/// Each on the lines of the one before it while that is shorter than so many letters.
fn together(facts: Vec<Fact>, short: usize) -> Vec<Fact> {
    let mut all: Vec<Fact> = Vec::new();
    for fact in facts {
        match all.last_mut() {
            Some(last) if last.statement.chars().count() < short => {
                let before = &last.statement;
                last.statement = format!("{before}　{}：{}", fact.label, fact.statement);
            }
            _ => all.push(fact),
        }
    }
    all
}

fn section(
    draft: &mut Draft<'_>,
    (title, note): (&str, &str),
    mut told: Vec<Fact>,
    sentences: Sentences,
) {
    match sentences {
        Sentences::Together => told = together(told, SHORT),
        Sentences::Apart => {
            for fact in &mut told {
                let lines = fact.statement.replace('。', "。\n");
                lines.trim_end().clone_into(&mut fact.statement);
            }
        }
    }
    let opening = height(draft, &told[..told.len().min(2)]);
    draft.sheet.section(title, note, opening);
    draw(draft, &told);
}

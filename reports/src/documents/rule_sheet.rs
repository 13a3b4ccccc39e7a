//! ルール表: a rule set in plain words, every field of it and what is asked most, as large as one page for
//! the wall allows, or two.

mod columns;
mod example;

use scoring::RuleSet;
use scoring::rule_set::ValueTableStyle;
use scoring::rule_words::{RuleGroup, RuleInWords, RuleLine, in_words};

use self::columns::{Part, Setting};
use super::Draft;
use super::sections::facts::{Fact, Spacing, draw_spaced, height_spaced};
use crate::layout::scale::Scale;
use crate::layout::table::Drawn;
use crate::{Error, Options, Pdf};

/// Two sheets side by side can still be read as one.
const MOST_PAGES: usize = 2;

/// How much larger than the ordinary print the letters may be, the largest first.
const MAGNIFICATIONS: [f32; 6] = [1.5, 1.4, 1.3, 1.2, 1.1, 1.0];

/// How the sentences of one rule follow one another.
#[derive(Clone, Copy)]
enum Sentences {
    /// Each on a line of its own, which is what can be read from across a room.
    Apart,
    /// Running on, closer together and without the example, where there are too many.
    Running(Spacing),
}

/// The rule set in plain words, with a worked example where that has room, for the wall: in two columns on
/// one page, in the largest letters that fit there; or one below the other on two.
pub fn rule_sheet(club: &str, rules: &RuleSet, options: &Options) -> Result<Pdf, Error> {
    let parts = parts(rules)?;
    let scales = MAGNIFICATIONS.map(|more| Scale::of(options.print).times(more));
    let begin = |scale| Draft::of_rules(club, rules, "ルール表", String::new(), scale, options);
    for setting in Setting::ALL {
        for scale in scales {
            let mut draft = begin(scale);
            if columns::draw(&mut draft, &parts, setting) {
                return draft.finish();
            }
        }
    }
    for scale in scales {
        let mut draft = begin(scale);
        draw_down(&mut draft, &parts, Sentences::Apart);
        if draft.sheet.page_count() <= MOST_PAGES {
            return draft.finish();
        }
    }
    let mut draft = begin(Scale::of(options.print));
    draw_down(&mut draft, &parts, Sentences::Running(Spacing::CLOSE));
    if draft.sheet.page_count() > MOST_PAGES {
        draft = begin(Scale::of(options.print));
        draw_down(&mut draft, &parts, Sentences::Running(Spacing::CLOSEST));
    }
    draft.finish()
}

fn parts(rules: &RuleSet) -> Result<Vec<Part>, Error> {
    let part = |title, groups: &[RuleGroup]| {
        let is_here =
            |line: &RuleInWords| groups.contains(&line.group) && is_told(rules, line.line);
        Part::new(title, facts(rules, is_here, false))
    };
    let points = part("点数と成績", &[RuleGroup::Points, RuleGroup::Places]);
    let posted: Vec<&str> = rules.data().book.on_wall().collect();
    let posted = (!posted.is_empty()).then(|| Fact::new("会の決まり", posted.join("\n")));
    let parts = [
        Part {
            example: example::table(rules)?,
            ..points
        },
        part("時間と終わり方", &[RuleGroup::Time]),
        part("和了の点数", &[RuleGroup::Hands]),
        Part::new("よくきかれること", posted.into_iter().collect()),
        Part {
            note: "ふつうのやり方で計算します",
            ..Part::new("会の決まりに記載のない所", facts(rules, |_| true, true))
        },
    ];
    let is_told = |part: &Part| !part.facts.is_empty();
    Ok(parts.into_iter().filter(is_told).collect())
}

/// One part below the other, over as many pages as it takes.
fn draw_down(draft: &mut Draft<'_>, parts: &[Part], sentences: Sentences) {
    for part in parts {
        section(draft, part, sentences);
        let example = part.example.as_ref();
        let Some(table) = example.filter(|_| matches!(sentences, Sentences::Apart)) else {
            continue;
        };
        let drawn = Drawn::new(table, draft.scale(), draft.sheet.width());
        let sheet = &mut draft.sheet;
        sheet.heading(example::TITLE, example::NOTE, drawn.whole_height());
        let at = (sheet.left(), sheet.cursor());
        let height = drawn.draw(sheet.scene(), at, 0, 0..drawn.row_count());
        sheet.advance(height);
    }
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

fn section(draft: &mut Draft<'_>, part: &Part, sentences: Sentences) {
    let (between, after_full_stop, spacing) = match sentences {
        Sentences::Apart => ("", "。\n", Spacing::USUAL),
        Sentences::Running(spacing) => ("　", "。", spacing),
    };
    let told = part.facts.iter().map(|fact| {
        let told = fact.statement.replace('\n', between);
        let told = told.replace('。', after_full_stop);
        Fact::new(fact.label.clone(), told.trim_end())
    });
    let told: Vec<Fact> = told.collect();
    let opening = height_spaced(draft, &told[..told.len().min(2)], spacing);
    draft.sheet.section(part.title, part.note, opening);
    draw_spaced(draft, &told, spacing);
}

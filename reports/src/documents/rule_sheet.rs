//! ルール表: a rule set in plain words, every field of it, as large as two pages allow.

mod assumed;
mod example;
mod hands;
mod play;
mod settlement;

use scoring::RuleSet;

use super::Draft;
use super::sections::facts::{self, Fact};
use crate::layout::scale::Scale;
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
    let mut draft = Draft::of_rules(club, rules, "ルール表", scale, options);
    section(
        &mut draft,
        ("点数と成績", ""),
        settlement::facts(rules),
        sentences,
    );
    if let Sentences::Apart = sentences {
        example::draw(&mut draft, rules)?;
    }
    section(
        &mut draft,
        ("時間と終わり方", ""),
        play::facts(rules),
        sentences,
    );
    section(
        &mut draft,
        ("和了の点数", ""),
        hands::facts(rules),
        sentences,
    );
    let mut assumed = assumed::facts(rules);
    if let Sentences::Together = sentences {
        assumed = together(&assumed);
    }
    if !assumed.is_empty() {
        let heading = ("会の決まりに記載のない所", "ふつうのやり方で計算します");
        section(&mut draft, heading, assumed, sentences);
    }
    Ok(draft)
}

/// All of them as one, where they are too many.
fn together(facts: &[Fact]) -> Vec<Fact> {
    let told = facts
        .iter()
        .map(|one| format!("{}：{}", one.label, one.statement));
    let told = told.collect::<Vec<_>>().join("　");
    let all = (!told.is_empty()).then(|| Fact::new("記載なし", told));
    all.into_iter().collect()
}

fn section(
    draft: &mut Draft<'_>,
    (title, note): (&str, &str),
    mut told: Vec<Fact>,
    sentences: Sentences,
) {
    if let Sentences::Apart = sentences {
        for fact in &mut told {
            let lines = fact.statement.split_inclusive('。').map(str::trim_start);
            fact.statement = lines.collect::<Vec<_>>().join("\n");
        }
    }
    let opening = facts::height(draft, &told[..told.len().min(2)]);
    draft.sheet.section(title, note, opening);
    facts::draw(draft, &told);
}

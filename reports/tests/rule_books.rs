//! Rule books: everything a rule set says, read back with poppler and qpdf.

use crate::reading::Printed;
use reports::{EventBook, Options, Print, rule_book};
use scoring::rule_book::BookLine;
use scoring::{BookHeading, RuleBook, RuleSet, RuleSetData, preset, presets};

fn options(print: Print) -> Options {
    Options {
        print,
        ..Options::new("2025-10-01".parse().unwrap())
    }
}

fn printed(rules: &RuleSet, print: Print) -> Printed {
    Printed::new(rule_book("白樺会", rules, None, &options(print)).unwrap())
}

/// Without the marks and blanks between which lines are broken.
fn letters(text: &str) -> String {
    let is_letter = |letter: &char| !letter.is_whitespace();
    text.chars().filter(is_letter).collect()
}

#[test]
fn every_book_says_every_line_that_is_written() {
    for print in [Print::Normal, Print::Large] {
        for rules in presets() {
            let name = format!("{} {print:?}", rules.id());
            let printed = printed(&rules, print);
            printed.check_structure();
            printed.check_words(&name, 44.5);
            assert!(printed.pdf.missing.is_empty(), "{name}");
            let text = letters(&printed.run_on_text());
            for heading in BookHeading::ALL {
                assert!(
                    text.contains(&letters(heading.title())),
                    "{name}: {heading:?}"
                );
                for line in rules.data().book.lines(heading) {
                    let (BookLine::Rule { text: said, .. }
                    | BookLine::Subheading(said)
                    | BookLine::Silent(said)) = line;
                    assert!(text.contains(&letters(said)), "{name}: {said}");
                }
            }
        }
    }
}

#[test]
fn what_a_rule_set_settles_stands_under_its_heading_before_what_is_written() {
    let text = printed(&preset("shirakaba-2025").unwrap(), Print::Normal).run_on_text();
    let at = |words: &str| {
        text.find(words)
            .unwrap_or_else(|| panic!("{words}: {text}"))
    };
    assert!(at("3進行") < at("時間：1回戦は70分です。"));
    assert!(at("時間：1回戦は70分です。") < at("親はテンパイ連荘。"));
    assert!(at("親はテンパイ連荘。") < at("4鳴き・リーチ・カン・ドラ"));
    // What the club's own rules do not say comes last, and is marked as that.
    assert!(at("11会と大会の決まり") < at("決まりに記載のない所"));
    assert!(at("決まりに記載のない所") < at("数え役満：13翻以上は役満です。"));
}

#[test]
fn a_competitions_own_text_follows_that_of_its_rules() {
    let rules = preset("haku-2015").unwrap();
    let mut book = RuleBook::default();
    book.set(BookHeading::Event, "参加できるのは高校生。");
    book.set(BookHeading::Manners, "会場の設備は大切に使う。");
    let event = EventBook {
        name: "正月高校生大会",
        book: &book,
    };
    let pdf = rule_book("白樺会", &rules, Some(&event), &options(Print::Normal)).unwrap();
    let text = Printed::new(pdf).run_on_text();
    let at = |words: &str| {
        text.find(words)
            .unwrap_or_else(|| panic!("{words}: {text}"))
    };
    at("正月高校生大会");
    assert!(at("10発声・マナー・見学") < at("会場の設備は大切に使う。"));
    assert!(at("会場の設備は大切に使う。") < at("参加できるのは高校生。"));
}

#[test]
fn a_heading_under_which_nothing_is_written_says_so() {
    let data = preset("shirakaba-2025").unwrap().data().clone();
    let book = RuleBook::default();
    let rules = RuleSet::new(RuleSetData { book, ..data }).unwrap();
    let printed = printed(&rules, Print::Normal);
    printed.check_structure();
    let text = printed.run_on_text();
    let silent = text.matches("記載なし").count();
    // Seating, calls, drawn hands, manners and the club's days.
    assert_eq!(silent, 5, "{text}");
}

#[test]
fn a_rule_longer_than_a_page_goes_on_over_the_next() {
    let data = preset("shirakaba-2025").unwrap().data().clone();
    let mut book = RuleBook::default();
    book.set(BookHeading::Fouls, &"もう一度よく読む。".repeat(600));
    let rules = RuleSet::new(RuleSetData { book, ..data }).unwrap();
    let printed = printed(&rules, Print::Large);
    printed.check_structure();
    let text = letters(&printed.run_on_text());
    assert_eq!(text.matches("もう一度よく読む。").count(), 600);
}

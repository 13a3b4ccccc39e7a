//! Rule books: how their text is read, and what the presets' say.

use proptest::prelude::*;
use scoring::rule_book::{BookLine, MOST_LETTERS, NotABook};
use scoring::rule_set::PRESET_IDS;
use scoring::{BookHeading, RuleBook, RuleSet, RuleSetData, preset};

/// As many rules as the sheets have that no field of a rule set says; what is about one competition stands
/// in that competition's book.
const RULES: [(&str, usize); 5] = [
    ("shirakaba-2025", 102),
    ("haku-2015", 98),
    ("hakuryuo-40", 136),
    ("kenko-25000", 95),
    ("wakakujira-2025", 43),
];

#[test]
fn each_preset_says_in_words_what_no_field_says() {
    assert_eq!(RULES.map(|(id, _)| id), PRESET_IDS);
    for (id, count) in RULES {
        let book = preset(id).unwrap().data().book.clone();
        assert_eq!(book.rule_count(), count, "{id}");
        let posted = book.on_wall().count();
        assert!((3..=9).contains(&posted), "{id}: {posted} on the wall");
    }
}

#[test]
fn what_everybody_asks_first_stands_on_the_wall() {
    let book = preset("shirakaba-2025").unwrap().data().book.clone();
    let wall: Vec<&str> = book.on_wall().collect();
    for asked in ["喰いタン", "赤牌", "途中流局", "テンパイ連荘", "一発"] {
        assert!(
            wall.iter().any(|rule| rule.contains(asked)),
            "{asked}: {wall:?}"
        );
    }
}

#[test]
fn the_lines_of_the_presets_are_whole_sentences_under_headings_of_two_levels() {
    for (id, _) in RULES {
        let book = preset(id).unwrap().data().book.clone();
        for heading in book.headings() {
            let lines: Vec<BookLine<'_>> = book.lines(heading).collect();
            let is_rule = |line: &BookLine<'_>| !matches!(line, BookLine::Subheading(_));
            assert!(lines.last().is_some_and(is_rule), "{id} {heading:?}");
            for line in lines {
                let (BookLine::Rule { text, .. } | BookLine::Silent(text)) = line else {
                    continue;
                };
                assert!(text.ends_with(['。', '）', '」']), "{id}: {text}");
            }
        }
    }
}

#[test]
fn a_file_that_is_no_book_says_which_line_is_wrong() {
    let read = |text: &str| text.parse::<RuleBook>().unwrap_err();
    let heading = "料理".to_owned();
    assert_eq!(
        read("# 流局\nなし\n# 料理\n"),
        NotABook::Heading { line: 3, heading }
    );
    assert_eq!(read("\nなし\n"), NotABook::BeforeHeading { line: 2 });
    let twice = NotABook::Twice {
        line: 4,
        heading: "流局",
    };
    assert_eq!(read("# 流局\nあり\n# 反則\n＃ 流局\n"), twice);
    assert_eq!(
        read("はじめ").to_string(),
        "line 1: comes before the first heading, such as \"# 用具と点棒\""
    );
}

#[test]
fn a_book_in_a_file_of_windows_is_read_as_any_other() {
    let book: RuleBook = "\u{feff}# 流局\r\n\r\n ★形式テンパイあり。 \r\n"
        .parse()
        .unwrap();
    assert_eq!(book.text(BookHeading::Draws), "★形式テンパイあり。");
    assert_eq!(book.on_wall().collect::<Vec<_>>(), ["形式テンパイあり。"]);
}

#[test]
fn more_than_anybody_reads_is_refused_and_named() {
    let with = |letters: usize| {
        let mut book = RuleBook::default();
        book.set(BookHeading::Fouls, &"あ".repeat(letters));
        let data = preset("shirakaba-2025").unwrap().data().clone();
        RuleSet::new(RuleSetData { book, ..data })
    };
    assert!(with(MOST_LETTERS).is_ok());
    let wrong = with(MOST_LETTERS + 1).unwrap_err().to_string();
    assert_eq!(wrong, "book.fouls: has more than 20000 letters");
}

#[test]
fn a_rule_set_without_a_book_is_written_as_before_there_were_books() {
    let data = RuleSetData {
        book: RuleBook::default(),
        ..preset("kenko-25000").unwrap().data().clone()
    };
    let rules = RuleSet::new(data).unwrap();
    let written = serde_json::to_string(&rules).unwrap();
    assert!(!written.contains("book"), "{written}");
    assert_eq!(serde_json::from_str::<RuleSet>(&written).unwrap(), rules);
}

proptest! {
    /// Whatever is typed, what is kept is written to a file and read back as it is.
    #[test]
    fn every_book_comes_back_from_its_file(texts in proptest::collection::vec("(\\PC|[#＃■★\n\r\t ]){0,40}", 11)) {
        let mut book = RuleBook::default();
        for (heading, text) in BookHeading::ALL.into_iter().zip(&texts) {
            book.set(heading, text);
        }
        prop_assert_eq!(&book.to_string().parse::<RuleBook>().unwrap(), &book);
        let json = serde_json::to_string(&book).unwrap();
        prop_assert_eq!(&serde_json::from_str::<RuleBook>(&json).unwrap(), &book);
        for heading in BookHeading::ALL {
            let mut again = book.clone();
            again.set(heading, book.text(heading));
            prop_assert_eq!(&again, &book);
        }
    }
}

//! ルール集: what a club's rules say in words of their own beside what a rule set can settle, under
//! headings that are the same for every club.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use thiserror::Error;

/// The letters of one heading's text, at most: far more than any sheet has.
pub const MOST_LETTERS: usize = 20_000;

/// A heading of a rule book, in the order in which they are read.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum BookHeading {
    /// Tiles, sticks and their counting.
    Equipment,
    /// Who sits where, and how the wall is built and dealt.
    Seating,
    /// What is played, who stays dealer, when it ends.
    Course,
    /// Calls, riichi, kan and dora.
    Calls,
    /// What a win needs, the hand patterns, how a win is shown.
    Winning,
    /// What hands are worth, and who pays.
    Points,
    /// Drawn hands, and hands that are broken off.
    Draws,
    /// What is against the rules, and what it costs.
    Fouls,
    /// What is declared, written down and added up after a hanchan.
    Settlement,
    /// How people speak and behave, and who may watch.
    Manners,
    /// What the club's days or a competition ask of people.
    Event,
}

impl BookHeading {
    /// All of them, in their order.
    pub const ALL: [Self; 11] = [
        Self::Equipment,
        Self::Seating,
        Self::Course,
        Self::Calls,
        Self::Winning,
        Self::Points,
        Self::Draws,
        Self::Fouls,
        Self::Settlement,
        Self::Manners,
        Self::Event,
    ];

    /// As it is printed and written into files.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Equipment => "用具と点棒",
            Self::Seating => "場決め・席・配牌",
            Self::Course => "進行",
            Self::Calls => "鳴き・リーチ・カン・ドラ",
            Self::Winning => "アガリと役",
            Self::Points => "点数",
            Self::Draws => "流局",
            Self::Fouls => "反則",
            Self::Settlement => "精算と記録",
            Self::Manners => "発声・マナー・見学",
            Self::Event => "会と大会の決まり",
        }
    }

    /// As it is called in data.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Equipment => "equipment",
            Self::Seating => "seating",
            Self::Course => "course",
            Self::Calls => "calls",
            Self::Winning => "winning",
            Self::Points => "points",
            Self::Draws => "draws",
            Self::Fouls => "fouls",
            Self::Settlement => "settlement",
            Self::Manners => "manners",
            Self::Event => "event",
        }
    }

    /// Its number in a printed book, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

/// Text under the headings. Each line is one rule; one that begins with `★` stands on the rule sheet on
/// the wall as well, one with `■` is a heading of its own, and one with `記載なし：` says what the club's
/// sheet is silent about.
///
/// ```
/// use scoring::rule_book::{BookHeading, RuleBook};
/// let book: RuleBook = "# 流局\n形式テンパイあり。\n".parse().unwrap();
/// assert_eq!(book.text(BookHeading::Draws), "形式テンパイあり。");
/// assert_eq!(book.to_string(), "# 流局\n形式テンパイあり。\n");
/// let wrong = "# 料理\n".parse::<RuleBook>().unwrap_err();
/// assert!(wrong.to_string().starts_with("line 1: "), "{wrong}");
/// ```
#[derive(Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(from = "Texts", into = "Texts")]
pub struct RuleBook(Texts);

type Texts = BTreeMap<BookHeading, String>;

/// What a line of a rule book is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BookLine<'a> {
    /// A heading within the heading.
    Subheading(&'a str),
    /// One rule.
    Rule {
        /// What it says.
        text: &'a str,
        /// Whether it is asked so often that it stands on the rule sheet on the wall as well.
        is_on_wall: bool,
    },
    /// What the sheet says nothing about.
    Silent(&'a str),
}

const SUBHEADING: char = '■';
const ON_WALL: char = '★';
const SILENT: &str = "記載なし：";

/// Before a heading in a file.
const MARKS: [char; 2] = ['#', '＃'];

impl<'a> BookLine<'a> {
    fn of(line: &'a str) -> Self {
        if let Some(title) = line.strip_prefix(SUBHEADING) {
            return Self::Subheading(title.trim_start());
        }
        if line.starts_with(SILENT) {
            return Self::Silent(line);
        }
        let marked = line.strip_prefix(ON_WALL).map(str::trim_start);
        Self::Rule {
            text: marked.unwrap_or(line),
            is_on_wall: marked.is_some(),
        }
    }
}

impl RuleBook {
    /// Whether nothing is written under any heading.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is written under a heading, line by line; empty where nothing is.
    pub fn text(&self, heading: BookHeading) -> &str {
        self.0.get(&heading).map_or("", String::as_str)
    }

    /// Writes down a heading's text. Blank lines go, and what cannot be seen becomes a blank; `#`, which
    /// stands before headings in files, becomes `■`.
    pub fn set(&mut self, heading: BookHeading, text: &str) {
        let lines: Vec<String> = text.lines().filter_map(tidy).collect();
        let text = lines.join("\n");
        if text.is_empty() {
            self.0.remove(&heading);
        } else {
            self.0.insert(heading, text);
        }
    }

    /// The headings under which something is written, in their order.
    pub fn headings(&self) -> impl Iterator<Item = BookHeading> {
        self.0.keys().copied()
    }

    /// The lines under a heading.
    pub fn lines(&self, heading: BookHeading) -> impl Iterator<Item = BookLine<'_>> {
        self.text(heading).lines().map(BookLine::of)
    }

    /// The rules that stand on the wall, in their order.
    pub fn on_wall(&self) -> impl Iterator<Item = &str> {
        let lines = self.headings().flat_map(|heading| self.lines(heading));
        lines.filter_map(|line| match line {
            BookLine::Rule {
                text,
                is_on_wall: true,
            } => Some(text),
            _ => None,
        })
    }

    /// How many rules are written down under all headings.
    pub fn rule_count(&self) -> usize {
        let lines = self.headings().flat_map(|heading| self.lines(heading));
        lines
            .filter(|line| matches!(line, BookLine::Rule { .. }))
            .count()
    }

    /// The first heading under which more is written than [`MOST_LETTERS`].
    pub fn too_long(&self) -> Option<BookHeading> {
        let mut headings = self.headings();
        headings.find(|heading| self.text(*heading).chars().count() > MOST_LETTERS)
    }
}

/// A text file that is no rule book.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum NotABook {
    /// A heading that no rule book has.
    #[error(
        "line {line}: \"{heading}\" is no heading of a rule book; use one of {known}",
        known = BookHeading::ALL.map(BookHeading::title).join(", ")
    )]
    Heading {
        /// From 1.
        line: usize,
        /// What stands there.
        heading: String,
    },
    /// A heading that came before.
    #[error("line {line}: \"{heading}\" stands there twice")]
    Twice {
        /// From 1.
        line: usize,
        /// Its title.
        heading: &'static str,
    },
    /// Text above the first heading.
    #[error("line {line}: comes before the first heading, such as \"# {first}\"", first = BookHeading::ALL[0].title())]
    BeforeHeading {
        /// From 1.
        line: usize,
    },
}

impl From<Texts> for RuleBook {
    fn from(texts: Texts) -> Self {
        let mut book = Self::default();
        for (heading, text) in texts {
            book.set(heading, &text);
        }
        book
    }
}

impl From<RuleBook> for Texts {
    fn from(book: RuleBook) -> Self {
        book.0
    }
}

#[cfg(feature = "wire")]
impl specta::Type for RuleBook {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        Texts::definition(types)
    }
}

impl std::str::FromStr for RuleBook {
    type Err = NotABook;

    /// Reads a book as it is displayed: each heading after `# ` on a line of its own, its text below it.
    fn from_str(text: &str) -> Result<Self, NotABook> {
        let mut book = Self::default();
        let mut under: Option<(BookHeading, String)> = None;
        let text = text.trim_start_matches('\u{feff}');
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.trim();
            if let Some(title) = content.strip_prefix(MARKS) {
                let heading = heading_of(title.trim(), line)?;
                if let Some((before, text)) = under.replace((heading, String::new())) {
                    book.set(before, &text);
                }
                if !book.text(heading).is_empty() {
                    let heading = heading.title();
                    return Err(NotABook::Twice { line, heading });
                }
            } else if let Some((_, text)) = &mut under {
                text.push_str(content);
                text.push('\n');
            } else if !content.is_empty() {
                return Err(NotABook::BeforeHeading { line });
            }
        }
        if let Some((last, text)) = under {
            book.set(last, &text);
        }
        Ok(book)
    }
}

/// A line as it is kept; none where nothing is on it.
fn tidy(line: &str) -> Option<String> {
    let seen = line.replace(char::is_control, " ");
    let line = seen.trim();
    match line.strip_prefix(MARKS) {
        Some(title) => Some(format!("{SUBHEADING}{title}")),
        None => (!line.is_empty()).then(|| line.to_owned()),
    }
}

fn heading_of(title: &str, line: usize) -> Result<BookHeading, NotABook> {
    let mut all = BookHeading::ALL.into_iter();
    all.find(|heading| heading.title() == title)
        .ok_or_else(|| NotABook::Heading {
            line,
            heading: title.to_owned(),
        })
}

impl fmt::Display for RuleBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, heading) in self.headings().enumerate() {
            let gap = if place == 0 { "" } else { "\n" };
            writeln!(f, "{gap}# {}\n{}", heading.title(), self.text(heading))?;
        }
        Ok(())
    }
}

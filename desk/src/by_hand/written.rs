//! Seats as a list has them, from a file, a table of a spreadsheet or a page: a line a table, its
//! people from East on by number, name or reading.

use super::SeatsByHand;
use competition::table_label;
use db::{Meant, Register};
use scoring::{PersonId, Players};

/// A list as it was understood.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct WrittenSeats {
    /// Table by table, A first; the people of each from East on.
    pub tables: Vec<Vec<WrittenPerson>>,
    /// Who sits out.
    pub sits_out: Vec<WrittenPerson>,
}

/// How the list calls somebody.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WrittenPerson {
    /// The line, from 1.
    pub line: usize,
    /// What stands there.
    pub text: String,
    /// Who that is.
    pub meant: Meant,
}

/// Why a list cannot be understood, and in which line, from 1.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Misread {
    /// Nobody is named anywhere.
    Nobody,
    /// More people in a line than play at a table.
    TooMany {
        /// The line.
        line: usize,
        /// How many it has.
        has: usize,
        /// How many a table takes.
        takes: usize,
    },
    /// The table is called otherwise than the next in a row from A or 1 on, or some tables are named
    /// and others not.
    Misnamed {
        /// The line.
        line: usize,
        /// What the next table would be called.
        expected: String,
    },
    /// More lines than any club has tables.
    TooLong,
}

/// As many tables as a round can have.
const MOST_TABLES: usize = 100;
/// As many words as the people of a table can have, with room for who sits out.
const MOST_WORDS: usize = 64;
/// As many words as a name has.
const MOST_OF_NAME: usize = 3;
/// What stands before those who sit out.
const OUT: [&str; 8] = [
    "お休み",
    "休み",
    "抜け番",
    "抜け",
    "休",
    "待ち",
    "sits out",
    "sitting out",
];
/// What stands at the head of columns.
const HEADS: [&str; 17] = [
    "卓", "席", "東", "南", "西", "北", "東家", "南家", "西家", "北家", "table", "east", "south",
    "west", "north", "seat", "起家",
];

impl WrittenSeats {
    /// Understands a list. Columns stand apart by tabs, commas or spaces; the table's name may stand
    /// before its people, and お休み before those who sit out. A head over the columns is passed over.
    ///
    /// @param here who is there: of several who are called so, the one who is there is meant
    ///
    /// # Errors
    /// Where a line is no table; who is not known stands in what is returned.
    pub fn read(
        text: &str,
        players: Players,
        register: &Register,
        here: &[PersonId],
    ) -> Result<Self, Misread> {
        let reading = Reading {
            takes: players.count(),
            register,
            here,
        };
        reading.read(text)
    }

    /// Everybody who is named and not known for certain.
    pub fn doubtful(&self) -> impl Iterator<Item = &WrittenPerson> {
        let all = self.tables.iter().flatten().chain(&self.sits_out);
        all.filter(|one| matches!(one.meant, Meant::Open(_)))
    }

    /// Who sits where, as far as they are known.
    pub fn seats(&self) -> SeatsByHand {
        let tables = self.tables.iter();
        SeatsByHand {
            tables: tables
                .map(|table| table.iter().map(WrittenPerson::person).collect())
                .collect(),
            sits_out: (self.sits_out.iter())
                .filter_map(WrittenPerson::person)
                .collect(),
        }
    }
}

impl WrittenPerson {
    /// Who that is, where it is certain.
    pub fn person(&self) -> Option<PersonId> {
        match self.meant {
            Meant::One(person) => Some(person),
            Meant::Open(_) => None,
        }
    }
}

struct Reading<'a> {
    takes: usize,
    register: &'a Register,
    here: &'a [PersonId],
}

/// A line of a table.
struct Line {
    number: usize,
    /// The place of the table by its name, from 0.
    named: Option<usize>,
    people: Vec<WrittenPerson>,
}

impl Reading<'_> {
    fn read(&self, text: &str) -> Result<WrittenSeats, Misread> {
        let mut lines = Vec::new();
        let mut sits_out = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let (number, line) = (at + 1, line.trim_matches(['\u{feff}', ' ', '　']));
            if let Some(out) = after_out(line) {
                sits_out.extend(self.people(number, out)?);
            } else if !is_head(line) {
                lines.push(self.line(number, line)?);
            }
            if lines.len() > MOST_TABLES {
                return Err(Misread::TooLong);
            }
        }
        self.name_by_bare_numbers(&mut lines);
        for line in &lines {
            let has = line.people.len();
            if has > self.takes {
                let (line, takes) = (line.number, self.takes);
                return Err(Misread::TooMany { line, has, takes });
            }
        }
        if lines.is_empty() && sits_out.is_empty() {
            return Err(Misread::Nobody);
        }
        Ok(WrittenSeats {
            tables: in_row(lines)?,
            sits_out,
        })
    }

    fn line(&self, number: usize, line: &str) -> Result<Line, Misread> {
        let (named, rest) = match named_first(line) {
            Some((place, rest)) => (Some(place), rest),
            None => (None, line),
        };
        let people = self.people(number, rest)?;
        // A letter alone names a table only where there is one more than can sit at it.
        if named.is_none()
            && people.len() > self.takes
            && let Some((place, rest)) = letter_first(line)
        {
            let people = self.people(number, rest)?;
            return Ok(Line {
                number,
                named: Some(place),
                people,
            });
        }
        Ok(Line {
            number,
            named,
            people,
        })
    }

    /// Where every line has one more than can sit at a table, and the first of each counts 1, 2, 3,
    /// these are the tables. A single line may as well name one person too many.
    fn name_by_bare_numbers(&self, lines: &mut [Line]) {
        let counts = |(at, line): (usize, &Line)| {
            let first = line.people.first();
            line.named.is_none()
                && line.people.len() == self.takes + 1
                && first.is_some_and(|first| {
                    scoring::typed::whole_number(&first.text) == i64::try_from(at + 1).ok()
                })
        };
        if lines.len() > 1 && lines.iter().enumerate().all(counts) {
            for (at, line) in lines.iter_mut().enumerate() {
                line.named = Some(at);
                line.people.remove(0);
            }
        }
    }

    fn people(&self, line: usize, text: &str) -> Result<Vec<WrittenPerson>, Misread> {
        let person = |(text, meant): (String, Meant)| WrittenPerson { line, text, meant };
        if let Some(columns) = columns(text) {
            let named = columns
                .into_iter()
                .map(str::trim)
                .filter(|one| !one.is_empty());
            let named: Vec<&str> = named.take(MOST_WORDS + 1).collect();
            self.check_length(line, named.len())?;
            let named = named
                .into_iter()
                .map(|one| (one.to_owned(), self.register.whom(one, self.here)));
            return Ok(named.map(person).collect());
        }
        let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS + 1).collect();
        self.check_length(line, words.len())?;
        Ok(self.by_words(&words).into_iter().map(person).collect())
    }

    fn check_length(&self, line: usize, has: usize) -> Result<(), Misread> {
        if has > MOST_WORDS {
            let takes = self.takes;
            return Err(Misread::TooMany { line, has, takes });
        }
        Ok(())
    }

    /// A name may have a space in it: the longest run of words that is somebody is.
    fn by_words(&self, words: &[&str]) -> Vec<(String, Meant)> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let longest = (1..=MOST_OF_NAME.min(words.len() - at))
                .rev()
                .find_map(|count| {
                    let text = words[at..at + count].join(" ");
                    let meant = self.register.whom(&text, self.here);
                    (count == 1 || matches!(meant, Meant::One(_))).then_some((count, text, meant))
                });
            let Some((count, text, meant)) = longest else {
                break;
            };
            found.push((text, meant));
            at += count;
        }
        found
    }
}

/// The columns, where something else than spaces stands between them.
fn columns(text: &str) -> Option<Vec<&str>> {
    if text.contains('\t') {
        return Some(text.split('\t').collect());
    }
    let commas = [',', '，', '、', ';', '；'];
    text.contains(commas).then(|| text.split(commas).collect())
}

/// What follows お休み and the like.
fn after_out(line: &str) -> Option<&str> {
    let rest = OUT.iter().find_map(|out| {
        let head = line.get(..out.len())?;
        let rest = head.eq_ignore_ascii_case(out).then(|| &line[out.len()..])?;
        let ends = rest.is_empty()
            || rest.starts_with(separators)
            || rest.starts_with(|letter: char| letter.is_numeric());
        ends.then_some(rest)
    });
    rest.map(|rest| rest.trim_start_matches(separators))
}

fn separators(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ':' | '：' | ',' | '，' | '、' | ';' | '；')
}

/// Whether the line is empty or names columns alone.
fn is_head(line: &str) -> bool {
    let mut words = line.split(separators).filter(|word| !word.is_empty());
    words.all(|word| HEADS.iter().any(|head| word.eq_ignore_ascii_case(head)))
}

/// A table's name before its people that can be nothing else, such as `A卓`, `第2卓`, `Table 3`, `B:`.
fn named_first(line: &str) -> Option<(usize, &str)> {
    let after = |word: &'static str| {
        let head = line.get(..word.len())?;
        head.eq_ignore_ascii_case(word)
            .then(|| line[word.len()..].trim_start())
    };
    let begun = ["第", "卓", "table"].into_iter().find_map(after);
    let (name, rest) = name_and_rest(begun.unwrap_or(line))?;
    let rest = rest.trim_start();
    let ended = ["卓", "：", ":"]
        .into_iter()
        .find_map(|end| rest.strip_prefix(end));
    (begun.is_some() || ended.is_some()).then_some(())?;
    let rest = ended.unwrap_or(rest).trim_start_matches(separators);
    Some((place_of(name)?, rest))
}

/// A letter and what stands apart from it.
fn letter_first(line: &str) -> Option<(usize, &str)> {
    let (name, rest) = name_and_rest(line)?;
    let is_apart =
        rest.starts_with(separators) && name.starts_with(|letter: char| !letter.is_numeric());
    is_apart.then_some((place_of(name)?, rest.trim_start_matches(separators)))
}

fn name_and_rest(line: &str) -> Option<(&str, &str)> {
    let is_name = |letter: &char| {
        letter.is_ascii_alphanumeric() || matches!(letter, 'Ａ'..='Ｚ' | 'ａ'..='ｚ' | '０'..='９')
    };
    let length: usize = line.chars().take_while(is_name).map(char::len_utf8).sum();
    (length > 0).then(|| line.split_at(length))
}

/// The place of the table that is called so, from 0.
fn place_of(name: &str) -> Option<usize> {
    if let Some(number) = scoring::typed::whole_number(name) {
        return usize::try_from(number)
            .ok()?
            .checked_sub(1)
            .filter(|place| *place < MOST_TABLES);
    }
    let half = |letter: char| match letter {
        'Ａ'..='Ｚ' | 'ａ'..='ｚ' => {
            char::from_u32(u32::from(letter) - 0xFEE0).unwrap_or(letter)
        }
        letter => letter,
    };
    let name: String = name
        .chars()
        .map(half)
        .collect::<String>()
        .to_ascii_uppercase();
    (0..MOST_TABLES).find(|place| table_label(*place) == name)
}

/// The tables in the row of their names, which have to be A, B, C and so on, or no names at all.
fn in_row(mut lines: Vec<Line>) -> Result<Vec<Vec<WrittenPerson>>, Misread> {
    if lines.iter().any(|line| line.named.is_some()) {
        lines.sort_by_key(|line| line.named);
        for (place, line) in lines.iter().enumerate() {
            if line.named != Some(place) {
                return Err(Misread::Misnamed {
                    line: line.number,
                    expected: table_label(place),
                });
            }
        }
    }
    Ok(lines.into_iter().map(|line| line.people).collect())
}

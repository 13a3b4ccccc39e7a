//! What is not understood of a list as a club kept it.

use thiserror::Error;

/// Something of a club's own list that cannot be taken as it stands.
#[derive(Clone, Debug, Eq, Error, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum LedgerProblem {
    /// Nothing in the sheet looks like a list of results.
    #[error(
        "no list of results is found here; say what kind of list it is, or leave the sheet out"
    )]
    NoList,
    /// A person of whom nothing is said yet.
    #[error(
        "{name}: it is not certain who this is; say who, that the person is new, or leave the person out"
    )]
    Person {
        /// As it stands there.
        name: String,
    },
    /// A day without its year.
    #[error("{day}: the year is written nowhere; say of which fiscal year the list is")]
    NoYear {
        /// As it stands there.
        day: String,
    },
    /// A row of which no day is known.
    #[error("the row has no day; write the day, or leave the row out")]
    NoDay,
    /// Something else where a day must stand.
    #[error("{text} is no day; write a day such as 4/5, or leave the row out")]
    NotADay {
        /// As it stands there.
        text: String,
    },
    /// Totals of which nobody knows when they were played.
    #[error("the list does not say when these were played; say from which day to which")]
    NoPeriod,
    /// Something else where a number must stand.
    #[error("{text} is no number; correct it, or leave the row out")]
    NotANumber {
        /// As it stands there.
        text: String,
    },
    /// Results that do not add up.
    #[error(
        "the table's results add up to {sum} instead of {expected}; correct them, or leave the row out"
    )]
    Sum {
        /// What they add up to, in P.
        sum: String,
        /// What they must add up to, in P.
        expected: String,
    },
    /// More or fewer at a table than play by the rule set.
    #[error("{count} people at the table; the rule set is for {expected}")]
    Players {
        /// As many as there are.
        count: u32,
        /// As many as the rule set wants.
        expected: u32,
    },
    /// One person twice at a table.
    #[error("{name} is there twice; correct one of the two")]
    Twice {
        /// As it stands there.
        name: String,
    },
    /// Nobody can say which of two with the same points comes first.
    #[error(
        "two have the same points, and by the rules the seat decides, which is not written; write places or seats, or leave the row out"
    )]
    Tied,
    /// The rules do not lead to the places or results that are written beside the points.
    #[error(
        "what is written beside the points is not what the rules make of them; correct the row, or leave it out"
    )]
    Differs,
    /// A table of a round is there twice.
    #[error(
        "round {round} table {table} of that day is there twice; correct one of the two, or leave it out"
    )]
    Again {
        /// The round.
        round: u32,
        /// The table.
        table: String,
    },
    /// The series that it belongs to was not said.
    #[error("say to which series the results belong")]
    NoSeries,
}

/// What a column of a club's own list is.
#[derive(
    Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, serde::Deserialize, serde::Serialize,
)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum LedgerColumn {
    /// The day.
    Date,
    /// The round of the day.
    Round,
    /// The table's label.
    Table,
    /// The member's number.
    Number,
    /// The name.
    Name,
    /// The reading.
    Kana,
    /// The seat.
    Seat,
    /// The place in a hanchan.
    Place,
    /// Points at the end of a hanchan.
    Points,
    /// The result: ±P.
    Result,
    /// How many hanchan.
    Games,
    /// How often first.
    First,
    /// How often second.
    Second,
    /// How often third.
    Third,
    /// How often fourth.
    Fourth,
}

impl LedgerColumn {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Date,
        Self::Round,
        Self::Table,
        Self::Number,
        Self::Name,
        Self::Kana,
        Self::Seat,
        Self::Place,
        Self::Points,
        Self::Result,
        Self::Games,
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
    ];

    /// Its word on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Round => "round",
            Self::Table => "table",
            Self::Number => "number",
            Self::Name => "name",
            Self::Kana => "kana",
            Self::Seat => "seat",
            Self::Place => "place",
            Self::Points => "points",
            Self::Result => "result",
            Self::Games => "games",
            Self::First => "first",
            Self::Second => "second",
            Self::Third => "third",
            Self::Fourth => "fourth",
        }
    }
}

impl std::fmt::Display for LedgerColumn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

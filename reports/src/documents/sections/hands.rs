//! 満貫以上: who won how many, and the log of the hands themselves.

mod value;

use scoring::hand_value::Level;
use scoring::record::{Hanchan, Hand};
use scoring::{LevelCounts, PersonId};

use super::standings::{begins_unranked, key_cells};
use crate::documents::Draft;
use crate::layout::table::{self, Cell, Column, Drawn, Row, Table, beside};
use crate::season::Season;
use crate::words::{self, Names};
pub(crate) use value::description;
use value::{brief_value, hand_name};

/// How many of each level each member won and dealt in.
pub(crate) fn counts(draft: &mut Draft<'_>, season: &Season, title: &str) {
    let none = |counts: &LevelCounts| counts.all() == 0;
    if season
        .standings
        .iter()
        .all(|row| none(&row.won) && none(&row.dealt_in))
    {
        return;
    }
    let mut columns = vec![Column::label("順位").key(), Column::name("氏名").key()];
    columns.push(Column::figures("和了計").apart());
    columns.extend(
        Level::ALL
            .iter()
            .map(|level| Column::figures(level.kanji())),
    );
    columns.push(Column::figures("放銃計").apart());
    columns.extend(
        Level::ALL
            .iter()
            .map(|level| Column::figures(level.kanji())),
    );
    let mut table = Table::new(columns);
    let mut unranked = false;
    for standing in &season.standings {
        let mut cells = key_cells(draft, season, standing);
        for counts in [&standing.won, &standing.dealt_in] {
            cells.push(Cell::new(counts.all().to_string()).bold());
            cells.extend(
                Level::ALL
                    .iter()
                    .map(|level| Cell::from(words::count_or_blank(counts.of(*level)))),
            );
        }
        table
            .rows
            .push(Row::new(cells).ruled(begins_unranked(&mut unranked, standing)));
    }
    table::section(
        &mut draft.sheet,
        title,
        "放銃は満貫以上に振り込んだ回数",
        &table,
    );
}

/// Which columns a log needs besides who, from whom and how high.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// One day is meant: round and table are enough.
    Day,
    /// Many days.
    Period,
}

/// The log itself.
pub(crate) fn log(draft: &mut Draft<'_>, hands: &[(&Hand, &Hanchan)], place: Place, title: &str) {
    let whole = log_table(draft, hands, place, Columns::All);
    let note = format!("{}件", hands.len());
    if are_brief(hands, place) {
        let brief = log_table(draft, hands, place, Columns::Brief);
        beside::section(&mut draft.sheet, title, &note, &whole, &brief);
    } else {
        table::section(&mut draft.sheet, title, &note, &whole);
    }
}

/// Whether all there is to be said of them has room in half the width.
pub(crate) fn are_brief(hands: &[(&Hand, &Hanchan)], place: Place) -> bool {
    hands
        .iter()
        .all(|(hand, _)| brief_value(hand, (place, Columns::Brief)).is_some())
}

/// The log in so many columns side by side, two or three, for a sheet that is handed out.
pub(crate) struct InColumns {
    table: Table,
    columns: beside::Columns,
}

impl InColumns {
    pub(crate) fn new(
        draft: &Draft<'_>,
        hands: &[(&Hand, &Hanchan)],
        place: Place,
        count: usize,
    ) -> Self {
        let of = |with| Self {
            table: log_table(draft, hands, place, with),
            columns: beside::Columns {
                count,
                tightness: 1.0,
            },
        };
        let narrow = || of(Columns::Narrow);
        let brief = (count <= 2).then(|| of(Columns::Brief));
        match brief {
            // Over many days names matter more than the table.
            Some(brief) if place == Place::Day || brief.keeps_names_whole(draft) => brief,
            _ => narrow(),
        }
    }

    /// The same with its rows moved together by that factor.
    pub(crate) fn tightened(self, tightness: f32) -> Self {
        let columns = beside::Columns {
            tightness,
            ..self.columns
        };
        Self { columns, ..self }
    }

    /// Whether its columns have room for the names.
    pub(crate) fn keeps_names_whole(&self, draft: &Draft<'_>) -> bool {
        self.columns.keeps_names_whole(&draft.sheet, &self.table)
    }

    /// What it takes with its heading.
    pub(crate) fn height(&self, draft: &Draft<'_>) -> f32 {
        let heading = draft.sheet.gap() + draft.sheet.heading_height();
        heading + self.columns.height(&draft.sheet, &self.table)
    }

    pub(crate) fn draw(&self, draft: &mut Draft<'_>, title: &str, note: &str) {
        self.columns
            .draw(&mut draft.sheet, title, note, &self.table);
    }
}

/// The height that the log takes with its heading.
pub(crate) fn log_height(draft: &Draft<'_>, hands: &[(&Hand, &Hanchan)], place: Place) -> f32 {
    let table = log_table(draft, hands, place, Columns::All);
    let drawn = Drawn::new(&table, draft.scale(), draft.sheet.width());
    let heading = draft.sheet.gap_above() + draft.sheet.heading_height();
    heading + drawn.height(0..drawn.row_count())
}

/// Whether a log has a column for what else there is to say of a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    All,
    /// For half the width: it is said with the level.
    Brief,
    /// For a third: the hand's name is left out, and over many days the table.
    Narrow,
}

/// How a log says its days.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Days {
    /// All hands are of one.
    One,
    /// A column, where a day has a hand or two.
    Column,
    /// A row above the hands of each.
    Headings,
}

impl Days {
    fn of(hands: &[(&Hand, &Hanchan)], place: Place) -> Self {
        let days = hands.chunk_by(|(_, one), (_, other)| one.sheet.date == other.sheet.date);
        match place {
            Place::Day => Self::One,
            Place::Period if hands.len() >= 3 * days.count() => Self::Headings,
            Place::Period => Self::Column,
        }
    }
}

/// The log as a table: day and table are named once, and a line stands where another day begins, or of
/// one day another round.
fn log_table(draft: &Draft<'_>, hands: &[(&Hand, &Hanchan)], place: Place, with: Columns) -> Table {
    let narrow = with == Columns::Narrow;
    let days = match (place, narrow) {
        (Place::Period, true) => Days::Column,
        _ => Days::of(hands, place),
    };
    let brief = with != Columns::All;
    let described = !brief && hands.iter().any(|(hand, _)| !description(hand).is_empty());
    let mut columns = Vec::new();
    if days == Days::Column {
        columns.push(Column::figures("日"));
    }
    let has_table = !narrow || place == Place::Day;
    columns.extend(has_table.then(|| Column::label("卓")));
    columns.extend((!narrow).then(|| Column::label("局")));
    columns.extend([
        Column::label("区分"),
        Column::name("和了"),
        Column::name("放銃"),
    ]);
    if described {
        columns.push(Column::words("役・備考"));
    }
    let mut table = Table {
        dense: brief,
        ..Table::ungrouped(columns)
    };
    let mut before: Option<&Hanchan> = None;
    for (hand, hanchan) in hands {
        let same_day = before.is_some_and(|before| before.sheet.date == hanchan.sheet.date);
        let same_round =
            same_day && before.is_some_and(|before| before.sheet.round == hanchan.sheet.round);
        let same_table = before.is_some_and(|before| before.id == hanchan.id);
        if days == Days::Headings && !same_day {
            let day = draft.names.day(hanchan.sheet.date);
            table.rows.push(Row::heading(day));
        }
        let mut cells = Vec::new();
        if days == Days::Column {
            let day = draft.names.short_day(hanchan.sheet.date);
            cells.push(Cell::new(day).repeats(same_day));
        }
        let named = || Cell::new(round_and_table(hanchan)).repeats(same_table);
        cells.extend(has_table.then(named));
        cells.extend((!narrow).then(|| Cell::from(hand_name(hand, with))));
        let name = |person| {
            if brief {
                draft.names.brief(person)
            } else {
                draft.names.plain(person)
            }
        };
        cells.extend(hand_cells(hand, (place, with), name));
        if described {
            cells.push(description(hand).into());
        }
        let begins = match days {
            Days::One => !same_round,
            Days::Column => !same_day,
            Days::Headings => false,
        };
        table.rows.push(Row::new(cells).begins(begins));
        before = Some(hanchan);
    }
    table
}

/// `2回A卓 東4局1本場`
pub(crate) fn place_of(hand: &Hand, hanchan: &Hanchan) -> String {
    let parts = [round_and_table(hanchan), hand_name(hand, Columns::All)];
    parts.join(" ").trim_end().to_owned()
}

/// `2回A卓`
fn round_and_table(hanchan: &Hanchan) -> String {
    format!("{}回{}卓", hanchan.sheet.round, hanchan.sheet.table)
}

/// How high, who won and from whom.
fn hand_cells(
    hand: &Hand,
    (place, with): (Place, Columns),
    name: impl Fn(PersonId) -> String,
) -> [Cell; 3] {
    let level = match brief_value(hand, (place, with)) {
        Some(value) if with != Columns::All => Cell::from(value),
        _ => hand.entry.level.kanji().into(),
    };
    [
        if hand.entry.level == Level::Yakuman {
            level.bold()
        } else {
            level
        },
        name(hand.entry.winner).into(),
        match hand.entry.loser {
            Some(loser) => name(loser).into(),
            None => Cell::new("ツモ").muted(),
        },
    ]
}

/// `満貫12　跳満3`, levels that did not occur left out.
pub(crate) fn summary(counts: &LevelCounts) -> String {
    let levels = Level::ALL.iter().filter(|level| counts.of(**level) > 0);
    let parts: Vec<String> = levels
        .map(|level| format!("{}{}", level.kanji(), counts.of(*level)))
        .collect();
    if parts.is_empty() {
        "なし".to_owned()
    } else {
        parts.join("　")
    }
}

/// All levels of a season together.
pub(crate) fn totals<'a>(hands: impl Iterator<Item = &'a Hand>) -> LevelCounts {
    let mut counts = LevelCounts::default();
    for hand in hands {
        counts.add(hand.entry.level);
    }
    counts
}

/// One hand in a sentence: who, what, when and how.
pub(crate) fn sentence(draft: &Draft<'_>, hand: &Hand, hanchan: &Hanchan) -> String {
    // The log of hands says from whom; a headline need not.
    let how = if hand.entry.loser.is_some() {
        "ロン"
    } else {
        "ツモ"
    };
    let yaku = if hand.entry.yaku.is_empty() {
        hand.entry.level.kanji()
    } else {
        &hand.entry.yaku
    };
    format!(
        "{}　{yaku}（{}、{how}）",
        draft.names.polite(hand.entry.winner),
        when(&draft.names, hanchan)
    )
}

/// `10月4日土曜 第2回戦 A卓`
pub(crate) fn when(names: &Names, hanchan: &Hanchan) -> String {
    format!(
        "{} 第{}回戦 {}卓",
        names.day(hanchan.sheet.date),
        hanchan.sheet.round,
        hanchan.sheet.table
    )
}

/// Everybody whom `chosen` picks from each row, with how many, most first.
pub(crate) fn most(
    season: &Season,
    chosen: impl Fn(&scoring::Standing) -> u32,
) -> Option<(u32, Vec<PersonId>)> {
    let most = season
        .ranked()
        .map(&chosen)
        .max()
        .filter(|most| *most > 0)?;
    let people = season
        .ranked()
        .filter(|row| chosen(row) == most)
        .map(|row| row.person)
        .collect();
    Some((most, people))
}

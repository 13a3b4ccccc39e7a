//! 受付名簿: who comes, with a box to tick for each thing that the desk asks for.

use competition::course::{Entry, EntryState};
use competition::{Asked, Course};
use scoring::{Period, PersonId, Records};

use super::{Contest, held};
use crate::documents::{Draft, imprint};
use crate::layout::scale::Scale;
use crate::layout::table::{self, Cell, Column, Table};
use crate::words::Names;
use crate::{Error, Options, Pdf};

/// Who entered, as the desk looks for them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Roster {
    /// The competition's name.
    pub competition: String,
    /// From the first day to the last; none before anything was drawn.
    pub days: Option<Period>,
    /// What is asked of everybody.
    pub asks: Vec<Asked>,
    /// Who has a place, by reading.
    pub playing: Vec<RosterLine>,
    /// Who waits for one, in the order of the queue.
    pub waiting: Vec<RosterLine>,
    /// Who fills tables, by reading.
    pub staff: Vec<RosterLine>,
}

/// Somebody who comes.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct RosterLine {
    /// The member's number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The reading; empty where it is not known.
    pub kana: String,
    /// Whether the person is there already.
    pub arrived: bool,
    /// What is still missing of what is asked.
    pub missing: Vec<Asked>,
    /// Anything else, such as that the person came without having entered.
    pub remark: String,
}

impl Contest<'_> {
    /// Who entered and has not given up the place. `kana` is the reading of a name.
    pub fn roster(&self, kana: &dyn Fn(PersonId) -> String) -> Roster {
        let course = Course::of(self.competition, self.history);
        let entries = &course.entries;
        let line = |person: PersonId| {
            let (number, name) = (self.person)(person);
            RosterLine {
                number,
                name,
                kana: kana(person),
                ..RosterLine::default()
            }
        };
        let entered = |entry: &Entry| RosterLine {
            arrived: entry.checked_in,
            missing: entry.missing.clone(),
            remark: match (entry.walk_in, entry.left) {
                (_, Some(_)) => "途中まで".to_owned(),
                (true, None) => "当日".to_owned(),
                (false, None) => String::new(),
            },
            ..line(entry.person)
        };
        let is_in = |entry: &&Entry| entry.state == EntryState::Playing;
        let mut playing: Vec<RosterLine> =
            entries.people.values().filter(is_in).map(entered).collect();
        let waiting = entries.waiting.iter();
        let waiting = waiting.filter_map(|person| entries.people.get(person));
        let staff = entries.staff.iter();
        let staff = staff.filter(|staff| staff.is_latest_of(entries));
        let mut staff: Vec<RosterLine> = staff.map(|staff| line(staff.person)).collect();
        for people in [&mut playing, &mut staff] {
            people.sort_by_key(|line| (reading(line), line.number));
        }
        Roster {
            competition: self.competition.name().to_owned(),
            days: self.days_of(|_| true),
            asks: self.competition.data().entries.asks.clone(),
            playing,
            waiting: waiting.map(entered).collect(),
            staff,
        }
    }
}

/// Without a reading the name itself is the best there is.
fn reading(line: &RosterLine) -> String {
    if line.kana.is_empty() {
        line.name.clone()
    } else {
        line.kana.clone()
    }
}

/// The list for the desk.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn roster(club: &str, roster: &Roster, options: &Options) -> Result<Pdf, Error> {
    let held = held(&roster.competition, roster.days, options);
    let imprint = imprint(club, "受付名簿", held, "", options);
    let nobody = Names::new(&Records::default(), options.honorific);
    let mut draft = Draft::begin(imprint, nobody, Scale::of(options.print), options);
    let parts = [
        ("出場", &roster.playing),
        ("補欠", &roster.waiting),
        ("スタッフ", &roster.staff),
    ];
    if parts.iter().all(|(_, lines)| lines.is_empty()) {
        let style = draft.scale().text();
        draft.sheet.paragraph("申し込みはまだありません。", style);
    }
    for (title, lines) in parts.into_iter().filter(|(_, lines)| !lines.is_empty()) {
        let asks: &[Asked] = if title == "スタッフ" {
            &[]
        } else {
            &roster.asks
        };
        let note = format!("{}名", lines.len());
        table::section(&mut draft.sheet, title, &note, &table(lines, asks));
    }
    draft.finish()
}

fn table(lines: &[RosterLine], asks: &[Asked]) -> Table {
    let mut columns = vec![Column::label("来場")];
    columns.extend(asks.iter().map(|asked| Column::label(called(*asked))));
    columns.extend([
        Column::figures("番号"),
        Column::name("氏名"),
        Column::words("ふりがな"),
        Column::words("備考"),
    ]);
    let mut table = Table::new(columns);
    for line in lines {
        let mut cells = vec![tick(line.arrived)];
        cells.extend(asks.iter().map(|asked| tick(!line.missing.contains(asked))));
        cells.extend([
            line.number.to_string().into(),
            Cell::new(&*line.name).bold(),
            line.kana.as_str().into(),
            line.remark.as_str().into(),
        ]);
        table.row(cells);
    }
    table
}

/// A box to tick, or that it is done.
fn tick(done: bool) -> Cell {
    if done {
        Cell::new("済").muted()
    } else {
        Cell::new("□")
    }
}

const fn called(asked: Asked) -> &'static str {
    match asked {
        Asked::GuardianConsent => "保護者\nの同意",
        Asked::Age => "年齢",
        Asked::Fee => "参加費",
        Asked::Ticket => "入場券",
    }
}

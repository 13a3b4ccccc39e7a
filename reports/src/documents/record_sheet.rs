//! 記録用紙: what lies on the table, written on by hand and typed in afterwards from left to right and
//! from top to bottom, in the order in which the program asks.

mod hands;
mod head;
mod round;

use scoring::record::{PlannedTable, RoundPlan, Session};
use scoring::rule_set::Tie;
use scoring::{Records, RuleSet};

use super::{imprint, round_words};
use crate::layout::area::Area;
use crate::layout::imprint::Imprint;
use crate::layout::leaves::{Leaves, Turn};
use crate::layout::mm;
use crate::layout::scale::Scale;
use crate::pdf::{self, Manuscript};
use crate::scene::{Dash, Ink, Scene, Stroke};
use crate::words::Names;
use crate::{Error, Options, Pdf};
use head::Head;
use round::{Player, Round};

/// What a record sheet asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form {
    /// How many hanchan stand on one sheet: 1 to [`Form::MOST_ROUNDS`].
    pub rounds: u32,
    /// Whether it asks who dealt the last hand.
    pub last_dealer: bool,
    /// Whether it asks how many riichi sticks were left.
    pub sticks: bool,
    /// Whether it has lines for hands of mangan and better.
    pub hands: bool,
    /// Who plays the rounds of a sheet that were not drawn.
    pub later_rounds: LaterRounds,
}

/// Who plays the rounds of a sheet that were not drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LaterRounds {
    /// Nobody knows yet: the names are left to be written.
    Open,
    /// The same people as in the round before.
    SamePeople,
}

impl Form {
    /// More hanchan on one sheet leave no room for a steady hand.
    pub const MOST_ROUNDS: u32 = 4;

    /// What hanchan by these rules need: three to a sheet, and the last dealer only where ties ask
    /// for it.
    pub fn of(rules: &RuleSet) -> Self {
        Self {
            rounds: 3,
            last_dealer: rules.data().tie == Tie::LastDealer,
            sticks: true,
            hands: true,
            later_rounds: LaterRounds::Open,
        }
    }

    fn on_one_sheet(self) -> usize {
        let rounds = self.rounds.clamp(1, Self::MOST_ROUNDS);
        usize::try_from(rounds).unwrap_or(1)
    }
}

/// One sheet of paper.
struct Sheet {
    head: Head,
    rounds: Vec<Round>,
}

impl Sheet {
    /// Another of the same day, for any table: it takes what would be an empty half of a page.
    fn spare(&self) -> Self {
        Self {
            head: Head {
                table: String::new(),
                ..self.head.clone()
            },
            rounds: vec![Round {
                name: None,
                players: Vec::new(),
            }],
        }
    }
}

/// Sheets on which everything is still to be written, one for each of that many tables.
pub fn blank_record_sheets(
    club: &str,
    rules: &RuleSet,
    form: Form,
    tables: u32,
    options: &Options,
) -> Result<Pdf, Error> {
    let rounds = form.on_one_sheet();
    let blank = |number: u32| Round {
        // On a sheet for a single hanchan nobody knows yet which round it will be.
        name: (rounds > 1).then(|| round_words::numbered(number)),
        players: Vec::new(),
    };
    let tables = match rounds {
        1 => tables.max(1).next_multiple_of(2),
        _ => tables.max(1),
    };
    let sheets = (0..tables).map(|_| Sheet {
        head: Head::default(),
        rounds: (1..).take(rounds).map(blank).collect(),
    });
    let imprint = imprint(club, TITLE, String::new(), rules.name(), options);
    pdf::write(draw(
        &sheets.collect::<Vec<_>>(),
        rules,
        form,
        &imprint,
        options,
    ))
}

/// A sheet for each table of a day that was drawn, with the day, the table and the names on it.
pub fn record_sheets(
    records: &Records,
    session: &Session,
    drawn: &[RoundPlan],
    rules: &RuleSet,
    form: Form,
    options: &Options,
) -> Result<Pdf, Error> {
    pdf::write(manuscript(records, session, drawn, rules, form, options))
}

pub(super) fn manuscript(
    records: &Records,
    session: &Session,
    drawn: &[RoundPlan],
    rules: &RuleSet,
    form: Form,
    options: &Options,
) -> Manuscript {
    let names = Names::new(records, options.honorific);
    let day = options.calendar.day_with_weekday(session.date);
    let series = records.series.get(&session.series).cloned();
    let mut sheets = Vec::new();
    for label in labels(drawn) {
        let at = |round| Some((round, table_of(round, label)?));
        let here: Vec<(&RoundPlan, &PlannedTable)> = drawn.iter().filter_map(at).collect();
        let round = |(round, table): &(&RoundPlan, &PlannedTable)| Round {
            name: Some(round_words::name(round)),
            players: seated(records, &names, table),
        };
        let mut rounds: Vec<Round> = here.iter().map(round).collect();
        fill_up(&mut rounds, here.last().map(|(round, _)| *round), form);
        sheets.extend(rounds.chunks(form.on_one_sheet()).map(|rounds| Sheet {
            head: Head {
                day: day.clone(),
                series: series.clone().unwrap_or_default(),
                venue: session.venue.clone(),
                table: label.to_owned(),
            },
            rounds: rounds.to_vec(),
        }));
    }
    if form.on_one_sheet() == 1 && !sheets.len().is_multiple_of(2) {
        sheets.extend(sheets.last().map(Sheet::spare));
    }
    let imprint = imprint(&records.club, TITLE, day, rules.name(), options);
    draw(&sheets, rules, form, &imprint, options)
}

const TITLE: &str = "記録用紙";

/// The labels of all tables, in the order in which they first appear.
fn labels(drawn: &[RoundPlan]) -> Vec<&str> {
    let mut labels: Vec<&str> = Vec::new();
    for table in drawn.iter().flat_map(|round| &round.tables) {
        if !labels.contains(&table.label.as_str()) {
            labels.push(&table.label);
        }
    }
    labels
}

fn table_of<'a>(round: &'a RoundPlan, label: &str) -> Option<&'a PlannedTable> {
    round.tables.iter().find(|table| table.label == label)
}

/// Adds the rounds that were not drawn, until the last sheet is full.
fn fill_up(rounds: &mut Vec<Round>, last: Option<&RoundPlan>, form: Form) {
    // What a competition's next round is, its own papers say.
    let last = last.filter(|last| last.stage.is_none());
    let mut number = last.map(|last| last.round);
    while !rounds.len().is_multiple_of(form.on_one_sheet()) {
        number = number.map(|number| number + 1);
        let last = rounds.last();
        let players = last.filter(|_| form.later_rounds == LaterRounds::SamePeople);
        let next = Round {
            name: number.map(round_words::numbered),
            players: players.map_or_else(Vec::new, |last| last.players.clone()),
        };
        rounds.push(next);
    }
}

fn seated(records: &Records, names: &Names, table: &PlannedTable) -> Vec<Player> {
    let number = |person| records.people.get(person).map(|known| known.number);
    let people = table.seats.as_slice().iter();
    people
        .map(|person| Player {
            number: number(person).map_or_else(String::new, |number| number.to_string()),
            name: names.plain(*person),
        })
        .collect()
}

/// Inside these nothing is punched, clipped by a hand-fed printer or held by a thumb.
fn body(page: &Scene) -> Area {
    let (punched, other) = (mm(22.0), mm(11.0));
    Area::new(
        punched,
        mm(11.0),
        page.width - punched - other,
        page.height - mm(11.0) - mm(15.0),
    )
}

/// Where a page of two sheets is cut.
fn cut_line(page: &mut Scene) {
    let middle = page.height / 2.0;
    let stroke = Stroke {
        dash: Dash::Short,
        ..Stroke::solid(0.5, Ink::RULE)
    };
    page.line((mm(10.0), middle), (page.width - mm(10.0), middle), stroke);
}

/// What the outline calls a page.
fn name_of(sheets: &[Sheet]) -> String {
    let tables = sheets.iter().map(|sheet| sheet.head.table.as_str());
    let tables: Vec<String> = tables
        .filter(|table| !table.is_empty())
        .map(|table| format!("{table}卓"))
        .collect();
    if tables.is_empty() {
        TITLE.to_owned()
    } else {
        tables.join("・")
    }
}

fn draw(
    sheets: &[Sheet],
    rules: &RuleSet,
    form: Form,
    imprint: &Imprint,
    options: &Options,
) -> Manuscript {
    let scale = Scale::of(options.print);
    let mut leaves = Leaves::new();
    let look = round::Look { rules, form, scale };
    // A lone hanchan needs half a page: two of them are cut apart.
    let halves = form.on_one_sheet() == 1;
    for sheets in sheets.chunks(if halves { 2 } else { 1 }) {
        let mut page = Turn::Portrait.page();
        let body = body(&page);
        let places = if halves {
            cut_line(&mut page);
            body.rows_apart(2, mm(22.0))
        } else {
            vec![body]
        };
        for paper in Area::new(0.0, 0.0, page.width, page.height).rows(places.len()) {
            head::punch_mark(&mut page, paper.middle().1);
        }
        for (place, sheet) in places.into_iter().zip(sheets) {
            let rest = head::draw(&mut page, place, &sheet.head, imprint, scale);
            let places = rest.rows_apart(sheet.rounds.len(), mm(4.0));
            for (place, round) in places.into_iter().zip(&sheet.rounds) {
                round::draw(&mut page, place, round, look);
            }
        }
        leaves.add(page, name_of(sheets));
    }
    let margins = body(&Turn::Portrait.page());
    leaves.finish(imprint, margins, scale)
}

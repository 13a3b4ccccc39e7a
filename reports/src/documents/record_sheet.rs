//! 記録用紙: what lies on the table, written on by hand and typed in afterwards from left to right and
//! from top to bottom, in the order in which the program asks.

mod hands;
mod head;
mod round;

use scoring::record::{PlannedTable, RoundPlan, Session};
use scoring::rule_set::Tie;
use scoring::{Records, RuleSet};

use super::imprint;
use crate::layout::area::Area;
use crate::layout::imprint::Imprint;
use crate::layout::leaves::{Leaves, Turn};
use crate::layout::mm;
use crate::layout::scale::Scale;
use crate::pdf::Manuscript;
use crate::scene::Scene;
use crate::words::Names;
use crate::{Error, Options, Pdf, pdf};
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
        number: (rounds > 1).then_some(number),
        players: Vec::new(),
    };
    let sheets = (0..tables.max(1)).map(|_| Sheet {
        head: Head::default(),
        rounds: (1..).take(rounds).map(blank).collect(),
    });
    let imprint = imprint(club, TITLE, String::new(), rules.name(), options);
    pdf::write(fill(sheets.collect(), rules, form, &imprint, options))
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
    pdf::write(drawn_pages(records, session, drawn, rules, form, options))
}

/// The pages of drawn sheets, to be written alone or among others.
pub(super) fn drawn_pages(
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
        let at = |round: &RoundPlan| {
            let table = round.tables.iter().find(|table| table.label == label)?;
            Some(Round {
                number: Some(round.round),
                players: seated(records, &names, table),
            })
        };
        let mut rounds: Vec<Round> = drawn.iter().filter_map(at).collect();
        fill_up(&mut rounds, form);
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
    let imprint = imprint(&records.club, TITLE, day, rules.name(), options);
    fill(sheets, rules, form, &imprint, options)
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

/// Adds the rounds that were not drawn, until the last sheet is full.
fn fill_up(rounds: &mut Vec<Round>, form: Form) {
    while !rounds.len().is_multiple_of(form.on_one_sheet()) {
        let last = rounds.last();
        let players = last.filter(|_| form.later_rounds == LaterRounds::SamePeople);
        let next = Round {
            number: last.and_then(|last| last.number).map(|number| number + 1),
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

fn fill(
    sheets: Vec<Sheet>,
    rules: &RuleSet,
    form: Form,
    imprint: &Imprint,
    options: &Options,
) -> Manuscript {
    let scale = Scale::of(options.print);
    let mut leaves = Leaves::new();
    let look = round::Look { rules, form, scale };
    for sheet in sheets {
        let mut page = Turn::Portrait.page();
        let body = body(&page);
        let rest = head::draw(&mut page, body, &sheet.head, imprint, scale);
        let gap = mm(4.0);
        let places = rest.rows_apart(sheet.rounds.len(), gap);
        for (place, round) in places.into_iter().zip(&sheet.rounds) {
            // A lone hanchan on a sheet keeps boxes of a size to write in, not larger.
            let (place, _) = place.cut_top(place.height.min(mm(100.0)));
            round::draw(&mut page, place, round, look);
        }
        head::punch_mark(&mut page);
        let name = match sheet.head.table.as_str() {
            "" => TITLE.to_owned(),
            table => format!("{table}卓"),
        };
        leaves.add(page, name);
    }
    let margins = body(&Turn::Portrait.page());
    leaves.finish(imprint, margins, scale)
}

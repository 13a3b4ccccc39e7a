//! 大会順位表: everybody in a stage of a competition, or in the ranking of all, not the first three only.

use scoring::{Period, Points, Records, Unit};

use super::contest::held;
use super::{Draft, imprint};
use crate::layout::leaves::Turn;
use crate::layout::scale::Scale;
use crate::layout::sheet::Sheet;
use crate::layout::table::{Cell, Column, Table, figures, halves};
use crate::pdf::{self, Manuscript};
use crate::values::Value;
use crate::words::Names;
use crate::{Error, Options, Pdf};

/// A ranking to be printed, after any round or at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking {
    /// The competition's name.
    pub competition: String,
    /// From the first day to the last of what is in it; none before anything was drawn.
    pub days: Option<Period>,
    /// The names of the rule sets that it was played by.
    pub rules: String,
    /// What it is the ranking of, such as `予選　2回戦まで`.
    pub of: String,
    /// What has to be known to read it, such as that sheets are missing.
    pub notes: Vec<String>,
    /// What results are counted in.
    pub unit: Unit,
    /// How many hanchan have a column of their own.
    pub rounds: usize,
    /// Whether those columns may be left out where the page has no room for all of them.
    pub rounds_may_go: bool,
    /// The first first; those who are not ranked last.
    pub lines: Vec<RankingLine>,
}

/// Somebody's line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RankingLine {
    /// The rank, which equals share; staff have none.
    pub rank: Option<u32>,
    /// The member's number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The stage reached; empty where there is but one.
    pub stage: String,
    /// Whether this is staff, who fill a table and are not ranked.
    pub staff: bool,
    /// How many of each place, which may tell equals apart.
    pub places: [u32; 4],
    /// The results by round; none where there is no result.
    pub results: Vec<Option<Points>>,
    /// What was brought along from the stage before.
    pub carried: Points,
    /// Penalties and bonuses.
    pub penalties: Points,
    /// All of it together.
    pub total: Points,
    /// Anything else, such as 途中まで.
    pub remark: String,
}

/// The ranking on as many pages as it takes.
pub fn competition_ranking(club: &str, ranking: &Ranking, options: &Options) -> Result<Pdf, Error> {
    pdf::write(manuscript(club, ranking, options))
}

/// The ranking's rows from the heads on, as they are printed.
pub fn ranking_values(ranking: &Ranking) -> Vec<Vec<Value>> {
    figures::of(&lines(ranking))
}

/// How much larger than other papers a ranking can be set: it is read on a wall, by many at once.
const LARGER: [f32; 4] = [1.6, 1.4, 1.25, 1.12];

/// As large as it can be set on the pages that it takes anyway.
pub(super) fn manuscript(club: &str, ranking: &Ranking, options: &Options) -> Manuscript {
    let usual = Scale::of(options.print);
    let mut plain = at(club, ranking, options, usual);
    let without = Ranking {
        rounds: 0,
        ..ranking.clone()
    };
    let ranking = if plain.1 > 1 && ranking.rounds_may_go {
        plain = at(club, &without, options, usual);
        &without
    } else {
        ranking
    };
    let table = lines(ranking);
    let width = Sheet::size(Turn::Portrait).0;
    let fitting = LARGER
        .iter()
        .filter(|factor| table.is_within(usual.times(**factor), width));
    let mut larger = fitting.filter_map(|factor| {
        let set = at(club, ranking, options, usual.times(*factor));
        let is_as_short = set.0.pages.len() <= plain.0.pages.len() && set.1 <= plain.1;
        is_as_short.then_some(set.0)
    });
    let larger = larger.next();
    larger.unwrap_or(plain.0)
}

/// At a scale; and into how many parts the columns had to be divided.
fn at(club: &str, ranking: &Ranking, options: &Options, scale: Scale) -> (Manuscript, usize) {
    let held = held(&ranking.competition, ranking.days, options);
    let imprint = imprint(club, "大会順位表", held, &ranking.rules, options);
    let nobody = Names::new(&Records::default(), options.honorific);
    let mut draft = Draft::begin(imprint, nobody, scale, options);
    let style = draft.scale().text();
    for note in &ranking.notes {
        draft.sheet.paragraph(note, style);
    }
    let table = lines(ranking);
    if ranking.lines.is_empty() {
        draft.sheet.paragraph("まだ成績がありません。", style);
    } else {
        let staff = ranking.lines.iter().filter(|line| line.staff).count();
        let players = ranking.lines.len() - staff;
        let count = match staff {
            0 => format!("{players}人"),
            staff => format!("{players}人とスタッフ{staff}人"),
        };
        halves::section(&mut draft.sheet, &ranking.of, &count, &table);
    }
    let parts = table.parts(scale, draft.sheet.width());
    (draft.manuscript(), parts)
}

/// A column that nobody needs is left out.
pub(crate) fn lines(ranking: &Ranking) -> Table {
    let any = |needs: fn(&RankingLine) -> bool| ranking.lines.iter().any(needs);
    let (stages, carried, penalties, remarks) = (
        any(|line| !line.stage.is_empty()),
        any(|line| line.carried != Points::ZERO),
        any(|line| line.penalties != Points::ZERO),
        any(|line| !line.remark.is_empty()),
    );
    let placed = told_apart(ranking);
    let mut columns = vec![
        Column::figures("順位").key(),
        Column::figures("番号").key(),
        Column::name("名前").key(),
    ];
    columns.extend(stages.then(|| Column::label("段階")));
    // Beside the name, so that it is on the first page however many rounds there are.
    columns.push(Column::figures(format!("合計（{}）", ranking.unit.sign())));
    columns.extend((1..=ranking.rounds).map(|round| {
        let column = Column::figures(format!("{round}回戦"));
        if round == 1 { column.apart() } else { column }
    }));
    columns.extend(placed.then(|| Column::label("着順の回数").apart()));
    columns.extend(carried.then(|| Column::figures("持ち越し").apart()));
    columns.extend(penalties.then(|| Column::figures("減点・加点").apart()));
    columns.extend(remarks.then(|| Column::words("備考")));
    let mut table = Table {
        on_a_wall: true,
        ..Table::new(columns)
    };
    let amount = |points: Points| Cell::new(ranking.unit.signed(points));
    let nothing = || Cell::new("・").muted();
    let some = |points: Points| match points {
        Points::ZERO => nothing(),
        points => amount(points),
    };
    for line in &ranking.lines {
        let rank = line
            .rank
            .map_or_else(|| "―".to_owned(), |rank| rank.to_string());
        let mut cells: Vec<Cell> = vec![
            rank.into(),
            line.number.to_string().into(),
            line.name.clone().into(),
        ];
        cells.extend(stages.then(|| line.stage.clone().into()));
        cells.push(amount(line.total).bold());
        cells.extend((0..ranking.rounds).map(|round| {
            let result = line.results.get(round).copied().flatten();
            result.map_or_else(nothing, amount)
        }));
        cells.extend(placed.then(|| places(line)));
        cells.extend(carried.then(|| some(line.carried)));
        cells.extend(penalties.then(|| some(line.penalties)));
        cells.extend(remarks.then(|| line.remark.clone().into()));
        table.row(cells);
    }
    table
}

/// Whether some have one total and not one rank, so that how often they came first has to be seen.
fn told_apart(ranking: &Ranking) -> bool {
    let alike = |pair: &[RankingLine]| {
        let ranked = pair
            .iter()
            .all(|line| line.rank.is_some() && line.places != [0; 4]);
        ranked && pair[0].total == pair[1].total && pair[0].rank != pair[1].rank
    };
    ranking.lines.windows(2).any(alike)
}

/// `2-1-1-0`
fn places(line: &RankingLine) -> Cell {
    if line.places == [0; 4] {
        return Cell::new("・").muted();
    }
    let counts = line.places.map(|count| count.to_string());
    Cell::new(counts.join("-"))
}

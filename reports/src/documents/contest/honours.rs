//! 表彰一覧: who is given what at the end, for whoever calls out the names.

use competition::course::Answer;
use competition::{Course, Sheet};
use scoring::{Period, PersonId, Records, Unit};

use super::{Contest, held};
use crate::documents::sections::facts::{self, Fact};
use crate::documents::{Draft, imprint};
use crate::layout::scale::Scale;
use crate::layout::table::{self, Cell, Column, Table};
use crate::words::Names;
use crate::{Error, Options, Pdf};

/// What is given at the end of a competition.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Honours {
    /// The competition's name.
    pub competition: String,
    /// From the first day to the last; none before anything was drawn.
    pub days: Option<Period>,
    /// Whether every sheet is in.
    pub over: bool,
    /// Who is given something for a rank, the first first.
    pub lines: Vec<HonoursLine>,
    /// The booby prize: whose it is, and whether lateness cost it.
    pub booby: Option<(String, bool)>,
    /// Who has a keepsake.
    pub keepsakes: Vec<String>,
    /// Places elsewhere: in what, and who has accepted one.
    pub offers: Vec<(String, Vec<String>)>,
}

/// Somebody who is given something for a rank.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HonoursLine {
    /// The rank, which equals share.
    pub rank: u32,
    /// The member's number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The total with its unit.
    pub total: String,
    /// How many prizes are to be picked.
    pub picks: u32,
    /// What was picked.
    pub picked: Vec<String>,
    /// Whether there is a certificate.
    pub certificate: bool,
}

impl Contest<'_> {
    /// What is given, by what is known so far.
    pub fn honours(&self) -> Honours {
        let course = Course::of(self.competition, self.history);
        // Before the first sheet everybody is the first.
        let mut tables = self.history.rounds.iter().flat_map(|round| &round.tables);
        let has_begun = tables.any(|table| matches!(table.sheet, Sheet::In(_)));
        let name = |person: PersonId| (self.person)(person).1;
        let ranking = course.ranking.iter().filter(|_| has_begun);
        let lines = ranking.filter_map(|ranked| {
            let pick = course.prizes.picks.iter();
            let pick = pick.clone().find(|pick| pick.person == ranked.person);
            let mut certificates = course.certificates.iter();
            let certificate = certificates.any(|one| one.person == ranked.person);
            if pick.is_none() && !certificate {
                return None;
            }
            let (number, name) = (self.person)(ranked.person);
            let unit: Unit = self.unit(ranked.stage);
            Some(HonoursLine {
                rank: ranked.rank?,
                number,
                name,
                total: format!("{}{}", unit.signed(ranked.total), unit.sign()),
                picks: pick.map_or(0, |pick| pick.picks),
                picked: pick.map_or_else(Vec::new, |pick| pick.picked.clone()),
                certificate,
            })
        });
        let offers = course.offers.iter().map(|offer| {
            let accepted = offer.offered.iter();
            let accepted = accepted.filter(|one| one.answer == Answer::Accepted);
            let accepted = accepted.map(|one| name(one.person));
            (offer.place.clone(), accepted.collect())
        });
        Honours {
            competition: self.competition.name().to_owned(),
            days: self.days_of(|_| true),
            over: course.over,
            lines: lines.collect(),
            booby: course
                .prizes
                .booby
                .filter(|_| has_begun)
                .map(|booby| (name(booby.person), booby.lost)),
            keepsakes: course
                .prizes
                .keepsakes
                .iter()
                .map(|one| name(*one))
                .collect(),
            offers: offers.collect(),
        }
    }
}

/// The list of what is given.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn honours(club: &str, honours: &Honours, options: &Options) -> Result<Pdf, Error> {
    let held = held(&honours.competition, honours.days, options);
    let imprint = imprint(club, "表彰一覧", held, "", options);
    let nobody = Names::new(&Records::default(), options.honorific);
    let mut draft = Draft::begin(imprint, nobody, Scale::of(options.print), options);
    if !honours.over {
        let style = draft.scale().text().bold();
        let told = "まだ入っていない記録用紙があるので、途中の順位によります。";
        draft.sheet.paragraph(told, style);
    }
    if honours.lines.is_empty() {
        let style = draft.scale().text();
        draft.sheet.paragraph("順位による賞はありません。", style);
    } else {
        table::section(&mut draft.sheet, "順位による賞", "", &table(honours));
    }
    let facts = facts_of(honours);
    if !facts.is_empty() {
        facts::section(&mut draft, "そのほか", "", &facts);
    }
    draft.finish()
}

fn table(honours: &Honours) -> Table {
    let mut table = Table::new(vec![
        Column::label("順位"),
        Column::figures("番号"),
        Column::name("氏名"),
        Column::figures("成績"),
        Column::label("表彰状"),
        Column::words("賞品"),
    ]);
    for line in &honours.lines {
        let left = line.picks.saturating_sub(count(line.picked.len()));
        let left = (left > 0).then(|| format!("あと{left}つ選ぶ"));
        let prizes: Vec<String> = line.picked.iter().cloned().chain(left).collect();
        table.row(vec![
            line.rank.to_string().into(),
            line.number.to_string().into(),
            Cell::new(&*line.name).bold(),
            line.total.as_str().into(),
            if line.certificate { "○" } else { "" }.into(),
            prizes.join("、").into(),
        ]);
    }
    table
}

fn facts_of(honours: &Honours) -> Vec<Fact> {
    let booby = honours.booby.as_ref().map(|(name, lost)| {
        let told = if *lost {
            format!("{name}　遅刻のため該当なし")
        } else {
            name.clone()
        };
        Fact::new("ブービー賞", told)
    });
    let keepsakes = (!honours.keepsakes.is_empty()).then(|| {
        let told = format!(
            "{}名　{}",
            honours.keepsakes.len(),
            honours.keepsakes.join("、")
        );
        Fact::new("参加賞", told)
    });
    let offers = honours.offers.iter().map(|(place, accepted)| {
        let people = if accepted.is_empty() {
            "まだ決まっていません".to_owned()
        } else {
            accepted.join("、")
        };
        Fact::new("出場枠", format!("{place}　{people}"))
    });
    booby.into_iter().chain(keepsakes).chain(offers).collect()
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

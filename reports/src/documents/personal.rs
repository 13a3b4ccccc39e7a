//! 個人成績表: one person's every hanchan, against the club's means and every opponent.

use std::ops::ControlFlow;

use scoring::record::Hanchan;
use scoring::{Period, PersonId, PersonKind, Points, Records};

use super::sections::comparison::Comparison;
use super::sections::facts::{self, Fact};
use super::sections::person::{self, Detail, Profile};
use super::sections::person_record::Breadth;
use super::sections::{comment, hands, openings, other_game, person_record};
use super::{Draft, period_title};
use crate::layout::table::{self, Cell, Column, Row, Table};
use crate::pdf::{self, Manuscript};
use crate::season::Season;
use crate::words;
use crate::{Error, Options, Pdf};

/// The personal report of one person over `period`.
///
/// # Errors
/// [`Error::UnknownPerson`] for somebody who is not in the records.
pub fn personal(
    records: &Records,
    person: PersonId,
    period: Period,
    options: &Options,
) -> Result<Pdf, Error> {
    PersonalReports::new(records, period, options).of(person)
}

/// The personal reports of several people over one period, which is counted once for all of them.
pub struct PersonalReports<'a> {
    records: &'a Records,
    period: Period,
    options: &'a Options,
    season: Season,
    before: Option<Comparison>,
    others: Vec<Season>,
}

impl<'a> PersonalReports<'a> {
    /// What the reports of that period are made from.
    pub fn new(records: &'a Records, period: Period, options: &'a Options) -> Self {
        let season = Season::of_club(records, period);
        Self {
            records,
            period,
            options,
            before: Comparison::of(records, &season),
            others: season.other_games(),
            season,
        }
    }

    /// The members who played, by number: those who are handed a report.
    pub fn members(&self) -> Vec<PersonId> {
        let played = |person: &PersonId| {
            let mut seasons = self.others.iter().chain([&self.season]);
            seasons.any(|season| season.statistics.contains_key(person))
        };
        let mut members: Vec<_> = self
            .records
            .people
            .iter()
            .filter(|(id, person)| person.kind == PersonKind::Member && played(id))
            .map(|(id, person)| (person.number, *id))
            .collect();
        members.sort_unstable();
        members.into_iter().map(|(_, id)| id).collect()
    }

    /// One person's report.
    ///
    /// # Errors
    /// As [`personal`].
    pub fn of(&self, person: PersonId) -> Result<Pdf, Error> {
        pdf::write(self.manuscript(person)?)
    }

    /// The reports of all members one after the other, each with page numbers of its own; nothing
    /// where nobody played. `tell` hears how many are drawn and of how many, and may stop it: then
    /// there is nothing either.
    ///
    /// # Errors
    /// As [`personal`].
    pub fn all(
        &self,
        tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Option<Pdf>, Error> {
        let members = self.members();
        let mut whole: Option<Manuscript> = None;
        for (done, person) in members.iter().enumerate() {
            if tell(done, members.len()).is_break() {
                return Ok(None);
            }
            let next = self.manuscript(*person)?;
            match &mut whole {
                Some(whole) => whole.append(next),
                None => whole = Some(next),
            }
        }
        if tell(members.len(), members.len()).is_break() {
            return Ok(None);
        }
        whole.map(pdf::write).transpose()
    }

    fn manuscript(&self, person: PersonId) -> Result<Manuscript, Error> {
        if !self.records.people.contains_key(&person) {
            return Err(Error::UnknownPerson(person.0));
        }
        let mut draft = Draft::new(
            &self.season.records,
            "個人成績表",
            period_title(self.records, self.period, self.options),
            self.options,
        );
        let others = self.others.iter();
        let others: Vec<&Season> = others
            .filter(|other| other.statistics.contains_key(&person))
            .collect();
        // Whoever played another game only needs no page that says so.
        if others.is_empty() || self.season.statistics.contains_key(&person) {
            draw(&mut draft, &self.season, self.before.as_ref(), person, "")?;
        }
        for other in others {
            draft.sheet.new_page();
            draw(&mut draft, other, None, person, &other_game::name(other))?;
        }
        Ok(draft.manuscript())
    }
}

fn draw(
    draft: &mut Draft<'_>,
    season: &Season,
    before: Option<&Comparison>,
    who: PersonId,
    game: &str,
) -> Result<(), Error> {
    let Some(profile) = Profile::of(season, who) else {
        let style = draft.scale().document_title();
        let name = draft.names.polite(who);
        draft.sheet.paragraph(&name, style);
        if season.days.is_empty() {
            super::monthly::nothing_played(draft, season);
        } else {
            let style = draft.scale().text();
            let told = "この期間に打った半荘はありません。";
            draft.sheet.paragraph(told, style);
        }
        return Ok(());
    };
    draft
        .sheet
        .bookmark(0, format!("{}{game}", draft.names.plain(who)));
    if !game.is_empty() {
        draft.sheet.paragraph(game, draft.scale().section_title());
    }
    person::name_block(draft, &profile);
    let note = comment::to(season, who).into_iter();
    let note: Vec<Fact> = note.chain(openings::of(draft, season, who)).collect();
    facts::draw(draft, &note);
    person::tiles(draft, &profile);
    person::places(draft, &profile, Detail::Full)?;
    let chart = draft.scale().body * 15.0;
    person::course_chart(draft, &profile, chart)?;
    let moments = person_record::moments(draft, &profile, before, None, Detail::Full);
    let moments_height = facts::height(draft, &moments);
    let note = before.map_or_else(String::new, |before| before.note(draft, season));
    draft.sheet.heading("記録", &note, moments_height);
    facts::draw(draft, &moments);
    table::section(
        &mut draft.sheet,
        "席別の成績",
        "",
        &person_record::seat_table(&profile, Breadth::Whole),
    );
    let note = person_record::OPPONENT_COLUMNS;
    let opponents = person_record::opponents_table(draft, &profile, Breadth::Whole, 0..usize::MAX);
    table::section(&mut draft.sheet, "対戦成績", note, &opponents);
    let every = hanchan_table(draft, &profile);
    let adjusted = profile.standing.tally.adjustments != Points::ZERO;
    let adjusted = adjusted.then(|| "累計には調整を含みません".to_owned());
    let opening = profile.standing.tally.opening != Points::ZERO;
    let opening = opening.then(|| "累計には合計だけの成績を含みません".to_owned());
    let from = season.measured_from();
    let notes = [from.map(|from| format!("累計は{from}")), adjusted, opening];
    let note = notes.into_iter().flatten().collect::<Vec<_>>().join("　");
    table::section(&mut draft.sheet, "全半荘", &note, &every);
    let logged = person_record::hands_of(&profile);
    if !logged.is_empty() {
        hands::log(draft, &logged, hands::Place::Period, "満貫以上の和了と放銃");
    }
    Ok(())
}

/// Every hanchan with its opponents and the running total; a line stands where another day begins.
fn hanchan_table(draft: &Draft<'_>, profile: &Profile<'_>) -> Table {
    let season = profile.season;
    let mut columns = vec![
        Column::figures("日").key(),
        Column::label("回戦").key(),
        Column::label("卓").key(),
        Column::label("席"),
        Column::figures("点数"),
        Column::figures("着"),
        Column::figures(format!("±{}", season.unit.sign())),
        Column::figures("累計"),
    ];
    columns.push(Column::words("同卓者").apart());
    let mut table = Table::ungrouped(columns);
    let running = person_record::running_totals(profile);
    let mut before = None;
    for (hanchan, (_, total)) in profile.hanchan().zip(running) {
        let same_day = before == Some(hanchan.sheet.date);
        before = Some(hanchan.sheet.date);
        let mut cells = row(draft, profile, hanchan, total);
        if let Some(day) = cells.first_mut() {
            day.repeats = same_day;
        }
        table.rows.push(Row::new(cells).begins(!same_day));
    }
    table
}

fn row(draft: &Draft<'_>, profile: &Profile<'_>, hanchan: &Hanchan, total: Points) -> Vec<Cell> {
    let unit = profile.season.unit;
    let mut cells = vec![
        Cell::from(draft.names.short_day(hanchan.sheet.date)),
        hanchan.sheet.round.to_string().into(),
        format!(
            "{}{}",
            hanchan.sheet.table,
            if hanchan.sheet.unbalanced.is_some() {
                "※"
            } else {
                ""
            }
        )
        .into(),
    ];
    if let Some(result) = hanchan.result_of(profile.person) {
        cells.extend([
            Cell::from(words::seat(hanchan, &result)),
            scoring::table_points(result.points).into(),
            result.place.number.to_string().into(),
            Cell::new(unit.signed(result.total)).bold(),
            unit.signed(total).into(),
        ]);
    }
    let people = hanchan.sheet.people.as_slice().iter();
    let others = people.filter(|person| **person != profile.person);
    let others: Vec<String> = others.map(|person| draft.names.plain(*person)).collect();
    cells.push(others.join("・").into());
    cells
}

//! The rounds of a day: the tables of each, and who sat out.

use std::collections::BTreeSet;

use scoring::record::Hanchan;
use scoring::{PersonId, Unit};

use crate::documents::Draft;
use crate::documents::sections::facts::{self, Fact};
use crate::documents::sections::tables;
use crate::season::Season;

/// Tables under one heading.
pub(super) struct Block<'day> {
    title: String,
    note: String,
    sat_out: Vec<Fact>,
    tables: Vec<(String, &'day Hanchan)>,
}

impl Block<'_> {
    /// What is kept together with the heading.
    fn opening_height(&self, draft: &Draft<'_>, unit: Unit) -> f32 {
        let tables = tables::opening_height(draft, &self.tables, unit);
        tables + facts::height(draft, &self.sat_out) + draft.scale().body
    }

    /// The room without which it begins a page.
    pub(super) fn height(&self, draft: &Draft<'_>, unit: Unit) -> f32 {
        let heading = draft.sheet.gap_above() + draft.sheet.heading_height();
        heading + self.opening_height(draft, unit)
    }

    pub(super) fn draw(&self, draft: &mut Draft<'_>, unit: Unit) {
        let following = self.opening_height(draft, unit);
        draft.sheet.section(&self.title, &self.note, following);
        facts::draw(draft, &self.sat_out);
        if !self.sat_out.is_empty() {
            draft.sheet.advance(draft.scale().body * 0.6);
        }
        tables::draw(draft, &self.tables, unit, &self.title);
    }
}

/// Who sat out in each round, in one line.
pub(super) fn all_sat_out(draft: &Draft<'_>, season: &Season) -> Option<Fact> {
    let rounds = rounds(season).into_iter();
    let told = rounds.filter_map(|round| {
        let fact = sat_out(season, round.hanchan.first()?, |person| {
            draft.names.brief(person)
        })?;
        Some(format!("{} {}", round.title, fact.statement))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| Fact::new(SAT_OUT, told.join("　")))
}

/// A round of a series.
pub(super) struct Round<'day> {
    /// `第1回戦`, with the series where there are several.
    pub(super) title: String,
    pub(super) hanchan: Vec<&'day Hanchan>,
}

/// The rounds of a day in their order.
pub(super) fn rounds(season: &Season) -> Vec<Round<'_>> {
    let hanchan: Vec<&Hanchan> = season.hanchan().collect();
    let several = season.series_played().len() > 1;
    let same_round = |first: &&Hanchan, second: &&Hanchan| {
        first.sheet.round == second.sheet.round && first.sheet.series == second.sheet.series
    };
    let rounds = hanchan.chunk_by(same_round);
    let rounds = rounds.filter_map(|hanchan| {
        let first = hanchan.first()?;
        let series = season.records.series.get(&first.sheet.series);
        let series = series.filter(|_| several);
        let series = series.map(|name| format!("{name} ")).unwrap_or_default();
        Some(Round {
            title: format!("{series}第{}回戦", first.sheet.round),
            hanchan: hanchan.to_vec(),
        })
    });
    rounds.collect()
}

/// The tables of each round; of rounds of one table all together, side by side.
pub(super) fn blocks<'day>(draft: &Draft<'_>, season: &'day Season) -> Vec<Block<'day>> {
    let blocks = rounds(season).into_iter().map(|round| Block {
        title: round.title,
        note: format!("{}卓", round.hanchan.len()),
        sat_out: round
            .hanchan
            .first()
            .and_then(|first| sat_out(season, first, |person| draft.names.plain(person)))
            .into_iter()
            .collect(),
        tables: round
            .hanchan
            .into_iter()
            .map(|table| (String::new(), table))
            .collect(),
    });
    let mut blocks: Vec<Block<'_>> = blocks.collect();
    if blocks.len() > 1 && blocks.iter().all(|block| block.tables.len() == 1) {
        blocks = vec![together(blocks)];
    }
    blocks
}

/// Each round's name goes to its table and to who sat out in it.
fn together(rounds: Vec<Block<'_>>) -> Block<'_> {
    let mut all = Block {
        title: super::ROUNDS.to_owned(),
        note: "各1卓".to_owned(),
        sat_out: Vec::new(),
        tables: Vec::new(),
    };
    let mut sat_out = Vec::new();
    for round in rounds {
        let told = round.sat_out.iter();
        sat_out.extend(told.map(|fact| format!("{}　{}", round.title, fact.statement)));
        let tables = round.tables.into_iter();
        all.tables
            .extend(tables.map(|(_, table)| (format!("{} ", round.title), table)));
    }
    if !sat_out.is_empty() {
        all.sat_out = vec![Fact::new(SAT_OUT, sat_out.join("\n"))];
    }
    all
}

const SAT_OUT: &str = "抜け番";

/// Who came that day but sat at no table in the round of `hanchan`.
fn sat_out(season: &Season, hanchan: &Hanchan, name: impl Fn(PersonId) -> String) -> Option<Fact> {
    let of_series = || {
        season
            .records
            .hanchan
            .iter()
            .filter(|other| other.sheet.series == hanchan.sheet.series)
    };
    let round = hanchan.sheet.round;
    // Whoever sat at a table of the other game in this round did not sit out.
    let seated = people(of_series().filter(|other| other.sheet.round == round));
    let before = people(of_series().filter(|other| other.sheet.round < round));
    let after = people(of_series().filter(|other| other.sheet.round > round));
    let away: Vec<PersonId> = before.union(&after).copied().collect();
    let away = away.into_iter().filter(|person| !seated.contains(person));
    let away: Vec<PersonId> = away.collect();
    // So many would have had a table: those who played on one side of the round alone came late, went home
    // or were out of a competition.
    let is_enough_for_a_table = away.len() >= season.players().count();
    let is_known = |person: &&PersonId| before.contains(person) && after.contains(person);
    let sat_out = away
        .iter()
        .filter(|person| !is_enough_for_a_table || is_known(person));
    let names: Vec<String> = sat_out.map(|person| name(*person)).collect();
    (!names.is_empty()).then(|| Fact::new(SAT_OUT, names.join("、")))
}

fn people<'a>(hanchan: impl Iterator<Item = &'a Hanchan>) -> BTreeSet<PersonId> {
    let people = hanchan.flat_map(|hanchan| hanchan.sheet.people.as_slice());
    people.copied().collect()
}

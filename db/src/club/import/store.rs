//! Holds what was read against the club's file and against itself, and stores it if nothing at all
//! is wrong.

use super::adjustments;
use super::doubts;
use super::hands::{self, HandRow};
use super::insert::{At, insert};
use super::ledger;
use super::openings;
use super::reading::Watch;
use super::recorded::{
    KnownMembers, KnownRules, KnownTables, note, store_members, store_rule_sets,
};
use super::results::{self, Mention, TableKey, Tables};
use super::sessions;
use super::settings_json;
use super::tables::{self, Table, Unsaid};
use super::two_tables::{self, Place};
use super::{FileNames, ImportFiles, ImportSummary, Parsed, Stage};
use crate::error::{Error, ImportErrors, ImportProblem};
use crate::tables::hand;
use chrono::NaiveDate;
use rusqlite::Connection;
use scoring::HanchanId;
use scoring::record::{HandEntry, ScoreSheet};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::mem::take;

pub(super) fn store(
    connection: &Connection,
    today: NaiveDate,
    files: &ImportFiles,
    mut parsed: Parsed,
    mut errors: ImportErrors,
    watch: &mut Watch<'_>,
) -> Result<ImportSummary, Error> {
    let names = FileNames::of(files);
    let rule_sets = store_rule_sets(connection, &files.rule_sets, &mut errors)?;
    let (mut members, mut counts) =
        store_members(connection, names.members, parsed.members, &mut errors)?;
    if let Some(list) = &files.ledger {
        counts.added += ledger::bring(
            connection,
            list,
            &mut ledger::Into {
                members: &mut members,
                results: &mut parsed.results,
                openings: &mut parsed.openings,
                errors: &mut errors,
            },
        )?;
    }
    let series_before = doubts::series_before(connection)?;
    let mut known = KnownTables::default();
    sessions::store(
        connection,
        names.sessions,
        parsed.sessions,
        &mut known,
        &mut errors,
    )?;
    let rules = KnownRules::read(connection)?;
    let mut importer = Importer {
        connection,
        rules,
        members,
        known,
        errors: &mut errors,
        names,
        corrects: files.corrects,
    };
    let mut results = parsed.results;
    let tables = importer.check_results(&mut results, watch)?;
    let in_files = importer.tables_in_files(&results)?;
    two_tables::check(
        connection,
        (&tables, &in_files),
        &importer.members,
        importer.errors,
    )?;
    let hands = importer.check_hands(parsed.hands, &results, &tables)?;
    let adjustments = adjustments::check(
        connection,
        names.adjustments,
        parsed.adjustments,
        &mut importer.known,
        &importer.members,
        importer.errors,
    )?;
    let openings = openings::check(
        connection,
        parsed.openings,
        &mut importer.known,
        &importer.members,
        importer.errors,
    )?;
    if let Some(source) = &files.remarks {
        settings_json::store_remarks(connection, source, &importer.members, importer.errors)?;
    }
    if let Some(source) = &files.schedule {
        settings_json::store_schedule(connection, source, importer.errors)?;
    }
    if let Some(source) = &files.awards {
        settings_json::store_awards(connection, source, importer.errors)?;
    }
    if !errors.is_empty() {
        errors.sort(&[
            names.members,
            names.sessions,
            names.results,
            names.hands,
            names.adjustments,
            names.openings,
            names.schedule,
            names.awards,
            names.remarks,
        ]);
        return Err(errors.into());
    }
    let corrected = tables.iter().flatten();
    let corrected = corrected.filter(|table| table.corrects.is_some()).count();
    let summary = ImportSummary {
        rule_sets_added: rule_sets,
        members_added: counts.added,
        members_unchanged: counts.unchanged,
        public_names: counts.public_names,
        hanchan: (tables.len() - corrected) as u64,
        corrected: corrected as u64,
        hands: hands.len() as u64,
        adjustments: adjustments.len() as u64,
        openings: openings.len() as u64,
        doubts: doubts::find(connection, today, &series_before, &tables, &adjustments)?,
    };
    insert(connection, &tables, &hands, &adjustments, &openings, watch)?;
    Ok(summary)
}

struct Importer<'a> {
    connection: &'a Connection,
    rules: KnownRules,
    members: KnownMembers,
    known: KnownTables,
    errors: &'a mut ImportErrors,
    names: FileNames<'a>,
    corrects: bool,
}

impl Importer<'_> {
    /// Looks up whom and what the rows name that could not be used.
    fn check_mentions(&mut self, mentions: &[Mention]) {
        for mention in mentions {
            let mut wrong = |column: usize, problem| {
                let column = &results::COLUMNS[column];
                note(
                    self.errors,
                    self.names.results,
                    mention.line,
                    column,
                    problem,
                );
            };
            if let Some(Err(problem)) = mention.member.map(|number| self.members.find(number)) {
                wrong(results::MEMBER, problem);
            }
            if let Some(name) = &mention.rules
                && self.rules.find(name).is_none()
            {
                wrong(
                    results::RULES,
                    ImportProblem::UnknownRuleSet(name.to_string()),
                );
            }
        }
    }

    /// Why no sheet can be entered at a table, if there is a reason.
    fn taken(&mut self, key: &TableKey) -> Result<Option<ImportProblem>, Error> {
        let (date, round, table) = key.named();
        if self.known.recorded(self.connection, key)?.is_some() {
            let taken = ImportProblem::AlreadyRecorded { date, round, table };
            return Ok((!self.corrects).then_some(taken));
        }
        if self.known.is_set_aside(self.connection, key)? {
            return Ok(Some(ImportProblem::SetAside { date, round, table }));
        }
        let is_drawn = self.known.is_drawn(self.connection, key)?;
        Ok((!is_drawn).then(|| ImportProblem::NotDrawn {
            competition: key.series.to_string(),
            date,
            round,
            table,
        }))
    }

    /// Each table settled, or nothing where something is wrong with it. Its rows are done with then.
    fn check_results(
        &mut self,
        found: &mut Tables,
        watch: &mut Watch<'_>,
    ) -> Result<Vec<Option<Table>>, Error> {
        self.check_mentions(&found.mentions);
        let total = found.in_order.len();
        let mut tables = Vec::with_capacity(total);
        for (done, mut rows) in take(&mut found.in_order).into_iter().enumerate() {
            watch.at(Stage::Checking, done, total)?;
            let series = self.known.series(self.connection, &rows.key.series)?;
            if let Some(problem) = self.taken(&rows.key)? {
                let line = rows.rows.first().map_or(1, |row| row.line);
                note(
                    self.errors,
                    &rows.file,
                    line,
                    &results::COLUMNS[results::TABLE_],
                    problem,
                );
                tables.push(None);
                continue;
            }
            let recorded = self.known.recorded_entry(self.connection, &rows.key)?;
            let unsaid = match &recorded {
                Some((_, entry)) => Unsaid {
                    rules: Some(entry.rules),
                    deposit: entry.played.deposit,
                    last_dealer: Some(entry.played.last_dealer),
                    two_tables: entry.two_tables.clone(),
                },
                None => Unsaid {
                    rules: self.known.rules_of_stage(
                        self.connection,
                        &rows.key,
                        rows.rows.len(),
                    )?,
                    ..Unsaid::default()
                },
            };
            let table = tables::check(
                &mut rows,
                found.incomplete,
                series,
                (&self.rules, unsaid),
                &self.members,
                self.errors,
            );
            tables.push(table.map(|table| Table {
                corrects: recorded.map(|(id, _)| id),
                ..table
            }));
        }
        Ok(tables)
    }

    /// Where the files have tables, be they right or not.
    fn tables_in_files(&mut self, found: &Tables) -> Result<HashSet<Place>, Error> {
        let keys = found.by_key.keys();
        keys.map(|key| {
            let series = self.known.series(self.connection, &key.series)?;
            Ok(((key.date, series, key.round), key.table.to_string()))
        })
        .collect()
    }

    fn check_hands(
        &mut self,
        rows: Vec<HandRow>,
        found: &Tables,
        tables: &[Option<Table>],
    ) -> Result<Vec<(At, HandEntry)>, Error> {
        let mut hands = Vec::with_capacity(rows.len());
        let mut recorded: HashMap<TableKey, Option<(HanchanId, ScoreSheet)>> = HashMap::new();
        let mut refused: BTreeSet<HanchanId> = BTreeSet::new();
        for row in rows {
            if let Some(place) = found.by_key.get(&row.key) {
                // What is wrong with the table itself was said there.
                if let Some(Some(table)) = tables.get(*place)
                    && let Some(hand) = self.check_hand(row, &table.entry)
                {
                    hands.push((At::Imported(*place), hand));
                }
                continue;
            }
            if !recorded.contains_key(&row.key) {
                let entry = self.known.recorded_entry(self.connection, &row.key)?;
                recorded.insert(row.key.clone(), entry);
            }
            let (date, round, table) = row.key.named();
            let Some((id, entry)) = recorded.get(&row.key).and_then(Option::as_ref) else {
                self.wrong_hand(
                    row.line,
                    results::TABLE_,
                    ImportProblem::NoSuchTable { date, round, table },
                );
                continue;
            };
            if refused.contains(id) {
                continue;
            }
            if !hand::of_hanchan(self.connection, *id)?.is_empty() {
                self.wrong_hand(
                    row.line,
                    results::TABLE_,
                    ImportProblem::HandsRecorded { date, round, table },
                );
                refused.insert(*id);
                continue;
            }
            if let Some(hand) = self.check_hand(row, entry) {
                hands.push((At::Recorded(*id), hand));
            }
        }
        Ok(hands)
    }

    fn wrong_hand(&mut self, line: u64, column: usize, problem: impl Into<ImportProblem>) {
        if let Some(column) = hands::COLUMNS.get(column) {
            note(self.errors, self.names.hands, line, column, problem);
        }
    }

    fn check_hand(&mut self, row: HandRow, entry: &ScoreSheet) -> Option<HandEntry> {
        let winner = self.player(row.line, hands::WINNER, row.winner);
        let loser = match row.loser {
            Some(number) => self.player(row.line, hands::LOSER, number).map(Some),
            None => Some(None),
        };
        let hand = HandEntry {
            hand: row.hand,
            honba: row.honba,
            winner: winner?,
            loser: loser?,
            level: row.level,
            han: row.han,
            fu: row.fu,
            yaku: row.yaku,
            note: row.note,
            tiles: row.tiles,
        };
        let players = hand::check_players(&hand, &entry.people, |id| self.members.number(id));
        let rules = self.rules.get(entry.rules)?;
        let mut right = true;
        for problem in [players, hand::check(&hand, rules)]
            .into_iter()
            .filter_map(Result::err)
        {
            let column = hands::COLUMNS
                .iter()
                .position(|column| column.name == problem.field());
            self.wrong_hand(row.line, column.unwrap_or_default(), problem);
            right = false;
        }
        right.then_some(hand)
    }

    fn player(&mut self, line: u64, column: usize, number: u32) -> Option<scoring::PersonId> {
        match self.members.find(number) {
            Ok(id) => id,
            Err(problem) => {
                self.wrong_hand(line, column, problem);
                None
            }
        }
    }
}

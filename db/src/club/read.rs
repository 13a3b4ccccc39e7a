//! What can be read.

use super::Club;
use crate::error::{Error, OperationId, Refused, Thing};
use crate::tables::adjustment::{self, AdjustmentId};
use crate::tables::club::{self, Settings};
use crate::tables::hanchan;
use crate::tables::hand;
use crate::tables::journal::{self, Change, HistoryEntry, Op};
use crate::tables::member::{self, Member};
use crate::tables::opening_total::{self, OpeningTotalId};
use crate::tables::session::{self, SessionId};
use crate::tables::views::records::{self, Which};
use crate::tables::{rule_set, series};
use chrono::NaiveDate;
use scoring::record::{Adjustment, HandEntry, OpeningTotal, ScoreSheet, Session};
use scoring::{HanchanId, Names, Period, PersonId, Records, RuleSet, RuleSetId, SeriesId};
use std::collections::BTreeMap;

impl Club {
    /// What holds for the whole club.
    pub fn settings(&self) -> Result<Settings, Error> {
        club::get(&self.connection)
    }

    /// What tells the club from others: 16 hexadecimal digits, the same in every copy of its file. Whoever
    /// began two clubs of one name at the same second has two of one identity.
    pub fn identity(&self) -> Result<String, Error> {
        let first = journal::fingerprint::first(&self.connection)?;
        Ok(format!("{:016x}", first.cast_unsigned()))
    }

    /// Every version of every rule set, by key and version.
    pub fn rule_sets(&self) -> Result<Vec<(RuleSetId, RuleSet)>, Error> {
        rule_set::all(&self.connection)
    }

    /// That version of a rule set.
    pub fn rule_set_by_id(&self, id: RuleSetId) -> Result<RuleSet, Error> {
        rule_set::get(&self.connection, id)
    }

    /// The version of a rule set that has this [`source`](RuleSet::source).
    pub fn rule_set_of_source(&self, source: &str) -> Result<RuleSet, Error> {
        let mut known = self.rule_sets()?.into_iter().map(|(_, rules)| rules);
        let found = known.find(|rules| rules.source() == source);
        Ok(found.ok_or_else(|| Refused::NoSuch {
            what: Thing::RuleSet,
            key: source.to_owned(),
        })?)
    }

    /// The rule set that the club plays by.
    pub fn own_rules(&self) -> Result<RuleSet, Error> {
        self.rule_set_by_id(self.settings()?.rules)
    }

    /// The newest version of the rule set with that key.
    pub fn rule_set(&self, key: &str) -> Result<Option<(RuleSetId, RuleSet)>, Error> {
        rule_set::newest(&self.connection, key)
    }

    /// Everybody, by number.
    pub fn members(&self) -> Result<Vec<(PersonId, Member)>, Error> {
        member::all(&self.connection)
    }

    /// Somebody's entry.
    pub fn member_by_id(&self, id: PersonId) -> Result<Member, Error> {
        member::get(&self.connection, id)
    }

    /// What everybody is called.
    pub fn names(&self) -> Result<Names, Error> {
        let members = self.members()?.into_iter();
        Ok(Names::new(
            members.map(|(id, member)| (id, member.number, member.name)),
        ))
    }

    /// What the web page calls those who chose a name for it.
    pub fn public_names(&self) -> Result<BTreeMap<PersonId, String>, Error> {
        let members = self.members()?.into_iter();
        let names = members.map(|(id, member)| (id, member.public_name));
        Ok(names.filter(|(_, name)| !name.is_empty()).collect())
    }

    /// Who has that number.
    pub fn member(&self, number: u32) -> Result<Option<(PersonId, Member)>, Error> {
        member::by_number(&self.connection, number)
    }

    /// Whose number begins so, or whose name or reading holds the text: width, kind of kana and
    /// variants of kanji do not matter.
    pub fn find_members(&self, text: &str) -> Result<Vec<(PersonId, Member)>, Error> {
        member::matching(&self.connection, text)
    }

    /// What a series is called.
    pub fn series_name(&self, id: SeriesId) -> Result<String, Error> {
        series::get(&self.connection, id)
    }

    /// Every series, by name.
    pub fn series(&self) -> Result<Vec<(SeriesId, String)>, Error> {
        series::all(&self.connection)
    }

    /// The series of that name.
    pub fn series_named(&self, name: &str) -> Result<Option<SeriesId>, Error> {
        series::by_name(&self.connection, name)
    }

    /// The sessions of a period, by date.
    pub fn sessions(&self, period: Period) -> Result<Vec<(SessionId, Session)>, Error> {
        session::within(&self.connection, period)
    }

    /// A hanchan and its hands as they were entered.
    pub fn hanchan(&self, id: HanchanId) -> Result<(ScoreSheet, Vec<HandEntry>), Error> {
        Ok((
            hanchan::get(&self.connection, id)?,
            hand::of_hanchan(&self.connection, id)?,
        ))
    }

    /// The hanchan of a day's series, round and table.
    pub fn hanchan_at(
        &self,
        date: NaiveDate,
        series: SeriesId,
        round: u32,
        table: &str,
    ) -> Result<Option<HanchanId>, Error> {
        hanchan::at(&self.connection, date, series, round, table)
    }

    /// How many hanchan were entered under each version of a rule set; none are left out.
    pub fn hanchan_by_rule_set(&self) -> Result<BTreeMap<RuleSetId, u32>, Error> {
        hanchan::count_by_rules(&self.connection)
    }

    /// The adjustments of a period, by date.
    pub fn adjustments(&self, period: Period) -> Result<Vec<(AdjustmentId, Adjustment)>, Error> {
        adjustment::within(&self.connection, period)
    }

    /// The opening totals that lie within a period, by their first days.
    pub fn openings(&self, period: Period) -> Result<Vec<(OpeningTotalId, OpeningTotal)>, Error> {
        opening_total::within(&self.connection, period)
    }

    /// Everything recorded in a period, for standings and reports.
    pub fn records(&self, period: Period) -> Result<Records, Error> {
        records::read(&self.connection, period, None, Which::Counting)
    }

    /// The same of one series.
    pub fn records_of_series(&self, period: Period, series: SeriesId) -> Result<Records, Error> {
        records::read(&self.connection, period, Some(series), Which::Counting)
    }

    /// What was done, the latest first.
    pub fn history(&self, most: u32) -> Result<Vec<HistoryEntry>, Error> {
        journal::entries(&self.connection, most)
    }

    /// One operation of the history.
    pub fn history_entry(&self, id: OperationId) -> Result<HistoryEntry, Error> {
        journal::entry(&self.connection, id)
    }

    /// What kind of operation that was, such as the one that was just undone.
    pub fn operation(&self, id: OperationId) -> Result<Op, Error> {
        journal::op_of(&self.connection, id)
    }

    /// What one operation changed, before and after.
    pub fn changes_of(&self, operation: OperationId, most: u32) -> Result<Vec<Change>, Error> {
        journal::changes_of(&self.connection, operation, most)
    }

    /// What was ever done to a hanchan, its seats and hands, and to its table where it was set
    /// aside; the earliest first.
    pub fn history_of_hanchan(&self, id: HanchanId) -> Result<Vec<Change>, Error> {
        let mut changes = journal::of_record(&self.connection, &["hanchan", "seat", "hand"], id.0)?;
        if let Some((session, round, table)) = hanchan::place_of(&self.connection, id)? {
            changes.extend(journal::of_set_aside(
                &self.connection,
                session,
                round,
                &table,
            )?);
            changes.sort_by_key(|change| change.operation);
        }
        Ok(changes)
    }

    /// What was ever done to a member's entry, the earliest first.
    pub fn history_of_member(&self, id: PersonId) -> Result<Vec<Change>, Error> {
        journal::of_record(&self.connection, &["member"], id.0)
    }
}

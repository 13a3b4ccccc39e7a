//! One module a document, built from shared sections.

mod attendance;
pub mod booklet;
mod bundles;
mod certificate;
pub(crate) mod contest;
mod full;
mod handed_over;
mod handout;
mod head_to_head;
mod member_page;
mod monthly;
mod personal;
mod place_cards;
mod practice;
mod race;
pub(crate) mod ranking;
mod record_book;
mod record_sheet;
mod regular;
mod round_papers;
mod round_words;
mod rule_book;
mod rule_sheet;
pub(crate) mod schedule;
pub(crate) mod sections;
mod session;
mod table_plan;
mod term;
mod value_table;

use scoring::award::least_games;
use scoring::record::Hanchan;
use scoring::{Period, Records, RuleSet};

pub use attendance::attendance;
pub use bundles::{BundleFile, Bundles};
pub use certificate::{
    Certificate, award_certificates, certificates, champion_certificates, each_yakuman_once,
    event_of, place_certificates, yakuman_certificates,
};
pub use contest::{
    Begins, Contest, Honours, HonoursLine, Outline, Roster, RosterLine, Slip, SlipLine, Slips,
    honours, outline, roster, slips,
};
pub use handed_over::papers_to_hand_over;
pub use head_to_head::head_to_head;
pub use monthly::monthly;
pub use personal::{PersonalReports, personal};
pub use place_cards::place_cards;
pub use practice::{Practice, hands_on_practice_sheet, practice_sheets};
pub use race::{Race, race};
pub use ranking::{Ranking, RankingLine, competition_ranking, ranking_values};
pub use record_book::record_book;
pub use record_sheet::{Form, LaterRounds, blank_record_sheets, record_sheets};
pub use regular::Regular;
pub use round_papers::{RoundPapers, round_papers};
pub use rule_book::{EventBook, rule_book};
pub use rule_sheet::rule_sheet;
pub use schedule::{Schedule, schedule_notice};
pub use session::{BesideDay, session_sheet, session_sheet_of};
pub use table_plan::table_plan;
pub use term::{MemberPages, fiscal_year, half_year, half_year_with_awards};
pub use value_table::value_table;

use crate::layout::imprint::Imprint;
use crate::layout::scale::Scale;
use crate::layout::sheet::Sheet;
use crate::options::{Language, Options};
use crate::pdf::Manuscript;
use crate::season::Season;
use crate::words::{self, Names};
use crate::{Error, Pdf, pdf};

/// A document while its pages are being filled.
pub(crate) struct Draft<'a> {
    pub(crate) sheet: Sheet,
    pub(crate) names: Names,
    pub(crate) options: &'a Options,
    imprint: Imprint,
}

impl<'a> Draft<'a> {
    /// Begins a document with its title block; `records` are those that it is about.
    pub(crate) fn new(
        records: &Records,
        title: &str,
        period: String,
        options: &'a Options,
    ) -> Self {
        let mut draft = Self::without_title(records, title, period, options);
        draft.set_title();
        draft
    }

    /// Sets the title block, on whichever way the page is up.
    fn set_title(&mut self) {
        self.sheet.title_block(&self.imprint);
    }

    /// Begins one that says above its first page what it says above the others.
    pub(crate) fn without_title(
        records: &Records,
        title: &str,
        period: String,
        options: &'a Options,
    ) -> Self {
        let names = Names::new(records, options.honorific)
            .with_years_where_needed(records, options.calendar);
        Self {
            sheet: Sheet::new(Scale::of(options.print)),
            names,
            options,
            imprint: imprint(&records.club, title, period, &rules_used(records), options),
        }
    }

    /// Begins a document about a rule set, or about an event that is played by it.
    fn of_rules(
        club: &str,
        rules: &RuleSet,
        title: &str,
        event: String,
        scale: Scale,
        options: &'a Options,
    ) -> Self {
        let imprint = imprint(club, title, event, rules.name(), options);
        let nobody = Names::new(&Records::default(), options.honorific);
        Self::begin(imprint, nobody, scale, options)
    }

    fn begin(imprint: Imprint, names: Names, scale: Scale, options: &'a Options) -> Self {
        let mut draft = Self {
            sheet: Sheet::new(scale),
            names,
            options,
            imprint,
        };
        draft.sheet.title_block(&draft.imprint);
        draft
    }

    /// The same document with pages of its own, which are put behind these later.
    fn apart(&self) -> Self {
        Self {
            sheet: Sheet::new(self.sheet.scale),
            names: self.names.clone(),
            options: self.options,
            imprint: self.imprint.clone(),
        }
    }

    pub(crate) fn scale(&self) -> Scale {
        self.sheet.scale
    }

    /// From how many hanchan on somebody is ranked by a mean or a rate.
    pub(crate) fn least_games(&self, season: &Season) -> u32 {
        let chosen = self.options.minimum_games;
        chosen.unwrap_or_else(|| least_games(&season.records, season.kind))
    }

    pub(crate) fn finish(self) -> Result<Pdf, Error> {
        pdf::write(self.manuscript())
    }

    /// The pages, to be written alone or after others.
    pub(crate) fn manuscript(self) -> Manuscript {
        self.sheet.finish(&self.imprint)
    }
}

/// What every page of a document says about it.
fn imprint(club: &str, title: &str, period: String, rules: &str, options: &Options) -> Imprint {
    Imprint {
        club: club.to_owned(),
        title: title.to_owned(),
        period,
        rules: rules.to_owned(),
        language: Language::Japanese,
        printed: options.printed,
        printed_words: options.calendar.day(options.printed),
    }
}

/// The names of the rule sets that were played by; the club's own where nothing was played.
pub(crate) fn rules_used(records: &Records) -> String {
    if records.hanchan.is_empty() {
        let own = records.rule_sets.get(&records.club_rules);
        return own.map_or("", RuleSet::name).to_owned();
    }
    rules_names(records, records.hanchan.iter())
}

/// The names of the rule sets of those hanchan, each once.
pub(crate) fn rules_names<'a>(
    records: &'a Records,
    hanchan: impl Iterator<Item = &'a Hanchan>,
) -> String {
    each_once(hanchan.filter_map(|one| records.rules_of(one).map(RuleSet::name)))
}

fn each_once<'a>(given: impl Iterator<Item = &'a str>) -> String {
    let mut each: Vec<&str> = Vec::new();
    for name in given {
        if !each.contains(&name) {
            each.push(name);
        }
    }
    each.join("・")
}

/// The period as this document's title says it.
fn period_title(records: &Records, period: Period, options: &Options) -> String {
    words::period_title(period, options.calendar, records.fiscal_start)
}

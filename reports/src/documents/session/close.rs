//! A day set closely: a hanchan a row, its hands in columns.

use scoring::record::{Hanchan, Hand};

use super::day_table::{self, Places};
use super::rounds::all_sat_out;
use super::{HANDS, ROUNDS, STANDINGS, hanchan_list};
use crate::documents::Draft;
use crate::documents::sections::facts::{self, Fact};
use crate::documents::sections::hands::{self, InColumns, Place};
use crate::documents::sections::stand::Stand;
use crate::documents::sections::{remarks, standings};
use crate::layout::sheet::TIGHTEST;
use crate::layout::table::{self, Table};
use crate::options::Print;
use crate::season::Season;

/// How closely.
#[derive(Debug, Clone, Copy)]
pub(super) struct Close {
    /// By what rows are moved together.
    tightness: f32,
    /// In how many columns the hands stand.
    columns: usize,
}

impl Close {
    pub(super) fn from_the_loosest() -> impl Iterator<Item = Self> {
        // Of a day one row is looked for, not all are read: they may stand closer than a report's.
        let tightness = [1.0, 0.92, TIGHTEST, 0.8].into_iter();
        [2, 3].into_iter().flat_map(move |columns| {
            let tightness = tightness.clone();
            tightness.map(move |tightness| Self { tightness, columns })
        })
    }

    pub(super) fn draw(
        self,
        draft: &mut Draft<'_>,
        season: &Season,
        (stands, list): (&[Stand], &Table),
        hands: &[(&Hand, &Hanchan)],
    ) {
        draft.sheet.close_up();
        // In large print there is room for the places in the list of the hanchan alone.
        let places = match draft.options.print {
            Print::Normal => Places::Shown,
            Print::Large => Places::Left,
        };
        let table = Table {
            dense: true,
            ..day_table::table(draft, season, stands, places)
        };
        let note = standings::note(season);
        table::tightened(&mut draft.sheet, STANDINGS, &note, &table, self.tightness);
        let note = format!("±{}は上の表の各回戦", season.unit.sign());
        table::tightened(&mut draft.sheet, ROUNDS, &note, list, self.tightness);
        let told = [
            all_sat_out(draft, season),
            hanchan_list::notes(draft, season),
        ];
        let told: Vec<Fact> = told.into_iter().flatten().collect();
        if facts::height(draft, &told) > draft.sheet.room() {
            draft.sheet.new_page();
            draft.sheet.heading_again(ROUNDS, "", 0.0);
        }
        facts::draw(draft, &told);
        remarks::draw(draft, season);
        if hands.is_empty() {
            return;
        }
        // In large print a column would break every name.
        if draft.options.print == Print::Normal && hands::are_brief(hands, Place::Day) {
            let log = InColumns::new(draft, hands, Place::Day, self.columns);
            log.tightened(self.tightness)
                .draw(draft, HANDS, &format!("{}件", hands.len()));
        } else {
            hands::log(draft, hands, Place::Day, HANDS);
        }
    }
}

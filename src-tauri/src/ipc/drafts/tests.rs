use super::*;
use crate::drafts::blank;
use crate::for_tests::{member, new_club};
use chrono::{NaiveDate, NaiveDateTime};
use desk::sheet::{DraftPlace, Sheet, SheetHand, SheetSeat};
use scoring::{HanchanId, SeriesId, preset};
use std::slice::from_ref;
use tempfile::TempDir;

/// A club of four with one series, and what is half typed in it.
struct Evening {
    club: Club,
    now: NaiveDateTime,
    series: SeriesId,
    drafts: Drafts,
    _folder: TempDir,
}

impl Evening {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let now = day.and_hms_opt(13, 0, 0).unwrap();
        let path = folder.path().join("a.hanchan");
        let mut club = new_club(&path, "shirakaba-2025");
        let series = club.add_series(now, "水曜会").unwrap();
        for number in 1..=4 {
            club.add_member(now, &member(number)).unwrap();
        }
        Self {
            club,
            now,
            series,
            drafts: Drafts::within(folder.path(), &path),
            _folder: folder,
        }
    }

    /// A sheet of which everything is typed and kept, as of the moment before it is saved.
    fn typed(&self, hanchan: Option<HanchanId>) -> Draft {
        let mut draft = blank(DraftPlace {
            day: "2026-11-21".parse().unwrap(),
            series: self.series,
            round: 1,
            table: "A".into(),
            hanchan,
        });
        let people = self.club.members().unwrap();
        let scores = ["４２３", "310", "267", "200"];
        for ((seat, (id, _)), score) in draft.sheet.seats.iter_mut().zip(people).zip(scores) {
            *seat = SheetSeat {
                person: Some(id),
                score: score.into(),
                ..SheetSeat::default()
            };
        }
        // The place was typed over, and a reason begun and deleted again.
        draft.sheet.table = " B".into();
        draft.sheet.unbalanced = Some(" ".into());
        draft.sheet.hands.push(SheetHand {
            winner: "1".into(),
            loser: "3".into(),
            level: "m".into(),
            ..SheetHand::default()
        });
        draft.sheet.hands.push(SheetHand::default());
        self.drafts.keep(draft.clone()).unwrap();
        draft
    }

    fn save(&mut self, draft: &Draft) -> HanchanId {
        let rules = preset("shirakaba-2025").unwrap();
        let (entry, hands) = draft.sheet.whole(&rules).unwrap();
        match draft.place.hanchan {
            Some(id) => {
                let saved = self.club.correct_hanchan(self.now, id, &entry, &hands);
                saved.map(|()| id).unwrap()
            }
            None => self.club.enter_hanchan(self.now, &entry, &hands).unwrap(),
        }
    }

    /// What the window brings back when it is opened.
    fn brought_back(&self) -> Vec<Draft> {
        to_go_on_with(&self.drafts, self.drafts.all(), &self.club).unwrap()
    }
}

#[test]
fn a_sheet_that_was_saved_before_it_could_be_forgotten_is_not_brought_back() {
    let mut evening = Evening::new();
    let draft = evening.typed(None);
    assert_eq!(evening.brought_back(), from_ref(&draft));
    evening.save(&draft);
    assert_eq!(evening.brought_back(), []);
    assert_eq!(evening.drafts.all(), []);
}

#[test]
fn a_correction_that_was_saved_is_not_brought_back_either() {
    let mut evening = Evening::new();
    let draft = evening.typed(None);
    let id = evening.save(&draft);
    evening.drafts.forget(&draft).unwrap();
    let mut correction = evening.typed(Some(id));
    correction.sheet.seats[0].score = "413".into();
    correction.sheet.seats[1].score = "320".into();
    evening.drafts.keep(correction.clone()).unwrap();
    assert_eq!(evening.brought_back(), from_ref(&correction));
    evening.save(&correction);
    assert_eq!(evening.brought_back(), []);
}

#[test]
fn another_sheet_at_the_same_table_loses_nobody_the_typing() {
    let mut evening = Evening::new();
    let saved = evening.typed(None);
    evening.save(&saved);
    for change in [
        |sheet: &mut Sheet| sheet.seats.swap(0, 1),
        |sheet: &mut Sheet| sheet.seats[0].chombo = "1".into(),
        |sheet: &mut Sheet| sheet.hands[0].level = "2".into(),
        |sheet: &mut Sheet| sheet.hands.clear(),
        |sheet: &mut Sheet| sheet.seats[3].score.clear(),
    ] {
        let mut other = saved.clone();
        change(&mut other.sheet);
        evening.drafts.keep(other.clone()).unwrap();
        assert_eq!(evening.brought_back(), [other]);
    }
}

#[test]
fn a_correction_waits_while_what_it_corrects_is_deleted() {
    let mut evening = Evening::new();
    let draft = evening.typed(None);
    let id = evening.save(&draft);
    evening.drafts.forget(&draft).unwrap();
    let mut correction = evening.typed(Some(id));
    correction.sheet.seats[0].score = "4".into();
    evening.drafts.keep(correction.clone()).unwrap();
    evening.club.delete_hanchan(evening.now, id).unwrap();
    assert_eq!(evening.brought_back(), []);
    evening.club.undo(evening.now).unwrap();
    assert_eq!(evening.brought_back(), [correction]);
}

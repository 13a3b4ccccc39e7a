//! When the power goes while a program works on whole files, what stood there before is there, what has
//! its name is whole, and the work can be done again.
// Not on Windows: what a program asks of the disk is seen by Linux's `strace`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a proof fails by panicking")]

use proofs::cut::{Found, at_every_point};
use proofs::recording::{Event, record};
use proofs::work::{Course, End, Leaves, Work};
use proofs::{Faults, in_full, runs, seed, tried};

/// What a program does that does this work, in the folder of the course.
fn recorded(word: &str, course: &Course) -> Vec<Event> {
    course.begin_again();
    let program = env!("CARGO_BIN_EXE_works-on-trial");
    let arguments = [word, course.folder().to_str().unwrap()];
    let events = record(course.folder(), program, &arguments, 0);
    assert_eq!(events.last(), Some(&Event::Say("done\n".into())), "{word}");
    events
}

/// Cuts the power so often, evenly over all that was done, and judges what the disk then holds.
fn cut(course: &Course, events: &[Event], tries: u64, seed: u64) -> Found {
    at_every_point(course.disk(), events, tries, seed, |disk, said, chance| {
        course.begin_with(disk, chance);
        let end = if said.is_empty() {
            End::Killed
        } else {
            End::Done
        };
        course.judge(end, Leaves::LitterInAnyOrder)
    })
}

/// Each kind of work by itself, so that one can be tried alone.
macro_rules! is_done_or_not_begun {
    ($($proof:ident: $word:literal,)*) => {$(
        #[test]
        fn $proof() {
            done_or_not_begun($word);
        }
    )*

        #[test]
        fn no_kind_of_work_is_left_out() {
            let named = [$($word),*];
            assert_eq!(named, Work::ALL.map(|(word, _)| word));
        }
    };
}

is_done_or_not_begun! {
    a_new_club_is_there_or_not_when_the_power_goes: "creation",
    an_import_is_done_or_not_when_the_power_goes: "import",
    an_undo_is_done_or_not_when_the_power_goes: "undo",
    a_redo_is_done_or_not_when_the_power_goes: "redo",
    a_backup_is_there_or_not_when_the_power_goes: "backup",
    backups_go_only_for_others_when_the_power_goes: "rotation",
    a_club_is_put_back_or_not_when_the_power_goes: "restore",
    a_file_of_the_first_form_stays_or_is_new_when_the_power_goes: "migration",
    an_erasure_can_be_done_again_when_the_power_goes: "erasure",
    a_hand_over_is_there_or_not_when_the_power_goes: "handover",
    a_hand_over_is_opened_or_not_when_the_power_goes: "opening",
    an_archive_is_there_or_not_when_the_power_goes: "archive",
    an_export_is_the_old_or_the_new_when_the_power_goes: "export",
    a_report_is_the_old_or_the_new_when_the_power_goes: "report",
    half_a_write_is_taken_back_when_the_power_goes_meanwhile: "recovery",
}

fn done_or_not_begun(word: &str) {
    let mut all = Work::ALL.into_iter();
    let (_, kind) = all.find(|(name, _)| *name == word).unwrap();
    let course = Course::of(kind).unwrap();
    let events = recorded(word, &course);
    let seed = seed("the power goes at work");
    let found = cut(&course, &events, runs(12, 3_000), seed);
    println!("{word}: cuts between {} steps", events.len());
    let mut faults = Faults::default();
    for fault in found.faults {
        faults.add(format!("{word}, {fault}"));
    }
    faults.none_in(found.tries);
}

/// A disk that only pretends to sync must be found out, whatever the work.
#[test]
fn work_on_whole_files_without_syncs_is_found_out() {
    let seed = seed("nothing is synced at work");
    let mut found_out = 0;
    let mut all = 0;
    for (word, work) in Work::ALL {
        let course = Course::of(work).unwrap();
        let mut events = recorded(word, &course);
        events.retain(|event| !matches!(event, Event::Sync(_)));
        let found = cut(&course, &events, runs(12, 200), seed);
        println!(
            "{word}: {} of {} cuts found out",
            found.faults.len(),
            found.tries
        );
        found_out += usize::from(!found.faults.is_empty());
        all += found.tries;
    }
    tried(all);
    // Of a few cuts some find nothing.
    let least = if in_full() { 15 } else { 12 };
    assert!(found_out >= least, "only {found_out} works are found out");
}

//! Long work under way: how far it has come, and whether the person wants it stopped. The work tells
//! [`UnderWay::at`] where it is; the page asks now and then, and never waits for the work. The page
//! gives each piece of work a number, so that one can be stopped that is asked for and has not begun.

use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use specta::Type;

use crate::ipc::WireError;

/// Work that takes long, of each kind one at a time.
#[derive(Clone, Copy, Debug, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum WorkKind {
    /// Trying out or storing files of other programs.
    Import,
    /// Drawing everybody's personal report, to be looked at.
    Preview,
    /// Writing everybody's personal report, a file each.
    Sheets,
    /// Writing every document of a half-year.
    HalfYear,
    /// Looking for who sits where in a competition's rounds.
    Seating,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum WorkStage {
    Reading,
    Checking,
    Storing,
    Drawing,
    Seating,
}

/// How far work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
pub struct WorkStep {
    pub stage: WorkStage,
    pub done: u32,
    pub total: u32,
}

/// All that is under way.
#[derive(Default)]
pub struct Works {
    import: Slot,
    preview: Slot,
    sheets: Slot,
    half_year: Slot,
    seating: Slot,
}

/// By which the page names a piece of work: another for each.
pub type WorkNumber = u32;

#[derive(Default)]
struct Slot {
    now: Mutex<Now>,
    ended: Condvar,
}

#[derive(Default)]
struct Now {
    running: Option<Running>,
    /// What was stopped last before it began.
    not_to_begin: Option<WorkNumber>,
}

struct Running {
    work: WorkNumber,
    step: Option<WorkStep>,
    stopped: bool,
}

impl Works {
    /// Begins work of a kind, which ends when what is returned is dropped.
    ///
    /// # Errors
    /// Where the same is still under way, or this was stopped before it began.
    pub fn begin(&self, kind: WorkKind, work: WorkNumber) -> Result<UnderWay<'_>, WireError> {
        let slot = self.slot(kind);
        let mut now = slot.lock();
        if now.running.is_some() {
            return Err(WireError::StillWorking);
        }
        now.begin(work)?;
        Ok(UnderWay(slot))
    }

    /// Begins work in place of the same that is still under way, which is stopped first.
    ///
    /// # Errors
    /// Where this was stopped before it began.
    pub fn begin_instead(
        &self,
        kind: WorkKind,
        work: WorkNumber,
    ) -> Result<UnderWay<'_>, WireError> {
        let slot = self.slot(kind);
        let mut now = slot.lock();
        while let Some(before) = now.running.as_mut() {
            before.stopped = true;
            now = slot.ended.wait(now).unwrap_or_else(PoisonError::into_inner);
        }
        now.begin(work)?;
        Ok(UnderWay(slot))
    }

    /// How far work of a kind has come; nothing where none is under way or it has just begun.
    pub fn step(&self, kind: WorkKind) -> Option<WorkStep> {
        let now = self.slot(kind).lock();
        now.running.as_ref().and_then(|running| running.step)
    }

    /// Asks the work to stop, or not to begin, and with it what is still under way in its place. What
    /// is finished already is not undone by it.
    pub fn stop(&self, kind: WorkKind, work: WorkNumber) {
        let mut now = self.slot(kind).lock();
        now.stop_running();
        if now.running.as_ref().is_none_or(|one| one.work != work) {
            now.not_to_begin = Some(work);
        }
    }

    /// Asks all work to stop: nobody waits for it any more.
    pub fn stop_all(&self) {
        for kind in [
            WorkKind::Import,
            WorkKind::Preview,
            WorkKind::Sheets,
            WorkKind::HalfYear,
            WorkKind::Seating,
        ] {
            self.slot(kind).lock().stop_running();
        }
    }

    fn slot(&self, kind: WorkKind) -> &Slot {
        match kind {
            WorkKind::Import => &self.import,
            WorkKind::Preview => &self.preview,
            WorkKind::Sheets => &self.sheets,
            WorkKind::HalfYear => &self.half_year,
            WorkKind::Seating => &self.seating,
        }
    }
}

impl Slot {
    /// Only whole values are ever put in, whatever happened to who put them.
    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Now {
    fn begin(&mut self, work: WorkNumber) -> Result<(), WireError> {
        if self.not_to_begin == Some(work) {
            return Err(WireError::Cancelled);
        }
        self.running = Some(Running {
            work,
            step: None,
            stopped: false,
        });
        Ok(())
    }

    fn stop_running(&mut self) {
        if let Some(running) = self.running.as_mut() {
            running.stopped = true;
        }
    }
}

/// Work that has begun and not ended.
pub struct UnderWay<'a>(&'a Slot);

impl UnderWay<'_> {
    /// Tells where the work is, and hears whether it is to stop.
    pub fn at(&self, stage: WorkStage, done: usize, total: usize) -> ControlFlow<()> {
        let shown = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        match self.0.lock().running.as_mut() {
            Some(running) if running.stopped => ControlFlow::Break(()),
            Some(running) => {
                running.step = Some(WorkStep {
                    stage,
                    done: shown(done),
                    total: shown(total),
                });
                ControlFlow::Continue(())
            }
            None => ControlFlow::Continue(()),
        }
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.lock().running = None;
        self.0.ended.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_told_to_stop_once_the_person_asks() {
        let works = Works::default();
        let import = works.begin(WorkKind::Import, 1).unwrap();
        assert_eq!(works.step(WorkKind::Import), None);
        assert!(import.at(WorkStage::Reading, 250, 1000).is_continue());
        let step = works.step(WorkKind::Import).unwrap();
        assert_eq!((step.done, step.total), (250, 1000));
        assert_eq!(works.step(WorkKind::Sheets), None);
        works.stop(WorkKind::Sheets, 2);
        assert!(import.at(WorkStage::Reading, 500, 1000).is_continue());
        works.stop(WorkKind::Import, 1);
        assert!(import.at(WorkStage::Reading, 750, 1000).is_break());
        drop(import);
        assert_eq!(works.step(WorkKind::Import), None);
    }

    #[test]
    fn what_takes_the_place_of_work_waits_until_it_has_stopped() {
        let works = Works::default();
        let first = works.begin_instead(WorkKind::Preview, 1).unwrap();
        std::thread::scope(|threads| {
            let second = threads.spawn(|| {
                let second = works.begin_instead(WorkKind::Preview, 2).unwrap();
                second.at(WorkStage::Drawing, 1, 2).is_continue()
            });
            while first.at(WorkStage::Drawing, 0, 2).is_continue() {
                std::thread::yield_now();
            }
            drop(first);
            assert!(second.join().unwrap());
        });
    }

    #[test]
    fn all_work_stops_when_nobody_waits_for_it() {
        let works = Works::default();
        let kinds = [WorkKind::Import, WorkKind::Preview, WorkKind::Sheets];
        let under_way = kinds.map(|kind| works.begin(kind, 1).unwrap());
        works.stop_all();
        for work in &under_way {
            assert!(work.at(WorkStage::Reading, 1, 2).is_break());
        }
    }

    #[test]
    fn the_next_work_begins_when_the_one_before_has_ended() {
        let works = Works::default();
        let first = works.begin(WorkKind::Sheets, 1).unwrap();
        assert!(matches!(
            works.begin(WorkKind::Sheets, 2),
            Err(WireError::StillWorking)
        ));
        assert!(works.begin(WorkKind::Import, 3).is_ok());
        works.stop(WorkKind::Sheets, 1);
        drop(first);
        let second = works.begin(WorkKind::Sheets, 4).unwrap();
        assert!(second.at(WorkStage::Drawing, 0, 1).is_continue());
    }

    #[test]
    fn a_stop_before_the_beginning_holds_for_that_work_and_for_no_other() {
        let works = Works::default();
        works.stop(WorkKind::Import, 1);
        works.stop(WorkKind::Preview, 1);
        let other = works.begin(WorkKind::Import, 2).unwrap();
        assert!(other.at(WorkStage::Reading, 0, 1).is_continue());
        drop(other);
        assert!(matches!(
            works.begin(WorkKind::Import, 1),
            Err(WireError::Cancelled)
        ));
        assert!(matches!(
            works.begin_instead(WorkKind::Preview, 1),
            Err(WireError::Cancelled)
        ));
        assert!(works.begin(WorkKind::Import, 3).is_ok());
    }

    #[test]
    fn a_stop_holds_for_what_waits_and_for_what_it_waits_for() {
        let works = Works::default();
        let first = works.begin_instead(WorkKind::Preview, 1).unwrap();
        works.stop(WorkKind::Preview, 2);
        assert!(first.at(WorkStage::Drawing, 0, 1).is_break());
        drop(first);
        assert!(works.begin_instead(WorkKind::Preview, 2).is_err());
    }
}

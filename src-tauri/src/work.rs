//! Long work under way: how far it has come, and whether the person wants it stopped. The work tells
//! [`UnderWay::at`] where it is; the page asks now and then, and never waits for the work.

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

#[derive(Default)]
struct Slot {
    running: Mutex<Option<Running>>,
    ended: Condvar,
}

#[derive(Default)]
struct Running {
    step: Option<WorkStep>,
    stopped: bool,
}

impl Works {
    /// Begins work of a kind, which ends when what is returned is dropped.
    ///
    /// # Errors
    /// Where the same is still under way.
    pub fn begin(&self, kind: WorkKind) -> Result<UnderWay<'_>, WireError> {
        let slot = self.slot(kind);
        let mut running = slot.lock();
        if running.is_some() {
            return Err(WireError::StillWorking);
        }
        *running = Some(Running::default());
        Ok(UnderWay(slot))
    }

    /// Begins work in place of the same that is still under way, which is stopped first.
    pub fn begin_instead(&self, kind: WorkKind) -> UnderWay<'_> {
        let slot = self.slot(kind);
        let mut running = slot.lock();
        while let Some(before) = running.as_mut() {
            before.stopped = true;
            running = slot
                .ended
                .wait(running)
                .unwrap_or_else(PoisonError::into_inner);
        }
        *running = Some(Running::default());
        UnderWay(slot)
    }

    /// How far work of a kind has come; nothing where none is under way or it has just begun.
    pub fn step(&self, kind: WorkKind) -> Option<WorkStep> {
        self.slot(kind)
            .lock()
            .as_ref()
            .and_then(|running| running.step)
    }

    /// Asks work of a kind to stop. What is finished already is not undone by it.
    pub fn stop(&self, kind: WorkKind) {
        if let Some(running) = self.slot(kind).lock().as_mut() {
            running.stopped = true;
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
            self.stop(kind);
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
    fn lock(&self) -> MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Work that has begun and not ended.
pub struct UnderWay<'a>(&'a Slot);

impl UnderWay<'_> {
    /// Tells where the work is, and hears whether it is to stop.
    pub fn at(&self, stage: WorkStage, done: usize, total: usize) -> ControlFlow<()> {
        let shown = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let mut slot = self.0.lock();
        match slot.as_mut() {
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
        *self.0.lock() = None;
        self.0.ended.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_told_to_stop_once_the_person_asks() {
        let works = Works::default();
        let import = works.begin(WorkKind::Import).unwrap();
        assert_eq!(works.step(WorkKind::Import), None);
        assert!(import.at(WorkStage::Reading, 250, 1000).is_continue());
        let step = works.step(WorkKind::Import).unwrap();
        assert_eq!((step.done, step.total), (250, 1000));
        assert_eq!(works.step(WorkKind::Sheets), None);
        works.stop(WorkKind::Sheets);
        assert!(import.at(WorkStage::Reading, 500, 1000).is_continue());
        works.stop(WorkKind::Import);
        assert!(import.at(WorkStage::Reading, 750, 1000).is_break());
        drop(import);
        assert_eq!(works.step(WorkKind::Import), None);
    }

    #[test]
    fn what_takes_the_place_of_work_waits_until_it_has_stopped() {
        let works = Works::default();
        let first = works.begin_instead(WorkKind::Preview);
        std::thread::scope(|threads| {
            let second = threads.spawn(|| {
                let second = works.begin_instead(WorkKind::Preview);
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
        let under_way = kinds.map(|kind| works.begin(kind).unwrap());
        works.stop_all();
        for work in &under_way {
            assert!(work.at(WorkStage::Reading, 1, 2).is_break());
        }
    }

    #[test]
    fn the_next_work_begins_when_the_one_before_has_ended() {
        let works = Works::default();
        let first = works.begin(WorkKind::Sheets).unwrap();
        assert!(matches!(
            works.begin(WorkKind::Sheets),
            Err(WireError::StillWorking)
        ));
        assert!(works.begin(WorkKind::Import).is_ok());
        works.stop(WorkKind::Sheets);
        drop(first);
        let second = works.begin(WorkKind::Sheets).unwrap();
        assert!(second.at(WorkStage::Drawing, 0, 1).is_continue());
    }
}

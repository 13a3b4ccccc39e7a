//! What goes along while files are read: everything that is wrong, and whoever watches.

use super::{Progress, Stage};
use crate::error::{ImportError, ImportErrors, Refused};
use std::ops::ControlFlow;

/// How many rows or hanchan go by between two calls of whoever watches.
const STEP: usize = 250;

/// Watches how far an import has come, and may stop it.
pub(super) struct Watch<'a> {
    tell: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
}

impl<'a> Watch<'a> {
    pub(super) fn new(tell: &'a mut dyn FnMut(Progress) -> ControlFlow<()>) -> Self {
        Self { tell }
    }

    /// # Errors
    /// Where it was stopped.
    pub(super) fn at(&mut self, stage: Stage, done: usize, total: usize) -> Result<(), Refused> {
        let is_due = done == total || done.is_multiple_of(STEP);
        if is_due && (self.tell)(Progress { stage, done, total }).is_break() {
            return Err(Refused::Cancelled);
        }
        Ok(())
    }
}

/// What is wrong so far, and whoever watches.
pub(super) struct Reading<'a, 'b> {
    pub errors: &'a mut ImportErrors,
    pub watch: &'a mut Watch<'b>,
}

impl Reading<'_, '_> {
    pub(super) fn wrong(&mut self, error: ImportError) {
        self.errors.add(error);
    }
}

//! How long work is getting on, and stopping it. These answer on the shell's own thread, which no
//! work occupies: all others may be waiting for the club's file.

use tauri::State;

use crate::work::{WorkKind, WorkNumber, WorkStep, Works};

/// How far work of a kind has come; nothing where none is under way.
#[tauri::command]
#[specta::specta]
pub fn work_step(works: State<'_, Works>, kind: WorkKind) -> Option<WorkStep> {
    works.step(kind)
}

/// Stops that work at its next step, or before it begins. What asked for it is then told so.
#[tauri::command]
#[specta::specta]
pub fn stop_work(works: State<'_, Works>, kind: WorkKind, work: WorkNumber) {
    works.stop(kind, work);
}

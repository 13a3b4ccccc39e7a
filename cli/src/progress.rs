//! Progress bars: on a terminal, and nothing when the output goes elsewhere.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error that disappears when it is dropped.
pub struct Progress(ProgressBar);

impl Progress {
    pub fn new(what: &'static str) -> Self {
        // indicatif draws nothing unless standard error is a terminal.
        let bar = ProgressBar::new(0).with_message(what);
        if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}") {
            bar.set_style(style);
        }
        Self(bar)
    }

    pub fn at(&self, done: usize, total: usize) {
        self.0.set_length(u64::try_from(total).unwrap_or(u64::MAX));
        self.0.set_position(u64::try_from(done).unwrap_or(u64::MAX));
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

//! Files that may not become larger than the account allows. Unasked, the system ends a program that
//! tries, without a word and with its work half done.

use signal_hook::consts::SIGXFSZ;
use signal_hook::flag;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The limit, and whether a file met it.
#[derive(Clone, Debug)]
pub struct SizeLimit(Arc<AtomicBool>);

impl SizeLimit {
    /// For a program to begin with. From here on what goes beyond the limit cannot be written, and that
    /// is all.
    #[must_use]
    pub fn watched() -> Self {
        let met = Arc::new(AtomicBool::new(false));
        // Where a system does not do that, it ends the program as it would have done.
        let _ = flag::register(SIGXFSZ, Arc::clone(&met));
        Self(met)
    }

    /// Whether something could not be written for it.
    #[must_use]
    pub fn was_met(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

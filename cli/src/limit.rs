//! Files that may not become larger than the account allows. Unasked, the system ends a program that
//! tries, without a word and with its work half done.

use crate::failure::Failure;
use signal_hook::consts::SIGXFSZ;
use signal_hook::flag;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

const CAUSE: &str = "no file may become larger than this account allows (`ulimit -f`); raise that limit, then do it again";

/// The limit, and whether a file met it.
pub struct SizeLimit(Arc<AtomicBool>);

impl SizeLimit {
    /// From here on what goes beyond it cannot be written, and that is all.
    pub fn watched() -> Self {
        let met = Arc::new(AtomicBool::new(false));
        // Where a system does not do that, it ends the program as it would have done.
        let _ = flag::register(SIGXFSZ, Arc::clone(&met));
        Self(met)
    }

    /// Names the limit where it is why the work failed.
    pub fn explain(&self, failure: Failure) -> Failure {
        if self.0.load(Ordering::Relaxed) {
            failure.because(CAUSE)
        } else {
            failure
        }
    }
}

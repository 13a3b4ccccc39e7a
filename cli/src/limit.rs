//! What is said where a file may not become larger than the account allows.

use crate::failure::Failure;
use db::SizeLimit;

const CAUSE: &str = "no file may become larger than this account allows (`ulimit -f`); raise that limit, then do it again";

/// Names the limit where it is why the work failed.
pub fn explain(limit: &SizeLimit, failure: Failure) -> Failure {
    if limit.was_met() {
        failure.because(CAUSE)
    } else {
        failure
    }
}

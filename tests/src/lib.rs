//! What the outside tests share: the program under test and a club to try it on.
//!
//! The tests themselves are in `tests/tests`, one file a question: `season.rs` (does a half-year
//! come out right?), `contract.rs` (is the command line as promised?), `bad_import.rs` and
//! `bad_file.rs` (is nothing harmed by nonsense?), `imports.rs` (who may import whom?).

//! What is read from several tables at once.

pub(crate) mod competition_log;
pub(crate) mod meetings;
pub(crate) mod records;
pub(crate) mod session_tables;

//! Reading what people type into a box or on a command line.

pub mod day;
pub mod month;
pub mod score;
pub mod time;

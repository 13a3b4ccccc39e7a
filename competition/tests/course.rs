//! Competitions from first entry to last certificate: each preset whole, and the laws of all.

mod afterwards;
mod cup;
mod definition;
mod desk;
mod ends;
mod hall;
mod incidents;
mod knockout;
mod laws;
mod new_year;
mod questions;
mod rounds;
mod staff;
mod stages;

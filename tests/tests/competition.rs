//! Whole competitions through the command line alone, from the first entry to the last certificate.

mod by_hand;
mod contest;
mod incidents;
mod knockout;
mod mistakes;
mod new_year;
mod ranking_files;
mod settling;
mod site;

//! `hanchan`: a club's records from the command line. Each command is a few lines over the same
//! crates that the window uses.
//!
//! `arguments.rs` says what can be asked for, one module a command does it, and `answer.rs` says what
//! came of it, as does the exit status: 0 done, 1 the work failed, 2 the input was refused.
//!
//! Answers, tables and errors are in English, because scripts and tests read them; names, what is
//! printed and what is exported are Japanese first. A table under the headings of the paper would be
//! in another language than the next answer.
//!
//! A library with a one-line program around it, so that the tests can build the program they run.

// `answer.rs` writes without panicking where nobody reads.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod answer;
mod arguments;
mod awards;
mod by_hand;
mod clock;
mod comment;
mod compare;
mod competition;
mod demo;
mod erase;
mod export;
mod failure;
mod file;
mod hand;
mod handover;
mod history;
mod import;
mod json;
mod json_lines;
mod ledger;
mod licences;
#[cfg(unix)]
mod limit;
mod opening;
mod plan;
mod progress;
mod report;
mod rules;
mod schedule;
mod score;
mod seat;
mod sections;
mod site;
mod standings;
mod table;
mod text_file;

use answer::Answer;
use arguments::{Arguments, Command};
use clap::{CommandFactory, Parser};
use failure::Failure;
use std::process::ExitCode;

/// Does what the command line asks for.
pub fn main() -> ExitCode {
    #[cfg(unix)]
    let limit = db::SizeLimit::watched();
    let mut answer = Answer::new();
    let ended = match Arguments::try_parse() {
        Ok(arguments) => run(arguments.command, &mut answer),
        Err(told) => tell(&told, &mut answer),
    };
    #[cfg(unix)]
    let ended = ended.map_err(|failure| limit::explain(&limit, failure));
    answer.end(ended)
}

/// Every command there is, by the words that ask for it, such as `report session`.
pub fn commands() -> Vec<String> {
    words_of(&Arguments::command(), "")
}

fn words_of(command: &clap::Command, before: &str) -> Vec<String> {
    let below = command.get_subcommands();
    let words = below.flat_map(|below| {
        let words = format!("{before}{}", below.get_name());
        if below.has_subcommands() {
            words_of(below, &format!("{words} "))
        } else {
            vec![words]
        }
    });
    words.collect()
}

/// The help that was asked for, or what is wrong with the command line.
fn tell(told: &clap::Error, answer: &mut Answer) -> Result<(), Failure> {
    if told.use_stderr() {
        let lines = told.render().to_string();
        return Err(Failure::Refused(lines.lines().map(str::to_owned).collect()));
    }
    answer.written(told.print());
    Ok(())
}

fn run(command: Command, answer: &mut Answer) -> Result<(), Failure> {
    match command {
        Command::New(new) => file::new(&new, answer),
        Command::Import(files) => import::import(&files, answer),
        Command::Score { rules } => score::score(rules.as_deref(), answer),
        Command::Hand(asked) => hand::hand(&asked, answer),
        Command::Standings(which) => standings::standings(&which, answer),
        Command::Report(report) => report::report(report, answer),
        Command::Export(export) => export::export(&export, answer),
        Command::Check { file } => file::check(&file, answer),
        Command::Backup { file, to } => file::backup(&file, &to, answer),
        Command::Restore { backup, to } => file::restore(&backup, &to, answer),
        Command::Archive { file, out } => file::archive(&file, &out, answer),
        Command::Handover(asked) => handover::handover(&asked, answer),
        Command::History { file, limit, json } => history::history(&file, limit, json, answer),
        Command::Compare(asked) => compare::compare(&asked, answer),
        Command::Undo { file } => history::undo(&file, answer),
        Command::Redo { file } => history::redo(&file, answer),
        Command::Rules(action) => rules::rules(action, answer),
        Command::Opening(asked) => opening::opening(asked, answer),
        Command::Schedule(asked) => schedule::schedule(asked, answer),
        Command::Awards(asked) => awards::awards(&asked, answer),
        Command::Site(asked) => site::site(&asked, answer),
        Command::Sections(asked) => sections::sections(&asked, answer),
        Command::Competition(asked) => competition::competition(asked, answer),
        Command::Comment(asked) => comment::comment(&asked, answer),
        Command::Erase(asked) => erase::erase(&asked, answer),
        Command::Seat(asked) => seat::seat(&asked, answer),
        Command::Plan(asked) => plan::plan(&asked, answer),
        Command::Demo(demo) => demo::demo(&demo, answer),
        Command::Licences => {
            licences::print(answer);
            Ok(())
        }
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "hanchan", &mut script);
            answer.bytes(&script);
            Ok(())
        }
    }
}

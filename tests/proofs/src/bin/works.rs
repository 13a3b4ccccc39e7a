//! Does the work that its first word says in the folder that follows, and says how that went. Given a third
//! word, it says when it is ready, and begins when it is told to.

use proofs::told;
use proofs::work::Work;
use std::io::stdin;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [asked, folder, waits @ ..] = arguments.as_slice() else {
        println!("failed: a work and a folder are to be named");
        return ExitCode::FAILURE;
    };
    let Some((_, work)) = Work::ALL.iter().find(|(known, _)| known == asked) else {
        println!("failed: nobody knows the work {asked}");
        return ExitCode::FAILURE;
    };
    if !waits.is_empty() {
        println!("ready");
        if let Err(error) = stdin().read_line(&mut String::new()) {
            println!("failed: {error}");
            return ExitCode::FAILURE;
        }
    }
    match work.run(Path::new(folder), 0) {
        Ok(()) => {
            println!("done");
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("{}", told(&error));
            ExitCode::FAILURE
        }
    }
}

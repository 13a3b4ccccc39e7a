//! Does the work that its first word says in the folder that follows, and says how that went.

use proofs::told;
use proofs::work::Work;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [asked, folder] = arguments.as_slice() else {
        println!("failed: a work and a folder are to be named");
        return ExitCode::FAILURE;
    };
    let Some((_, work)) = Work::ALL.iter().find(|(known, _)| known == asked) else {
        println!("failed: nobody knows the work {asked}");
        return ExitCode::FAILURE;
    };
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

//! Writes every icon anew, for `cargo xtask icons`.

use std::fs;
use std::process::ExitCode;

fn main() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), String> {
    for file in icons::draw()? {
        let path = icons::folder().join(&file.name);
        fs::write(&path, file.bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("{}", file.name);
    }
    let social = icons::social::file();
    fs::write(&social, icons::social::draw()?)
        .map_err(|error| format!("{}: {error}", social.display()))?;
    println!("{}", social.display());
    Ok(())
}

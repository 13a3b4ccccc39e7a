//! `release-papers`, which `cargo xtask` starts.

use std::process::ExitCode;
use std::{env, fs};

use release::{bill, built_in, checksums, notes, notices, root};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match written(&words) {
        Ok(said) => {
            print!("{said}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Does what is asked for, and gives what there is to say.
fn written(words: &[&str]) -> Result<String, String> {
    match words {
        ["notices"] => {
            let (place, parts) = (notices::file(), built_in()?);
            let notices = notices::written(&parts);
            fs::write(&place, &notices).map_err(|error| format!("{}: {error}", place.display()))?;
            let size = notices.len() / 1024;
            Ok(format!(
                "Written: {} ({} parts, {size} KiB)\n",
                place.display(),
                parts.len()
            ))
        }
        ["sbom", file] => {
            let parts = built_in()?;
            fs::write(file, bill::written(&parts)?).map_err(|error| format!("{file}: {error}"))?;
            Ok(format!("Written: {file} ({} parts)\n", parts.len()))
        }
        ["checksums", folder] => checksums::write(folder.as_ref()),
        ["notes", version] => {
            let place = root().join("CHANGELOG.md");
            let log = fs::read_to_string(&place)
                .map_err(|error| format!("{}: {error}", place.display()))?;
            Ok(format!(
                "{}\n",
                notes::of_version(&log, version, env!("CARGO_PKG_VERSION"))?
            ))
        }
        _ => Err(format!("no such paper: {}", words.join(" "))),
    }
}

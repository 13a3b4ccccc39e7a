//! Passphrases from the terminal, which does not show them, or from a file. Never from the command
//! line, which other programs can read and shells remember.

use crate::failure::Failure;
use console::Term;
use db::Passphrase;
use std::io::{self, Read};
use std::path::Path;

/// More than any passphrase.
const MOST: u64 = 64 * 1024;

/// A passphrase for a new file: asked for twice on the terminal.
pub fn chosen(file: Option<&Path>) -> Result<Passphrase, Failure> {
    let (typed, again) = match file {
        Some(file) => {
            let line = first_line(file)?;
            (line.clone(), line)
        }
        None => (
            ask("A passphrase for the file: ")?,
            ask("The same again: ")?,
        ),
    };
    Ok(Passphrase::chosen(typed, &again).map_err(db::Error::from)?)
}

/// The passphrase of a file that there is already.
pub fn given(file: Option<&Path>) -> Result<Passphrase, Failure> {
    let typed = match file {
        Some(file) => first_line(file)?,
        None => ask("The file's passphrase: ")?,
    };
    Ok(Passphrase::existing(typed))
}

fn ask(question: &str) -> Result<String, Failure> {
    let terminal = Term::stderr();
    if !terminal.is_term() {
        return Err(Failure::refused(
            "--passphrase-file: there is no terminal to ask for the passphrase on; give a file with it, or - for standard input",
        ));
    }
    let typed = terminal
        .write_str(question)
        .and_then(|()| terminal.read_secure_line());
    typed.map_err(|error| {
        Failure::failed(format!(
            "the terminal does not give the passphrase ({error}); give a file with it to --passphrase-file"
        ))
    })
}

fn first_line(file: &Path) -> Result<String, Failure> {
    let failed = |error: io::Error| {
        Failure::failed(format!("--passphrase-file: {}: {error}", file.display()))
    };
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        io::stdin().take(MOST).read_to_end(&mut bytes)
    } else {
        db::open_to_read(file).and_then(|file| file.take(MOST).read_to_end(&mut bytes))
    }
    .map_err(failed)?;
    // Some editors begin a file with a mark that nobody sees, and shells of Windows write in UTF-16.
    let text = String::from_utf8(db::as_utf8(&bytes).into_owned())
        .map_err(|error| failed(io::Error::new(io::ErrorKind::InvalidData, error)))?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

//! `cargo xtask`: builds, runs and tests the project, and installs what a fresh machine lacks.
//!
//! There is no product logic here: each command starts cargo, npm and the project's own programs. Nor
//! are there dependencies, so that this is never built anew while it runs: what needs some is a tool
//! of its own. A new command is a module with a `run` function, a line in [`USAGE`] and a line in
//! [`dispatch`].

mod association;
mod bench;
mod bindings;
mod debian_rust;
mod demo;
mod deny;
mod hands;
mod icons;
mod mac;
mod manual;
mod mutants;
mod node;
mod older;
mod package;
mod papers;
mod paths;
mod pictures;
mod process;
mod prove;
mod python;
mod references;
mod screen;
mod signing;
mod system;
mod test;
mod validators;
mod window;
mod windows;
mod workflows;

use std::process::ExitCode;

use self::prove::Asked;

const USAGE: &str = "\
Builds, runs and tests 半荘帳 (Hanchancho). Missing system packages are installed
on Debian and Ubuntu (with sudo when needed); elsewhere you are told what to
install. npm packages, the fonts among them, come with `npm ci`.

Usage: cargo xtask COMMAND

  run             build everything, make the sample club and its PDFs, and open
                  the window on it; without a display, say where they are
  demo [DIR]      make the sample club and its PDFs, without the window
                  [default DIR: target/demo, made anew each time]
  test            format, lints, every test, the real window's among them
  pictures [--beside FOLDER]
                  the window as its tests see it (target/pictures), all of it
                  on one page beside the drawings of a folder, and the pictures of
                  the manual and the README anew (manual/pictures, docs/pictures)
  kit             the window's components in every state, in a browser
  bindings        write ui/src/platform/bindings.ts anew after a command or a
                  type of the window changed
  references [DOCUMENT]
                  keep the documents' pages as they look now, or that of one
                  document, after looking at those that a test of reports says
                  have changed; names those that were not so before
  prove [--quick] [--seed NUMBER] [PROOF]
                  every proof of what SAFETY.md promises about the data, or
                  those of a file or a name there; tried as often as it says
                  (hours) or quickly; prints a table
  hands [COUNT]   what made-up hands are worth, by `hanchan hand` and by another's
                  program: how often each yaku and fu was met, and what differs
                  [default COUNT, by each of seven rule sets: 4000]
  manual          make of manual/ what the window's help shows, the booklets and the
                  site (docs/site)
  mutants [CRATE] [-- OPTION…]
                  change scoring, competition, schedule and db, or that one, in
                  thousands of small ways (hours), and name each change that no
                  test of the crate notices; at most 3 of 100 may be; options
                  are those of cargo-mutants, such as --file FILE
  windows [--no-run] [CRATE…]
                  lint everything for Windows, on Debian, build the programs and
                  the tests, try the installer, and run the tests of all crates,
                  or build and run only those of some, under Wine; prints a table,
                  and which tests are not for Windows and why; with --no-run
                  nothing is run
  mac --check [TARGET…]
                  lint and type-check everything for macOS, on Debian, the tests
                  too, and name the files with lines that only a Mac has
  older [FORM…]   build the programs of the forms that the club's file had before,
                  or of those, from older commits, and try each and today's on
                  the same files
  association [--clubs N] [--months N] [--members N] [--spark]
                  make so many clubs, have each write Parquet files, ask them what
                  docs/association.md asks by DuckDB, and by Spark with two
                  executors, and compare with the clubs' own standings
  bench [start]   speed and memory, beside Typst and LibreOffice as ratios; start:
                  only how soon the window can be used, beside an empty one
  package [windows | --try | --twice]
                  release build with this system's installers (target/installers)
                  and how large everything is; `windows`, on Debian: that for
                  Windows; --try, on Debian as root: each package for Linux
                  installed in an empty system, started there and removed;
                  --twice: the programs built in two folders and compared
  icons           the icons anew in every size, and the picture that other sites show,
                  after a change of their drawings
  notices         write THIRD-PARTY.txt anew, after a lock file changed: what others
                  made, with the texts of the licences
  sbom FILE       the same as a bill of materials for programs (CycloneDX)
  checksums DIR   list the SHA-256 of every file below a folder, in its SHA256SUMS
  notes VERSION   print what CHANGELOG.md says of a version or of a tag
  workflows       look through .github/workflows
  help            this text
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\ncargo xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if words.contains(&"--help") || words.contains(&"-h") {
        print!("{USAGE}");
        return Ok(());
    }
    match words.as_slice() {
        [] | ["help"] => {
            print!("{USAGE}");
            Ok(())
        }
        ["run"] => window::open_sample_club(),
        ["demo"] => demo::build_and_make(None).map(drop),
        ["demo", directory] if is_name(directory) => {
            demo::build_and_make(Some(directory.as_ref())).map(drop)
        }
        ["test"] => test::run_all(),
        ["pictures"] => pictures::take(None),
        ["pictures", "--beside", folder] if is_name(folder) => {
            pictures::take(Some(folder.as_ref()))
        }
        ["kit"] => node::show_kit(),
        ["bindings"] => bindings::write(),
        ["references"] => references::write(None),
        ["references", document] if is_name(document) => references::write(Some(document)),
        ["prove", asked @ ..] => prove::run(&Asked::from(asked)?),
        ["hands", asked @ ..] => hands::run_asked(asked),
        ["manual"] => manual::make(),
        ["mutants", asked @ ..] => mutants::run_all(&mutants::Asked::from(asked)?),
        ["association", asked @ ..] => association::run_all(&association::Asked::from(asked)?),
        ["windows", asked @ ..] => windows::run_all(&windows::Asked::from(asked)?),
        // Cargo's own word, for each test program that it runs.
        ["under-wine", program, arguments @ ..] => windows::run_under_wine(program, arguments),
        [test::RUNNER, half, program, arguments @ ..] => {
            test::run_test_program(half, program, arguments)
        }
        ["mac", asked @ ..] => mac::run_all(&mac::Asked::from(asked)?),
        ["older", forms @ ..] => older::try_all(forms),
        ["bench"] => bench::print_figures(),
        ["bench", "start"] => bench::print_start(),
        ["package", asked @ ..] => package::run_asked(&package::Asked::from(asked)?),
        ["icons"] => icons::draw(),
        ["notices"] => papers::notices(),
        ["sbom", file] if is_name(file) => papers::sbom(file.as_ref()),
        ["checksums", folder] if is_name(folder) => papers::checksums(folder.as_ref()),
        ["notes", version] if is_name(version) => papers::notes(version),
        ["workflows"] => workflows::check(),
        _ => Err(format!(
            "there is no command `{}`; `cargo xtask help` lists them",
            words.join(" ")
        )),
    }
}

/// Whether a word is the name of a folder or a document and not an option that does not exist.
fn is_name(word: &str) -> bool {
    !word.starts_with('-')
}

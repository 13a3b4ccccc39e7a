//! Makes everything anew, for `cargo xtask manual`; or only the booklets or the site, in a folder where a test
//! looks at them.

use std::env;
use std::path::Path;
use std::process::ExitCode;

use chrono::{DateTime, NaiveDate};
use manual::Manual;
use manual_maker::{Problem, booklet, help, site, write};

/// Who builds from the same sources has the same day on it, whenever that is.
const DAY: &str = "SOURCE_DATE_EPOCH";

/// The page with the installers, as the window has it.
const DOWNLOADS: &str = "HANCHAN_RELEASE_PAGE";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let manual = Manual::read().map_err(|problem| problem.to_string())?;
    let made = match words.as_slice() {
        [] => make(&manual, day()?),
        ["booklets", folder] => print_booklets(&manual, day()?, folder.as_ref()),
        ["site", folder] => write_site(&manual, folder.as_ref()),
        _ => {
            return Err(
                "manual-maker takes nothing, `booklets FOLDER` or `site FOLDER`".to_owned(),
            );
        }
    };
    made.map_err(|problem| problem.to_string())
}

/// The day that the booklets bear.
fn day() -> Result<NaiveDate, String> {
    let told = env::var(DAY).map_err(|_| format!("{DAY} is not set: use cargo xtask manual"))?;
    let seconds = told.trim().parse().ok();
    let day = seconds.and_then(|seconds| DateTime::from_timestamp(seconds, 0));
    day.map(|day| day.date_naive())
        .ok_or_else(|| format!("{DAY} is {told:?}, and not seconds since 1970"))
}

fn make(manual: &Manual, day: NaiveDate) -> Result<(), Problem> {
    write(&help::file(), help::pages(manual)?)?;
    let folder = site::folder();
    write_site(manual, &folder)?;
    print_booklets(manual, day, &folder)?;
    let (pages, terms) = (manual.pages.len(), manual.terms.len());
    println!("{pages} tasks, {terms} words: {}", folder.display());
    Ok(())
}

fn write_site(manual: &Manual, folder: &Path) -> Result<(), Problem> {
    let downloads = env::var(DOWNLOADS).ok();
    for file in site::files(manual, downloads.as_deref())? {
        write(&folder.join(&file.path), file.bytes)?;
    }
    Ok(())
}

fn print_booklets(manual: &Manual, day: NaiveDate, folder: &Path) -> Result<(), Problem> {
    for (name, language, print) in booklet::EACH {
        let pdf = booklet::print(manual, language, print, day)?;
        println!("{name}: {} pages, {} bytes", pdf.pages, pdf.bytes.len());
        write(&folder.join(name), pdf.bytes)?;
    }
    Ok(())
}

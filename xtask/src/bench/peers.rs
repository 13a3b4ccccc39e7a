//! What people would use otherwise, on the same content: Typst, and a workbook through `LibreOffice`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::measure::Measured;
use super::report::{Contest, Entry};
use crate::paths;
use crate::process::{output, run_quietly};
use crate::system::find_program;

/// The half-year report of the club in `folder`, by us and by the others.
pub fn half_year(hanchan: &Path, folder: &Path, club: &Path) -> Result<Vec<Contest>, String> {
    let python = environment()?;
    prepare(hanchan, folder, club, &python)?;
    let path = |name: &str| folder.join(name);

    let ours = path("ours.pdf");
    let report = Measured::new(
        hanchan,
        &[
            &"report",
            &"half-year",
            &club,
            &"--year",
            &"2025",
            &"--half",
            &"1",
            &"-o",
            &ours,
        ],
    );
    let ours = Entry::measured("hanchan report half-year", &report, &ours)?;

    let fonts = paths::ui().join("node_modules").join("@expo-google-fonts");
    let (template, typst) = (path("half-year.typ"), path("typst.pdf"));
    let report = Measured::new(
        &python,
        &[&path("typst_report.py"), &template, &typst, &fonts],
    );
    let typst = Entry::measured("Typst", &report, &typst)?;

    let exported = path("export");
    let export = Measured::new(
        hanchan,
        &[&"export", &club, &"--format", &"xlsx", &"--out", &exported],
    )
    .removing(&exported);
    let our_workbook = Entry::timed("hanchan export --format xlsx", &export)?;

    let workbook = path("workbook.xlsx");
    let write = Measured::new(&python, &[&path("workbook.py"), &workbook]).within(folder);
    let their_workbook = Entry::measured("openpyxl", &write, &workbook)?;

    let mut reports = vec![typst];
    match find_program("soffice") {
        Some(soffice) => {
            let print = Measured::new(
                &soffice,
                &[
                    &"--headless",
                    &"--convert-to",
                    &"pdf",
                    &"--outdir",
                    &folder,
                    &workbook,
                ],
            );
            let pdf = path("workbook.pdf");
            reports.push(Entry::measured(
                "LibreOffice, from that workbook",
                &print,
                &pdf,
            )?);
        }
        None => println!("LibreOffice is not installed here (no `soffice`): skipped."),
    }
    Ok(vec![
        Contest {
            what: "Half-year report with a page a member, as PDF".to_owned(),
            ours,
            peers: reports,
        },
        Contest {
            what: "The same records as a workbook".to_owned(),
            ours: our_workbook,
            peers: vec![their_workbook],
        },
    ])
}

/// A Python of our own in the target folder, with the others' packages.
fn environment() -> Result<PathBuf, String> {
    let folder = paths::target()?.join("bench").join("python");
    let python = folder.join("bin").join("python");
    if !python.is_file() {
        run_quietly(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    run_quietly(
        Command::new(&python)
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
            ])
            .args(["typst==0.15.2", "openpyxl==3.1.5"]),
    )?;
    Ok(python)
}

/// The others' content and scripts, in the folder where they run.
fn prepare(hanchan: &Path, folder: &Path, club: &Path, python: &Path) -> Result<(), String> {
    let written = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    run_quietly(
        Command::new(hanchan)
            .arg("export")
            .arg(club)
            .args(["--format", "jsonl", "--out"])
            .arg(folder),
    )?;
    let standings = output(
        Command::new(hanchan)
            .arg("standings")
            .arg(club)
            .arg("--json"),
    )?;
    written("standings.json", &standings)?;
    for (name, text) in [
        ("content.py", include_str!("../../bench/content.py")),
        ("half-year.typ", include_str!("../../bench/half-year.typ")),
        (
            "typst_report.py",
            include_str!("../../bench/typst_report.py"),
        ),
        ("workbook.py", include_str!("../../bench/workbook.py")),
    ] {
        written(name, text)?;
    }
    run_quietly(
        Command::new(python)
            .arg("content.py")
            .arg(hanchan)
            .current_dir(folder),
    )
}

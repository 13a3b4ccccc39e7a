//! `cargo xtask bench`: how fast and how small, beside what people would use otherwise.

mod measure;
mod peers;
mod report;
mod season;
pub mod start;

use std::path::{Path, PathBuf};
use std::process::Command;

use self::measure::Measured;
use self::report::print_own;
use crate::package::{Stamp, release};
use crate::process::{cargo, run, run_quietly, step};
use crate::{node, paths, system, test};

const SCORE_LINES: usize = 300_000;
const IMPORT_ROWS: usize = 100_000;
const LARGE_ROWS: usize = 1_000_000;

/// Runs the crates' own benchmarks, then measures whole programs, and prints the figures.
pub fn print_figures() -> Result<(), String> {
    system::for_benchmarks()?;
    node::install()?;
    step("Criterion", || {
        run(&mut cargo([
            "bench", "-p", "scoring", "-p", "db", "-p", "reports",
        ]))
    })?;
    step("Page: build", node::build_page)?;
    build()?;
    let bench = Bench {
        hanchan: paths::built("release", "hanchan")?,
        folder: paths::empty_folder(paths::target()?.join("bench").join("run"))?,
    };
    println!(
        "\nWhole programs, from start to end: the median of {} runs, and peak memory",
        measure::RUNS
    );
    bench.score()?;
    bench.import()?;
    let large = bench.standings()?;
    let small = bench.half_year(40)?;
    bench.half_year(200)?;
    step("The window", || window(&[&small, &large]))?;
    start_of_window(&small)?;
    for contest in peers::half_year(&bench.hanchan, &bench.folder, &small)? {
        contest.print();
    }
    println!(
        "\nThe documents and workbooks of this run are in {}",
        bench.folder.display()
    );
    Ok(())
}

/// Measures only how soon the window can be used, beside an empty one.
pub fn print_start() -> Result<(), String> {
    system::for_benchmarks()?;
    node::install()?;
    step("Page: build", node::build_page)?;
    build()?;
    let folder = paths::empty_folder(paths::target()?.join("bench").join("run"))?;
    run_quietly(
        Command::new(paths::built("release", "hanchan")?)
            .arg("demo")
            .arg(&folder),
    )?;
    start_of_window(&folder.join("sample.hanchan"))
}

/// The programs as they are published, and an empty window to measure by.
fn build() -> Result<(), String> {
    step("Build hanchan and the window for release", || {
        let mut cargo =
            release::of_programs(paths::root(), &paths::target()?, Stamp::of_checkout()?)?;
        run(cargo.args(["--bins", "--example", "empty"]))
    })
}

fn start_of_window(club: &Path) -> Result<(), String> {
    let window = paths::built("release", "hanchancho")?;
    let release = window.with_file_name("");
    step("Start of the window", || {
        start::compare(&start::empty_window(&release), &window, club)
    })
}

/// How soon the window can be used on each club's file, and whether anything holds it up.
fn window(clubs: &[&Path]) -> Result<(), String> {
    let mut bench = cargo(["bench", "-p", "window-tests", "--bench", "window", "--"]);
    run(&mut test::on_a_virtual_screen(bench.args(clubs)))
}

struct Bench {
    hanchan: PathBuf,
    folder: PathBuf,
}

impl Bench {
    fn score(&self) -> Result<(), String> {
        let lines = season::write_score_lines(&self.folder, SCORE_LINES)?;
        let score = Measured::new(&self.hanchan, &[&"score"]).reading(&lines);
        #[expect(
            clippy::cast_precision_loss,
            reason = "a round number, far below where floats lose"
        )]
        let count = SCORE_LINES as f64;
        print_own(
            &format!("score {SCORE_LINES} hanchan"),
            score.figure()?,
            Some((count, "hanchan")),
        );
        Ok(())
    }

    fn import(&self) -> Result<(), String> {
        let season = season::write(&self.folder, 200, IMPORT_ROWS)?;
        let (empty, filled) = (
            self.folder.join("empty.hanchan"),
            self.folder.join("filled.hanchan"),
        );
        self.new_club(&empty, &season.members)?;
        let import = Measured::new(
            &self.hanchan,
            &[&"import", &filled, &"--results", &season.results],
        )
        .copying(&empty, &filled);
        print_own(
            &format!("import {IMPORT_ROWS} result rows"),
            import.figure()?,
            None,
        );
        Ok(())
    }

    /// The large club, and what a month's standings out of it take.
    fn standings(&self) -> Result<PathBuf, String> {
        let season = season::write(&self.folder, 200, LARGE_ROWS)?;
        let club = self.folder.join("large.hanchan");
        self.new_club(&club, &season.members)?;
        for part in season.in_parts(&self.folder, IMPORT_ROWS)? {
            run_quietly(
                Command::new(&self.hanchan)
                    .arg("import")
                    .arg(&club)
                    .arg("--results")
                    .arg(&part),
            )?;
        }
        let standings = Measured::new(
            &self.hanchan,
            &[
                &"standings",
                &club,
                &"--from",
                &"2010-05-01",
                &"--to",
                &"2010-05-31",
                &"--json",
            ],
        );
        print_own(
            &format!("standings of a month out of {LARGE_ROWS} rows"),
            standings.figure()?,
            None,
        );
        Ok(club)
    }

    /// A sample club of that many members, and what its half-year report takes.
    fn half_year(&self, members: usize) -> Result<PathBuf, String> {
        let folder = self.folder.join(format!("club-{members}"));
        run_quietly(
            Command::new(&self.hanchan)
                .arg("demo")
                .arg(&folder)
                .args(["--members", &members.to_string()]),
        )?;
        let club = folder.join("sample.hanchan");
        let pdf = self.folder.join(format!("half-year-{members}.pdf"));
        let report = Measured::new(
            &self.hanchan,
            &[
                &"report",
                &"half-year",
                &club,
                &"--year",
                &"2025",
                &"--half",
                &"1",
                &"-o",
                &pdf,
            ],
        );
        print_own(
            &format!("half-year report, {members} members"),
            report.figure()?,
            None,
        );
        Ok(club)
    }

    fn new_club(&self, club: &Path, members: &Path) -> Result<(), String> {
        run_quietly(Command::new(&self.hanchan).arg("new").arg(club))?;
        run_quietly(
            Command::new(&self.hanchan)
                .arg("import")
                .arg(club)
                .arg("--members")
                .arg(members),
        )
    }
}

//! `cargo xtask bench`: how fast and how small, beside what people would use otherwise.

mod limits;
mod measure;
pub mod start;
mod works;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use self::measure::RUNS;
use self::works::Program;
use crate::package::{Stamp, release};
use crate::process::{cargo, output, run, run_quietly, step};
use crate::{node, paths, python, system, test};

/// Two hanchan for `hanchan score`, of which a few hundred thousand are a task.
const SCORE_LINES: &str = "\
    {\"rules\":\"shirakaba-2025\",\"points\":[46300,31500,24200,18000]}\n\
    {\"rules\":\"shirakaba-2025\",\"points\":[20300,38100,33700,27900]}\n";

/// Runs the crates' own benchmarks, then measures whole programs, and prints the figures.
pub fn print_figures() -> Result<(), String> {
    system::for_benchmarks()?;
    node::install()?;
    step("Criterion", || {
        run(&mut cargo([
            "bench", "-p", "scoring", "-p", "db", "-p", "reports",
        ]))
    })?;
    let bench = Bench::begun()?;
    let folder = paths::target()?.join("bench").join("python");
    let python = python::with(&folder, &PACKAGES)?;
    bench.prepare(&python)?;
    bench.works(&python)?;
    limits::print_bundles(&paths::target()?)?;
    let [small, large] = ["forty", "years"].map(|club| bench.club(club));
    step("The window", || window(&[&small, &large]))?;
    start_of_window(&small)?;
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
    let bench = Bench::begun()?;
    bench.hanchan("demo forty --members 40 --name 四十人の会")?;
    start_of_window(&bench.club("forty"))
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

/// What is measured beside.
const PACKAGES: [&str; 2] = ["typst==0.15.2", "openpyxl==3.1.5"];

struct Bench {
    program: PathBuf,
    folder: PathBuf,
}

impl Bench {
    /// The programs as they are published and an empty window to measure by, and a folder to run in.
    fn begun() -> Result<Self, String> {
        step("Page: build", node::build_page)?;
        step("Build hanchan and the window for release", || {
            let stamp = Stamp::of_checkout()?;
            let mut cargo = release::of_programs(paths::root(), &paths::target()?, stamp)?;
            run(cargo.args(["--bins", "--example", "empty"]))
        })?;
        Ok(Self {
            program: paths::built("release", "hanchan")?,
            folder: paths::empty_folder(paths::target()?.join("bench").join("run"))?,
        })
    }

    fn club(&self, name: &str) -> PathBuf {
        self.folder.join(name).join("sample.hanchan")
    }

    fn hanchan(&self, words: &str) -> Result<String, String> {
        let mut hanchan = Command::new(&self.program);
        output(hanchan.args(words.split(' ')).current_dir(&self.folder))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Clubs of half a year, and one of a hundred members over twenty years with what it comes of; then
    /// the others' content and scripts.
    fn prepare(&self, python: &Path) -> Result<(), String> {
        self.write("score.jsonl", &SCORE_LINES.repeat(150_000))?;
        for words in [
            "demo forty --members 40 --name 四十人の会",
            "demo two-hundred --members 200",
            "demo years --members 100 --months 240 --name 百人の会",
            "export years/sample.hanchan --format csv --out years/csv",
            "new empty.hanchan",
            "import empty.hanchan --members years/csv/members.csv",
            "export forty/sample.hanchan --format jsonl --out .",
        ] {
            self.hanchan(words)?;
        }
        let standings = self.hanchan("standings forty/sample.hanchan --json")?;
        self.write("standings.json", &standings)?;
        for (name, text) in [
            ("content.py", include_str!("../../bench/content.py")),
            ("half-year.typ", include_str!("../../bench/half-year.typ")),
            (
                "typst_report.py",
                include_str!("../../bench/typst_report.py"),
            ),
            ("workbook.py", include_str!("../../bench/workbook.py")),
        ] {
            self.write(name, text)?;
        }
        let fonts = paths::ui().join("node_modules/@expo-google-fonts");
        let mut link = Command::new("ln");
        run_quietly(link.arg("-s").arg(fonts).arg(self.folder.join("fonts")))?;
        let mut content = Command::new(python);
        let content = content.arg("content.py").arg(&self.program);
        run_quietly(content.current_dir(&self.folder))
    }

    fn works(&self, python: &Path) -> Result<(), String> {
        println!("\nWhole programs, from start to end: the median of {RUNS} runs, and peak memory");
        let soffice = system::find_program("soffice");
        for (what, works) in works::ALL {
            println!("\n{what}");
            let mut ours = None;
            for work in works {
                let program = match work.by {
                    Program::Hanchan => Some(self.program.as_path()),
                    Program::Python => Some(python),
                    Program::LibreOffice => soffice.as_deref(),
                };
                let Some(program) = program else {
                    println!("  {}: not installed here", work.name);
                    continue;
                };
                let figure = work.figure(program, &self.folder)?;
                figure.print(work.name, ours);
                if let Some(limit) = work.limit {
                    limit.print(figure);
                }
                if let (Some(ours), Program::Python) = (ours, work.by)
                    && work.name == works::TYPST
                {
                    limits::print_share(ours, figure);
                }
                ours = ours.or(Some(figure));
            }
        }
        Ok(())
    }
}

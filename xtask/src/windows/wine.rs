//! Wine: a Windows disk of our own, and the tests that are run on it.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::TARGET;
use super::compiler::{GCC, at, this_program, write};
use crate::paths;
use crate::process::{run, run_quietly, step};

/// Where each test program writes down what came of it.
const RESULTS: &str = "HANCHAN_WINE_RESULTS";

/// Wine 8 lacks this library, by which Rust's standard library asks for chance.
const CHANCE: &str = r"#include <windows.h>
#include <ntsecapi.h>

/* Asks in parts that the older function takes. */
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    while (count > 0) {
        ULONG part = count > 0x1000000 ? 0x1000000 : (ULONG) count;
        if (!RtlGenRandom(bytes, part))
            return FALSE;
        bytes += part;
        count -= part;
    }
    return TRUE;
}
";

/// A test that Wine, and not the program, cannot do.
struct Impossible {
    test: &'static str,
    why: &'static str,
}

const IMPOSSIBLE: &[Impossible] = &[];

/// Programs of the host that tests start.
const HOSTS: [&str; 7] = [
    "node",
    "pdftotext",
    "python3",
    "qpdf",
    "sha256sum",
    "soffice",
    "bash",
];

/// A Windows disk.
pub struct Disk {
    prefix: PathBuf,
    results: PathBuf,
    /// Where the programs lie that stand for those of the host.
    bridges: PathBuf,
}

impl Disk {
    /// Made, unless it has been.
    pub fn made(folder: &Path) -> Result<Self, String> {
        let disk = Self {
            prefix: folder.join("disk"),
            results: folder.join("results"),
            bridges: folder.join("bridges"),
        };
        let chance = disk
            .prefix
            .join("drive_c/windows/system32/bcryptprimitives.dll");
        if !chance.is_file() {
            step("Wine's disk", || {
                run_quietly(disk.surround(Command::new("wine").args(["wineboot", "--init"])))?;
                run_quietly(disk.surround(Command::new("wineserver").arg("--wait")))?;
                let source = folder.join("chance.c");
                write(&source, CHANCE)?;
                run(Command::new(GCC)
                    .args(["-shared", "-O1", "-s", "-o"])
                    .args([&chance, &source])
                    .arg("-ladvapi32"))
            })?;
        }
        Ok(disk)
    }

    /// A program on it.
    pub fn command(&self, program: &Path) -> Command {
        let mut wine = Command::new("wine");
        wine.arg(program);
        self.surround(&mut wine);
        wine
    }

    /// Where it lies on the host's.
    pub fn prefix(&self) -> &Path {
        &self.prefix
    }

    pub fn surround<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("WINEPREFIX", &self.prefix)
            .env("WINEDEBUG", "-all")
            // Nothing here needs .NET or a browser, which Wine would offer to fetch.
            .env("WINEDLLOVERRIDES", "mscoree,mshtml=")
            .env("LC_ALL", "ja_JP.UTF-8")
            .env("TZ", "Asia/Tokyo")
    }

    /// Lays the bridge under the name of each program of the host.
    pub fn bridge(&self, bridge: &Path) -> Result<(), String> {
        paths::empty_folder(self.bridges.clone())?;
        for host in HOSTS {
            let place = self.bridges.join(format!("{host}.exe"));
            fs::copy(bridge, &place).map_err(|error| at(&place, &error))?;
        }
        Ok(())
    }

    /// Has cargo run its tests under Wine, and prints a table of what came out.
    pub fn run_tests(&self, mut tests: Command) -> Result<(), String> {
        write(&self.results, "")?;
        let runner = format!(
            "target.{TARGET}.runner=[{:?}, \"under-wine\"]",
            this_program()?.display().to_string()
        );
        tests
            .args(["--config", &runner])
            .env(RESULTS, &self.results)
            .env("WINEPATH", format!("Z:{}", self.bridges.display()))
            // Insta asks cargo where the snapshots are, which Wine cannot start.
            .env("INSTA_WORKSPACE_ROOT", paths::root())
            .env("INSTA_UPDATE", "no");
        let ended = step("Tests under Wine", || run(self.surround(&mut tests)));
        let told = fs::read_to_string(&self.results).map_err(|error| at(&self.results, &error))?;
        print!("{}", table(&told));
        ended
    }
}

/// Runs one test program, shows what it says, and writes down what came of it.
pub fn run_test_program(program: &str, arguments: &[&str]) -> Result<(), String> {
    let mut wine = Command::new("wine");
    wine.arg(program).args(arguments);
    for impossible in IMPOSSIBLE {
        println!(
            "Not possible under Wine: {} ({})",
            impossible.test, impossible.why
        );
        wine.args(["--skip", impossible.test]);
    }
    // Those of the compiler, which Wine must not find.
    wine.env_remove("LD_LIBRARY_PATH").stdin(Stdio::null());
    let output = wine
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("wine could not be started: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    print!("{said}");
    if let Some(results) = env::var_os(RESULTS).map(PathBuf::from) {
        let line = format!("{} {program} {}\n", crate_of_tests(), told_by(&said));
        let mut file = fs::OpenOptions::new()
            .append(true)
            .open(&results)
            .map_err(|error| at(&results, &error))?;
        file.write_all(line.as_bytes())
            .map_err(|error| at(&results, &error))?;
    }
    if output.status.success() {
        Ok(())
    } else {
        Err(format!("{program} failed under Wine"))
    }
}

/// Cargo runs the tests of a crate in that crate's folder.
fn crate_of_tests() -> String {
    let folder = env::current_dir().unwrap_or_default();
    let name = folder.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// How many passed and failed, as the last line of a test program says.
fn told_by(said: &str) -> String {
    let line = said.lines().rfind(|line| line.starts_with("test result:"));
    let number = |word: &str| {
        let before = line?.split(word).next()?.trim_end();
        before.rsplit([' ', '.']).next()?.parse::<u32>().ok()
    };
    match (number(" passed"), number(" failed")) {
        (Some(passed), Some(failed)) => format!("{passed} {failed}"),
        // It ended before it could say.
        _ => "0 1".to_owned(),
    }
}

/// Passed and failed by crate, from a line each program: crate, program, passed, failed.
fn table(results: &str) -> String {
    let mut crates: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for line in results.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        if let [name, .., passed, failed] = words[..] {
            let sums = crates.entry(name).or_default();
            sums.0 += passed.parse::<u32>().unwrap_or_default();
            sums.1 += failed.parse::<u32>().unwrap_or_default();
        }
    }
    let row =
        |name: &str, passed: &str, failed: &str| format!("{name:<14}{passed:>8}{failed:>8}\n");
    let figures = |name: &str, (passed, failed): (u32, u32)| {
        row(name, &passed.to_string(), &failed.to_string())
    };
    let all = crates
        .values()
        .fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    let rows: String = crates
        .iter()
        .map(|(name, sums)| figures(name, *sums))
        .collect();
    let head = row("under Wine", "passed", "failed");
    format!("\n{head}{rows}{}", figures("in all", all))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_test_program_says_is_read() {
        let said =
            "running 3 tests\ntest result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured\n";
        assert_eq!(told_by(said), "12 3");
        assert_eq!(
            told_by("test result: ok. 1 passed; 0 failed; 0 ignored"),
            "1 0"
        );
        assert_eq!(told_by("panicked at start"), "0 1");
    }

    #[test]
    fn the_table_adds_up_by_crate() {
        let told = table("db a b.exe 3 1\ndb c.exe 4 0\ncli d.exe 5 0\n");
        let lines: Vec<Vec<&str>> = told
            .lines()
            .skip(2)
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(
            lines,
            [
                vec!["cli", "5", "0"],
                vec!["db", "7", "1"],
                vec!["in", "all", "12", "1"]
            ]
        );
    }
}

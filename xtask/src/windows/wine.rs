//! Wine: a Windows disk of our own, and the tests that are run on it.

use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::TARGET;
use super::compiler::{GCC, at, this_program, write};
use super::left_out::LeftOut;
use super::results::{table, told_by};
use crate::paths;
use crate::process::{output, run, run_quietly, step};
use crate::test::without_small_disks;

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

/// Programs of the host that tests start.
const HOSTS: [&str; 13] = [
    "cargo",
    "mount",
    "node",
    "pdffonts",
    "pdfinfo",
    "pdftotext",
    "python3",
    "qpdf",
    "rustc",
    "sha256sum",
    "soffice",
    "sudo",
    "umount",
];

/// What Debian's Rust is told, and what cargo tells of it. The host's own, which tests ask, is another; and
/// the compiler's libraries are not for Wine.
const OF_COMPILER: [&str; 5] = [
    "CARGO",
    "LD_LIBRARY_PATH",
    "RUSTC",
    "RUSTC_BOOTSTRAP",
    "RUSTDOC",
];

/// By which a folder is forbidden: Wine's own does nothing.
const ICACLS: &str = "drive_c/windows/system32/icacls.exe";

/// What lets root write where nobody may. Without it a folder that can only be read is one to root too.
const MAY_ALL: &str = "-dac_override,-dac_read_search";

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
                run_quietly(disk.surround(wine()?.args(["wineboot", "--init"])))?;
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
            // Nothing here needs .NET or a browser, which Wine would offer to fetch; one program is ours.
            .env("WINEDLLOVERRIDES", "mscoree,mshtml=;icacls.exe=n")
            .env("LC_ALL", "ja_JP.UTF-8")
            .env("TZ", "Asia/Tokyo")
    }

    /// Lays the bridge under the name of each program of the host.
    pub fn bridge(&self, bridge: &Path) -> Result<(), String> {
        paths::empty_folder(self.bridges.clone())?;
        let hosts = HOSTS.map(|host| self.bridges.join(format!("{host}.exe")));
        for place in hosts.into_iter().chain([self.prefix.join(ICACLS)]) {
            fs::copy(bridge, &place).map_err(|error| at(&place, &error))?;
        }
        Ok(())
    }

    /// Runs one of our programs, which says something.
    pub fn run_program(&self, program: &Path, word: &str) -> Result<(), String> {
        let name = program.file_name().unwrap_or_default().to_string_lossy();
        step(&format!("{name} {word}"), || {
            run(self.surround(wine()?.arg(program).arg(word)))
        })
    }

    /// Has cargo run its tests under Wine, and prints a table of what came out. What the window's ask for,
    /// the loader of the web view, lies among the programs.
    pub fn run_tests(
        &self,
        mut tests: Command,
        programs: &Path,
        left_out: &LeftOut,
    ) -> Result<(), String> {
        write(&self.results, "")?;
        let runner = format!(
            "target.{TARGET}.runner=[{:?}, \"under-wine\"]",
            this_program()?.display().to_string()
        );
        tests
            .args(["--no-fail-fast", "--config", &runner])
            .env(RESULTS, &self.results)
            .env(
                "WINEPATH",
                format!("Z:{};Z:{}", self.bridges.display(), programs.display()),
            )
            // Insta asks cargo where the snapshots are, which Wine cannot start.
            .env("INSTA_WORKSPACE_ROOT", paths::root())
            .env("INSTA_UPDATE", "no")
            .args(without_small_disks());
        let ended = step("Tests under Wine", || {
            // A server that ends with each program turns away the next one that comes at that moment.
            run_quietly(self.surround(Command::new("wineserver").arg("--wait")))?;
            // It stays, so that whoever listened to it would wait for its last word.
            let mut server = unprivileged("wineserver")?;
            server.stdout(Stdio::null()).stderr(Stdio::null());
            run(self.surround(server.arg("--persistent")))?;
            let ended = run(self.surround(&mut tests));
            run_quietly(self.surround(Command::new("wineserver").arg("--kill")))?;
            ended
        });
        let told = fs::read_to_string(&self.results).map_err(|error| at(&self.results, &error))?;
        print!("{}", table(&told, left_out));
        ended
    }
}

/// A command for Wine, to which nothing is allowed that is forbidden.
fn wine() -> Result<Command, String> {
    unprivileged("wine")
}

fn unprivileged(program: &str) -> Result<Command, String> {
    if output(Command::new("id").arg("-u"))?.trim() != "0" {
        return Ok(Command::new(program));
    }
    let mut command = Command::new("setpriv");
    command.args(["--bounding-set", MAY_ALL, "--inh-caps", MAY_ALL, program]);
    Ok(command)
}

/// Runs one test program, shows what it says, and writes down what came of it.
pub fn run_test_program(program: &str, arguments: &[&str]) -> Result<(), String> {
    let mut wine = wine()?;
    for name in OF_COMPILER {
        wine.env_remove(name);
    }
    wine.arg(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit());
    let output = wine
        .output()
        .map_err(|error| format!("wine could not be started: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    print!("{said}");
    // Asked for a list of its tests, it has run none.
    if let Some(results) = env::var_os(RESULTS).map(PathBuf::from)
        && !arguments.contains(&"--list")
    {
        let name = env::var("CARGO_PKG_NAME").unwrap_or_default();
        let program = Path::new(program).file_name().unwrap_or_default();
        let program = program.to_string_lossy();
        let told = told_by(&program, &said, output.status.success());
        let line = format!("{name} {program} {told}\n");
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

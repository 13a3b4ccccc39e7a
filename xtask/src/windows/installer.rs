//! The installer of Windows under Wine: installed, used, refused while the program is open, updated over an
//! older version, refused over a newer one, and removed; what belongs to the club stays as it was.

mod registry;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use self::registry::Registry;
use super::compiler::{at, write};
use super::wine::Disk;
use crate::package::Stamp;
use crate::package::windows::{LOADER, MAKER, OTHERS, PRODUCT, Setup, stripped};
use crate::paths;
use crate::process::{output, run_quietly, step, timed};

const OLDER: &str = "0.0.9";
const NEWER: &str = "0.1.0";

/// By which the installer says that nothing was changed, as at the head of installer.nsi.
const PROGRAM_IS_OPEN: i32 = 3;
const NEWER_IS_THERE: i32 = 4;

/// How often the command line is started to tell how long it takes.
const STARTS: usize = 5;

/// What belongs to the person, below their folder; the installer has nothing to do with it. (Wine's
/// Documents may be those of the person who runs this.)
const OWN: [&str; 4] = [
    "麻雀会/会.hanchan",
    "麻雀会/会-backups/会 2026-11-24.hanchan",
    "AppData/Roaming/jp.hanchancho.app/recent.json",
    "AppData/Local/jp.hanchancho.app/drafts/one.json",
];

/// Where the installer is tried, and with what.
struct Trial<'a> {
    disk: &'a Disk,
    /// The person's folder on the disk.
    home: PathBuf,
    /// Where the programs come to lie.
    installed: PathBuf,
    older: PathBuf,
    newer: PathBuf,
}

/// Tries the installer with the programs in that folder.
pub fn run_all(disk: &Disk, programs: &Path, folder: &Path) -> Result<(), String> {
    let mut trial = None;
    step("Two installers for Windows", || {
        trial = Some(Trial::packed(disk, programs, folder)?);
        Ok(())
    })?;
    let trial = trial.ok_or("no installer was packed")?;
    step("The installer under Wine", || trial.run())
}

impl<'a> Trial<'a> {
    /// Packs an older and a newer version, whose programs differ.
    fn packed(disk: &'a Disk, programs: &Path, folder: &Path) -> Result<Self, String> {
        let home = home(disk)?;
        let folder = paths::empty_folder(folder.join("setup"))?;
        let stamp = Stamp::of_checkout()?;
        let [program, command_line] =
            ["hanchancho.exe", "hanchan.exe"].map(|name| folder.join(name));
        stripped(&programs.join("hanchancho.exe"), &program)?;
        stripped(&programs.join("hanchan.exe"), &command_line)?;
        let loader = programs.join(LOADER);
        fs::copy(&loader, folder.join(LOADER)).map_err(|error| at(&loader, &error))?;
        let mut made = Vec::new();
        for version in [NEWER, OLDER] {
            let installer = folder.join(format!("setup-{version}.exe"));
            let setup = Setup {
                version,
                day: &stamp.day(),
                program: &program,
                command_line: &command_line,
                is_quick: true,
            };
            setup.pack(&folder, stamp, &installer)?;
            made.push(installer);
            // Windows runs a program with something behind its end as it runs it without.
            for file in [&program, &command_line] {
                let mut file = fs::OpenOptions::new()
                    .append(true)
                    .open(file)
                    .map_err(|error| at(file, &error))?;
                file.write_all(b"older")
                    .map_err(|error| error.to_string())?;
            }
        }
        Ok(Self {
            installed: home.join("AppData/Local").join(PRODUCT),
            older: made.remove(1),
            newer: made.remove(0),
            disk,
            home,
        })
    }

    fn run(&self) -> Result<(), String> {
        self.clear()?;
        let own = self.lay_out_own()?;
        self.expect(&self.older, 0)?;
        self.is_installed(OLDER)?;
        let first = self.command_line()?;
        self.is_refused_while_open()?;
        self.is_installed(OLDER)?;
        self.expect(&self.newer, 0)?;
        self.is_installed(NEWER)?;
        if self.command_line()? == first {
            return Err("after the update the older program is still there".to_owned());
        }
        println!("Updated over the older version.");
        self.expect(&self.older, NEWER_IS_THERE)?;
        self.is_installed(NEWER)?;
        println!("An older version does not go over a newer one unasked.");
        self.time_command_line()?;
        self.start_window()?;
        // What somebody has put beside the programs stays as well.
        let beside = self.installed.join("メモ.txt");
        write(&beside, "a person's own")?;
        self.uninstall()?;
        if !beside.is_file() {
            return Err("removing the program has taken a file that is not its own".to_owned());
        }
        fs::remove_file(&beside).map_err(|error| at(&beside, &error))?;
        fs::remove_dir(&self.installed).map_err(|error| at(&self.installed, &error))?;
        self.expect(&self.newer, 0)?;
        self.uninstall()?;
        if self.installed.exists() {
            return Err(format!(
                "removing the program has left {}",
                self.installed.display()
            ));
        }
        for (path, bytes) in own {
            if fs::read(&path).map_err(|error| at(&path, &error))? != bytes {
                return Err(format!("{} is not as it was", path.display()));
            }
        }
        println!("Removed; the club's file, its backups, drafts and settings are as they were.");
        Ok(())
    }

    /// Nothing of an earlier try is left.
    fn clear(&self) -> Result<(), String> {
        if self.installed.join("uninstall.exe").is_file() {
            self.uninstall()?;
        }
        paths::remove(&self.installed)
    }

    fn lay_out_own(&self) -> Result<Vec<(PathBuf, Vec<u8>)>, String> {
        let mut kept = Vec::new();
        for name in OWN {
            let path = self.home.join(name);
            let folder = path.with_file_name("");
            fs::create_dir_all(&folder).map_err(|error| at(&folder, &error))?;
            let bytes = name.repeat(100).into_bytes();
            fs::write(&path, &bytes).map_err(|error| at(&path, &error))?;
            kept.push((path, bytes));
        }
        Ok(kept)
    }

    /// Runs an installer that asks nothing, and looks how it ends.
    fn expect(&self, installer: &Path, expected: i32) -> Result<(), String> {
        let ended = self.disk.command(installer).arg("/S").status();
        let ended = ended.map_err(|error| format!("wine could not be started: {error}"))?;
        if ended.code() == Some(expected) {
            Ok(())
        } else {
            Err(format!(
                "{} ended with {ended}, and not with {expected}",
                installer.display()
            ))
        }
    }

    /// Everything is where it has to be, and Windows knows of it.
    fn is_installed(&self, version: &str) -> Result<(), String> {
        let others = OTHERS.map(|(_, name)| name);
        for name in ["hanchancho.exe", "hanchan.exe", LOADER, "uninstall.exe"]
            .iter()
            .chain(&others)
        {
            if !self.installed.join(name).is_file() {
                return Err(format!("{name} is not installed"));
            }
        }
        if !self.entry_of_start_menu().is_file() {
            return Err("there is no entry in the Start menu".to_owned());
        }
        let folder = format!(r"C:\users\{}\AppData\Local\{PRODUCT}", self.user());
        let registry = Registry::read(self.disk)?;
        let uninstall = format!(r"Software\Microsoft\Windows\CurrentVersion\Uninstall\{PRODUCT}");
        for (key, name, value) in [
            (uninstall.as_str(), "DisplayName", PRODUCT.to_owned()),
            (&uninstall, "DisplayVersion", version.to_owned()),
            (&uninstall, "Publisher", MAKER.to_owned()),
            (
                &uninstall,
                "UninstallString",
                format!("\"{folder}\\uninstall.exe\""),
            ),
            (
                r"Software\Classes\.hanchan",
                "",
                "hanchancho.club".to_owned(),
            ),
            (
                r"Software\Classes\hanchancho.club",
                "",
                "半荘帳の記録".to_owned(),
            ),
            (
                r"Software\Classes\hanchancho.club\DefaultIcon",
                "",
                format!("\"{folder}\\document.ico\""),
            ),
            (
                r"Software\Classes\hanchancho.club\shell\open\command",
                "",
                format!("\"{folder}\\hanchancho.exe\" \"%1\""),
            ),
        ] {
            let found = registry.value(key, name);
            if found.as_deref() != Some(&value) {
                return Err(format!("{key} has {name:?} = {found:?}, and not {value:?}"));
            }
        }
        let comments = registry.value(&uninstall, "Comments").unwrap_or_default();
        if !comments.contains(&Stamp::of_checkout()?.day()) || !comments.contains("MIT") {
            return Err(format!(
                "Windows shows neither day nor licence: {comments:?}"
            ));
        }
        Ok(())
    }

    fn user(&self) -> String {
        self.home
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    }

    fn entry_of_start_menu(&self) -> PathBuf {
        self.home
            .join("AppData/Roaming/Microsoft/Windows/Start Menu/Programs")
            .join(format!("{PRODUCT}.lnk"))
    }

    fn command_line(&self) -> Result<Vec<u8>, String> {
        let path = self.installed.join("hanchan.exe");
        fs::read(&path).map_err(|error| at(&path, &error))
    }

    /// While a program runs that would be replaced, nothing is.
    fn is_refused_while_open(&self) -> Result<(), String> {
        // It reads lines until there are no more.
        let mut open = self.disk.command(&self.installed.join("hanchan.exe"));
        let mut open = open
            .arg("score")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .map_err(|error| format!("wine could not be started: {error}"))?;
        let mut lines = open.stdin.take().ok_or("nothing is read from here")?;
        // Empty ones are passed over; more of them than a pipe holds are taken only once it runs.
        let given = lines.write_all("\n".repeat(1 << 20).as_bytes());
        let update = self.expect(&self.newer, PROGRAM_IS_OPEN);
        let removal = self.disk.command(&self.installed.join("uninstall.exe"));
        let removal = self.removed_with(removal);
        drop(lines);
        let ended = open.wait().map_err(|error| error.to_string())?;
        given.map_err(|error| format!("the open program reads nothing: {error}"))?;
        update?;
        if removal? {
            return Err("the program was removed although it was open".to_owned());
        }
        if !ended.success() {
            return Err(format!("the open program ended with {ended}"));
        }
        println!("While it is open it is neither updated nor removed.");
        Ok(())
    }

    /// Runs the uninstaller, and says whether the window's program went.
    fn removed_with(&self, mut uninstaller: Command) -> Result<bool, String> {
        // It copies itself, and the copy does the work.
        run_quietly(uninstaller.arg("/S"))?;
        let program = self.installed.join("hanchancho.exe");
        for _ in 0..20 {
            sleep(Duration::from_millis(500));
            if !program.exists() && !self.installed.join("uninstall.exe").exists() {
                sleep(Duration::from_secs(1));
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn uninstall(&self) -> Result<(), String> {
        let uninstaller = self.disk.command(&self.installed.join("uninstall.exe"));
        if !self.removed_with(uninstaller)? {
            return Err("the uninstaller has removed nothing after 10 s".to_owned());
        }
        let registry = Registry::read(self.disk)?;
        for key in [
            &format!(r"Software\Microsoft\Windows\CurrentVersion\Uninstall\{PRODUCT}"),
            r"Software\Classes\.hanchan",
            r"Software\Classes\hanchancho.club",
            &format!(r"Software\{MAKER}\{PRODUCT}"),
        ] {
            if registry.has(key) {
                return Err(format!("removing the program has left {key}"));
            }
        }
        if self.entry_of_start_menu().exists() {
            return Err("removing the program has left its entry in the Start menu".to_owned());
        }
        Ok(())
    }

    /// Says how long the installed command line takes to say its version, and what of it is Wine's own.
    fn time_command_line(&self) -> Result<(), String> {
        let program = self.installed.join("hanchan.exe");
        let version = median(|| {
            let said = output(self.disk.command(&program).arg("--version"))?;
            if said.starts_with("hanchan ") {
                Ok(())
            } else {
                Err(format!("the installed hanchan.exe says {said:?}"))
            }
        })?;
        let nothing =
            median(|| run_quietly(self.disk.command(Path::new("cmd")).args(["/c", "exit"])))?;
        println!(
            "hanchan.exe --version: {} ms; what Wine takes for nothing at all: {} ms; medians of {STARTS}",
            version.as_millis(),
            nothing.as_millis()
        );
        Ok(())
    }

    /// Wine has no web view: the program says so, and ends.
    fn start_window(&self) -> Result<(), String> {
        let program = self.installed.join("hanchancho.exe");
        let ended = self.disk.command(&program).stdin(Stdio::null()).output();
        let ended = ended.map_err(|error| format!("wine could not be started: {error}"))?;
        let said = String::from_utf8_lossy(&ended.stderr);
        let is_told = [
            "このパソコンにありません",
            "This computer lacks",
            "WebView2",
        ]
        .iter()
        .all(|words| said.contains(words));
        if ended.status.success() || !is_told || said.contains("panicked") {
            return Err(format!(
                "hanchancho.exe ended with {} and did not say in words that WebView2 is missing:\n{said}",
                ended.status
            ));
        }
        println!("Without WebView2 the window's program says so, and ends.");
        Ok(())
    }
}

/// How long some work takes, started several times.
fn median(work: impl Fn() -> Result<(), String>) -> Result<Duration, String> {
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let (done, took) = timed(&work);
        done?;
        times.push(took);
    }
    times.sort_unstable();
    Ok(times[STARTS / 2])
}

/// The folder of the person on the disk.
fn home(disk: &Disk) -> Result<PathBuf, String> {
    let users = disk.prefix().join("drive_c/users");
    let found = fs::read_dir(&users).map_err(|error| at(&users, &error))?;
    let mut homes = found.filter_map(|entry| Some(entry.ok()?.path()));
    homes
        .find(|home| home.file_name().is_some_and(|name| name != "Public"))
        .ok_or_else(|| format!("{}: nobody is at home on Wine's disk", users.display()))
}

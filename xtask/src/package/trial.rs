//! `cargo xtask package --try`: each package for Linux installed in an empty Debian, started there, looked
//! at and removed. The empty Debian is made once, in `target/clean-root`; what is tried is a copy of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::checksum;
use super::stamp::VERSION;
use crate::paths;
use crate::process::{output, run, run_quietly, step};
use crate::screen::Screen;
use crate::system::as_root;

/// Runs a command inside an empty system, which sees its own files, the host's screens, and nothing else.
/// What is mounted goes with the command.
const INSIDE: &str = r#"
set -e
root=$1; shift
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mkdir -p "$root/tmp/.X11-unix" "$root/packages" "$root/var/cache/apt/archives"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
mount --bind "$root/../archives" "$root/var/cache/apt/archives"
mount --bind "$root/../../installers" "$root/packages"
exec chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive DISPLAY="$DISPLAY" "$@"
"#;

/// Opens the window until there is a file of this name; everything ends with the first process inside.
const WINDOW: &str = r#"
hanchancho "$1" & window=$!
while kill -0 $window && [ ! -e /root/enough ]; do sleep 0.5; done
"#;
const ENOUGH: &str = "/root/enough";

const CLUB: &str = "/root/Documents/sample.hanchan";
/// What the window keeps for itself.
const SETTINGS: &str = "/root/.local/share/jp.hanchancho.app";

/// What every package brings, with the permissions that it has to have.
const FILES: [(&str, &str); 8] = [
    ("/usr/bin/hanchancho", "755"),
    ("/usr/bin/hanchan", "755"),
    ("/usr/share/applications/hanchancho.desktop", "644"),
    ("/usr/share/mime/packages/hanchancho.xml", "644"),
    (
        "/usr/share/icons/hicolor/scalable/apps/hanchancho.svg",
        "644",
    ),
    (
        "/usr/share/icons/hicolor/48x48/mimetypes/application-vnd.hanchancho.png",
        "644",
    ),
    ("/usr/share/doc/hanchancho/copyright", "644"),
    ("/usr/share/doc/hanchancho/THIRD-PARTY.txt", "644"),
];
const ICONS: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

/// What the desktop is told, line for line.
const DESKTOP: [&str; 5] = [
    "Name=半荘帳",
    "Exec=hanchancho %f",
    "Icon=hanchancho",
    "MimeType=application/vnd.hanchancho;",
    "StartupWMClass=hanchancho",
];

/// Longer than any window takes.
const LONGEST: u32 = 120;

/// An empty system that may be filled.
struct Root(PathBuf);

/// Tries every package that was made.
pub fn run_all(made: &[PathBuf]) -> Result<(), String> {
    let folder = paths::target()?.join("clean-root");
    let root = Root::empty(&folder)?;
    let ends = |ending: &str| {
        let found = made
            .iter()
            .find(|file| file.extension().is_some_and(|end| end == ending));
        found.ok_or_else(|| format!("no {ending} was made"))
    };
    let screen = Screen::shown(folder.join("screen"))?;
    let (deb, rpm) = (ends("deb")?, ends("rpm")?);
    step("Package for Debian, in an empty system", || {
        // What it needs comes by its own word alone.
        root.run(&["apt-get", "update", "--quiet"])?;
        root.run(&[
            "apt-get",
            "install",
            "--yes",
            "--quiet",
            "--no-install-recommends",
            &seen(deb),
        ])?;
        root.look_at_files()?;
        root.use_it(&screen)?;
        root.remove(&["apt-get", "remove", "--yes", "--quiet", "hanchancho"])
    })?;
    step("Package for Fedora and its like, in the same", || {
        // There is nothing of theirs here to bring what it needs, so that is what the other package left.
        let needs = output(Command::new("rpm").args(["-qp", "--requires"]).arg(rpm))?;
        for needed in ["libwebkit2gtk-4.1.so.0", "libgtk-3.so.0"] {
            if !needs.contains(needed) {
                return Err(format!(
                    "the package does not say that it needs {needed}:\n{needs}"
                ));
            }
        }
        root.rpm(&["--initdb"])?;
        root.rpm(&["--install", "--nodeps", &rpm.display().to_string()])?;
        root.look_at_files()?;
        root.use_it(&screen)?;
        root.rpm(&["--erase", "hanchancho"])?;
        root.is_gone()
    })?;
    println!(
        "\nBoth packages were installed, started and removed; the club's file is as it was.\n\
         That of rpm found what it needs because the other had brought it: that Fedora has all of it, and \
         under which names, was not tried."
    );
    Ok(())
}

impl Root {
    /// A copy of an empty Debian, of the release that this system is of.
    fn empty(folder: &Path) -> Result<Self, String> {
        let made = folder.join("made");
        fs::create_dir_all(folder.join("archives"))
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        if !folder.join("made.whole").is_file() {
            step("An empty Debian", || {
                run_quietly(as_root("rm")?.arg("-rf").arg(&made))?;
                let (mirror, release) = mirror()?;
                run_quietly(
                    as_root("debootstrap")?
                        .args(["--variant=minbase", &release])
                        .arg(&made)
                        .arg(&mirror),
                )?;
                fs::write(folder.join("made.whole"), "").map_err(|error| error.to_string())
            })?;
        }
        let root = folder.join("root");
        run_quietly(as_root("rm")?.arg("-rf").arg(&root))?;
        run_quietly(as_root("cp")?.arg("--archive").args([&made, &root]))?;
        Ok(Self(root))
    }

    /// A command inside it.
    fn command(&self, words: &[&str]) -> Result<Command, String> {
        let mut command = as_root("unshare")?;
        command
            .args([
                "--mount",
                "--pid",
                "--fork",
                "--kill-child",
                "sh",
                "-c",
                INSIDE,
                "inside",
            ])
            .arg(&self.0)
            .args(words);
        Ok(command)
    }

    fn run(&self, words: &[&str]) -> Result<(), String> {
        run_quietly(&mut self.command(words)?)
    }

    fn ask(&self, words: &[&str]) -> Result<String, String> {
        output(&mut self.command(words)?)
    }

    /// A program on packages, whose list of what is installed is kept inside.
    fn rpm(&self, words: &[&str]) -> Result<(), String> {
        run_quietly(
            as_root("rpm")?
                .arg("--root")
                .arg(&self.0)
                .args(["--dbpath", "/var/lib/rpm"])
                .args(words),
        )
    }

    /// Where something inside lies.
    fn place(&self, path: &str) -> PathBuf {
        self.0.join(path.trim_start_matches('/'))
    }

    /// Everything is there, is root's, and says what it has to.
    fn look_at_files(&self) -> Result<(), String> {
        let icons = ICONS.map(|size| {
            let folder = format!("/usr/share/icons/hicolor/{size}x{size}");
            [
                format!("{folder}/apps/hanchancho.png"),
                format!("{folder}/mimetypes/application-vnd.hanchancho.png"),
            ]
        });
        let icons = icons.iter().flatten().map(|path| (path.as_str(), "644"));
        for (path, mode) in FILES.into_iter().chain(icons) {
            let told = self.ask(&["stat", "--format", "%a %U %G", path])?;
            if told.trim() != format!("{mode} root root") {
                return Err(format!(
                    "{path} is {}, and not {mode} root root",
                    told.trim()
                ));
            }
        }
        let entry = self.place("/usr/share/applications/hanchancho.desktop");
        run(Command::new("desktop-file-validate").arg(&entry))?;
        let text =
            fs::read_to_string(&entry).map_err(|error| format!("{}: {error}", entry.display()))?;
        for line in DESKTOP {
            if !text.lines().any(|found| found == line) {
                return Err(format!(
                    "the entry for the desktop has no line {line}:\n{text}"
                ));
            }
        }
        // The system has taken the kind of file up.
        self.run(&["update-mime-database", "/usr/share/mime"])?;
        let kinds = self.ask(&["cat", "/usr/share/mime/globs2"])?;
        if !kinds.contains("application/vnd.hanchancho:*.hanchan") {
            return Err("the system does not know the club's file by its ending".to_owned());
        }
        Ok(())
    }

    /// Makes a club by the command line, and opens the window on it.
    fn use_it(&self, screen: &Screen) -> Result<(), String> {
        let told = self.ask(&["hanchan", "--version"])?;
        if told.trim() != format!("hanchan {VERSION}") {
            return Err(format!("`hanchan --version` says {told:?}"));
        }
        if !self.place(CLUB).is_file() {
            self.run(&["hanchan", "demo", "/root/Documents"])?;
        }
        run_quietly(as_root("rm")?.arg("-f").arg(self.place(ENOUGH)))?;
        let mut command = self.command(&["sh", "-c", WINDOW, "window", CLUB])?;
        let mut window = command
            .env("DISPLAY", screen.display())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("the window could not be started: {error}"))?;
        let seen = self.wait_for_window(&mut window, screen);
        run_quietly(as_root("touch")?.arg(self.place(ENOUGH)))?;
        window.wait().map_err(|error| error.to_string())?;
        seen?;
        self.run(&["hanchan", "check", CLUB])
    }

    /// Until the window has the club's file open and shows something.
    fn wait_for_window(&self, window: &mut Child, screen: &Screen) -> Result<(), String> {
        let lock = self.place(&format!("{CLUB}.lock"));
        for _ in 0..LONGEST {
            sleep(Duration::from_secs(1));
            if let Ok(Some(status)) = window.try_wait() {
                return Err(format!("the window ended by itself ({status})"));
            }
            // A window with text has many shades; one in which nothing has come yet has few.
            if lock.is_file() && screen.picture()?.colours() > 100 {
                let picture = self.0.with_file_name("window.xwd");
                screen.keep(&picture)?;
                println!(
                    "The window shows the club; its picture is in {}",
                    picture.display()
                );
                return Ok(());
            }
        }
        Err(format!(
            "the window has not opened {CLUB} after {LONGEST} s"
        ))
    }

    /// Removes the package, which takes nothing of anybody's with it.
    fn remove(&self, words: &[&str]) -> Result<(), String> {
        let club = self.place(CLUB);
        let before = checksum(&club)?;
        self.run(words)?;
        if checksum(&club)? != before {
            return Err("removing the package has changed the club's file".to_owned());
        }
        if !self.place(SETTINGS).is_dir() {
            return Err(format!("removing the package has taken {SETTINGS} away"));
        }
        self.is_gone()
    }

    fn is_gone(&self) -> Result<(), String> {
        let left: Vec<&str> = FILES
            .into_iter()
            .map(|(path, _)| path)
            .filter(|path| self.place(path).exists())
            .collect();
        if !left.is_empty() {
            return Err(format!("removing the package has left {}", left.join(", ")));
        }
        if self.place(CLUB).is_file() {
            Ok(())
        } else {
            Err(format!("removing the package has taken {CLUB} away"))
        }
    }
}

/// Where an installer is seen from inside.
fn seen(installer: &Path) -> String {
    let name = installer.file_name().unwrap_or_default().to_string_lossy();
    format!("/packages/{name}")
}

/// Where this system has its own packages from, and its release.
fn mirror() -> Result<(String, String), String> {
    let told = output(Command::new("apt-get").args([
        "indextargets",
        "--format",
        "$(REPO_URI) $(CODENAME) $(COMPONENT)",
        "Created-By: Packages",
    ]))?;
    let system = fs::read_to_string("/etc/os-release")
        .map_err(|error| format!("/etc/os-release: {error}"))?;
    let release = system
        .lines()
        .find_map(|line| line.strip_prefix("VERSION_CODENAME="))
        .ok_or("/etc/os-release does not say which Debian this is")?;
    let found = told
        .lines()
        .find_map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            [mirror, found, "main"] if found == release => Some(mirror.to_owned()),
            _ => None,
        });
    found
        .map(|mirror| (mirror, release.to_owned()))
        .ok_or_else(|| format!("apt knows no packages of {release}"))
}

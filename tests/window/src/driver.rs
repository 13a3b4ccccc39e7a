//! The driver between a test and its window.

use std::fs::File;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{fs, io};

use serde_json::json;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::{Capabilities, WebDriver};
use tokio::sync::Mutex;

use crate::viewer::path_with_viewer;
use crate::waiting::{PATIENCE, wait_until};
use crate::{Outcome, Theme, until};

/// Held by whoever takes a port that is free: a driver listens to its port a while after it was
/// found to be free, and so does the browser, whose port the driver finds in the same way. Nobody
/// else may be given that port meanwhile.
pub(crate) static TAKING_PORTS: Mutex<()> = Mutex::const_new(());

/// After so many drivers that did not answer the test fails.
const BEGINNINGS: usize = 3;

/// Where newer versions of the program are, as far as it knows.
pub const RELEASE_PAGE: &str = "https://example.org/releases";

/// Has the web view paint by the processor, as the benchmark of the start says why: drawn alike, but for a
/// graphics card that is only emulated.
const PAINT_BY_PROCESSOR: &str = "WEBKIT_SKIA_ENABLE_CPU_RENDERING";

/// A running driver of a browser. Dropping it ends it, and the program that it started.
pub struct Driver {
    process: Child,
    complaints: PathBuf,
}

impl Drop for Driver {
    // A driver answers that the session is over before it ends the program: ended itself in that
    // moment, it would leave the program behind, with the club's file still its own.
    fn drop(&mut self) {
        let programs = self.children().unwrap_or_default();
        // It fails only where the driver has already ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
        eprint!("{}", self.complaints());
        for program in programs {
            // It fails where the driver has ended the program after all.
            let _ = send_kill(program);
            wait_until(|| has_ended(program));
        }
    }
}

impl Driver {
    /// The web view's, so that the window it opens finds this home and these colours, and chooses
    /// that folder wherever one is asked for.
    pub async fn of_window(
        home: &Path,
        theme: Theme,
        chosen: Option<&Path>,
        capabilities: Capabilities,
    ) -> Outcome<(Self, WebDriver)> {
        let theme = match theme {
            Theme::Light => "Adwaita",
            Theme::Dark => "Adwaita:dark",
        };
        let driver = || {
            let mut driver = Command::new("WebKitWebDriver");
            driver
                .env(PAINT_BY_PROCESSOR, "1")
                .env("TAURI_AUTOMATION", "true")
                .env("TAURI_WEBVIEW_AUTOMATION", "true")
                .env("HANCHAN_RELEASE_PAGE", RELEASE_PAGE)
                .env("GTK_THEME", theme)
                .envs(chosen.map(|folder| ("HANCHAN_CHOSEN_PLACE", folder)));
            driver
        };
        Self::start(driver, home, capabilities).await
    }

    /// Chromium's.
    pub async fn of_chromium(
        home: &Path,
        capabilities: Capabilities,
    ) -> Outcome<(Self, WebDriver)> {
        Self::start(|| Command::new("chromedriver"), home, capabilities).await
    }

    /// Once in many hundred times a driver that listens goes away or falls silent before it has said how
    /// it began, which says nothing about the program: it is told, and another one begins. What a driver
    /// does say of a program that does not begin is a failure at once.
    async fn start(
        driver: impl Fn() -> Command,
        home: &Path,
        mut capabilities: Capabilities,
    ) -> Outcome<(Self, WebDriver)> {
        let patience = PATIENCE.as_millis();
        capabilities.set(
            "timeouts",
            json!({ "script": patience, "pageLoad": patience }),
        )?;
        let _alone = TAKING_PORTS.lock().await;
        let mut beginnings = 1..BEGINNINGS;
        loop {
            let port = free_port()?;
            let running = Self::listening(driver(), home, port).await?;
            let address = format!("http://{}:{port}", Ipv4Addr::LOCALHOST);
            let page = WebDriver::builder(address, capabilities.clone()).request_timeout(PATIENCE);
            let error = match page.await {
                Ok(page) => return Ok((running, page)),
                Err(error) => error,
            };
            let unanswered = matches!(error.as_inner(), WebDriverErrorInner::HttpError(_));
            eprintln!("{error}");
            if !unanswered || beginnings.next().is_none() {
                return Err(error.into());
            }
        }
    }

    async fn listening(mut driver: Command, home: &Path, port: u16) -> Outcome<Self> {
        let complaints = home.join(format!("complaints-{port}"));
        let process = driver
            .arg(format!("--port={port}"))
            .env("HOME", home)
            .env("PATH", path_with_viewer(home)?)
            // Windows of different tests must not take each other for a second start.
            .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            .stdout(Stdio::null())
            .stderr(File::create(&complaints)?)
            .spawn()?;
        let mut driver = Self {
            process,
            complaints,
        };
        driver.until_listening(port).await?;
        Ok(driver)
    }

    /// What it and the program it started have complained of so far.
    fn complaints(&self) -> String {
        fs::read_to_string(&self.complaints).unwrap_or_default()
    }

    async fn until_listening(&mut self, port: u16) -> Outcome {
        until(async || {
            if let Some(status) = self.process.try_wait()? {
                return Err(format!("the driver has ended: {status}").into());
            }
            Ok(TcpStream::connect((Ipv4Addr::LOCALHOST, port))
                .map(drop)
                .map_err(|error| format!("the driver does not answer on port {port}: {error}")))
        })
        .await
    }

    /// The number of the program it started.
    pub fn started(&self) -> Outcome<u32> {
        let first = self.children()?.first().copied();
        Ok(first.ok_or("the driver has started no program")?)
    }

    fn children(&self) -> Outcome<Vec<u32>> {
        let id = self.process.id();
        let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children"))?;
        let children = children.split_whitespace().map(str::parse);
        Ok(children.collect::<Result<_, _>>()?)
    }
}

fn free_port() -> Outcome<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
        .local_addr()?
        .port())
}

/// Leaves a program no time to finish anything.
pub async fn kill(program: u32) -> Outcome {
    if !send_kill(program)? {
        return Err(format!("program {program} cannot be killed").into());
    }
    until_ended(program).await
}

/// Until then the club's file is still its own.
pub async fn until_ended(program: u32) -> Outcome {
    until(async || {
        let instead = || format!("program {program} does not end");
        Ok(has_ended(program).then_some(()).ok_or_else(instead))
    })
    .await
}

fn send_kill(program: u32) -> io::Result<bool> {
    signal(program, "KILL")
}

/// Whether the program was there to get it.
pub fn signal(program: u32, name: &str) -> io::Result<bool> {
    let mut kill = Command::new("kill");
    let kill = kill.args([&format!("-{name}"), &program.to_string()]);
    Ok(kill.stderr(Stdio::null()).status()?.success())
}

/// Ended and gone, or ended and not yet noticed by who started it. The first of its threads ends before
/// the others, which hold its files until the last of them has ended.
fn has_ended(program: u32) -> bool {
    let state = fs::read_to_string(format!("/proc/{program}/stat")).unwrap_or_default();
    let threads = fs::read_dir(format!("/proc/{program}/task")).map_or(0, Iterator::count);
    state.is_empty() || (state.contains(") Z ") && threads <= 1)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// It listens, takes the look whether it does and the first request, and is gone.
    const GOES_AWAY: &str = "
import socket, sys
port = int(sys.argv[1].partition('=')[2])
listening = socket.create_server(('127.0.0.1', port))
listening.accept()
listening.accept()
";

    #[tokio::test]
    async fn a_driver_that_goes_away_is_begun_anew_and_not_for_ever() {
        let home = tempfile::tempdir().unwrap();
        let begun = Cell::new(0);
        let driver = || {
            begun.set(begun.get() + 1);
            let mut driver = Command::new("python3");
            driver.args(["-c", GOES_AWAY]);
            driver
        };
        let error = Driver::start(driver, home.path(), Capabilities::default()).await;
        assert!(error.is_err_and(|error| error.to_string().contains("/session")));
        assert_eq!(begun.get(), BEGINNINGS);
    }

    #[test]
    fn no_program_outlives_its_driver() {
        let mut shell = Command::new("sh");
        // As a driver that answers, and has not come to end the program yet.
        let driver = shell.args(["-c", "sleep 600 & wait"]).spawn().unwrap();
        let driver = Driver {
            process: driver,
            complaints: PathBuf::new(),
        };
        let program = loop {
            if let Ok(program) = driver.started() {
                break program;
            }
            std::thread::yield_now();
        };
        assert!(!has_ended(program));
        drop(driver);
        assert!(has_ended(program));
    }
}

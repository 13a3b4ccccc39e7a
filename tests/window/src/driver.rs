//! The driver between a test and its window.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::time::sleep;

use crate::{Outcome, Theme};

/// A running driver of a browser. Dropping it ends it.
pub struct Driver {
    driver: Child,
    port: u16,
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It fails only where the driver has already ended.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Driver {
    /// The web view's, so that the window it opens finds this home and these colours, and chooses
    /// that folder wherever one is asked for.
    pub async fn of_window(home: &Path, theme: Theme, chosen: Option<&Path>) -> Outcome<Self> {
        let mut driver = Command::new("WebKitWebDriver");
        driver
            .env("TAURI_AUTOMATION", "true")
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .env(
                "GTK_THEME",
                match theme {
                    Theme::Light => "Adwaita",
                    Theme::Dark => "Adwaita:dark",
                },
            )
            .envs(chosen.map(|folder| ("HANCHAN_CHOSEN_PLACE", folder)));
        Self::start(driver, home).await
    }

    /// Chromium's.
    pub async fn of_chromium(home: &Path) -> Outcome<Self> {
        Self::start(Command::new("chromedriver"), home).await
    }

    async fn start(mut driver: Command, home: &Path) -> Outcome<Self> {
        let port = free_port()?;
        let driver = driver
            .arg(format!("--port={port}"))
            .env("HOME", home)
            // Windows of different tests must not take each other for a second start.
            .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            .stdout(Stdio::null())
            .spawn()?;
        let driver = Self { driver, port };
        until_listening(port).await?;
        Ok(driver)
    }

    pub fn address(&self) -> String {
        format!("http://{}:{}", Ipv4Addr::LOCALHOST, self.port)
    }

    /// The number of the program it started.
    pub fn started(&self) -> Outcome<u32> {
        let id = self.driver.id();
        let children = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children"))?;
        let child = children.split_whitespace().next();
        Ok(child.ok_or("the driver has started no program")?.parse()?)
    }
}

fn free_port() -> Outcome<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
        .local_addr()?
        .port())
}

/// Leaves a program no time to finish anything.
pub async fn kill(program: u32) -> Outcome {
    let mut kill = Command::new("kill");
    let killed = kill.args(["-KILL", &program.to_string()]).status()?;
    if !killed.success() {
        return Err(format!("program {program} cannot be killed").into());
    }
    until_ended(program).await
}

/// Until then the club's file is still its own.
pub async fn until_ended(program: u32) -> Outcome {
    for _ in 0..200 {
        let state = std::fs::read_to_string(format!("/proc/{program}/stat")).unwrap_or_default();
        // Ended and gone, or ended and not yet noticed by who started it.
        if state.is_empty() || state.contains(") Z ") {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(format!("program {program} does not end").into())
}

async fn until_listening(port: u16) -> Outcome {
    for _ in 0..200 {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(format!("the driver does not answer on port {port}").into())
}

//! Starts the real window under `WebKitWebDriver`, so that tests see and press what people do.
//!
//! `cargo xtask test` builds the programs and brings a virtual screen; a test is then
//! [`Window::open`], some [`Window::find`] and [`Window::press`], and assertions. Every window has
//! a driver, a port and a home of its own, so tests run side by side.
//!
//! Where `HANCHAN_PICTURES` names a folder, [`Window::picture`] leaves a picture there.

use std::env;
use std::error::Error;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{Capabilities, Key, TypingData};
use tokio::time::sleep;

/// Calls back when the fonts are there and the page has been drawn with them.
const SHOWN: &str = "document.fonts.ready.then(
    () => requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]())))";

/// Calls back with a line for each problem.
const AXE: &str = "
    const done = arguments[0];
    axe.configure({ rules: [{ id: 'color-contrast-enhanced', enabled: true }] });
    axe.run().then(
        ({ violations }) => done(violations.map(({ id, nodes }) =>
            `${id}: ${nodes.map(({ html }) => html).join(' ')}`)),
        (error) => done([`axe failed: ${error}`]),
    )";

/// What a test returns.
pub type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// A running window. Dropping it closes it.
pub struct Window {
    /// The page in it.
    pub page: WebDriver,
    // Declared after the page, so that the session ends while its driver still lives.
    driver: Driver,
    home: TempDir,
}

/// How the system is set up when the window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark text on a light ground.
    Light,
    /// Light text on a dark ground.
    Dark,
}

struct Driver(Child);

impl Drop for Driver {
    fn drop(&mut self) {
        // It fails only where the driver has already ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Window {
    /// Opens the window on a file, as one does by double-clicking it.
    pub async fn open(file: Option<&Path>, theme: Theme) -> Outcome<Self> {
        Self::start(file, theme, None).await
    }

    /// The same; whichever file or folder it asks for, the person chooses that folder. The system's
    /// own dialogs cannot be pressed by a test.
    pub async fn open_choosing(file: &Path, theme: Theme, folder: &Path) -> Outcome<Self> {
        Self::start(Some(file), theme, Some(folder)).await
    }

    async fn start(file: Option<&Path>, theme: Theme, chosen: Option<&Path>) -> Outcome<Self> {
        Self::start_at(tempfile::tempdir()?, file, theme, chosen).await
    }

    /// Closes the window and starts the program again on no file, as the same person.
    pub async fn restart(self, theme: Theme) -> Outcome<Self> {
        let Self { page, driver, home } = self;
        let program = driver.started()?;
        page.quit().await?;
        until_ended(&program).await?;
        drop(driver);
        Self::start_at(home, None, theme, None).await
    }

    async fn start_at(
        home: TempDir,
        file: Option<&Path>,
        theme: Theme,
        chosen: Option<&Path>,
    ) -> Outcome<Self> {
        let port = free_port()?;
        let driver = Driver(
            Command::new("WebKitWebDriver")
                .arg(format!("--port={port}"))
                .env("TAURI_AUTOMATION", "true")
                .env("TAURI_WEBVIEW_AUTOMATION", "true")
                .env(
                    "GTK_THEME",
                    if theme == Theme::Dark {
                        "Adwaita:dark"
                    } else {
                        "Adwaita"
                    },
                )
                .env("HOME", home.path())
                // Windows of different tests must not take each other for a second start.
                .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
                .env("XDG_CONFIG_HOME", home.path().join("config"))
                .env("XDG_DATA_HOME", home.path().join("data"))
                .env("XDG_CACHE_HOME", home.path().join("cache"))
                .envs(chosen.map(|folder| ("HANCHAN_CHOSEN_PLACE", folder)))
                .stdout(Stdio::null())
                .spawn()?,
        );
        until_listening(port).await?;
        let mut capabilities = Capabilities::new();
        capabilities.set(
            "webkitgtk:browserOptions",
            json!({ "binary": program("hanchancho")?, "args": file.into_iter().collect::<Vec<_>>() }),
        )?;
        let page = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await?;
        Ok(Self { page, driver, home })
    }

    /// The person's home folder.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Closes the window. A test that fails before closes it too, only more slowly.
    pub async fn close(self) -> Outcome {
        Ok(self.page.clone().quit().await?)
    }

    /// Waits for the first element that a CSS selector names.
    pub async fn find(&self, selector: &str) -> Outcome<WebElement> {
        Ok(self.page.query(By::Css(selector)).first().await?)
    }

    /// Waits for an element with just this text.
    pub async fn find_text(&self, selector: &str, text: &str) -> Outcome<WebElement> {
        let described = format!("{selector} that says {text}");
        let query = self
            .page
            .query(By::Css(selector))
            .with_text(text.to_owned())
            .desc(&described);
        Ok(query.first().await?)
    }

    /// Presses a key, or types a text, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Outcome {
        Ok(self.page.action_chain().send_keys(keys).perform().await?)
    }

    /// Goes from one control to the next by Tab until the focus is on the one with that text.
    pub async fn tab_to(&self, text: &str) -> Outcome {
        for _ in 0..40 {
            self.press(Key::Tab).await?;
            if self.page.active_element().await?.text().await? == text {
                return Ok(());
            }
        }
        Err(format!("forty times Tab did not reach “{text}”").into())
    }

    /// Goes to the screen of that name by its button.
    pub async fn go_to(&self, screen: &str) -> Outcome {
        let button = self.page.query(By::XPath(format!(
            "//nav//button[normalize-space()='{screen}']"
        )));
        Ok(button.first().await?.click().await?)
    }

    /// What the cells of the page's first table say, row by row.
    pub async fn table(&self) -> Outcome<Vec<Vec<String>>> {
        let rows = self
            .page
            .execute(
                "return [...document.querySelectorAll('table')].slice(0, 1)
                   .flatMap(table => [...table.tBodies[0].rows])
                   .map(row => [...row.cells].map(cell => cell.textContent))",
                Vec::new(),
            )
            .await?;
        Ok(rows.convert()?)
    }

    /// Asks axe what is wrong with the page as it stands, by WCAG 2.2 AA and the contrast of AAA;
    /// anything is an error.
    pub async fn is_accessible(&self) -> Outcome {
        let axe =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/node_modules/axe-core/axe.min.js");
        self.page
            .execute(std::fs::read_to_string(axe)?, Vec::new())
            .await?;
        let found: Vec<String> = self.page.execute_async(AXE, Vec::new()).await?.convert()?;
        if found.is_empty() {
            return Ok(());
        }
        Err(format!("axe finds:\n{}", found.join("\n")).into())
    }

    /// Keeps a picture of the window, where pictures are wanted.
    pub async fn picture(&self, name: &str) -> Outcome {
        let Some(folder) = env::var_os("HANCHAN_PICTURES").map(PathBuf::from) else {
            return Ok(());
        };
        self.page.execute_async(SHOWN, Vec::new()).await?;
        // What the page has drawn reaches the screen a little later.
        sleep(Duration::from_millis(500)).await;
        std::fs::create_dir_all(&folder)?;
        Ok(self
            .page
            .screenshot(&folder.join(format!("{name}.png")))
            .await?)
    }
}

/// A program of the project, built into the folder above the running test.
pub fn program(name: &str) -> Outcome<PathBuf> {
    let this_test = env::current_exe()?;
    let folder = this_test
        .ancestors()
        .nth(2)
        .ok_or("the test lies outside the target folder")?;
    let program = folder.join(name);
    if program.is_file() {
        return Ok(program);
    }
    Err(format!(
        "{} is not built; `cargo xtask test` builds it",
        program.display()
    )
    .into())
}

/// Runs `hanchan` to its end and gives what it printed.
pub fn hanchan<const N: usize>(arguments: [&str; N]) -> Outcome<String> {
    let ran = Command::new(program("hanchan")?).args(arguments).output()?;
    if ran.status.success() {
        return Ok(String::from_utf8(ran.stdout)?);
    }
    Err(format!(
        "hanchan {arguments:?}: {}",
        String::from_utf8_lossy(&ran.stderr)
    )
    .into())
}

fn free_port() -> Outcome<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
        .local_addr()?
        .port())
}

impl Driver {
    /// The program it started, by its folder in `/proc`.
    fn started(&self) -> Outcome<PathBuf> {
        let id = self.0.id();
        let children = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children"))?;
        let child = children.split_whitespace().next();
        let child = child.ok_or("WebKitWebDriver has started no program")?;
        Ok(Path::new("/proc").join(child))
    }
}

/// Until then the club's file is still its own.
async fn until_ended(program: &Path) -> Outcome {
    for _ in 0..200 {
        let state = std::fs::read_to_string(program.join("stat")).unwrap_or_default();
        // Ended and gone, or ended and not yet noticed by who started it.
        if state.is_empty() || state.contains(") Z ") {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(format!("{} does not end", program.display()).into())
}

async fn until_listening(port: u16) -> Outcome {
    for _ in 0..200 {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(format!("WebKitWebDriver does not answer on port {port}").into())
}

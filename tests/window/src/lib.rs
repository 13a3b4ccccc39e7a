//! Starts the real window under `WebKitWebDriver`, so that tests see and press what people do.
//!
//! `cargo xtask test` builds the programs and brings a virtual screen; a test is then
//! [`Window::open`], some [`Window::find`] and [`Window::press`], and assertions. Every window has
//! a driver, a port and a home of its own, so tests run side by side.
//!
//! Where `HANCHAN_PICTURES` names a folder, [`View::picture`] leaves a picture there.
//!
//! [`Chromium`] shows the same page in another browser, whose tools can do what the web view's
//! cannot: compose Japanese, and show the page as other systems are set.

mod bus;
mod chromium;
mod clubs;
mod competitions;
pub mod desktop;
mod driver;
mod element;
mod failing_disk;
mod focus;
mod keys;
mod look;
mod manual;
mod named;
mod pixels;
mod problem;
mod programs;
mod recording;
mod small_disk;
mod viewer;
mod waiting;

use std::error::Error;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::Capabilities;
use thirtyfour::prelude::*;

pub use bus::Bus;
pub use chromium::{
    Chromium, Confirming, Exploration, Hall, Hand, Setting, TextSize, Walk, Way, WebPage,
};
pub use clubs::{Size, club_of};
pub use competitions::{Competitions, SCORES, draw_round, list, string};
use desktop::{Desktop, Place};
pub use driver::RELEASE_PAGE;
use driver::{Driver, kill, signal, until_ended};
pub use element::labelled;
pub use failing_disk::FailingDisk;
pub use focus::SMALL_SCREEN;
pub use named::Told;
pub use programs::{file_in, hanchan, pdf_text, played_club, program};
pub use recording::Recording;
pub use small_disk::SmallDisk;
pub use waiting::until;

/// What a test returns.
pub type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// What a person sees and presses, whichever browser shows it.
pub struct View {
    /// The page.
    pub page: WebDriver,
}

/// A running window. Dropping it closes it.
pub struct Window {
    view: View,
    // Declared after the page, so that the session ends while its driver still lives.
    driver: Driver,
    home: TempDir,
}

impl Deref for Window {
    type Target = View;

    fn deref(&self) -> &View {
        &self.view
    }
}

/// How the system is set up when the window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark text on a light ground.
    Light,
    /// Light text on a dark ground.
    Dark,
}

impl Window {
    /// Opens the window on a file, as one does by double-clicking it.
    pub async fn open(file: Option<&Path>, theme: Theme) -> Outcome<Self> {
        Self::start(file, theme, None).await
    }

    /// The same; whichever file or folder it asks for, the person chooses that folder. The system's
    /// own dialogs cannot be pressed by a test.
    pub async fn open_choosing(file: Option<&Path>, theme: Theme, folder: &Path) -> Outcome<Self> {
        Self::start(file, theme, Some(folder)).await
    }

    /// The same by a person in whose home something lies already.
    pub async fn open_at(
        home: TempDir,
        file: Option<&Path>,
        theme: Theme,
        chosen: &Path,
    ) -> Outcome<Self> {
        Self::start_at(home, file, theme, Some(chosen)).await
    }

    async fn start(file: Option<&Path>, theme: Theme, chosen: Option<&Path>) -> Outcome<Self> {
        Self::start_at(tempfile::tempdir()?, file, theme, chosen).await
    }

    /// Opens the window as it was left at that place, perhaps on another screen.
    pub async fn open_left_at(file: Option<&Path>, theme: Theme, place: Place) -> Outcome<Self> {
        let home = tempfile::tempdir()?;
        let settings = home.path().join("config/jp.hanchancho.app");
        std::fs::create_dir_all(&settings)?;
        let (x, y) = (place.x, place.y);
        let main = json!({
            "width": place.width, "height": place.height, "x": x, "y": y, "prev_x": x, "prev_y": y,
            "maximized": false, "visible": true, "decorated": true, "fullscreen": false,
        });
        let left = json!({ "main": main }).to_string();
        std::fs::write(settings.join(".window-state.json"), left)?;
        Self::start_at(home, file, theme, None).await
    }

    /// Opens the window where a second start can find the first.
    pub async fn open_on_bus(bus: &Bus, file: Option<&Path>, theme: Theme) -> Outcome<Self> {
        let home = tempfile::tempdir()?;
        Self::start_by(home, bus.options(file)?, theme, None).await
    }

    /// Opens the window on a file of a disk that fails, now or later.
    pub async fn open_on(disk: &FailingDisk<'_>, file: &Path, theme: Theme) -> Outcome<Self> {
        let home = tempfile::tempdir()?;
        let options = disk.options(home.path(), file)?;
        Self::start_by(home, options, theme, None).await
    }

    /// Closes the window and starts the program again on no file, as the same person.
    pub async fn restart(self, theme: Theme) -> Outcome<Self> {
        self.restart_on(None, theme).await
    }

    /// The same on a file, as one does by double-clicking it; on a disk that does not fail any more.
    pub async fn restart_on(self, file: Option<&Path>, theme: Theme) -> Outcome<Self> {
        let home = self.ended().await?;
        Self::start_at(home, file, theme, None).await
    }

    /// The same, after something was done to files while the program was not running.
    pub async fn restart_after(
        self,
        theme: Theme,
        meanwhile: impl FnOnce() -> std::io::Result<()>,
    ) -> Outcome<Self> {
        let home = self.ended().await?;
        meanwhile()?;
        Self::start_at(home, None, theme, None).await
    }

    /// Ends the program as a person does; what it remembers stays.
    async fn ended(self) -> Outcome<TempDir> {
        let Self { view, driver, home } = self;
        let program = driver.started()?;
        view.page.quit().await?;
        until_ended(program).await?;
        drop(driver);
        Ok(home)
    }

    /// Ends the program where it stands, as a power cut does, and starts it again on a file as the
    /// same person.
    pub async fn kill_and_restart(self, file: &Path, theme: Theme) -> Outcome<Self> {
        let Self { view, driver, home } = self;
        kill(driver.started()?).await?;
        drop(driver);
        // What the session was with is gone, so it cannot be ended in words.
        view.page.leak()?;
        Self::start_at(home, Some(file), theme, None).await
    }

    async fn start_at(
        home: TempDir,
        file: Option<&Path>,
        theme: Theme,
        chosen: Option<&Path>,
    ) -> Outcome<Self> {
        let arguments: Vec<_> = file.into_iter().collect();
        let options = json!({ "binary": program("hanchancho")?, "args": arguments });
        Self::start_by(home, options, theme, chosen).await
    }

    async fn start_by(
        home: TempDir,
        options: Value,
        theme: Theme,
        chosen: Option<&Path>,
    ) -> Outcome<Self> {
        let mut capabilities = Capabilities::new();
        capabilities.set("webkitgtk:browserOptions", options)?;
        let (driver, page) = Driver::of_window(home.path(), theme, chosen, capabilities).await?;
        Ok(Self {
            view: View { page },
            driver,
            home,
        })
    }

    /// The person's home folder.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// The files it opened in the system's viewer, the first first.
    pub fn viewed(&self) -> Outcome<Vec<PathBuf>> {
        Ok(viewer::viewed(self.home())?)
    }

    /// Closes the window as a person does, who is not told when the program has ended.
    pub async fn close_by_cross(self) -> Outcome {
        let program = self.driver.started()?;
        Desktop::of(program)?.press_cross()?;
        until_ended(program).await?;
        // What the session was with is gone, so it cannot be ended in words.
        Ok(self.view.page.leak()?)
    }

    /// The same by keys of the keyboard, pressed one after the other.
    pub async fn close_by_keys(self, keys: &[&[u32]]) -> Outcome {
        let program = self.driver.started()?;
        for together in keys {
            self.press_keys(together)?;
        }
        until_ended(program).await?;
        // What the session was with is gone, so it cannot be ended in words.
        Ok(self.view.page.leak()?)
    }

    /// Stops the program where it stands, as the computer's sleep does, or lets it go on. Whatever is
    /// asked of it meanwhile waits.
    pub fn sleeps(&self, asleep: bool) -> Outcome {
        let program = self.driver.started()?;
        if signal(program, if asleep { "STOP" } else { "CONT" })? {
            return Ok(());
        }
        Err(format!("program {program} is not there").into())
    }

    /// Presses keys of the keyboard together, which reach the page by the window and its menus. They are
    /// the screen's: no other test may use it meanwhile.
    pub fn press_keys(&self, keys: &[u32]) -> Outcome {
        Desktop::of(self.driver.started()?)?.press_keys(keys)
    }

    /// What stands on the taskbar, once it is that.
    pub async fn until_title_is(&self, expected: &str) -> Outcome {
        let program = self.driver.started()?;
        until(async || {
            let title = Desktop::of(program)?.title()?;
            let instead = || format!("the window is called “{title}”");
            Ok((title == expected).then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// Where the window is on the screen.
    pub fn place(&self) -> Outcome<Place> {
        Desktop::of(self.driver.started()?)?.place()
    }

    /// Closes the window, and waits until its file is free. A test that fails before closes it too,
    /// only more slowly.
    pub async fn close(self) -> Outcome {
        let program = self.driver.started()?;
        self.page.clone().quit().await?;
        until_ended(program).await
    }
}

//! The page in Chromium, over the real program: what the page asks goes through a window of the
//! program, which answers as ever. Nothing of this is in the product.

mod bridge;
mod composing;
mod exploring;
mod faults;
mod hall;
mod pressing;
mod tabbing;
mod web_page;

use std::ops::Deref;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{Capabilities, ChromeCapabilities, ChromiumLikeCapabilities};

pub use self::composing::Confirming;
pub use self::exploring::{Exploration, Way};
pub use self::hall::Hall;
pub use self::pressing::Hand;
pub use self::tabbing::Walk;
pub use self::web_page::WebPage;

use crate::driver::Driver;
use crate::look::pictures_folder;
use crate::{Outcome, Theme, View, Window, until};
use bridge::Bridge;

/// A running Chromium with the page in it. Dropping it closes it.
pub struct Chromium {
    view: View,
    // Declared after the page, so that the session ends while its driver still lives.
    _driver: Driver,
    _home: TempDir,
    bridge: Bridge,
    window: Window,
}

/// How the person's computer is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Light,
    Dark,
    /// More contrast, as the system asks of every page.
    Contrast,
}

/// How wide and how high the window is opened.
const OPENED: (u16, u16) = (1280, 900);

/// How large the page is painted where nobody keeps a picture of it. What it says, where each thing lies
/// and in which colours is the same; painting it whole took a quarter of the tests' time.
const PAINTED: f32 = 0.1;

/// How large the text is, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    Smallest = 100,
    Largest = 200,
}

/// Shows what the program's own page need not draw anew meanwhile, as a clock that runs.
const ABOUT: &str = "dispatchEvent(new CustomEvent('hanchan-menu', { detail: 'about' }))";

/// Chooses the other language in the menu, and says which it was until then.
const CHANGE_LANGUAGE: &str = "
    const before = document.documentElement.lang;
    dispatchEvent(new CustomEvent('hanchan-menu', { detail: 'language' }));
    return before";

/// Calls back when all that the page asked for has come and is shown, and nothing more is asked; or
/// after a while with what it still waits for. It looks after a frame, and after what waited then for
/// its turn: what an answer leads to goes through a timer, a message and a frame.
const SETTLED: &str = "
    const done = arguments[0];
    const late = performance.now() + 10_000;
    let calm = 0;
    const { port1, port2 } = new MessageChannel();
    const next = () => requestAnimationFrame(() => setTimeout(() => port2.postMessage(null)));
    port1.onmessage = () => look();
    const look = () => {
        // While a screen is being fetched, the one before it is there unseen.
        const headings = [...document.querySelectorAll('main h1, main h2, main h3, .hall')];
        const isShown = headings.some((one) => one.checkVisibility());
        const busy = [...document.querySelectorAll('[aria-busy=true]')];
        // Drawn before it asks.
        const says = ({ textContent }) => ['読みこんでいます…', 'Reading…'].includes(textContent);
        const reading = [...document.querySelectorAll('[role=status]')].filter(says);
        const waiting = [
            ...window.pending.values(),
            ...busy.map((one) => one.className),
            ...reading.map((one) => one.textContent),
            ...(isShown ? [] : ['a heading']),
        ];
        calm = waiting.length > 0 ? 0 : calm + 1;
        if (calm === 3 || performance.now() > late) {
            done(waiting);
        } else {
            next();
        }
    };
    next()";

/// Whether the page has heard how the computer is set, and shows it unless the person chose other
/// colours.
const IS_SET: &str = "
    const [scheme, contrast] = arguments;
    const hears = matchMedia(`(prefers-color-scheme: ${scheme})`).matches
        && matchMedia(`(prefers-contrast: ${contrast})`).matches;
    const { theme } = JSON.parse(localStorage.getItem('view')) ?? { theme: 'system' };
    const expected = contrast === 'more' ? 'contrast' : scheme;
    return hears && (theme !== 'system' || document.documentElement.dataset.theme === expected)";

/// As many as there are: more presses change nothing.
const TEXT_SIZES: usize = 5;

/// Presses the button for smaller or larger text until it goes no further; says whether there is one.
const RESIZED: &str = "
    const [button, done] = arguments;
    const press = () => {
        const buttons = document.querySelectorAll('.text-size [aria-disabled]');
        if (buttons.length === 0) {
            done(false);
        } else if (buttons[button].getAttribute('aria-disabled') === 'true') {
            done(true);
        } else {
            buttons[button].click();
            queueMicrotask(press);
        }
    };
    press()";

impl Deref for Chromium {
    type Target = View;

    fn deref(&self) -> &View {
        &self.view
    }
}

impl Chromium {
    /// Shows the page over the program opened on that file.
    pub async fn open(file: Option<&Path>) -> Outcome<Self> {
        Self::over(Window::open(file, Theme::Light).await?).await
    }

    /// The same; whichever file or folder it asks for, the person chooses that folder.
    pub async fn open_choosing(file: Option<&Path>, folder: &Path) -> Outcome<Self> {
        Self::over(Window::open_choosing(file, Theme::Light, folder).await?).await
    }

    async fn over(window: Window) -> Outcome<Self> {
        // Before that its page has no program to ask.
        window.find("main > *").await?;
        window.page.execute(ABOUT, Vec::new()).await?;
        let bridge = Bridge::over(&window).await?;
        let home = tempfile::tempdir()?;
        let (driver, page) = start(home.path()).await?;
        page.goto(bridge.address()).await?;
        let shown = Self {
            view: View { page },
            _driver: driver,
            _home: home,
            bridge,
            window,
        };
        shown.until_shown().await?;
        shown.shrink(false).await?;
        Ok(shown)
    }

    async fn until_shown(&self) -> Outcome {
        if let Err(missing) = self.find("main h1, main h2, main h3").await {
            self.is_quiet().await?;
            return Err(missing);
        }
        self.settled().await
    }

    /// Shows the page as when it is first opened: it remembers nothing of what was looked at.
    pub(crate) async fn forget(&self) -> Outcome {
        let forget = "localStorage.clear(); sessionStorage.clear()";
        self.page.execute(forget, Vec::new()).await?;
        self.page.goto(self.bridge.address()).await?;
        self.until_shown().await
    }

    /// The commands that the page has given until now, by name.
    pub fn commands(&self) -> Vec<String> {
        self.bridge.commands()
    }

    /// Shows the page as on a computer that is set so; the person has chosen nothing else.
    pub async fn set(&self, setting: Setting) -> Outcome {
        self.tool("Emulation.setEmulatedMedia", media(setting))
            .await?;
        let (scheme, contrast) = features(setting);
        until(async || {
            let asked = vec![scheme.into(), contrast.into()];
            let is_set: bool = self.page.execute(IS_SET, asked).await?.convert()?;
            let instead = || format!("the page does not come to be {setting:?}");
            Ok(is_set.then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// Makes the text as large as that, by its buttons, or where there are none by the keys.
    pub async fn resize(&self, size: TextSize) -> Outcome {
        let button = i32::from(size == TextSize::Largest);
        let pressed = self
            .page
            .execute_async(RESIZED, vec![button.into()])
            .await?;
        if !pressed.convert::<bool>()? {
            let key = if size == TextSize::Largest { "+" } else { "-" };
            for _ in 0..TEXT_SIZES {
                self.press_with_control(key).await?;
            }
        }
        self.find(&format!("html[data-text-size='{}']", size as i32))
            .await?;
        Ok(())
    }

    /// Makes the window as small as it can be made, or lets it be as it was opened.
    pub async fn shrink(&self, small: bool) -> Outcome {
        if !small {
            return self.measure(OPENED.0, OPENED.1).await;
        }
        let window = &configuration()?["app"]["windows"][0];
        let [width, height] = ["minWidth", "minHeight"].map(|name| window[name].as_u64());
        let whole = |side: Option<u64>| side.ok_or("the window has no smallest size");
        self.measure(whole(width)?.try_into()?, whole(height)?.try_into()?)
            .await
    }

    /// Makes the window so wide and so high.
    pub async fn measure(&self, width: u16, height: u16) -> Outcome {
        self.enlarge(1.0, width, height).await
    }

    /// The same on a screen that the system enlarges so many times.
    pub async fn enlarge(&self, scale: f32, width: u16, height: u16) -> Outcome {
        let screen = screen(width.into(), height.into(), scale);
        self.tool("Emulation.setDeviceMetricsOverride", screen)
            .await?;
        until(async || {
            let is = "return [innerWidth, innerHeight]";
            let is: (u16, u16) = self.page.execute(is, Vec::new()).await?.convert()?;
            let instead = || format!("the window is {is:?}, and not {width} × {height}");
            Ok((is == (width, height)).then_some(()).ok_or_else(instead))
        })
        .await?;
        self.settled().await
    }

    /// Changes between Japanese and English, as the menu does.
    pub async fn change_language(&self) -> Outcome {
        let language = self.page.execute(CHANGE_LANGUAGE, Vec::new()).await?;
        let other = match language.convert::<String>()?.as_str() {
            "ja" => "en",
            _ => "ja",
        };
        self.find(&format!("html[lang='{other}']")).await
    }

    /// Waits until all that the page asked for is shown.
    pub async fn settled(&self) -> Outcome {
        until(async || {
            let waiting = self.page.execute_async(SETTLED, Vec::new()).await?;
            let waiting: Vec<String> = waiting.convert()?;
            let instead = || format!("the page still waits for {}", waiting.join(", "));
            Ok(waiting.is_empty().then_some(()).ok_or_else(instead))
        })
        .await
    }

    /// Goes to the screen of that name by its button, and waits until all of it is there.
    pub async fn see(&self, screen: &str) -> Outcome {
        self.go_to(screen).await?;
        self.find_text("nav button[aria-current=page]", screen)
            .await?;
        self.settled().await
    }

    /// Uses a tool of the browser's own, by the name of the `DevTools` protocol.
    async fn tool(&self, name: &str, with: Value) -> Outcome {
        self.page.cdp().send_raw(name, with).await?;
        Ok(())
    }

    /// Anything that went wrong in the page without a word to the person is an error: a script that
    /// failed, or what the page's own policy forbids.
    pub async fn is_quiet(&self) -> Outcome {
        let problems = self
            .page
            .execute("return window.problems.splice(0)", Vec::new())
            .await?;
        let problems: Vec<String> = problems.convert()?;
        if problems.is_empty() {
            return Ok(());
        }
        Err(format!("the page has problems:\n{}", problems.join("\n")).into())
    }

    /// Closes the page and the program. A test that fails before closes them too, only more slowly.
    pub async fn close(self) -> Outcome {
        let Self { view, window, .. } = self;
        view.page.quit().await?;
        window.close().await
    }
}

/// A screen of that size, as the browser's tools say it, enlarged by the system so many times.
fn screen(width: u32, height: u32, scale: f32) -> Value {
    json!({
        "width": width,
        "height": height,
        "deviceScaleFactor": scale,
        "mobile": false,
        "scale": pictures_folder().map_or(PAINTED, |_| 1.0),
    })
}

/// A computer that is set so, as the browser's tools say it.
fn media(setting: Setting) -> Value {
    let (scheme, contrast) = features(setting);
    json!({ "features": [
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-contrast", "value": contrast },
        // What moves would be looked at half way.
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ]})
}

/// The colours and the contrast that such a computer prefers.
fn features(setting: Setting) -> (&'static str, &'static str) {
    match setting {
        Setting::Light => ("light", "no-preference"),
        Setting::Dark => ("dark", "no-preference"),
        Setting::Contrast => ("dark", "more"),
    }
}

/// A Chromium that takes its page for the one that a person has before them, whatever the system
/// makes of its window: otherwise it shows no focus while it holds itself for put aside.
async fn start(home: &Path) -> Outcome<(Driver, WebDriver)> {
    let (driver, page) = Driver::of_chromium(home, capabilities(home)?).await?;
    page.cdp()
        .send_raw(
            "Emulation.setFocusEmulationEnabled",
            json!({ "enabled": true }),
        )
        .await?;
    Ok((driver, page))
}

/// The window's configuration, of which the page in Chromium keeps what it can.
fn configuration() -> Outcome<Value> {
    let configuration = include_str!("../../../src-tauri/tauri.conf.json");
    Ok(serde_json::from_str(configuration)?)
}

fn capabilities(home: &Path) -> Outcome<Capabilities> {
    let mut capabilities = ChromeCapabilities::new();
    for argument in [
        "--headless",
        // It shows the project's own page only, and does not start as root otherwise.
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--lang=ja",
        // Whatever the browser itself would like to look up stays on this machine.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ] {
        capabilities.add_arg(argument)?;
    }
    capabilities.add_arg(&format!(
        "--user-data-dir={}",
        home.join("profile").display()
    ))?;
    Ok(capabilities.into())
}

//! Every screen of the sample club as it looks on a small screen, in each language, in light and dark
//! colours, and with the text half as large again. `cargo xtask pictures` lays the pictures side by side.

use window_tests::{Outcome, Theme, Window, played_club};

/// The page of a screen of 1366x768.
const PAGE: (i64, i64) = (1366, 690);

/// How often 文字 is pressed, and how large the text is then, in percent.
const SIZES: [(usize, u16); 2] = [(0, 100), (2, 150)];

const SCREENS: [&str; 9] = [
    "today",
    "results",
    "members",
    "competition",
    "schedule",
    "reports",
    "rules",
    "data",
    "hand",
];

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_fits_in_light() -> Outcome {
    every_screen_fits(Theme::Light, "light").await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_fits_in_dark() -> Outcome {
    every_screen_fits(Theme::Dark, "dark").await
}

async fn every_screen_fits(theme: Theme, colours: &str) -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), theme).await?;
    window.until_focus_is_on("東家").await?;
    window.make_page(PAGE).await?;
    for (presses, size) in SIZES {
        window.enlarge_text(presses).await?;
        for (language, code) in [("日本語", "ja"), ("English", "en")] {
            if code == "en" || presses > 0 {
                window.turn_language(language).await?;
            }
            for (key, screen) in (1..).zip(SCREENS) {
                window.press_with_control(&format!("{key}")).await?;
                let current = format!(".navigation button:nth-child({key})[aria-current=page]");
                window.find(&current).await?;
                let look = format!("look-{screen}-{code}-{colours}-{size}");
                let said = |fault| format!("{look}: {fault}");
                window.keys_are_in_place().await.map_err(said)?;
                window.until_whole().await?;
                window.fits().await.map_err(said)?;
                window.picture(&look).await?;
            }
        }
    }
    window.close().await
}

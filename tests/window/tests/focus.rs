//! The law of the focus on every screen, on a small one: after each press the keys go to something in
//! the page, or to what the press itself meant, and that is seen whole.

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, played_club};

/// Of the controls of the page, the one at a place is given the focus; says how many there are and what
/// it says. Those that ask the system for a file or a folder, print, or make one wait are left out.
const FOCUS_AT: &str = "
    const [at] = arguments;
    const left = /フォルダー|ファイル|印刷|保存|選ぶ|控え|書き出|引きつ|引き継|確かめ|Excel|広間|音|大きな画面/;
    const all = [...document.querySelectorAll(
        'main button:not(:disabled), main summary, main input:not(:disabled), main select:not(:disabled)')]
        .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
        .filter((one) => !left.test(one.textContent + (one.ariaLabel ?? '')));
    const one = all[at];
    one?.focus();
    return [all.length, one ? `${one.tagName} ${one.ariaLabel ?? one.textContent}` : ''];";

/// The keys of the screens, in the order of the bar.
const KEYS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// How many of a screen's controls are pressed: the long tables repeat theirs.
const MOST: u64 = 24;

async fn small_window(theme: Theme) -> Outcome<(tempfile::TempDir, Window)> {
    let (folder, club) = played_club()?;
    let window = Window::open_choosing(Some(&club), theme, folder.path()).await?;
    window.until_focus_is_on("東家").await?;
    window.on_small_screen().await?;
    Ok((folder, window))
}

fn said(step: String) -> impl FnOnce(Box<dyn std::error::Error>) -> String {
    move |fault| format!("{step}: {fault}")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_to_a_screen_finds_the_keys_in_it() -> Outcome {
    let (_folder, window) = small_window(Theme::Light).await?;
    // Each after its neighbours on both sides, from a field within the one before.
    for key in KEYS.iter().chain(KEYS.iter().rev()) {
        window.press(Key::Tab).await?;
        window.press_with_control(key).await?;
        let current = format!("nav button[aria-keyshortcuts='Control+{key}'][aria-current=page]");
        window.find(&current).await?;
        let step = format!("Ctrl+{key}");
        window.keys_are_in_place().await.map_err(said(step))?;
    }
    for (at, key) in KEYS.iter().enumerate() {
        let button = format!("nav.navigation button:nth-child({})", at + 1);
        window.press_by_mouse(&button).await?;
        window.find(&format!("{button}[aria-current=page]")).await?;
        let step = format!("the mouse on the button of Ctrl+{key}");
        window.keys_are_in_place().await.map_err(said(step))?;
        window.focus_on(&button).await?;
        window.press(Key::Enter).await?;
        let step = format!("Enter on the button of Ctrl+{key}");
        window.keys_are_in_place().await.map_err(said(step))?;
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_tab_reaches_is_seen_whole() -> Outcome {
    let (_folder, window) = small_window(Theme::Dark).await?;
    for key in KEYS {
        window.press_with_control(key).await?;
        window.keys_are_in_place().await?;
        for count in 0..40 {
            window.press(Key::Tab).await?;
            let inside = "return document.querySelector('main').contains(document.activeElement)";
            if !window.page.execute(inside, Vec::new()).await?.convert()? {
                break;
            }
            let step = format!("screen {key}, {count} times Tab");
            window.focus_is_seen().await.map_err(said(step))?;
        }
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn after_each_press_the_keys_are_in_place() -> Outcome {
    let (_folder, window) = small_window(Theme::Light).await?;
    for key in KEYS {
        for at in 0..MOST {
            window.press_with_control("5").await?;
            window.keys_are_in_place().await?;
            window.press_with_control(key).await?;
            window.keys_are_in_place().await?;
            let found = window.page.execute(FOCUS_AT, vec![at.into()]).await?;
            let (all, name): (u64, String) = found.convert()?;
            if at >= all {
                break;
            }
            window.press(Key::Enter).await?;
            let step = format!("screen {key}, Enter on {name}");
            println!("{step}");
            window.focus_is_seen().await.map_err(said(step))?;
            // A list that was opened, and what a box holds that is no day.
            window.press(Key::Escape).await?;
        }
    }
    window.close().await
}

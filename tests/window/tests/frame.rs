//! What surrounds every screen: the bar, the keys, and the line at the foot.

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window};

async fn on_the_sample_club(theme: Theme) -> Outcome<Window> {
    let window = Window::open(None, theme).await?;
    window.press_button("見本の会を見てみる").await?;
    window.find("nav button[aria-current=page]").await?;
    // The first screen takes the focus to its first box, which may scroll, once it has read the day.
    window.until_focus_is_on("東家").await?;
    Ok(window)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_fits_at_twice_the_text_size() -> Outcome {
    let window = on_the_sample_club(Theme::Light).await?;
    for size in [125, 150, 175, 200] {
        // By its key: at this size a low window has no room for the buttons.
        window.press_with_control("+").await?;
        window
            .find(&format!("html[data-text-size='{size}']"))
            .await?;
    }
    for (number, screen) in window.screens().await?.iter().enumerate() {
        window.go_to(screen).await?;
        window
            .find_text("nav button[aria-current=page]", screen)
            .await?;
        window.find("main h1, main h2, main h3").await?;
        window.picture(&format!("frame-200-{number}")).await?;
        window.fits().await?;
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn each_screen_is_reached_by_its_key() -> Outcome {
    let window = on_the_sample_club(Theme::Dark).await?;
    for (number, screen) in window.screens().await?.iter().enumerate() {
        let button = format!("//nav//button[normalize-space()='{screen}']");
        let keys = window.attribute_of(&button, "aria-keyshortcuts").await?;
        let key = keys
            .strip_prefix("Control+")
            .and_then(|rest| rest.chars().next())
            .ok_or(format!("{screen} has no key: {keys}"))?;
        let chord = window.page.action_chain().key_down(Key::Control);
        chord
            .send_keys(key.to_string())
            .key_up(Key::Control)
            .perform()
            .await?;
        window
            .find_text("nav button[aria-current=page]", screen)
            .await?;
        window
            .find(&format!("//main//h1[normalize-space()='{screen}']"))
            .await?;
        window.picture(&format!("frame-dark-{number}")).await?;
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_is_taken_back_and_said() -> Outcome {
    let window = on_the_sample_club(Theme::Light).await?;
    window.find_text(".status-line .saved", "変更なし").await?;
    // All that was ever done to the sample club is that its season came in.
    window.press_button("元に戻す").await?;
    window
        .find_text(".status-line .said", "取りこみを元に戻しました。")
        .await?;
    window
        .find("//*[@class='saved'][starts-with(., '保存済み ')]")
        .await?;
    window.press_button("元に戻す").await?;
    window
        .find_text(
            ".status-line .said",
            "元に戻すものは、もうありません。 そのまま続けてください。",
        )
        .await?;
    window.press_button("やり直す").await?;
    window
        .find_text(".status-line .said", "取りこみをやり直しました。")
        .await?;
    window.close().await
}

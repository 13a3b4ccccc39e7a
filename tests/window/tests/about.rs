//! Which program it is, where newer ones are, and what others made.

use std::path::Path;

use thirtyfour::Key;
use window_tests::{Outcome, RELEASE_PAGE, Theme, Window, until};

/// As the menu has it.
const CHOSEN: &str = "dispatchEvent(new CustomEvent('hanchan-menu', { detail: 'about' }))";

/// A window without a club, that shows which program it is. What the menu says before the page is there is
/// heard by nobody.
async fn about(theme: Theme) -> Outcome<Window> {
    let window = Window::open(None, theme).await?;
    window.find("//button[.='見本の会を見てみる']").await?;
    window.page.execute(CHOSEN, Vec::new()).await?;
    Ok(window)
}

#[tokio::test(flavor = "multi_thread")]
async fn newer_versions_are_looked_for_in_the_browser_and_only_when_asked() -> Outcome {
    let window = about(Theme::Light).await?;
    window
        .find(&format!(
            "//*[@class='about']/p[contains(., '{RELEASE_PAGE}')]"
        ))
        .await?;
    window.picture("about-window").await?;
    assert_eq!(window.viewed()?, Vec::<std::path::PathBuf>::new());
    window.press_button("新しい版を確かめる").await?;
    let opened = until(async || {
        let opened = window.viewed()?.pop();
        Ok(opened.ok_or_else(|| "nothing was opened in the browser".to_owned()))
    });
    assert_eq!(opened.await?, Path::new(RELEASE_PAGE));
    window
        .find_text(
            ".about [role=status]",
            "新しい版のあるページをブラウザーで開きました。",
        )
        .await?;
    assert_eq!(window.viewed()?.len(), 1);
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_made_is_found_by_its_name() -> Outcome {
    let window = about(Theme::Dark).await?;
    window
        .find("//ul[@class='noted-parts']//strong[starts-with(., 'serde 1.')]")
        .await?;
    window.go_to_box("名前でさがす").await?;
    window
        .press("sqlite libsqlite3".to_owned() + Key::Enter)
        .await?;
    window
        .find("//ul[@class='noted-parts']//pre[contains(., 'May you do good and not evil.')]")
        .await?;
    window.picture("about-notices").await?;
    window.press_button("閉じる").await?;
    window.find("//button[.='見本の会を見てみる']").await?;
    window.close().await
}

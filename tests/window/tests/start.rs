//! The window opened on no file.

use window_tests::{Outcome, Theme, Window};

#[tokio::test(flavor = "multi_thread")]
async fn without_a_file_the_window_offers_to_open_one() -> Outcome {
    let window = Window::open(None, Theme::Light).await?;
    window.find_text("h1", "半荘帳").await?;
    window
        .find_text("main button", "会のファイルを開く")
        .await?;
    window.is_accessible().await?;
    window.picture("start").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_is_switched_at_once_and_kept() -> Outcome {
    let window = Window::open(None, Theme::Dark).await?;
    window.press_button("English").await?;
    window
        .find_text("main button", "Open a club's file")
        .await?;
    assert_eq!(window.attribute_of("html", "lang").await?, "en");
    window.is_accessible().await?;
    window.picture("start-english-dark").await?;
    window.page.refresh().await?;
    window
        .find_text("main button", "Open a club's file")
        .await?;
    window.press_button("日本語").await?;
    window
        .find_text("main button", "会のファイルを開く")
        .await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_accessibility_check_sees_a_button_without_words() -> Outcome {
    let window = Window::open(None, Theme::Light).await?;
    window.find("main button").await?;
    let wordless = "document.querySelector('main button').textContent = ''";
    window.page.execute(wordless, Vec::new()).await?;
    let found = window
        .is_accessible()
        .await
        .map_err(|error| error.to_string());
    assert!(found.is_err_and(|error| error.contains("button-name")));
    window.close().await
}

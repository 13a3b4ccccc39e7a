//! The manual beside one's work, the first quarter of an hour, and what is new after an update.

use std::sync::LazyLock;

use serde_json::Value;
use thirtyfour::Key;
use window_tests::desktop::F1;
use window_tests::{Outcome, Theme, Window, played_club};

/// The manual as the window has it.
static MANUAL: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../ui/src/help/pages.json")).unwrap_or_default()
});

/// The title of the page that F1 opens in a place of the window; a part without one has that of its whole.
fn title_of(place: &str) -> Outcome<&'static str> {
    let pages = MANUAL["pages"]
        .as_array()
        .ok_or("the manual has no pages")?;
    let opens = |page: &&Value| {
        page["opens"]
            .as_array()
            .is_some_and(|all| all.contains(&place.into()))
    };
    match (pages.iter().find(opens), place.rsplit_once('.')) {
        (Some(page), _) => Ok(page["title"]["ja"].as_str().ok_or("a page has no title")?),
        (None, Some((whole, _))) => title_of(whole),
        (None, None) => Err(format!("no page is opened from {place}").into()),
    }
}

async fn until_page_is(window: &Window, place: &str) -> Outcome {
    window.until_focus_is_on(title_of(place)?).await?;
    window.find(".manual-pane .help-page").await
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_opens_the_page_for_what_has_the_focus_and_esc_gives_it_back() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.press("12").await?;
    // The system's own key each time, which the menu bar hears as well: one press is one. One of the
    // driver's soon after it, which only the page hears, would be taken for the same.
    window.press_keys(&[F1])?;
    until_page_is(&window, "today.sheet").await?;
    window.until_pictures_are_read().await?;
    window.picture("help-sheet").await?;
    window.press_keys(&[F1])?;
    window.until_focus_is_on("東家").await?;
    window
        .until_value_is(".sheet-seats input", "12 飯塚 正")
        .await?;
    window.find(".manual-pane .help-page").await?;
    window.press_keys(&[F1])?;
    until_page_is(&window, "today.sheet").await?;
    window.press(Key::Escape + "").await?;
    window.until_gone(".manual-pane").await?;
    window.until_focus_is_on("東家").await?;

    for (key, place) in [
        ("2", "results"),
        ("3", "members"),
        ("4", "competition"),
        ("5", "schedule"),
        ("6", "reports"),
        ("7", "rules"),
        ("8", "data"),
        ("9", "hand"),
    ] {
        window.press_with_control(key).await?;
        let current = format!(".navigation button:nth-child({key})[aria-current=page]");
        window.find(&current).await?;
        window.press_keys(&[F1])?;
        until_page_is(&window, place).await?;
        window.fits().await?;
        window.picture(&format!("help-{place}")).await?;
        window.press(Key::Escape + "").await?;
        window.until_gone(".manual-pane").await?;
    }
    // In the other language the same steps have pictures of its own.
    window.turn_language("English").await?;
    window.press_keys(&[F1])?;
    window.find(".manual-pane .help-page").await?;
    window.until_pictures_are_read().await?;
    window.fits().await?;
    window.picture("help-english").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_manual_is_searched_by_romaji_and_leads_on_and_back() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Dark).await?;
    window.until_focus_is_on("東家").await?;
    window.click(".side .manual").await?;
    window.press_button("目次").await?;
    window.until_focus_is_on("目次").await?;
    window.picture("help-contents").await?;
    window.focus_on(".manual-pane .box input").await?;
    window.press("uma").await?;
    window
        .find("//aside[@class='manual-pane ']//dt[starts-with(., 'ウマ')]")
        .await?;
    window.picture("help-found").await?;
    let first = window.text_of(".manual-pane .help-links button").await?;
    window.click(".manual-pane .help-links button").await?;
    window.until_focus_is_on(&first).await?;
    window.press_button("戻る").await?;
    window.until_value_is(".manual-pane input", "uma").await?;
    window.press_button("進む").await?;
    window.find_text(".manual-pane h3", &first).await?;
    window.click_text(".manual-pane button", "閉じる").await?;
    window.until_gone(".manual-pane").await?;

    // さがす knows its pages as well.
    window.press_with_control("k").await?;
    window.focus_on(".palette input").await?;
    window.paste(&first).await?;
    window
        .find(&format!("//*[@role='option'][contains(., '{first}')]"))
        .await?;
    window.press(Key::Enter + "").await?;
    window.until_focus_is_on(&first).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_leads_to_the_page_that_explains_it() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    let sheet = ["1", "2", "3", "4", "423", "310", "267", "197"];
    window.enter(&sheet).await?;
    window.press_button("手引きで調べる").await?;
    until_page_is(&window, "today.sum").await?;
    window.picture("help-refused-sum").await?;
    window.close().await?;

    let missing = tempfile::tempdir()?;
    let window = Window::open(Some(&missing.path().join("白樺会.hanchan")), Theme::Light).await?;
    window.press_button("手引きで調べる").await?;
    until_page_is(&window, "start.kept").await?;
    window.picture("help-refused-file").await?;
    window.close().await
}

async fn until_done(window: &Window, count: usize) -> Outcome {
    window
        .find_text(".path-strip b", &format!("5つのうち{count}つ終わり"))
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_quarter_of_an_hour_is_walked_left_and_taken_up_again() -> Outcome {
    let window = Window::open(None, Theme::Light).await?;
    window.press_button("はじめての15分").await?;
    until_done(&window, 0).await?;
    window.until_focus_is_on("東家").await?;
    window.picture("path-first").await?;
    window
        .enter(&["1", "2", "3", "4", "423", "310", "267", "200"])
        .await?;
    until_done(&window, 1).await?;

    // Left, and taken up again from the contents of the manual.
    window.press_button("やめる").await?;
    window.until_gone(".path-strip").await?;
    window.press_keys(&[F1])?;
    window.press_button("目次").await?;
    window.click(".help-links.first button").await?;
    until_done(&window, 1).await?;
    window.until_focus_is_on("東家").await?;

    window
        .enter(&["5", "6", "7", "8", "300", "300", "300", "299"])
        .await?;
    window.find(".sheet-sum [role=alert]").await?;
    for _ in 0..3 {
        window.press(Key::Backspace + "").await?;
    }
    window.press("300".to_owned() + Key::Enter).await?;
    until_done(&window, 2).await?;
    window.press_button("戻す").await?;
    until_done(&window, 3).await?;
    // The sheet that was taken back lies open again.
    window.until_focus_is_on("東家").await?;
    window.press_button("やり方").await?;
    until_page_is(&window, "reports").await?;
    window.click_text(".manual-pane button", "閉じる").await?;

    window.go_to("書類").await?;
    window.find(".paper canvas").await?;
    window.press_button("開いて印刷する").await?;
    until_done(&window, 4).await?;
    window.go_to("データと設定").await?;
    window.press_button("いま控えをとる").await?;
    window
        .find_text(".path-strip b", "5つとも終わりました。")
        .await?;
    window.picture("path-through").await?;
    let window = window.restart(Theme::Light).await?;
    window.press_button("見本の会を見てみる").await?;
    window
        .find_text(".path-strip b", "5つとも終わりました。")
        .await?;
    window.press_button("自分の会を作る").await?;
    window.find_text("h2", "新しい会を作る").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_new_is_told_once_after_an_update() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.until_gone(".manual-pane").await?;
    let older = "localStorage.setItem('started', '0.0.1')";
    window.page.execute(older, Vec::new()).await?;
    let window = window.restart_on(Some(&club), Theme::Light).await?;
    window
        .find_text(".manual-pane h3", "この版で変わったこと")
        .await?;
    // It takes the keys from nobody.
    window.until_focus_is_on("東家").await?;
    window.picture("help-news").await?;
    window.click_text(".manual-pane button", "閉じる").await?;
    let window = window.restart_on(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.until_gone(".manual-pane").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_tells_what_it_means() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.press_with_control("2").await?;
    window.find(".standings .term button").await?;
    // As one comes there by Tab, and not by the mouse.
    window.press(Key::Tab + "").await?;
    window.focus_on(".standings .term button").await?;
    window
        .find("//*[@role='tooltip'][contains(., 'じゅんい')]")
        .await?;
    window.is_accessible().await?;
    window.picture("help-term").await?;
    window.press(Key::Escape + "").await?;
    window.until_gone("[role=tooltip]").await?;
    window.close().await
}

//! 点数計算: from the tiles to a value, and from there to the line of a record sheet.

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, hanchan, played_club};

/// The pages of screens of 1366x768 and 1280x800, with title bar, menu and taskbar.
const PAGES: [(i64, i64); 2] = [(1366, 690), (1280, 720)];

/// Whole in view: the last of the tiles that can be pressed, and what puts the hand on the sheet.
const PAGE: [&str; 5] = [
    ".hand-tiles",
    ".tile-boxes",
    ".pad-row:last-child button:last-child",
    ".hand-way",
    ".hand-worth-pane .main-act",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_reckoned_from_its_tiles_and_put_on_the_sheet() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.press(Key::F6 + "").await?;
    window.find(".hand.entry").await?;
    window.press_button("手牌から").await?;
    window.until_focus_is_on("手牌").await?;
    window.press("一二三萬").await?;
    window
        .find_text(".waits", "手牌があと11枚要ります。")
        .await?;
    window.press("99m111p東東發發發7m8m").await?;
    window.find_text(".waits", "手牌が1枚多いです。").await?;
    window.press_button("はじめから").await?;
    window.go_to_box("手牌").await?;
    window.press("123789m99p東東發發發東").await?;
    window.find_text(".hand-value", "満貫").await?;
    for page in PAGES {
        window.make_page(page).await?;
        let mut hidden = Vec::new();
        for path in PAGE {
            window.find(path).await?;
            if !window.is_seen(path).await? {
                hidden.push(path);
            }
        }
        window.picture(&format!("hand-{}", page.0)).await?;
        assert!(hidden.is_empty(), "out of view at {page:?}: {hidden:?}");
    }
    window.press_button("用紙に書く").await?;
    window.find(".hand-boxes").await?;
    window
        .until_value_is("[data-hand=level] input", "満貫")
        .await?;
    window
        .until_value_is("[data-hand=tiles] input", "123789m99p116661z")
        .await?;
    window.picture("hand-on-sheet").await?;
    window.close().await
}

/// Whole in view while somebody practises, and once the answer is shown.
const ASKED: [&str; 3] = [
    ".practice-tiles",
    ".practice-won",
    ".practice-answer .acts button",
];
const JUDGED: [&str; 3] = [
    ".practice-tiles",
    ".practice-verdict .main-act",
    ".hand-way",
];

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_practised_one_by_one_by_keys_alone() -> Outcome {
    let (_folder, club) = played_club()?;
    let file = club.to_str().ok_or("the path is no text")?;
    let history = || hanchan(["history", file, "--json"]);
    let before = history()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.go_to("点数計算").await?;
    window.press_button("練習").await?;
    window.press_button("やさしい").await?;
    for page in PAGES {
        window.make_page(page).await?;
        window.go_to_box("答え").await?;
        are_seen(&window, &ASKED).await?;
        window.picture(&format!("practice-{}", page.0)).await?;
        // No hand has so many.
        window.press("99翻30符" + Key::Enter).await?;
        window
            .find_text(".practice-verdict b", "ちがいます")
            .await?;
        are_seen(&window, &JUDGED).await?;
        window
            .picture(&format!("practice-judged-{}", page.0))
            .await?;
        window.is_accessible().await?;
        window.press(Key::Enter + "").await?;
        window.until_focus_is_on("答え").await?;
    }
    window
        .find_text(".practice-count", "2問のうち 0問あたり")
        .await?;
    window.close().await?;
    assert_eq!(history()?, before, "practising wrote into the club's file");
    Ok(())
}

async fn are_seen(window: &Window, paths: &[&str]) -> Outcome {
    for path in paths {
        window.find(path).await?;
        assert!(window.is_seen(path).await?, "{path} is out of view");
    }
    Ok(())
}

//! How few keys each task of an evening takes: all that is pressed is counted, and nothing else helps.

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, labelled, played_club};

/// As the driver sends it.
const ENTER: &str = "\u{e007}";

/// Presses those keys, at most so many, one after the other.
async fn press_at_most(window: &Window, most: usize, keys: &str) -> Outcome {
    let count = keys.chars().count();
    assert!(count <= most, "{count} keys, and not at most {most}");
    window.press(keys).await
}

/// The texts, each with Enter after it.
fn entered(texts: &[&str]) -> String {
    let each = texts.iter().map(|text| format!("{text}{ENTER}"));
    each.collect()
}

/// Waits for the sheet of that table of the first round, ready to be typed.
async fn until_next_is(window: &Window, table: &str, first: &str) -> Outcome {
    let heading = format!("h2[aria-label='1回戦 {table}卓の入力']");
    window.find(&heading).await?;
    window.until_focus_is_on(first).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_takes_28_keys_and_17_with_the_same_four() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    until_next_is(&window, "A", "東家").await?;
    // The same four play all evening at one table.
    window.go_to_step("出席").await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    window.enter(&["11", "12", "13", "14"]).await?;
    window
        .find_text(".attendance-count", "出席は、いま4人です。")
        .await?;
    window.go_to_step("入力").await?;
    until_next_is(&window, "A", "東家").await?;
    let sheet = entered(&["11", "12", "13", "14", "423", "310", "267", "200"]);
    press_at_most(&window, 28, &sheet).await?;
    window.until_said("1回戦A卓を保存しました。").await?;

    window.find("h2[aria-label='2回戦 A卓の入力']").await?;
    window.until_focus_is_on("東家").await?;
    let sheet = entered(&["423", "310", "267", "200"]);
    let sheet = format!("{}{sheet}", Key::F4.value());
    press_at_most(&window, 17, &sheet).await?;
    window.until_said("2回戦A卓を保存しました。").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_takes_6_keys_and_a_correction_is_reached_in_3() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    until_next_is(&window, "A", "東家").await?;
    let sheet = entered(&["1", "2", "3", "4", "423", "310", "267"]);
    window.press(sheet + "200" + Key::F6).await?;
    window.until_focus_is_on("和了").await?;
    // 1 wins by 3's tile, a mangan; then 2 by its own tile, a haneman.
    for hand in [["1", "3", "1"], ["2", "", "2"]] {
        press_at_most(&window, 6, &entered(&hand)).await?;
        window.until_focus_is_on("和了").await?;
    }
    window.press(Key::Enter + "").await?;
    window.until_said("1回戦A卓を保存しました。").await?;

    // Alt and the arrow go to the sheet before, Enter from score to score.
    until_next_is(&window, "B", "東家").await?;
    let back = window.page.action_chain().key_down(Key::Alt);
    back.send_keys(Key::Up + "")
        .key_up(Key::Alt)
        .perform()
        .await?;
    window.find("h2[aria-label='1回戦 A卓の訂正']").await?;
    window.until_focus_is_on("東の点数").await?;
    window.press(ENTER).await?;
    window.until_focus_is_on("南の点数").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_with_drawn_seats_takes_16_keys() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    until_next_is(&window, "A", "東家").await?;
    window.go_to_step("出席").await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    // From here to the first figure nobody needs the mouse, nor to go back by Shift and Tab.
    let came = entered(&["1", "2", "3", "4", "5", "6", "7", "8"]);
    press_at_most(&window, 16, &came).await?;
    window
        .find_text(".attendance-count", "出席は、いま8人です。")
        .await?;
    // To the draw, draw, keep it, to the sheets.
    window.press_with_control(ENTER).await?;
    window.find_text("button", "席を引く").await?;
    window.press_with_control(ENTER).await?;
    window.find_text("button", "この席に決める").await?;
    window.press_with_control(ENTER).await?;
    window.find_text("button", "記録用紙を入れる").await?;
    window.press_with_control(ENTER).await?;
    until_next_is(&window, "A", "東の点数").await?;
    press_at_most(&window, 16, &entered(&["423", "310", "267", "200"])).await?;
    window.until_said("1回戦A卓を保存しました。").await?;
    until_next_is(&window, "B", "東の点数").await?;
    assert_ne!(window.value_of(&labelled("東家")).await?, "");
    window.close().await
}

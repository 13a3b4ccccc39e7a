//! A sheet with everything on it: hands, chombo, corrections with their history, tables that do not
//! count, and typing that outlives the program. The file is looked at afterwards by `hanchan`.

use std::fs;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, hanchan, played_club};

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_typed_with_the_sheet_corrected_and_told_in_its_history() -> Outcome {
    let (folder, club) = played_club()?;
    let file = club.display().to_string();
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window
        .enter(&["1", "2", "3", "4", "423", "310", "267"])
        .await?;
    window.press("200" + Key::F6).await?;
    window.until_focus_is_on("和了").await?;
    window.press("1" + Key::Enter).await?;
    window.press("3" + Key::Enter).await?;
    window.press("1").await?;
    window
        .find("//p[contains(., '子なら 8,000点、親なら 12,000点')]")
        .await?;
    window.picture("sheet-hand").await?;
    window.is_accessible().await?;
    window.press(Key::Enter + "").await?;
    window.until_focus_is_on("和了").await?;
    window.enter(&["2", "", "5"]).await?;
    window.until_focus_is_on("和了").await?;
    window.picture("sheet-hands").await?;
    window.press(Key::Enter + "").await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;

    let first =
        "//button[@aria-label='1回戦A卓の記録用紙を開く' or span='1回戦A卓の記録用紙を開く']";
    window.click(first).await?;
    window.find("h2[aria-label='1回戦 A卓の訂正']").await?;
    window
        .click("button[aria-label='2つ目の和了を直す']")
        .await?;
    window.until_focus_is_on("和了").await?;
    window.press(Key::F7 + "").await?;
    // The round stands first in the line, before who won.
    window.type_over(&hand("局"), "南2" + Key::Enter).await?;
    window.until_focus_is_on("和了").await?;
    window.enter(&["", "", "役満"]).await?;
    window.until_focus_is_on("本場").await?;
    window.enter(&["1", "", "", "四暗刻", "単騎", ""]).await?;
    window.until_focus_is_on("和了").await?;
    window.picture("sheet-correction").await?;
    window.is_accessible().await?;
    window.press(Key::Enter + "").await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    window.click(first).await?;
    window
        .find_text(".sheet-history strong", "半荘の訂正")
        .await?;
    let shown = "document.querySelector('.sheet-history').scrollIntoView({ block: 'center' })";
    window.page.execute(shown, Vec::new()).await?;
    window.picture("sheet-history").await?;
    window.is_accessible().await?;
    window.press(Key::F6 + "").await?;
    for _ in 0..4 {
        window.press_with_control("+").await?;
    }
    window.find("html[data-text-size='200']").await?;
    window.fits().await?;
    window.has_large_targets().await?;
    let boxes = "document.querySelector('.hand-boxes').scrollIntoView({ block: 'center' })";
    window.page.execute(boxes, Vec::new()).await?;
    window.picture("sheet-large").await?;
    window.close().await?;

    let out = folder.path().join("out");
    let out_name = out.display().to_string();
    hanchan(["export", "--format", "csv", "--out", &out_name, &file])?;
    let hands = fs::read_to_string(out.join("hands.csv"))?;
    let today: Vec<&str> = hands.lines().rev().take(2).collect();
    assert!(
        today[0].contains("yakuman") && today[0].contains("四暗刻"),
        "{today:?}"
    );
    assert!(today[1].contains("mangan"), "{today:?}");
    hanchan(["check", &file])?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn half_typed_sheets_outlive_undo_other_screens_and_the_program() -> Outcome {
    let (_folder, club) = played_club()?;
    let file = club.display().to_string();
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    let first = ["1", "2", "3", "4", "423", "310", "267", "200"];
    window.enter(&first).await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    window.until_focus_is_on("東家").await?;
    window.enter(&["5", "6", "7", "8", "481"]).await?;
    window.press("35").await?;

    // Taking back the sheet before by the mouse leaves what is typed of this one.
    window.press_button("戻す").await?;
    window
        .find_text(".said", "半荘の記入を元に戻しました。")
        .await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    window.until_value_is(&score("南"), "35").await?;
    window.go_to("会員").await?;
    window
        .find_text("nav button[aria-current=page]", "会員")
        .await?;
    window.go_to("今日の会").await?;
    window.find(".sheet-restored").await?;
    window.until_value_is(&score("東"), "481").await?;
    window.until_value_is(&score("南"), "35").await?;

    let window = window.kill_and_restart(&club, Theme::Dark).await?;
    window.find(".sheet-restored").await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    window.until_value_is(&score("南"), "35").await?;
    window.picture("sheet-restored").await?;
    window.is_accessible().await?;
    // Esc takes back the field alone; the rest of the sheet stays.
    window.go_to_box("南の点数").await?;
    window.press(Key::Escape + "").await?;
    window.until_value_is(&score("南"), "").await?;
    window.until_value_is(&score("東"), "481").await?;
    window.enter(&["359", "287", "73"]).await?;
    window.until_said("1回戦B卓を保存しました。").await?;

    window.press_button("1回戦B卓の記録用紙を開く").await?;
    window.find("h2[aria-label='1回戦 B卓の訂正']").await?;
    window.do_other("この卓を数えない（無効・未了）").await?;
    window.go_to_box("理由").await?;
    window.press("時間切れ" + Key::Tab).await?;
    window.press(" ").await?;
    window.find(".sheet-aside").await?;
    window.picture("sheet-aside").await?;
    window.is_accessible().await?;
    window.go_to("データと設定").await?;
    window.press_button("見え方").await?;
    window.turn_language("English").await?;
    window.go_to("Today").await?;
    window
        .press_button("Open the sheet of round 1, table B")
        .await?;
    window
        .find("h2[aria-label='Correct round 1, table B']")
        .await?;
    window.press(Key::F6 + "").await?;
    window.picture("sheet-english").await?;
    window.is_accessible().await?;
    window.close().await?;

    hanchan(["check", &file])?;
    let history = hanchan(["history", &file, "--json"])?;
    assert!(history.contains("時間切れ"), "{history}");
    Ok(())
}

/// Where the box is for a field of the hand in hand.
fn hand(field: &str) -> String {
    format!("//div[@data-hand]//label[normalize-space()='{field}']/following::input[1]")
}

/// Where the box is for the score of a seat.
fn score(wind: &str) -> String {
    format!("//label[normalize-space()='{wind}の点数']/following::input[1]")
}

//! The day's sheets: typed by keys alone, saved, corrected and taken back.

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, played_club};

#[tokio::test(flavor = "multi_thread")]
async fn sheets_are_typed_and_saved_by_keys_alone() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.picture("today").await?;

    window
        .enter(&["1", "2", "3", "4", "423", "310", "267"])
        .await?;
    window.press("197").await?;
    window
        .find_text(".sheet-sum b", "あと300点足りません。")
        .await?;
    window.picture("today-missing").await?;
    for _ in 0..3 {
        window.press(Key::Backspace + "").await?;
    }
    window.press("200").await?;
    window
        .find_text(".sheet-sum b", "合計は合っています。")
        .await?;
    window.picture("today-typed").await?;
    window.press(Key::Enter + "").await?;
    window
        .find_text(".said", "1回戦A卓を保存しました。")
        .await?;

    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    window.until_focus_is_on("東家").await?;
    let others = ["5", "6", "7", "8", "300", "300", "300", "300"];
    window.enter(&others).await?;
    window.until_said("1回戦B卓を保存しました。").await?;
    window.picture("today-two").await?;
    window.until_rows(8).await?;

    let first =
        "//button[@aria-label='1回戦A卓の記録用紙を開く' or span='1回戦A卓の記録用紙を開く']";
    window.click(first).await?;
    window.find("h2[aria-label='1回戦 A卓の訂正']").await?;
    window.do_other("この卓を消す").await?;
    window
        .find_text(".said", "1回戦A卓を消しました。「元に戻す」で戻せます。")
        .await?;
    window.press_button("戻す").await?;
    window.find(first).await?;
    window.until_rows(8).await?;
    window.close().await
}

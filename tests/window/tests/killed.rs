//! What is said to be saved is there, however the program ends.

use window_tests::{Outcome, Theme, Window, hanchan, played_club};

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_sheet_outlives_the_program_that_is_killed() -> Outcome {
    let (_folder, club) = played_club()?;
    let file = club.display().to_string();
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    let sheet = ["1", "2", "3", "4", "481", "359", "287", "73"];
    window.enter(&sheet).await?;
    window
        .find_text(".said", "1回戦A卓を保存しました。")
        .await?;

    let window = window.kill_and_restart(&club, Theme::Light).await?;
    let saved =
        "//button[@aria-label='1回戦A卓の記録用紙を開く' or span='1回戦A卓の記録用紙を開く']";
    window.find(saved).await?;
    // The next sheet is typed as if nothing had been.
    window.until_focus_is_on("東家").await?;
    let others = ["5", "6", "7", "8", "300", "300", "300", "300"];
    window.enter(&others).await?;
    window.until_said("1回戦B卓を保存しました。").await?;
    let window = window.kill_and_restart(&club, Theme::Dark).await?;
    window.find(saved).await?;
    window.close().await?;

    hanchan(["check", &file])?;
    let history = hanchan(["history", &file, "--json"])?;
    let saved = history.matches("\"operation\":\"enter-hanchan\"").count();
    assert_eq!(saved, 2, "{history}");
    Ok(())
}

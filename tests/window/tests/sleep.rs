//! A computer that goes to sleep while something is saved, and wakes later.

use std::fs;
use std::time::Duration;

use tokio::time::sleep;
use tokio::try_join;
use window_tests::{Outcome, Theme, Window, hanchan, played_club};

/// In milliseconds from the key that saves to the moment at which everything stands still, for each of
/// the tables of an evening.
const MOMENTS: [[u64; 3]; 3] = [[0, 3, 8], [15, 25, 40], [60, 90, 140]];

const TABLES: [(&str, [&str; 4]); 3] = [
    ("A", ["1", "2", "3", "4"]),
    ("B", ["5", "6", "7", "8"]),
    ("C", ["9", "10", "11", "12"]),
];

const SCORES: [&str; 3] = ["481", "359", "287"];

#[tokio::test(flavor = "multi_thread")]
async fn a_save_in_which_the_computer_slept_is_whole() -> Outcome {
    for moments in MOMENTS {
        let (_folder, club) = played_club()?;
        let window = Window::open(Some(&club), Theme::Light).await?;
        for ((table, people), moment) in TABLES.iter().zip(moments) {
            window.until_focus_is_on("東家").await?;
            window.enter(people).await?;
            window.enter(&SCORES).await?;
            window.press("73").await?;
            let asleep = async {
                sleep(Duration::from_millis(moment)).await;
                window.sleeps(true)?;
                sleep(Duration::from_millis(400)).await;
                window.sleeps(false)
            };
            try_join!(window.enter(&[""]), asleep)?;
            window
                .until_said(&format!("1回戦{table}卓を保存しました。"))
                .await?;
        }
        window.close().await?;
        let file = club.display().to_string();
        hanchan(["check", &file])?;
        let history = hanchan(["history", &file, "--json"])?;
        let saved = history.matches("\"operation\":\"enter-hanchan\"").count();
        assert_eq!(saved, TABLES.len(), "{history}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_another_computer_wrote_meanwhile_is_not_written_over() -> Outcome {
    let (folder, club) = played_club()?;
    let elsewhere = folder.path().join("elsewhere.hanchan");
    fs::copy(&club, &elsewhere)?;
    let other = elsewhere.display().to_string();
    hanchan(["undo", &other])?;

    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.enter(&["1", "2", "3", "4"]).await?;
    window.enter(&SCORES).await?;
    window.press("73").await?;
    window.sleeps(true)?;
    // As a service that keeps folders alike puts it there.
    fs::copy(&elsewhere, &club)?;
    window.sleeps(false)?;
    window.enter(&[""]).await?;
    window
        .find("//*[contains(@class, 'problem')][contains(., '書きかえられました')]")
        .await?;
    window.picture("written-while-asleep").await?;
    window.close().await?;
    assert!(
        fs::read(&club)? == fs::read(&elsewhere)?,
        "it was written over"
    );
    Ok(())
}

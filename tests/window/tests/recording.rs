//! An evening in less than a minute, as the README shows it: who came, the draw, a sheet with a wrong sum,
//! and the standings. `cargo xtask pictures` takes it.

use std::path::PathBuf;
use std::{env, fs};

use thirtyfour::Key;
use window_tests::{Outcome, Recording, SMALL_SCREEN, Theme, Window, labelled, played_club};

/// What everybody who looks at the README fetches.
const LARGEST: usize = 1_500_000;

/// Hundredths of a second: a key, something to read, something to understand.
const KEY: u16 = 60;
const READ: u16 = 200;
const UNDERSTAND: u16 = 400;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes the README's recording, of which the other tests walk every step"]
async fn an_evening_is_recorded() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.make_page(SMALL_SCREEN).await?;
    window.until_focus_is_on("東家").await?;
    let mut recording = Recording::default();
    recording.show(&window, READ).await?;
    attendance(&window, &mut recording).await?;
    draw(&window, &mut recording).await?;
    sheet(&window, &mut recording).await?;
    papers(&window, &mut recording).await?;
    window.close().await?;

    let seconds = recording.seconds();
    assert!((30..=45).contains(&seconds), "{seconds} seconds");
    let file = recording.file()?;
    assert!(file.len() < LARGEST, "{} bytes", file.len());
    if let Some(folder) = env::var_os("HANCHAN_PICTURES").map(PathBuf::from) {
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("recording.png"), file)?;
    }
    Ok(())
}

async fn attendance(window: &Window, recording: &mut Recording) -> Outcome {
    window.go_to_step("出席").await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    recording.show(window, READ).await?;
    for (number, count) in (1..=8).zip(1..) {
        window.press(format!("{number}") + Key::Enter).await?;
        let said = format!("出席は、いま{count}人です。");
        window.find_text(".attendance-count", &said).await?;
        recording.show(window, KEY).await?;
    }
    Ok(())
}

async fn draw(window: &Window, recording: &mut Recording) -> Outcome {
    window.go_to_step("席決め").await?;
    window.press_button("くわしく").await?;
    window
        .type_over(&labelled("くじの番号"), "424242" + Key::Enter)
        .await?;
    window
        .find_text(".draw-state", "1回戦の席の案（まだ決めていません）")
        .await?;
    recording.show(window, UNDERSTAND).await?;
    window.press_button("この席に決める").await?;
    window
        .find_text(".draw-state", "1回戦の席（決定済み、くじの番号 424242）")
        .await?;
    recording.show(window, READ).await?;
    window.press_button("記録用紙を入れる").await?;
    window.find("h2[aria-label='1回戦 A卓の入力']").await?;
    recording.show(window, READ).await
}

/// The third score is misread first; then it is typed as it stands on the paper.
async fn sheet(window: &Window, recording: &mut Recording) -> Outcome {
    window.go_to_box("東の点数").await?;
    for score in ["423", "310", "261"] {
        for digit in score.chars() {
            window.press(digit.to_string()).await?;
            recording.show(window, KEY / 2).await?;
        }
        window.press(Key::Enter + "").await?;
    }
    window.press("200").await?;
    recording.show(window, UNDERSTAND).await?;
    window.type_over(&labelled("西の点数"), "267").await?;
    recording.show(window, READ).await?;
    window.go_to_box("北の点数").await?;
    recording.show(window, KEY).await?;
    window.press(Key::Enter + "").await?;
    window
        .find_text(".said", "1回戦A卓を保存しました。")
        .await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    recording.show(window, UNDERSTAND).await
}

async fn papers(window: &Window, recording: &mut Recording) -> Outcome {
    window.go_to("成績").await?;
    window.until_whole().await?;
    recording.show(window, UNDERSTAND).await?;
    window.go_to("書類").await?;
    window.find(".paper canvas").await?;
    window.until_whole().await?;
    recording.show(window, UNDERSTAND).await
}

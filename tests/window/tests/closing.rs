//! A window that is closed is really gone, and leaves its file to whoever opens it next.

use std::path::Path;
use std::process::Command;

use tokio::net::unix::pipe;
use window_tests::{Outcome, Theme, Window, file_in, hanchan, played_club, until};

/// Asks for a file to import, and does not wait for it.
const CHOOSE: &str = "void window.__TAURI_INTERNALS__.invoke('choose_import_file',
    { role: 'members', title: '', fileKind: '' })";

#[tokio::test(flavor = "multi_thread")]
async fn what_was_saved_is_there_and_the_file_is_free() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    let sheet = ["1", "2", "3", "4", "481", "359", "287", "73"];
    window.enter(&sheet).await?;
    window.until_said("1回戦A卓を保存しました。").await?;
    assert!(is_in_use(&club));
    window.close_by_cross().await?;
    assert!(!is_in_use(&club));
    let history = hanchan(["history", &club.display().to_string(), "--json"])?;
    assert!(
        history.contains("\"operation\":\"enter-hanchan\""),
        "{history}"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn it_closes_while_the_program_is_at_work() -> Outcome {
    let (folder, club) = played_club()?;
    // A file that can be read for as long as somebody may still write to it.
    let endless = folder.path().join("members.csv");
    let made = Command::new("mkfifo").arg(&endless).status()?;
    assert!(made.success());
    let window = Window::open_choosing(Some(&club), Theme::Light, folder.path()).await?;
    window.find("main input").await?;
    window.page.execute(CHOOSE, Vec::new()).await?;
    let _writer = until_read(&endless).await?;
    window.close_by_cross().await?;
    assert!(!is_in_use(&club));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_saved_is_backed_up_beside_the_file() -> Outcome {
    let folder = tempfile::tempdir()?;
    let club = folder.path().join("さくら会.hanchan");
    hanchan(["new", &club.display().to_string(), "--name", "さくら会"])?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("データと設定").await?;
    window
        .find_text(".places span", "まだ控えがありません。")
        .await?;
    window.picture("data-without-backup").await?;
    window.close_by_cross().await?;
    let backup = file_in(&folder.path().join("さくら会の控え"), "hanchan")?;
    let restored = folder.path().join("restored.hanchan");
    let [backup, restored] = [backup, restored].map(|path| path.display().to_string());
    hanchan(["restore", &backup, "--to", &restored])?;
    hanchan(["check", &restored])?;
    Ok(())
}

/// Whether a program has the club's file for itself.
fn is_in_use(club: &Path) -> bool {
    club.with_extension("hanchan.lock").exists()
}

/// It cannot be written to before somebody reads it.
async fn until_read(pipe: &Path) -> Outcome<pipe::Sender> {
    until(async || {
        let writer = pipe::OpenOptions::new().open_sender(pipe);
        Ok(writer.map_err(|error| format!("nobody reads {}: {error}", pipe.display())))
    })
    .await
}

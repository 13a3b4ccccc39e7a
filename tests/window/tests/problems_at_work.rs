//! What can happen to the disk while somebody works: what is said then, and that what was typed stays
//! until it can be saved.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;
use tokio::time::sleep;
use window_tests::{Outcome, Theme, Window, hanchan, sample_club, until};

const SHEET: [&str; 7] = ["1", "2", "3", "4", "481", "359", "287"];
const SAVED: &str = "1回戦A卓を保存しました。";

/// Types a sheet but for its last score.
async fn type_sheet(window: &Window) -> Outcome {
    window.until_focus_is_on("東家").await?;
    window.enter(&SHEET).await
}

/// Tries to save the sheet; what happened, whether the record is safe and what to do must be said, and
/// the sheet must still be there.
async fn fails_to_save(window: &Window, what: &str, picture: &str) -> Outcome {
    window.enter(&["73"]).await?;
    window.find(".problem dd").await?;
    let said = "return [...document.querySelectorAll('.problem dd')].map(one => one.innerText)";
    let said: Vec<String> = window.page.execute(said, Vec::new()).await?.convert()?;
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].ends_with(what), "{said:?}");
    assert!(said[1].contains("この画面に"), "{said:?}");
    let typed = "return [...document.querySelectorAll('main input')].map(one => one.value)";
    let typed: Vec<String> = window.page.execute(typed, Vec::new()).await?.convert()?;
    assert!(
        typed
            .iter()
            .any(|value| value.contains("481") || value.contains("48,100")),
        "{typed:?}"
    );
    window
        .find_text(".status-line .unsaved", "まだ保存していない用紙 1枚")
        .await?;
    window.is_accessible().await?;
    until_seen(window).await?;
    window.picture(picture).await
}

/// Nobody has to look for what is said.
async fn until_seen(window: &Window) -> Outcome {
    let seen = "const { top, bottom } = document.querySelector('.problem').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight";
    until(async || {
        let is_seen: bool = window.page.execute(seen, Vec::new()).await?.convert()?;
        let instead = || "the problem is said where nobody sees it".to_owned();
        Ok(is_seen.then_some(()).ok_or_else(instead))
    })
    .await
}

/// The person has done something about it, and saves the same sheet.
async fn saves_after_all(window: &Window, club: &Path) -> Outcome {
    window.press_button_by_key("保存する").await?;
    window.until_said(SAVED).await?;
    window.until_gone(".status-line .unsaved").await?;
    let history = hanchan(["history", &club.display().to_string(), "--json"])?;
    assert_eq!(
        history.matches("\"operation\":\"enter-hanchan\"").count(),
        1
    );
    Ok(())
}

/// A disk with little room, taken away again when it is dropped.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// None where this machine lets nobody make one.
    fn new() -> Outcome<Option<Self>> {
        let place = tempfile::tempdir()?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]);
        let mounted = mount.arg(place.path()).output();
        Ok(mounted
            .is_ok_and(|mounted| mounted.status.success())
            .then_some(Self(place)))
    }

    /// Writes until nothing more goes in.
    fn fill(&self) -> Outcome<PathBuf> {
        let filler = self.0.path().join("写真.bin");
        let mut file = fs::File::create(&filler)?;
        while file.write_all(&[0; 4096]).is_ok() {}
        Ok(filler)
    }
}

impl Drop for SmallDisk {
    // Where it is still in use, it goes when the machine does.
    fn drop(&mut self) {
        let _ = Command::new("umount")
            .arg("--lazy")
            .arg(self.0.path())
            .status();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk() -> Outcome {
    let Some(disk) = SmallDisk::new()? else {
        println!("not tried: nobody may make a small disk here");
        return Ok(());
    };
    let (_folder, sample) = sample_club()?;
    let club = disk.0.path().join("白樺会.hanchan");
    fs::copy(sample, &club)?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    type_sheet(&window).await?;
    let filler = disk.fill()?;
    let what = "のある場所がいっぱいで、保存できませんでした。";
    fails_to_save(&window, what, "disk-full").await?;
    fs::remove_file(filler)?;
    saves_after_all(&window, &club).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stick_that_is_pulled_out() -> Outcome {
    let (folder, sample) = sample_club()?;
    let [stick, pulled] = ["USB", "pulled"].map(|name| folder.path().join(name));
    fs::create_dir(&stick)?;
    let club = stick.join("白樺会.hanchan");
    fs::copy(sample, &club)?;
    let window = Window::open(Some(&club), Theme::Dark).await?;
    type_sheet(&window).await?;
    fs::rename(&stick, &pulled)?;
    fails_to_save(&window, "が見つかりません。", "stick-pulled").await?;
    fs::rename(&pulled, &stick)?;
    saves_after_all(&window, &club).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_for_backups_that_is_gone() -> Outcome {
    let (folder, club) = sample_club()?;
    let stick = folder.path().join("USB");
    fs::create_dir(&stick)?;
    let window = Window::open_choosing(Some(&club), Theme::Light, &stick).await?;
    window.go_to("データと設定").await?;
    window.press_button("もうひとつの置き場所を選ぶ").await?;
    let chosen = format!(
        "控えのもうひとつの置き場所を決めました：{}",
        stick.display()
    );
    window.until_said(&chosen).await?;
    window.press_button_by_key("いま控えをとる").await?;
    window.find_text("summary", "控えの一覧（1）").await?;
    assert_eq!(backups_in(&stick)?, 1);
    let pulled = folder.path().join("pulled");
    fs::rename(&stick, &pulled)?;
    next_second().await;
    window.press_button_by_key("いま控えをとる").await?;
    window.find(".problem dd").await?;
    let said = window.text_of(".problem dd").await?;
    assert!(said.contains("USB」が見つかりません。"), "{said}");
    // The other place has it.
    window.find_text("summary", "控えの一覧（2）").await?;
    window.is_accessible().await?;
    window.picture("backup-place-gone").await?;
    assert!(!stick.exists(), "no backup was put on the wrong disk");
    fs::rename(&pulled, &stick)?;
    next_second().await;
    window.press_button_by_key("いま控えをとる").await?;
    window.find_text("summary", "控えの一覧（3）").await?;
    assert_eq!(backups_in(&stick)?, 2);
    window.close().await
}

/// A backup is named by the second.
async fn next_second() {
    sleep(Duration::from_millis(1_100)).await;
}

/// How many, each with its checksum.
fn backups_in(folder: &Path) -> Outcome<usize> {
    Ok(fs::read_dir(folder)?.count() / 2)
}

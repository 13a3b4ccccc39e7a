//! What can happen to the disk while somebody works: what is said then, and that what was typed stays
//! until it can be saved.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use thirtyfour::Key;
use tokio::time::sleep;
use window_tests::{FailingDisk, Outcome, SmallDisk, Theme, Window, hanchan, played_club};

const SHEET: [&str; 7] = ["1", "2", "3", "4", "481", "359", "287"];
const SAVED: &str = "1回戦A卓を保存しました。";
const SHEET_OF_A: &str =
    "//button[@aria-label='1回戦A卓の記録用紙を開く' or span='1回戦A卓の記録用紙を開く']";

/// Types a sheet but for its last score.
async fn type_sheet(window: &Window) -> Outcome {
    window.until_focus_is_on("東家").await?;
    window.enter(&SHEET).await
}

/// Tries to save the sheet; what happened, whether the record is safe and what to do must be said, and
/// the sheet must still be there.
async fn fails_to_save(window: &Window, what: &str, picture: &str) -> Outcome {
    window.enter(&["73"]).await?;
    let said = window.problem(picture).await?;
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
        .find_text(".status-line .unsaved", "未保存の用紙 1枚")
        .await
}

/// The person has done something about it, and saves the same sheet.
async fn saves_after_all(window: &Window, club: &Path) -> Outcome {
    window.press_button_by_key("保存する").await?;
    window.until_said(SAVED).await?;
    window.until_gone(".status-line .unsaved").await?;
    is_there_once(club)
}

fn is_there_once(club: &Path) -> Outcome {
    let history = hanchan(["history", &club.display().to_string(), "--json"])?;
    assert_eq!(
        history.matches("\"operation\":\"enter-hanchan\"").count(),
        1
    );
    Ok(())
}

fn the_sample_club_on(disk: &SmallDisk) -> Outcome<PathBuf> {
    let (_folder, sample) = played_club()?;
    let club = disk.path().join("白樺会.hanchan");
    fs::copy(sample, &club)?;
    Ok(club)
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_small_disk_that_is_full() -> Outcome {
    let disk = SmallDisk::new()?;
    let club = the_sample_club_on(&disk)?;
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
    let (folder, sample) = played_club()?;
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

/// Nothing may reach the club's file on a disk that fails so; the sheet stays until the disk is in
/// another machine.
async fn keeps_the_sheet_when_writing_fails(
    club: &Path,
    error: &'static str,
    paths: &[&Path],
    picture: &str,
) -> Outcome {
    let before = fs::read(club)?;
    let disk = FailingDisk {
        calls: "?write,?pwrite64",
        error,
        from: 1,
        paths,
    };
    let window = Window::open_on(&disk, club, Theme::Light).await?;
    type_sheet(&window).await?;
    let what = "のあるディスクかUSBメモリーが、うまく読み書きできませんでした。";
    fails_to_save(&window, what, picture).await?;
    assert!(fs::read(club)? == before, "nothing was written");
    let window = window.restart_on(Some(club), Theme::Light).await?;
    window.find(".sheet-restored").await?;
    saves_after_all(&window, club).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_while_something_is_saved() -> Outcome {
    let (_folder, club) = played_club()?;
    let journal = club.with_extension("hanchan-journal");
    keeps_the_sheet_when_writing_fails(&club, "EIO", &[&club, &journal], "disk-fails").await
}

/// Unasked, the system ends a program whose file would become larger than the account may have any.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_whose_files_may_not_grow() -> Outcome {
    let (_folder, club) = played_club()?;
    let error = "EFBIG:signal=SIGXFSZ";
    keeps_the_sheet_when_writing_fails(&club, error, &[&club], "file-may-not-grow").await
}

/// `SQLite` saves by taking its own journal away, and has the disk keep that by a sync of the folder.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_does_not_say_whether_it_kept_what_was_saved() -> Outcome {
    let (folder, club) = played_club()?;
    let disk = FailingDisk {
        calls: "?fsync,?fdatasync",
        error: "EIO",
        from: 1,
        paths: &[folder.path()],
    };
    let window = Window::open_on(&disk, &club, Theme::Dark).await?;
    type_sheet(&window).await?;
    let what = "のあるディスクかUSBメモリーが、保存の最後でうまく動きませんでした。";
    fails_to_save(&window, what, "save-uncertain").await?;
    // The file is read again, so that it is seen at once that it is there so far.
    window.find(SHEET_OF_A).await?;
    let window = window.restart_on(Some(&club), Theme::Light).await?;
    // As the words say, it is there to be seen; and it is not asked for a second time.
    window.find(SHEET_OF_A).await?;
    window.until_gone(".sheet-restored").await?;
    window.picture("save-uncertain-opened-again").await?;
    is_there_once(&club)?;
    window.close().await
}

/// As a cloud folder does that brings what was saved on another machine.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_another_program_overwrites() -> Outcome {
    let (folder, sample) = played_club()?;
    let [club, other] = ["club.hanchan", "other.hanchan"].map(|name| folder.path().join(name));
    fs::rename(sample, &club)?;
    fs::copy(&club, &other)?;
    let members = folder.path().join("members.csv");
    fs::write(&members, "number,name,kana\n901,新田 花子,にった はなこ\n")?;
    let [newer, members] = [&other, &members].map(|path| path.display().to_string());
    hanchan(["import", &newer, "--members", &members])?;
    let newer = fs::read(&other)?;

    let window = Window::open_choosing(Some(&club), Theme::Light, folder.path()).await?;
    type_sheet(&window).await?;
    fs::write(&club, &newer)?;
    let what = "が、開いているあいだに別のソフトで書きかえられました。";
    fails_to_save(&window, what, "file-overwritten").await?;
    assert!(
        fs::read(&club)? == newer,
        "nothing was written over the other"
    );
    // As the words advise.
    window.focus_on(".side .club").await?;
    window.press(Key::Enter + "").await?;
    window.go_to("会員").await?;
    window
        .find("//main//button[contains(., '新田 花子')]")
        .await?;
    window.go_to("今日の会").await?;
    window.find(".sheet-restored").await?;
    window.picture("file-overwritten-opened-again").await?;
    saves_after_all(&window, &club).await?;
    window.close().await
}

/// A stick whose switch is set so that nobody writes on it.
#[tokio::test(flavor = "multi_thread")]
async fn on_a_small_disk_that_can_only_be_read() -> Outcome {
    let disk = SmallDisk::new()?;
    let club = the_sample_club_on(&disk)?;
    disk.switch("ro")?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.find_text("h2", "開けませんでした").await?;
    let said = window.problem("read-only").await?;
    assert!(said[0].ends_with("は読むことしかできない場所にあり、保存できません。"));
    disk.switch("rw")?;
    window.press_button("もう一度開く").await?;
    window.find("nav button[aria-current=page]").await?;
    window.close().await
}

/// The details are out of the record, and the file cannot be packed anew. It is packed before as well:
/// each of the three ends as `SQLite` takes its journal away.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_after_somebody_was_erased() -> Outcome {
    let (_folder, club) = played_club()?;
    let journal = club.with_extension("hanchan-journal");
    let disk = FailingDisk {
        calls: "?unlink,?unlinkat",
        error: "EIO",
        from: 3,
        paths: &[&journal],
    };
    let window = Window::open_on(&disk, &club, Theme::Light).await?;
    window.go_to("会員").await?;
    let number = window.text_of(".roster .fig").await?;
    let name = window.text_of(".roster .name").await?;
    window.click(".roster button").await?;
    window.press_button("その他の操作").await?;
    window
        .click_text("[role=menuitem]", "この人の個人の情報を消す")
        .await?;
    window
        .press_button_by_key(&format!("{number} {name} 個人の情報を消す"))
        .await?;
    window
        .press_button_by_key(&format!("{number} {name}さんの情報を、戻せないように消す"))
        .await?;
    // What the page reads meanwhile may meet the same disk, and says so in its own place.
    let said =
        "//*[contains(@class, 'problem')]//dd[contains(., 'のすき間に残っているかもしれません')]";
    window.find(said).await?;
    window.is_accessible().await?;
    window.picture("not-packed").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_for_backups_that_is_gone() -> Outcome {
    let (folder, club) = played_club()?;
    let stick = folder.path().join("USB");
    fs::create_dir(&stick)?;
    let window = Window::open_choosing(Some(&club), Theme::Light, &stick).await?;
    window.go_to("データと設定").await?;
    window.press_button("置き場所を選ぶ").await?;
    let chosen = format!(
        "控えのもうひとつの置き場所を決めました：{}",
        stick.display()
    );
    window.until_said(&chosen).await?;
    window.press_button_by_key("いま控えをとる").await?;
    window.find_text(".count", "1個").await?;
    assert_eq!(backups_in(&stick)?, 1);
    let pulled = folder.path().join("pulled");
    fs::rename(&stick, &pulled)?;
    next_second().await;
    window.press_button_by_key("いま控えをとる").await?;
    window.find(".problem dd").await?;
    let said = window.text_of(".problem dd").await?;
    assert!(said.contains("USB」が見つかりません。"), "{said}");
    // The other place has it.
    window.find_text(".count", "2個").await?;
    window.is_accessible().await?;
    window.picture("backup-place-gone").await?;
    assert!(!stick.exists(), "no backup was put on the wrong disk");
    fs::rename(&pulled, &stick)?;
    next_second().await;
    window.press_button_by_key("いま控えをとる").await?;
    window.find_text(".count", "3個").await?;
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

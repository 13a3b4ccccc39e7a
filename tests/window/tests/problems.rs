//! Files that cannot be opened: what happened, whether the record is safe, and what to do.

use std::fs;
use std::path::Path;

use window_tests::{FailingDisk, Outcome, Theme, Window, hanchan, played_club};

/// Opens the window on the file; it must say so, offer another file, and leave this one alone.
async fn check(file: &Path, what: &str, picture: &str, theme: Theme) -> Outcome {
    let before = fs::read(file).ok();
    let window = Window::open(Some(file), theme).await?;
    check_in(&window, file, what, picture).await?;
    window.close().await?;
    assert_eq!(fs::read(file).ok(), before, "the file is as it was");
    Ok(())
}

/// The same in a window that is open.
async fn check_in(window: &Window, file: &Path, what: &str, picture: &str) -> Outcome {
    window.find_text("h2", "開けませんでした").await?;
    window
        .find_text(".problem-screen button", "会のファイルを開く")
        .await?;
    let said = window.problem(picture).await?;
    assert_eq!(said[0], format!("「{}」{what}", file.display()));
    let is_sentence = |said: &String| said.ends_with('。');
    assert!(said.iter().all(is_sentence), "{said:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_not_there() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("白樺会.hanchan");
    check(&file, "が見つかりません。", "missing-file", Theme::Light).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_comes_back_is_opened_again() -> Outcome {
    let folder = tempfile::tempdir()?;
    let [file, pulled] = ["白樺会.hanchan", "pulled"].map(|name| folder.path().join(name));
    hanchan(["new", &file.display().to_string()])?;
    fs::rename(&file, &pulled)?;
    let window = Window::open(Some(&file), Theme::Light).await?;
    window.press_button("もう一度開く").await?;
    let still = "もう一度試しましたが、まだ開けません。";
    window
        .find_text(".problem-screen > [role=status]", still)
        .await?;
    window.picture("still-missing").await?;
    fs::rename(&pulled, &file)?;
    window.press_button("もう一度開く").await?;
    window.find("nav button[aria-current=page]").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_club() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("買い物.hanchan");
    fs::write(&file, "牛乳\n卵\n")?;
    check(
        &file,
        "は半荘帳のファイルではありません。",
        "not-a-club",
        Theme::Dark,
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_a_newer_version() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("club.hanchan");
    hanchan(["new", &file.display().to_string()])?;
    let mut bytes = fs::read(&file)?;
    // SQLite keeps the version of a file's form in four bytes at 60.
    bytes[60..64].copy_from_slice(&9_999_u32.to_be_bytes());
    fs::write(&file, bytes)?;
    check(
        &file,
        "は、これより新しい半荘帳で作られています。",
        "newer-file",
        Theme::Light,
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("club.hanchan");
    hanchan(["new", &file.display().to_string()])?;
    let bytes = fs::read(&file)?;
    fs::write(&file, &bytes[..bytes.len() / 2])?;
    check(
        &file,
        "は壊れているため、読めません。",
        "damaged-file",
        Theme::Light,
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_is_called_as_a_file() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("club.hanchan");
    fs::create_dir(&file)?;
    check(
        &file,
        "は、ファイルではなくフォルダーです。",
        "folder-for-a-file",
        Theme::Light,
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_on_a_disk_that_cannot_be_read() -> Outcome {
    let (_folder, club) = played_club()?;
    let disk = FailingDisk {
        calls: "?read,?pread64",
        error: "EIO",
        from: 1,
        paths: &[&club],
    };
    let window = Window::open_on(&disk, &club, Theme::Dark).await?;
    let what = "のあるディスクかUSBメモリーが、うまく読み書きできませんでした。";
    check_in(&window, &club, what, "unreadable-disk").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_another_window_has_open() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("club.hanchan");
    hanchan(["new", &file.display().to_string()])?;
    let first = Window::open(Some(&file), Theme::Light).await?;
    first.find("nav button[aria-current=page]").await?;
    let before = fs::read(&file)?;
    let second = Window::open(Some(&file), Theme::Dark).await?;
    second.find_text("h2", "開けませんでした").await?;
    let [what, ..] = second.problem("file-in-use").await?;
    let (who, when) = what.rsplit_once(" さんが ").ok_or(what.as_str())?;
    assert!(
        who.starts_with(&format!("「{}」は、", file.display())),
        "{what}"
    );
    assert!(when.ends_with(" から開いています。"), "{what}");
    second.close().await?;
    assert_eq!(fs::read(&file)?, before, "the file is as it was");
    first.find("nav button[aria-current=page]").await?;
    first.close().await
}

//! A club whose file is lost or damaged comes back from a backup that the program remembers.

use std::fs;
use std::path::Path;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, file_in, hanchan};

async fn press(window: &Window, button: &str) -> Outcome {
    window.focus_on(button).await?;
    window.press(Key::Enter).await
}

fn standings(file: &Path) -> Outcome<String> {
    hanchan(["standings", &file.display().to_string(), "--json"])
}

/// The club that was opened last cannot be, and its newest backup is put back.
async fn put_back(window: &Window, what: &str, picture: &str) -> Outcome {
    window.find_text("h2", "開けませんでした").await?;
    let said = window.text_of(".problem dd").await?;
    assert!(said.ends_with(what), "{said}");
    window.find(".kept-backup .facts").await?;
    window.is_accessible().await?;
    window.picture(picture).await?;
    press(window, ".kept-backup button.main-act").await?;
    window.find("nav button[aria-current=page]").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_club_is_put_back_and_a_damaged_one_stays_as_it_is() -> Outcome {
    let (folder, backups) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let file = folder.path().join("さくら会.hanchan");
    let season = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/season"));
    let [members, results] = ["members.csv", "results.csv"].map(|name| season.join(name));
    let [text, members, results] =
        [&file, &members, &results].map(|path| path.display().to_string());
    hanchan(["new", &text, "--name", "さくら会"])?;
    hanchan([
        "import",
        &text,
        "--members",
        &members,
        "--results",
        &results,
    ])?;
    let before = standings(&file)?;

    let window = Window::open_choosing(Some(&file), Theme::Light, backups.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button_by_key("いま控えをとる").await?;
    window.find_text(".count", "1個").await?;
    // The side follows a new name at once.
    window.press_button("会の設定").await?;
    let name = "section[aria-labelledby=data-settings] input";
    window.type_over(name, "さくらの会" + Key::Enter).await?;
    window.until_title_is("さくらの会 - 半荘帳").await?;

    // Lost, it does not open by itself, and that is said.
    let away = folder.path().join("さくら会.away");
    let window = window
        .restart_after(Theme::Light, || fs::rename(&file, &away))
        .await?;
    window.find(".start .note.heed").await?;
    window.picture("start-lost").await?;
    press(&window, ".start-recent button").await?;
    put_back(&window, "が見つかりません。", "lost").await?;
    window.until_title_is("さくら会 - 半荘帳").await?;
    assert_eq!(standings(&file)?, before);

    let whole = fs::read(&file)?;
    let damaged = &whole[..whole.len() / 2];
    let window = window
        .restart_after(Theme::Dark, || fs::write(&file, damaged))
        .await?;
    put_back(
        &window,
        "は壊れているため、読めません。",
        "damaged-restored",
    )
    .await?;
    window.close().await?;
    assert_eq!(fs::read(&file)?, damaged, "the damaged file is as it was");
    fs::remove_file(&file)?;
    let restored = file_in(folder.path(), "hanchan")?;
    assert_eq!(standings(&restored)?, before);
    Ok(())
}

/// What is said of a backup in the list of them.
async fn said_of_a_backup(window: &Window, what: &str, picture: &str) -> Outcome {
    window.find_text(".backup-list .problem dd", what).await?;
    window.is_accessible().await?;
    window.scroll_to(".backup-list .problem").await?;
    window.picture(picture).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_cannot_be_used_is_told_and_one_that_can_is_put_back() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("さくら会.hanchan");
    hanchan(["new", &file.display().to_string(), "--name", "さくら会"])?;
    let window = Window::open_choosing(Some(&file), Theme::Light, folder.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button_by_key("いま控えをとる").await?;
    window.find_text(".count", "1個").await?;
    let backup = file_in(&folder.path().join("さくら会の控え"), "hanchan")?;
    let checksum = backup.with_extension("hanchan.sha256");
    let (whole, proof) = (fs::read(&backup)?, fs::read(&checksum)?);
    let name = backup.display();
    let unusable = format!("控え「{name}」は壊れているため、使えません。");
    let unproved = format!(
        "「{name}」が正しい控えかどうかを確かめるための、同じ名前で「.sha256」のつくファイルがありません。"
    );

    fs::write(&backup, &whole[..whole.len() / 2])?;
    window.press_button_by_key("中を見る").await?;
    said_of_a_backup(&window, &unusable, "backup-damaged").await?;
    window.turn_language("English").await?;
    let said = window.text_of(".backup-list .problem dd").await?;
    assert!(said.ends_with("is damaged and cannot be used."), "{said}");
    window.picture("backup-damaged-english").await?;
    window.turn_language("日本語").await?;
    window.press_button_by_key("中を見る").await?;

    // Everything can be read in it, and yet a byte is not what was written.
    let mut changed = whole.clone();
    changed[99] ^= 1;
    fs::write(&backup, changed)?;
    window.press_button_by_key("中を見る").await?;
    window
        .press_button_by_key("この控えを新しいファイルに戻す")
        .await?;
    said_of_a_backup(&window, &unusable, "backup-changed").await?;

    fs::write(&backup, whole)?;
    fs::remove_file(&checksum)?;
    window
        .press_button_by_key("この控えを新しいファイルに戻す")
        .await?;
    said_of_a_backup(&window, &unproved, "backup-unproved").await?;

    fs::write(&checksum, proof)?;
    window
        .press_button_by_key("この控えを新しいファイルに戻す")
        .await?;
    window
        .until_said("控えを新しいファイルに戻しました：")
        .await?;
    window.close().await
}

//! What can happen to a file that is made of the record or brought into it: what is said then, that
//! nothing is left by halves, and that it can be done once its cause is gone.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use thirtyfour::Key;
use window_tests::{Outcome, SmallDisk, Theme, Window, file_in, labelled, pdf_text, played_club};

const FULL: &str = "のある場所がいっぱいで、保存できませんでした。";

/// What happened.
fn is_said(said: &[String], what: &str) {
    assert!(said[0].contains(what), "{said:?}");
}

fn names_in(folder: &Path) -> Outcome<Vec<String>> {
    let entries = fs::read_dir(folder)?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    names.collect()
}

/// Presses a button that writes onto a full disk; nothing new is left there.
async fn does_not_fit(window: &Window, button: &str, disk: &SmallDisk, picture: &str) -> Outcome {
    window.press_button_by_key(button).await?;
    is_said(&window.problem(picture).await?, FULL);
    assert_eq!(names_in(disk.path())?, ["写真.bin"], "{button}");
    Ok(())
}

/// The same screen, where nothing is said any more of what went wrong before.
async fn without_a_problem(window: &Window) -> Outcome {
    window.go_to("成績").await?;
    window.go_to("データと設定").await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_small_disk_no_paper_and_no_copy_fits() -> Outcome {
    let disk = SmallDisk::new()?;
    let (_folder, club) = played_club()?;
    let window = Window::open_choosing(Some(&club), Theme::Light, disk.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button("置き場所を選ぶ").await?;
    window
        .until_said("控えのもうひとつの置き場所を決めました")
        .await?;
    let filler = disk.fill()?;
    does_not_fit(&window, "いま控えをとる", &disk, "full-backup").await?;
    // The one beside the club's file is there all the same.
    window.find_text(".count", "1個").await?;
    for (task, button, picture) in [
        ("書き出す", "フォルダーを選んで書き出す", "full-export"),
        (
            "長く残す",
            "フォルダーを選んで、保管用に書き出す",
            "full-archive",
        ),
    ] {
        without_a_problem(&window).await?;
        window.press_button(task).await?;
        does_not_fit(&window, button, &disk, picture).await?;
    }
    without_a_problem(&window).await?;
    window.press_button("次の係に渡す").await?;
    for label in ["合言葉", "合言葉をもう一度"] {
        let words = "sakura no hana ga saku".to_owned() + Key::Tab;
        window.type_over(&labelled(label), words).await?;
    }
    let hand_over = "引継ぎのファイルを作る";
    does_not_fit(&window, hand_over, &disk, "full-hand-over").await?;
    window.go_to("書類").await?;
    window.find(".paper canvas").await?;
    does_not_fit(&window, "ファイルに保存する", &disk, "full-report").await?;
    fs::remove_file(filler)?;
    window.press_button_by_key("ファイルに保存する").await?;
    window.until_said("書類を保存しました").await?;
    assert!(pdf_text(&file_in(disk.path(), "pdf")?)?.contains("月間成績表"));
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stick_that_is_out_when_a_paper_is_saved() -> Outcome {
    let (folder, club) = played_club()?;
    let [stick, pulled] = ["USB", "pulled"].map(|name| folder.path().join(name));
    fs::create_dir(&pulled)?;
    let window = Window::open_choosing(Some(&club), Theme::Dark, &stick).await?;
    window.go_to("書類").await?;
    window.find(".paper canvas").await?;
    window.press_button_by_key("ファイルに保存する").await?;
    is_said(
        &window.problem("stick-out").await?,
        "USB」が見つかりません。",
    );
    assert!(!stick.exists(), "nothing was put on the wrong disk");
    fs::rename(&pulled, &stick)?;
    window.press_button_by_key("ファイルに保存する").await?;
    window.until_said("書類を保存しました").await?;
    file_in(&stick, "pdf")?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_without_a_program_that_shows_papers() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    // As the system's own say that they know no program for such a file.
    for name in ["xdg-open", "gio"] {
        let opener = window.home().join("bin").join(name);
        fs::write(&opener, "#!/bin/sh\nexit 3\n")?;
        fs::set_permissions(&opener, Permissions::from_mode(0o755))?;
    }
    window.go_to("書類").await?;
    window.find(".paper canvas").await?;
    window.press_button_by_key("開いて印刷する").await?;
    let said = window.problem("no-viewer").await?;
    is_said(&said, ".pdf」を、パソコンのソフトで開けませんでした。");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_to_bring_in_that_is_too_large() -> Outcome {
    let (folder, club) = played_club()?;
    let before = fs::read(&club)?;
    File::create(folder.path().join("results.csv"))?.set_len(65 << 20)?;
    let window = Window::open_choosing(Some(&club), Theme::Light, folder.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button("ほかから取りこむ").await?;
    window.press_button_by_key("成績 選ぶ").await?;
    let said = "//*[@role='alert'][contains(., 'ファイルが大きすぎます。')]";
    window.scroll_to(said).await?;
    window.is_accessible().await?;
    window.picture("import-too-large").await?;
    window.close().await?;
    assert!(fs::read(&club)? == before, "nothing was brought in");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_for_a_new_club_that_another_file_has() -> Outcome {
    let window = Window::open(None, Theme::Light).await?;
    let place = window.home().join("半荘帳/白樺会.hanchan");
    fs::create_dir_all(place.parent().ok_or("a folder")?)?;
    fs::write(&place, "前の会")?;
    window.press_button("新しい会を作る").await?;
    window.until_focus_is_on("会の名前").await?;
    window.press("白樺会").await?;
    window.press_button_by_key("この会を作る").await?;
    let said = window.problem("name-taken").await?;
    is_said(&said, "という名前のファイルが、もうあります。");
    assert_eq!(fs::read_to_string(&place)?, "前の会");
    // As the words advise; what was typed is still there.
    window.type_over("input[type=text]", "新白樺会").await?;
    window.press_button_by_key("この会を作る").await?;
    window.until_title_is("新白樺会 - 半荘帳").await?;
    window.close().await
}

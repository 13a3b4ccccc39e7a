//! Files that the system hands to the program, and what it shows of itself on the taskbar.

use std::fs;
use std::path::Path;

use window_tests::{Bus, Outcome, Theme, Window, hanchan};

const QUESTION: &str = "[role=alertdialog]";

fn club(folder: &Path, name: &str) -> Outcome {
    let file = folder.join(format!("{name}.hanchan"));
    hanchan(["new", &file.display().to_string(), "--name", name])?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_start_hands_its_file_to_the_first_window() -> Outcome {
    let folder = tempfile::tempdir()?;
    for name in ["さくら会", "青空 会"] {
        club(folder.path(), name)?;
    }
    let bus = Bus::start()?;
    let window = Window::open_on_bus(&bus, None, Theme::Light).await?;
    window
        .find_text("main button", "会のファイルを開く")
        .await?;
    window.until_title_is("半荘帳").await?;

    // By its name in the folder of the second start, after what is no file.
    let arguments = ["--some-option", "さくら会.hanchan"];
    assert!(bus.start_again(folder.path(), &arguments).await?.success());
    window.until_title_is("さくら会 - 半荘帳").await?;
    window.until_title_is("さくら会 - 半荘帳").await?;

    // As file managers write it, among others.
    let address = format!(
        "file://{}/%E9%9D%92%E7%A9%BA%20%E4%BC%9A.hanchan",
        folder.path().display()
    );
    fs::write(folder.path().join("notes.txt"), "")?;
    let arguments = ["notes.txt", &address, "さくら会.hanchan"];
    assert!(bus.start_again(folder.path(), &arguments).await?.success());
    window.until_title_is("青空 会 - 半荘帳").await?;
    window
        .until_said("一度に開けるのはひとつの会です。ほかの2個のファイルは開いていません。")
        .await?;
    window.until_title_is("青空 会 - 半荘帳").await?;

    // What is half typed goes only when the person says so.
    window.go_to("会員").await?;
    window.press_button("会員を加える").await?;
    window.until_focus_is_on("名前").await?;
    window.press("青木").await?;
    let again = ["さくら会.hanchan"];
    assert!(bus.start_again(folder.path(), &again).await?.success());
    window.find(QUESTION).await?;
    window.is_accessible().await?;
    window.picture("leave-typed").await?;
    window.press_button("このまま入力を続ける").await?;
    window.until_gone(QUESTION).await?;
    window.until_title_is("青空 会 - 半荘帳").await?;
    assert!(bus.start_again(folder.path(), &again).await?.success());
    window
        .press_button("捨てて「さくら会.hanchan」を開く")
        .await?;
    window.until_title_is("さくら会 - 半荘帳").await?;

    // Without a file it only shows itself.
    assert!(bus.start_again(folder.path(), &[""; 0]).await?.success());
    let missing = ["not there.hanchan"];
    assert!(bus.start_again(folder.path(), &missing).await?.success());
    window.find_text("h2", "開けませんでした").await?;
    window.press_button("「さくら会」に戻る").await?;
    window.until_title_is("さくら会 - 半荘帳").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_files_at_the_start_the_club_is_opened() -> Outcome {
    let folder = tempfile::tempdir()?;
    club(folder.path(), "さくら会")?;
    let window = Window::open(Some(&folder.path().join("さくら会.hanchan")), Theme::Light).await?;
    window.until_title_is("さくら会 - 半荘帳").await?;
    // Loaded anew, as by a key that we take from the web view, the page has the same club.
    window.page.refresh().await?;
    window.until_title_is("さくら会 - 半荘帳").await?;
    window.close().await
}

//! Two secretaries entered results apart: the window finds what only the other file has, and brings it
//! over.

use std::fs;
use std::path::Path;

use window_tests::{Outcome, Theme, Window, hanchan};

fn import(file: &Path, members: &str) -> Outcome {
    let given = file.with_extension("csv");
    fs::write(&given, format!("number,name\n{members}\n"))?;
    let [file, given] = [file, &given].map(|path| path.display().to_string());
    hanchan(["import", &file, "--members", &given])?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_the_other_file_has_is_brought_over() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("club.hanchan");
    // The system's dialog is asked for a file of this name.
    let other = folder.path().join("other.hanchan");
    hanchan(["new", &file.display().to_string()])?;
    fs::copy(&file, &other)?;
    import(&other, "1,岡田 花")?;
    import(&other, "2,野口 実")?;
    import(&file, "2,山田 勇")?;
    let window = Window::open_choosing(Some(&file), Theme::Light, folder.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button("二つのファイルを比べる").await?;
    window.press_button_by_key("比べるファイルを選ぶ").await?;
    window
        .find_text("h3", "相手のファイルだけにあること（2）")
        .await?;
    window
        .find_text("h3", "このファイルだけにあること（1）")
        .await?;
    window
        .find("//p[starts-with(., '会員「2 (山田 勇)」の名前が、このファイルでは「山田 勇」、相手のファイルでは「野口 実」です。')]")
        .await?;
    window.fits().await?;
    window.is_accessible().await?;
    window
        .scroll_to("//h3[contains(., 'このファイルだけ')]")
        .await?;
    window.picture("comparison").await?;
    window.press_button_by_key("取りこむ").await?;
    window.until_said("取りこみを取りこみました").await?;
    window
        .find_text("h3", "相手のファイルだけにあること（1）")
        .await?;
    window.close().await?;
    let members = hanchan(["history", &file.display().to_string(), "--limit", "1"])?;
    assert!(
        members.contains("bring-over") && members.contains("岡田 花"),
        "{members}"
    );
    hanchan(["check", &file.display().to_string()])?;
    Ok(())
}

//! What leaves the window: a report as it was seen, everybody's report at once, and a backup that can
//! be opened again.

use std::fs;
use std::path::Path;

use window_tests::{Outcome, Theme, Window, file_in, hanchan, pdf_text, played_club, until};

/// The characters of a text, in no order: two programs read a page's columns differently.
fn characters(text: &str) -> Vec<char> {
    let mut characters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    characters.sort_unstable();
    characters
}

#[tokio::test(flavor = "multi_thread")]
async fn the_monthly_report_is_saved_as_it_is_seen() -> Outcome {
    let (_folder, file) = played_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Light, chosen.path()).await?;
    window.go_to("書類").await?;
    window.find(".paper canvas").await?;
    let seen = window
        .content_of(".paper-frame .heard-only:not(:empty)")
        .await?;
    let page = window.text_of(".page-number").await?;
    window.picture("reports").await?;

    window.press_button("ファイルに保存する").await?;
    window.until_said("書類を保存しました").await?;
    let saved = file_in(chosen.path(), "pdf")?;
    let read = pdf_text(&saved)?;
    assert!(seen.contains("月間成績表"), "{seen}");
    let first = read.split('\u{c}').next().unwrap_or_default();
    assert_eq!(characters(&seen), characters(first));
    let pages = read.matches('\u{c}').count();
    assert_eq!(page, format!("1 / {pages}ページ"));

    window.press_button("開いて印刷する").await?;
    let viewed = until(async || {
        let viewed = window.viewed()?.pop();
        Ok(viewed.ok_or_else(|| "nothing was opened in the viewer".to_owned()))
    });
    assert_eq!(fs::read(viewed.await?)?, fs::read(&saved)?);
    window.enlarge_text(4).await?;
    window.picture("reports-200").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_where_the_person_chose_and_opens_again() -> Outcome {
    let (_folder, file) = played_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Dark, chosen.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button("置き場所を選ぶ").await?;
    window
        .until_said("控えのもうひとつの置き場所を決めました")
        .await?;
    window.press_button("いま控えをとる").await?;
    window.find_text(".count", "1個").await?;
    window.picture("data-dark").await?;
    window.enlarge_text(4).await?;
    window.picture("data-dark-200").await?;
    window.close().await?;

    let copy = file_in(chosen.path(), "hanchan")?;
    hanchan(["check", &copy.display().to_string()])?;
    let standings = |file: &Path| hanchan(["standings", &file.display().to_string(), "--json"]);
    assert_eq!(standings(&copy)?, standings(&file)?);
    Ok(())
}

/// All text of a document, without spaces.
fn text_of(pdf: &Path) -> Outcome<String> {
    Ok(pdf_text(pdf)?
        .chars()
        .filter(|c| *c == '\u{c}' || !c.is_whitespace())
        .collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn everybodys_reports_are_saved_in_one_file_and_in_a_file_each() -> Outcome {
    let (_folder, file) = played_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Light, chosen.path()).await?;
    window.go_to("書類").await?;
    window.click("[data-kind=everybody]").await?;
    window
        .find("//button[normalize-space()='ひとりずつ保存する']")
        .await?;
    // Saving begins once everybody's pages are there.
    window
        .find("//button[normalize-space()='ファイルに保存する'][not(@aria-disabled)]")
        .await?;
    window.is_accessible().await?;
    window.picture("reports-everybody").await?;
    window.press_button("ファイルに保存する").await?;
    window.until_said("書類を保存しました").await?;
    let whole = text_of(&file_in(chosen.path(), "pdf")?)?;

    window.press_button("ひとりずつ保存する").await?;
    let said = "//*[@class='said'][contains(., '人分の成績表を保存しました')]";
    window.find(said).await?;
    let said = window.text_of(said).await?;
    window.close().await?;

    let mut sheets = Vec::new();
    for folder in fs::read_dir(chosen.path())? {
        let folder = folder?.path();
        if folder.is_dir() {
            for sheet in fs::read_dir(folder)? {
                sheets.push(sheet?.path());
            }
        }
    }
    assert!(said.starts_with(&format!("{}人分", sheets.len())), "{said}");
    assert!(sheets.len() > 10, "{sheets:?}");
    let mut pages = 0;
    for sheet in &sheets {
        let name = sheet.file_stem().unwrap_or_default().to_string_lossy();
        let name: String = name.chars().filter(|c| !c.is_whitespace()).collect();
        let name = name.rsplit(['-', '_']).next().unwrap_or_default();
        let text = text_of(sheet)?;
        // Names stand in the file's own characters; the fonts may lack one.
        assert!(text.contains(name) || text.contains('〓'), "{name}: {text}");
        pages += text.matches('\u{c}').count();
        // The first page of each, just as it is alone, is in the one document as well.
        let first = text.split('\u{c}').next().unwrap_or_default();
        assert!(whole.contains(first), "{name} is not in the whole document");
    }
    assert_eq!(whole.matches('\u{c}').count(), pages);
    Ok(())
}

//! What another file's program left beside a club's file is told, and nothing of either is lost.

use std::fs;

use window_tests::{Outcome, Theme, Window, hanchan, played_club};

/// What a journal of `SQLite`'s begins with.
const JOURNAL: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// One that would take back a page which the file does not have so.
fn journal_of_another() -> Vec<u8> {
    let mut journal = JOURNAL.to_vec();
    // One page, of a file that had one, in sectors of 512 bytes; then that page, which is the second.
    for number in [1, 0x5eed, 1, 512, 4_096_u32] {
        journal.extend(number.to_be_bytes());
    }
    journal.resize(512, 0);
    journal.extend(2_u32.to_be_bytes());
    journal.resize(512 + 4 + 4_096 + 4, 0x5e);
    journal
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_of_another_file_is_put_aside_and_told() -> Outcome {
    let (folder, sample) = played_club()?;
    let club = folder.path().join("club.hanchan");
    fs::rename(sample, &club)?;
    let path = club.display().to_string();
    let standings = hanchan(["standings", &path, "--json"])?;
    let journal = folder.path().join("club.hanchan-journal");
    let left = journal_of_another();
    fs::write(&journal, &left)?;

    let window = Window::open(Some(&club), Theme::Light).await?;
    let said = window.text_of(".opening-note p").await?;
    assert!(
        said.starts_with("会のファイルのそばに「club.hanchan-journal」がありました"),
        "{said}"
    );
    let kept = folder.path().join("club.hanchan-journal-kept-1");
    assert!(
        said.contains(&format!("「{}」にとってあります。", kept.display())),
        "{said}"
    );
    window.fits().await?;
    window.is_accessible().await?;
    window.picture("journal-put-aside").await?;
    // It stays on every screen until it is understood.
    window.go_to("成績").await?;
    window.find(".opening-note").await?;
    window.press_button("わかりました").await?;
    window.until_gone(".opening-note").await?;
    window.close().await?;

    assert_eq!(
        fs::read(kept)?,
        left,
        "it may be all that another file needs"
    );
    assert!(!journal.exists());
    assert_eq!(hanchan(["standings", &path, "--json"])?, standings);
    Ok(())
}

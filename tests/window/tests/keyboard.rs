//! Keys of the keyboard, which reach the page by the window and its menus as everybody's do. The screen
//! has one keyboard, so all is one test.

use std::path::Path;

use thirtyfour::Key;
use window_tests::desktop::{CONTROL, DOWN, END, ENTER, F5, F10, SHIFT};
use window_tests::{Outcome, Theme, Window, hanchan, labelled, played_club, until};

fn letter(letter: char) -> u32 {
    letter.into()
}

/// What the history says of entries of sheets, the latest first.
fn states(club: &Path) -> Outcome<Vec<bool>> {
    let history = hanchan(["history", &club.display().to_string(), "--json"])?;
    let sheets = history
        .lines()
        .filter(|line| line.contains("\"operation\":\"enter-hanchan\""));
    Ok(sheets
        .map(|line| line.contains("\"state\":\"done\""))
        .collect())
}

async fn until_states(club: &Path, expected: &[bool]) -> Outcome {
    until(async || {
        let states = states(club)?;
        let instead = || format!("the sheets stand {states:?}, and not {expected:?}");
        Ok((states == expected).then_some(()).ok_or_else(instead))
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_press_is_one_deed_and_no_key_is_the_browsers() -> Outcome {
    let (folder, club) = played_club()?;
    let window = Window::open_choosing(Some(&club), Theme::Light, folder.path()).await?;
    window.until_focus_is_on("東家").await?;
    for (table, people) in [("A", ["1", "2", "3", "4"]), ("B", ["5", "6", "7", "8"])] {
        window.enter(&people).await?;
        window.enter(&["481", "359", "287", "73"]).await?;
        window
            .until_said(&format!("1回戦{table}卓を保存しました。"))
            .await?;
    }
    window.until_focus_is_on("東家").await?;
    window.press("9").await?;

    // Nothing of the page is loaded anew, and what is half typed stays.
    window
        .page
        .execute("window.isTheSame = true", Vec::new())
        .await?;
    for keys in [
        &[F5][..],
        &[CONTROL, letter('r')],
        &[CONTROL, SHIFT, letter('r')],
    ] {
        window.press_keys(keys)?;
    }
    window.press_keys(&[letter('1')])?;
    window.until_value_is(&labelled("東家"), "91").await?;
    let same = window
        .page
        .execute("return window.isTheSame === true", Vec::new());
    assert!(same.await?.convert::<bool>()?);

    // While something is typed, the key is the box's.
    window.press_keys(&[CONTROL, letter('z')])?;
    until(async || {
        let value = window.value_of(&labelled("東家")).await?;
        Ok((value != "91")
            .then_some(())
            .ok_or_else(|| "nothing of the typing is taken back".to_owned()))
    })
    .await?;
    window.press(Key::Escape + "").await?;
    window.close().await?;
    assert_eq!(states(&club)?, [true, true]);

    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("成績").await?;
    window.press_keys(&[CONTROL, letter('z')])?;
    window.until_said("半荘の記入を元に戻しました。").await?;
    // A second undo of the same press would have come by now: the next is a press of its own.
    window.press_keys(&[CONTROL, letter('y')])?;
    window.until_said("半荘の記入をやり直しました。").await?;
    window.press_keys(&[CONTROL, SHIFT, letter('z')])?;
    window.until_said("やり直すものはありません。").await?;
    window.press_keys(&[CONTROL, letter('8')])?;
    window
        .find_text("nav button[aria-current=page]", "データと設定")
        .await?;
    window.picture("data-keys").await?;

    // The last line of the first menu ends the program.
    window
        .close_by_keys(&[&[F10], &[DOWN], &[END], &[ENTER]])
        .await?;
    until_states(&club, &[true, true]).await
}

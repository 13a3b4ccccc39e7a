//! Japanese input: composing a text, and the Enter that confirms it, belong to the box alone.

use std::collections::BTreeSet;

use thirtyfour::Key;
use window_tests::{Chromium, Confirming, Outcome, labelled, played_club};

/// What stands in the box with the focus.
const VALUE: &str = "return document.activeElement.value ?? ''";

/// The boxes for text that can be typed in now, by their ids.
async fn boxes(page: &Chromium) -> Outcome<Vec<String>> {
    let ids = "return [...document.querySelectorAll('main input[type=text], main textarea')]
        .filter(box => !box.disabled && !box.readOnly && box.checkVisibility())
        .map((box, at) => box.id ||= `box-${at}`)";
    Ok(page.page.execute(ids, Vec::new()).await?.convert()?)
}

/// Composes in a box and confirms: nothing may be asked for but what typing asks for as well, and
/// the focus stays where it is. What was typed is taken back.
async fn check(page: &Chromium, id: &str, heard: Confirming) -> Outcome {
    let focus = "const box = document.getElementById(arguments[0]); box.focus(); box.select?.();
        return box.labels[0]?.textContent ?? ''";
    let label: String = page.page.execute(focus, vec![id.into()]).await?.convert()?;
    let begun = page.commands().len();
    page.compose("あおき", "青木").await?;
    page.settled().await?;
    let typed = page.commands().len();
    page.confirm("青木", heard).await?;
    page.settled().await?;

    let commands = page.commands();
    let of = |range: &[String]| range.iter().cloned().collect::<BTreeSet<_>>();
    let (by_typing, by_confirming) = (of(&commands[begun..typed]), of(&commands[typed..]));
    assert!(
        by_confirming.is_subset(&by_typing),
        "{label}, {heard:?}: typing asks {by_typing:?}, confirming {by_confirming:?}"
    );
    let focused = "return document.activeElement.id";
    let focus: String = page.page.execute(focused, Vec::new()).await?.convert()?;
    assert_eq!(focus, id, "{label}, {heard:?}: the focus has moved");
    let value: String = page.page.execute(VALUE, Vec::new()).await?.convert()?;
    assert!(value.contains("青木"), "{label}, {heard:?}: {value}");
    // Closes what is offered, then takes back what was typed; once more would leave a form.
    page.press(Key::Escape + "").await?;
    let value: String = page.page.execute(VALUE, Vec::new()).await?.convert()?;
    if value.contains("青木") {
        page.press(Key::Escape + "").await?;
    }
    page.settled().await
}

async fn check_all(page: &Chromium) -> Outcome {
    let all = boxes(page).await?.len();
    let heading = page.text_of("main h1").await?;
    for at in 0..all {
        for heard in [Confirming::Composing, Confirming::Composed] {
            // A search may have put others in their place meanwhile, under names of their own.
            let ids = boxes(page).await?;
            assert_eq!(ids.len(), all, "{heading}: the same boxes as before {at}");
            check(page, &ids[at], heard).await?;
        }
    }
    assert!(all > 0, "there are boxes to type in");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_confirming_enter_does_nothing_in_any_box() -> Outcome {
    let (_folder, club) = played_club()?;
    let page = Chromium::open(Some(&club)).await?;
    // The window goes through these by itself after a while, and would ask in the midst of it.
    for large in ["成績", "会員"] {
        page.see(large).await?;
    }
    for screen in page.screens().await? {
        page.see(&screen).await?;
        if !boxes(&page).await?.is_empty() {
            check_all(&page).await?;
        }
    }
    page.see("会員").await?;
    page.press_button("会員を加える").await?;
    page.settled().await?;
    check_all(&page).await?;
    page.is_quiet().await?;
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_confirming_enter_makes_no_club() -> Outcome {
    let page = Chromium::open(None).await?;
    page.press_button("新しい会を作る").await?;
    page.settled().await?;
    check_all(&page).await?;
    assert!(!page.commands().contains(&"create_club".to_owned()));
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_enter_after_it_goes_on() -> Outcome {
    let (_folder, club) = played_club()?;
    let page = Chromium::open(Some(&club)).await?;
    page.until_focus_is_on("東家").await?;
    page.compose("うの", "宇野").await?;
    page.confirm("宇野", Confirming::Composed).await?;
    page.find("[role=option][aria-selected=true]").await?;
    page.until_focus_is_on("東家").await?;
    // The first chooses, the second goes on.
    page.press(Key::Enter + "").await?;
    page.until_value_is(&labelled("東家"), "14 宇野 隆").await?;
    page.press(Key::Enter + "").await?;
    page.until_focus_is_on("南家").await?;
    page.enter(&["1", "2", "3"]).await?;

    page.until_focus_is_on("東の点数").await?;
    page.compose("４２３", "４２３").await?;
    page.confirm("４２３", Confirming::Composing).await?;
    page.until_focus_is_on("東の点数").await?;
    page.press(Key::Enter + "").await?;
    page.until_focus_is_on("南の点数").await?;
    page.until_value_is(".sheet-score input", "423").await?;
    page.close().await
}

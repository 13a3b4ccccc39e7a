//! The manual, walked: every step of every page is done in the real window as it is written, and what it
//! promises is seen, in both languages. Where `HANCHAN_WRITE_MANUAL` is set, its pictures are taken meanwhile.

mod ground;

use ::manual::{Act, Language, Manual, Page, Step, Text};
use thirtyfour::Key;
use window_tests::{Outcome, Told, View};

use ground::Ground;

async fn walk(id: &str) -> Outcome {
    let manual = Manual::read()?;
    let page = manual.page(id).ok_or_else(|| format!("no page {id}"))?;
    walk_in(page, Language::Ja).await?;
    walk_in(page, Language::En).await
}

async fn walk_in(page: &Page, language: Language) -> Outcome {
    let ground = Ground::of(page.club)?;
    let window = ground.open(language).await?;
    for (step, number) in page.steps.iter().zip(1..) {
        let stem = format!("{}-{number}", page.id);
        // Said at once: who waits sees where it is.
        println!("{stem} ({})", language.code());
        let taken = match take(&window, step, language).await {
            Ok(()) => look_at(&window, step, &stem, language).await,
            error => error,
        };
        if let Err(error) = taken {
            let place = format!("{}, step {number} ({})", page.id, language.code());
            window.picture(&format!("manual-{stem}")).await?;
            return Err(format!("{place}: {error}").into());
        }
    }
    window.close().await
}

/// Does what a step says.
async fn take(window: &View, step: &Step, language: Language) -> Outcome {
    let mut near = None;
    for act in &step.acts {
        let told = |name| Told { name, near };
        match act {
            Act::At(words) => {
                near = Some(words.of(language));
                continue;
            }
            Act::Press(name) => window.press_named(told(name.of(language))).await?,
            Act::Type(typed) => {
                let text = match &typed.text {
                    Text::Same(text) => text,
                    Text::Each(words) => words.of(language),
                };
                window
                    .type_named(told(typed.label.of(language)), text)
                    .await?;
            }
            Act::Choose(chosen) => {
                let option = chosen.option.of(language);
                window
                    .choose_named(told(chosen.label.of(language)), option)
                    .await?;
            }
            Act::Keys(keys) => {
                for stroke in keys.split(' ') {
                    press(window, stroke).await?;
                }
            }
            Act::See(words) => window.until_read(words.of(language)).await?,
        }
        near = None;
    }
    Ok(())
}

/// Holds the window to the picture of the step, where it has one.
async fn look_at(window: &View, step: &Step, picture: &str, language: Language) -> Outcome {
    let Some(marks) = &step.picture else {
        return Ok(());
    };
    let marks: Vec<&str> = marks.iter().map(|mark| mark.of(language)).collect();
    window.manual_picture(picture, language, &marks).await
}

/// Presses a key, also together with Ctrl, or types what is none.
async fn press(window: &View, stroke: &str) -> Outcome {
    match stroke.strip_prefix("Ctrl+") {
        None => match key(stroke) {
            Some(key) => window.press(key + "").await,
            None => window.press(stroke.to_owned()).await,
        },
        Some(other) => {
            let other =
                key(other).map_or_else(|| other.to_lowercase(), |key| key.value().to_string());
            window.press_with_control(&other).await
        }
    }
}

fn key(name: &str) -> Option<Key> {
    let key = match name {
        "Enter" => Key::Enter,
        "Tab" => Key::Tab,
        "Esc" => Key::Escape,
        "End" => Key::End,
        "F4" => Key::F4,
        "F6" => Key::F6,
        "F8" => Key::F8,
        _ => return None,
    };
    Some(key)
}

/// A test for each page, so that one can be walked alone and they are walked side by side.
macro_rules! walks {
    ($($name:ident: $id:literal,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() -> Outcome {
                walk($id).await
            }
        )*

        #[test]
        fn every_page_is_walked() -> Outcome {
            let walked = [$($id),*];
            let manual = Manual::read()?;
            let pages: Vec<&str> = manual.pages.iter().map(|page| page.id.as_str()).collect();
            assert_eq!(pages, walked);
            Ok(())
        }
    };
}

walks! {
    first_start: "first-start",
    sample_club: "sample-club",
    find_your_way: "find-your-way",
    club_settings: "club-settings",
    blank_sheets: "blank-sheets",
    first_evening: "first-evening",
    attendance: "attendance",
    seats: "seats",
    sheet: "sheet",
    hands: "hands",
    hall: "hall",
    closing: "closing",
    wrong_sum: "wrong-sum",
    correct_sheet: "correct-sheet",
    undo: "undo",
    wrong_day: "wrong-day",
    set_aside: "set-aside",
    schedule: "schedule",
    month: "month",
    half_year: "half-year",
    certificates: "certificates",
    new_member: "new-member",
    guest: "guest",
    personal: "personal",
    adjustment: "adjustment",
    leaving: "leaving",
    merge: "merge",
    erase: "erase",
    rules: "rules",
    rule_book: "rule-book",
    what_if: "what-if",
    hand_value: "hand-value",
    contest_club: "contest-club",
    contest_day: "contest-day",
    contest_happenings: "contest-happenings",
    contest_new_year: "contest-new-year",
    contest_knockout: "contest-knockout",
    contest_youth: "contest-youth",
    contest_final: "contest-final",
    backups: "backups",
    broken_pc: "broken-pc",
    two_files: "two-files",
    hand_over: "hand-over",
    receive: "receive",
    excel_in: "excel-in",
    excel_out: "excel-out",
    web_page: "web-page",
    association: "association",
}

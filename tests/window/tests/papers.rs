//! The papers of a club's year: what the secretary writes, what the club honours and what lies on the
//! tables leave the window as `hanchan` makes them.

use std::fs;
use std::path::{Path, PathBuf};

use thirtyfour::Key;
use window_tests::{
    Outcome, Theme, Window, file_in, hanchan, labelled, pdf_text, played_club, until,
};

const COMMENT: &str = "この半年もよく打ちました";
const AWARD: &str = "半期王者";

/// The characters of a document in no order: vertical writing is read in another.
fn characters(pdf: &Path) -> Outcome<Vec<char>> {
    let text = pdf_text(pdf)?;
    let mut characters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    characters.sort_unstable();
    Ok(characters)
}

/// The saved document whose name begins so.
fn saved(folder: &Path, beginning: &str) -> Outcome<PathBuf> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with(beginning) {
            return Ok(path);
        }
    }
    Err(format!("no {beginning} was saved").into())
}

/// Waits until the page that is shown has those words on it.
async fn until_seen(window: &Window, words: &str) -> Outcome {
    until(async || {
        let said = ".paper-frame .heard-only:not(:empty)";
        let seen: String = window.content_of(said).await?.split_whitespace().collect();
        let instead = || format!("“{words}” is not on the page: {seen}");
        Ok(seen.contains(words).then_some(()).ok_or_else(instead))
    })
    .await
}

/// Saves the document that is shown, under the name that begins so.
async fn save(window: &Window, name: &str) -> Outcome {
    window.press_button("ファイルに保存する").await?;
    window
        .find(&format!("//*[@class='said'][contains(., '/{name}')]"))
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_comment_an_award_a_certificate_and_a_record_sheet_are_printed_as_hanchan_prints_them()
-> Outcome {
    let (_folder, file) = played_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Light, chosen.path()).await?;
    window.go_to("書類").await?;
    window.click("[data-kind=half_year]").await?;
    window.find(&labelled("幹事より")).await?;
    window.go_to_box("幹事より").await?;
    window.press(COMMENT).await?;
    window.press(Key::Tab).await?;
    window.until_said("「幹事より」を保存しました").await?;
    until_seen(&window, COMMENT).await?;

    window.press_button("載せるもの").await?;
    window.until_focus_is_on("成績表に載せるもの").await?;
    window.click("[data-section=rankings] input").await?;
    window.until_said("「ランキング」は載せません").await?;
    window.press_button_by_key("記録を上へ").await?;
    window.until_said("「記録」を3番目に移しました").await?;
    window.until_focus_is_on("上へ").await?;
    window.picture("papers-sections").await?;
    window.is_accessible().await?;
    window.has_large_targets().await?;
    window.press_button("書類に戻る").await?;
    window.until_focus_is_on("半期成績表").await?;

    window.press_button("表彰の決まり").await?;
    window.until_focus_is_on("表彰の決まり（12の賞）").await?;
    window.is_accessible().await?;
    window.press_button_by_key("優勝を直す").await?;
    window.until_focus_is_on("賞の名前").await?;
    window
        .type_over(&labelled("賞の名前"), AWARD.to_owned() + Key::Enter)
        .await?;
    window
        .until_said("「半期王者」の決まりを保存しました")
        .await?;
    window.picture("papers-awards").await?;
    window.is_accessible().await?;
    window.has_large_targets().await?;
    window.press_button("書類に戻る").await?;
    window.until_focus_is_on("半期成績表").await?;
    save(&window, "半期成績表").await?;

    window.click("[data-kind=awards]").await?;
    window.choose(&format!("option[value='{AWARD}']")).await?;
    window.find(".paper canvas").await?;
    until_seen(&window, AWARD).await?;
    window.picture("papers-certificate").await?;
    save(&window, "表彰状").await?;

    window.click("[data-kind=blank_sheets]").await?;
    window
        .type_over(&labelled("枚数"), "2".to_owned() + Key::Enter)
        .await?;
    window.find_text(".page-number", "1 / 2ページ").await?;
    window.picture("papers-record-sheet").await?;
    save(&window, "記録用紙").await?;

    window.press_button("元に戻す").await?;
    window.press_button("表彰の決まり").await?;
    window.find_text("strong", "優勝").await?;
    window.close().await?;

    let report = saved(chosen.path(), "半期成績表")?;
    let name = report.file_stem().unwrap_or_default().to_string_lossy();
    let mut parts = name.split('-').skip(1);
    let year = parts.next().ok_or("the file names no year")?.to_owned();
    let half = if parts.next() == Some("04") { "1" } else { "2" };
    let awards = chosen.path().join("awards.json");
    let other = chosen.path().join("other.pdf");
    let club = path(&file);
    fs::write(
        &awards,
        hanchan(["awards", &club])?.replacen("優勝", AWARD, 1),
    )?;
    let (awards, out) = (path(&awards), path(&other));
    let year = [
        "--year", &year, "--half", half, "--awards", &awards, "-o", &out,
    ];

    hanchan(["report", "half-year", &club].into_iter().chain(year))?;
    assert_eq!(characters(&report)?, characters(&other)?);
    let text = pdf_text(&report)?;
    assert!(text.contains(COMMENT) && text.contains(AWARD), "{text}");
    assert!(!text.contains("ランキング"), "{text}");

    let certificate = ["report", "certificate", "awards", &club];
    let of_award = ["--award", AWARD];
    hanchan(certificate.into_iter().chain(year).chain(of_award))?;
    let certificate = saved(chosen.path(), "表彰状")?;
    assert_eq!(characters(&certificate)?, characters(&other)?);

    hanchan(["report", "record-sheet", &club, "--tables", "2", "-o", &out])?;
    let sheet = saved(chosen.path(), "記録用紙")?;
    assert_eq!(pdf_text(&sheet)?, pdf_text(&other)?);
    Ok(())
}

fn path(path: &Path) -> String {
    path.display().to_string()
}

/// Eight people come, and the seats of the first round are drawn for them: their numbers and names,
/// as they sit.
async fn draw_a_round(window: &Window) -> Outcome<Vec<String>> {
    window.until_focus_is_on("東家").await?;
    window.go_to_step("出席").await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    for number in 1..=8 {
        window.press(format!("{number}") + Key::Enter).await?;
        let said = format!("出席は、いま{number}人です。");
        window.find_text(".attendance-count", &said).await?;
    }
    window.go_to_step("席決め").await?;
    window.press_button("くわしく").await?;
    window
        .type_over(&labelled("くじの番号"), "4649".to_owned() + Key::Enter)
        .await?;
    window.press_button("この席に決める").await?;
    window
        .find_text(".draw-state", "1回戦の席（決定済み、くじの番号 4649）")
        .await?;
    let seats = "return [...document.querySelectorAll('.drawn-table li button')]
        .map(button => button.textContent)";
    Ok(window.page.execute(seats, Vec::new()).await?.convert()?)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_papers_of_a_draw_name_everybody_as_hanchan_names_them() -> Outcome {
    let (_folder, file) = played_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Light, chosen.path()).await?;
    let drawn = draw_a_round(&window).await?;
    assert_eq!(drawn.len(), 8, "{drawn:?}");
    let names: Vec<&str> = drawn
        .iter()
        .filter_map(|person| person.split_once(' '))
        .map(|(_, name)| name)
        .collect();

    window.go_to("書類").await?;
    let papers = [
        ("drawn_sheets", "記録用紙", "record-sheet"),
        ("table_plan", "卓組表", "table-plan"),
        ("place_cards", "席札", "place-cards"),
    ];
    for (kind, name, _) in papers {
        window.click(&format!("[data-kind={kind}]")).await?;
        // The pages of this document, whose file is named in what is read aloud of them.
        window
            .find(&format!(".paper-frame[aria-label^='{name}-'] canvas"))
            .await?;
        window.is_accessible().await?;
        window.picture(&format!("papers-{kind}")).await?;
        save(&window, name).await?;
    }
    window.close().await?;

    let club = path(&file);
    hanchan(["check", &club])?;
    let out = path(&chosen.path().join("other.pdf"));
    for (_, name, report) in papers {
        let paper = saved(chosen.path(), name)?;
        let stem = paper.file_stem().unwrap_or_default().to_string_lossy();
        let (_, day) = stem.split_once('-').ok_or("the file names no day")?;
        hanchan(["report", report, &club, "--date", day, "-o", &out])?;
        let text = pdf_text(&paper)?;
        assert_eq!(text, pdf_text(Path::new(&out))?, "{name}");
        let text: String = text.split_whitespace().collect();
        for player in &names {
            let player: String = player.split_whitespace().collect();
            assert!(text.contains(&player), "{player} is not on {name}: {text}");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_paper_of_a_half_year_is_saved_in_one_folder() -> Outcome {
    let (_folder, file) = played_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Dark, chosen.path()).await?;
    window.go_to("書類").await?;
    window.click("[data-kind=web_page]").await?;
    window.choose("option[value=initials]").await?;
    window.press_button("ファイルに保存する").await?;
    window.until_said("ホームページを保存しました").await?;
    window.is_accessible().await?;

    window.click("[data-kind=whole_half_year]").await?;
    window.press_button("すべて保存する").await?;
    window
        .find("//*[@class='said'][contains(., '点を保存しました')]")
        .await?;
    window.is_accessible().await?;
    window.has_large_targets().await?;
    window.picture("papers-whole").await?;
    window.enlarge_text(4).await?;
    window.fits().await?;
    window.picture("papers-whole-200").await?;
    window.close().await?;

    let page = fs::read_to_string(file_in(chosen.path(), "html")?)?;
    assert!(page.contains("<html lang=\"ja\""), "{page}");
    let folder = saved(chosen.path(), "半期の書類")?;
    for (document, begins) in [
        ("半期成績表", &b"%PDF"[..]),
        ("表彰状", b"%PDF"),
        ("記録", b"PK"),
        ("ホームページ", b"<!"),
    ] {
        let bytes = fs::read(saved(&folder, document)?)?;
        assert!(bytes.starts_with(begins), "{document}");
    }
    let members = fs::read_dir(folder.join("個人成績表"))?.count();
    assert!(members > 10, "{members} personal reports");
    saved(&folder.join("個人成績表"), "01_")?;
    let bundles = folder.join("会員に渡すもの");
    saved(&bundles, "01_")?;
    let list = pdf_text(&saved(&bundles, "00_一覧")?)?;
    assert!(list.contains("両面印刷"), "{list}");
    let months = fs::read_dir(folder.join("月間成績表"))?.count();
    let days = fs::read_dir(folder.join("日別成績表"))?.count();
    assert!(months > 1 && days > months, "{months} months, {days} days");
    Ok(())
}

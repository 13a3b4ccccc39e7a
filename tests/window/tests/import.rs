//! Another program's files come into the window: refused with every place, then taken whole; and a
//! workbook whose columns have other names.

use std::fs;
use std::path::{Path, PathBuf};

use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
use tempfile::TempDir;
use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, hanchan};

const SEASON: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/season");

/// A new club to bring the season into by hand, and one in the window, where a person chooses files.
struct TwoClubs {
    chosen: TempDir,
    members: PathBuf,
    results: PathBuf,
    by_hand: String,
    by_window: PathBuf,
    _folder: TempDir,
}

impl TwoClubs {
    /// By hand the season is in already.
    fn new() -> Outcome<Self> {
        let (folder, chosen) = (tempfile::tempdir()?, tempfile::tempdir()?);
        let [by_hand, by_window] =
            ["by-hand", "by-window"].map(|name| folder.path().join(name).with_extension("hanchan"));
        let [members, results] =
            ["members.csv", "results.csv"].map(|name| Path::new(SEASON).join(name));
        let [hand, window, m, r] =
            [&by_hand, &by_window, &members, &results].map(|path| path.display().to_string());
        for file in [&hand, &window] {
            hanchan(["new", file])?;
        }
        hanchan(["import", &hand, "--members", &m, "--results", &r])?;
        Ok(Self {
            chosen,
            members,
            results,
            by_hand: hand,
            by_window,
            _folder: folder,
        })
    }

    async fn open(&self) -> Outcome<Window> {
        let chosen = self.chosen.path();
        let window = Window::open_choosing(Some(&self.by_window), Theme::Light, chosen).await?;
        window.go_to("データと設定").await?;
        window.press_button("ほかから取りこむ").await?;
        for role in ["会員の名簿", "成績"] {
            choose(&window, role).await?;
        }
        Ok(window)
    }

    /// Brings it in, and sees that it comes to the same as by hand.
    async fn import(&self, window: Window) -> Outcome {
        window.press_button_by_key("取りこむ").await?;
        window.until_said("取りこみました").await?;
        window.close().await?;
        let standings = |file: &str| hanchan(["standings", file, "--json"]);
        let by_window = self.by_window.display().to_string();
        assert_eq!(standings(&by_window)?, standings(&self.by_hand)?);
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_imported_whole_once_nothing_in_them_is_wrong() -> Outcome {
    let clubs = TwoClubs::new()?;
    // The last row's last seat is left out.
    let whole = fs::read_to_string(&clubs.results)?;
    let cut = whole.trim_end().rsplit_once('\n').ok_or("no rows")?.0;
    let chosen = clubs.chosen.path();
    fs::write(chosen.join("results.csv"), cut)?;
    fs::copy(&clubs.members, chosen.join("members.csv"))?;

    let window = clubs.open().await?;
    window.press_button_by_key("試してみる").await?;
    window.find("[role=alert]").await?;
    let wrong = rows_of_result(&window).await?;
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert_eq!(wrong[0][0], "results.csv");
    assert!(wrong[0][3].contains("に人がいません"), "{wrong:?}");
    window.picture("import-wrong").await?;

    fs::copy(&clubs.results, chosen.join("results.csv"))?;
    let leave_out = "button[aria-label='成績 外す']";
    window.focus_on(leave_out).await?;
    window.press(Key::Enter).await?;
    window.until_gone(leave_out).await?;
    choose(&window, "成績").await?;
    window.press_button_by_key("試してみる").await?;
    clubs.import(window).await
}

/// The season as people keep it in a workbook of their own: a sheet each for the list of members and
/// for results, other names at the head of the columns, days as cells.
fn workbook(season: &Path) -> Outcome<Vec<u8>> {
    let mut book = Workbook::new();
    let day = Format::new().set_num_format("[$-411]ge.m.d;@");
    for (file, sheet, renamed) in [
        (
            "members.csv",
            "名簿",
            [("name", "お名前"), ("kana", "フリガナ")],
        ),
        (
            "results.csv",
            "成績",
            [("points", "スコア"), ("series", "例会")],
        ),
    ] {
        let page = book.add_worksheet();
        page.set_name(sheet)?;
        let text = fs::read_to_string(season.join(file))?;
        let mut rows = text.trim_start_matches('\u{feff}').lines();
        let heads: Vec<&str> = rows.next().ok_or("no columns")?.split(',').collect();
        for (column, head) in (0..).zip(&heads) {
            let renamed = renamed.iter().find(|(name, _)| name == head);
            page.write_string(0, column, renamed.map_or(*head, |(_, other)| other))?;
        }
        for (row, cells) in (1..).zip(rows) {
            for (column, cell) in (0..).zip(cells.split(',')) {
                if let Ok(number) = cell.parse::<i32>() {
                    page.write_number(row, column, number)?;
                } else if let Ok(date) = ExcelDateTime::parse_from_str(cell)
                    && cell.len() == 10
                {
                    page.write_datetime_with_format(row, column, &date, &day)?;
                } else {
                    page.write_string(row, column, cell)?;
                }
            }
        }
    }
    Ok(book.save_to_buffer()?)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_workbook_with_columns_of_other_names_comes_in_once_they_are_matched() -> Outcome {
    let clubs = TwoClubs::new()?;
    let bytes = workbook(Path::new(SEASON))?;
    for name in ["members.xlsx", "results.xlsx"] {
        fs::write(clubs.chosen.path().join(name), &bytes)?;
    }

    let window = clubs.open().await?;
    // The sheets and most of the columns were found by their names.
    let asked = "select[aria-label='「スコア」は何の列か']";
    window.scroll_to(asked).await?;
    window.is_accessible().await?;
    window.picture("import-columns").await?;
    resize(&window, "+", true).await?;
    window.fits().await?;
    window.picture("import-columns-200").await?;
    resize(&window, "-", false).await?;
    window.press_button_by_key("試してみる").await?;
    window.find(".import-result [role=alert]").await?;
    let wrong = rows_of_result(&window).await?;
    assert!(
        wrong.iter().all(|row| row[0] == "results.xlsx[成績]"),
        "{wrong:?}"
    );
    assert!(wrong[0][3].contains("「スコア」が何の列か"), "{wrong:?}");

    window
        .choose(&format!("{asked} option[value=points]"))
        .await?;
    window.until_gone(".import-file .field-problem").await?;
    window.press_button_by_key("試してみる").await?;
    window.find(".import-result dl").await?;
    window.is_accessible().await?;
    window.picture("import-workbook").await?;
    clubs.import(window).await
}

/// What is wrong with the files, row by row.
async fn rows_of_result(window: &Window) -> Outcome<Vec<Vec<String>>> {
    window.until_whole().await?;
    let rows = "return [...document.querySelectorAll('.import-result tbody tr')]
        .map(row => [...row.cells].map(cell => cell.innerText.trim()))";
    Ok(window.page.execute(rows, Vec::new()).await?.convert()?)
}

/// From the smallest text to the largest, or back, by its key.
async fn resize(window: &Window, key: &str, largest: bool) -> Outcome {
    for _ in 0..4 {
        window.press_with_control(key).await?;
    }
    let size = if largest { "200" } else { "100" };
    window.find(&format!("html[data-text-size='{size}']")).await
}

/// Chooses the file of a role, and waits until its name is shown.
async fn choose(window: &Window, role: &str) -> Outcome {
    window.press_button_by_key(&format!("{role} 選ぶ")).await?;
    let leave_out = format!("button[aria-label='{role} 外す']");
    window.find(&leave_out).await?;
    Ok(())
}

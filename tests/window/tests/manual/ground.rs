//! What a page of the manual begins with: a club, and the folder that the person chooses wherever one is
//! asked for.

use std::fs;
use std::path::{Path, PathBuf};

use ::manual::{Club, Language};
use tempfile::TempDir;
use window_tests::{Competitions, Outcome, SMALL_SCREEN, Theme, Told, Window, hanchan};

const MEMBERS: &str = "number,name,kana\n1,青木 太郎,あおき たろう\n2,𠮷田 髙子,よしだ たかこ\n\
    3,山﨑 槗枝,やまざき はしえ\n4,小林 翔,こばやし しょう\n";

/// The first of them a second time.
const TWICE: &str = "9,青木 太郎,あおき たろう\n";

const ONE_EVENING: &str = "date,series,round,table,seat,member,points\n\
    2026-04-01,水曜会,1,A,E,1,42300\n2026-04-01,水曜会,1,A,S,2,31000\n\
    2026-04-01,水曜会,1,A,W,3,26700\n2026-04-01,水曜会,1,A,N,4,20000\n";

/// Of two evenings, as somebody typed it into a table.
const LIST: &str = "日付,回戦,卓,名前,点数\n\
    2025/4/2,1,A,青木 太郎,42300\n2025/4/2,1,A,𠮷田 髙子,31000\n\
    2025/4/2,1,A,山﨑 槗枝,26700\n2025/4/2,1,A,小林 翔,20000\n\
    2025/4/16,1,A,青木 太郎,18200\n2025/4/16,1,A,𠮷田 髙子,33700\n\
    2025/4/16,1,A,山﨑 槗枝,25800\n2025/4/16,1,A,小林 翔,42300\n";

/// What the hand-over is encrypted under; the page types it.
const PASSPHRASE: &str = "さくらの花が咲くころに";

/// The files there are before the window opens. They go with it.
pub struct Ground {
    club: Club,
    folder: PathBuf,
    chosen: PathBuf,
    file: Option<PathBuf>,
    _around: TempDir,
}

impl Ground {
    /// All that a page needs.
    pub fn of(club: Club) -> Outcome<Self> {
        let around = tempfile::tempdir()?;
        // They are seen in pictures.
        let [folder, chosen] = ["会の記録", "USBメモリー"].map(|name| around.path().join(name));
        fs::create_dir(&folder)?;
        fs::create_dir(&chosen)?;
        let mut ground = Self {
            club,
            folder,
            chosen,
            file: None,
            _around: around,
        };
        match club {
            Club::None | Club::Sample => {}
            Club::New => ground.make("number,name,kana\n", None)?,
            Club::Members => ground.make(MEMBERS, Some(ONE_EVENING))?,
            Club::Twice => ground.make(&(MEMBERS.to_owned() + TWICE), Some(ONE_EVENING))?,
            Club::Contest => ground.hold()?,
            Club::Lost => {
                ground.make(MEMBERS, Some(ONE_EVENING))?;
                let file = ground.file.take().ok_or("no file")?;
                hanchan(["backup", &text(&file), "--to", &text(&ground.chosen)])?;
                fs::remove_file(file)?;
            }
            Club::Given => ground.hand_over()?,
            Club::Lists => {
                ground.make(MEMBERS, Some(ONE_EVENING))?;
                fs::write(ground.chosen.join("list.csv"), LIST)?;
            }
            Club::Two => ground.part()?,
        }
        Ok(ground)
    }

    /// The window on it, in that language.
    pub async fn open(&self, language: Language) -> Outcome<Window> {
        let (file, chosen) = (self.file.as_deref(), &self.chosen);
        let home = tempfile::tempdir()?;
        if self.club == Club::Sample {
            // The program makes one that has played until last month; this one is always the same.
            let there = home.path().join("data/jp.hanchancho.app");
            hanchan(["demo", "--no-papers", &text(&there)])?;
        }
        let window = Window::open_at(home, file, Theme::Light, chosen).await?;
        // A web view that is led on before it has drawn its first screen may never draw again.
        window
            .find(if file.is_some() {
                ".navigation"
            } else {
                "main input"
            })
            .await?;
        window
            .until_gone("//main//*[@role='status'][contains(., '読みこんで')]")
            .await?;
        window.until_drawn().await?;
        window.make_page(SMALL_SCREEN).await?;
        if language == Language::En {
            window.turn_language("English").await?;
        }
        if self.club == Club::Sample {
            let name = match language {
                Language::Ja => "見本の会を見てみる",
                Language::En => "Look round the sample club",
            };
            window.press_named(Told { name, near: None }).await?;
            window.find(".live tbody tr").await?;
        }
        Ok(window)
    }

    /// A club with those people, and perhaps one evening.
    fn make(&mut self, members: &str, results: Option<&str>) -> Outcome {
        let file = self.folder.join("さくら会.hanchan");
        hanchan(["new", &text(&file), "--name", "さくら会"])?;
        self.import(&file, "--members", members)?;
        if let Some(results) = results {
            self.import(&file, "--results", results)?;
        }
        self.file = Some(file);
        Ok(())
    }

    fn import(&self, file: &Path, kind: &str, rows: &str) -> Outcome {
        if rows.lines().count() < 2 {
            return Ok(());
        }
        let table = self.folder.join("rows.csv");
        fs::write(&table, rows)?;
        hanchan(["import", &text(file), kind, &text(&table)])?;
        Ok(())
    }

    /// A competition that seven of twelve have entered.
    fn hold(&mut self) -> Outcome {
        let contest = Competitions::new(12)?;
        contest.prepare(
            "wakakujira-2025-championship",
            "new-year",
            "新春大会",
            |_| (),
        )?;
        contest.run("新春大会", &["entry", "enter"], &["--member", "1-7"])?;
        let file = self.folder.join(contest.file.file_name().ok_or("no file")?);
        fs::copy(&contest.file, &file)?;
        self.file = Some(file);
        Ok(())
    }

    fn hand_over(&mut self) -> Outcome {
        self.make(MEMBERS, Some(ONE_EVENING))?;
        let file = self.file.take().ok_or("no file")?;
        let said = self.folder.join("passphrase.txt");
        fs::write(&said, PASSPHRASE)?;
        let package = text(&self.chosen.join("club.zip.age"));
        let asked = [
            "handover",
            "make",
            &text(&file),
            "--out",
            &package,
            "--encrypt",
        ];
        hanchan(asked.into_iter().chain(["--passphrase-file", &text(&said)]))?;
        fs::remove_file(file)?;
        Ok(())
    }

    /// Somebody entered one more person into a copy.
    fn part(&mut self) -> Outcome {
        self.make(MEMBERS, Some(ONE_EVENING))?;
        let other = self.chosen.join("other.hanchan");
        fs::copy(self.file.as_deref().ok_or("no file")?, &other)?;
        self.import(
            &other,
            "--members",
            "number,name,kana\n5,遠藤 光,えんどう ひかる\n",
        )
    }
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

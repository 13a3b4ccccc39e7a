//! Sheets that are half typed, kept on this computer so that closing the window, or its end by
//! accident, loses none of the typing. A file for each club's file; nothing of it is in the record.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use desk::sheet::{Draft, read_drafts, write_drafts};

/// As many half-typed sheets as one evening can leave.
const MOST: usize = 40;

/// Each is left by one change from a newer version to an older.
const MOST_ASIDE: u32 = 100;

/// Where the half-typed sheets of one club are kept.
pub struct Drafts {
    file: PathBuf,
    club: PathBuf,
}

impl Drafts {
    /// Kept in that folder, which need not be there yet. The name follows from the path as it is: by
    /// another key an update would lose what was typed.
    pub fn within(folder: &Path, club: &Path) -> Self {
        let digest = Sha256::digest(club.as_os_str().as_encoded_bytes());
        let name = digest
            .iter()
            .take(8)
            .fold(0_u64, |name, byte| name << 8 | u64::from(*byte));
        Self {
            file: folder.join("drafts").join(format!("{name:016x}.json")),
            club: club.to_owned(),
        }
    }

    /// The half-typed sheets, the latest last. What cannot be read is said where the program was
    /// started, and is no reason not to work on.
    pub fn all(&self) -> Vec<Draft> {
        match self.read() {
            Ok(drafts) => drafts,
            Err(error) => {
                eprintln!("{}: {error}", self.file.display());
                Vec::new()
            }
        }
    }

    /// Keeps a sheet in place of what was typed of it before. A file that cannot be read is put aside
    /// and not written over: it may be a newer version's, which brings back what is in it.
    pub fn keep(&self, draft: Draft) -> Result<(), db::Error> {
        let mut drafts = self.read().or_else(|_| self.put_aside())?;
        drafts.retain(|other| other.place != draft.place);
        drafts.push(draft);
        let surplus = drafts.len().saturating_sub(MOST);
        drafts.drain(..surplus);
        self.write(drafts)?;
        // It is kept, whatever becomes of the others.
        if let Err(error) = self.clear_elsewhere() {
            eprintln!("{error}");
        }
        Ok(())
    }

    /// Forgets a sheet that was saved or thrown away.
    pub fn forget(&self, draft: &Draft) -> Result<(), db::Error> {
        let mut drafts = self.all();
        let before = drafts.len();
        drafts.retain(|other| other.place != draft.place);
        if drafts.len() == before {
            return Ok(());
        }
        self.write(drafts)?;
        self.clear_elsewhere()
    }

    fn read(&self) -> io::Result<Vec<Draft>> {
        let mut drafts = match fs::read(&self.file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => match read_drafts(&read?)? {
                (club, drafts) if db::is_same_club(&club, &self.club) => drafts,
                _ => Vec::new(),
            },
        };
        // What was typed last of a sheet is in the file itself.
        for (_, mut others) in self.elsewhere() {
            others.retain(|other| drafts.iter().all(|draft| draft.place != other.place));
            drafts.splice(0..0, others);
        }
        Ok(drafts)
    }

    /// What was kept of the club while it was open by other paths to its file, and what an older version
    /// could not read and put aside, the last first; and where it is.
    fn elsewhere(&self) -> Vec<(PathBuf, Vec<Draft>)> {
        let folder = self.file.parent().map(fs::read_dir);
        let files = folder.into_iter().flatten().flatten().flatten();
        let mut others: Vec<PathBuf> = files.map(|file| file.path()).collect();
        others.retain(|file| *file != self.file);
        others.sort_by(|one, other| other.cmp(one));
        let kept = others.into_iter().filter_map(|file| {
            // What cannot be read is of no use yet, and stays.
            let (club, drafts) = read_drafts(&fs::read(&file).ok()?).ok()?;
            db::is_same_club(&club, &self.club).then_some((file, drafts))
        });
        kept.collect()
    }

    fn aside(&self, number: u32) -> PathBuf {
        self.file.with_extension(format!("unread-{number:03}.json"))
    }

    /// Puts the file out of the way, where nothing else was put before, and gives what can be read.
    fn put_aside(&self) -> Result<Vec<Draft>, db::Error> {
        let mut places = (1..=MOST_ASIDE).map(|number| self.aside(number));
        let free = places.find(|place| !place.exists());
        free.ok_or_else(|| io::ErrorKind::AlreadyExists.into())
            .and_then(|free| db::rename(&self.file, &free))
            .and_then(|()| self.read())
            .map_err(|error| self.failed(error))
    }

    fn write(&self, drafts: Vec<Draft>) -> Result<(), db::Error> {
        let text = write_drafts(&self.club, drafts).map_err(|error| self.failed(error))?;
        self.file
            .parent()
            .map_or(Ok(()), fs::create_dir_all)
            .map_err(|error| self.failed(error))?;
        db::write_whole(&self.file, &text)
    }

    /// Takes away the other files with what was typed of the club, once all of it is in its own.
    fn clear_elsewhere(&self) -> Result<(), db::Error> {
        for (other, _) in self.elsewhere() {
            db::remove_file(&other).map_err(|error| db::Error::File {
                path: other,
                fault: error.into(),
            })?;
        }
        Ok(())
    }

    fn failed(&self, error: io::Error) -> db::Error {
        db::Error::File {
            path: self.file.clone(),
            fault: error.into(),
        }
    }
}

/// A sheet of which nothing is typed yet.
#[cfg(test)]
pub(crate) fn blank(place: desk::sheet::DraftPlace) -> Draft {
    let seat = serde_json::json!({"person": null, "search": "", "score": "", "chombo": ""});
    let sheet = serde_json::json!({
        "day": place.day, "series": place.series, "round": place.round, "table": place.table,
        "rules": 1, "unit": "hundreds", "seats": [seat, seat, seat, seat], "lastDealer": "北",
        "sticks": "", "unbalanced": null, "twoTables": null, "fillLast": false, "hands": [],
    });
    let sheet = serde_json::from_value(sheet).unwrap();
    Draft { place, sheet }
}

#[cfg(test)]
mod tests {
    use super::*;
    use desk::sheet::DraftPlace;
    use scoring::SeriesId;
    use std::slice::from_ref;

    fn draft(round: u32, table: &str) -> Draft {
        blank(DraftPlace {
            day: "2026-11-21".parse().unwrap(),
            series: SeriesId(1),
            round,
            table: table.into(),
            hanchan: None,
        })
    }

    #[test]
    fn the_latest_typing_of_each_sheet_is_kept_until_it_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let club = Path::new("/home/白樺会.hanchan");
        let drafts = || Drafts::within(folder.path(), club);
        assert!(drafts().all().is_empty());
        drafts().keep(draft(1, "A")).unwrap();
        drafts().keep(draft(1, "B")).unwrap();
        let mut typed = draft(1, "A");
        typed.sheet.seats[0].score = "42".into();
        drafts().keep(typed.clone()).unwrap();
        assert_eq!(drafts().all(), [draft(1, "B"), typed.clone()]);
        drafts().forget(&draft(1, "B")).unwrap();
        assert_eq!(drafts().all(), [typed]);
        let other = Drafts::within(folder.path(), Path::new("/home/青空会.hanchan"));
        assert!(other.all().is_empty());
    }

    // Not on Windows: only an administrator may make links there.
    #[cfg(unix)]
    #[test]
    fn what_was_typed_by_another_path_to_the_club_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let [books, linked] = ["books", "linked"].map(|name| folder.path().join(name));
        fs::create_dir(&books).unwrap();
        std::os::unix::fs::symlink(&books, &linked).unwrap();
        fs::write(books.join("club.hanchan"), "").unwrap();
        fs::write(books.join("other.hanchan"), "").unwrap();
        let drafts = |club: &Path| Drafts::within(folder.path(), club);
        let [before, now] = [&linked, &books].map(|books| drafts(&books.join("club.hanchan")));
        before.keep(draft(1, "A")).unwrap();
        before.keep(draft(1, "B")).unwrap();
        drafts(&books.join("other.hanchan"))
            .keep(draft(9, "Z"))
            .unwrap();
        assert_eq!(now.all(), [draft(1, "A"), draft(1, "B")]);
        // From the first key on, all of it is kept in one file.
        let mut typed = draft(1, "A");
        typed.sheet.seats[0].score = "42".into();
        now.keep(typed.clone()).unwrap();
        assert_eq!(now.all(), [draft(1, "B"), typed.clone()]);
        assert!(!before.file.exists());
        assert_eq!(before.all(), now.all());
        before.forget(&draft(1, "B")).unwrap();
        assert_eq!(now.all(), [typed]);
        assert_eq!(drafts(&books.join("other.hanchan")).all(), [draft(9, "Z")]);
    }

    /// As virus scanners do: others may read it as well, and nothing else.
    #[cfg(windows)]
    #[test]
    fn what_somebody_has_open_is_no_reason_not_to_keep_a_sheet() {
        use std::os::windows::fs::OpenOptionsExt;
        let folder = tempfile::tempdir().unwrap();
        let club = folder.path().join("club.hanchan");
        fs::write(&club, "").unwrap();
        let drafts = |club: &Path| Drafts::within(folder.path(), club);
        let [before, now] = [&folder.path().join("CLUB.hanchan"), &club].map(|club| drafts(club));
        before.keep(draft(1, "A")).unwrap();
        let mut options = fs::OpenOptions::new();
        let scanner = options.read(true).share_mode(1).open(&before.file).unwrap();
        now.keep(draft(1, "B")).unwrap();
        assert_eq!(now.all(), [draft(1, "A"), draft(1, "B")]);
        // It would come back from there.
        now.forget(&draft(1, "A")).unwrap_err();
        drop(scanner);
        now.keep(draft(1, "B")).unwrap();
        assert!(!before.file.exists());
    }

    #[test]
    fn a_file_that_cannot_be_read_is_as_good_as_none() {
        let folder = tempfile::tempdir().unwrap();
        let drafts = Drafts::within(folder.path(), Path::new("/home/a.hanchan"));
        drafts.keep(draft(1, "A")).unwrap();
        fs::write(&drafts.file, "[half").unwrap();
        assert!(drafts.all().is_empty());
        drafts.keep(draft(2, "A")).unwrap();
        assert_eq!(drafts.all(), [draft(2, "A")]);
        assert_eq!(fs::read_to_string(drafts.aside(1)).unwrap(), "[half");
        // Nor is what was put aside before lost by it.
        fs::write(&drafts.file, "{half").unwrap();
        drafts.keep(draft(3, "A")).unwrap();
        assert_eq!(drafts.all(), [draft(3, "A")]);
        assert_eq!(fs::read_to_string(drafts.aside(1)).unwrap(), "[half");
        assert_eq!(fs::read_to_string(drafts.aside(2)).unwrap(), "{half");
        drafts.forget(&draft(1, "A")).unwrap();
        assert!(drafts.aside(1).exists() && drafts.aside(2).exists());
    }

    #[test]
    fn what_an_older_version_could_not_read_is_brought_back_by_the_newer() {
        let folder = tempfile::tempdir().unwrap();
        let drafts = Drafts::within(folder.path(), Path::new("/home/a.hanchan"));
        drafts.keep(draft(1, "A")).unwrap();
        drafts.keep(draft(1, "B")).unwrap();
        let newer = fs::read_to_string(&drafts.file).unwrap();
        let newer = newer.replace("\"version\":5", "\"version\":6");
        fs::write(&drafts.file, &newer).unwrap();

        // As an older version does it: forgetting leaves the file, and keeping puts it aside.
        drafts.forget(&draft(1, "A")).unwrap();
        assert_eq!(fs::read_to_string(&drafts.file).unwrap(), newer);
        let mut typed = draft(1, "B");
        typed.sheet.seats[0].score = "42".into();
        drafts.keep(typed.clone()).unwrap();
        assert_eq!(drafts.all(), from_ref(&typed));
        let aside = drafts.aside(1);
        assert_eq!(fs::read_to_string(&aside).unwrap(), newer);

        // As the newer one finds it, which knows the form.
        let known = newer.replace("\"version\":6", "\"version\":5");
        fs::write(&aside, &known).unwrap();
        assert_eq!(drafts.all(), [draft(1, "A"), typed.clone()]);
        drafts.keep(draft(2, "A")).unwrap();
        let all = [draft(1, "A"), typed.clone(), draft(2, "A")];
        assert_eq!(drafts.all(), all);
        assert!(!aside.exists(), "they are in the one file now");

        // What is thrown away does not come back.
        fs::write(&aside, &known).unwrap();
        drafts.forget(&draft(1, "A")).unwrap();
        assert_eq!(drafts.all(), [typed, draft(2, "A")]);
        assert!(!aside.exists());
    }
}

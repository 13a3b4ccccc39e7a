//! `hanchan sections`.

use crate::answer::Answer;
use crate::arguments::Sections;
use crate::clock;
use crate::failure::Failure;
use crate::file;
use db::Settings;

/// Prints what the club's reports have, or writes it down.
pub fn sections(asked: &Sections, answer: &mut Answer) -> Result<(), Failure> {
    let chosen = if asked.usual {
        scoring::Sections::default()
    } else if asked.set.is_empty() {
        let settings = file::open_to_read(&asked.file)?.settings()?;
        return answer.pretty_json(&settings.sections);
    } else {
        scoring::Sections::new(&asked.set).map_err(|fault| Failure::refused(fault.to_string()))?
    };
    let mut club = file::open(&asked.file)?;
    let before = club.settings()?;
    if before.sections != chosen {
        let settings = Settings {
            sections: chosen,
            ..before
        };
        club.change_settings(clock::now()?, &settings)?;
        answer.done();
    }
    let count = chosen.shown().count();
    answer.line(format!("{}: {count} sections", asked.file.display()));
    Ok(())
}

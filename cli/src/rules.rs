//! Rule sets: by name, and `hanchan rules`.

use crate::answer::Answer;
use crate::arguments::Rules;
use crate::clock;
use crate::failure::Failure;
use crate::file;
use crate::json;
use crate::text_file;
use db::Club;
use scoring::rule_set::PRESET_IDS;
use scoring::{RuleBook, RuleSet, RuleSetData};
use std::path::Path;

/// A preset by its id, or the rule set in a JSON file.
pub fn named(named: &str) -> Result<RuleSet, Failure> {
    if let Some(rules) = scoring::preset(named) {
        return Ok(rules);
    }
    let path = Path::new(named);
    if path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
    {
        return from_file(path);
    }
    let known = PRESET_IDS.join(", ");
    Err(Failure::refused(format!(
        "rule set \"{named}\" is not known; use one of {known}, or a file ending in .json"
    )))
}

/// The club's newest rule set of that id, a preset, or the rule set in a JSON file; the club's own
/// where none is named.
pub fn of_club(club: &Club, asked: Option<&str>) -> Result<RuleSet, Failure> {
    let Some(asked) = asked else {
        return Ok(club.own_rules()?);
    };
    match club.rule_set(asked)? {
        Some((_, rules)) => Ok(rules),
        None => named(asked),
    }
}

fn from_file(path: &Path) -> Result<RuleSet, Failure> {
    json::from_file(path, &format!("hanchan rules show {}", PRESET_IDS[0]))
}

pub fn rules(action: Rules, answer: &mut Answer) -> Result<(), Failure> {
    match action {
        Rules::List { file } => list(file.as_deref(), answer),
        Rules::Show { id } => answer.pretty_json(&named(&id)?),
        Rules::Add { file, rules } => add(&file, &rules, answer),
        Rules::Book { file, rules, from } => {
            let rules = rules.as_deref();
            match from {
                Some(from) => write_book(&file, rules, &from, answer),
                None => print_book(&file, rules, answer),
            }
        }
        Rules::Update { file } => update(&file, answer),
        Rules::Keep { file } => keep(&file, answer),
    }
}

fn list(path: Option<&Path>, answer: &mut Answer) -> Result<(), Failure> {
    let Some(path) = path else {
        for rules in scoring::presets() {
            answer.line(format!("{}  {}", rules.id(), rules.name()));
        }
        return Ok(());
    };
    let club = file::open_to_read(path)?;
    let own = club.settings()?.rules;
    for (id, rules) in club.rule_sets()? {
        let mark = if id == own { "  (the club's own)" } else { "" };
        answer.line(format!(
            "{}@{}  {}{mark}",
            rules.id(),
            rules.data().version,
            rules.name()
        ));
    }
    Ok(())
}

fn add(path: &Path, rules: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let rules = from_file(rules)?;
    let mut club = file::open(path)?;
    let version = match club.rule_set(rules.id())? {
        None => {
            club.add_rule_set(clock::now()?, &rules)?;
            1
        }
        Some((_, newest)) => {
            club.change_rule_set(clock::now()?, &rules)?;
            newest.data().version.saturating_add(1)
        }
    };
    answer.done();
    answer.line(format!("{}@{version}: added", rules.id()));
    Ok(())
}

fn print_book(path: &Path, asked: Option<&str>, answer: &mut Answer) -> Result<(), Failure> {
    let rules = of_club(&file::open_to_read(path)?, asked)?;
    for line in rules.data().book.to_string().lines() {
        answer.line(line);
    }
    Ok(())
}

fn write_book(
    path: &Path,
    asked: Option<&str>,
    from: &Path,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let book: RuleBook = text_file::read(from, "text")?
        .parse()
        .map_err(|wrong| Failure::refused(format!("{}: {wrong}", from.display())))?;
    let mut club = file::open(path)?;
    let before = of_club(&club, asked)?;
    let count = book.rule_count();
    let data = before.data().clone();
    let after = RuleSet::new(RuleSetData { book, ..data }).map_err(Failure::refused)?;
    club.change_rule_set(clock::now()?, &after)?;
    answer.done();
    let version = of_club(&club, Some(before.id()))?.data().version;
    answer.line(format!(
        "{}@{version}: {count} rules in its book",
        before.id()
    ));
    Ok(())
}

const NOTHING_OPEN: &str = "no correction of a preset is open for the rules that the club plays by; `hanchan check` tells when one is";

fn update(path: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let mut club = file::open(path)?;
    if club.update_rules(clock::now()?)?.is_none() {
        return Err(Failure::refused(NOTHING_OPEN));
    }
    answer.done();
    let rules = of_club(&club, None)?;
    let version = rules.data().version;
    answer.line(format!(
        "{}@{version}: the club plays by it from now on",
        rules.id()
    ));
    Ok(())
}

fn keep(path: &Path, answer: &mut Answer) -> Result<(), Failure> {
    let mut club = file::open(path)?;
    if club.keep_rules(clock::now()?)?.is_none() {
        return Err(Failure::refused(NOTHING_OPEN));
    }
    answer.done();
    let rules = of_club(&club, None)?;
    let version = rules.data().version;
    answer.line(format!("{}@{version}: stays as it is", rules.id()));
    Ok(())
}

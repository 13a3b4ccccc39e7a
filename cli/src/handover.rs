//! `hanchan handover`: everything for the next secretary in one file, and opening it.

mod passphrase;

use crate::answer::Answer;
use crate::arguments::{Handover, Make, OpenHandover};
use crate::clock;
use crate::failure::Failure;
use crate::file;
use db::{HandOverKind, Notice};
use reports::Options;
use scoring::Period;
use std::collections::BTreeSet;

pub fn handover(asked: &Handover, answer: &mut Answer) -> Result<(), Failure> {
    match asked {
        Handover::Make(asked) => make(asked, answer),
        Handover::Open(asked) => open(asked, answer),
    }
}

fn make(asked: &Make, answer: &mut Answer) -> Result<(), Failure> {
    let club = file::open_to_read(&asked.file)?;
    let now = clock::now()?;
    let settings = club.settings()?;
    let kind = if asked.encrypt {
        HandOverKind::Encrypted
    } else {
        HandOverKind::Open
    };
    let place = if asked.out.is_dir() {
        asked
            .out
            .join(db::hand_over_name(&settings.name, now.date(), kind))
    } else {
        asked.out.clone()
    };
    let passphrase = asked
        .encrypt
        .then(|| passphrase::chosen(asked.passphrase_file.as_deref()))
        .transpose()?;
    let options = Options {
        calendar: settings.calendar,
        ..Options::new(now.date())
    };
    let records = club.records(Period::ALWAYS)?;
    let papers = reports::papers_to_hand_over(&records, &club.awards()?, &options)
        .map_err(Failure::failed)?;
    let missing: BTreeSet<char> = papers
        .iter()
        .flat_map(|(_, pdf)| pdf.missing.clone())
        .collect();
    let papers: Vec<_> = papers
        .into_iter()
        .map(|(name, pdf)| (name, pdf.bytes))
        .collect();
    let made = club.hand_over(now, &place, &papers, passphrase.as_ref())?;
    answer.done();
    answer.line(format!(
        "{}: verified, {} files, {} hanchan",
        made.path.display(),
        made.files,
        made.hanchan
    ));
    if let Some(left) = made.left {
        answer.remark(format!("note: {}", Notice::ReadableLeftover(left)));
    }
    if !missing.is_empty() {
        let missing: String = missing.iter().collect();
        answer.remark(format!("its papers: no font has {missing}; printed as 〓"));
    }
    if passphrase.is_some() {
        answer.line("encrypted: without the passphrase nobody can open it, and it is kept nowhere; tell it by another way than the file");
    }
    Ok(())
}

fn open(asked: &OpenHandover, answer: &mut Answer) -> Result<(), Failure> {
    let passphrase = match db::hand_over_kind(&asked.file)? {
        Some(HandOverKind::Encrypted) => Some(passphrase::given(asked.passphrase_file.as_deref())?),
        _ => None,
    };
    let opened = db::open_hand_over(&asked.file, &asked.into, passphrase.as_ref())?;
    answer.done();
    answer.line(format!(
        "{}: verified, {} files; the club's file is {}",
        asked.into.display(),
        opened.files,
        opened.club.display()
    ));
    Ok(())
}

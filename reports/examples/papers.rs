//! Writes the papers of a made-up club's year other than its reports, to look at:
//! `cargo run -p reports --example papers -- FOLDER MEMBERS [large]`.

use std::path::PathBuf;
use std::{env, fs};

use chrono::NaiveDate;
use reports::{Form, LaterRounds, Options, Pdf, Print};
use scoring::presets;

#[allow(dead_code, reason = "the tests use the rest of the club")]
#[path = "../tests/club/mod.rs"]
mod club;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, members, ..] = arguments.as_slice() else {
        return Err("the arguments are a folder to write to and a number of members".into());
    };
    let folder = PathBuf::from(folder);
    let printed = NaiveDate::from_ymd_opt(2025, 10, 1).ok_or("no such day")?;
    let print = if arguments.iter().any(|argument| argument == "large") {
        Print::Large
    } else {
        Print::Normal
    };
    let options = Options {
        print,
        ..Options::new(printed)
    };
    fs::create_dir_all(&folder)?;
    let write = |name: &str, pdf: Result<Pdf, reports::Error>| {
        let pdf = pdf?;
        fs::write(folder.join(format!("{name}.pdf")), &pdf.bytes)?;
        println!("{name}: {} pages, {} bytes", pdf.pages, pdf.bytes.len());
        Ok::<(), Box<dyn std::error::Error>>(())
    };
    let (records, session, drawn) = club::drawn::day(members.parse()?);
    for rules in presets() {
        let form = Form::of(&rules);
        let blank = reports::blank_record_sheets(&records.club, &rules, form, 1, &options);
        write(&format!("record-sheet-{}", rules.id()), blank)?;
        let table = reports::value_table(&records.club, &rules, &options);
        write(&format!("value-table-{}", rules.id()), table)?;
        let sheet = reports::rule_sheet(&records.club, &rules, &options);
        write(&format!("rule-sheet-{}", rules.id()), sheet)?;
    }
    let rules = presets().next().ok_or("no preset")?;
    let form = Form::of(&rules);
    let sheets = |form| reports::record_sheets(&records, &session, &drawn, &rules, form, &options);
    write("record-sheets", sheets(form))?;
    let same = Form {
        later_rounds: LaterRounds::SamePeople,
        last_dealer: true,
        ..form
    };
    write("record-sheets-same", sheets(same))?;
    let single = Form {
        rounds: 1,
        hands: false,
        ..form
    };
    write("record-sheets-single", sheets(single))?;
    write(
        "table-plan",
        reports::table_plan(&records, &session, &drawn, &rules, &options),
    )?;
    write(
        "place-cards",
        reports::place_cards(&records, &session, &drawn[..1], &options),
    )?;
    let free = reports::Certificate {
        title: "感謝状".to_owned(),
        honour: String::new(),
        name: "勅使河原 権左衛門".to_owned(),
        lines: vec![
            "あなたは白樺会の世話役として二十年の長きにわたり会の運営に力を尽くされました"
                .to_owned(),
            "ここに感謝の意を表します".to_owned(),
        ],
        day: None,
    };
    let october = scoring::Period::month_of(printed);
    let autumn = club::coming::autumn();
    write(
        "schedule",
        reports::schedule_notice("白樺会", &autumn, october, &options),
    )?;
    let season = club::season(club::Shape::new(15, 6));
    let whole = scoring::Period::ALWAYS;
    let mut all = reports::yakuman_certificates(&season, whole, &options);
    all.push(free);
    write(
        "certificates",
        reports::certificates("白樺会", &all, "会長　髙橋 勇", &options),
    )?;
    Ok(())
}

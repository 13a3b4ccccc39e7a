//! What an export says, refuses and leaves alone.

use crate::support::{club, day, fault, files, import, now, season};
use calamine::{Data, Reader, Xlsx};
use db::{
    Club, Encoding, Error, ExportFormat, Fault, Member, NotInCp932, Play, Refused, Replacing,
};
use scoring::Period;
use std::fs;
use std::io::{Cursor, Read};
use tempfile::TempDir;

fn with_members(rows: &str) -> (TempDir, Club) {
    let (folder, mut club) = club();
    let members = format!("number,name,kana,note\n{rows}");
    import(&mut club, &files(&members, "", "")).unwrap();
    (folder, club)
}

/// The bytes of members.csv.
fn members_csv(club: &Club, encoding: Encoding) -> Result<Vec<u8>, Error> {
    let folder = TempDir::new().unwrap();
    let format = ExportFormat::Csv(encoding);
    let written = club.export(
        now(),
        Period::ALWAYS,
        format,
        folder.path(),
        Replacing::OwnOnly,
    )?;
    Ok(fs::read(&written.files[0]).unwrap())
}

#[test]
fn cp932_is_as_japanese_spreadsheets_read_it() {
    // NEC's and IBM's own characters are in CP932, others of the kind are not.
    let (_folder, club) = with_members("1,髙橋 﨑濵,ﾀｶﾊｼ,①㈱～―\n2,\"山田, \"\"太郎\"\"\",,\n");
    let bytes = members_csv(&club, Encoding::Cp932).unwrap();
    let (text, _, broken) = encoding_rs::SHIFT_JIS.decode(&bytes);
    assert!(!broken && std::str::from_utf8(&bytes).is_err());
    assert_eq!(
        text,
        "number,name,kana,kind,sex,joined,left,note\r\n\
         1,髙橋 﨑濵,ﾀｶﾊｼ,member,,,,①㈱～―\r\n\
         2,\"山田, \"\"太郎\"\"\",,member,,,,\r\n"
    );
}

#[test]
fn names_for_the_web_page_are_a_column_where_somebody_has_one() {
    let (_folder, mut club) = club();
    let members = "番号,氏名,公開名\n1,髙橋 﨑濵,\n2,山田 太郎,たぬき\n";
    import(&mut club, &files(members, "", "")).unwrap();
    assert_eq!(club.member(2).unwrap().unwrap().1.public_name, "たぬき");
    let csv = String::from_utf8(members_csv(&club, Encoding::Utf8).unwrap()).unwrap();
    assert_eq!(
        csv,
        "number,name,kana,kind,sex,joined,left,note,public_name\r\n\
         1,髙橋 﨑濵,,member,,,,,\r\n\
         2,山田 太郎,,member,,,,,たぬき\r\n"
    );
    // Files that say nothing of it agree with what is recorded, and so does an empty cell.
    for silent in [
        "number,name\n1,髙橋 﨑濵\n2,山田 太郎\n",
        "number,name,public_name\n1,髙橋 﨑濵,\n2,山田 太郎,\n",
    ] {
        let summary = import(&mut club, &files(silent, "", "")).unwrap();
        assert_eq!((summary.members_unchanged, summary.public_names), (2, 0));
    }
    let names =
        |club: &Club| [1, 2].map(|number| club.member(number).unwrap().unwrap().1.public_name);
    assert_eq!(names(&club), ["", "たぬき"]);
    // A name that is filled in takes the place of the one before.
    let other = "number,name,public_name\n1,髙橋 﨑濵,いぬ\n2,山田 太郎,きつね\n";
    let summary = import(&mut club, &files(other, "", "")).unwrap();
    assert_eq!((summary.members_unchanged, summary.public_names), (0, 2));
    assert_eq!(names(&club), ["いぬ", "きつね"]);
    club.undo(now()).unwrap();
    assert_eq!(names(&club), ["", "たぬき"]);
    // With anything else about them it is refused, and nobody is renamed.
    let other = "number,name,public_name\n1,髙橋 﨑濵,いぬ\n2,山田 次郎,きつね\n";
    let error = import(&mut club, &files(other, "", "")).unwrap_err();
    assert!(error.to_string().contains("山田 太郎"), "{error}");
    assert_eq!(names(&club), ["", "たぬき"]);
}

#[test]
fn until_when_somebody_is_a_beginner_is_a_column_where_somebody_is_one() {
    let (_folder, mut club) = club();
    let members = "番号,氏名,初心者マークの期限\n1,髙橋 﨑濵,\n2,山田 太郎,R9.3.31\n";
    import(&mut club, &files(members, "", "")).unwrap();
    let (id, member) = club.member(2).unwrap().unwrap();
    assert_eq!(member.beginner_until, Some(day("2027-03-31")));
    let csv = String::from_utf8(members_csv(&club, Encoding::Utf8).unwrap()).unwrap();
    assert_eq!(
        csv,
        "number,name,kana,kind,sex,joined,left,note,public_name,beginner_until\r\n\
         1,髙橋 﨑濵,,member,,,,,,\r\n\
         2,山田 太郎,,member,,,,,,2027-03-31\r\n"
    );
    // It comes in again as it is recorded; a list that says otherwise changes nobody.
    let summary = import(&mut club, &files(&csv, "", "")).unwrap();
    assert_eq!(summary.members_unchanged, 2);
    assert!(import(&mut club, &files(&csv.replace("2027", "2028"), "", "")).is_err());
    let long_ago = Member {
        beginner_until: chrono::NaiveDate::from_ymd_opt(1827, 3, 31),
        ..member
    };
    let refused = club.correct_member(now(), id, &long_ago).unwrap_err();
    assert!(refused.to_string().contains("beginner_until"), "{refused}");
}

#[test]
fn what_cp932_lacks_is_said_with_its_place() {
    let (_folder, club) = with_members(
        "1,髙橋 勇,,\"二行\nある\"\n2,𠮷田 茂,よしだ,\n3,森 鷗外,,𠮷 鷗 𠮷 ½ ¥\n4,𠮷田 茂,,\n",
    );
    let error = members_csv(&club, Encoding::Cp932).unwrap_err();
    let place = |line, column, lacking: &str, text: &str| NotInCp932 {
        file: "members.csv".to_owned(),
        line,
        column,
        lacking: lacking.chars().collect(),
        text: text.to_owned(),
    };
    match &error {
        Error::Refused(Refused::NotInCp932(found)) => assert_eq!(
            *found,
            [
                place(4, "name", "𠮷", "𠮷田 茂"),
                place(5, "name", "鷗", "森 鷗外"),
                place(5, "note", "𠮷鷗½¥", "𠮷 鷗 𠮷 ½ ¥"),
            ]
        ),
        other => panic!("{other}"),
    }
    assert_eq!(
        error.to_string().lines().next(),
        Some("members.csv:4: name: CP932 has no 𠮷 as in \"𠮷田 茂\"")
    );
}

#[test]
fn utf_8_bears_the_mark_of_excel_only_where_it_is_asked_for() {
    let (_folder, club) = with_members("1,𠮷田 茂,,\n");
    let plain = members_csv(&club, Encoding::Utf8).unwrap();
    let marked = members_csv(&club, Encoding::Utf8Marked).unwrap();
    assert_eq!(marked.strip_prefix(b"\xEF\xBB\xBF"), Some(&plain[..]));
    assert!(plain.starts_with(b"number,"));
}

/// Names that a spreadsheet would run, and how CSV writes them.
const FORMULAS: [(&str, &str); 7] = [
    ("=1+1", "'=1+1"),
    ("+81", "'+81"),
    ("-5", "'-5"),
    ("@SUM(1)", "'@SUM(1)"),
    ("＝cmd|' /C calc'!A0", "'＝cmd|' /C calc'!A0"),
    ("'たろう", "''たろう"),
    (
        "=HYPERLINK(\"http://example.com\")",
        "\"'=HYPERLINK(\"\"http://example.com\"\")\"",
    ),
];

#[test]
fn no_text_is_a_formula() {
    let rows: Vec<String> = (1..)
        .zip(FORMULAS)
        .map(|(number, (_, written))| format!("{number},{written},,"))
        .collect();
    let (_folder, club) = with_members(&rows.join("\n"));
    let names: Vec<String> = club
        .members()
        .unwrap()
        .into_iter()
        .map(|(_, one)| one.name)
        .collect();
    assert_eq!(names, FORMULAS.map(|(name, _)| name));
    let csv = String::from_utf8(members_csv(&club, Encoding::Utf8).unwrap()).unwrap();
    for (line, (_, written)) in csv.lines().skip(1).zip(FORMULAS) {
        assert!(line.contains(&format!(",{written},")), "{line}");
    }
    let bytes = club
        .workbook(now(), Period::ALWAYS, Play::Club)
        .unwrap()
        .unwrap();
    let mut book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(&bytes)).unwrap();
    let sheet = book.worksheet_range("members").unwrap();
    for (row, name) in sheet.rows().skip(1).zip(&names) {
        assert_eq!(row[1], Data::String(name.clone()));
    }
    assert_eq!(
        book.worksheet_formula("members").unwrap().cells().count(),
        0
    );
    // Typing over such a cell does not make it a formula either.
    assert!(part(&bytes, "xl/styles.xml").contains("quotePrefix=\"1\""));
}

fn part(workbook: &[u8], name: &str) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(workbook)).unwrap();
    let mut text = String::new();
    archive
        .by_name(name)
        .unwrap()
        .read_to_string(&mut text)
        .unwrap();
    text
}

#[test]
fn a_workbook_has_a_sheet_a_table_and_a_heading_that_stays() {
    let (_folder, mut club) = club();
    import(&mut club, &season()).unwrap();
    let bytes = club
        .workbook(now(), Period::ALWAYS, Play::Club)
        .unwrap()
        .unwrap();
    let book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(&bytes)).unwrap();
    assert_eq!(book.sheet_names(), ["members", "results", "hands"]);
    for sheet in 1..=3 {
        let sheet = part(&bytes, &format!("xl/worksheets/sheet{sheet}.xml"));
        assert!(
            sheet.contains("<pane ySplit=\"1\" topLeftCell=\"A2\"")
                && sheet.contains("state=\"frozen\"")
        );
    }
    assert_eq!(
        club.workbook(now(), Period::ALWAYS, Play::Club).unwrap(),
        Some(bytes)
    );
}

#[test]
fn the_workbook_that_is_handed_out_says_no_more_of_members_than_the_papers() {
    let (_folder, mut club) = with_members("1,髙橋 勇,たかはし,電話 090-5555-0142\n");
    let bytes = club
        .workbook(now(), Period::ALWAYS, Play::Club)
        .unwrap()
        .unwrap();
    let mut book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(&bytes)).unwrap();
    let sheet = book.worksheet_range("members").unwrap();
    let rows: Vec<Vec<String>> = sheet
        .rows()
        .map(|row| row.iter().map(ToString::to_string).collect())
        .collect();
    assert_eq!(
        rows,
        [
            ["number", "name", "kana", "kind"],
            ["1", "髙橋 勇", "たかはし", "member"]
        ]
    );
    // Whoever brings it in again loses nothing either.
    let mut source = db::Source::new("records.xlsx", bytes);
    source.turn_to("members".to_owned());
    let again = db::ImportFiles {
        members: Some(source),
        ..db::ImportFiles::default()
    };
    assert_eq!(import(&mut club, &again).unwrap().members_unchanged, 1);
}

#[test]
fn nothing_to_write_is_no_workbook() {
    let (_folder, club) = club();
    assert_eq!(
        club.workbook(now(), Period::ALWAYS, Play::Club).unwrap(),
        None
    );
}

#[test]
fn files_are_written_together_or_not_at_all() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("first"), "old").unwrap();
    fs::create_dir(at("second")).unwrap();
    let given = |names: [&str; 2]| names.map(|name| (at(name), b"new".to_vec()));
    assert_eq!(
        fault(db::write_together(&given(["first", "second"]))),
        Fault::Exists
    );
    assert_eq!(
        fault(db::write_together(&given(["first", "first/third"]))),
        Fault::NoFolder
    );
    assert_eq!(fs::read(at("first")).unwrap(), b"old");
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        2,
        "nothing is left beside them"
    );
    // Nor a folder that was made for them.
    let error = db::write_together(&given(["new/folder/third", "second"])).unwrap_err();
    assert!(error.to_string().contains("second"), "{error}");
    assert!(!at("new").exists());
    db::write_together(&given(["first", "new/folder/third"])).unwrap();
    for name in ["first", "new/folder/third"] {
        assert_eq!(fs::read(at(name)).unwrap(), b"new", "{name}");
    }
}

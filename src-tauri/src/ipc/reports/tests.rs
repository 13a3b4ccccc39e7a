use super::*;
use crate::for_tests::new_club;
use db::Settings;
use desk::papers::Rules;

#[test]
fn what_is_printed_after_a_write_is_drawn_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.hanchan");
    drop(new_club(&path, "shirakaba-2025"));
    let open = OpenClub::default();
    open.open(&path).unwrap();
    let (works, last) = (Works::default(), LastReport::default());
    let document = Document::RuleSheet {
        rules: Rules::InClub(open.read(|club| Ok(club.own_rules()?.source())).unwrap()),
    };
    let paper = Paper {
        large: false,
        honorific: paper::Honorific::None,
    };
    let looked_at = look_at(&open, &works, &last, 1, &document, paper).unwrap();
    let print = || seen(&open, &works, 2, &last, &document, paper).unwrap();
    assert_eq!(print().bytes, looked_at, "what was seen");

    open.write(|club, now| {
        let renamed = Settings {
            name: "新しい名前の会".to_owned(),
            ..club.settings()?
        };
        club.change_settings(now, &renamed)
    })
    .unwrap();
    let anew = make(&open, &works, 3, &document, paper).unwrap();
    assert_ne!(anew.bytes, looked_at, "the club's name is printed");
    assert_eq!(print().bytes, anew.bytes);
}

//! Certificates: vertical writing inside the frame, read back with poppler and qpdf.

use crate::club::{Shape, options};
use crate::reading::{Printed, holds, without_space};
use reports::{
    Certificate, Error, Honorific, Options, award_certificates, certificates, place_certificates,
    yakuman_certificates,
};
use scoring::award::usual;
use scoring::hand_value::Level;
use scoring::{Calendar, FiscalStart, Half, Period, PersonId};

fn free(name: &str, lines: &[&str]) -> Certificate {
    Certificate {
        tiles: None,
        title: "感謝状".into(),
        honour: "功労賞".into(),
        name: name.into(),
        lines: lines.iter().map(ToString::to_string).collect(),
        day: None,
    }
}

pub fn printed(certificate: Certificate, signed: &str) -> Printed {
    let printed = Printed::new(certificates("白樺会", &[certificate], signed, &options()).unwrap());
    printed.check_structure();
    printed.check_fonts(2);
    printed
}

/// Every letter lies inside the frame, and none on another.
pub fn check_letters(printed: &Printed, name: &str) {
    let words = printed.letter_by_letter().words();
    for (index, word) in words.iter().enumerate() {
        let inside =
            word.left > 60.0 && word.right < 782.0 && word.top > 60.0 && word.bottom < 535.0;
        assert!(inside, "{name}: {word:?}");
        let of_page = |other: &&crate::reading::Word| other.page == word.page;
        for other in words[index + 1..].iter().take_while(of_page) {
            let across = word.right.min(other.right) - word.left.max(other.left);
            // The middle of a letter's box is what is inked.
            let middle = |word: &crate::reading::Word| f64::midpoint(word.top, word.bottom);
            let apart = (middle(word) - middle(other)).abs();
            let size = (word.bottom - word.top).min(other.bottom - other.top);
            assert!(
                across < 0.8 || apart > size * 0.5,
                "{name}: {word:?} on {other:?}"
            );
        }
    }
}

#[test]
fn a_free_certificate_reads_from_right_to_left() {
    for name in [
        "𠮷田 茂",
        "髙橋 勇",
        "山﨑 修",
        "石槗 正雄",
        "勅使河原 権左衛門",
    ] {
        let certificate = free(name, &["あなたは長く会を支えてこられました", "感謝します"]);
        let printed = printed(certificate, "会長　髙橋 勇");
        check_letters(&printed, name);
        assert!(printed.pdf.missing.is_empty());
        let expected = format!(
            "感謝状功労賞{}様あなたは長く会を支えてこられました感謝します令和七年十月一日白樺会会長髙橋勇",
            without_space(name)
        );
        assert_eq!(printed.run_on_text(), expected);
        let words = printed.letter_by_letter().words();
        let left = |letter: &str| words.iter().find(|word| word.text == letter).unwrap().left;
        assert!(left("状") > left("労") && left("労") > left("支") && left("支") > left("樺"));
        let (width, height) = printed.page_sizes()[0];
        assert!(width > height);
    }
}

#[test]
fn long_names_and_long_texts_stay_inside_the_frame() {
    let long = "あなたは白樺会の世話役として二十年の長きにわたり、会の運営に力を尽くされました。";
    let name = "寿限無寿限無五劫 擦切海砂利水魚之介";
    for lines in [0, 1, 4, 9] {
        for signed in ["", "会長　勅使河原 権左衛門　副会長　小鳥遊 澄江"] {
            let printed = printed(free(name, &vec![long; lines]), signed);
            check_letters(&printed, &format!("{lines} lines"));
            assert!(printed.run_on_text().contains(&without_space(name)));
        }
    }
}

#[test]
fn every_yakuman_of_a_period_has_its_certificate() {
    for members in [4, 15, 40, 200] {
        let records = crate::club::season(Shape::new(members, 6));
        let hands = records.hands.iter();
        let yakuman = hands.filter(|hand| hand.entry.level == Level::Yakuman);
        let won = yakuman.clone().count();
        let of = |period| yakuman_certificates(&records, period, &options());
        let all = of(Period::ALWAYS);
        assert_eq!(all.len(), won, "{members}");
        let april = Period::month_of("2025-04-01".parse().unwrap());
        assert!(of(april).len() <= won);
        if all.is_empty() {
            continue;
        }
        let printed = Printed::new(certificates("白樺会", &all, "", &options()).unwrap());
        printed.check_structure();
        assert_eq!(printed.pdf.pages, won);
        check_letters(&printed, "yakuman");
        let text = printed.run_on_text();
        assert_eq!(text.matches("役満賞").count(), won);
        for hand in yakuman {
            let told = format!("役満{}を", hand.entry.yaku);
            assert!(text.contains(&told), "{told} in {text}");
        }
        // Namesakes are told apart by number in tables; on a certificate a name is a name.
        assert!(!text.contains('('), "{text}");
        assert!(text.contains("白樺会水曜会において"), "{text}");
    }
}

#[test]
fn certificates_are_set_in_mincho_and_names_in_its_like_where_it_lacks_a_character() {
    let printed = printed(free("𠮷田 Fritz", &["髙﨑、ー「濵」"]), "会長　槗本 茂");
    // Noto Serif JP has 𠮷 and 槗.
    let fonts = printed.fonts();
    for font in &fonts {
        let known = [
            "BIZUDPMincho-Regular",
            "BIZUDPMincho-Bold",
            "NotoSerifJP-Bold",
        ];
        assert!(known.iter().any(|name| font.contains(name)), "{fonts:?}");
    }
    assert_eq!(fonts.len(), 3, "{fonts:?}");
    assert!(printed.pdf.missing.is_empty());
}

#[test]
fn years_and_honorifics_follow_the_options() {
    let options = Options {
        calendar: Calendar::Western,
        honorific: Honorific::None,
        ..options()
    };
    let certificate = free("𠮷田 茂", &[]);
    let pdf = certificates("白樺会", &[certificate], "", &options).unwrap();
    let text = Printed::new(pdf).run_on_text();
    holds(&text, ["二〇二五年十月一日"]);
    assert!(!text.contains('様'), "{text}");
}

#[test]
fn no_certificate_is_no_document() {
    let refused = certificates("白樺会", &[], "", &options());
    assert!(matches!(refused, Err(Error::NoCertificate)));
}

#[test]
fn a_certificate_keeps_its_text() {
    let certificate = free("𠮷田 茂", &["あなたは第12回大会で優勝しました"]);
    insta::assert_snapshot!("certificate", printed(certificate, "会長").text());
}

#[test]
fn a_tournaments_places_are_named_and_fit() {
    let records = crate::club::empty(15);
    let places = [
        (1, PersonId(1)),
        (2, PersonId(8)),
        (3, PersonId(3)),
        (12, PersonId(4)),
    ];
    let event = "第3回 白樺会会長杯争奪 秋季麻雀大会 決勝戦";
    let all = place_certificates(&records, event, &places);
    let honours: Vec<&str> = all.iter().map(|one| one.honour.as_str()).collect();
    assert_eq!(honours, ["優勝", "準優勝", "第三位", "第十二位"]);
    // Namesakes are told apart by numbers in tables only.
    assert_eq!(all[3].name, records.people[&PersonId(4)].name);
    for one in all {
        let name = one.honour.clone();
        let page = printed(one, "会長　髙橋 勇");
        check_letters(&page, &name);
        assert!(
            page.run_on_text()
                .contains("第三回白樺会会長杯争奪秋季麻雀大会決勝戦において")
        );
    }
    let unknown = place_certificates(&records, event, &[(1, PersonId(999))]);
    assert!(unknown.is_empty());
}

#[test]
fn what_was_earned_bears_the_day_on_which_it_was() {
    let records = crate::club::season(Shape::new(15, 6));
    let half = Period::half_year(2025, Half::First, FiscalStart::default()).unwrap();
    let last = records.hanchan.last().unwrap().sheet.date;
    let earned = award_certificates(&records, half, &usual(5), &options());
    let mut others = earned.iter().filter(|one| one.honour != "役満賞");
    assert!(others.all(|one| one.day == Some(last)));
    let text = printed(earned[0].clone(), "").run_on_text();
    let sentence = "あなたは白樺会令和七年度上半期において合計";
    assert!(text.contains(sentence), "{text}");
    assert!(
        text.contains("ポイントの優れた成績を収められました"),
        "{text}"
    );
    holds(&text, ["令和七年九月"]);
    assert!(!text.contains("令和七年十月一日"), "{text}");
    for won in yakuman_certificates(&records, half, &options()) {
        assert!(records.days().any(|day| Some(day) == won.day));
    }
    let undated = printed(earned[0].clone().on(None), "").run_on_text();
    assert!(undated.contains("令和七年十月一日"), "{undated}");
}

#[test]
fn a_long_club_name_is_no_smaller_than_who_signs_for_it() {
    let club = "特定非営利活動法人 東京都杉並区高井戸東 健康麻将愛好会連絡協議会";
    let certificate = free("髙橋 勇", &["感謝します"]);
    let pdf = certificates(club, &[certificate], "会長　髙橋 勇", &options()).unwrap();
    let printed = Printed::new(pdf);
    check_letters(&printed, club);
    let words = printed.letter_by_letter().words();
    let height = |letter: &str| {
        let found = words.iter().find(|word| word.text == letter).unwrap();
        found.bottom - found.top
    };
    assert!(
        height("杉") >= height("長"),
        "{} {}",
        height("杉"),
        height("長")
    );
}

#[test]
fn a_name_in_latin_letters_lies_on_its_side_and_is_read_as_words() {
    let certificate = free("Alexander Featherstone-Montgomery", &["感謝します"]);
    let printed = printed(certificate, "会長　José Álvarez");
    assert!(printed.pdf.missing.is_empty());
    let text = printed.text();
    holds(&text, ["Alexander", "Featherstone-Montgomery", "Álvarez"]);
    let words = printed.letter_by_letter().words();
    let lying = words.iter().find(|word| word.text == "Alexander").unwrap();
    assert!(
        lying.bottom - lying.top > 2.0 * (lying.right - lying.left),
        "{lying:?}"
    );
    assert!(
        words
            .iter()
            .all(|word| word.bottom < 535.0 && word.top > 60.0)
    );
}

#[test]
fn a_column_is_read_as_one_line() {
    let certificate = free("佐藤 誠", &["あなたは長く会を支えてこられました"]);
    let printed = printed(certificate, "会長　辻󠄀 茂");
    let lines: Vec<String> = printed.text_of_page(1).lines().map(str::to_owned).collect();
    for column in [
        "功労賞",
        "佐藤 誠 様",
        "あなたは長く会を",
        "支えてこられました",
        "会長　辻󠄀 茂",
    ] {
        let found = lines
            .iter()
            .any(|line| without_space(line) == without_space(column));
        assert!(found, "{column} in {lines:?}");
    }
    assert!(
        lines.iter().any(|line| line.contains("佐藤 誠")),
        "{lines:?}"
    );
}

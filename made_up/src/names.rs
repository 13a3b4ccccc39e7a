//! Made-up people. Some surnames have characters that trip up careless software: 𠮷 lies outside
//! the Basic Multilingual Plane, 髙 and 﨑 outside JIS X 0208, and 槗 is rare.

use crate::Chance;
use rand::RngExt;
use rand::seq::SliceRandom;

const SURNAMES: [(&str, &str); 40] = [
    ("𠮷田", "よしだ"),
    ("髙橋", "たかはし"),
    ("山﨑", "やまざき"),
    ("石槗", "いしばし"),
    ("勅使河原", "てしがわら"),
    ("青山", "あおやま"),
    ("池上", "いけがみ"),
    ("上原", "うえはら"),
    ("江川", "えがわ"),
    ("大沢", "おおさわ"),
    ("柏木", "かしわぎ"),
    ("北村", "きたむら"),
    ("桑原", "くわばら"),
    ("小島", "こじま"),
    ("坂井", "さかい"),
    ("篠田", "しのだ"),
    ("杉浦", "すぎうら"),
    ("関口", "せきぐち"),
    ("高野", "たかの"),
    ("千葉", "ちば"),
    ("土屋", "つちや"),
    ("戸田", "とだ"),
    ("永井", "ながい"),
    ("西川", "にしかわ"),
    ("野村", "のむら"),
    ("橋爪", "はしづめ"),
    ("平野", "ひらの"),
    ("福島", "ふくしま"),
    ("星野", "ほしの"),
    ("前川", "まえかわ"),
    ("三浦", "みうら"),
    ("村上", "むらかみ"),
    ("森本", "もりもと"),
    ("八木", "やぎ"),
    ("横山", "よこやま"),
    ("和田", "わだ"),
    ("飯塚", "いいづか"),
    ("宇野", "うの"),
    ("岡部", "おかべ"),
    ("滝沢", "たきざわ"),
];

const GIVEN: [(&str, &str, &str); 20] = [
    ("和子", "かずこ", "女"),
    ("正", "ただし", "男"),
    ("ヨシ子", "よしこ", "女"),
    ("勇", "いさむ", "男"),
    ("恵子", "けいこ", "女"),
    ("茂", "しげる", "男"),
    ("美代子", "みよこ", "女"),
    ("清", "きよし", "男"),
    ("節子", "せつこ", "女"),
    ("博", "ひろし", "男"),
    ("洋子", "ようこ", "女"),
    ("修", "おさむ", "男"),
    ("文子", "ふみこ", "女"),
    ("健一郎", "けんいちろう", "男"),
    ("幸子", "さちこ", "女"),
    ("隆", "たかし", "男"),
    ("久美子", "くみこ", "女"),
    ("昭", "あきら", "男"),
    ("さくら", "さくら", "女"),
    ("明", "あきら", "男"),
];

/// Somebody of a club.
pub struct Person {
    pub name: String,
    pub kana: String,
    pub sex: &'static str,
    pub is_guest: bool,
    /// How many years before the season they joined.
    pub years_before: i32,
    pub note: &'static str,
}

/// The members, a beginner last, and then one guest.
pub fn people(members: usize, chance: &mut Chance) -> Vec<Person> {
    // Each surname comes once before any comes twice; the first ones are in every club.
    let mut surnames = SURNAMES;
    surnames[5..].shuffle(chance);
    let offset: usize = chance.random_range(0..GIVEN.len());
    let mut people: Vec<Person> = (0..members.max(4))
        .map(|position| {
            let (surname, surname_kana) = surnames[position % surnames.len()];
            let again = position / surnames.len();
            let (given, given_kana, sex) = GIVEN[(position * 7 + again + offset) % GIVEN.len()];
            Person {
                name: format!("{surname} {given}"),
                kana: format!("{surname_kana} {given_kana}"),
                sex,
                is_guest: false,
                years_before: chance.random_range(1..=12),
                note: "",
            }
        })
        .collect();
    if let Some(beginner) = people.last_mut() {
        beginner.years_before = 0;
        beginner.note = "初心者";
    }
    people.push(Person {
        name: "見学 太郎".into(),
        kana: "けんがく たろう".into(),
        sex: "男",
        is_guest: true,
        years_before: 0,
        note: "体験",
    });
    people
}

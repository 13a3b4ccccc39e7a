use super::*;
use crate::sheet::SheetHand;
use scoring::preset;

fn rules() -> RuleSet {
    preset("hakuryuo-40").unwrap()
}

fn typed(tiles: &str) -> AskedHand {
    AskedHand {
        tiles: tiles.to_owned(),
        ..AskedHand::default()
    }
}

#[test]
fn the_winning_tile_may_be_the_last_that_was_typed() {
    let asked = AskedHand {
        riichi: 1,
        ..typed("一二三456p789s東東發發發")
    };
    let answer = HandAnswer::of(asked, &rules());
    assert_eq!(answer.refusal, None);
    let worth = answer.worth.unwrap();
    assert_eq!(worth.value.ja, "2翻40符");
    assert_eq!(answer.seen.win.as_deref(), Some("6z"));
    assert_eq!(answer.seen.concealed.len(), 13);
    assert_eq!(worth.line, None, "below mangan");
}

#[test]
fn what_is_missing_or_wrong_is_said_beside_its_box() {
    let cases = [
        (typed("123m456p"), HandBox::Tiles, "手牌があと8枚要ります。"),
        (typed("123x"), HandBox::Tiles, "「x」という牌はありません。"),
        (
            AskedHand {
                melds: vec!["12m".into()],
                ..typed("123m456p789s1z")
            },
            HandBox::Melds,
            "「12m」は面子ではありません。",
        ),
        (
            AskedHand {
                ippatsu: true,
                ..typed("123m456p789s11z666z")
            },
            HandBox::Happened,
            "一発は立直したときだけです。",
        ),
        (
            typed("123m456p789s11z22z1p"),
            HandBox::Tiles,
            "アガリの形ではありません。",
        ),
        (
            AskedHand {
                dora: vec!["1z1z1z".into()],
                ..typed("123m456p789s11z666z")
            },
            HandBox::Tiles,
            "東が5枚以上あります。",
        ),
        (
            AskedHand {
                nagashi: true,
                ..typed("123m")
            },
            HandBox::Nagashi,
            "流し満貫は和了ではありません。",
        ),
    ];
    for (asked, field, said) in cases {
        let refusal = HandAnswer::of(asked, &rules()).refusal.unwrap();
        assert_eq!(refusal.field, field, "{}", refusal.words.ja);
        assert!(refusal.words.ja.starts_with(said), "{}", refusal.words.ja);
    }
}

#[test]
fn a_hand_goes_to_a_sheet_and_comes_back() {
    let asked = AskedHand {
        melds: vec!["555z (1111p)".into()],
        honba: 2,
        seat: Some("S".into()),
        ..typed("666z777z3s3s")
    };
    let line = HandAnswer::of(asked, &rules()).worth.unwrap().line.unwrap();
    assert_eq!(
        (line.level.as_str(), line.han.as_str(), line.fu.as_str()),
        ("役満", "13", "")
    );
    assert_eq!((line.yaku.as_str(), line.honba.as_str()), ("大三元", "2"));
    assert_eq!(line.tiles, "3s666777z3s 555z (1111p)");
    let whole = SheetHand {
        winner: "3".into(),
        hand: "南2局".into(),
        ..line
    };
    let back = AskedHand::of_sheet(&whole, &rules());
    // Who began in the west is south where the south deals.
    assert_eq!(back.seat.as_deref(), Some("南"));
    assert_eq!((back.round.as_deref(), back.tsumo), (Some("南"), true));
    assert_eq!(
        (back.tiles.as_str(), back.win.as_str()),
        ("3s666777z", "3s")
    );
    assert_eq!(back.melds, ["555z", "(1111p)"]);
}

#[test]
fn every_preset_takes_what_it_puts_on_a_sheet() {
    for rules in scoring::presets() {
        for tiles in [
            "19m19p19s12345677z",
            "111m111p111s22z333z",
            "22334455m667788p",
        ] {
            let asked = AskedHand {
                tsumo: true,
                riichi: 1,
                ..typed(tiles)
            };
            let Some(worth) = HandAnswer::of(asked, &rules).worth else {
                continue;
            };
            let line = worth.line.unwrap();
            let level = scoring::hand_value::Level::parse(&line.level).unwrap();
            let (han, fu) = (line.han.parse().unwrap(), line.fu.parse().ok());
            let values = &rules.data().hand_values;
            assert!(
                scoring::hand_value::level_agrees(values, level, han, fu),
                "{} {line:?}",
                rules.id()
            );
        }
    }
}

//! Hands in words, and tiles as people type them.

use scoring::winning_hand::{HandTiles, Riichi, WinningHand, as_typed, parse_tiles, score_hand};
use scoring::{Seat, preset};

#[test]
fn the_way_to_a_value_is_told_item_by_item() {
    let hand = WinningHand {
        riichi: Riichi::Single,
        seat: Seat::South,
        dora: parse_tiles("2m").unwrap(),
        ..WinningHand::new(
            parse_tiles("13m456p789s777z22z").unwrap(),
            "2m".parse().unwrap(),
        )
    };
    let rules = preset("hakuryuo-40").unwrap();
    let way = score_hand(&rules, &hand).unwrap().way();
    assert_eq!(
        way.ja,
        "役: 立直1＋中1＋ドラ1＝3翻、符: 副底20＋門前ロン10＋暗刻（中）8＋雀頭（南）2＋嵌張2＝42→50符"
    );
    assert_eq!(
        way.en,
        "yaku: riichi 1 + red dragon 1 + dora 1 = 3 han; fu: base 20 + concealed ron 10 + concealed triplet (red) 8 + pair (south) 2 + closed wait 2 = 42, rounded up to 50 fu"
    );
}

#[test]
fn a_yakuman_is_told_by_its_names_alone() {
    let hand = WinningHand {
        tsumo: true,
        ..WinningHand::new(
            parse_tiles("19m19p19s1234567z").unwrap(),
            "1m".parse().unwrap(),
        )
    };
    let scored = score_hand(&preset("shirakaba-2025").unwrap(), &hand).unwrap();
    assert_eq!(scored.way().ja, "役: 国士無双＝役満");
    assert_eq!(scored.yaku_of_sheet(), "国士無双");
}

#[test]
fn tiles_are_typed_in_many_ways() {
    for (typed, usual) in [
        ("123m", "123m"),
        ("１２３ＭＥ", "123me"),
        ("一二三", "123m"),
        ("一二三萬四五六筒", "123m456p"),
        ("東東東白發中", "1z1z1z5z6z7z"),
        ("とんなんしゃーぺーはくはつちゅん", "1z2z3z4z5z6z7z"),
        ("赤五萬", "0m"),
        ("3赤5m", "30m"),
        ("五六七索　（1111ｚ）", "567s (1111z)"),
    ] {
        assert_eq!(as_typed(typed), usual, "{typed}");
    }
}

#[test]
fn tiles_that_are_kept_come_back_as_they_were() {
    for text in [
        "123m456p789s11z22z2z",
        "19m19p19s12345677z",
        "1122m3344p5566s77z",
        "22z 111z 0555m (4444p) 789s",
        "34s66z5s 340m 555z (1111p)",
    ] {
        let tiles: HandTiles = text.parse().unwrap();
        assert_eq!(tiles.to_string().parse::<HandTiles>().unwrap(), tiles);
    }
    let words = "34s66z5s 340m 555z (1111p)"
        .parse::<HandTiles>()
        .unwrap()
        .words();
    assert_eq!(
        words.ja,
        "三索 四索 發 發、和了牌 五索、チー 三四五萬（赤あり）、ポン 白、暗槓 一筒"
    );
    for wrong in [
        "",
        "1m",
        "123m456p789s11z22z",
        "11112m345p678s1155z1m",
        "abc",
        "22z 12m",
    ] {
        assert!(wrong.parse::<HandTiles>().is_err(), "{wrong}");
    }
}

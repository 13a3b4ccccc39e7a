//! What things are called in files and on paper, and what the words come to.

use scoring::hand_value::Level;
use scoring::record::{Change, ChangeKind, HandName, Meeting};
use scoring::{BySeat, PersonKind, Players, Points, Ratio, Seat, Unit, parse_date};

#[test]
fn a_level_is_read_by_each_of_its_words() {
    let words: [(Level, &[&str]); 5] = [
        (Level::Mangan, &["mangan", "満貫"]),
        (Level::Haneman, &["haneman", "跳満", "ハネ満", "はね満"]),
        (Level::Baiman, &["baiman", "倍満"]),
        (Level::Sanbaiman, &["sanbaiman", "三倍満"]),
        (Level::Yakuman, &["yakuman", "役満", "数え役満"]),
    ];
    for (level, words) in words {
        assert_eq!([level.word(), level.kanji()], words[..2]);
        for word in words {
            assert_eq!(Level::parse(&format!(" {word} ")), Some(level), "{word}");
        }
    }
    assert_eq!(Level::parse("満"), None);
}

#[test]
fn a_seat_is_read_by_its_letter_and_by_its_wind() {
    for (seat, letter, wind) in [
        (Seat::East, 'E', '東'),
        (Seat::South, 'S', '南'),
        (Seat::West, 'W', '西'),
        (Seat::North, 'N', '北'),
    ] {
        assert_eq!((seat.letter(), seat.kanji()), (letter, wind));
        for name in [letter, letter.to_ascii_lowercase(), wind] {
            assert_eq!(Seat::from_name(&name.to_string()), Some(seat));
        }
    }
    assert_eq!(Seat::from_name("中"), None);
}

#[test]
fn a_hand_is_read_in_each_form_and_dealt_by_the_seat_of_its_number() {
    let forms = |wind: [char; 2], digits: [char; 3]| {
        let digits = digits.into_iter();
        digits.flat_map(move |digit| wind.map(|wind| format!("{wind}{digit}局")))
    };
    let winds = [['東', 'E'], ['南', 'S'], ['西', 'W'], ['北', 'N']];
    let numbers = [
        ['1', '１', '一'],
        ['2', '２', '二'],
        ['3', '３', '三'],
        ['4', '４', '四'],
    ];
    for wind in winds {
        for (digits, dealer) in numbers.into_iter().zip(Seat::ALL) {
            let name = format!("{}{}局", wind[0], digits[0]);
            for form in forms(wind, digits) {
                let hand = HandName::parse(&form).unwrap();
                assert_eq!(hand.to_string(), name);
                assert_eq!(hand.dealer(Players::Four), Some(dealer));
                let of_three = Some(dealer).filter(|dealer| *dealer != Seat::North);
                assert_eq!(hand.dealer(Players::Three), of_three);
            }
        }
    }
    for text in ["", "東", "東5", "中1", "東11"] {
        assert_eq!(HandName::parse(text), None, "{text}");
    }
}

#[test]
fn people_and_units_have_their_words() {
    use PersonKind::{Guest, Member, Staff};
    let kinds = [Member, Guest, Staff].map(PersonKind::word);
    assert_eq!(kinds, ["member", "guest", "staff"]);
    let signs = [Unit::P, Unit::WholeP, Unit::Points].map(Unit::sign);
    assert_eq!(signs, ["P", "P", "点"]);
}

#[test]
fn amounts_are_shown_in_their_unit_and_none_is_rounded_off() {
    // The amount, and how P, whole P and points show it.
    let shown = [
        (0, ["0.0", "0", "0"]),
        (100, ["+0.1", "+0.1", "+100"]),
        (-100, ["▲0.1", "▲0.1", "▲100"]),
        (1_000, ["+1.0", "+1", "+1,000"]),
        (12_300, ["+12.3", "+12.3", "+12,300"]),
        (-40_000, ["▲40.0", "▲40", "▲40,000"]),
        (-12_350, ["▲12.35", "▲12.35", "▲12,350"]),
        (1_234_567, ["+1,234.567", "+1,234.567", "+1,234,567"]),
    ];
    for (amount, texts) in shown {
        for (unit, text) in [Unit::P, Unit::WholeP, Unit::Points].into_iter().zip(texts) {
            assert_eq!(unit.signed(Points(amount)), text);
            assert_eq!(unit.unsigned(Points(amount)), text.trim_start_matches('+'));
        }
    }
}

#[test]
fn a_mean_is_rounded_once_and_nothing_has_no_sign() {
    let ratio = |above: i64, below: i64| Ratio::new(above, below).unwrap();
    let decimals = [
        (0, 7, ["0", "0.0", "0.00"]),
        (-1, 30, ["0", "0.0", "▲0.03"]),
        (1, 2, ["1", "0.5", "0.50"]),
        (-1, 2, ["▲1", "▲0.5", "▲0.50"]),
        (1_999, 1_000, ["2", "2.0", "2.00"]),
    ];
    for (above, below, texts) in decimals {
        for (decimals, text) in (0..).zip(texts) {
            assert_eq!(ratio(above, below).decimal(decimals), text);
        }
    }
    assert_eq!(ratio(2, 3).percent(), "66.7%");
    assert!((ratio(-3, 4).approximate() + 0.75).abs() < f64::EPSILON);
    let means = [Unit::P, Unit::WholeP, Unit::Points].map(|unit| unit.mean(Points(-50_000), 3));
    assert_eq!(
        means,
        ["▲16.7", "▲16.7", "▲16,667"].map(|text| Some(text.to_owned()))
    );
    assert_eq!(Unit::P.mean(Points(1), 0), None);
    for (sum, texts) in [
        (0, ["0.0", "0.00"]),
        (49, ["0.0", "+0.05"]),
        (50, ["+0.1", "+0.05"]),
        (-49, ["0.0", "▲0.05"]),
        (-50, ["▲0.1", "▲0.05"]),
    ] {
        for (further, text) in (0..).zip(texts) {
            assert_eq!(Unit::P.signed_mean(ratio(sum, 1), further), text, "{sum}");
        }
    }
}

#[test]
fn nobody_meets_on_a_day_that_is_cancelled_a_holiday_or_moved_away() {
    let other = parse_date("2025-10-08").unwrap();
    for (kind, is_held) in [
        (None, true),
        (Some(ChangeKind::Cancelled), false),
        (Some(ChangeKind::Holiday), false),
        (Some(ChangeKind::MovedTo(other)), false),
        (Some(ChangeKind::MovedFrom(other)), true),
        (Some(ChangeKind::Altered), true),
        (Some(ChangeKind::Extra), true),
    ] {
        let reason = String::new();
        let meeting = Meeting {
            date: parse_date("2025-10-15").unwrap(),
            series: "水曜会".into(),
            venue: String::new(),
            begins: None,
            ends: None,
            rounds: None,
            note: String::new(),
            change: kind.map(|kind| Change { kind, reason }),
        };
        assert_eq!(meeting.is_held(), is_held, "{kind:?}");
    }
}

#[test]
fn what_is_no_list_of_seats_is_refused_in_words() {
    let error = |json: &str| {
        serde_json::from_str::<BySeat<Points>>(json)
            .unwrap_err()
            .to_string()
    };
    for json in ["[1, 2]", "[1, 2, 3, 4, 5]", "7"] {
        let error = error(json);
        assert!(
            error.contains("a list of 3 or 4 values, East first"),
            "{error}"
        );
    }
}

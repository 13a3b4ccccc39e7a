use super::*;

#[test]
fn what_the_page_writes_down_is_read_back_as_it_was() {
    let told = [
        Happened::Entered { person: 1 },
        Happened::Received {
            person: 2,
            asked: AskedOf::Fee,
        },
        Happened::NoShowsReleased,
        Happened::Replaced {
            person: 1,
            by: 9,
            stage: 1,
            round: 2,
        },
        Happened::Returned {
            person: 1,
            stage: 1,
            round: 3,
        },
        Happened::Adjusted {
            person: 3,
            stage: 1,
            round: Some(2),
            points: -1_000,
            reason: "牌を倒した".into(),
        },
        Happened::LotDrawn {
            stage: 1,
            order: vec![4, 2],
            seed: Some(7),
        },
        Happened::CutDecided {
            stage: 1,
            through: vec![2, 4],
        },
        Happened::PlaceDeclined {
            person: 4,
            place: "18歳以下の代表選考会".into(),
        },
    ];
    for one in told {
        let read = one.clone().read().unwrap();
        assert_eq!(Happened::of(&read).unwrap(), one);
    }
    let seated = Happened::RoundSeated {
        stage: 1,
        round: 1,
        seed: 7,
        reason: None,
    };
    assert!(seated.read().is_err());
}

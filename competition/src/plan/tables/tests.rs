use super::{Chances, WEIGHTS};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

const DRAWS: u32 = 50_000;

/// How many of so many exchanges that are worse by so much are made.
fn allowed(worse: i64, tried: u64, of: u64) -> u32 {
    let chances = Chances::new();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let made = (0..DRAWS).filter(|_| chances.allow(worse, tried, of, &mut rng));
    u32::try_from(made.count()).unwrap_or(u32::MAX)
}

fn is_near(count: u32, one_in: u32) -> bool {
    let expected = DRAWS / one_in;
    count.abs_diff(expected) < expected / 5
}

#[test]
fn what_is_not_worse_is_always_done() {
    for worse in [i64::MIN, -16, -1, 0] {
        for tried in [0, 500, 1_000] {
            assert_eq!(allowed(worse, tried, 1_000), DRAWS, "{worse} {tried}");
        }
    }
}

#[test]
fn a_repeat_more_is_allowed_ever_more_seldom() {
    let repeat = WEIGHTS[2];
    for (tried, one_in) in [(0, 8), (500, 32), (1_000, 128)] {
        let count = allowed(repeat, tried, 1_000);
        assert!(is_near(count, one_in), "{tried}: {count}");
    }
    assert!(is_near(allowed(repeat / 2, 0, 1_000), 3), "half as bad");
    assert!(is_near(allowed(2 * repeat, 0, 1_000), 64), "twice as bad");
    assert!(is_near(allowed(repeat, 0, 0), 8), "nothing to be tried");
}

#[test]
fn what_is_far_worse_is_never_done() {
    for worse in [500, 10_000, i64::MAX / 64] {
        assert_eq!(allowed(worse, 0, 1_000), 0, "{worse}");
    }
}

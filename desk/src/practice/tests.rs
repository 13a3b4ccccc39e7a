use super::*;
use scoring::hand_value::Level;
use scoring::preset;
use scoring::rule_set::PRESET_IDS;

fn task(level: PracticeLevel, seed: u32) -> PracticeTask {
    PracticeTask { level, seed }
}

fn judged(
    task: PracticeTask,
    rules: &RuleSet,
    typed: &str,
) -> Option<(bool, Words, HandWorthTold)> {
    match task.judged(rules, Some(typed)).unwrap() {
        PracticeVerdict::Judged {
            right,
            expected,
            worth,
        } => Some((right, expected, *worth)),
        PracticeVerdict::Unread { .. } => None,
    }
}

#[test]
fn what_players_say_of_a_hand_is_right_by_every_preset_and_anything_else_wrong() {
    for id in PRESET_IDS {
        let rules = preset(id).unwrap();
        for level in PracticeLevel::ALL {
            for seed in 1..=12 {
                let task = task(level, seed);
                let asked = task.asked(&rules).unwrap();
                assert!(asked.circumstances.len() >= 4, "{asked:?}");
                assert_eq!(asked.seen.dora.len().min(1), 1);
                let (wrong, expected, worth) = judged(task, &rules, "100100").unwrap();
                assert!(!wrong, "{id} {level:?} {seed}");
                for words in [&expected.ja, &expected.en.replace(" from ", "")] {
                    let (right, ..) = judged(task, &rules, words).unwrap();
                    assert!(right, "{id} {level:?} {seed}: {words}");
                }
                let (right, ..) = judged(task, &rules, &worth.total).unwrap();
                assert!(right, "{id} {level:?} {seed}: {}", worth.total);
                if worth.level != Some(Level::Yakuman) {
                    let fu = if worth.fu == 0 { 30 } else { worth.fu };
                    let typed = format!("{}翻{fu}符", worth.han);
                    let (right, ..) = judged(task, &rules, &typed).unwrap();
                    assert!(right, "{id} {level:?} {seed}: {typed}");
                }
                let (right, ..) =
                    judged(task, &rules, &format!("{}翻30符", worth.han + 1)).unwrap();
                assert!(!right);
            }
        }
    }
}

#[test]
fn half_an_answer_is_asked_for_the_other_half() {
    let rules = preset("haku-2015").unwrap();
    let (easy, worth) = (1..1_000)
        .map(|seed| task(PracticeLevel::Easy, seed))
        .map(|task| (task, judged(task, &rules, "100100").unwrap().2))
        .find(|(_, worth)| worth.fu > 0)
        .unwrap();
    let half = easy
        .judged(&rules, Some(&format!("{}翻", worth.han)))
        .unwrap();
    assert_eq!(half, unread("符も入れてください。", "Say the fu as well."));
    assert!(judged(easy, &rules, "わからない").is_none());
    // The same is asked again for the same number.
    assert_eq!(easy.asked(&rules), easy.asked(&rules));
    assert_ne!(
        easy.asked(&rules),
        task(PracticeLevel::Easy, easy.seed + 1).asked(&rules)
    );
    let PracticeVerdict::Judged { right, .. } = easy.judged(&rules, None).unwrap() else {
        panic!("the answer is not shown");
    };
    assert!(!right);
}

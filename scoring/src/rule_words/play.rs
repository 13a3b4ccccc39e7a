//! How long a round lasts, and what ends it.

use super::{Told, say};
use crate::RuleSet;
use crate::rule_set::{Assumed, AtEnd, Bust, Call, Clock};

pub(super) fn minutes(clock: &Clock) -> Told {
    match clock.minutes {
        Some(minutes) => say(format!("1回戦は{minutes}分です。"), format!("A round is {minutes} minutes.")),
        None => say("時間は決めていません。", "No time limit is set."),
    }
}

pub(super) fn announcements(rules: &RuleSet) -> Told {
    let announcements = &rules.data().clock.announcements;
    if announcements.is_empty() {
        return say("途中で知らせることはありません。", "Nothing is announced before the end.");
    }
    let is_silent = rules.assumes(Assumed::RunningHand);
    announcements.iter().fold(Told::default(), |told, announcement| {
        let minutes = announcement.minutes_left;
        let told = told.and(
            format!("終わりの{minutes}分前に知らせます。"),
            format!("It is announced {minutes} minutes before the end."),
        );
        let (ja, en) = match announcement.call {
            Call::DeclarePoints => return told.and("全員が点数を申告します。", "Everybody declares their points."),
            Call::FinishHand => ("打っている局は、終わらせます。", "The running hand is finished."),
            Call::LastHand => ("打っている局を最後の局とします。", "The running hand is the last."),
        };
        if is_silent { told.and("そこで終わりとします。", "That is the end.") } else { told }
            .and(ja, en).assumed_where(is_silent)
    })
}

pub(super) fn at_end(clock: &Clock) -> Told {
    match clock.at_end {
        AtEnd::RunningHandIsLast => say(
            "時間になったら、打っている局で終わります。",
            "When the time is over, the running hand is the last.",
        ),
        AtEnd::OneMoreAfterSettlement => say(
            "時間になったら、打っている局で終わります。点数のやり取りや、続けられなくした行為への裁定が始まっていたら、あと1局打ちます。",
            "When the time is over, the running hand is the last; if it is already being settled or ruled upon, one more is played.",
        ),
    }
}

pub(super) fn finals(clock: &Clock) -> Told {
    if clock.final_untimed {
        say("大会の決勝は時間を区切りません。", "A competition's final has no time limit.")
    } else {
        say("大会の決勝も、同じ時間で打ちます。", "A competition's final has the same time limit.")
    }
}

pub(super) fn bust(bust: Bust) -> Told {
    match bust {
        Bust::PlayOn => say(
            "持ち点がなくなっても、マイナスのまま続けます（飛びなし）。",
            "When somebody's points run out, play goes on below zero.",
        ),
        Bust::EndsDailyPlay => say(
            "点棒を借りることになったら、ふだんの対局はそこで終わります。大会では続けます。",
            "On club days the game ends when somebody would have to borrow points; in competitions it goes on.",
        ),
        Bust::Ends => say(
            "持ち点がなくなった人が出たら、そこで終わります（飛びあり）。",
            "The game ends when somebody's points run out.",
        ),
    }
}

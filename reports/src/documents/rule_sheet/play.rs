//! How long a round lasts, and what ends it.

use scoring::RuleSet;
use scoring::rule_set::{Announcement, Assumed, AtEnd, Bust, Call, Clock};

use super::Fact;

pub(super) fn facts(rules: &RuleSet) -> Vec<Fact> {
    let data = rules.data();
    let mut facts = Vec::new();
    if let Some(minutes) = data.clock.minutes {
        facts.push(Fact::new("時間", time(minutes, &data.clock)));
    }
    if !data.clock.announcements.is_empty() {
        let told: Vec<String> = data
            .clock
            .announcements
            .iter()
            .map(|one| announcement(*one, rules.assumes(Assumed::RunningHand)))
            .collect();
        facts.push(Fact::new("予告", told.join("\n")));
    }
    // Without a clock nothing can run out, nor where an announcement makes the hand the last.
    if data.clock.minutes.is_some() && !data.clock.ends_by_announcement() {
        facts.push(Fact::new("時間切れ", at_end(data.clock.at_end)));
    }
    facts.push(Fact::new("飛び", bust(data.bust)));
    facts
}

fn time(minutes: u16, clock: &Clock) -> String {
    let finals = if clock.final_untimed {
        "大会の決勝は時間を区切りません。"
    } else {
        ""
    };
    format!("1回戦は{minutes}分です。{finals}")
}

/// What becomes of the hand that is being played is told elsewhere where the rules do not say it.
fn announcement(announcement: Announcement, is_silent: bool) -> String {
    let call = match announcement.call {
        Call::DeclarePoints => "全員が点数を申告します。",
        Call::FinishHand | Call::LastHand if is_silent => "そこで終わりとします。",
        Call::FinishHand => "打っている局を終わらせます。",
        Call::LastHand => "打っている局を最後の局とします。",
    };
    format!(
        "終わりの{}分前に知らせます。{call}",
        announcement.minutes_left
    )
}

fn at_end(at_end: AtEnd) -> &'static str {
    match at_end {
        AtEnd::RunningHandIsLast => "時間になったら、打っている局で終わります。",
        AtEnd::OneMoreAfterSettlement => {
            "時間になったら、打っている局で終わります。点数のやり取りや、続けられなくした行為への裁定が始まっていたら、あと1局打ちます。"
        }
    }
}

fn bust(bust: Bust) -> &'static str {
    match bust {
        Bust::PlayOn => "持ち点がなくなっても続けます（飛びなし）。",
        Bust::EndsDailyPlay => {
            "点棒を借りることになったら、ふだんの対局はそこで終わります。大会では続けます。"
        }
        Bust::Ends => "持ち点がなくなった人が出たら、そこで終わります（飛びあり）。",
    }
}

/// What becomes of the hand that is being played when an announcement ends the game.
pub(super) fn running_hand(clock: &Clock) -> Option<&'static str> {
    let mut calls = clock.announcements.iter().map(|one| one.call);
    calls.find_map(|call| match call {
        Call::DeclarePoints => None,
        Call::FinishHand => Some("打っている局は、終わらせます。"),
        Call::LastHand => Some("打っている局を、最後の局とします。"),
    })
}

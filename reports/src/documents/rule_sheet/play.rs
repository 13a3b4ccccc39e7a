//! How long a round lasts, and what ends it.

use scoring::RuleSet;
use scoring::rule_set::{Announcement, AtEnd, Bust, Call, Clock};

use super::Fact;

pub(super) fn facts(rules: &RuleSet) -> Vec<Fact> {
    let data = rules.data();
    let mut facts = vec![Fact::new("時間", time(&data.clock))];
    if !data.clock.announcements.is_empty() {
        let told: Vec<String> = data
            .clock
            .announcements
            .iter()
            .copied()
            .map(announcement)
            .collect();
        facts.push(Fact::new("予告", told.join("\n")));
    }
    // Without a clock nothing can run out.
    if data.clock.minutes.is_some() {
        facts.push(Fact::new("時間切れ", at_end(data.clock.at_end)));
    }
    if let Some(players) = data.clock.stop_below_players {
        facts.push(Fact::new(
            "人数の不足",
            format!("打てる人が{players}人より少なくなったら、そこで終わります。"),
        ));
    }
    facts.push(Fact::new("飛び", bust(data.bust)));
    facts
}

fn time(clock: &Clock) -> String {
    let minutes = match clock.minutes {
        Some(minutes) => format!("1回戦は{minutes}分です。"),
        None => "時間は区切りません。".to_owned(),
    };
    let finals = match clock.minutes {
        Some(_) if clock.final_untimed => "大会の決勝は時間を区切りません。",
        _ => "",
    };
    format!("{minutes}{finals}")
}

fn announcement(announcement: Announcement) -> String {
    let call = match announcement.call {
        Call::DeclarePoints => "全員が点数を申告します。",
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
            "時間になったら、打っている局で終わります。点数のやり取りが始まっていたら、あと1局打ちます。"
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

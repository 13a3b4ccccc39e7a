//! What is settled about a competition, in plain words and in both languages.

use crate::definition::{
    Asked, CarryOver, CompetitionData, CutBy, Method, PlaceRules, StaffRules, StageData, TieBreak,
};
use scoring::rule_words::Words;
use scoring::table_points;
use serde::Serialize;

/// What sentences are about.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum SettledGroup {
    /// Who may come, and how many of the staff play.
    Entries,
    /// What is played, how people are seated and who goes on.
    Stages,
    /// What tells equals apart.
    Ties,
    /// What is given at the end, and what it costs to come late.
    End,
    /// Places elsewhere.
    Offers,
    /// What is announced in words of the organiser's own.
    Book,
}

/// What is settled about something.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
pub struct SettledInWords {
    /// About what.
    pub group: SettledGroup,
    /// What there is to say; nothing where nothing is settled.
    pub sentences: Vec<Words>,
}

/// All that is settled, in the order in which it is read; times aside.
///
/// ```
/// let settled = competition::preset("haku-2015").unwrap();
/// let entries = &competition::in_words(settled.data())[0].sentences;
/// assert_eq!(entries[0].en, "22 can play; who enters later waits.");
/// assert_eq!(entries[1].ja, "9人に満たなければ開かない。");
/// ```
#[must_use]
pub fn in_words(settled: &CompetitionData) -> Vec<SettledInWords> {
    let group = |group, sentences| SettledInWords { group, sentences };
    vec![
        group(SettledGroup::Entries, entries(settled)),
        group(SettledGroup::Stages, stages(&settled.stages)),
        group(SettledGroup::Ties, vec![ties(&settled.ties)]),
        group(SettledGroup::End, at_the_end(settled)),
        group(
            SettledGroup::Offers,
            settled.offers.iter().map(offer).collect(),
        ),
        group(SettledGroup::Book, book(settled)),
    ]
}

fn say(ja: impl Into<String>, en: impl Into<String>) -> Words {
    Words {
        ja: ja.into(),
        en: en.into(),
    }
}

/// Several as one, with what stands between them.
fn joined(parts: impl IntoIterator<Item = Words>, (ja, en): (&str, &str)) -> Words {
    let (all_ja, all_en): (Vec<String>, Vec<String>) =
        parts.into_iter().map(|part| (part.ja, part.en)).unzip();
    say(all_ja.join(ja), all_en.join(en))
}

fn entries(settled: &CompetitionData) -> Vec<Words> {
    let rules = &settled.entries;
    let mut told = vec![match rules.capacity {
        None => say("定員はなし。", "No limit of entries."),
        Some(capacity) => say(
            format!("定員{capacity}人。それより後の申し込みは補欠になる。"),
            format!("{capacity} can play; who enters later waits."),
        ),
    }];
    if rules.minimum > 0 {
        told.push(say(
            format!("{}人に満たなければ開かない。", rules.minimum),
            format!("With fewer than {} it is not held.", rules.minimum),
        ));
    }
    told.push(staff(settled.staff));
    if rules.whole_tables {
        told.push(say(
            "休みの人が出る人数では席を決めない。",
            "No round is seated in which somebody sits out.",
        ));
    }
    if !rules.asks.is_empty() {
        let asked = joined(
            rules.asks.iter().map(|asked| asked.in_words()),
            ("、", ", "),
        );
        told.push(say(
            format!("申し込む人に求めるもの：{}。", asked.ja),
            format!("Asked of those who enter: {}.", asked.en),
        ));
    }
    told
}

impl Asked {
    /// What it is called.
    #[must_use]
    pub fn in_words(self) -> Words {
        match self {
            Self::GuardianConsent => say("保護者の同意", "guardian's consent"),
            Self::Age => say("年齢の確認", "proof of age"),
            Self::Fee => say("参加費", "fee"),
            Self::Ticket => say("入場券", "ticket"),
        }
    }
}

fn staff(rules: StaffRules) -> Words {
    match rules {
        StaffRules::FillGaps => say(
            "スタッフは、卓の人数が足りないときだけ入る。",
            "Staff play only where people are missing at a table.",
        ),
        StaffRules::EverybodyMeets => say(
            "スタッフは、打つ人の全員と対局できるように、1卓に1人まで交代で入る。",
            "Staff play in turns, at most one a table, so that every player meets one.",
        ),
        StaffRules::Tables(tables) => say(
            format!("スタッフは、できれば{tables}卓に1人ずつ、交代で入る。"),
            format!(
                "Staff play in turns at {tables} tables, one at each, where the tables come out whole."
            ),
        ),
    }
}

fn stages(stages: &[StageData]) -> Vec<Words> {
    let mut told = Vec::new();
    for (place, stage) in stages.iter().enumerate() {
        let carried = carried(stage.carry_over);
        let (name, rounds) = (&stage.name, stage.rounds.len());
        told.push(if place == 0 {
            say(
                format!("{name}は{rounds}半荘。"),
                format!("{name}: {rounds} hanchan."),
            )
        } else {
            say(
                format!("{name}は{rounds}半荘。{}。", carried.ja),
                format!("{name}: {rounds} hanchan. {}.", carried.en),
            )
        });
        told.extend(seatings(&stage.rounds));
        let Some((cut, next)) = stage.cut.zip(stages.get(place + 1)) else {
            continue;
        };
        let by = match cut.by {
            CutBy::Total => say("合計", "total"),
            CutBy::LastHanchan => say("最後の半荘の成績", "the last hanchan"),
        };
        told.push(say(
            format!("{}の上位{}人が{}へ進む。", by.ja, cut.through, next.name),
            format!(
                "The first {} by {} go on to {}.",
                cut.through, by.en, next.name
            ),
        ));
    }
    told
}

fn carried(carried: CarryOver) -> Words {
    match carried {
        CarryOver::None => say("0点から始める", "Everybody begins from zero"),
        CarryOver::Half => say(
            "前の段階の半分を持ち越す",
            "Half of the stage before is brought along",
        ),
        CarryOver::Whole => say(
            "前の段階の合計をそのまま持ち越す",
            "The total of the stage before is brought along",
        ),
    }
}

/// Once where all rounds are seated alike, and otherwise round by round.
fn seatings(rounds: &[Method]) -> Vec<Words> {
    let alike = rounds.windows(2).all(|two| two[0] == two[1]);
    if let Some(first) = rounds.first().filter(|_| alike) {
        let method = method(*first);
        return vec![say(
            format!("席：{}。", method.ja),
            format!("Seats: {}.", method.en),
        )];
    }
    let rounds = (1..).zip(rounds);
    let told = rounds.map(|(round, seated)| {
        let method = method(*seated);
        say(
            format!("{round}回戦の席：{}。", method.ja),
            format!("Seats of round {round}: {}.", method.en),
        )
    });
    told.collect()
}

fn method(method: Method) -> Words {
    match method {
        Method::Lots => say(
            "くじで卓を決め、卓でまたくじを引いて席を決める",
            "a lot for the table, then a lot at the table for the seat",
        ),
        Method::Random => say(
            "卓も席も、くじで一度に決める",
            "tables and seats by lot at once",
        ),
        Method::Constraints => say(
            "同じ人と当たらないように組む（スタッフと当たる回数もそろえる）",
            "so that nobody meets twice (and everybody meets staff equally often)",
        ),
        Method::ByStanding => say(
            "順位の近い人どうしで組む",
            "by standing, neighbours together",
        ),
        Method::Swiss => say(
            "順位の近い人どうしで組むが、一度当たった人とはなるべく組まない",
            "by standing, but avoiding people who met before",
        ),
    }
}

fn ties(ties: &[TieBreak]) -> Words {
    if ties.is_empty() {
        return say("同点は同じ順位。", "Equal totals share the rank.");
    }
    let told = ties.iter().map(|tie| match tie {
        TieBreak::Placings => say(
            "1着の多い人、次に2着、3着の多い人が上",
            "more firsts, then more seconds, then more thirds",
        ),
        TieBreak::TotalBefore => say(
            "ひとつ前の回までの合計が多い人が上（だめなら、さらに前の回）",
            "the higher total up to the round before, again and again",
        ),
        TieBreak::Lot => say(
            "くじを引いて決め、記録に残す",
            "a lot that is drawn and recorded",
        ),
    });
    let told = joined(told, ("。それでも同じなら、", "; then "));
    say(
        format!("同点のとき：{}。", told.ja),
        format!("Equal totals: {}.", told.en),
    )
}

fn at_the_end(settled: &CompetitionData) -> Vec<Words> {
    let (penalties, prizes) = (&settled.penalties, &settled.prizes);
    let mut told = Vec::new();
    if let Some(late) = penalties.late {
        let points = table_points(late.per_minute);
        let booby = if late.costs_booby {
            say("。ブービー賞もなくなる", ", and the booby prize")
        } else {
            say("", "")
        };
        told.push(say(
            format!(
                "遅刻は1分につき{points}点を、全部の半荘のあとで引く{}。",
                booby.ja
            ),
            format!(
                "Coming late costs {points} points a minute after all games{}.",
                booby.en
            ),
        ));
    }
    if let Some(offences) = penalties.offences {
        told.push(say(
            format!("1日に{offences}回違反すると、賞も出場枠もなくなる。"),
            format!("{offences} offences in a day cost the prize and the place."),
        ));
    }
    if !prizes.picks.is_empty() {
        let picks = (1..).zip(&prizes.picks).map(|(rank, count)| {
            say(
                format!("{rank}位が{count}つ"),
                format!("rank {rank} picks {count}"),
            )
        });
        let picks = joined(picks, ("、", ", "));
        told.push(say(
            format!("賞品は順位の順に選ぶ：{}。", picks.ja),
            format!("Prizes are picked in rank order: {}.", picks.en),
        ));
    }
    let certificates = prizes.certificates;
    let extras = [
        prizes
            .booby
            .then(|| say("ブービー賞（下から2番目）", "a booby prize (last but one)")),
        prizes
            .keepsakes
            .then(|| say("参加賞（全員）", "a keepsake for everybody")),
        (certificates > 0).then(|| {
            say(
                format!("賞状（{certificates}位まで）"),
                format!("certificates down to rank {certificates}"),
            )
        }),
    ];
    let extras = joined(extras.into_iter().flatten(), ("、", ", "));
    if !extras.ja.is_empty() {
        told.push(say(
            format!("ほかに{}。", extras.ja),
            format!("Also {}.", extras.en),
        ));
    }
    told
}

fn offer(offer: &PlaceRules) -> Words {
    let places = match offer.count {
        Some(count) => say(format!("{count}人分の枠"), format!("{count} places")),
        None => say("枠（人数は未定）", "Places (how many is not settled)"),
    };
    let passed = if offer.passes_holders {
        say(
            "。もう持っている人は次の人に回す",
            "; who has one already passes it on",
        )
    } else {
        say("", "")
    };
    let place = &offer.place;
    say(
        format!(
            "上位から順に「{place}」の{}を案内する{}。",
            places.ja, passed.ja
        ),
        format!(
            "{} of “{place}” are offered down the ranking{}.",
            places.en, passed.en
        ),
    )
}

fn book(settled: &CompetitionData) -> Vec<Words> {
    match settled.book.rule_count() {
        0 => Vec::new(),
        rules => vec![say(
            format!("{rules}項目を文で書いてある。"),
            format!("{rules} rules in words."),
        )],
    }
}

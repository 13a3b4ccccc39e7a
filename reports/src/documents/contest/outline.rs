//! 大会要項: what is settled about a competition, in words, with the times by which it is played.

use chrono::{NaiveDateTime, NaiveTime, TimeDelta};
use competition::{SettledGroup, in_words};
use scoring::rule_book::BookHeading;
use scoring::{Calendar, Period, Records, RuleSet};

use super::{Contest, held};
use crate::documents::sections::clauses::{self, Line};
use crate::documents::{Draft, each_once, imprint};
use crate::layout::scale::Scale;
use crate::layout::table::{self, Cell, Column, Table};
use crate::words::Names;
use crate::{Error, Options, Pdf};

/// When a day begins, and how long people rest between two rounds.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Begins {
    /// The beginning of the first round.
    pub at: NaiveTime,
    /// In minutes.
    pub pause: u32,
}

/// What is announced about a competition.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Outline {
    /// The competition's name.
    pub competition: String,
    /// From the first day to the last; none before anything was drawn.
    pub days: Option<Period>,
    /// The names of its rule sets.
    pub rules: String,
    /// What there is to say under each heading.
    pub(crate) chapters: Vec<(String, Vec<Line>)>,
    /// What happens from when to when; a game without a limit of time has no end.
    pub timetable: Vec<(String, NaiveTime, Option<NaiveTime>)>,
}

/// How long a game without a limit of time is taken to last, in minutes.
const UNTIMED: u16 = 90;

impl Contest<'_> {
    /// What is settled, as it is announced. Without a beginning there is no timetable.
    pub fn outline(&self, calendar: Calendar, begins: Option<Begins>) -> Outline {
        let settled = self.competition.data();
        let mut chapters = vec![("日時".to_owned(), self.times(calendar))];
        for part in in_words(settled) {
            // The organiser's own words follow whole.
            let Some(title) = title(part.group) else {
                continue;
            };
            let sentences = part.sentences.into_iter().map(|words| Line::Rule(words.ja));
            chapters.push((title.to_owned(), sentences.collect()));
        }
        let rules = each_once(self.rules.iter().map(RuleSet::name));
        if let Some((_, stages)) = chapters.iter_mut().find(|(title, _)| title == STAGES) {
            stages.push(Line::Rule(format!("ルールは{rules}。")));
        }
        let own = BookHeading::ALL.into_iter().map(|heading| {
            // What the sheet is silent about is for the organiser, and not to be announced.
            let lines = settled.book.lines(heading).map(Line::of);
            let told = lines.filter(|line| !matches!(line, Line::Silent(_)));
            (heading.title().to_owned(), told.collect())
        });
        chapters.extend(own);
        chapters.retain(|(_, lines): &(String, Vec<Line>)| !lines.is_empty());
        Outline {
            competition: self.competition.name().to_owned(),
            days: self.days_of(|_| true),
            rules,
            chapters,
            timetable: begins.map_or_else(Vec::new, |begins| self.timetable(begins)),
        }
    }

    fn times(&self, calendar: Calendar) -> Vec<Line> {
        let rules = &self.competition.data().entries;
        let at = |at: NaiveDateTime| {
            let day = calendar.day_with_weekday(at.date());
            format!("{day} {}", at.format("%-H:%M"))
        };
        let day = self.days_of(|_| true).map(|days| {
            let first = calendar.day_with_weekday(days.from);
            if days.from == days.to {
                format!("開催は{first}。")
            } else {
                format!(
                    "開催は{first}から{}まで。",
                    calendar.day_with_weekday(days.to)
                )
            }
        });
        let opens = rules
            .opens
            .map(|opens| format!("申し込みは{}から。", at(opens)));
        let closes = rules
            .closes
            .map(|closes| format!("申し込みの締め切りは{}。", at(closes)));
        let arrive = rules
            .check_in_until
            .map(|until| format!("来場は{}まで。", at(until)));
        let told = [day, opens, closes, arrive].into_iter().flatten();
        told.map(Line::Rule).collect()
    }

    fn timetable(&self, begins: Begins) -> Vec<(String, NaiveTime, Option<NaiveTime>)> {
        let stages = &self.competition.data().stages;
        let several = stages.len() > 1;
        let mut told = Vec::new();
        let mut now = begins.at;
        for (stage, rules) in stages.iter().zip(self.rules) {
            let minutes = rules.data().clock.minutes;
            for round in 1..=stage.rounds.len() {
                let lasts = TimeDelta::minutes(minutes.unwrap_or(UNTIMED).into());
                let end = now + lasts;
                let name = if several { stage.name.as_str() } else { "" };
                told.push((format!("{name}{round}回戦"), now, minutes.map(|_| end)));
                now = end + TimeDelta::minutes(begins.pause.into());
            }
        }
        told.push(("成績発表と表彰".to_owned(), now, None));
        told
    }
}

const STAGES: &str = "競技の進め方";

fn title(group: SettledGroup) -> Option<&'static str> {
    Some(match group {
        SettledGroup::Entries => "出場と申し込み",
        SettledGroup::Stages => STAGES,
        SettledGroup::Ties => "同点のとき",
        SettledGroup::End => "賞と減点",
        SettledGroup::Offers => "上位の人に案内する出場枠",
        SettledGroup::Book => return None,
    })
}

/// What is announced.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn outline(club: &str, outline: &Outline, options: &Options) -> Result<Pdf, Error> {
    let held = held(&outline.competition, outline.days, options);
    let imprint = imprint(club, "大会要項", held, &outline.rules, options);
    let nobody = Names::new(&Records::default(), options.honorific);
    let mut draft = Draft::begin(imprint, nobody, Scale::of(options.print), options);
    // When it is comes first, and the times of its rounds with that.
    let (times, others) = outline.chapters.split_at(outline.chapters.len().min(1));
    let draw = |draft: &mut Draft<'_>, chapters: &[(String, Vec<Line>)]| {
        for (title, lines) in chapters {
            clauses::section(draft, title, "", lines);
        }
    };
    draw(&mut draft, times);
    if !outline.timetable.is_empty() {
        table::section(&mut draft.sheet, "進行の予定", "目安です", &table(outline));
    }
    draw(&mut draft, others);
    draft.finish()
}

fn table(outline: &Outline) -> Table {
    let mut table = Table::new(vec![
        Column::figures("始め"),
        Column::figures("終わり"),
        Column::words(""),
    ]);
    for (what, from, to) in &outline.timetable {
        let at = |time: &NaiveTime| time.format("%-H:%M").to_string();
        table.row(vec![
            Cell::new(at(from)).bold(),
            to.as_ref().map_or_else(String::new, at).into(),
            what.as_str().into(),
        ]);
    }
    table
}

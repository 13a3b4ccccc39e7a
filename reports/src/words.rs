//! Names, dates and numbers as they are written on paper.

use chrono::{Datelike, Months, NaiveDate};
use scoring::calendar::weekday;
use scoring::rating::Rating;
use scoring::record::{ChangeKind, Hanchan, Meeting, SeatResult};
use scoring::statistics::Streak;
use scoring::{Calendar, FiscalStart, Half, Period, PersonId, PersonKind, Points, Ratio, Records};

use crate::options::Honorific;

/// `10/4から3/28までの12日`
pub(crate) fn span(days: &[String]) -> String {
    match days {
        [] => "0日".to_owned(),
        [only] => format!("{only}の1日"),
        [first, .., last] => format!("{first}から{last}までの{}日", days.len()),
    }
}

/// Everybody's name, told apart by number where two are the same.
#[derive(Debug, Clone)]
pub(crate) struct Names {
    written: scoring::Names,
    honorific: Honorific,
    /// Set where a day of one year could be taken for that of another.
    years: Option<Calendar>,
}

impl Names {
    pub(crate) fn new(records: &Records, honorific: Honorific) -> Self {
        Self {
            written: records.into(),
            honorific,
            years: None,
        }
    }

    /// The same for a document in which a day comes twice, so that every day is told with its year.
    pub(crate) fn with_years_where_needed(self, records: &Records, calendar: Calendar) -> Self {
        let ends = records.days().min().zip(records.days().max());
        let comes_twice = ends.is_some_and(|(first, last)| {
            let again = first.checked_add_months(Months::new(12));
            again.is_some_and(|again| again <= last)
        });
        Self {
            years: comes_twice.then_some(calendar),
            ..self
        }
    }

    /// `10/4`, or `R6.10.4` or `2024/10/4` with its year.
    pub(crate) fn short_day(&self, date: NaiveDate) -> String {
        match self.years {
            None => short_day(date),
            Some(calendar) => calendar.short_day(date),
        }
    }

    /// `10月4日土曜`, or `令和6年10月4日金曜` with its year: most sentences have the day in brackets.
    pub(crate) fn day(&self, date: NaiveDate) -> String {
        let day = match self.years {
            None => format!("{}月{}日", date.month(), date.day()),
            Some(calendar) => calendar.day(date),
        };
        format!("{day}{}曜", weekday(date))
    }

    /// `5回（10月4日土曜～10月25日土曜）`
    pub(crate) fn run(&self, run: &Streak) -> String {
        let days = run.days.map_or_else(String::new, |days| {
            let from = self.day(days.from);
            if days.from == days.to {
                format!("（{from}）")
            } else {
                format!("（{from}～{}）", self.day(days.to))
            }
        });
        format!("{}回{days}", run.longest)
    }

    /// The bare name, for tables and charts.
    pub(crate) fn plain(&self, person: PersonId) -> String {
        self.written.of(person)
    }

    /// The family name where that is enough, for narrow columns.
    pub(crate) fn brief(&self, person: PersonId) -> String {
        self.written.brief(person)
    }

    /// The name with the club's honorific, for sentences and titles.
    pub(crate) fn polite(&self, person: PersonId) -> String {
        match self.honorific {
            Honorific::None => self.plain(person),
            Honorific::San => format!("{}さん", self.plain(person)),
            Honorific::Sama => format!("{} 様", self.plain(person)),
        }
    }

    /// Several names in one sentence.
    pub(crate) fn list(&self, people: &[PersonId]) -> String {
        let polite: Vec<String> = people.iter().map(|person| self.polite(*person)).collect();
        polite.join("、")
    }
}

/// What stands behind the name of somebody who is not ranked.
pub(crate) fn kind_suffix(kind: PersonKind) -> &'static str {
    match kind {
        PersonKind::Member => "",
        PersonKind::Guest => "（ゲスト）",
        PersonKind::Staff => "（スタッフ）",
    }
}

/// `10/4`
pub(crate) fn short_day(date: NaiveDate) -> String {
    format!("{}/{}", date.month(), date.day())
}

/// `10/4` above `(土)`, for the head of a column.
pub(crate) fn day_head(date: NaiveDate) -> String {
    format!("{}\n({})", short_day(date), weekday(date))
}

/// `10月4日(土)`
pub(crate) fn day_in_sentence(date: NaiveDate) -> String {
    format!("{}月{}日({})", date.month(), date.day(), weekday(date))
}

/// What is not as usual about a meeting: `10月22日(水)に変更（会場の都合）`.
pub(crate) fn change_in_words(meeting: &Meeting) -> Option<String> {
    let change = meeting.change.as_ref()?;
    let what = match change.kind {
        ChangeKind::Cancelled => "休会".to_owned(),
        ChangeKind::Holiday => "祝日のため休会".to_owned(),
        ChangeKind::MovedTo(date) => format!("{}に変更", day_in_sentence(date)),
        ChangeKind::MovedFrom(date) => format!("{}から変更", day_in_sentence(date)),
        ChangeKind::Altered => "会場・時間の変更".to_owned(),
        ChangeKind::Extra => "臨時の開催".to_owned(),
    };
    let reason = change.reason.as_str();
    Some(if reason.is_empty() {
        what
    } else {
        format!("{what}（{reason}）")
    })
}

/// The period as a title says it: a half-year or a fiscal year by its name, anything else by its
/// ends.
pub(crate) fn period_title(period: Period, calendar: Calendar, start: FiscalStart) -> String {
    let Some(fiscal_year) = Period::fiscal_year_of(period.from, start) else {
        return calendar.period(period);
    };
    let year = fiscal_year.from.year();
    let name = if period == fiscal_year {
        calendar.fiscal_year(year, start)
    } else if Period::half_year_of(period.from, start) == Some(period) {
        let half = if period.from == fiscal_year.from {
            Half::First
        } else {
            Half::Second
        };
        calendar.half_year(year, half, start)
    } else {
        return calendar.period(period);
    };
    format!("{name}（{}～{}月）", period.from.month(), period.to.month())
}

/// A rate as `33.3%`, or a dash where there is nothing to divide by.
pub(crate) fn percent(rate: Option<Ratio>) -> String {
    rate.map_or_else(|| DASH.to_owned(), Ratio::percent)
}

/// A mean with two decimals, or a dash.
pub(crate) fn two_decimals(mean: Option<Ratio>) -> String {
    mean.map_or_else(|| DASH.to_owned(), |mean| mean.decimal(2))
}

/// A rating with how far it may be off.
pub(crate) fn rating(rating: &Rating) -> String {
    format!("{:.1}±{:.1}", rating.value, rating.uncertainty)
}

/// What a rating is, in one sentence.
pub(crate) const RATING: &str =
    "レーティングは着順から見積もった強さの目安です（25から始まる本ソフト独自の値）";

/// What stands where there is no figure.
pub(crate) const DASH: &str = "－";

/// How many places were gained, or lost where it is below nought; an arrow needs no colour.
pub(crate) fn places_gained(places: Option<i64>) -> String {
    match places {
        None => DASH.to_owned(),
        Some(0) => "→".to_owned(),
        Some(gained) if gained > 0 => format!("↑{gained}"),
        Some(lost) => format!("↓{}", lost.unsigned_abs()),
    }
}

/// A count, or nothing at all for none: a table of few hits is easier to read without zeros.
pub(crate) fn count_or_blank(count: u32) -> String {
    if count == 0 {
        String::new()
    } else {
        count.to_string()
    }
}

/// What somebody had at the end of a hanchan, as `42,300点`, with the sticks that were left over: whoever got
/// them has a result that the points alone do not explain.
pub(crate) fn points_of(hanchan: &Hanchan, seat: &SeatResult) -> String {
    let points = points_in_sentence(seat.points);
    match hanchan.sheet.played.deposit {
        Points::ZERO => points,
        deposit => format!("{points}、供託{}", points_in_sentence(deposit)),
    }
}

/// Points on the table, as `42,300点`.
pub(crate) fn points_in_sentence(points: Points) -> String {
    format!("{}点", scoring::table_points(points))
}

/// The seat, or a dash where nobody knows who sat where.
pub(crate) fn seat(hanchan: &Hanchan, result: &SeatResult) -> String {
    let seat = hanchan.known_seat(result.seat);
    seat.map_or_else(|| DASH.to_owned(), |seat| seat.kanji().to_string())
}

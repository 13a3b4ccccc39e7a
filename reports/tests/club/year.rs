//! A year behind the one that is reported, and what the secretary wrote about it.

use chrono::NaiveDate;
use scoring::record::Remark;
use scoring::{Period, PersonId, Records, SeriesId};

use super::{SATURDAY, Shape, season};

/// Two fiscal years up to March 2026, so that every period of the second has one before it, with what
/// the secretary wrote about the second one's first half.
pub fn two_years(shape: Shape, half: Period) -> Records {
    let first = NaiveDate::from_ymd_opt(2024, 4, 1).unwrap();
    let mut records = season(Shape {
        first,
        months: 24,
        ..shape
    });
    remark(&mut records, half, None, None, COMMENT);
    remark(
        &mut records,
        half,
        Some(SATURDAY),
        None,
        "土曜会は会場が二階に変わりました。",
    );
    remark(&mut records, half, None, Some(PersonId(1)), NOTE);
    records
}

pub const COMMENT: &str = "新しい会員を三名迎え、にぎやかな半年になりました。\n来期は席替えを毎回の抽選にします。ご意見は世話人までお寄せください。";
pub const NOTE: &str = "毎回早くから会場の準備をしてくださり、ありがとうございました。";

/// Something the secretary wrote.
pub fn remark(
    records: &mut Records,
    period: Period,
    series: Option<SeriesId>,
    person: Option<PersonId>,
    text: &str,
) {
    records.remarks.push(Remark {
        period,
        series,
        person,
        text: text.into(),
    });
}

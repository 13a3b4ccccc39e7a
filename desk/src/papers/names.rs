//! What the files of papers are called that are named alike by both shells.

use chrono::NaiveDate;
use db::{as_file_name, file_of_member};
use scoring::{Period, PersonId, Records, SeriesId};

/// By number, and by name for people to find theirs: `01_青木 太郎.pdf`.
pub fn of_member(records: &Records, member: PersonId) -> String {
    let person = records.people.get(&member);
    let (number, name) = person.map_or((0, ""), |person| (person.number, &person.name));
    file_of_member(number, name)
}

/// `2025-04.pdf`
pub fn of_month(month: Period) -> String {
    month.from.format("%Y-%m.pdf").to_string()
}

/// `2025-04-02 水曜会.pdf`
pub fn of_day(records: &Records, day: NaiveDate, series: SeriesId) -> String {
    let series = records.series.get(&series).map_or("", String::as_str);
    let name = format!("{day} {}", as_file_name(series));
    format!("{}.pdf", name.trim_end())
}

//! The JSON files of schedule, awards and remarks. Export writes them and import reads them again.

use chrono::NaiveDate;
use schedule::{Exception, Rule};
use serde::{Deserialize, Serialize};

pub(crate) const SCHEDULE: &str = "schedule.json";
pub(crate) const AWARDS: &str = "awards.json";
pub(crate) const REMARKS: &str = "remarks.json";

/// schedule.json
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenSchedule {
    #[serde(default)]
    pub rules: Vec<WrittenRule>,
    #[serde(default)]
    pub exceptions: Vec<WrittenException>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenRule {
    pub series: String,
    pub rule: Rule,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenException {
    pub series: String,
    pub exception: Exception,
}

/// A remark of remarks.json.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenRemark {
    pub from: NaiveDate,
    pub to: NaiveDate,
    /// By name.
    #[serde(default)]
    pub series: Option<String>,
    /// By number.
    #[serde(default)]
    pub member: Option<u32>,
    pub text: String,
}

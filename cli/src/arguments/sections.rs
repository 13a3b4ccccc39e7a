//! What reports have.

use clap::Args;
use scoring::Section;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;
use std::path::PathBuf;

pub const SECTIONS: &str = "\
  hanchan sections club.hanchan
  hanchan sections club.hanchan --set overview,standings,progress,hands

It holds for the reports of a month, a half-year and a fiscal year, in both editions. The handout has its
standings on the front, whatever their place. Awards and rankings are of longer periods than a month.";

#[derive(Debug, Args)]
pub struct Sections {
    /// The club file
    pub file: PathBuf,
    /// Write down which, in which order: the whole list
    #[arg(long, value_name = "SECTION,SECTION…", value_delimiter = ',', value_parser = section)]
    pub set: Vec<Section>,
    /// Write down all of them, in the usual order
    #[arg(long, conflicts_with = "set")]
    pub usual: bool,
}

fn section(word: &str) -> Result<Section, Error> {
    Section::deserialize(word.into_deserializer())
}

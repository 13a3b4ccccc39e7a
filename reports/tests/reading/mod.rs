//! Reads finished documents back with the tools that other people's computers have.

#![allow(dead_code, reason = "each test file reads its own way")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub mod tags;

use std::fs;
use std::io::{self, ErrorKind};
use std::process::{Command, Output};
use std::sync::OnceLock;

use flate2::read::ZlibDecoder;
use lopdf::{Document, Object};
use reports::{Error, Pdf};
use tempfile::NamedTempFile;

/// What qpdf says of a file without fault.
const SOUND: &str = "No syntax or stream encoding errors found";

/// What it warns of, once in a thousand files, when what it has read so far of a stream unpacks to just as
/// much as it has room for: it then asks for more, and gets none. It says the same of a stream that breaks
/// off, so that each is unpacked to its end here.
const BY_CHANCE: &str = "input stream is complete but output may still be valid";

/// What it says in the end, if it has warned of something.
const AFTER_WARNINGS: &str = "qpdf: operation succeeded with warnings";

/// What `pdftotext` sets after each page.
const END_OF_PAGE: char = '\u{c}';

/// A document on disk.
pub struct Printed {
    file: NamedTempFile,
    pub pdf: Pdf,
    /// What `pdftotext` says of it is asked once.
    raw: OnceLock<String>,
    boxes: OnceLock<String>,
}

/// A word and its box on a page, in points from the left top corner.
#[derive(Debug, Clone)]
pub struct Word {
    pub page: usize,
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
    #[allow(dead_code, reason = "read by a failing test's message")]
    pub text: String,
}

impl Printed {
    pub fn new(pdf: Pdf) -> Self {
        let file = NamedTempFile::new().unwrap();
        fs::write(file.path(), &pdf.bytes).unwrap();
        Self {
            file,
            pdf,
            raw: OnceLock::new(),
            boxes: OnceLock::new(),
        }
    }

    /// All text as it is laid out.
    pub fn text(&self) -> String {
        self.tool("pdftotext", "poppler-utils", &["-layout", "FILE", "-"])
    }

    /// All text in the order of drawing, without any space.
    pub fn run_on_text(&self) -> String {
        without_space(self.raw())
    }

    /// One page's text in the order of drawing; the first is 1.
    pub fn text_of_page(&self, page: usize) -> String {
        let pages: Vec<&str> = self.raw().split(END_OF_PAGE).collect();
        pages[page - 1].to_owned()
    }

    fn raw(&self) -> &str {
        self.raw
            .get_or_init(|| self.tool("pdftotext", "poppler-utils", &["-raw", "FILE", "-"]))
    }

    fn boxes(&self) -> &str {
        self.boxes
            .get_or_init(|| self.tool("pdftotext", "poppler-utils", &["-bbox", "FILE", "-"]))
    }

    /// `pdffonts`, one font a line.
    pub fn fonts(&self) -> Vec<String> {
        let listed = self.tool("pdffonts", "poppler-utils", &["FILE"]);
        listed.lines().skip(2).map(str::to_owned).collect()
    }

    /// Fails when qpdf finds any fault, or what is read aloud is not sound.
    pub fn check_structure(&self) {
        let Output {
            status,
            stdout,
            stderr,
        } = self.run("qpdf", "qpdf", &["--check", "FILE"]);
        let said = String::from_utf8_lossy(&stdout);
        let faults = String::from_utf8_lossy(&stderr);
        let (by_chance, others): (Vec<&str>, Vec<&str>) =
            faults.lines().partition(|line| line.ends_with(BY_CHANCE));
        if by_chance.is_empty() {
            assert!(status.success() && said.contains(SOUND), "{said}{others:?}");
        } else {
            assert_eq!(others, [AFTER_WARNINGS], "{said}");
            self.unpack_streams();
        }
        tags::check(&self.pdf.bytes);
    }

    /// Fails when a packed stream is not whole.
    fn unpack_streams(&self) {
        let document = Document::load_mem(&self.pdf.bytes).unwrap();
        let streams = document.objects.values().flat_map(Object::as_stream);
        let packed: Vec<_> = streams.filter(|one| one.dict.has(b"Filter")).collect();
        assert!(!packed.is_empty());
        for stream in packed {
            let mut unpacked = ZlibDecoder::new(stream.content.as_slice());
            io::copy(&mut unpacked, &mut io::sink()).unwrap();
        }
    }

    /// Fails when a font is not embedded, no subset, or without a table for reading it back.
    pub fn check_fonts(&self, least: usize) {
        let fonts = self.fonts();
        assert!(fonts.len() >= least, "{fonts:?}");
        for font in fonts {
            let columns: Vec<&str> = font.split_whitespace().collect();
            // name, type (two words), encoding, embedded, subset, Unicode
            assert_eq!(columns[4..7], ["yes", "yes", "yes"], "{font}");
        }
    }

    /// Fails when anything of these is wrong, or a character could not be set.
    pub fn check(&self, least_fonts: usize, name: &str, margin: f64) {
        self.check_structure();
        self.check_fonts(least_fonts);
        self.check_words(name, margin);
        assert!(self.pdf.missing.is_empty(), "{name}");
    }

    /// Fails when a word leaves its page's margins or stands on another word of its line.
    pub fn check_words(&self, name: &str, margin: f64) {
        let pages = self.page_sizes();
        let words = self.words();
        assert!(!words.is_empty(), "{name}");
        for (index, word) in words.iter().enumerate() {
            let (width, height) = pages[word.page - 1];
            let inside = word.left >= margin
                && word.right <= width - margin + 0.5
                && word.top >= 12.0
                && word.bottom <= height - 11.0;
            assert!(inside, "{name}: {word:?}");
            // A box is as high as the font's longest letters: its middle is what is inked.
            let middle = f64::midpoint(word.top, word.bottom);
            let of_page = |other: &&Word| other.page == word.page;
            for other in words[index + 1..].iter().take_while(of_page) {
                let height = other.bottom - other.top;
                let on_its_line =
                    middle > other.top + height * 0.3 && middle < other.bottom - height * 0.3;
                let shared = word.right.min(other.right) - word.left.max(other.left);
                assert!(
                    !on_its_line || shared < 0.8,
                    "{name}: {word:?} meets {other:?}"
                );
            }
        }
    }

    /// The same with each letter as it is set, whatever it is read as together with others.
    pub fn letter_by_letter(&self) -> Self {
        let mut document = Document::load_mem(&self.pdf.bytes).unwrap();
        for page in document.get_pages().into_values() {
            let content = document.get_page_content(page);
            let mut content = lopdf::content::Content::decode(&content).unwrap();
            let is_set = |operator: &str| !matches!(operator, "BDC" | "EMC");
            content.operations.retain(|one| is_set(&one.operator));
            document
                .change_page_content(page, content.encode().unwrap())
                .unwrap();
        }
        let mut bytes = Vec::new();
        document.save_to(&mut bytes).unwrap();
        Self::new(Pdf {
            bytes,
            ..self.pdf.clone()
        })
    }

    /// Every size in which text is set.
    pub fn text_sizes(&self) -> Vec<f32> {
        let document = Document::load_mem(&self.pdf.bytes).unwrap();
        let mut sizes = Vec::new();
        for page in document.get_pages().into_values() {
            let content = document.get_page_content(page);
            let content = lopdf::content::Content::decode(&content).unwrap();
            let fonts = content
                .operations
                .iter()
                .filter(|operation| operation.operator == "Tf");
            sizes.extend(fonts.map(|operation| operation.operands[1].as_float().unwrap()));
        }
        sizes
    }

    /// Width and height of each page in points.
    pub fn page_sizes(&self) -> Vec<(f64, f64)> {
        let pages = self
            .boxes()
            .lines()
            .filter(|line| line.trim().starts_with("<page"));
        pages
            .map(|line| (attribute(line, "width"), attribute(line, "height")))
            .collect()
    }

    /// Every word with its box.
    pub fn words(&self) -> Vec<Word> {
        let mut page = 0;
        let mut words = Vec::new();
        for line in self.boxes().lines().map(str::trim) {
            if line.starts_with("<page") {
                page += 1;
            } else if let Some(rest) = line.strip_prefix("<word ") {
                let number = |name: &str| attribute(rest, name);
                let text = rest
                    .split_once('>')
                    .unwrap()
                    .1
                    .trim_end_matches("</word>")
                    .to_owned();
                let (left, right) = (number("xMin"), number("xMax"));
                words.push(Word {
                    page,
                    left,
                    right,
                    top: number("yMin"),
                    bottom: number("yMax"),
                    text,
                });
            }
        }
        words
    }

    /// What a tool says of the file, with which it finds no fault.
    fn tool(&self, program: &str, package: &str, arguments: &[&str]) -> String {
        let Output {
            status,
            stdout,
            stderr,
        } = self.run(program, package, arguments);
        let said = String::from_utf8_lossy(&stdout).into_owned();
        assert!(
            status.success(),
            "{program}: {}{said}",
            String::from_utf8_lossy(&stderr)
        );
        said
    }

    fn run(&self, program: &str, package: &str, arguments: &[&str]) -> Output {
        let file = self.file.path().to_str().unwrap();
        let arguments = arguments
            .iter()
            .map(|argument| if *argument == "FILE" { file } else { argument });
        let mut command = Command::new(program);
        command.args(arguments);
        // Where many start at once, Wine now and then fails to start one.
        let mut again = if cfg!(windows) { 0..2 } else { 0..0 };
        loop {
            match command.output() {
                Ok(output) => return output,
                Err(error) if error.kind() == ErrorKind::NotFound => panic!(
                    "{program} is missing: install the package {package} (apt-get install {package})"
                ),
                Err(error) if again.next().is_none() => panic!("{program}: {error}"),
                Err(_) => {}
            }
        }
    }
}

/// The number that an element gives under that name.
fn attribute(element: &str, name: &str) -> f64 {
    let from = element.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
    element[from..].split('"').next().unwrap().parse().unwrap()
}

/// What a sound document says.
pub fn text_of(pdf: Result<Pdf, Error>) -> String {
    let printed = Printed::new(pdf.unwrap());
    printed.check_structure();
    printed.run_on_text()
}

/// Each of these is in the text.
#[track_caller]
pub fn holds<S: AsRef<str>>(text: &str, words: impl IntoIterator<Item = S>) {
    for words in words {
        let words = words.as_ref();
        assert!(text.contains(words), "{words} in {text}");
    }
}

pub fn without_space(text: &str) -> String {
    text.chars()
        .filter(|character| !character.is_whitespace())
        .collect()
}

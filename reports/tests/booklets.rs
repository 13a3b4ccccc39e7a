//! The manual as a booklet, read back: contents and index name the pages on which things are.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Document, Object};
use proptest::prelude::*;

use crate::reading::{Printed, holds, without_space};
use reports::booklet::{Booklet, Chapter, Picture, Step, Task, Term, booklet};
use reports::{Language, Print};

const PRINTS: [Print; 2] = [Print::Normal, Print::Large];

/// A PNG file of one colour.
fn png(width: u32, height: u32) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::fast());
    let row = vec![0; width as usize + 1];
    (0..height).for_each(|_| packed.write_all(&row).unwrap());
    let head = [width.to_be_bytes(), height.to_be_bytes()].concat();
    let head = [&head[..], &[8, 3, 0, 0, 0]].concat();
    let rows = packed.finish().unwrap();
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, content) in [
        (b"IHDR", head),
        (b"PLTE", vec![223, 236, 228]),
        (b"IDAT", rows),
    ] {
        file.extend(u32::try_from(content.len()).unwrap().to_be_bytes());
        file.extend(kind);
        file.extend(content);
        file.extend([0; 4]);
    }
    file
}

fn step(words: &str, picture: Option<(u32, u32)>) -> Step {
    Step {
        words: words.to_owned(),
        picture: picture.map(|(width, height)| Picture {
            png: png(width, height),
            marks: vec!["保存する".to_owned(), "Leave".to_owned()],
        }),
    }
}

fn task(title: &str, steps: Vec<Step>, terms: Vec<usize>) -> Task {
    Task {
        title: title.to_owned(),
        lead: format!("{title}のは、例会が終わったあとです。"),
        steps,
        notes: vec!["見つからないときは、もう一度さがします。".to_owned()],
        terms,
    }
}

fn term(name: &str, reading: &str) -> Term {
    Term {
        name: name.to_owned(),
        reading: reading.to_owned(),
        says: format!("{name}とは、見本のための言葉です。"),
    }
}

fn of(language: Language) -> Booklet {
    let pressed = || step("左の「今日の会」を押します。", None);
    let seen = |size| step("「保存する」を押すと、保存されます。", Some(size));
    Booklet {
        language,
        edition: "半荘帳 0.1.0".to_owned(),
        printed: "2026-11-27".parse().unwrap(),
        chapters: vec![
            Chapter {
                title: "例会の夜".to_owned(),
                tasks: vec![
                    task("用紙を入れる", vec![pressed(), seen((760, 400))], vec![0]),
                    task(
                        "出席をつける",
                        vec![seen((1366, 700)), seen((800, 420)), pressed()],
                        vec![1, 0],
                    ),
                ],
            },
            Chapter {
                title: "まだ何もない章".to_owned(),
                tasks: Vec::new(),
            },
            Chapter {
                title: "引継ぎ".to_owned(),
                tasks: vec![task("次の人に渡す", vec![pressed(); 3], Vec::new())],
            },
        ],
        terms: vec![term("記録用紙", "きろくようし"), term("ウマ", "うま")],
        index: vec![("あ".to_owned(), vec![1]), ("か".to_owned(), vec![0])],
    }
}

/// The page, from 1, on which a title stands as the largest thing.
fn page_of(printed: &Printed, title: &str) -> usize {
    let pages = 3..=printed.pdf.pages;
    let begins = |page: &usize| {
        let text = without_space(&printed.text_of_page(*page));
        text.contains(&format!("{title}のは、例会"))
    };
    pages.into_iter().find(begins).unwrap()
}

#[test]
fn booklets_are_whole_in_both_languages_and_sizes() {
    for language in [Language::Japanese, Language::English] {
        for print in PRINTS {
            let name = format!("{language:?} {print:?}");
            let printed = Printed::new(booklet(&of(language), print).unwrap());
            printed.check(2, &name, 44.5);
            let document = Document::load_mem(&printed.pdf.bytes).unwrap();
            let told = document.catalog().unwrap().get(b"Lang").unwrap();
            let expected: &[u8] = match language {
                Language::Japanese => b"ja",
                Language::English => b"en",
            };
            assert_eq!(told.as_str().unwrap(), expected);
        }
    }
}

#[test]
fn contents_and_index_name_the_page_on_which_each_thing_is() {
    for print in PRINTS {
        let made = of(Language::Japanese);
        let printed = Printed::new(booklet(&made, print).unwrap());
        let contents = without_space(&printed.text_of_page(2));
        let tasks = made.chapters.iter().flat_map(|chapter| &chapter.tasks);
        let pages: Vec<usize> = tasks
            .clone()
            .map(|task| page_of(&printed, &task.title))
            .collect();
        for (task, page) in tasks.zip(&pages) {
            holds(&contents, [format!("{}{page}", task.title)]);
        }
        assert!(!contents.contains("まだ何もない章"));
        let index = without_space(&printed.text_of_page(printed.pdf.pages));
        let words = printed.pdf.pages - 1;
        holds(
            &index,
            [
                format!("あウマ{},{words}", pages[1]),
                format!("か記録用紙{},{},{words}", pages[0], pages[1]),
            ],
        );
    }
}

#[test]
fn each_line_of_the_contents_leads_to_its_page() {
    let made = of(Language::English);
    let printed = Printed::new(booklet(&made, Print::Normal).unwrap());
    let document = Document::load_mem(&printed.pdf.bytes).unwrap();
    let pages = document.get_pages();
    let contents = document.get_dictionary(pages[&2]).unwrap();
    let links = contents.get(b"Annots").unwrap().as_array().unwrap();
    let led = links.iter().map(|link| {
        let link = document
            .get_dictionary(link.as_reference().unwrap())
            .unwrap();
        let page = link.get(b"Dest").and_then(Object::as_array).unwrap()[0].as_reference();
        let page = page.unwrap();
        pages
            .iter()
            .find(|(_, id)| **id == page)
            .map(|(number, _)| *number as usize)
            .unwrap()
    });
    let tasks = made.chapters.iter().flat_map(|chapter| &chapter.tasks);
    let expected = tasks.map(|task| page_of(&printed, &task.title));
    let end = [printed.pdf.pages - 1, printed.pdf.pages];
    assert_eq!(
        led.collect::<Vec<_>>(),
        expected.chain(end).collect::<Vec<_>>()
    );
}

#[test]
fn each_task_has_one_page_and_its_pictures_are_shown() {
    let made = of(Language::Japanese);
    let printed = Printed::new(booklet(&made, Print::Normal).unwrap());
    // Cover, contents, three tasks, words, index.
    assert_eq!(printed.pdf.pages, 7);
    let document = Document::load_mem(&printed.pdf.bytes).unwrap();
    let is_picture = |object: &&Object| {
        let stream = object.as_stream();
        stream.is_ok_and(|stream| {
            stream
                .dict
                .get(b"Subtype")
                .is_ok_and(|kind| kind.as_name().is_ok_and(|name| name == b"Image"))
        })
    };
    assert_eq!(document.objects.values().filter(is_picture).count(), 3);
    for (number, page) in document.get_pages() {
        let content = document.get_page_content(page);
        let shown = content.windows(4).filter(|part| part == b" Do\n").count();
        let expected = match number {
            3 => 1,
            4 => 2,
            _ => 0,
        };
        assert_eq!(shown, expected, "page {number}");
    }
}

#[test]
fn a_picture_that_no_page_can_show_is_an_error_that_says_why() {
    let mut made = of(Language::Japanese);
    made.chapters[0].tasks[0].steps[1].picture = Some(Picture {
        png: b"GIF89a".to_vec(),
        marks: Vec::new(),
    });
    let problem = booklet(&made, Print::Normal).unwrap_err().to_string();
    assert!(problem.contains("no PNG file"), "{problem}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn whatever_pictures_there_are_nothing_leaves_its_page(
        sizes in prop::collection::vec((200_u32..1400, 100_u32..800), 0..7),
    ) {
        let mut made = of(Language::English);
        made.chapters[0].tasks[0].steps = sizes
            .iter()
            .map(|size| step("Press “Save”, and look.", Some(*size)))
            .collect();
        let printed = Printed::new(booklet(&made, Print::Large).unwrap());
        printed.check_structure();
        printed.check_words("pictures", 44.5);
    }
}

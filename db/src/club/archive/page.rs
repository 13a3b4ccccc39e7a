//! The page that explains an archive, in Japanese and in English.

use super::columns;
use crate::club::Club;
use crate::club::html::escaped;
use crate::error::Error;
use scoring::RuleSet;
use scoring::rule_words::{RuleGroup, RuleInWords, RuleLine, Words, in_words};
use std::fmt::Write as _;

const STYLE: &str = "body{font:16px/1.7 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}\
table{border-collapse:collapse;width:100%;margin:.5em 0 2em}\
th,td{border:1px solid #888;padding:.2em .6em;text-align:left;vertical-align:top}\
code{font-family:monospace}";

/// `file` is the copy of the club's file, `at` when it was made.
pub(super) fn page(club: &Club, file: &str, at: &str) -> Result<String, Error> {
    let name = club.settings()?.name;
    let (name, file) = (escaped(&name), escaped(file));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"ja\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{name} 記録の保管</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <h1>{name} 記録の保管</h1>\n"
    );
    page.push_str(&japanese(&file, at));
    page.push_str(&english(&file, at));
    tables(&mut page);
    settling(&mut page, club)?;
    page.push_str("</body>\n</html>\n");
    Ok(page)
}

fn japanese(file: &str, at: &str) -> String {
    format!(
        "<p>麻雀の会の成績の記録を、{at}に書き出したものです。特別なソフトがなくても読めます。\
         会員の氏名や、消した記録の前の中身もふくみます。人に見せるときは気をつけてください。</p>\n<ul>\n\
         <li><code>{file}</code>：会のファイルの写し。SQLite 3のデータベースです。半荘帳では「控えから会を戻す」で開けます。</li>\n\
         <li><code>csv</code>フォルダー：すべての表（UTF-8のCSV。表計算ソフトで開けます）。\
         表のつながりは下の説明のとおりです。空欄は、<code>schema.sql</code>でNOT NULLの列では空の文字、ほかの列では「なし」です。\
         ＝や＋などで始まる文字の前には ' を付けてあります。</li>\n\
         <li><code>csv/totals.csv</code>：会員ごとの合計。</li>\n\
         <li><code>rebuild.py</code>：CSVだけから、すべての半荘を精算し直し、合計を確かめるプログラム。\
         Python 3で <code>python3 rebuild.py</code> とします。</li>\n\
         <li><code>schema.sql</code>：表の定義。<code>columns.csv</code>：列の意味（下と同じもの）。</li>\n\
         <li><code>SHA256SUMS</code>：ファイルが書いたときのままかを確かめる数（<code>sha256sum --check SHA256SUMS</code>）。</li>\n</ul>\n"
    )
}

fn english(file: &str, at: &str) -> String {
    format!(
        "<div lang=\"en\">\n<p>The records of a mahjong club, written on {at}. No special program is needed to read them. \
         They hold people's names, and what deleted entries said before: take care whom you show them.</p>\n<ul>\n\
         <li><code>{file}</code>: a copy of the club's file, an SQLite 3 database.</li>\n\
         <li>The folder <code>csv</code>: every table, as CSV in UTF-8. How they belong together is told below. \
         An empty cell is an empty text where <code>schema.sql</code> says NOT NULL, and nothing elsewhere. \
         A text that begins like a formula has a ' before it.</li>\n\
         <li><code>csv/totals.csv</code>: the totals of each member.</li>\n\
         <li><code>rebuild.py</code>: settles every hanchan anew from the CSV files alone and compares the totals; \
         with Python 3, <code>python3 rebuild.py</code>.</li>\n\
         <li><code>schema.sql</code>: the tables' definitions. <code>columns.csv</code>: what the columns mean, as below.</li>\n\
         <li><code>SHA256SUMS</code>: whether the files are as they were written (<code>sha256sum --check SHA256SUMS</code>).</li>\n</ul>\n</div>\n"
    )
}

fn tables(page: &mut String) {
    page.push_str("<h2>表と列 / <span lang=\"en\">Tables and columns</span></h2>\n");
    let mut is_open = false;
    for (table, column, japanese, english) in columns() {
        let (japanese, english) = (escaped(&japanese), escaped(&english));
        // Writing to a string cannot fail.
        let _ = if column.is_empty() {
            let end = if is_open { "</tbody></table>\n" } else { "" };
            is_open = true;
            write!(
                page,
                "{end}<h3><code>{table}</code></h3>\n<p>{japanese} / <span lang=\"en\">{english}</span></p>\n<table><tbody>\n"
            )
        } else {
            writeln!(
                page,
                "<tr><th scope=\"row\"><code>{column}</code></th><td>{japanese}</td><td lang=\"en\">{english}</td></tr>"
            )
        };
    }
    page.push_str("</tbody></table>\n");
}

/// Every version of every rule set that is in the file.
fn settling(page: &mut String, club: &Club) -> Result<(), Error> {
    page.push_str(
        "<h2>精算のしかた / <span lang=\"en\">How hanchan are settled</span></h2>\n\
         <p>半荘ごとに、<code>hanchan.rules</code>のルールで、次の順に計算します。\
         得点（<code>total</code>）＝素点（<code>base</code>）＋順位点（<code>uma</code>）＋チョンボ（<code>chombo_points</code>）。\
         <span lang=\"en\">Each hanchan, by the rules in <code>hanchan.rules</code>, in this order: \
         the result (<code>total</code>) is <code>base</code> + <code>uma</code> + <code>chombo_points</code>.</span></p>\n",
    );
    for (id, rules) in club.rule_sets()? {
        // Writing to a string cannot fail.
        let _ = write!(
            page,
            "<h3>{} {} @{} (<code>rule_set.id</code> {})</h3>\n<ol>\n",
            escaped(rules.name()),
            escaped(rules.id()),
            rules.data().version,
            id.0
        );
        for step in steps(&rules) {
            let Words { ja, en } = step.heading;
            let sentences = step.sentences.into_iter().map(|one| one.words);
            let (japanese, english): (String, String) = sentences
                .map(|Words { ja, en }| (escaped(&ja).into_owned(), format!(" {}", escaped(&en))))
                .unzip();
            let _ = writeln!(
                page,
                "<li>{ja}：{japanese}<br><span lang=\"en\">{en}:{english}</span></li>"
            );
        }
        page.push_str("</ol>\n");
    }
    Ok(())
}

/// What settling goes by, in the order in which it is done: who is first is known before anything counts.
fn steps(rules: &RuleSet) -> Vec<RuleInWords> {
    let settles = |line: &RuleInWords| matches!(line.group, RuleGroup::Points | RuleGroup::Places);
    let mut steps: Vec<RuleInWords> = in_words(rules).into_iter().filter(settles).collect();
    steps.sort_by_key(|step| match step.line {
        RuleLine::Players | RuleLine::Start => 0,
        RuleLine::Deposit => 1,
        RuleLine::Tie => 2,
        _ => 3,
    });
    steps
}

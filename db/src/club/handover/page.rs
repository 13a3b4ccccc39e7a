//! The page that explains a hand-over to the next secretary: to be read on paper as well.

use super::{About, PAPERS, SETTINGS};
use crate::club::Club;
use crate::club::html::escaped;
use crate::error::Error;
use chrono::Timelike;
use scoring::{Calendar, FiscalStart, Period};
use std::fmt::Write as _;

const STYLE: &str = "body{font:16px/1.8 sans-serif;max-width:46em;margin:2em auto;padding:0 1em;color:#000;background:#fff}\
h2{border-bottom:2px solid #000;margin-top:2em}li{margin:.4em 0}\
table{border-collapse:collapse;width:100%}\
th,td{border:1px solid #555;padding:.3em .7em;text-align:left;vertical-align:top}th{white-space:nowrap;width:8em}\
.care{border:2px solid #000;padding:.5em 1em}\
@media print{body{font-size:11pt;margin:0;max-width:none}h2,h3,thead{break-after:avoid}tr,li,.care{break-inside:avoid}}";

/// `papers` are the names of the papers that go along.
pub(super) fn page(club: &Club, about: &About, papers: &[&str]) -> Result<String, Error> {
    let settings = club.settings()?;
    let calendar = settings.calendar;
    let name = escaped(&settings.name);
    let at = format!(
        "{}{}時{:02}分",
        calendar.day(about.at.date()),
        about.at.hour(),
        about.at.minute()
    );
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"ja\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{name} 引継ぎ</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <h1>{name} 引継ぎ</h1>\n<p>{at}の記録です。</p>\n"
    );
    contents(&mut page, about, papers);
    page.push_str(FIRST_DAY);
    facts(&mut page, club, calendar)?;
    backups(&mut page, club, about)?;
    year(&mut page, settings.fiscal_start);
    page.push_str(LATER);
    page.push_str("</body>\n</html>\n");
    Ok(page)
}

fn contents(page: &mut String, about: &About, papers: &[&str]) {
    page.push_str(
        "<h2>これは何ですか</h2>\n\
         <p>麻雀の会の成績をつける係を、次の方に渡すためのファイルです。会の記録はすべてこの中にあります。\
         成績は「半荘帳」というソフトでつけています。</p>\n<ul>\n",
    );
    // Writing to a string cannot fail.
    let _ = writeln!(
        page,
        "<li><code>{}</code>：会のファイルの控え。会員、成績、設定、これまでにしたことの全部です。\
         となりの<code>.sha256</code>は、控えが壊れていないかを確かめる数です。</li>",
        escaped(&about.backup)
    );
    if !papers.is_empty() {
        let named: Vec<String> = papers
            .iter()
            .map(|paper| format!("<code>{}</code>", escaped(paper)))
            .collect();
        let _ = writeln!(
            page,
            "<li><code>{PAPERS}</code>フォルダー：印刷できる書類。{}。</li>",
            named.join("、")
        );
    }
    let _ = writeln!(
        page,
        "<li><code>{SETTINGS}</code>フォルダー：ルール、予定、表彰の決まり。半荘帳がなくても読める形です。</li>\n\
         <li><code>引継ぎ.json</code>と<code>SHA256SUMS</code>：半荘帳が中身を確かめるためのものです。</li>\n</ul>"
    );
}

const FIRST_DAY: &str = "<h2>最初の日にすること</h2>\n<ol>\n\
<li>受け取ったファイル（名前の終わりが<code>.zip</code>か<code>.zip.age</code>）を、自分のパソコンに写します。\
メールやUSBメモリーの中のまま使わないでください。</li>\n\
<li>半荘帳を自分のパソコンに入れて、開きます。</li>\n\
<li>「会のファイルを開く」で、受け取ったファイルをそのまま選びます。自分でほどく（解凍する）必要はありません。\
合言葉を聞かれたら、前の係の方から聞いた合言葉を入れます。</li>\n\
<li>会のファイルができて、開きます。会員の数や最後の開催日が、下の「この会のこと」と同じか見てください。</li>\n\
<li>「データと設定」で、控えの「もうひとつの置き場所」を、自分のUSBメモリーなどに決めます。</li>\n\
<li>前の係の方に、受け取ったことを伝えます。</li>\n</ol>\n\
<div class=\"care\">\n<p><strong>これからは、新しい係のパソコンだけで記録します。</strong>\
前の係のパソコンでも記録すると、ふたつの記録をひとつにまとめることはできません。</p>\n</div>\n";

/// By which the next secretary sees that everything arrived.
fn facts(page: &mut String, club: &Club, calendar: Calendar) -> Result<(), Error> {
    let settings = club.settings()?;
    let sessions = club.sessions(Period::ALWAYS)?;
    let last = sessions.iter().map(|(_, session)| session.date).max();
    let series: Vec<String> = club.series()?.into_iter().map(|(_, name)| name).collect();
    page.push_str("<h2>この会のこと</h2>\n<table>\n<tbody>\n");
    for (heading, said) in [
        ("会の名前", settings.name),
        ("会員", format!("{}人", club.members()?.len())),
        ("開催", format!("{}回", sessions.len())),
        (
            "最後の開催日",
            last.map_or_else(|| "なし".to_owned(), |day| calendar.day(day)),
        ),
        ("シリーズ", joined(&series)),
        ("ルール", club.own_rules()?.name().to_owned()),
        (
            "年度の始まり",
            format!("{}月", settings.fiscal_start.month()),
        ),
    ] {
        // Writing to a string cannot fail.
        let _ = writeln!(
            page,
            "<tr><th scope=\"row\">{heading}</th><td>{}</td></tr>",
            escaped(&said)
        );
    }
    page.push_str("</tbody>\n</table>\n");
    Ok(())
}

fn joined(names: &[String]) -> String {
    if names.is_empty() {
        "なし".to_owned()
    } else {
        names.join("、")
    }
}

fn backups(page: &mut String, club: &Club, about: &About) -> Result<(), Error> {
    let own = about.backup.split('/').next().unwrap_or_default();
    // Writing to a string cannot fail.
    let _ = writeln!(
        page,
        "<h2>控え（バックアップ）はどこにありますか</h2>\n<ul>\n\
         <li>会のファイルと同じ場所の「{}」フォルダー。会を閉じるたびに、ひとりでに増えます。古いものは間引かれ、年度の終わりのものはずっと残ります。</li>",
        escaped(own)
    );
    let second = match club.backup_folder()? {
        Some(folder) => format!(
            "前の係の方は「{}」にしていました。そこの控えも受け取るか、消してもらってください。",
            escaped(&folder.display().to_string())
        ),
        None => "前の係の方は決めていませんでした。".to_owned(),
    };
    let _ = writeln!(
        page,
        "<li>もうひとつの置き場所。{second}</li>\n\
         <li>ファイルをなくしたとき、壊れたときは、半荘帳を開いて「控え（バックアップ）から会を戻す」を選びます。いまあるファイルは書きかえません。</li>\n\
         <li>半荘帳がなくなっても、控えはSQLite 3のデータベースなので、ほかのソフトで読めます。年に一度「データと設定」の「長く残す」で書き出すと、説明とCSVもいっしょに残ります。</li>\n</ul>"
    );
    Ok(())
}

/// The paper routine, in the order of the club's fiscal year.
fn year(page: &mut String, start: FiscalStart) {
    page.push_str(
        "<h2>書類の一年</h2>\n<h3>会のある日</h3>\n<ol>\n\
         <li>「今日の会」で、来た人に印をつけ、席を引きます。名前の入った記録用紙を印刷できます。</li>\n\
         <li>記録用紙の点数を入れます。合計が合わないと、その場でわかります。</li>\n\
         <li>終わったら、日別成績表を印刷して張り出します。</li>\n</ol>\n\
         <h3>毎月</h3>\n<table>\n<thead>\n<tr><th scope=\"col\">月</th><th scope=\"col\">すること</th></tr>\n</thead>\n<tbody>\n",
    );
    let monthly = "前の月の月間成績表と、次の月の開催案内を印刷します。";
    for after in 0..12 {
        let month = (start.month() - 1 + after) % 12 + 1;
        let more = match after {
            0 => {
                "前の年度の後半の半期成績表、年度成績表、個人成績表、表彰状を印刷します。「長く残す」で書き出し、別の場所にしまいます。"
            }
            6 => "年度の前半の半期成績表、個人成績表、表彰状を印刷します。",
            _ => "",
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            page,
            "<tr><th scope=\"row\">{month}月</th><td>{monthly}{more}</td></tr>"
        );
    }
    page.push_str(
        "</tbody>\n</table>\n\
         <p>どの書類も「書類」の画面で作ります。半期の書類は、そこの「まとめて保存」で一度に全部作ることもできます。</p>\n",
    );
}

const LATER: &str = "<h2>個人の情報</h2>\n\
<p>会員の氏名と、前の係の方が会員について書いた覚え書きが入っています。係でない人には渡さないでください。\
会員から頼まれたら、会員の画面の「この人の個人の情報を消す」で消します。成績は番号で残ります。</p>\n\
<p>受け取りが済んだら、メールやUSBメモリーのファイルは消します。前の係の方のパソコンの記録と控えも、\
新しい係が使いはじめて困らないとわかったら、消してもらいます。</p>\n\
<h2>次に渡すとき</h2>\n\
<p>「データと設定」の「次の係に渡す（引継ぎ）」で、これと同じファイルを作れます。\
メールやUSBメモリーで渡すときは、合言葉で暗号にし、合言葉は電話など別の方法で伝えてください。</p>\n";

//! A window that cannot be opened: why, in words, to whoever started the program.

use std::fmt::Display;

/// The web view of Windows is a program of its own, that some machines lack. Told before any window is
/// made, because the shell would end in English, or in the midst of its work.
pub fn web_view_is_there() -> Result<(), String> {
    if cfg!(windows) && tauri::webview_version().is_err() {
        return Err(NO_WEB_VIEW.to_owned());
    }
    Ok(())
}

/// Which language the person reads is not known yet.
const NO_WEB_VIEW: &str = "\
半荘帳の画面を出すための「Microsoft Edge WebView2 ランタイム」が、このパソコンにありません。
会のファイルには何もしていません。
半荘帳のインストーラーをもう一度実行するか、下のページの「WebView2 ランタイム」を入れてから、もう一度開いてください。このパソコンがインターネットにつながらないときは、つながるパソコンで「エバーグリーン スタンドアロン インストーラー」を取り、USBメモリーで持ってきてください。

This computer lacks the “Microsoft Edge WebView2 Runtime”, which shows Hanchancho's window.
No club's file was touched.
Run Hanchancho's installer again, or install the “WebView2 Runtime” from the page below, and start again. Without the internet, fetch the “Evergreen Standalone Installer” on another computer and bring it on a USB stick.

https://developer.microsoft.com/microsoft-edge/webview2/";

/// Any other reason, which only the system knows.
pub fn failed(error: &dyn Display) -> String {
    format!(
        "\
半荘帳の画面を出せませんでした。
会のファイルの記録は、保存したところまで無事です。
パソコンを起動し直してから、もう一度開いてください。くり返すときは、半荘帳を入れ直してください。

Hanchancho's window could not be shown.
The record in the club's file is safe as it was saved.
Restart the computer and start again. If it happens again, install Hanchancho anew.

{error}"
    )
}

/// Says it where the program was started from; and on Windows, where nobody sees that who starts a
/// program with a double click, in a box of the system's own, unless somebody reads it by another
/// program, which would wait for ever until the box is closed.
pub fn tell(sentences: &str) {
    eprintln!("{sentences}");
    #[cfg(windows)]
    if !is_read() {
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title("半荘帳")
            .set_description(sentences)
            .show();
    }
}

/// Whether the errors go to a file or to another program.
#[cfg(windows)]
fn is_read() -> bool {
    use std::io::IsTerminal;
    use std::os::windows::io::AsRawHandle;
    let errors = std::io::stderr();
    // A program with a window that was started by a double click has none.
    let is_there = !matches!(errors.as_raw_handle() as isize, 0 | -1);
    is_there && !errors.is_terminal()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What happened, whether the record is safe, and what to do, in each language.
    #[test]
    fn a_window_that_cannot_be_opened_is_told_in_both_languages() {
        for sentences in [NO_WEB_VIEW.to_owned(), failed(&"0x8007000E")] {
            let (japanese, english) = sentences.split_once("\n\n").unwrap();
            let english = english.rsplit_once("\n\n").unwrap().0;
            assert_eq!(japanese.lines().count(), english.lines().count());
            assert!(
                japanese.lines().all(|line| line.ends_with('。')),
                "{japanese}"
            );
            assert!(english.lines().all(|line| line.ends_with('.')), "{english}");
            assert!(japanese.contains("会のファイル") && english.contains("club's file"));
        }
        assert!(failed(&"0x8007000E").ends_with("\n0x8007000E"));
    }

    /// Elsewhere the web view comes with the system, or the program does not even begin.
    #[test]
    fn the_web_view_of_this_machine_is_there() {
        if !cfg!(windows) {
            assert_eq!(web_view_is_there(), Ok(()));
        }
    }
}

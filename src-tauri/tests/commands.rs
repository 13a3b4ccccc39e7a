//! Nothing that takes long is done on the thread that the window itself lives by.

use std::fs;
use std::path::Path;

/// Its commands only look at a counter or set one, while all else waits for the club's file.
const AT_ONCE: &str = "work.rs";

#[test]
fn each_command_leaves_the_window_to_itself() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ipc");
    let mut commands = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|kind| kind != "rs") || path.ends_with(AT_ONCE) {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        for line in source.lines().map(str::trim) {
            if line.starts_with("#[tauri::command") {
                assert_eq!(line, "#[tauri::command(async)]", "{}", path.display());
                commands += 1;
            }
        }
    }
    assert!(commands > 0, "the commands are in src/ipc");
}

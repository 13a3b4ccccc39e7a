//! Names the commands that the page may be given; `capabilities/main.json` gives them.

fn main() {
    let commands = tauri_build::AppManifest::new().commands(&[
        "choose_club",
        "club_at_start",
        "month_from_text",
        "month_standings",
    ]);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(commands))
        .unwrap_or_else(|error| panic!("the window's configuration is wrong: {error:#}"));
}

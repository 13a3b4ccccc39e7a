//! A window with nothing but a field in it, as large as the program's own and shown by the same web view:
//! `cargo xtask bench` measures by it how soon the program's window can be used. It is not shipped.

fn main() -> tauri::Result<()> {
    tauri::Builder::default().run(tauri::generate_context!("examples/empty/tauri.conf.json"))
}

//! The page's typed interface is generated code, committed: this proves it current.

use std::path::Path;

use hanchancho::ipc;
use specta_typescript::Typescript;

#[test]
fn the_committed_bindings_are_current() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/platform/bindings.ts");
    let folder = tempfile::tempdir().unwrap();
    let generated = folder.path().join("bindings.ts");
    ipc::builder()
        .export(Typescript::default(), &generated)
        .unwrap();
    let current = std::fs::read_to_string(&generated).unwrap();

    if std::env::var_os("HANCHAN_WRITE_BINDINGS").is_some() {
        std::fs::write(&committed, &current).unwrap();
    }
    let found = std::fs::read_to_string(&committed).unwrap_or_default();
    assert!(
        found.replace("\r\n", "\n") == current,
        "ui/src/platform/bindings.ts is not what the commands say; `cargo xtask bindings` writes it"
    );
}

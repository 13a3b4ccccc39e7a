//! The help names every command and teaches each of them.

use crate::common::hanchan;

#[test]
fn help_teaches_every_command() {
    let help = hanchan(&["--help"]).succeeds();
    for command in [
        "new",
        "import",
        "score",
        "standings",
        "report",
        "export",
        "check",
        "backup",
        "restore",
        "archive",
        "handover",
        "history",
        "undo",
        "redo",
        "rules",
        "schedule",
        "awards",
        "competition",
        "comment",
        "erase",
        "seat",
        "demo",
        "licences",
        "completions",
    ] {
        assert!(
            help.contains(&format!("  {command} ")),
            "{command} in\n{help}"
        );
        let own = hanchan(&[command, "--help"]).succeeds();
        assert!(own.contains("Usage"), "{command}");
    }
    let reports = hanchan(&["report", "--help"]).succeeds();
    for report in [
        "session",
        "monthly",
        "half-year",
        "fiscal-year",
        "member",
        "record-sheet",
        "table-plan",
        "place-cards",
        "hand-values",
        "rules",
        "schedule",
        "certificate",
        "web-page",
        "all",
    ] {
        assert!(
            reports.contains(&format!("  {report} ")),
            "{report} in\n{reports}"
        );
        let own = hanchan(&["report", report, "--help"]).succeeds();
        assert!(own.contains("Usage"), "{report}");
    }
    for what in ["make", "open"] {
        let own = hanchan(&["handover", what, "--help"]).succeeds();
        assert!(own.contains("--passphrase-file"), "{own}");
    }
    for word in ["licences", "licenses"] {
        let licences = hanchan(&[word]).succeeds();
        for words in [
            "MIT License",
            "SQLite",
            "SIL OPEN FONT LICENSE",
            "May you do good",
        ] {
            assert!(licences.contains(words), "{word}: {words}");
        }
    }
    for shell in ["bash", "zsh", "fish", "powershell"] {
        assert!(
            hanchan(&["completions", shell])
                .succeeds()
                .contains("half-year"),
            "{shell}"
        );
    }
}

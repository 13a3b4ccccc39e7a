//! The help names every command and teaches each of them.

use crate::common::{hanchan, holds};

const COMMANDS: &str = "new import score hand standings report export check backup restore archive handover \
    history undo redo rules schedule awards site competition comment erase seat demo licences completions";

const REPORTS: &str = "session monthly half-year fiscal-year member record-sheet table-plan place-cards \
    hand-values practice rules schedule certificate web-page all";

#[test]
fn help_teaches_every_command() {
    let help = hanchan(&["--help"]).succeeds();
    for command in COMMANDS.split_whitespace() {
        holds(&help, [format!("  {command} ")]);
        holds(&hanchan(&[command, "--help"]).succeeds(), ["Usage"]);
    }
    let reports = hanchan(&["report", "--help"]).succeeds();
    for report in REPORTS.split_whitespace() {
        holds(&reports, [format!("  {report} ")]);
        holds(
            &hanchan(&["report", report, "--help"]).succeeds(),
            ["Usage"],
        );
    }
    for what in ["make", "open"] {
        let own = hanchan(&["handover", what, "--help"]).succeeds();
        assert!(own.contains("--passphrase-file"), "{own}");
    }
    for word in ["licences", "licenses"] {
        let licences = hanchan(&[word]).succeeds();
        holds(
            &licences,
            [
                "MIT License",
                "SQLite",
                "SIL OPEN FONT LICENSE",
                "May you do good",
            ],
        );
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

//! Files to import with rows that are right.

use super::source;
use db::ImportFiles;

pub const MEMBERS: &str = "number,name
1,一
2,二
3,三
4,四
5,五
";

pub const HEADER: &str =
    "date,series,round,table,seat,member,points,chombo,deposit,rules,last_dealer\n";

/// A table of four that is right, with some texts replaced.
pub fn table(changes: &[(&str, &str)]) -> String {
    let mut rows = "2025-04-02,水曜会,1,A,E,1,42300,0,1000,shirakaba-2025,N
2025-04-02,水曜会,1,A,S,2,31000,0,1000,shirakaba-2025,N
2025-04-02,水曜会,1,A,W,3,26700,0,1000,shirakaba-2025,N
2025-04-02,水曜会,1,A,N,4,19000,0,1000,shirakaba-2025,N
"
    .to_owned();
    for (from, to) in changes {
        assert!(rows.contains(from), "{from}");
        rows = rows.replacen(from, to, 1);
    }
    format!("{HEADER}{rows}")
}

pub const HANDS: &str = "date,series,round,table,hand,honba,winner,loser,level,han,fu,yaku,note\n";

pub fn raw_results(bytes: impl AsRef<[u8]>) -> ImportFiles {
    ImportFiles {
        members: Some(source("members.csv", MEMBERS)),
        results: Some(source("results.csv", bytes)),
        ..ImportFiles::default()
    }
}

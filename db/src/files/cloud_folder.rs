//! Folders that a cloud service synchronises, recognised by their names and by the marks in them.

use crate::files::path_identity::is_same_file;
use std::fmt;
use std::path::Path;

/// A cloud service that synchronises folders between machines.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Cloud {
    /// Microsoft's.
    OneDrive,
    /// Dropbox.
    Dropbox,
    /// Apple's.
    ICloud,
    /// Google's.
    GoogleDrive,
}

/// What a folder of each is called, or begins with before a space, a hyphen or an account: small
/// letters stand for large ones too.
const NAMES: [(Cloud, &[&str]); 4] = [
    (Cloud::OneDrive, &["onedrive"]),
    (Cloud::Dropbox, &["dropbox"]),
    (
        Cloud::ICloud,
        &[
            "iclouddrive",
            "icloud drive",
            "com~apple~clouddocs",
            "mobile documents",
        ],
    ),
    (
        Cloud::GoogleDrive,
        &[
            "google drive",
            "googledrive",
            "googleドライブ",
            "google ドライブ",
            "マイドライブ",
            "my drive",
        ],
    ),
];

/// What each leaves in its folder.
const MARKS: [(Cloud, &[&str]); 3] = [
    (Cloud::OneDrive, &[".849C9593-D756-4E56-8D6E-42412F2A707B"]),
    (Cloud::Dropbox, &[".dropbox", ".dropbox.cache"]),
    (
        Cloud::GoogleDrive,
        &[".tmp.drivedownload", ".tmp.driveupload"],
    ),
];

/// The service that synchronises the folder of a file, if one does.
pub(crate) fn of(file: &Path) -> Option<Cloud> {
    // A folder may be known by a link to it: "Documents" may lie in the service's folder.
    by_its_folders(file).or_else(|| by_its_folders(&file.canonicalize().ok()?))
}

fn by_its_folders(file: &Path) -> Option<Cloud> {
    file.ancestors().skip(1).find_map(|folder| {
        let name = folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_lowercase();
        let named = NAMES
            .iter()
            .find(|(_, names)| names.iter().any(|known| is_called(&name, known)));
        let marked = || {
            let is_marked = |marks: &[&str]| marks.iter().any(|mark| folder.join(mark).exists());
            MARKS
                .iter()
                .find(|(_, marks)| is_marked(marks))
                .map(|(cloud, _)| *cloud)
        };
        let named = named.map(|(cloud, _)| *cloud);
        named.or_else(marked).or_else(|| is_with_icloud(folder))
    })
}

/// Where iCloud synchronises a person's documents and desktop, they stay in their usual places, and its
/// own folder only links to them.
fn is_with_icloud(folder: &Path) -> Option<Cloud> {
    let theirs = folder
        .parent()?
        .join("Library/Mobile Documents/com~apple~CloudDocs");
    let linked = theirs.join(folder.file_name()?);
    (linked.exists() && is_same_file(&linked, folder)).then_some(Cloud::ICloud)
}

fn is_called(name: &str, known: &str) -> bool {
    name.strip_prefix(known)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '-', '(']))
}

impl fmt::Display for Cloud {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OneDrive => "OneDrive",
            Self::Dropbox => "Dropbox",
            Self::ICloud => "iCloud Drive",
            Self::GoogleDrive => "Google Drive",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Cloud, of};
    use std::fs;
    use std::path::Path;
    use tempfile::TempDir;

    #[test]
    fn folders_of_the_usual_services_are_known_by_their_names() {
        for (path, cloud) in [
            ("/Users/a/OneDrive/club.hanchan", Cloud::OneDrive),
            (
                "/Users/a/OneDrive - 白樺会/記録/club.hanchan",
                Cloud::OneDrive,
            ),
            ("/home/a/Dropbox (個人)/club.hanchan", Cloud::Dropbox),
            (
                "/Users/a/Library/Mobile Documents/com~apple~CloudDocs/club.hanchan",
                Cloud::ICloud,
            ),
            ("/Users/a/iCloudDrive/club.hanchan", Cloud::ICloud),
            (
                "/Users/a/Library/CloudStorage/GoogleDrive-a@example.com/マイドライブ/club.hanchan",
                Cloud::GoogleDrive,
            ),
        ] {
            assert_eq!(of(Path::new(path)), Some(cloud), "{path}");
            let told = cloud.to_string();
            assert!(
                told.starts_with(|first: char| first.is_ascii_alphabetic()),
                "{told}"
            );
        }
        for path in [
            "/home/a/club.hanchan",
            "/home/a/Dropboxed/club.hanchan",
            "/home/a/onedrive.hanchan",
        ] {
            assert_eq!(of(Path::new(path)), None, "{path}");
        }
    }

    // Not on Windows: only an administrator may make links there, and OneDrive moves the folder of documents
    // itself, without one.
    #[cfg(unix)]
    #[test]
    fn documents_that_lie_with_a_service_are_known_wherever_they_are_seen() {
        use std::os::unix::fs::symlink;
        let home = TempDir::new().unwrap();
        let at = |name: &str| home.path().join(name);
        let icloud = at("Library/Mobile Documents/com~apple~CloudDocs");
        for folder in [at("Documents/半荘帳"), at("OneDrive/書類"), icloud.clone()] {
            fs::create_dir_all(folder).unwrap();
        }
        let [club, linked] = ["Documents/半荘帳/club.hanchan", "書類/club.hanchan"].map(at);
        fs::write(&club, "").unwrap();
        assert_eq!(of(&club), None);
        // Another folder of that name.
        fs::create_dir(icloud.join("Documents")).unwrap();
        assert_eq!(of(&club), None);
        fs::remove_dir(icloud.join("Documents")).unwrap();
        symlink(at("Documents"), icloud.join("Documents")).unwrap();
        assert_eq!(of(&club), Some(Cloud::ICloud));
        symlink(at("OneDrive/書類"), at("書類")).unwrap();
        fs::write(&linked, "").unwrap();
        assert_eq!(of(&linked), Some(Cloud::OneDrive));
    }

    #[test]
    fn a_folder_that_was_given_another_name_is_known_by_what_the_service_keeps_in_it() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("club/club.hanchan");
        assert_eq!(of(&file), None);
        fs::create_dir(folder.path().join(".dropbox.cache")).unwrap();
        assert_eq!(of(&file), Some(Cloud::Dropbox));
    }
}

//! What can be the matter with a file.

use super::Holder;
use thiserror::Error;

/// What can be the matter with a file.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
pub enum Fault {
    /// Not there.
    #[error("there is no such file; check the name and the folder")]
    Missing,
    /// Already there, and not to be replaced.
    #[error("something of that name is already there and is left as it is; choose another name")]
    Exists,
    /// The folder is not there, or is not a folder.
    #[error("the folder does not exist; make it or choose another")]
    NoFolder,
    /// The folder in which it is to be made is not there, or is not a folder.
    #[error("its folder does not exist; make it or choose another")]
    NoPlace,
    /// Neither the file nor its folder may be written.
    #[error(
        "it cannot be written; the file or its folder is read-only, or another user's. Copy it, with any …-journal beside it, to a folder of your own"
    )]
    ReadOnly,
    /// It may not even be read, or `SQLite` cannot make its journal.
    #[error(
        "it, or what has to lie beside it, cannot be opened; nothing was changed. Check that it is a file, that you may read it, and that its folder takes files"
    )]
    CannotOpen,
    /// A folder where a file is meant.
    #[error("this is a folder, and nothing was changed; name the file in it")]
    IsFolder,
    /// A service shows it, keeps what is in it elsewhere, and does not bring it.
    #[error(
        "what is in it is not on this machine yet, because a service such as OneDrive or iCloud keeps it elsewhere; nothing was changed. Connect to the net, have the service bring the file (\"Always keep on this device\", \"Download Now\"), then do it again"
    )]
    OnlineOnly,
    /// The disk cannot say who has it open.
    #[error(
        "the disk or the folder on the net that it lies in cannot say whether another program has it open, so that two could write it at once; nothing was changed. Copy it to a disk of this machine and work there"
    )]
    NoLocks,
    /// No room left.
    #[error("the disk is full; nothing was changed. Make room and do it again")]
    DiskFull,
    /// Another program holds it.
    #[error("another program has it open and may write it; close it there, then do it again")]
    Busy,
    /// Another program holds it, and says for whom.
    #[error(
        "{0} has it open; close it there, then do it again. Looking at it is possible meanwhile"
    )]
    OpenElsewhere(Holder),
    /// Another program has it open in such a way that Windows lets nobody else write or replace it.
    #[error(
        "another program has it open, such as a viewer, a spreadsheet or a virus scanner; nothing was changed. Close it there and do it again, or choose another name"
    )]
    InUse,
    /// It is one of several files that belong together, some of which were replaced before this one failed.
    #[error(
        "it could not be replaced, while others that belong with it are new already: another program opened it in that moment, or the disk failed. See to that and do it again, so that all are of one time"
    )]
    SomeReplaced,
    /// Windows knows no such name.
    #[error(
        "Windows keeps that name for itself (CON, NUL, COM1 and their like), or a character of it (< > : \" | ? *); choose another name"
    )]
    BadName,
    /// It has another name on the disk (a hard link), beside which another program would write.
    #[error(
        "the disk knows the same file by another name as well (a hard link), and two programs would not see one another; nothing was changed. Make a copy of the file and work with that"
    )]
    OtherNames,
    /// A journal or a log of another file lies beside the name.
    #[error(
        "beside that name lies {0}, which a program that was interrupted left, and which the file needs that was called so before; nothing was made. Move it to where that file is now, or choose another name"
    )]
    LeftBeside(String),
    /// Half a write is in it, and the journal beside it is not its own.
    #[error(
        "it is not whole, and {0} beside it does not make it so, because it belongs to another file; both were left as they are. Restore the newest good backup under another name"
    )]
    JournalOfAnother(String),
    /// A write-ahead log lies beside it, as other programs leave one.
    #[error(
        "beside it lies {0}, in which another program keeps what it wrote; nothing was changed. Close the file in that program; if it is not open there, move {0} to another folder and keep it"
    )]
    LogBeside(String),
    /// While it was saved, it was renamed, replaced or deleted.
    #[error(
        "it was moved, replaced or deleted by another program while this was saved: what was saved is in a file that is not called so any more. Look for it in the folder and in the bin, and open again what is there now"
    )]
    LostName,
    /// Longer than the system or `SQLite` takes.
    #[error(
        "its name, with the folders it lies in, is too long; choose a shorter one, or a folder nearer to the beginning of the disk"
    )]
    NameTooLong,
    /// It is not the file any more that was opened.
    #[error(
        "another program changed or replaced it while it was open; nothing was written over that. Open it again"
    )]
    Changed,
    /// Some other file.
    #[error("this is not a club's file; nothing was changed")]
    NotAClub,
    /// Written by a newer version of this program.
    #[error(
        "it was written by a newer version of this program (form {found}, this one knows up to {known}); it was not changed. Install the newer version to open it"
    )]
    Newer {
        /// The form it is in.
        found: i64,
        /// The newest form this program knows.
        known: i64,
    },
    /// Broken.
    #[error("it is damaged ({0}) and was not changed; restore the newest good backup")]
    Damaged(String),
    /// A backup without its checksum.
    #[error(
        "its checksum, a file of the same name with .sha256 added, is not beside it; copy the two together"
    )]
    NoChecksum,
    /// Some other file than a hand-over.
    #[error(
        "this is not a hand-over (a file such as 白樺会の引継ぎ 2026-04-01.zip or .zip.age), or its beginning is damaged; choose another, or copy it again from where it came from"
    )]
    NotAHandOver,
    /// A hand-over that is not what was written.
    #[error(
        "the hand-over is not as it was written ({0}); nothing was made of it. Copy it again from where it came from, or ask for a new one"
    )]
    BrokenHandOver(String),
    /// A hand-over larger than any that is made.
    #[error(
        "it is larger than a hand-over may be ({} MiB); nothing was made of it. Give a backup on instead",
        .most / 1_048_576
    )]
    TooLarge {
        /// The most bytes.
        most: u64,
    },
    /// A part of it that was whole when it was opened cannot be read: `SQLite` does not tell a disk
    /// that fails from a file that is broken. Opening it does.
    #[error(
        "a part of it could not be read ({0}); nothing was changed. The disk or the stick may fail: plug it in again or try another machine, and open it again to see whether it is whole"
    )]
    Unreadable(String),
    /// The device failed.
    #[error(
        "the disk or the stick could not be read or written ({0}); nothing was changed, and what is on it need not be broken. Plug it in again or try another machine, then do it again and make a backup in another place"
    )]
    Device(String),
    /// The device failed at the very end of a save, and does not say what it kept.
    #[error(
        "the disk or the stick failed at the very end ({0}): whether this was saved is not certain; everything before is. Open the file again and look whether it is there before doing it once more, and make a backup in another place"
    )]
    Uncertain(String),
    /// A person's details are erased, and the file still has bytes that are free.
    #[error(
        "the details are erased from the record, but the file could not be packed anew ({0}), so that remains of them may lie among its bytes. Erase the same person once more"
    )]
    NotPacked(String),
    /// Whatever has no better words.
    #[error("the work stopped unexpectedly ({0}); nothing was changed")]
    Unexpected(String),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error as Sql;
        use rusqlite::{ErrorCode as Code, ffi};
        if let Sql::FromSqlConversionFailure(..)
        | Sql::InvalidColumnType(..)
        | Sql::IntegralValueOutOfRange(..)
        | Sql::Utf8Error(..) = error
        {
            return Self::Damaged(error.to_string());
        }
        // It lost its name, or was cut off by a program that is there no more.
        let code = error.sqlite_error().map(|error| error.extended_code);
        if let Some(ffi::SQLITE_READONLY_DBMOVED | ffi::SQLITE_READONLY_ROLLBACK) = code {
            return Self::Changed;
        }
        match error.sqlite_error_code() {
            Some(Code::DiskFull) => Self::DiskFull,
            Some(Code::ReadOnly | Code::PermissionDenied) => Self::ReadOnly,
            Some(Code::CannotOpen) => Self::CannotOpen,
            Some(Code::SystemIoFailure) => Self::Device(error.to_string()),
            Some(Code::DatabaseBusy | Code::DatabaseLocked) => Self::Busy,
            Some(Code::NotADatabase) => Self::NotAClub,
            Some(Code::TooBig) => {
                Self::Damaged("it holds a text larger than any that is saved".into())
            }
            Some(Code::DatabaseCorrupt) => Self::Unreadable(error.to_string()),
            _ => Self::Unexpected(error.to_string()),
        }
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Self {
        use std::io::ErrorKind as Kind;
        // They mean more than the kinds under which Rust knows them.
        let code = error.raw_os_error().filter(|_| cfg!(windows));
        if let Some(fault) = code.and_then(of_windows) {
            return fault;
        }
        match error.kind() {
            Kind::NotFound => Self::Missing,
            Kind::AlreadyExists => Self::Exists,
            Kind::NotADirectory => Self::NoFolder,
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Self::ReadOnly,
            Kind::StorageFull | Kind::QuotaExceeded => Self::DiskFull,
            Kind::IsADirectory => Self::IsFolder,
            Kind::InvalidFilename => Self::NameTooLong,
            // As shares of Windows answer where somebody there has it open.
            Kind::ResourceBusy | Kind::ExecutableFileBusy => Self::Busy,
            // So a Mac tells that iCloud keeps a file elsewhere, and that nobody may have it brought.
            Kind::Deadlock if cfg!(target_os = "macos") => Self::OnlineOnly,
            _ => Self::Device(error.to_string()),
        }
    }
}

/// The numbers by which Windows says that a service did not download a file: it does not run, nobody is
/// signed in, there is no net, it failed, it gave up, it may not, it was stopped, it ended, or it took
/// too long.
const NOT_DOWNLOADED: [i32; 9] = [362, 386, 388, 389, 393, 395, 398, 404, 426];

/// What a number means by which Windows says what is the matter.
fn of_windows(code: i32) -> Option<Fault> {
    const ERROR_SHARING_VIOLATION: i32 = 32;
    const ERROR_LOCK_VIOLATION: i32 = 33;
    const ERROR_INVALID_NAME: i32 = 123;
    const ERROR_BAD_PATHNAME: i32 = 161;
    const ERROR_CLOUD_FILE_IN_USE: i32 = 391;
    match code {
        ERROR_SHARING_VIOLATION | ERROR_LOCK_VIOLATION | ERROR_CLOUD_FILE_IN_USE => {
            Some(Fault::InUse)
        }
        ERROR_INVALID_NAME | ERROR_BAD_PATHNAME => Some(Fault::BadName),
        code if NOT_DOWNLOADED.contains(&code) => Some(Fault::OnlineOnly),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Fault, of_windows};
    use rusqlite::ffi;
    use std::io::{Error, ErrorKind};

    #[test]
    fn what_windows_says_by_its_numbers_is_told_as_what_it_is() {
        for (code, fault) in [
            (32, Some(Fault::InUse)),
            (33, Some(Fault::InUse)),
            (391, Some(Fault::InUse)),
            (123, Some(Fault::BadName)),
            (161, Some(Fault::BadName)),
            (362, Some(Fault::OnlineOnly)),
            (393, Some(Fault::OnlineOnly)),
            // Two of which Rust's own kinds say enough, and one that is not known.
            (5, None),
            (206, None),
            (1117, None),
        ] {
            assert_eq!(of_windows(code), fault, "{code}");
        }
    }

    #[test]
    fn what_sqlite_says_by_its_codes_is_told_as_what_it_is() {
        let told = |code| {
            let said = ffi::Error::new(code);
            Fault::from(rusqlite::Error::SqliteFailure(said, None))
        };
        for (code, fault) in [
            (ffi::SQLITE_FULL, Fault::DiskFull),
            (ffi::SQLITE_READONLY, Fault::ReadOnly),
            (ffi::SQLITE_PERM, Fault::ReadOnly),
            (ffi::SQLITE_READONLY_DBMOVED, Fault::Changed),
            (ffi::SQLITE_READONLY_ROLLBACK, Fault::Changed),
            (ffi::SQLITE_CANTOPEN, Fault::CannotOpen),
            (ffi::SQLITE_BUSY, Fault::Busy),
            (ffi::SQLITE_LOCKED, Fault::Busy),
            (ffi::SQLITE_NOTADB, Fault::NotAClub),
        ] {
            assert_eq!(told(code), fault, "{code}");
        }
        assert!(matches!(told(ffi::SQLITE_IOERR_READ), Fault::Device(_)));
        assert!(matches!(told(ffi::SQLITE_TOOBIG), Fault::Damaged(_)));
        assert!(matches!(told(ffi::SQLITE_CORRUPT), Fault::Unreadable(_)));
        assert!(matches!(told(ffi::SQLITE_MISUSE), Fault::Unexpected(_)));
    }

    #[cfg(windows)]
    #[test]
    fn its_numbers_go_before_the_kinds_that_rust_has_for_them() {
        for (code, fault) in [
            (123, Fault::BadName),
            (161, Fault::BadName),
            (206, Fault::NameTooLong),
            (32, Fault::InUse),
            (170, Fault::Busy),
            (5, Fault::ReadOnly),
        ] {
            let code = Fault::from(Error::from_raw_os_error(code));
            assert_eq!(code, fault, "{code}");
        }
    }

    #[test]
    fn what_a_share_says_of_a_file_that_is_open_is_no_failing_disk() {
        for (kind, fault) in [
            (ErrorKind::ResourceBusy, Fault::Busy),
            (ErrorKind::ExecutableFileBusy, Fault::Busy),
            (ErrorKind::InvalidFilename, Fault::NameTooLong),
            (ErrorKind::NotFound, Fault::Missing),
            (ErrorKind::AlreadyExists, Fault::Exists),
            (ErrorKind::NotADirectory, Fault::NoFolder),
            (ErrorKind::PermissionDenied, Fault::ReadOnly),
            (ErrorKind::ReadOnlyFilesystem, Fault::ReadOnly),
            (ErrorKind::StorageFull, Fault::DiskFull),
            (ErrorKind::QuotaExceeded, Fault::DiskFull),
            (ErrorKind::IsADirectory, Fault::IsFolder),
        ] {
            assert_eq!(Fault::from(Error::from(kind)), fault);
        }
        let brought = Fault::from(Error::from(ErrorKind::Deadlock));
        assert_eq!(brought == Fault::OnlineOnly, cfg!(target_os = "macos"));
    }
}

//! Encryption under a passphrase, in the format of the `age` programs: whoever has any of them and
//! the passphrase can open the file without this program.

use crate::error::{Error, Fault, PassphraseProblem, Refused};
use age::secrecy::{ExposeSecret, SecretString};
use age::{DecryptError, Decryptor, Encryptor, scrypt};
use std::fmt;
use std::io::{Read, Write};

/// How much work each try of a passphrase is, as a power of two: about a second and 256 MiB. It is
/// that of the `age` program itself, and a file that asks for more is refused, so that none can
/// keep a computer busy for hours.
pub(super) const WORK: u8 = 18;

/// How many bytes the beginning of a file may have, up to the line that ends it. One with a passphrase
/// has fewer than 200; the crate takes far too long over one that does not end.
const MOST_HEADER: usize = 1_024;

const ENDLESS: &str = "its beginning does not end where that of a hand-over does";

/// The least characters of a passphrase, spaces apart.
const LEAST: usize = 10;

/// A passphrase: never stored, and shown nowhere.
#[derive(Clone)]
pub struct Passphrase(SecretString);

impl fmt::Debug for Passphrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passphrase")
    }
}

impl Passphrase {
    /// A passphrase that is chosen for a new file, typed twice.
    ///
    /// # Errors
    /// Where it could be guessed, cannot be typed again, or was not the same both times.
    pub fn chosen(typed: String, again: &str) -> Result<Self, Refused> {
        let counted = typed.chars().filter(|c| !c.is_whitespace()).count();
        let problem = if typed.chars().any(char::is_control) {
            PassphraseProblem::Unseen
        } else if counted < LEAST {
            PassphraseProblem::TooShort { least: LEAST }
        } else if typed != again {
            PassphraseProblem::NotTheSame
        } else {
            return Ok(Self(typed.into()));
        };
        Err(problem.into())
    }

    /// The passphrase of a file that there is already, as the person remembers it.
    pub fn existing(typed: String) -> Self {
        Self(typed.into())
    }
}

/// Whether these are the first bytes of a file that is encrypted.
pub(super) fn is_encrypted(bytes: &[u8]) -> bool {
    bytes.starts_with(b"age-encryption.org/")
}

pub(super) fn encrypted(bytes: &[u8], passphrase: &Passphrase, work: u8) -> Result<Vec<u8>, Fault> {
    let failed = |error: &dyn fmt::Display| Fault::Unexpected(error.to_string());
    let mut recipient = scrypt::Recipient::new(passphrase.0.clone());
    recipient.set_work_factor(work);
    let encryptor = Encryptor::with_recipients(std::iter::once(&recipient as _))
        .map_err(|error| failed(&error))?;
    let mut written = Vec::with_capacity(bytes.len() + bytes.len() / 1_000 + 1_000);
    let mut writer = encryptor
        .wrap_output(&mut written)
        .map_err(|error| failed(&error))?;
    writer.write_all(bytes).map_err(|error| failed(&error))?;
    writer.finish().map_err(|error| failed(&error))?;
    Ok(written)
}

/// What was encrypted.
///
/// # Errors
/// Where the passphrase is missing or wrong, or any byte is not as it was written.
pub(super) fn decrypted(bytes: &[u8], passphrase: Option<&Passphrase>) -> Result<Vec<u8>, Error> {
    let broken = |error: DecryptError| match error {
        DecryptError::DecryptionFailed | DecryptError::KeyDecryptionFailed => {
            Error::Refused(PassphraseProblem::Wrong.into())
        }
        DecryptError::NoMatchingKeys => Fault::NotAHandOver.into(),
        DecryptError::ExcessiveWork { .. } => {
            Fault::BrokenHandOver("it asks for more work than any of this program's does".into())
                .into()
        }
        _ => Fault::BrokenHandOver("its beginning is not what was written".into()).into(),
    };
    if !header_ends(bytes) {
        return Err(Fault::BrokenHandOver(ENDLESS.into()).into());
    }
    let decryptor = Decryptor::new_buffered(bytes).map_err(broken)?;
    let passphrase = passphrase
        .filter(|passphrase| !passphrase.0.expose_secret().is_empty())
        .ok_or(Refused::Passphrase(PassphraseProblem::Needed))?;
    let mut identity = scrypt::Identity::new(passphrase.0.clone());
    identity.set_max_work_factor(WORK);
    let mut reader = decryptor
        .decrypt(std::iter::once(&identity as _))
        .map_err(broken)?;
    let mut read = Vec::with_capacity(bytes.len());
    reader.read_to_end(&mut read).map_err(|_| {
        Fault::BrokenHandOver("a part of it is missing or not what was written".into())
    })?;
    Ok(read)
}

/// Whether the beginning of a file ends as soon as that of ours does.
fn header_ends(bytes: &[u8]) -> bool {
    let beginning = bytes.get(..MOST_HEADER).unwrap_or(bytes);
    let mut lines = beginning.split_inclusive(|byte| *byte == b'\n');
    lines.any(|line| line.starts_with(b"---") && line.ends_with(b"\n"))
}

#[cfg(test)]
mod tests {
    use super::{Passphrase, PassphraseProblem, header_ends};
    use crate::error::Refused;

    #[test]
    fn only_a_beginning_that_ends_soon_is_read() {
        let header = |recipients: usize| {
            let lines = "-> x y\n".repeat(recipients);
            format!("age-encryption.org/v1\n{lines}--- mac\n")
        };
        assert!(header_ends(header(1).as_bytes()));
        assert!(header_ends(header(142).as_bytes()));
        assert!(!header_ends(header(143).as_bytes()), "it ends too late");
        assert!(!header_ends(header(20_000).as_bytes()));
        for never in [
            "age-encryption.org/v1\n--- mac",
            "age-encryption.org/v1 --- mac\n",
            "age-encryption.org/v1\n -- mac\n",
        ] {
            assert!(!header_ends(never.as_bytes()), "{never}");
        }
    }

    #[test]
    fn only_what_cannot_be_guessed_and_was_typed_alike_is_taken() {
        let why = |typed: &str, again: &str| match Passphrase::chosen(typed.to_owned(), again) {
            Err(Refused::Passphrase(problem)) => Some(problem),
            Err(other) => panic!("{other}"),
            Ok(_) => None,
        };
        let short = Some(PassphraseProblem::TooShort { least: 10 });
        for typed in ["", "          ", "123456789", "さくら の はな の"] {
            assert_eq!(why(typed, typed), short, "{typed}");
        }
        let typed = "さくらの花が咲く庭";
        assert_eq!(why(typed, typed), short, "nine characters");
        let typed = "さくらの 花が 咲く庭で";
        assert_eq!(why(typed, typed), None);
        assert_eq!(why(typed, "さくらの"), Some(PassphraseProblem::NotTheSame));
        let unseen = "sakura\tno hana ga saku";
        assert_eq!(why(unseen, unseen), Some(PassphraseProblem::Unseen));
    }

    #[test]
    fn nothing_shows_it() {
        let passphrase = Passphrase::existing("sakura no hana".into());
        assert_eq!(format!("{passphrase:?}"), "Passphrase");
    }
}

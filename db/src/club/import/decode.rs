//! From bytes to text: UTF-8 with or without a byte order mark, UTF-16 with one, or CP932.

use crate::error::ImportProblem;
use std::borrow::Cow;

pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// What was written in UTF-8, or, as Windows' own shell and spreadsheets do, in UTF-16, without the mark
/// at its beginning that says so. Anything else is left as it is.
pub fn as_utf8(bytes: &[u8]) -> Cow<'_, [u8]> {
    let Some((encoding, mark)) = encoding_rs::Encoding::for_bom(bytes) else {
        return Cow::Borrowed(bytes);
    };
    let rest = bytes.get(mark..).unwrap_or_default();
    if encoding == encoding_rs::UTF_8 {
        return Cow::Borrowed(rest);
    }
    match encoding.decode_without_bom_handling_and_without_replacement(rest) {
        Some(text) => Cow::Owned(text.into_owned().into_bytes()),
        None => Cow::Borrowed(bytes),
    }
}

/// # Errors
/// With the line on which the first byte stands that is neither.
pub(super) fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, (u64, ImportProblem)> {
    if let Cow::Owned(text) = as_utf8(bytes) {
        return match String::from_utf8(text) {
            Ok(text) => Ok(Cow::Owned(text)),
            Err(_) => Err((1, ImportProblem::Encoding)),
        };
    }
    let (marked, bytes) = match bytes.strip_prefix(BYTE_ORDER_MARK) {
        Some(rest) => (true, rest),
        None => (false, bytes),
    };
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok(Cow::Borrowed(text)),
        Err(error) => error,
    };
    let cp932 = if marked {
        None
    } else {
        encoding_rs::SHIFT_JIS.decode_without_bom_handling_and_without_replacement(bytes)
    };
    cp932.ok_or_else(|| {
        let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
        (
            1 + before
                .iter()
                .map(|byte| u64::from(*byte == b'\n'))
                .sum::<u64>(),
            ImportProblem::Encoding,
        )
    })
}

#[cfg(test)]
mod tests {
    use super::{BYTE_ORDER_MARK, as_utf8, decode};

    #[test]
    fn what_a_shell_of_windows_wrote_is_read() {
        let text = "番号,氏名\r\n1,𠮷田 髙\r\n";
        let units: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        for bytes in [
            text.as_bytes().to_vec(),
            [BYTE_ORDER_MARK, text.as_bytes()].concat(),
            [b"\xFF\xFE".to_vec(), little.clone()].concat(),
            [b"\xFE\xFF".to_vec(), big].concat(),
        ] {
            assert_eq!(decode(&bytes).unwrap(), text);
            assert_eq!(&*as_utf8(&bytes), text.as_bytes());
        }
        // Half a character: nobody guesses what it was.
        let half = [b"\xFF\xFE".to_vec(), little, vec![0]].concat();
        assert_eq!(&*as_utf8(&half), half);
        assert!(decode(&half).is_err());
    }
}

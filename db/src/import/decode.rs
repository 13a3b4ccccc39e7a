//! From bytes to text: UTF-8 with or without a byte order mark, or CP932.

use super::error::ImportProblem;
use std::borrow::Cow;

pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// # Errors
/// With the line on which the first byte stands that is neither.
pub(super) fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, (u64, ImportProblem)> {
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

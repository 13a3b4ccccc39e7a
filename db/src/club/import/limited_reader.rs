//! A reader with a limit, so that an endless cell is never gathered in memory.

use std::cell::Cell;
use std::io::{self, ErrorKind, Read};

pub(super) struct LimitedReader<'a, R> {
    pub from: R,
    /// How many bytes may still be read; whoever reads sets it anew.
    pub left: &'a Cell<usize>,
}

impl<R: Read> Read for LimitedReader<'_, R> {
    /// # Errors
    /// Where nothing is left, and as the reader itself.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.left.get();
        if left == 0 {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let most = buffer.len().min(left);
        let count = self.from.read(&mut buffer[..most])?;
        self.left.set(left - count);
        Ok(count)
    }
}

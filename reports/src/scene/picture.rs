//! A picture of pixels, as a PNG file of few colours has it: a PDF takes its packed rows as they are.

use crate::Error;

/// Pixels, each one of a few colours.
#[derive(Debug, PartialEq, Eq)]
pub struct Picture {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Red, green and blue of each colour.
    pub(crate) palette: Vec<u8>,
    /// The rows with their filters, packed as PNG and PDF both pack them.
    pub(crate) rows: Vec<u8>,
}

/// What every PNG file begins with.
const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";

/// In the head of a file: eight bits a pixel, each the number of a colour, packed and filtered in the only
/// way there is, from top to bottom at once.
const FEW_COLOURS: [u8; 5] = [8, 3, 0, 0, 0];

impl Picture {
    /// Reads a PNG file of at most 256 colours without transparency.
    pub(crate) fn read(png: &[u8]) -> Result<Self, Error> {
        let mut rest = png
            .strip_prefix(&SIGNATURE)
            .ok_or(Error::Picture("it is no PNG file"))?;
        let mut picture = Self {
            width: 0,
            height: 0,
            palette: Vec::new(),
            rows: Vec::new(),
        };
        while let Some((kind, content, after)) = chunk(rest) {
            match kind {
                b"IHDR" => (picture.width, picture.height) = size(content)?,
                b"PLTE" => picture.palette = content.to_vec(),
                b"IDAT" => picture.rows.extend(content),
                b"tRNS" => return Err(Error::Picture("parts of it are transparent")),
                _ => {}
            }
            rest = after;
        }
        if picture.width == 0 || picture.palette.is_empty() || picture.rows.is_empty() {
            return Err(Error::Picture("it is cut off"));
        }
        Ok(picture)
    }
}

/// A chunk's kind and content, and what follows it.
fn chunk(bytes: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    const SUM: usize = 4;
    let (length, rest) = bytes.split_first_chunk::<4>()?;
    let (kind, rest) = rest.split_at_checked(4)?;
    let length = usize::try_from(u32::from_be_bytes(*length)).ok()?;
    let (content, rest) = rest.split_at_checked(length)?;
    Some((kind, content, rest.get(SUM..)?))
}

/// Width and height, which the head of a file says.
fn size(head: &[u8]) -> Result<(u32, u32), Error> {
    let cut_off = Error::Picture("it is cut off");
    let Some((width, rest)) = head.split_first_chunk::<4>() else {
        return Err(cut_off);
    };
    let Some((height, form)) = rest.split_first_chunk::<4>() else {
        return Err(cut_off);
    };
    if form != FEW_COLOURS {
        return Err(Error::Picture("it has more than 256 colours"));
    }
    Ok((u32::from_be_bytes(*width), u32::from_be_bytes(*height)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two pixels, red and blue, of which nothing has to be unpacked here.
    fn file(form: [u8; 5], more: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
        let mut file = SIGNATURE.to_vec();
        let mut head = [2_u32.to_be_bytes(), 1_u32.to_be_bytes()].concat();
        head.extend(form);
        let chunks: [(&[u8; 4], &[u8]); 2] = [(b"IHDR", &head), (b"PLTE", &[255, 0, 0, 0, 0, 255])];
        for (kind, content) in chunks.iter().chain(more) {
            file.extend(u32::try_from(content.len()).unwrap().to_be_bytes());
            file.extend(*kind);
            file.extend(*content);
            file.extend([0; 4]);
        }
        file
    }

    #[test]
    fn the_packed_rows_are_put_together_from_their_chunks() {
        let png = file(
            FEW_COLOURS,
            &[(b"IDAT", &[1, 2]), (b"tEXt", &[9]), (b"IDAT", &[3])],
        );
        let picture = Picture::read(&png).unwrap();
        assert_eq!((picture.width, picture.height), (2, 1));
        assert_eq!(picture.palette, [255, 0, 0, 0, 0, 255]);
        assert_eq!(picture.rows, [1, 2, 3]);
    }

    #[test]
    fn what_a_page_cannot_show_is_refused() {
        let rows: &[(&[u8; 4], &[u8])] = &[(b"IDAT", &[1])];
        let whole = file(FEW_COLOURS, rows);
        let of_true_colour = file([8, 2, 0, 0, 0], rows);
        let clear = file(FEW_COLOURS, &[(b"tRNS", &[0]), (b"IDAT", &[1])]);
        for (png, why) in [
            (&b"GIF89a"[..], "no PNG"),
            (&of_true_colour, "256 colours"),
            (&clear, "transparent"),
            (&file(FEW_COLOURS, &[]), "cut off"),
            (&whole[..20], "cut off"),
        ] {
            let problem = Picture::read(png).unwrap_err().to_string();
            assert!(problem.contains(why), "{problem}");
        }
    }
}

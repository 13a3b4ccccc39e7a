//! Writes the file: its streams, everything else packed into a few more, and where each object is.
//!
//! lopdf packs no more than a hundred objects together, and does not pack the table of where they are,
//! which would make a tagged document half as large again.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Dictionary, Document, Object, Stream, StringFormat, dictionary};
use rayon::prelude::*;

/// So many objects are packed together: the more, the smaller the file, and a reader unpacks all of them
/// for one.
const TOGETHER: usize = 4096;

/// The next level takes a report longer for one part in a thousand; the one before makes it three in a
/// hundred larger.
const LEVEL: Compression = Compression::new(5);

/// The whole file: what is in `document`, and what is ready packed.
pub(super) fn write(document: Document, ready: &[&Pack]) -> io::Result<Vec<u8>> {
    let mut file = File {
        bytes: b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n".to_vec(),
        places: Vec::new(),
        encoder: encoder(),
        next: document.max_id + 1,
    };
    let mut packer = Packer::default();
    for ((number, _), object) in document.objects {
        match object {
            Object::Stream(stream) => file.stream(number, stream)?,
            object => packer.add(number, |text| write_object(text, &object))?,
        }
    }
    for pack in packer
        .end()?
        .into_iter()
        .chain(ready.iter().copied().cloned())
    {
        file.pack(pack)?;
    }
    file.end(document.trailer)
}

/// One serves many streams: its tables are larger than most pages.
pub(super) fn encoder() -> ZlibEncoder<Vec<u8>> {
    ZlibEncoder::new(Vec::new(), LEVEL)
}

/// Whoever looks for what a document says of itself reads it without unpacking, and nothing is packed
/// twice.
pub(super) fn pack(
    encoder: &mut ZlibEncoder<Vec<u8>>,
    about: &mut Dictionary,
    content: &mut Vec<u8>,
) -> io::Result<()> {
    if !about.has_type(b"Metadata") && !about.has(b"Filter") {
        about.set("Filter", FILTER);
        deflate(encoder, content)?;
    }
    Ok(())
}

/// What a stream that is packed says of itself.
pub(super) const FILTER: &str = "FlateDecode";

pub(super) fn deflate(encoder: &mut ZlibEncoder<Vec<u8>>, content: &mut Vec<u8>) -> io::Result<()> {
    encoder.write_all(content)?;
    *content = encoder.reset(Vec::new())?;
    Ok(())
}

/// Where an object is.
#[derive(Clone, Copy)]
enum Place {
    Nowhere,
    /// So many bytes from the beginning.
    At(usize),
    /// In the pack of that number, the how-manieth.
    In(u32, usize),
}

/// Objects in one stream.
#[derive(Clone)]
pub(super) struct Pack {
    numbers: Vec<u32>,
    stream: Stream,
}

/// Collects objects as they stand in a file.
#[derive(Default)]
pub(super) struct Packer {
    numbers: Vec<u32>,
    starts: Vec<usize>,
    text: Vec<u8>,
    /// Packs to be deflated.
    waiting: Vec<Pack>,
    full: Vec<Pack>,
}

impl Packer {
    pub(super) fn add(
        &mut self,
        number: u32,
        write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
    ) -> io::Result<()> {
        self.numbers.push(number);
        self.starts.push(self.text.len());
        write(&mut self.text)?;
        self.text.push(b'\n');
        if self.numbers.len() == TOGETHER {
            self.end_pack()?;
        }
        Ok(())
    }

    pub(super) fn end(mut self) -> io::Result<Vec<Pack>> {
        self.end_pack()?;
        self.deflate()?;
        Ok(self.full)
    }

    /// Side by side, as many as there are processors: more would hold all objects in memory at once.
    fn deflate(&mut self) -> io::Result<()> {
        let waiting = std::mem::take(&mut self.waiting).into_par_iter();
        let deflated = waiting.map_init(encoder, |encoder, mut one| {
            pack(encoder, &mut one.stream.dict, &mut one.stream.content)?;
            Ok(one)
        });
        self.full
            .extend(deflated.collect::<io::Result<Vec<Pack>>>()?);
        Ok(())
    }

    fn end_pack(&mut self) -> io::Result<()> {
        let numbers = std::mem::take(&mut self.numbers);
        if numbers.is_empty() {
            return Ok(());
        }
        let mut content = Vec::with_capacity(self.text.len() * 2);
        for (number, start) in numbers.iter().zip(self.starts.drain(..)) {
            write!(content, "{number} {start} ")?;
        }
        let kind = dictionary! {
            "Type" => "ObjStm",
            "N" => integer(numbers.len()),
            "First" => integer(content.len()),
        };
        content.append(&mut self.text);
        let stream = Stream::new(kind, content);
        self.waiting.push(Pack { numbers, stream });
        if self.waiting.len() == rayon::current_num_threads() {
            self.deflate()?;
        }
        Ok(())
    }
}

struct File {
    bytes: Vec<u8>,
    places: Vec<Place>,
    encoder: ZlibEncoder<Vec<u8>>,
    /// The next number that no object has.
    next: u32,
}

impl File {
    fn pack(&mut self, pack: Pack) -> io::Result<()> {
        let number = self.next;
        self.next += 1;
        for (place, object) in pack.numbers.iter().enumerate() {
            self.set(*object, Place::In(number, place));
        }
        self.stream(number, pack.stream)
    }

    fn stream(&mut self, number: u32, stream: Stream) -> io::Result<()> {
        let (mut about, mut content) = (stream.dict, stream.content);
        self.set(number, Place::At(self.bytes.len()));
        pack(&mut self.encoder, &mut about, &mut content)?;
        about.set("Length", integer(content.len()));
        writeln!(self.bytes, "{number} 0 obj")?;
        write_dictionary(&mut self.bytes, &about)?;
        self.bytes.extend(b"\nstream\n");
        self.bytes.extend(content);
        self.bytes.extend(b"\nendstream\nendobj\n");
        Ok(())
    }

    fn set(&mut self, number: u32, place: Place) {
        let index = number as usize;
        if self.places.len() <= index {
            self.places.resize(index + 1, Place::Nowhere);
        }
        self.places[index] = place;
    }

    /// The table of where each object is, in rows of which only the difference to the row above is packed.
    fn end(mut self, trailer: Dictionary) -> io::Result<Vec<u8>> {
        let (number, start) = (self.next, self.bytes.len());
        self.set(number, Place::At(start));
        let mut table = Vec::with_capacity(self.places.len() * (ROW + 1));
        let mut above = [0; ROW];
        for place in &self.places {
            let row = place.row();
            table.push(DIFFERENCE_TO_ABOVE);
            table.extend(
                row.iter()
                    .zip(above)
                    .map(|(byte, above)| byte.wrapping_sub(above)),
            );
            above = row;
        }
        let mut about = trailer;
        about.set("Type", "XRef");
        about.set("Size", integer(self.places.len()));
        about.set("W", WIDTHS.map(integer).map(Object::from).to_vec());
        let parameters = dictionary! { "Predictor" => 12, "Columns" => integer(ROW) };
        about.set("DecodeParms", parameters);
        self.stream(number, Stream::new(about, table))?;
        write!(self.bytes, "startxref\n{start}\n%%EOF\n")?;
        Ok(self.bytes)
    }
}

/// The bytes for what is said of an object's place: the kind, where, and the how-manieth.
const WIDTHS: [usize; 3] = [1, 4, 2];
const ROW: usize = 7;

/// The predictor that PNG calls Up.
const DIFFERENCE_TO_ABOVE: u8 = 2;

impl Place {
    fn row(self) -> [u8; ROW] {
        let (kind, at, place) = match self {
            Self::Nowhere => (0, 0, u16::MAX),
            Self::At(at) => (1, u32::try_from(at).unwrap_or(u32::MAX), 0),
            Self::In(pack, place) => (2, pack, u16::try_from(place).unwrap_or(u16::MAX)),
        };
        let mut row = [kind; ROW];
        row[1..5].copy_from_slice(&at.to_be_bytes());
        row[5..].copy_from_slice(&place.to_be_bytes());
        row
    }
}

fn integer(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn write_object(text: &mut Vec<u8>, object: &Object) -> io::Result<()> {
    match object {
        Object::Null => text.write_all(b"null"),
        Object::Boolean(value) => write!(text, "{value}"),
        Object::Integer(value) => write!(text, "{value}"),
        Object::Real(value) => write!(text, "{value}"),
        Object::Name(name) => write_name(text, name),
        Object::String(bytes, StringFormat::Literal) => {
            text.push(b'(');
            for byte in bytes {
                if matches!(byte, b'(' | b')' | b'\\') {
                    text.push(b'\\');
                }
                text.push(*byte);
            }
            text.write_all(b")")
        }
        Object::String(bytes, StringFormat::Hexadecimal) => {
            text.push(b'<');
            for byte in bytes {
                write!(text, "{byte:02X}")?;
            }
            text.write_all(b">")
        }
        Object::Array(items) => {
            text.push(b'[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    text.push(b' ');
                }
                write_object(text, item)?;
            }
            text.write_all(b"]")
        }
        Object::Dictionary(dictionary) => write_dictionary(text, dictionary),
        Object::Stream(stream) => write_dictionary(text, &stream.dict),
        Object::Reference((number, generation)) => write!(text, "{number} {generation} R"),
    }
}

fn write_dictionary(text: &mut Vec<u8>, dictionary: &Dictionary) -> io::Result<()> {
    text.extend(b"<<");
    for (key, value) in dictionary {
        write_name(text, key)?;
        text.push(b' ');
        write_object(text, value)?;
    }
    text.write_all(b">>")
}

/// Letters stand for themselves, everything else by its number.
fn write_name(text: &mut Vec<u8>, name: &[u8]) -> io::Result<()> {
    text.push(b'/');
    for byte in name {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'+' | b'.') {
            text.push(*byte);
        } else {
            write!(text, "#{byte:02X}")?;
        }
    }
    Ok(())
}

//! What makes a document one that lasts (ISO 19005-3): what it says of itself, what its colours are, and
//! the figures of its tables as files that any program reads.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};
use moxcms::{ColorDateTime, ColorProfile};

use super::About;
use super::finish::{date, utf16};
use super::tags::Figures;
use crate::Error;
use crate::markup::escape;
use crate::values::csv;

/// Says in the document what it is and which rules it keeps.
pub(super) fn describe(document: &mut Document, about: &About) -> Result<(), Error> {
    let packet = packet(about).into_bytes();
    let description = dictionary! { "Type" => "Metadata", "Subtype" => "XML" };
    let metadata = document.add_object(Stream::new(description, packet));
    let colours = document.add_object(Stream::new(dictionary! { "N" => 3 }, srgb()?));
    let intent = dictionary! {
        "Type" => "OutputIntent",
        "S" => "GTS_PDFA1",
        "OutputConditionIdentifier" => Object::string_literal(SRGB),
        "Info" => Object::string_literal(SRGB),
        "DestOutputProfile" => colours,
    };
    let catalog = document.catalog_mut()?;
    catalog.set("Metadata", metadata);
    catalog.set("OutputIntents", vec![intent.into()]);
    Ok(())
}

const SRGB: &str = "sRGB IEC61966-2.1";

/// The year of that standard: left to itself, the library writes the second at which a paper is drawn, and no
/// paper would come out the same again.
const PUBLISHED: ColorDateTime = ColorDateTime {
    year: 1999,
    month: 1,
    day_of_the_month: 1,
    hours: 0,
    minutes: 0,
    seconds: 0,
};

/// The profile of the screen's colours, which is what the inks are named in.
fn srgb() -> Result<Vec<u8>, Error> {
    static PROFILE: OnceLock<Result<Vec<u8>, String>> = OnceLock::new();
    let profile = PROFILE.get_or_init(|| {
        let mut profile = ColorProfile::new_srgb();
        profile.creation_date_time = PUBLISHED;
        let encoded = profile.encode();
        encoded.map_err(|error| error.to_string())
    });
    profile.clone().map_err(Error::Colours)
}

/// What a packet begins with, so that its encoding is known.
const MARK: char = '\u{FEFF}';

/// The packet of metadata (ISO 16684-1), with the names that ISO 14289-1 adds explained in it.
fn packet(about: &About) -> String {
    let (title, author) = (escape(&about.title), escape(&about.author));
    let language = about.language.code();
    let day = about.printed.format("%Y-%m-%d");
    format!(
        r#"<?xpacket begin="{MARK}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>半荘帳</pdf:Producer><xmp:CreatorTool>半荘帳</xmp:CreatorTool>
<xmp:CreateDate>{day}T00:00:00+09:00</xmp:CreateDate><xmp:ModifyDate>{day}T00:00:00+09:00</xmp:ModifyDate>
<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289 that the document keeps</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"#
    )
}

/// A file in a document.
pub(super) struct Attachment {
    /// What it is called, without the number before it.
    name: String,
    content: ObjectId,
}

impl Attachment {
    /// Puts the values of a paper's tables among its objects, under a number that is new in the document.
    pub(super) fn add(
        document: &mut Document,
        objects: &mut BTreeMap<ObjectId, Object>,
        about: &About,
        figures: &Figures,
    ) -> Self {
        let bytes = csv(&figures.rows).into_bytes();
        let parameters = dictionary! {
            "ModDate" => date(about),
            "Size" => i64::try_from(bytes.len()).unwrap_or(i64::MAX),
        };
        let kind = dictionary! {
            "Type" => "EmbeddedFile",
            "Subtype" => "text/csv",
            "Params" => parameters,
        };
        let heading = match figures.heading.as_str() {
            "" => &about.title,
            heading => heading,
        };
        let content = document.new_object_id();
        objects.insert(content, Stream::new(kind, bytes).into());
        Self {
            name: heading.replace(NOT_IN_NAMES, "_"),
            content,
        }
    }

    fn specification(&self, name: &str) -> Dictionary {
        let content = dictionary! { "F" => self.content, "UF" => self.content };
        dictionary! {
            "Type" => "Filespec",
            "F" => utf16(name),
            "UF" => utf16(name),
            "Desc" => utf16(&self.name),
            "AFRelationship" => "Data",
            "EF" => content,
        }
    }
}

/// Names the files in the order of the document, which is that of their names as well: `01_順位.csv`.
pub(super) fn attach(document: &mut Document, attachments: &[&Attachment]) -> Result<(), Error> {
    if attachments.is_empty() {
        return Ok(());
    }
    let digits = attachments.len().to_string().len().max(2);
    let mut names = Vec::with_capacity(attachments.len() * 2);
    let mut files = Vec::with_capacity(attachments.len());
    for (number, attachment) in (1..).zip(attachments) {
        let name = format!("{number:0digits$}_{}.csv", attachment.name);
        let file = document.add_object(attachment.specification(&name));
        names.extend([utf16(&name), file.into()]);
        files.push(file.into());
    }
    let catalog = document.catalog_mut()?;
    catalog.set("AF", Object::Array(files));
    catalog.set(
        "Names",
        dictionary! { "EmbeddedFiles" => dictionary! { "Names" => names } },
    );
    Ok(())
}

/// What Windows allows in no file's name.
const NOT_IN_NAMES: [char; 9] = ['<', '>', ':', '"', '/', '\\', '|', '?', '*'];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profile_of_the_colours_tells_no_time_of_drawing() {
        let profile = srgb().unwrap();
        // Year, month and day, hours, minutes and seconds.
        assert_eq!(profile[24..36], [0x07, 0xCF, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]);
    }
}

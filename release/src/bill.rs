//! The bill of materials: what the programs are built from, for programs to read (`CycloneDX` 1.5).
//!
//! It says the same from every machine and at every time: it has no time of its own, and its serial
//! number is made from what it says.

use std::collections::BTreeSet;

use cyclonedx_bom::external_models::uri::{Purl, Uri};
use cyclonedx_bom::models::bom::{Bom, SpecVersion, UrnUuid};
use cyclonedx_bom::models::component::{Classification, Component, Components};
use cyclonedx_bom::models::dependency::{Dependencies, Dependency};
use cyclonedx_bom::models::external_reference::{
    ExternalReference, ExternalReferenceType, ExternalReferences,
};
use cyclonedx_bom::models::hash::{Hash, HashAlgorithm, HashValue, Hashes};
use cyclonedx_bom::models::license::{LicenseChoice, Licenses};
use cyclonedx_bom::models::metadata::Metadata;
use cyclonedx_bom::prelude::{NormalizedString, Validate};
use sha2::{Digest, Sha256};

use crate::checksums::hexadecimal;
use crate::{Checksum, Origin, Part};

/// By which the bill names the program itself.
const PROGRAM: &str = "hanchancho";

/// The bill of these parts, as JSON.
pub fn written(parts: &[Part]) -> Result<String, String> {
    let mut bill = Bom {
        version: 1,
        serial_number: None,
        metadata: Some(Metadata {
            component: Some(program()),
            ..Metadata::default()
        }),
        components: Some(Components(
            parts.iter().map(component).collect::<Result<_, _>>()?,
        )),
        dependencies: Some(dependencies(parts)),
        services: None,
        external_references: None,
        compositions: None,
        properties: None,
        vulnerabilities: None,
        signature: None,
        annotations: None,
        formulation: None,
        spec_version: SpecVersion::V1_5,
    };
    bill.serial_number = Some(serial_number(&json(&bill)?)?);
    let checked = bill.validate_version(SpecVersion::V1_5);
    if checked.has_errors() {
        return Err(format!(
            "the bill is not as CycloneDX 1.5 asks: {checked:?}"
        ));
    }
    json(&bill)
}

fn json(bill: &Bom) -> Result<String, String> {
    let mut bytes = Vec::new();
    let written = bill.clone().output_as_json_v1_5(&mut bytes);
    written.map_err(|error| format!("the bill cannot be written: {error}"))?;
    bytes.push(b'\n');
    String::from_utf8(bytes).map_err(|error| error.to_string())
}

/// What the bill is of.
fn program() -> Component {
    let version = env!("CARGO_PKG_VERSION");
    let mut program = Component::new(
        Classification::Application,
        PROGRAM,
        version,
        Some(PROGRAM.to_owned()),
    );
    program.description = Some(NormalizedString::new(
        "半荘帳: a record book for riichi-mahjong clubs; the window's program and the command line hanchan",
    ));
    program.licenses = Some(Licenses(vec![LicenseChoice::expression(env!(
        "CARGO_PKG_LICENSE"
    ))]));
    program
}

fn component(part: &Part) -> Result<Component, String> {
    let mut component = Component::new(
        Classification::Library,
        &part.name,
        &part.version,
        Some(part.title()),
    );
    let kind = match part.origin {
        Origin::Crate => Some("cargo"),
        Origin::Npm => Some("npm"),
        Origin::Within(_) => None,
    };
    if let Some(kind) = kind {
        let purl = Purl::new(kind, &part.name, &part.version);
        component.purl = Some(purl.map_err(|error| format!("{}: {error}", part.title()))?);
    }
    // As `MIT OR Apache-2.0`, or in words that are no such expression.
    let is_expression = spdx::Expression::parse(&part.licence).is_ok();
    component.licenses = Some(Licenses(vec![if is_expression {
        LicenseChoice::expression(&part.licence)
    } else {
        LicenseChoice::license(&part.licence)
    }]));
    if !part.authors.is_empty() {
        component.author = Some(NormalizedString::new(&part.authors.join(", ")));
    }
    component.hashes = part.checksum.as_ref().map(|checksum| {
        let (alg, content) = match checksum {
            Checksum::Sha256(content) => (HashAlgorithm::SHA_256, content),
            Checksum::Sha512(content) => (HashAlgorithm::SHA_512, content),
        };
        let content = HashValue(content.clone());
        Hashes(vec![Hash { alg, content }])
    });
    component.external_references = part.source.as_ref().map(|source| {
        let source = Uri::new(source);
        ExternalReferences(vec![ExternalReference::new(
            ExternalReferenceType::Website,
            source,
        )])
    });
    Ok(component)
}

/// What each part is built from; the program itself from those that no other part brings.
fn dependencies(parts: &[Part]) -> Dependencies {
    let built_from = |part: &Part| -> Vec<String> {
        let others = parts.iter().filter(|other| {
            let id = (other.name.clone(), other.version.clone());
            match &other.origin {
                Origin::Within(whole) => *whole == part.name,
                origin => *origin == part.origin && part.built_from.contains(&id),
            }
        });
        others.map(Part::title).collect()
    };
    let all: Vec<Dependency> = parts
        .iter()
        .map(|part| Dependency {
            dependency_ref: part.title(),
            dependencies: built_from(part),
        })
        .collect();
    let brought: BTreeSet<&String> = all.iter().flat_map(|part| &part.dependencies).collect();
    let titles = parts.iter().map(Part::title);
    let program = Dependency {
        dependency_ref: PROGRAM.to_owned(),
        dependencies: titles.filter(|title| !brought.contains(title)).collect(),
    };
    Dependencies([vec![program], all].concat())
}

/// A number like no other bill's, and the same for the same bill.
fn serial_number(bill: &str) -> Result<UrnUuid, String> {
    let digits = hexadecimal(&Sha256::digest(bill)[..16]);
    // Version 8 is that of numbers which are made in a way of one's own.
    let number = format!(
        "urn:uuid:{}-{}-8{}-a{}-{}",
        &digits[..8],
        &digits[8..12],
        &digits[13..16],
        &digits[17..20],
        &digits[20..]
    );
    UrnUuid::new(number).map_err(|error| format!("the bill's number: {error:?}"))
}

//! Writes a scene as SVG for the screen, where the window has the same fonts loaded.

use std::fmt::Write;

use super::{Ink, Outline, Scene, Shape, Spot, Text};
use crate::fonts::Typeface;
use crate::markup::escape;

/// The scene as a stand-alone SVG picture that scales with its container.
pub(crate) fn write(scene: &Scene, label: &str) -> String {
    let mut svg = String::with_capacity(4096);
    // Writing into a String cannot fail, so the results below carry no news.
    let _ = write!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="img" aria-label="{}">"#,
        round(scene.width),
        round(scene.height),
        escape(label)
    );
    for shape in &scene.shapes {
        write_shape(&mut svg, shape);
    }
    for text in &scene.texts {
        write_text(&mut svg, text);
    }
    svg.push_str("</svg>");
    svg
}

fn write_shape(svg: &mut String, shape: &Shape) {
    match &shape.outline {
        Outline::Line(points) => {
            let _ = write!(svg, r#"<polyline points="{}""#, spots(points));
        }
        Outline::Polygon(points) => {
            let _ = write!(svg, r#"<polygon points="{}""#, spots(points));
        }
        Outline::Rings(rings) => {
            svg.push_str(r#"<path d=""#);
            for ring in rings {
                let _ = write!(svg, "M{}Z", spots(ring));
            }
            svg.push('"');
        }
        // The screen has pictures of its own: of one, a drawing shows where it would be.
        Outline::Rectangle(left, top, width, height)
        | Outline::Picture(left, top, width, height, _) => {
            let _ = write!(
                svg,
                r#"<rect x="{}" y="{}" width="{}" height="{}""#,
                round(*left),
                round(*top),
                round(*width),
                round(*height)
            );
        }
    }
    match shape.fill {
        Some(ink) => {
            let _ = write!(svg, r#" fill="{}""#, colour(ink));
        }
        None => svg.push_str(r#" fill="none""#),
    }
    if let Some(stroke) = shape.stroke {
        let _ = write!(
            svg,
            r#" stroke="{}" stroke-width="{}""#,
            colour(stroke.ink),
            round(stroke.width)
        );
        let dash: Vec<String> = stroke
            .dash
            .pattern()
            .iter()
            .map(ToString::to_string)
            .collect();
        if !dash.is_empty() {
            let _ = write!(svg, r#" stroke-dasharray="{}""#, dash.join(" "));
        }
    }
    svg.push_str("/>");
}

fn write_text(svg: &mut String, text: &Text) {
    let (family, weight) = match text.typeface {
        Typeface::Text => ("BIZ UDPGothic", 400),
        Typeface::TextBold => ("BIZ UDPGothic", 700),
        Typeface::Figures => ("BIZ UDGothic", 400),
        Typeface::FiguresBold => ("BIZ UDGothic", 700),
        Typeface::Vertical => ("BIZ UDPMincho", 400),
        Typeface::VerticalBold => ("BIZ UDPMincho", 700),
    };
    let _ = write!(
        svg,
        r#"<text x="{}" y="{}" font-family="'{family}','Noto Sans JP',sans-serif" font-weight="{weight}" font-size="{}" fill="{}""#,
        round(text.at.0),
        round(text.at.1),
        round(text.size),
        colour(text.ink)
    );
    if text.quarters > 0 {
        let (x, y) = (round(text.at.0), round(text.at.1));
        let degrees = u16::from(text.quarters) * 90;
        let _ = write!(svg, r#" transform="rotate({degrees} {x} {y})""#);
    }
    let figures = matches!(text.typeface, Typeface::Figures | Typeface::FiguresBold);
    if text.squeeze < 1.0 || figures {
        let width = crate::fonts::width(&text.content, text.typeface, text.size) * text.squeeze;
        let _ = write!(
            svg,
            r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#,
            round(width)
        );
    }
    let _ = write!(svg, ">{}</text>", escape(&text.content));
}

fn spots(points: &[Spot]) -> String {
    let written: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{},{}", round(*x), round(*y)))
        .collect();
    written.join(" ")
}

fn colour(ink: Ink) -> String {
    format!("#{:02x}{:02x}{:02x}", ink.0, ink.1, ink.2)
}

/// Hundredths of a point are finer than any screen or printer shows.
fn round(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}

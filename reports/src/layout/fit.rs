//! Text that must not leave its column: first squeezed, then cut with ….

use crate::scene::{Align, Scene, Spot, Style};

/// Narrower than this, letters become hard to read.
pub(crate) const NARROWEST: f32 = 0.72;

/// What remains of a text in a given width.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Fitted {
    pub(crate) content: String,
    pub(crate) squeeze: f32,
}

/// Fits `text` into `width` points.
pub(crate) fn fit(text: &str, style: Style, width: f32) -> Fitted {
    let natural = style.width(text);
    if natural <= width {
        return Fitted {
            content: text.to_owned(),
            squeeze: 1.0,
        };
    }
    if natural * NARROWEST <= width {
        return Fitted {
            content: text.to_owned(),
            squeeze: width / natural,
        };
    }
    let room = width / NARROWEST - style.width("…");
    let mut used = 0.0;
    let mut kept = String::new();
    for glyph in crate::fonts::glyphs(text, style.typeface) {
        used += glyph.advance * style.size;
        if used > room {
            break;
        }
        kept.push(glyph.character);
        kept.extend(glyph.selector);
    }
    let content = format!("{}…", kept.trim_end());
    let squeeze = (width / style.width(&content)).min(1.0);
    Fitted { content, squeeze }
}

/// Whether nothing of `text` is cut in that width.
pub(crate) fn is_whole(text: &str, style: Style, width: f32) -> bool {
    style.width(text) * NARROWEST <= width
}

/// Sets `text` so that it stays within `width`.
pub(crate) fn set(scene: &mut Scene, at: Spot, align: Align, style: Style, text: &str, width: f32) {
    let fitted = fit(text, style, width);
    scene.squeezed(at, align, style, fitted.squeeze, fitted.content);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::layout::scale::Scale;
    use crate::options::Print;

    fn drawn(fitted: &Fitted, style: Style) -> f32 {
        style.width(&fitted.content) * fitted.squeeze
    }

    proptest! {
        #[test]
        fn no_text_leaves_its_column(text in "\\PC{0,40}", width in 12.0_f32..200.0) {
            let style = Scale::of(Print::Normal).text();
            let fitted = fit(&text, style, width);
            prop_assert!(drawn(&fitted, style) <= width + 0.01, "{fitted:?}");
            prop_assert!(fitted.squeeze >= NARROWEST - 0.01 || fitted.content.ends_with('…'));
        }
    }

    #[test]
    fn a_text_is_left_alone_then_squeezed_then_cut() {
        let style = Scale::of(Print::Normal).text();
        let name = "勅使河原 権左衛門";
        let natural = style.width(name);
        assert_eq!(
            fit(name, style, natural + 1.0),
            Fitted {
                content: name.into(),
                squeeze: 1.0
            }
        );
        let squeezed = fit(name, style, natural * 0.8);
        assert_eq!(squeezed.content, name);
        let cut = fit(name, style, natural * 0.5);
        assert!(cut.content.ends_with('…'), "{cut:?}");
        for (fitted, width) in [(squeezed, natural * 0.8), (cut, natural * 0.5)] {
            assert!(drawn(&fitted, style) <= width + 0.01);
        }
    }
}

//! The files of the page: those that are built with it, and the fonts that the papers have anyway.

use std::borrow::Cow;

use tauri::utils::assets::{AssetKey, AssetsIter, CspHash};
use tauri::{Assets, Context, Wry};

/// Gives the page, as `/fonts/NotoSansJP-Regular.ttf`, the papers' fonts besides its own: whole they lie in the
/// program once, and not in its page again.
pub fn with_fonts(mut context: Context<Wry>) -> Context<Wry> {
    let built = context.set_assets(Box::new(Nothing));
    context.set_assets(Box::new(PageFiles(built)));
    context
}

struct PageFiles(Box<dyn Assets<Wry>>);

impl Assets<Wry> for PageFiles {
    fn get(&self, key: &AssetKey) -> Option<Cow<'_, [u8]>> {
        let font = key.as_ref().strip_prefix("/fonts/");
        let font = font.and_then(|file| file.strip_suffix(".ttf"));
        match font.and_then(reports::font) {
            Some(bytes) => Some(bytes.into()),
            None => self.0.get(key),
        }
    }

    fn iter(&self) -> Box<AssetsIter<'_>> {
        self.0.iter()
    }

    fn csp_hashes(&self, html: &AssetKey) -> Box<dyn Iterator<Item = CspHash<'_>> + '_> {
        self.0.csp_hashes(html)
    }
}

/// Stands in while the built files change hands.
struct Nothing;

impl Assets<Wry> for Nothing {
    fn get(&self, _: &AssetKey) -> Option<Cow<'_, [u8]>> {
        None
    }

    fn iter(&self) -> Box<AssetsIter<'_>> {
        Box::new(std::iter::empty())
    }

    fn csp_hashes(&self, _: &AssetKey) -> Box<dyn Iterator<Item = CspHash<'_>> + '_> {
        Box::new(std::iter::empty())
    }
}

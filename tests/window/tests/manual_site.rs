//! The project's site and the manual on it, as its visitors see them: on a telephone and on a wide screen,
//! in light, dark and with more contrast.

use std::fs;
use std::path::Path;
use std::process::Command;

use ::manual::{Language, Manual};
use tempfile::TempDir;
use window_tests::{Outcome, Setting, WebPage, program};

/// The whole site, in a folder that lives as long as it is kept.
fn made() -> Outcome<TempDir> {
    let folder = tempfile::tempdir()?;
    let ran = Command::new(program("manual-maker")?)
        .arg("site")
        .arg(folder.path())
        .output()?;
    if ran.status.success() {
        return Ok(folder);
    }
    Err(String::from_utf8_lossy(&ran.stderr).into())
}

/// The longest of all tasks, by its file on the site.
fn longest(manual: &Manual, site: &Path, language: Language) -> Outcome<String> {
    let name = |id: &str| format!("{}/{id}.html", language.code());
    let mut sizes = Vec::new();
    for page in &manual.pages {
        sizes.push((
            fs::metadata(site.join(name(&page.id)))?.len(),
            name(&page.id),
        ));
    }
    let longest = sizes.into_iter().max();
    Ok(longest.ok_or("the manual has no tasks")?.1)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_site_is_for_everybody_on_every_screen() -> Outcome {
    let manual = Manual::read()?;
    let folder = made()?;
    let page = WebPage::open(&folder.path().join("index.html")).await?;
    for language in Language::ALL {
        let code = language.code();
        let mut files = vec![longest(&manual, folder.path(), language)?];
        files.extend(
            ["index", "manual", "terms", "words"].map(|name| format!("{code}/{name}.html")),
        );
        for file in files {
            page.go_to(&folder.path().join(&file)).await?;
            for setting in [Setting::Light, Setting::Dark, Setting::Contrast] {
                for width in [320, 1280] {
                    page.show(setting, width).await?;
                    let place = |error| format!("{file}, {setting:?}, {width} pixels: {error}");
                    // Only colours differ between the settings.
                    match setting {
                        Setting::Light => page.is_accessible().await.map_err(place)?,
                        _ => page.has_contrast().await.map_err(place)?,
                    }
                    page.is_no_wider_than_the_screen().await.map_err(place)?;
                    let name = file.replace('/', "-");
                    page.picture(&format!("site-{name}-{setting:?}-{width}"))
                        .await?;
                }
            }
        }
    }
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_says_what_it_is_on_one_screen() -> Outcome {
    let folder = made()?;
    let page = WebPage::open(&folder.path().join("ja/index.html")).await?;
    for language in Language::ALL {
        let file = format!("{}/index.html", language.code());
        page.go_to(&folder.path().join(file)).await?;
        page.show(Setting::Light, 1280).await?;
        let height = "return document.documentElement.scrollHeight - innerHeight";
        let height: i64 = page.page.execute(height, Vec::new()).await?.convert()?;
        assert!(
            height <= 0,
            "{height} pixels of the page are below the screen ({language:?})"
        );
    }
    page.close().await
}

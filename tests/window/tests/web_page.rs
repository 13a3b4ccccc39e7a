//! The page for the club's web site, as its visitors see it: on a telephone and on a wide screen, in
//! light, dark and with more contrast.

use window_tests::{Outcome, Setting, Size, WebPage, club_of, hanchan, played_club};

async fn check(club: &str, name: &str) -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("results.html");
    let out = file.display().to_string();
    hanchan(["report", "web-page", club, "-o", &out])?;
    let page = WebPage::open(&file).await?;
    for setting in [Setting::Light, Setting::Dark, Setting::Contrast] {
        for width in [320, 1280] {
            page.show(setting, width).await?;
            page.is_accessible()
                .await
                .map_err(|error| format!("{setting:?}, {width} pixels: {error}"))?;
            page.is_no_wider_than_the_screen().await?;
            page.picture(&format!("web-page-{name}-{setting:?}-{width}"))
                .await?;
        }
    }
    let fetched = page.fetched().await?;
    assert!(fetched.is_empty(), "{fetched:?}");
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_the_sample_club() -> Outcome {
    let (_folder, club) = played_club()?;
    check(&club.display().to_string(), "sample").await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_forty_members_over_two_years() -> Outcome {
    let (_folder, club) = club_of(Size {
        members: 40,
        sessions: 48,
    })?;
    check(&club.display().to_string(), "forty").await
}

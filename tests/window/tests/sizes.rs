//! Every screen over clubs of every size: nobody, one, the usual, very many, and twenty years.

use window_tests::{Chromium, Outcome, Setting, Size, TextSize, club_of};

async fn check(size: Size) -> Outcome {
    let (folder, club) = club_of(size)?;
    let page = Chromium::open_choosing(Some(&club), folder.path()).await?;
    page.set(Setting::Light).await?;
    for (number, screen) in page.screens().await?.iter().enumerate() {
        page.see(screen).await?;
        let name = format!("{}-{}-{number}", size.members, size.sessions);
        page.picture(&name).await?;
        page.is_accessible().await?;
        page.fits().await?;
        page.resize(TextSize::Largest).await?;
        page.fits().await?;
        page.resize(TextSize::Smallest).await?;
        page.is_quiet()
            .await
            .map_err(|error| format!("{screen}: {error}"))?;
    }
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_without_members() -> Outcome {
    check(Size {
        members: 0,
        sessions: 0,
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_of_one() -> Outcome {
    check(Size {
        members: 1,
        sessions: 0,
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_years_of_fifteen_members() -> Outcome {
    check(Size {
        members: 15,
        sessions: 20 * 24,
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn three_hundred_members() -> Outcome {
    check(Size {
        members: 300,
        sessions: 6,
    })
    .await
}

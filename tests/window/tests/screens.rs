//! Every screen, in every way a person may have it: in Chromium, over the real program.
#![cfg(target_os = "linux")]

use window_tests::{Chromium, Exploration, Hand, Outcome, Setting, TextSize, sample_club};

/// Whatever is wrong with what the page shows, a line for each. The page is left as it was found.
async fn faults(page: &Chromium) -> Outcome<Vec<String>> {
    let mut faults = Vec::new();
    let looks = [
        page.is_accessible().await,
        page.has_large_targets().await,
        page.fits().await,
    ];
    note(&mut faults, "light", looks);
    page.set(Setting::Dark).await?;
    note(&mut faults, "dark", [page.has_contrast().await]);

    page.resize(TextSize::Largest).await?;
    let looks = [page.has_contrast().await, page.fits().await];
    note(&mut faults, "dark, large", looks);
    page.set(Setting::Light).await?;
    note(&mut faults, "large", [page.has_contrast().await]);

    page.set(Setting::Contrast).await?;
    page.change_language().await?;
    page.shrink(true).await?;
    page.settled().await?;
    let looks = [page.is_accessible().await, page.fits().await];
    note(&mut faults, "contrast, large, English, small window", looks);
    faults.extend(page.walk().await?.problems());

    page.shrink(false).await?;
    page.change_language().await?;
    page.resize(TextSize::Smallest).await?;
    page.set(Setting::Light).await?;
    note(&mut faults, "unseen", [page.is_quiet().await]);
    Ok(faults)
}

fn note<const N: usize>(faults: &mut Vec<String>, way: &str, looks: [Outcome; N]) {
    for look in looks {
        faults.extend(look.err().map(|fault| format!("{way}: {fault}")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_is_for_everybody() -> Outcome {
    let (folder, club) = sample_club()?;
    let page = Chromium::open_choosing(Some(&club), folder.path()).await?;
    page.set(Setting::Light).await?;
    let mut exploration = Exploration::of(&page).await?;
    let mut all = Vec::new();
    while let Some(way) = exploration.next_way() {
        if !page.follow(&way, Hand::Mouse).await? || !exploration.is_new(&page, &way).await? {
            continue;
        }
        // Said at once: who waits for a test of this length sees where it is.
        println!("{way}");
        for fault in faults(&page).await? {
            println!("  {fault}");
            all.push(format!("{way}\n  {fault}"));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_start_is_for_everybody() -> Outcome {
    let page = Chromium::open(None).await?;
    page.set(Setting::Light).await?;
    assert_eq!(faults(&page).await?, Vec::<String>::new());
    page.press_button("新しい会を作る").await?;
    page.settled().await?;
    assert_eq!(faults(&page).await?, Vec::<String>::new());
    page.close().await
}

/// It has no place in the bar, but in the menu.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_made_is_for_everybody() -> Outcome {
    let page = Chromium::open(None).await?;
    page.set(Setting::Light).await?;
    let chosen = "dispatchEvent(new CustomEvent('hanchan-menu', { detail: 'about' }))";
    page.page.execute(chosen, Vec::new()).await?;
    page.find(".about pre").await?;
    page.picture("about").await?;
    assert_eq!(faults(&page).await?, Vec::<String>::new());
    page.close().await
}

/// What is broken here on purpose must be found, or the tests above would say nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_seen() -> Outcome {
    let page = Chromium::open(None).await?;
    let broken = "
        const style = new CSSStyleSheet();
        style.replaceSync(`
            * { outline: none !important; }
            main p { color: #888 !important; }
            main button:first-of-type { width: 200vw; }
            main button { min-height: 0 !important; height: 30px; }`);
        document.adoptedStyleSheets = [style];
        document.querySelector('main button').addEventListener('keydown', (e) => e.preventDefault());
        document.body.append(Object.assign(document.createElement('img'), { src: 'http://x.test/' }));
        __TAURI_INTERNALS__.invoke('no_such_command')";
    page.page.execute(broken, Vec::new()).await?;
    let found = faults(&page).await?.join("\n");
    for expected in [
        "color-contrast",
        "wider than the window",
        "smaller than 44 pixels",
        "the focus does not show on",
        "Tab stays at",
        "image-alt",
        "no_such_command",
        "img-src forbids http://x.test/",
    ] {
        assert!(found.contains(expected), "{expected} is not in:\n{found}");
    }
    page.close().await
}

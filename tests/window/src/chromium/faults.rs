//! Looks at what the page shows in every way a person may have it. Each look leaves the page as it
//! was found, and gives whatever is wrong, a line for each.

use super::{Chromium, Setting, TextSize};
use crate::Outcome;

impl Chromium {
    /// In light and dark, in normal and large text, and by Tab in the smallest window in English.
    pub async fn faults(&self) -> Outcome<Vec<String>> {
        let mut faults = self.faults_as_opened().await?;
        self.set(Setting::Dark).await?;
        note(&mut faults, "dark", [self.has_contrast().await]);

        self.resize(TextSize::Largest).await?;
        let looks = [self.has_contrast().await, self.fits().await];
        note(&mut faults, "dark, large", looks);
        self.set(Setting::Light).await?;
        note(&mut faults, "large", [self.has_contrast().await]);

        self.set(Setting::Contrast).await?;
        self.in_english_and_small().await?;
        let looks = [self.is_accessible().await, self.fits().await];
        note(&mut faults, "contrast, English, small window", looks);
        faults.extend(self.walk().await?.problems());
        self.as_opened().await?;
        note(&mut faults, "unseen", [self.is_quiet().await]);
        Ok(faults)
    }

    /// In light and normal text only, with what does not depend on either.
    async fn faults_as_opened(&self) -> Outcome<Vec<String>> {
        let mut faults = Vec::new();
        let looks = [
            self.is_accessible().await,
            self.has_large_targets().await,
            self.fits().await,
        ];
        note(&mut faults, "light", looks);
        note(&mut faults, "unseen", [self.is_quiet().await]);
        Ok(faults)
    }

    /// The same, and with more contrast.
    /// What is open over the screen is seen with the other colours alone: it closes when the language or
    /// the window changes.
    pub async fn faults_in_light_and_contrast(&self) -> Outcome<Vec<String>> {
        let mut faults = self.faults_as_opened().await?;
        self.set(Setting::Contrast).await?;
        note(&mut faults, "contrast", [self.has_contrast().await]);
        self.set(Setting::Light).await?;
        Ok(faults)
    }

    /// In dark and large text only, and by Tab in the smallest window in English.
    pub async fn faults_in_dark_and_large(&self) -> Outcome<Vec<String>> {
        let mut faults = Vec::new();
        self.set(Setting::Dark).await?;
        if self.has_overlay().await? {
            note(&mut faults, "dark", [self.has_contrast().await]);
            self.set(Setting::Light).await?;
            return Ok(faults);
        }
        self.resize(TextSize::Largest).await?;
        note(&mut faults, "dark, large", [self.fits().await]);
        self.in_english_and_small().await?;
        let looks = [self.has_contrast().await, self.fits().await];
        note(&mut faults, "dark, English, small window", looks);
        faults.extend(self.walk().await?.problems());
        self.as_opened().await?;
        note(&mut faults, "unseen", [self.is_quiet().await]);
        Ok(faults)
    }

    /// With the text as it is first: twice as large, the smallest window has no room for a sheet.
    async fn in_english_and_small(&self) -> Outcome {
        self.resize(TextSize::Smallest).await?;
        self.change_language().await?;
        self.shrink(true).await?;
        self.settled().await
    }

    async fn as_opened(&self) -> Outcome {
        self.shrink(false).await?;
        self.change_language().await?;
        self.set(Setting::Light).await
    }
}

fn note<const N: usize>(faults: &mut Vec<String>, way: &str, looks: [Outcome; N]) {
    for look in looks {
        faults.extend(look.err().map(|fault| format!("{way}: {fault}")));
    }
}

//! What the window says of something that went wrong.

use crate::{Outcome, View, until};

impl View {
    /// What happened, whether the record is safe, and what to do, once it is said where somebody sees
    /// it. It is left as a picture, in English as well.
    pub async fn problem(&self, picture: &str) -> Outcome<[String; 3]> {
        self.find(".problem dd").await?;
        self.until_problem_is_seen().await?;
        self.is_accessible().await?;
        self.picture(picture).await?;
        let said = "return [...document.querySelectorAll('.problem dd')].map(one => one.innerText)";
        let said: Vec<String> = self.page.execute(said, Vec::new()).await?.convert()?;
        self.problem_in_english(picture).await?;
        said.try_into()
            .map_err(|said| format!("three things are to be said, not {said:?}").into())
    }

    /// The same words in English, which nothing but the picture shows.
    async fn problem_in_english(&self, picture: &str) -> Outcome {
        self.turn_language("English").await?;
        self.find_text(".problem dt", "What happened").await?;
        self.scroll_to(".problem").await?;
        self.is_accessible().await?;
        self.picture(&format!("{picture}-english")).await?;
        self.turn_language("日本語").await?;
        self.find_text(".problem dt", "何が起きたか").await
    }

    /// Nobody has to look for what is said.
    async fn until_problem_is_seen(&self) -> Outcome {
        let seen = "const { top, bottom } =
                document.querySelector('.problem').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight";
        until(async || {
            let is_seen: bool = self.page.execute(seen, Vec::new()).await?.convert()?;
            let instead = || "the problem is said where nobody sees it".to_owned();
            Ok(is_seen.then_some(()).ok_or_else(instead))
        })
        .await
    }
}

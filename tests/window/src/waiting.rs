//! Waiting for what comes in its own time.

use std::thread;
use std::time::Duration;

use tokio::time::{sleep, timeout};

use crate::Outcome;

/// Far longer than the slowest machine takes over anything: only what never comes is a failure.
pub(crate) const PATIENCE: Duration = Duration::from_mins(5);
/// How often it is looked for, at first and at most: each look takes from what is waited for.
const PAUSES: (Duration, Duration) = (Duration::from_millis(20), Duration::from_millis(160));

/// Looks again and again, until it has come; as long as it has not, the look says what is there
/// instead.
pub async fn until<T>(look: impl AsyncFnMut() -> Outcome<Result<T, String>>) -> Outcome<T> {
    until_within(PATIENCE, look).await
}

/// The same by somebody of that patience.
pub(crate) async fn until_within<T>(
    patience: Duration,
    mut look: impl AsyncFnMut() -> Outcome<Result<T, String>>,
) -> Outcome<T> {
    let mut instead = "nothing could be seen".to_owned();
    let (mut pause, longest) = PAUSES;
    let looking = async {
        loop {
            match look().await? {
                Ok(come) => return Ok(come),
                Err(not_yet) => instead = not_yet,
            }
            sleep(pause).await;
            pause = longest.min(pause * 2);
        }
    };
    match timeout(patience, looking).await {
        Ok(come) => come,
        Err(_) => Err(instead.into()),
    }
}

/// The same where nothing else can be done meanwhile.
pub(crate) fn wait_until(has_come: impl Fn() -> bool) {
    let (pause, _) = PAUSES;
    let looks = PATIENCE.as_millis() / pause.as_millis();
    for _ in 0..looks {
        if has_come() {
            return;
        }
        thread::sleep(pause);
    }
}

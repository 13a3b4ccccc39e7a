//! What the proofs of SAFETY.md share: how often a thing is tried, and by which seed.
//!
//! The proofs themselves are in `tests/proofs/tests`, one file a promise. `cargo test` runs each
//! quickly; `cargo xtask prove` runs them in full, and prints what came out.

/// Set by `cargo xtask prove`: every proof is run as often as SAFETY.md says.
pub const IN_FULL: &str = "HANCHAN_PROVE_IN_FULL";
/// The seed to repeat a proof by, as the proof that failed has printed it.
pub const SEED: &str = "HANCHAN_SEED";

/// How often a proof is to be tried: quickly, or in full where [`IN_FULL`] is set.
pub fn runs(quick: u64, in_full: u64) -> u64 {
    if std::env::var_os(IN_FULL).is_some() {
        in_full
    } else {
        quick
    }
}

/// The seed of everything random in a proof, printed so that a failure can be repeated: the one in
/// [`SEED`], or always the same.
///
/// # Panics
/// Where [`SEED`] is no number.
pub fn seed(proof: &str) -> u64 {
    let seed = std::env::var(SEED).map_or(20_261_122, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{SEED} is not a number: {text}"))
    });
    println!("{proof}: {SEED}={seed}");
    seed
}

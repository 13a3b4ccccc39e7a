use std::path::PathBuf;
pub struct OpenClub {
    at_launch: Option<PathBuf>,
}
impl OpenClub {
    pub fn starting_with(at_launch: Option<PathBuf>) -> Self {
        Self { at_launch }
    }
}

//! Files and folders on the disk, whatever is in them: written whole or not at all, by one program at a
//! time, under names that every system takes.

pub(crate) mod atomic_file;
pub(crate) mod checksum;
pub(crate) mod cloud_folder;
pub(crate) mod club_header;
pub(crate) mod file_name;
pub(crate) mod folders;
pub(crate) mod fsync;
pub(crate) mod generated_files;
pub(crate) mod lock;
pub(crate) mod long_path;
pub(crate) mod online_only;
pub(crate) mod path_identity;
pub(crate) mod sharing;
pub(crate) mod sidecars;
#[cfg(unix)]
pub(crate) mod size_limit;
pub(crate) mod system_files;
pub(crate) mod work_folder;

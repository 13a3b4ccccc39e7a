//! How `SQLite` is used: connections and their locks, the steps of the schema, what stands in a column, and
//! hashes of everything that stands there.

pub(crate) mod connection;
pub(crate) mod contents_hash;
pub(crate) mod file_stamp;
pub(crate) mod migration;
pub(crate) mod shared_lock;
pub(crate) mod sql_values;

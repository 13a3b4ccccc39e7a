//! The threads on which commands are answered, apart from the window's own.

use std::io;

use tokio::runtime::{Builder, Runtime};

/// More than a page asks for at once. A command that waits for its turn at the club's file keeps its
/// thread: with only one for each processor, as is usual, a few of them would hold up those that need
/// no file, such as the clock's.
const COMMANDS: usize = 32;

/// They end with the program.
pub fn of_commands() -> io::Result<Runtime> {
    let mut threads = Builder::new_multi_thread();
    threads
        .worker_threads(COMMANDS)
        .thread_name("command")
        .enable_all()
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Barrier};

    #[test]
    fn commands_that_wait_hold_up_no_other() {
        let threads = of_commands().unwrap();
        // Each waits until the last of them has begun.
        let begun = Arc::new(Barrier::new(COMMANDS));
        let commands: Vec<_> = (0..COMMANDS)
            .map(|_| {
                let begun = begun.clone();
                threads.spawn(async move { begun.wait() })
            })
            .collect();
        for command in commands {
            threads.block_on(command).unwrap();
        }
    }
}

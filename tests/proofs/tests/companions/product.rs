//! Everything that can lie beside a file and is not its own, with everything that is done with the file.

use super::commands::{COMMANDS, NEWEST_FORM, only_looks, run};
use super::left::{Kind, Left, PARTING, SAVES, States, states};
use super::{contents, operations_believing, with};
use db::{Club, Error, Fault};
use proofs::saving::{NAME, operations};
use proofs::{Faults, each, scratch, seed};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::thread::{available_parallelism, scope};

/// What a file holds, and how many entries its history has.
#[derive(Clone, Copy)]
struct Held {
    contents: Option<u64>,
    operations: usize,
}

impl Held {
    /// Of a file in which nothing is wrong.
    fn sound(path: &Path) -> Self {
        let club = Club::open_read_only(path).unwrap();
        assert!(club.check().unwrap().is_empty());
        Self {
            contents: contents(path),
            operations: operations(&club).unwrap(),
        }
    }
}

/// Whether the bytes lie somewhere in the folder under the name that they had, or one that begins so.
fn is_kept(path: &Path, left: &Left) -> bool {
    let name = with(path, left.end);
    let begins = name.file_name().unwrap().to_string_lossy().into_owned();
    fs::read_dir(path.parent().unwrap()).unwrap().any(|entry| {
        let entry = entry.unwrap();
        entry.file_name().to_string_lossy().starts_with(&begins)
            && fs::read(entry.path()).is_ok_and(|bytes| bytes == left.bytes)
    })
}

/// Somebody's file that lies in the same folder.
const OWN: (&str, &str) = ("会計.csv", "somebody's own\n");

/// One try: that was left beside a file in that state, of which somebody does that.
struct Try {
    number: u64,
    kind: Kind,
    command: &'static str,
    is_open: bool,
    /// Of a file of an older form, that form.
    state: usize,
}

impl Display for Try {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            kind,
            command,
            state,
            ..
        } = self;
        let open = if self.is_open { "open" } else { "not open" };
        write!(
            f,
            "try {number}: {command} of state {state}, {open}, {kind:?}"
        )
    }
}

impl Try {
    /// Everything is tried with everything once, and then once more with other states.
    fn number(number: u64, chance: &mut ChaCha8Rng) -> Option<Self> {
        let mut place = usize::try_from(number).unwrap();
        let mut next = |length: usize| {
            let digit = place % length;
            place /= length;
            digit
        };
        let command = COMMANDS[next(COMMANDS.len())];
        let kind = Kind::ALL[next(Kind::ALL.len())];
        let is_open = next(2) == 1;
        let is_first = place == 0;
        // What is taken back last in these can be done again; in the first there is no half-year yet.
        let undone = [PARTING - 1, PARTING - 1, PARTING - 1, 10];
        let state = match command {
            NEWEST_FORM => chance.random_range(1..=OLDER_FORMS),
            "redo" => undone[chance.random_range(0..undone.len())],
            _ if is_first => undone[chance.random_range(0..undone.len())],
            _ => chance.random_range(1..=SAVES),
        };
        // A file that somebody has open to write it is of the newest form.
        let is_possible = command != NEWEST_FORM || !is_open;
        is_possible.then_some(Self {
            number,
            kind,
            command,
            is_open,
            state,
        })
    }

    fn bytes(&self, states: &States) -> Vec<u8> {
        if self.command == NEWEST_FORM {
            older_form(self.state)
        } else {
            states.here[self.state].clone()
        }
    }

    /// What the file holds before, and when it was done where nothing else lies.
    fn undisturbed(&self, states: &States, other: &Path) -> [Held; 2] {
        let folder = scratch();
        let path = folder.path().join(NAME);
        fs::write(&path, self.bytes(states)).unwrap();
        let before = Held::sound(&path);
        run(self.command, &path, None, other).unwrap();
        [before, Held::sound(&path)]
    }

    /// Whether what lay there may be gone: it was the file's own, and done with; or it was put aside, and
    /// might hold what is erased for good.
    fn may_be_gone(&self, left: &Left, states: &States) -> bool {
        let is_own = self.command != NEWEST_FORM
            && [self.state - 1, self.state]
                .map(|state| &states.here[state])
                .contains(&&left.of);
        is_own || self.command == "erase" && left.end != "-shm"
    }
}

/// As many forms as a file can have that is not of the newest.
const OLDER_FORMS: usize = 6;

fn older_form(form: usize) -> Vec<u8> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../db/tests/data");
    fs::read(kept.join(format!("form-{form}.hanchan"))).unwrap()
}

/// What is found wrong, and of which kinds of what lay there a program that believes it lost something.
#[derive(Default)]
struct Came {
    faults: Faults,
    tries: u64,
    moved: u64,
    refused: u64,
    lost_by_others: BTreeMap<String, u64>,
}

#[test]
fn what_another_file_left_never_reaches_a_club() {
    let seed = seed("foreign companions");
    let states = states();
    let elsewhere = scratch();
    let other = elsewhere.path().join(NAME);
    fs::write(&other, states.there.last().unwrap()).unwrap();
    let product = u64::try_from(2 * Kind::ALL.len() * COMMANDS.len()).unwrap();
    let undisturbed = Mutex::new(BTreeMap::new());
    let came = Mutex::new(Came::default());
    let numbers = Mutex::new(each(product, 10_000));
    let one_try = |number| {
        let mut chance = ChaCha8Rng::seed_from_u64(seed.wrapping_add(number));
        let Some(tried) = Try::number(number, &mut chance) else {
            return;
        };
        let known = (tried.command, tried.state);
        let found = undisturbed.lock().unwrap().get(&known).copied();
        let held = found.unwrap_or_else(|| {
            let held = tried.undisturbed(&states, &other);
            undisturbed.lock().unwrap().insert(known, held);
            held
        });
        beside(&tried, &states, &other, held, &mut chance, &came);
    };
    scope(|scope| {
        for _ in 0..available_parallelism().unwrap().get() {
            scope.spawn(|| {
                loop {
                    // A statement of its own: the next thread waits no longer than for the number.
                    let next = numbers.lock().unwrap().next();
                    let Some(number) = next else { break };
                    one_try(number);
                }
            });
        }
    });
    let came = came.into_inner().unwrap();
    let lost: u64 = came.lost_by_others.values().sum();
    println!(
        "{} times it lay there no more, {} times the file was not opened to be written; a program that believes what lies there lost {lost}: {:?}",
        came.moved, came.refused, came.lost_by_others
    );
    for kind in Kind::ALL.into_iter().filter(|kind| kind.is_believed()) {
        let lost = came.lost_by_others.get(&format!("{kind:?}"));
        assert!(lost.is_some(), "{kind:?}: nothing could have been lost");
    }
    came.faults.none_in(came.tries);
}

/// Tries one thing.
fn beside(
    tried: &Try,
    states: &States,
    other: &Path,
    [before, after]: [Held; 2],
    chance: &mut ChaCha8Rng,
    came: &Mutex<Came>,
) {
    let folder = scratch();
    let path = folder.path().join(NAME);
    let own = folder.path().join(OWN.0);
    let bytes = tried.bytes(states);
    fs::write(&path, &bytes).unwrap();
    fs::write(&own, OWN.1).unwrap();
    let club = tried.is_open.then(|| Club::open(&path).unwrap());
    let left = tried.kind.left(states, &own, chance);
    let place = with(&path, left.end);
    fs::write(&place, &left.bytes).unwrap();
    let mut faults = Vec::new();
    // What another program may still be writing is not touched.
    let is_refused = match run(tried.command, &path, club, other) {
        Ok(()) => false,
        Err(
            Error::Storage(Fault::LogBeside(_))
            | Error::File {
                fault: Fault::LogBeside(_),
                ..
            },
        ) if left.end == "-wal" => true,
        Err(error) => {
            faults.push(error.to_string());
            true
        }
    };
    let is_left = fs::read(&place).is_ok_and(|bytes| bytes == left.bytes);
    if is_refused && !is_left {
        faults.push("it was refused, and what lay there does not any more".into());
    }
    if !is_kept(&path, &left) && !tried.may_be_gone(&left, states) {
        faults.push("what lay there is gone".into());
    }
    if fs::read(&own).ok().as_deref() != Some(OWN.1.as_bytes()) {
        faults.push(format!("{} is gone, which was somebody's own", OWN.0));
    }
    let expected = if is_refused { before } else { after };
    if contents(&path) != expected.contents {
        faults.push("the file holds something else than where nothing lies there".into());
    }
    let is_looked_at = only_looks(tried.command) && !tried.is_open;
    if (is_looked_at || is_refused) && fs::read(&path).unwrap() != bytes {
        faults.push("looking wrote the file".into());
    }
    match Club::open_read_only(&path).and_then(|club| operations(&club)) {
        Ok(found) if found == expected.operations => {}
        found => faults.push(format!("{found:?} entries of {}", expected.operations)),
    }
    // The control: a program that believes what lies there.
    let is_lost = left.end != "-shm" && {
        fs::write(&path, &bytes).unwrap();
        fs::write(&own, OWN.1).unwrap();
        fs::write(&place, &left.bytes).unwrap();
        operations_believing(&path).ok() != Some(before.operations)
            || contents(&path) != before.contents
            || !own.exists()
    };
    let mut came = came.lock().unwrap();
    came.tries += 1;
    came.refused += u64::from(is_refused);
    came.moved += u64::from(!is_left);
    if is_lost {
        *came
            .lost_by_others
            .entry(format!("{:?}", tried.kind))
            .or_default() += 1;
    }
    for fault in faults {
        came.faults.add(format!("{tried}: {fault}"));
    }
}

//! What Wine's registry has of a person, as it keeps it in a file.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use crate::process::run_quietly;
use crate::windows::compiler::at;
use crate::windows::wine::Disk;

/// `HKEY_CURRENT_USER`: values by key and name; the name of a key's own value is empty. Numbers stay as
/// they are written.
pub struct Registry(BTreeMap<String, BTreeMap<String, String>>);

impl Registry {
    /// Everything, once Wine has written it down.
    pub fn read(disk: &Disk) -> Result<Self, String> {
        run_quietly(disk.surround(Command::new("wineserver").arg("--wait")))?;
        let file = disk.prefix().join("user.reg");
        let text = fs::read_to_string(&file).map_err(|error| at(&file, &error))?;
        Ok(Self::of(&text))
    }

    fn of(text: &str) -> Self {
        let mut keys: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
        let mut key = None;
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix('[') {
                let name = rest.rsplit_once(']').map_or(rest, |(name, _)| name);
                key = Some(keys.entry(plain(name)).or_default());
            } else if let (Some(values), Some((name, value))) = (&mut key, line.split_once('=')) {
                let quoted = |text: &str| {
                    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
                    Some(plain(inner))
                };
                // The key's own value has no name but a mark.
                let name = quoted(name).unwrap_or_default();
                values.insert(name, quoted(value).unwrap_or_else(|| value.to_owned()));
            }
        }
        Self(keys)
    }

    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    pub fn value(&self, key: &str, name: &str) -> Option<String> {
        self.0.get(key)?.get(name).cloned()
    }
}

/// Without what guards a letter: `\\`, `\"` and `\x534a`, whose end is where no further digit is.
fn plain(text: &str) -> String {
    let mut units: Vec<u16> = Vec::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            units.extend(letter.encode_utf16(&mut [0; 2]).iter());
            continue;
        }
        match letters.next() {
            Some('x') => {
                let mut code = 0;
                for _ in 0..4 {
                    let Some(digit) = letters.peek().and_then(|letter| letter.to_digit(16)) else {
                        break;
                    };
                    code = code * 16 + u16::try_from(digit).unwrap_or_default();
                    letters.next();
                }
                units.push(code);
            }
            Some(guarded) => units.extend(guarded.encode_utf16(&mut [0; 2]).iter()),
            None => {}
        }
    }
    String::from_utf16_lossy(&units)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_values_are_read_as_people_write_them() {
        let registry = Registry::of(
            "WINE REGISTRY Version 2\n\n[Software\\\\Classes\\\\.hanchan] 1795490403\n#time=1\n\
             @=\"hanchancho.club\"\n\"Path\"=\"\\\"C:\\\\\\x534a\\x8358\\x5e33\\\\a.exe\\\" \\\"%1\\\"\"\n\
             \"NoModify\"=dword:00000001\n",
        );
        let key = r"Software\Classes\.hanchan";
        assert!(registry.has(key) && !registry.has(r"Software\Classes"));
        assert_eq!(registry.value(key, "").as_deref(), Some("hanchancho.club"));
        let path = registry.value(key, "Path").unwrap();
        assert_eq!(path, "\"C:\\半荘帳\\a.exe\" \"%1\"");
        assert_eq!(
            registry.value(key, "NoModify").as_deref(),
            Some("dword:00000001")
        );
        assert_eq!(registry.value(key, "Nothing"), None);
    }
}

//! What a person does to the window by the desktop around it: its frame, the taskbar and the keyboard.
//! The tests' screen has no desktop, so they tell the program what one would.

use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask, InputFocus, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, MapState,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

use crate::Outcome;

/// Keys as the system names them.
pub const CONTROL: u32 = 0xffe3;
pub const SHIFT: u32 = 0xffe1;
pub const F1: u32 = 0xffbe;
pub const F5: u32 = 0xffc2;
pub const F10: u32 = 0xffc7;
pub const DOWN: u32 = 0xff54;
pub const END: u32 = 0xff57;
pub const ENTER: u32 = 0xff0d;

/// Where a window is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub x: i16,
    pub y: i16,
    pub width: u16,
    pub height: u16,
}

/// The windows of one program.
pub(crate) struct Desktop {
    connection: RustConnection,
    root: u32,
    windows: Vec<u32>,
}

impl Desktop {
    /// An error as long as it shows none.
    pub fn of(program: u32) -> Outcome<Self> {
        let (connection, number) = x11rb::connect(None)?;
        let root = connection.setup().roots[number].root;
        let mut desktop = Self {
            connection,
            root,
            windows: Vec::new(),
        };
        let of_program = desktop.atom("_NET_WM_PID")?;
        let (protocols, close) = desktop.closing()?;
        for window in desktop.connection.query_tree(root)?.reply()?.children {
            if desktop.is_shown(window)
                && desktop.says(window, of_program, AtomEnum::CARDINAL, program)
                && desktop.says(window, protocols, AtomEnum::ATOM, close)
            {
                desktop.windows.push(window);
            }
        }
        if desktop.windows.is_empty() {
            return Err(format!("program {program} shows no window").into());
        }
        Ok(desktop)
    }

    /// Presses the cross of each window.
    pub fn press_cross(&self) -> Outcome {
        let (protocols, close) = self.closing()?;
        for window in &self.windows {
            let press = ClientMessageEvent::new(32, *window, protocols, [close, 0, 0, 0, 0]);
            let sent = self
                .connection
                .send_event(false, *window, EventMask::NO_EVENT, press)?;
            // Gone before the screen has taken it, it might never reach the window.
            sent.check()?;
        }
        Ok(())
    }

    /// What stands on the taskbar.
    pub fn title(&self) -> Outcome<String> {
        let (name, text) = (self.atom("_NET_WM_NAME")?, self.atom("UTF8_STRING")?);
        let asked = self
            .connection
            .get_property(false, self.windows[0], name, text, 0, 256)?;
        Ok(String::from_utf8(asked.reply()?.value)?)
    }

    /// Where the window is.
    pub fn place(&self) -> Outcome<Place> {
        let window = self.windows[0];
        let size = self.connection.get_geometry(window)?.reply()?;
        let corner = self
            .connection
            .translate_coordinates(window, self.root, 0, 0)?
            .reply()?;
        Ok(Place {
            x: corner.dst_x,
            y: corner.dst_y,
            width: size.width,
            height: size.height,
        })
    }

    /// Gives the window the keyboard and presses keys on it, all held down together: unlike the driver's,
    /// they go the way of every key, by the window and its menus.
    pub fn press_keys(&self, keys: &[u32]) -> Outcome {
        let focus = self.connection.set_input_focus(
            InputFocus::POINTER_ROOT,
            self.windows[0],
            CURRENT_TIME,
        );
        focus?.check()?;
        let codes: Vec<u8> = keys
            .iter()
            .map(|key| self.code(*key))
            .collect::<Outcome<_>>()?;
        let press = |kind: u8, code: u8| -> Outcome {
            let root = self.root;
            let sent = self
                .connection
                .xtest_fake_input(kind, code, CURRENT_TIME, root, 0, 0, 0)?;
            Ok(sent.check()?)
        };
        for code in &codes {
            press(KEY_PRESS_EVENT, *code)?;
        }
        for code in codes.iter().rev() {
            press(KEY_RELEASE_EVENT, *code)?;
        }
        Ok(())
    }

    /// Which key of the keyboard has that on it.
    fn code(&self, key: u32) -> Outcome<u8> {
        let setup = self.connection.setup();
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let asked = self
            .connection
            .get_keyboard_mapping(first, last - first + 1)?;
        let mapping = asked.reply()?;
        let each = usize::from(mapping.keysyms_per_keycode);
        let found = mapping
            .keysyms
            .chunks(each)
            .position(|key_of| key_of.first() == Some(&key));
        let place = found.ok_or_else(|| format!("the keyboard has no key {key:#x}"))?;
        Ok(first + u8::try_from(place)?)
    }

    fn closing(&self) -> Outcome<(Atom, Atom)> {
        Ok((self.atom("WM_PROTOCOLS")?, self.atom("WM_DELETE_WINDOW")?))
    }

    fn atom(&self, name: &str) -> Outcome<Atom> {
        let asked = self.connection.intern_atom(false, name.as_bytes())?;
        Ok(asked.reply()?.atom)
    }

    /// One that is gone meanwhile is not.
    fn is_shown(&self, window: u32) -> bool {
        let asked = self.connection.get_window_attributes(window);
        let shown = asked.ok().and_then(|asked| asked.reply().ok());
        shown.is_some_and(|shown| shown.map_state == MapState::VIEWABLE)
    }

    fn says(&self, window: u32, property: Atom, kind: AtomEnum, what: u32) -> bool {
        let asked = self
            .connection
            .get_property(false, window, property, kind, 0, 16);
        let said = asked.ok().and_then(|asked| asked.reply().ok());
        said.is_some_and(|said| {
            said.value32()
                .is_some_and(|mut all| all.any(|one| one == what))
        })
    }
}

//! What a person does to the window by the frame that a desktop puts around it. The tests' screen has
//! none, so they tell the program what a desktop would.

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{Atom, AtomEnum, ClientMessageEvent, ConnectionExt, EventMask};

use crate::Outcome;

/// Presses the cross of each window that a program has.
pub fn press_cross(program: u32) -> Outcome {
    let (screen, number) = x11rb::connect(None)?;
    let root = screen.setup().roots[number].root;
    let atom = |name: &str| -> Outcome<Atom> {
        let asked = screen.intern_atom(false, name.as_bytes())?;
        Ok(asked.reply()?.atom)
    };
    let (of_program, protocols) = (atom("_NET_WM_PID")?, atom("WM_PROTOCOLS")?);
    let close = atom("WM_DELETE_WINDOW")?;
    let mut pressed = 0;
    for window in screen.query_tree(root)?.reply()?.children {
        let says = |property: Atom, kind: AtomEnum, what: u32| -> Outcome<bool> {
            let asked = screen.get_property(false, window, property, kind, 0, 16)?;
            let said = asked.reply()?;
            Ok(said
                .value32()
                .is_some_and(|mut all| all.any(|one| one == what)))
        };
        if says(of_program, AtomEnum::CARDINAL, program)? && says(protocols, AtomEnum::ATOM, close)?
        {
            let press = ClientMessageEvent::new(32, window, protocols, [close, 0, 0, 0, 0]);
            screen.send_event(false, window, EventMask::NO_EVENT, press)?;
            pressed += 1;
        }
    }
    screen.flush()?;
    if pressed == 0 {
        return Err(format!("program {program} shows no window").into());
    }
    Ok(())
}

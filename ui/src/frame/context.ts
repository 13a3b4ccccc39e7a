// What every screen and part may ask for, without passing it down by hand.

import { createContext, useContext } from "react";
import type { ClubOverview, PersonId, Platform } from "../platform";
import type { Text } from "../text";
import type { View } from "../view";
import type { ScreenId } from "./screens";

export interface Frame {
  platform: Platform;
  text: Text;
  view: View;
  changeView: (change: Partial<View>) => void;
  /** The club that is open; screens are shown only while one is. */
  club: ClubOverview | null;
  /**
   * Goes to another screen; to the members' with the page of that person open.
   * @param anew whether a screen that is shown already begins anew, with what is to be opened there.
   */
  go: (screen: ScreenId, person?: PersonId | null, anew?: boolean) => void;
  /** Whose page the members' screen begins with. */
  person: PersonId | null;
  /** Says a sentence in the line at the foot, which is also read aloud; it stays until the next. */
  say: (sentence: string) => void;
  /** Takes that sentence away, where another deed begins of which it says nothing. */
  unsay: () => void;
  /** Tells the line at the foot how many sheets are typed and not saved. */
  tellUnsaved: (sheets: number) => void;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) {
    throw new Error("no FrameContext above");
  }
  return frame;
}

export function useText(): Text {
  return useFrame().text;
}

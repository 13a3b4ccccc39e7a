// What every screen and part may ask for, without passing it down by hand.

import { createContext, useContext } from "react";
import type {
  ClubOverview,
  CompetitionId,
  PeriodKind,
  PersonId,
  Platform,
  SeriesId,
} from "../platform";
import type { Kind } from "../screens/reports/kinds";
import type { Text } from "../text";
import type { View } from "../view";
import type { ScreenId } from "./screens";

/** A paper, and of what it is to be, as far as that is known; the rest is chosen on its screen. */
export interface WantedPaper {
  kind: Kind;
  /** The day of the session, or any day in the period. */
  day?: string;
  /** Where the paper can be of more than one kind of period. */
  period?: PeriodKind;
  series?: SeriesId;
  member?: PersonId;
  competition?: CompetitionId;
}

/** What the start begins with. */
export type StartWay = "recent" | "new" | "receive" | "restore";

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
  /** To where a club is made, opened or put back, and from there back to the one that is open. */
  toStart: (way?: StartWay) => void;
  /** Tells which program this is. */
  tellAbout: () => void;
  /** Whose page the members' screen begins with. */
  person: PersonId | null;
  /** Goes to the documents, with that paper open. */
  goToPaper: (paper: WantedPaper) => void;
  /** The paper that the documents begin with, where somebody was led to one; another object each time. */
  paper: WantedPaper | null;
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

// What every screen and part may ask for, without passing it down by hand.

import { createContext, useContext } from "react";
import type {
  ClubOverview,
  CompetitionId,
  DraftPlace,
  PeriodKind,
  PersonId,
  Platform,
  RuleSetId,
  SeriesId,
  SheetHand,
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

/** The line of a sheet whose hand is to be reckoned from its tiles. */
export interface WantedHand {
  place: SheetPlace;
  /** From 0. */
  line: number;
  /** What is typed there. */
  hand: SheetHand;
  rules: RuleSetId;
}

/** Which sheet of which day it is. */
export type SheetPlace = Pick<DraftPlace, "day" | "series" | "round" | "table">;

/** What a line of a sheet gets from the tiles; without a place, the sheet that is in hand, after its last. */
export interface HandForSheet {
  place: SheetPlace | null;
  line: number | null;
  given: Partial<SheetHand>;
}

/** What is begun for somebody: points given outside any hanchan, or how long they stay today. */
export type PersonTask = "adjust" | "stay";

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
  /** Opens the manual at the page for a place of the window; without one, for what has the focus. */
  toManual: (place?: string) => void;
  /** Whose page the members' screen begins with. */
  person: PersonId | null;
  /** Goes to where that is done for somebody, and begins it. */
  startFor: (person: PersonId, task: PersonTask) => void;
  /** What is to be begun for that person and has not been yet. */
  task: PersonTask | null;
  /** It has. */
  takeTask: () => void;
  /** Goes to the documents, with that paper open. */
  goToPaper: (paper: WantedPaper) => void;
  /** The paper that the documents begin with, where somebody was led to one; another object each time. */
  paper: WantedPaper | null;
  /** Goes to 点数計算 for that line of a sheet. */
  goToHand: (wanted: WantedHand) => void;
  /** The line for which 点数計算 was opened. */
  hand: WantedHand | null;
  /** Goes to the sheet, which gets that. */
  putOnSheet: (hand: HandForSheet) => void;
  /** What the sheet is to get and has not taken yet. */
  handForSheet: HandForSheet | null;
  /** It has it. */
  takeHandForSheet: () => void;
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

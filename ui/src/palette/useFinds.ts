// Whatever has a name, a number or a reading, as it is found by what is typed.

import type { LucideIcon } from "lucide-react";
import {
  Archive,
  BookMarked,
  Check,
  CircleDashed,
  ClipboardPen,
  FileText,
  FolderOpen,
  Info,
  Languages,
  Plus,
  Redo2,
  Undo2,
  UserRound,
} from "lucide-react";
import { useRead } from "../command";
import { useFrame } from "../frame/context";
import { type ScreenId, screens } from "../frame/screens";
import { useFoundInManual } from "../help/finding";
import { useManual } from "../help/manual";
import type { HelpView } from "../help/turning";
import { ranked } from "../parts/memberSearch";
import { normalised } from "../parts/typed";
import { useBackUp } from "../parts/useBackUp";
import { useNewestPeriod } from "../parts/useNewestPeriod";
import type { DayTable, MemberChoice } from "../platform";
import { kinds } from "../screens/reports/kinds";
import { keepDay, type OpenedDay } from "../screens/today/keptDay";
import { problemInOne } from "../text";
import { otherThan } from "../view";
import { useIsThere, useOpenedDay } from "./useOpenedDay";

export interface Find {
  key: string;
  icon: LucideIcon;
  name: string;
  /** Beside the name: a reading, a state. */
  about?: string;
  /** What Enter does, where the group does not say it. */
  does?: string;
  open: () => void;
  /** Whom it is about, to whom Tab narrows what is found. */
  person?: MemberChoice;
}

export interface Group {
  heading: string;
  finds: Find[];
}

export interface Deeds {
  onUndo: () => void;
  onRedo: () => void;
  onOpen: () => void;
  onAbout: () => void;
  /** Opens a page of the manual. */
  onTurn: (view: HelpView) => void;
}

/** More of one kind would push the others out of view. */
const mostPeople = 6;
const mostPages = 3;

interface Found {
  groups: Group[];
  /** Who is shown was found by what was typed before. */
  isStale: boolean;
}

/**
 * What is found, in groups.
 * @param only the person whose matters alone are looked for, if somebody was chosen.
 */
export function useFinds(typed: string, only: MemberChoice | null, deeds: Deeds): Found {
  const { text, view, changeView, club, go, goToPaper, startFor, say } = useFrame();
  const words = text.palette;
  const { backUp } = useBackUp();
  const search = normalised(typed).toLowerCase();
  const people = useRead(["memberChoices", search], (asked) => asked.memberChoices(search));
  const today = useOpenedDay();
  const inManual = useFoundInManual(useManual(), typed);
  const asksPeople = only === null && search !== "";
  // Of a search that failed, the people of the one before are not what it found.
  const answered = people.problem === null ? (people.value ?? []) : [];
  const found = only !== null ? [only] : asksPeople ? answered : [];
  const shown = ranked(found, search, []).slice(0, mostPeople);
  const single = shown.length === 1 ? shown[0] : undefined;
  const half = useNewestPeriod("half").value;
  const isThere = useIsThere(today, single);
  const matches = (...said: readonly string[]) =>
    search !== "" && said.some((one) => normalised(one).toLowerCase().includes(search));

  const isToday = today?.day.iso === today?.today;

  /** The reading, and how they stand that day, if they have played. */
  function aboutOf({ id, kana }: MemberChoice): string {
    const stands = today?.view.standings.find(({ person: its }) => its === id);
    return stands?.rank ? `${kana} ${words.stands(isToday, stands.rank, stands.total)}` : kana;
  }

  function ofPerson(person: MemberChoice): Find {
    return {
      key: `person ${person.id}`,
      icon: UserRound,
      name: text.parts.member(person.number, person.name),
      about: aboutOf(person),
      open: () => go("members", person.id),
      person,
    };
  }

  function paperOf(person: MemberChoice): Find {
    return {
      key: `paper of ${person.id}`,
      icon: FileText,
      name: text.reports.documents.personal,
      about: half === undefined ? person.name : `${person.name} ${half.heading}`,
      does: words.look,
      open: () =>
        goToPaper({
          kind: "personal",
          member: person.id,
          ...(half?.from && { period: half.kind, day: half.from.iso }),
        }),
    };
  }

  function actsOn({ id, name }: MemberChoice): Find[] {
    const stay: Find = {
      key: `stay ${id}`,
      icon: ClipboardPen,
      name: words.leavesEarly(name),
      does: text.attendance.heading,
      open: () => {
        openDay();
        startFor(id, "stay");
      },
    };
    const adjust: Find = {
      key: `adjust ${id}`,
      icon: Plus,
      name: words.adjusts(name),
      does: text.frame.screens.members,
      open: () => startFor(id, "adjust"),
    };
    return isThere ? [stay, adjust] : [adjust];
  }

  /** Where the day is gone to, it is the one whose tables are found. */
  function openDay(sheet: OpenedDay["sheet"] = null) {
    if (today !== null) {
      const { day, series } = today;
      keepDay(club?.file ?? "", today.today, { day, series, sheet });
    }
  }

  function ofTable(table: DayTable): Find {
    const { round, table: letter } = table;
    const names = table.people.map((one) => one?.name ?? "").filter(Boolean);
    const seat = table.people.findIndex((one) => one !== null && one.id === single?.id);
    return {
      key: `table ${round} ${letter}`,
      icon: table.hanchan === null ? CircleDashed : Check,
      name: text.today.place(round, letter),
      about:
        seat === -1
          ? names.join(text.parts.between)
          : words.sits(text.sheet.winds[seat] ?? "", table.state === "missing", endOf(table, seat)),
      does: words.openSheet,
      open: () => {
        openDay({ round, table: letter });
        go("today", null, true);
      },
    };
  }

  /** What came of a table for that seat; nothing where it does not count. */
  function endOf({ places, totals }: DayTable, seat: number): string {
    const place = places[seat];
    return place === undefined ? "" : words.ended(place, totals[seat] ?? "");
  }

  /** Nothing else is there to tell why there is none: what was found is closed by then. */
  async function backUpNow() {
    const answer = await backUp();
    if (answer?.ok === false) {
      say(problemInOne(text, answer.problem));
    }
  }

  const tables = (today?.view.tables ?? []).filter(({ round, table, people: seated }) =>
    single === undefined
      ? matches(`${round}${table}`, text.today.place(round, table))
      : seated.some((one) => one !== null && one.id === single.id),
  );
  const screenFinds = screens
    .filter(({ id }) => matches(text.frame.screens[id], words.readings[id]))
    .map(({ id, icon }) => ({
      key: id,
      icon,
      name: text.frame.screens[id],
      open: () => go(id),
    }));
  const papers = kinds
    .filter((kind) => matches(text.reports.documents[kind]))
    .map((kind) => ({
      key: `paper ${kind}`,
      icon: FileText,
      name: text.reports.documents[kind],
      open: () => goToPaper({ kind }),
    }));
  const manual: Find[] = [
    ...inManual.terms.slice(0, mostPages).map(({ id, name, says }) => ({
      key: `term ${id}`,
      icon: BookMarked,
      name: name[view.language],
      about: says[view.language],
      open: () => deeds.onTurn({ kind: "term", id }),
    })),
    ...inManual.pages.slice(0, mostPages).map(({ id, title }) => ({
      key: `manual ${id}`,
      icon: BookMarked,
      name: title[view.language],
      open: () => deeds.onTurn({ kind: "page", id }),
    })),
  ];
  const actions: Find[] = [
    { key: "undo", icon: Undo2, name: text.frame.menu.undo, open: deeds.onUndo },
    { key: "redo", icon: Redo2, name: text.frame.menu.redo, open: deeds.onRedo },
    { key: "backup", icon: Archive, name: words.backUp, open: backUpNow },
    { key: "open", icon: FolderOpen, name: text.frame.openAnotherClub, open: deeds.onOpen },
    {
      key: "language",
      icon: Languages,
      name: text.frame.otherLanguage,
      open: () => changeView({ language: otherThan(view.language) }),
    },
    {
      key: "manual",
      icon: BookMarked,
      name: text.help.title,
      open: () => deeds.onTurn({ kind: "contents" }),
    },
    { key: "about", icon: Info, name: text.frame.about, open: deeds.onAbout },
  ].filter(({ key, name }) => matches(name, words.actionReadings[key as ActionKey]));

  const groups = [
    { heading: words.people, finds: shown.map(ofPerson) },
    { heading: words.sheets(isToday), finds: tables.map(ofTable) },
    {
      heading: words.papers,
      finds: [...(single ? [paperOf(single)] : []), ...(only === null ? papers : [])],
    },
    { heading: words.screens, finds: only === null ? screenFinds : [] },
    { heading: text.help.title, finds: only === null ? manual : [] },
    {
      heading: words.actions,
      finds: [...(single ? actsOn(single) : []), ...(only === null ? actions : [])],
    },
  ].filter(({ finds }) => finds.length > 0);
  return { groups, isStale: asksPeople && people.loading };
}

export type ActionKey = "undo" | "redo" | "backup" | "open" | "language" | "manual" | "about";
export type Readings = Record<ScreenId, string>;

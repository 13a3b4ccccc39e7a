// Whatever has a name, a number or a reading, as it is found by what is typed.

import type { LucideIcon } from "lucide-react";
import {
  Archive,
  BookMarked,
  Check,
  CircleDashed,
  FileText,
  FolderOpen,
  Info,
  Languages,
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
import type { DayTable, MemberChoice } from "../platform";
import { kinds } from "../screens/reports/kinds";
import { keepDay } from "../screens/today/keptDay";
import { problemInOne } from "../text";
import { useTodaysTables } from "./useTodaysTables";

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
  const { text, view, changeView, club, go, goToPaper, say } = useFrame();
  const words = text.palette;
  const { backUp } = useBackUp();
  const search = normalised(typed).toLowerCase();
  const people = useRead(["memberChoices", search], (asked) => asked.memberChoices(search));
  const today = useTodaysTables();
  const inManual = useFoundInManual(useManual(), typed);
  const asksPeople = only === null && search !== "";
  // Of a search that failed, the people of the one before are not what it found.
  const answered = people.problem === null ? (people.value ?? []) : [];
  const found = only !== null ? [only] : asksPeople ? answered : [];
  const shown = ranked(found, search, []).slice(0, mostPeople);
  const matches = (...said: readonly string[]) =>
    search !== "" && said.some((one) => normalised(one).toLowerCase().includes(search));

  function ofPerson(person: MemberChoice): Find {
    return {
      key: `person ${person.id}`,
      icon: UserRound,
      name: text.parts.member(person.number, person.name),
      about: person.kana,
      open: () => go("members", person.id),
      person,
    };
  }

  function paperOf(person: MemberChoice): Find {
    return {
      key: `paper of ${person.id}`,
      icon: FileText,
      name: text.reports.documents.personal,
      about: person.name,
      open: () => goToPaper({ kind: "personal", member: person.id }),
    };
  }

  function ofTable(table: DayTable): Find {
    const { round, table: letter } = table;
    const names = table.people.map((person) => person?.name ?? "").filter(Boolean);
    return {
      key: `table ${round} ${letter}`,
      icon: table.hanchan === null ? CircleDashed : Check,
      name: text.today.place(round, letter),
      about: names.join(text.parts.between),
      does: words.openSheet,
      open: () => {
        if (today !== null) {
          const { day, series } = today;
          keepDay(club?.file ?? "", today.today, { day, series, sheet: { round, table: letter } });
          go("today", null, true);
        }
      },
    };
  }

  /** Nothing else is there to tell why there is none: what was found is closed by then. */
  async function backUpNow() {
    const answer = await backUp();
    if (answer?.ok === false) {
      say(problemInOne(text, answer.problem));
    }
  }

  const tables = (today?.tables ?? []).filter(({ round, table, people: seated }) =>
    only === null && shown.length !== 1
      ? matches(`${round}${table}`, text.today.place(round, table))
      : seated.some((one) => one !== null && one.id === shown[0]?.id),
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
      open: () => changeView({ language: view.language === "ja" ? "en" : "ja" }),
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
    { heading: words.sheets, finds: tables.map(ofTable) },
    {
      heading: words.papers,
      finds: [...(shown.length === 1 ? shown.map(paperOf) : []), ...(only === null ? papers : [])],
    },
    { heading: words.screens, finds: only === null ? screenFinds : [] },
    { heading: text.help.title, finds: only === null ? manual : [] },
    { heading: words.actions, finds: only === null ? actions : [] },
  ].filter(({ finds }) => finds.length > 0);
  return { groups, isStale: asksPeople && people.loading };
}

export type ActionKey = "undo" | "redo" | "backup" | "open" | "language" | "manual" | "about";
export type Readings = Record<ScreenId, string>;

import { ChevronLeft, UserPlus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useRead } from "../../command";
import { isComposing } from "../../composing";
import { choiceOf, unfiltered } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import { useNewestPeriod } from "../../parts/useNewestPeriod";
import { usePeriod } from "../../parts/usePeriod";
import { useRoom } from "../../parts/useRoom";
import type { ChosenPeriod, MemberEntry, PersonId } from "../../platform";
import { DeletedMembers } from "./DeletedMembers";
import { focusOnList, MemberList } from "./MemberList";
import "./entry.css";
import "./members.css";
import "./tables.css";
import "./widths.css";
import { NewMember } from "./NewMember";
import { PeriodChoice } from "./PeriodChoice";
import { PersonPage } from "./PersonPage";

/** What stands beside the list: somebody's page, the form for somebody new, or who was deleted. */
type Beside = PersonId | "new" | "deleted" | null;

/** Until the newest half-year is known; nothing is shown of it. */
const unknown: ChosenPeriod = {
  kind: "all",
  from: null,
  to: null,
  heading: "",
  previous: null,
  next: null,
};

/** 会員: the list of everybody, and beside it the page of one. */
export default function MembersScreen() {
  const { text, person } = useFrame();
  const words = text.members;
  const isNarrow = useRoom() === "rail";
  const [last, keepLast] = useKept<PersonId | null>("member opened", () => null);
  // In a narrow window the list comes first, unless somebody's page was asked for.
  const [opened, setOpened] = useState<Beside>(person ?? (isNarrow ? null : last));
  const [search, setSearch] = useState("");
  const newest = useNewestPeriod("half");
  const [chosen, choosePeriod] = useKept<ChosenPeriod | null>("members of", () => null);
  const start = chosen ?? newest.value;
  const [filter, narrowDown] = useKept("members by", () => unfiltered);
  const period = usePeriod(start ?? unknown);
  const choice = choiceOf(period, filter);
  const everybody = useRead(["members", ""], (platform) => platform.members(""));
  const found = useRead(["members", search], (platform) => platform.members(search));
  const all = everybody.value ?? [];
  // Where nobody is found, whoever was found last stays.
  const [first, follow] = useState<PersonId | null>(null);
  const foundFirst = found.value?.[0]?.id ?? first;
  if (foundFirst !== first) {
    follow(foundFirst);
  }
  const shown = besideOf(opened, all, isNarrow ? [] : [foundFirst, all[0]?.id ?? null]);
  const present = all.filter((member) => !member.gone);
  const guests = present.filter(({ kind }) => kind === "guest").length;
  const problem = everybody.problem ?? found.problem ?? newest.problem;

  function open(beside: Beside) {
    setOpened(beside);
    keepLast(typeof beside === "number" ? beside : last);
  }

  function readAgain() {
    everybody.again();
    found.again();
    newest.again();
  }

  /** From the page of one to that of another, with the keys on whom it is now. */
  function openOther(other: PersonId) {
    flushSync(() => open(other));
    focusOnList();
  }

  /** To the list, with the keys on whose page stands beside it. */
  function back() {
    flushSync(() => {
      if (isNarrow) {
        setOpened(null);
      } else if (typeof opened !== "number") {
        setOpened(last);
      }
    });
    focusOnList();
  }

  /** From anywhere on the page to the list, and on with another person. */
  function leave(event: KeyboardEvent) {
    if (
      event.key === "Escape" &&
      !isComposing(event.nativeEvent) &&
      !event.defaultPrevented &&
      event.currentTarget.contains(event.target as Element)
    ) {
      back();
    }
  }

  const isPage = shown !== null;
  const who = typeof shown === "object" && shown !== null ? shown.id : null;
  const periodChoice = start !== undefined && (
    <PeriodChoice
      person={who}
      period={period}
      onPeriod={choosePeriod}
      filter={filter}
      onFilter={narrowDown}
    />
  );
  return (
    <Screen
      title={words.heading}
      panes
      className="members"
      bar={
        <>
          {isNarrow && isPage && (
            <button type="button" className="b low" onClick={() => setOpened(null)}>
              <ChevronLeft className="i" />
              {words.list}
            </button>
          )}
          {everybody.value !== undefined && (
            <span className="quiet small nowrap numbers">
              {words.numbers(present.length - guests, guests)}
            </span>
          )}
          {!isNarrow && periodChoice}
        </>
      }
      end={
        shown !== "new" && (
          <button type="button" className="b low" onClick={() => open("new")}>
            <UserPlus className="i" />
            {words.add}
          </button>
        )
      }
    >
      {(!isNarrow || !isPage) && (
        <MemberList
          found={found}
          search={search}
          onSearch={setSearch}
          current={who}
          everybodyKnown={all.length > 0}
          isFirstField={person === null || isNarrow}
          onOpen={open}
          onDeleted={() => open("deleted")}
        />
      )}
      {isPage && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from whatever is within.
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the key comes from whatever is within.
        <div className="page" onKeyDown={leave}>
          {problem && <ProblemMessage problem={problem} onAgain={readAgain} />}
          {shown === "new" ? (
            <NewMember onClose={back} />
          ) : shown === "deleted" ? (
            <DeletedMembers onClose={back} />
          ) : start === undefined ? (
            problem === null && <p role="status">{text.loading}</p>
          ) : (
            <PersonPage
              member={shown}
              choice={choice}
              period={period}
              // In a narrow window the bar has no room for it.
              choices={isNarrow && periodChoice}
              onAll={choosePeriod}
              onOpen={openOther}
              onDeleted={() => open(null)}
            />
          )}
        </div>
      )}
    </Screen>
  );
}

/** Who is there no more is followed by whoever stands first: the page is empty only of nobody at all. */
function besideOf(
  opened: Beside,
  all: readonly MemberEntry[],
  otherwise: readonly (PersonId | null)[],
): MemberEntry | "new" | "deleted" | null {
  if (opened === "new" || opened === "deleted") {
    return opened;
  }
  for (const one of [opened, ...otherwise]) {
    const member = all.find(({ id }) => id === one);
    if (member !== undefined) {
      return member;
    }
  }
  return null;
}

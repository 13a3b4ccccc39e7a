import { Search } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { type Read, useRead } from "../../command";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { Pick } from "../../parts/Pick";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import { useDrawn } from "../../parts/useDrawn";
import type { MemberEntry, PersonId } from "../../platform";
import { grouped } from "./groups";

const shownGroups = {
  all: () => true,
  present: (member: MemberEntry) => !member.gone,
  gone: (member: MemberEntry) => member.gone,
  no_kana: (member: MemberEntry) => member.kana === "",
};

type Group = keyof typeof shownGroups;

/** What a usual window has in view; more would hold up the page while it lays them out. */
const atOnce = 24;

interface Props {
  found: Read<MemberEntry[]>;
  search: string;
  onSearch: (typed: string) => void;
  /** Whose page stands beside the list. */
  current: PersonId | null;
  /** Whether there is anybody at all. */
  everybodyKnown: boolean;
  /** Whether the search is where the screen begins; otherwise it is the person who was asked for. */
  isFirstField: boolean;
  onOpen: (id: PersonId) => void;
  onDeleted: () => void;
}

/** Everybody, in the order of readings. The arrows go from person to person and open each page. */
export function MemberList(props: Props) {
  const { found, search, onSearch, current, everybodyKnown, isFirstField, onOpen } = props;
  const { platform, text } = useFrame();
  const words = text.members;
  const [group, setGroup] = useState<Group>("all");
  const shown = (found.value ?? []).filter(shownGroups[group]);
  const drawn = useDrawn(shown.length, atOnce);
  const groups = grouped(shown.slice(0, drawn));
  const inOrder = groups.flatMap(([, members]) => members);
  const reached = inOrder.find(({ id }) => id === current) ?? inOrder[0];

  function goTo(member: MemberEntry | undefined, event: KeyboardEvent) {
    if (member !== undefined) {
      event.preventDefault();
      onOpen(member.id);
      buttonOf(member.id)?.focus();
    }
  }

  /** Esc is left to the box, which takes back what was typed. */
  function searched(event: KeyboardEvent) {
    if (!isComposing(event.nativeEvent) && event.key === "ArrowDown") {
      goTo(reached, event);
    }
  }

  /**
   * Asked anew: the list may still be that of the key before. A number is nobody else's. Who has gone on
   * from the box meanwhile keeps the keys, and the menu that was opened.
   */
  async function openFound() {
    const box = document.activeElement;
    const answer = await platform.members(search);
    if (!answer.ok) {
      return;
    }
    const fitting = answer.value.filter(shownGroups[group]);
    const typed = normalised(search);
    const [first] = grouped(fitting).flatMap(([, members]) => members);
    const meant = fitting.find(({ number }) => String(number) === typed) ?? first;
    if (meant !== undefined) {
      onOpen(meant.id);
      if (document.activeElement === box) {
        buttonOf(meant.id)?.focus();
      }
    }
  }

  function walked(event: KeyboardEvent, at: number) {
    const to: Partial<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: inOrder.length - 1,
    };
    const next = to[event.key];
    if (next === -1) {
      focusOnSearch();
    } else if (next !== undefined) {
      goTo(inOrder[next], event);
    } else if (event.key === "Escape") {
      focusOnSearch();
    }
  }

  return (
    <section className="pane list" aria-label={words.list}>
      <header>
        <h2 className="heard-only">{words.heading}</h2>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the box within. */}
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the key comes from the box within. */}
        <div
          className="finder"
          data-search
          data-first-field={isFirstField || undefined}
          onKeyDown={searched}
        >
          <Search className="i" />
          <TextBox
            label={words.search}
            placeholder={words.searchExample}
            width={20}
            value={search}
            onType={onSearch}
            onChange={onSearch}
            onClear={() => onSearch("")}
            onEnter={() => void openFound()}
          />
        </div>
      </header>
      <div className="fill" aria-busy={drawn < shown.length}>
        {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
        <ol className="roster">
          {groups.map(([row, members]) => (
            <li key={row}>
              <h3>{words.rows[row]}</h3>
              <ol>
                {members.map((member) => (
                  <li key={member.id}>
                    <button
                      type="button"
                      data-person={member.id}
                      data-first-field={(!isFirstField && member.id === current) || undefined}
                      aria-current={member.id === current ? "true" : undefined}
                      tabIndex={member === reached ? 0 : -1}
                      onClick={() => onOpen(member.id)}
                      onKeyDown={(event) => walked(event, inOrder.indexOf(member))}
                    >
                      <span className="fig">{member.number}</span>
                      <span className="name">{member.name}</span>
                      <small>{member.kana.split(/[ 　]/)[0]}</small>
                    </button>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
      <footer>
        <Pick
          label={words.show}
          choices={Object.keys(shownGroups).map((one) => [one, words.shown[one as Group]] as const)}
          chosen={group}
          onChoose={(one) => setGroup(one as Group)}
        />
        <p role="status">
          {found.value === undefined
            ? text.loading
            : shown.length > 0
              ? words.count(shown.length)
              : everybodyKnown
                ? words.nobody
                : words.nobodyYet}
        </p>
        <DeletedButton onPress={props.onDeleted} />
      </footer>
    </section>
  );
}

function DeletedButton({ onPress }: { onPress: () => void }) {
  const words = useFrame().text.members;
  const deleted = useRead(["deletedMembers"], (platform) => platform.deletedMembers());
  const count = deleted.value?.length ?? 0;
  return (
    count > 0 && (
      <button type="button" className="b plain low" onClick={onPress}>
        {words.deletedPeople(count)}
      </button>
    )
  );
}

function buttonOf(id: PersonId): HTMLElement | null {
  return document.querySelector(`.roster [data-person="${id}"]`);
}

function focusOnSearch() {
  document.querySelector<HTMLElement>(".list [data-search] input")?.focus();
}

/** Where the list is now: on the person whose page stands beside it, or on that page without a list. */
export function focusOnList() {
  const here = '.roster [tabindex="0"], .members .head h2';
  document.querySelector<HTMLElement>(here)?.focus();
}

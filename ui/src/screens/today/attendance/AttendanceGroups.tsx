import { type KeyboardEvent, useRef } from "react";
import { isComposing } from "../../../composing";
import { useText } from "../../../frame/context";
import type { AttendanceGroup, Attending, Stay } from "../../../platform";
import { AttendingRow } from "./AttendingRow";

interface Props {
  groups: readonly AttendanceGroup[];
  rounds: number;
  onlyPresent: boolean;
  withStay: boolean;
  isSearch: boolean;
  onTick: (person: Attending, comes: boolean) => void;
  onStay: (person: Attending, stay: Stay) => void;
}

/** Everybody under the kana of their readings. */
export function AttendanceGroups(props: Props) {
  const { groups, rounds, onlyPresent, withStay, isSearch, onTick, onStay } = props;
  const words = useText().attendance;
  const list = useRef<HTMLDivElement>(null);
  const shown = groups
    .map((group) => ({
      ...group,
      people: group.people.filter((person) => !onlyPresent || person.stay !== null),
    }))
    .filter((group) => group.people.length > 0);

  function pressed(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (
      isComposing(event.nativeEvent) ||
      step === 0 ||
      !(event.target instanceof HTMLInputElement)
    ) {
      return;
    }
    event.preventDefault();
    const ticks = [...(list.current?.querySelectorAll<HTMLInputElement>(".tick input") ?? [])];
    ticks[ticks.indexOf(event.target) + step]?.focus();
  }

  if (shown.length === 0) {
    return isSearch ? null : (
      <p className="nothing-yet">{onlyPresent ? words.nobodyHere : words.noMembers}</p>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the ticks within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the ticks within.
    <div ref={list} onKeyDown={pressed}>
      {shown.map((group) => (
        <section key={`${group.row} ${group.kana}`} aria-label={words.group(group)}>
          <h4 className="kana-row">{words.group(group)}</h4>
          <ul className="attending-list">
            {group.people.map((person) => (
              <AttendingRow
                key={person.id}
                person={person}
                rounds={rounds}
                withStay={withStay}
                onTick={(comes) => onTick(person, comes)}
                onStay={(stay) => onStay(person, stay)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className="hint">{words.keys}</p>
    </div>
  );
}

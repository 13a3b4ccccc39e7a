import { useFrame } from "../../frame/context";
import { type Column, Table } from "../../parts/Table";
import type { LedgerPerson, WhoSaid } from "../../platform";
import type { LedgerPartProps } from "./Ledger";
import "../../parts/list.css";

/** Whoever the list itself does not say for certain, each with those whom the name resembles. */
export function LedgerPeople({ list, onSay }: LedgerPartProps) {
  const words = useFrame().text.ledger;
  const asked = list.people.filter(({ certain }) => !certain);
  if (asked.length === 0) {
    return null;
  }
  const open = asked.filter(({ who }) => who.kind === "open");
  const columns: Column<LedgerPerson>[] = [
    {
      key: "name",
      heading: words.nameInList,
      cell: ({ name }) => name,
      text: true,
      rowHeading: true,
    },
    {
      key: "count",
      heading: words.times,
      cell: ({ count }) => count,
      sortBy: ({ count }) => count,
    },
    {
      key: "who",
      heading: words.who,
      cell: (person) => <Who person={person} list={list} onSay={onSay} />,
      text: true,
    },
  ];
  return (
    <details open className="ledger-part">
      <summary>{words.people}</summary>
      {open.length > 0 && <p className="field-problem">{words.peopleOpen(open.length)}</p>}
      <div className="ledger-acts">
        {open.some(({ suggestions }) => suggestions.length === 1) && (
          <button type="button" className="b low" onClick={() => onSay({ of: "as_suggested" })}>
            {words.asSuggested}
          </button>
        )}
        {open.some(({ suggestions }) => suggestions.length === 0) && (
          <button type="button" className="b low" onClick={() => onSay({ of: "unknown_are_new" })}>
            {words.unknownAreNew}
          </button>
        )}
      </div>
      <Table
        caption={words.people}
        captionHeard
        columns={columns}
        rows={asked}
        rowKey={({ name }) => name}
      />
    </details>
  );
}

function Who({ person, list, onSay }: LedgerPartProps & { person: LedgerPerson }) {
  const words = useFrame().text.ledger;
  const { name, who, suggestions } = person;
  const near = new Set(suggestions.map(({ number }) => number));
  const value = who.kind === "member" ? String(who.number) : who.kind;
  return (
    <select
      className="f low list"
      aria-label={words.whoOf(name)}
      aria-invalid={who.kind === "open"}
      value={value}
      onChange={(event) => onSay({ of: "person", name, who: said(event.target.value) })}
    >
      {who.kind === "open" && <option value="open">{words.pleaseChoose}</option>}
      {suggestions.map((one) => (
        <option key={one.number} value={one.number}>
          {words.near(one.number, one.name)}
        </option>
      ))}
      <option value="new">{words.newMember}</option>
      <option value="new_guest">{words.newGuest}</option>
      <option value="left_out">{words.nobody}</option>
      {list.members
        .filter(({ number }) => !near.has(number))
        .map((one) => (
          <option key={one.number} value={one.number}>
            {words.member(one.number, one.name)}
          </option>
        ))}
    </select>
  );
}

function said(value: string): WhoSaid {
  switch (value) {
    case "open":
    case "new":
    case "new_guest":
    case "left_out":
      return { kind: value };
    default:
      return { kind: "member", number: Number(value) };
  }
}

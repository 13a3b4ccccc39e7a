// What certificates are given for, where the person types who gets them.

import { Plus } from "lucide-react";
import { useState } from "react";
import { useText } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { NoteBox } from "../../parts/NoteBox";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import type { MemberChoice } from "../../platform";
import type { OccasionProps } from "./CertificateChoice";
import { useTold } from "./useTold";

interface Row {
  place: number | null;
  member: MemberChoice | null;
}

export function OccasionOfPlaces({ onChange }: OccasionProps) {
  const words = useText().reports.certificate;
  const [event, setEvent] = useState("");
  const [rows, setRows] = useState<readonly Row[]>(
    [1, 2, 3].map((place) => ({ place, member: null })),
  );
  const reached = rows.flatMap(({ place, member }) =>
    place === null || member === null ? [] : [{ place, member: member.id }],
  );
  useTold(
    onChange,
    event.trim() === "" || reached.length === 0 ? null : { kind: "places", event, places: reached },
  );
  const change = (at: number, part: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <>
      <TextBox
        label={words.event}
        hint={words.eventHint}
        width={24}
        value={event}
        onChange={setEvent}
      />
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
        <div className="place-row" key={index}>
          <NumberBox
            label={words.placeOf(index + 1)}
            unit="count"
            unitName={words.placeUnit}
            value={row.place}
            onChange={(place) => change(index, { place })}
          />
          <MemberBox
            label={words.memberOf(index + 1)}
            value={row.member}
            onChange={(member) => change(index, { member })}
          />
        </div>
      ))}
      <button
        type="button"
        className="b low"
        onClick={() => setRows([...rows, { place: rows.length + 1, member: null }])}
      >
        <Plus className="i" />
        {words.anotherPlace}
      </button>
    </>
  );
}

export function OccasionFree({ onChange }: OccasionProps) {
  const words = useText().reports.certificate;
  const [title, setTitle] = useState<string>(words.usualTitle);
  const [honour, setHonour] = useState("");
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const isReady = title.trim() !== "" && name.trim() !== "" && text.trim() !== "";
  useTold(onChange, isReady ? { kind: "free", title, honour, name, text } : null);
  return (
    <>
      <TextBox label={words.title} width={16} value={title} onChange={setTitle} />
      <TextBox
        label={words.honour}
        hint={words.honourHint}
        width={16}
        value={honour}
        onChange={setHonour}
      />
      <TextBox
        label={words.name}
        hint={words.nameHint}
        width={20}
        value={name}
        onChange={setName}
      />
      <NoteBox label={words.text} hint={words.textHint} value={text} onChange={setText} />
    </>
  );
}

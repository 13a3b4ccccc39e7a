import { useState } from "react";
import { useWrite } from "../../command";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import type { Day, MemberEntry, OpeningRow, PersonOpenings } from "../../platform";
import { EntryForm } from "./EntryForm";

interface Props {
  member: MemberEntry;
  found: PersonOpenings;
  /** What is corrected; null for a new one. */
  row: OpeningRow | null;
  onDone: () => void;
}

/** The boxes for a sum: when it was played, of how many hanchan, and where it comes from. */
export function OpeningForm({ member, found, row, onDone }: Props) {
  const { text, say } = useFrame();
  const words = text.openings;
  const [from, setFrom] = useState<Day | null>(row?.from ?? null);
  const [to, setTo] = useState<Day | null>(row?.to ?? null);
  const [series, setSeries] = useState(row?.series ?? found.series[0]?.id ?? 0);
  const [games, setGames] = useState<number | null>(row?.games ?? null);
  const [places, setPlaces] = useState<(number | null)[]>(row?.places ?? [null, null, null, null]);
  const [total, setTotal] = useState<number | null>(row?.total ?? null);
  const [source, setSource] = useState(row?.source ?? "");
  const [asked, setAsked] = useState(false);
  const save = useWrite((platform) => {
    const [first, second, third, fourth] = places.map((count) => count ?? 0);
    const form = {
      person: member.id,
      from: from?.iso ?? "",
      to: to?.iso ?? "",
      series,
      games,
      places: places.every((count) => count === null)
        ? null
        : ([first ?? 0, second ?? 0, third ?? 0, fourth ?? 0] as [number, number, number, number]),
      total: total ?? 0,
      source,
    };
    return row === null ? platform.addOpening(form) : platform.correctOpening(row.id, form);
  });

  async function commit() {
    setAsked(true);
    const lacks = from === null || to === null || total === null || source.trim() === "";
    if (lacks || save.running) {
      return;
    }
    if ((await save.run()).ok) {
      say(words.saved(member.name));
      onDone();
    }
  }

  return (
    <EntryForm words={words} problem={save.problem} onSave={() => void commit()} onCancel={onDone}>
      <DateBox
        label={words.from}
        value={from}
        autoFocus
        problem={asked && from === null ? words.needsDay : null}
        onChange={setFrom}
      />
      <DateBox
        label={words.to}
        value={to}
        problem={asked && to === null ? words.needsDay : null}
        onChange={setTo}
      />
      <Choice
        label={words.series}
        value={String(series)}
        options={found.series.map(({ id, name }) => [String(id), name])}
        onChange={(chosen) => setSeries(Number(chosen))}
      />
      <NumberBox
        label={words.total}
        unit={found.inP ? "p" : "points"}
        value={total}
        problem={asked && total === null ? words.needsTotal : null}
        onChange={setTotal}
      />
      <NumberBox
        label={words.games}
        hint={words.gamesHint}
        unit="count"
        value={games}
        onChange={setGames}
      />
      {places.slice(0, found.places).map((count, at) => (
        <NumberBox
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is where it stands.
          key={at}
          label={words.place(at + 1)}
          unit="count"
          value={count}
          onChange={(typed) => setPlaces(places.map((other, nth) => (nth === at ? typed : other)))}
        />
      ))}
      <TextBox
        label={words.source}
        hint={words.sourceHint}
        width={24}
        value={source}
        problem={asked && source.trim() === "" ? words.needsSource : null}
        onChange={setSource}
        onEnter={() => void commit()}
      />
    </EntryForm>
  );
}

import { useState } from "react";
import { useWrite } from "../../command";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import type { AdjustmentRow, Direction, MemberEntry, PersonAdjustments } from "../../platform";
import { EntryForm } from "./EntryForm";

interface Props {
  member: MemberEntry;
  found: PersonAdjustments;
  /** What is corrected; null for a new one. */
  row: AdjustmentRow | null;
  onDone: () => void;
}

const directions: readonly Direction[] = ["taken", "given"];

/** The boxes for points given or taken: the direction is chosen, so that no sign is misread. */
export function AdjustmentForm({ member, found, row, onDone }: Props) {
  const { text, say } = useFrame();
  const words = text.adjustments;
  const [day, setDay] = useState(row?.day ?? found.today);
  const [dayless, setDayless] = useState(false);
  const [series, setSeries] = useState(row?.series ?? found.series[0]?.id ?? 0);
  const [direction, setDirection] = useState<Direction>(row?.direction ?? "taken");
  const [points, setPoints] = useState<number | null>(row?.points ?? null);
  const [reason, setReason] = useState(row?.reason ?? "");
  const [asked, setAsked] = useState(false);
  const save = useWrite((platform) => {
    const form = {
      person: member.id,
      day: day.iso,
      series,
      direction,
      points: points ?? 0,
      reason,
    };
    return row === null ? platform.addAdjustment(form) : platform.correctAdjustment(row.id, form);
  });

  async function commit() {
    setAsked(true);
    if (points === null || reason.trim() === "" || dayless || save.running) {
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
        label={words.day}
        value={dayless ? null : day}
        autoFocus
        problem={asked && dayless ? words.needsDay : null}
        onChange={(chosen) => {
          setDayless(chosen === null);
          if (chosen !== null) {
            setDay(chosen);
          }
        }}
      />
      <Choice
        label={words.series}
        value={String(series)}
        options={found.series.map(({ id, name }) => [String(id), name])}
        onChange={(chosen) => setSeries(Number(chosen))}
      />
      <Choice
        label={words.direction}
        value={direction}
        options={directions.map((one) => [one, words.directions[one]])}
        onChange={(chosen) => {
          const one = directions.find((other) => other === chosen);
          if (one !== undefined) {
            setDirection(one);
          }
        }}
      />
      <NumberBox
        label={words.points}
        unit={found.inP ? "p" : "points"}
        value={points}
        problem={asked && points === null ? words.needsPoints : null}
        onChange={setPoints}
      />
      <TextBox
        label={words.reason}
        width={24}
        value={reason}
        problem={asked && reason.trim() === "" ? words.needsReason : null}
        onChange={setReason}
        onEnter={() => void commit()}
      />
    </EntryForm>
  );
}

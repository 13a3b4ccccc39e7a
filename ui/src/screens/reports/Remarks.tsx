import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { NoteBox } from "../../parts/NoteBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { MemberNote, PersonId, SeriesId } from "../../platform";
import { problemInOne } from "../../text";
import type { About } from "./kinds";

/** What reports are made of, so that something can be written about it. */
const reported = ["month", "half", "fiscal_year"];

/** What the secretary writes about a period and to its members, which their reports print. */
export function Remarks({ about }: { about: About }) {
  const { period } = about;
  if (period.from === null || period.to === null || !reported.includes(period.kind)) {
    return null;
  }
  return (
    <RemarksOf
      key={`${period.from.iso} ${period.to.iso}`}
      about={about}
      from={period.from.iso}
      to={period.to.iso}
    />
  );
}

interface Props {
  about: About;
  from: string;
  to: string;
}

function RemarksOf({ about, from, to }: Props) {
  const { text } = useFrame();
  const words = text.remarks;
  // A large club has more boxes than are drawn at once without being asked for.
  const [isOpen, setOpen] = useState(false);
  const read = useRead(["remarks", from, to], (platform) => platform.remarks(from, to));
  if (read.value === undefined) {
    return read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />;
  }
  const { comments, notes } = read.value;
  const shown = notes.filter(({ member }) => about.notes === "everybody" || member === about.notes);
  const box = (note: MemberNote) => (
    <RemarkBox
      key={note.member}
      label={words.to(note.number, note.name)}
      from={from}
      to={to}
      series={null}
      member={note.member}
      value={note.text}
    />
  );
  return (
    <section className="remarks" aria-label={words.heading}>
      {about.comments &&
        comments.map(({ series, seriesName, text: value }) => (
          <RemarkBox
            key={series ?? 0}
            label={series === null ? words.comment : words.commentOfSeries(seriesName)}
            hint={series === null ? words.commentHint : words.commentOfSeriesHint}
            from={from}
            to={to}
            series={series}
            member={null}
            value={value}
          />
        ))}
      {about.notes === "everybody" && shown.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {words.notes(shown.filter((note) => note.text !== "").length, shown.length)}
          </summary>
          <p className="hint">{words.notesHint}</p>
          {isOpen && shown.map(box)}
        </details>
      )}
      {about.notes !== "everybody" && shown.map(box)}
    </section>
  );
}

interface BoxProps {
  label: string;
  hint?: string;
  from: string;
  to: string;
  series: SeriesId | null;
  member: PersonId | null;
  value: string;
}

/** A box that is saved on leaving it; what could not be saved stays in it. */
function RemarkBox({ label, hint, from, to, series, member, value }: BoxProps) {
  const { text } = useFrame();
  const save = useWrite(
    (platform, written: string) => platform.setRemark(from, to, series, member, written),
    text.remarks.saved(label),
  );
  const [refused, setRefused] = useState<string | null>(null);

  async function write(written: string) {
    const answer = await save.run(written);
    setRefused(answer.ok ? null : written);
  }

  return (
    <NoteBox
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={refused ?? value}
      onChange={write}
      problem={save.problem && problemInOne(text, save.problem)}
    />
  );
}

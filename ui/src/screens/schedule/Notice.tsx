import { useState } from "react";
import { useText } from "../../frame/context";
import { useKept } from "../../kept";
import { Check } from "../../parts/Check";
import { NoteBox } from "../../parts/NoteBox";
import type { Document } from "../../platform";
import { Report } from "../reports/Report";

/** 開催案内 of a month: seen as it is printed, saved, and opened for printing. */
export function Notice({ day }: { day: string }) {
  const { schedule: words, reports } = useText();
  const [message, setMessage] = useKept("message of the notice", () => "");
  const [large, setLarge] = useState(false);
  const notice: Document = { kind: "notice", day, months: 1, series: null, message };
  return (
    <div className="notice">
      <div className="notice-words">
        <NoteBox
          label={words.message}
          hint={words.messageHint}
          value={message}
          onChange={setMessage}
        />
        <Check label={reports.large} value={large} onChange={setLarge} />
      </div>
      <Report document={notice} paper={{ large, honorific: "sama" }} />
    </div>
  );
}

import { useState } from "react";
import { useRead } from "../../../command";
import { Choice } from "../../../figures/Filters";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { Table } from "../../../parts/Table";
import type { PastSession } from "../../../platform";

interface Props {
  onOpen: (session: PastSession) => void;
  onClose: () => void;
}

/** The sessions that were, a year at a time, the newest first. */
export function PastSessions({ onOpen, onClose }: Props) {
  const { text } = useFrame();
  const words = text.session;
  const [year, setYear] = useState<number | null>(null);
  const found = useRead(["pastSessions", year], (platform) => platform.pastSessions(year));
  const past = found.value;
  return (
    <section className="panel" aria-label={words.past}>
      <h3>{words.past}</h3>
      {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
      {past === undefined ? (
        found.problem === null && <p role="status">{text.loading}</p>
      ) : past.sessions.length === 0 ? (
        <p className="nothing-yet">{words.noPast}</p>
      ) : (
        <>
          <Choice
            label={words.year}
            value={String(past.year)}
            options={past.years.map((one) => [String(one.year), one.heading])}
            onChange={(chosen) => setYear(Number(chosen))}
          />
          <div className="past-sessions">
            <Table
              caption={past.years.find((one) => one.year === past.year)?.heading}
              rows={past.sessions}
              rowKey={({ day, series }) => `${day.iso} ${series}`}
              columns={[
                {
                  key: "day",
                  heading: words.day,
                  text: true,
                  rowHeading: true,
                  cell: (session) => (
                    <button
                      type="button"
                      aria-label={words.open(session.day.shown, session.seriesName)}
                      onClick={() => onOpen(session)}
                    >
                      {session.day.shown}（{session.day.weekday}）
                    </button>
                  ),
                },
                {
                  key: "series",
                  heading: words.series,
                  text: true,
                  cell: ({ seriesName }) => seriesName,
                },
                { key: "people", heading: words.people, cell: ({ people }) => people },
                {
                  key: "tables",
                  heading: words.tables,
                  cell: ({ tables, missing }) => words.missing(tables, missing),
                },
                { key: "venue", heading: words.venue, text: true, cell: ({ venue }) => venue },
              ]}
            />
          </div>
        </>
      )}
      <div className="actions">
        <button type="button" onClick={onClose}>
          {words.closePast}
        </button>
      </div>
    </section>
  );
}

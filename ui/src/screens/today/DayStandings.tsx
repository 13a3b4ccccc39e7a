import { memo, useRef } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { Place, Spark } from "../../parts/Place";
import { useSlide } from "../../parts/useSlide";
import type { DayStanding, DayView, HanchanId, PersonId, Sheet } from "../../platform";

interface Props {
  day: DayView;
  /** Who sits at the sheet in hand. */
  seated: readonly PersonId[];
}

/** The most rounds whose places are shown: the latest. */
const most = 4;

/** How everybody stands on the day so far. */
export const DayStandings = memo((props: Props) => (
  <Standings {...props} rows={props.day.standings} fixed={null} />
));

/** The same as it would be with the sheet that is being corrected. */
export function CorrectedStandings(props: Props & { id: HanchanId; sheet: Sheet; round: number }) {
  const { day, id, sheet, round } = props;
  const read = useRead(["correctedStandings", id, sheet], (platform) =>
    platform.correctedStandings(id, sheet),
  );
  const preview = useRead(["previewSheet", sheet], (platform) => platform.previewSheet(sheet));
  // While it cannot be saved yet, nobody moves.
  const rows = read.problem === null ? read.value : undefined;
  const places = new Map(
    sheet.seats.map(({ person }, seat) => [person, preview.value?.seats[seat]?.place ?? 0]),
  );
  return (
    <Standings
      {...props}
      rows={rows ?? day.standings}
      fixed={rows === undefined ? null : { round, places }}
    />
  );
}

interface TableProps extends Props {
  rows: readonly DayStanding[];
  /** The round that is being corrected, and which places its table reaches by that. */
  fixed: { round: number; places: ReadonlyMap<PersonId | null, number> } | null;
}

function Standings({ day, seated, rows, fixed }: TableProps) {
  const { text } = useFrame();
  const words = text.today;
  const counted = day.tables.filter(({ state }) => state === "entered");
  const played = [...new Set(counted.map(({ round }) => round))].sort((a, b) => a - b);
  const rounds = played.slice(-most);
  const body = useRef<HTMLTableSectionElement>(null);
  useSlide(body, rows.map(({ person }) => person).join());
  const before = new Map(day.standings.map(({ person, rank }) => [person, rank]));

  function placeIn(round: number, person: PersonId): number {
    const corrected = fixed?.round === round ? fixed.places.get(person) : undefined;
    if (corrected !== undefined) {
      return corrected;
    }
    const its = counted.find(
      (table) => table.round === round && table.people.some((one) => one?.id === person),
    );
    return its?.places[its.people.findIndex((one) => one?.id === person)] ?? 0;
  }

  return (
    <section className="pane live day-state" aria-label={text.session.state}>
      <header>
        <h2>{words.standings}</h2>
        <span className="grow quiet tiny">
          {fixed !== null ? words.corrected : rows.length > 0 && words.upTo(counted.length)}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard. */}
      <div className="fill" tabIndex={0}>
        {rows.length === 0 ? (
          <p className="nothing">{words.noStandings}</p>
        ) : (
          <table className={`t stand ${fixed === null ? "" : "fix"}`} aria-label={words.standings}>
            <thead>
              <tr>
                <th scope="col" className="n k">
                  {words.rankShort}
                </th>
                <th scope="col">{words.name}</th>
                <th scope="col" className="c rs" data-rounds={rounds.length}>
                  {words.places}
                </th>
                <th scope="col" className="wide">
                  {words.course}
                </th>
                <th scope="col" className="n to">
                  {words.total}（{day.unit}）
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((row) => (
                <tr
                  key={row.person}
                  data-row={row.person}
                  className={seated.includes(row.person) ? "chosen" : undefined}
                >
                  <td className="n">
                    <Moved before={before.get(row.person)} now={row.rank} />
                    {row.rank ?? "－"}
                  </td>
                  <th scope="row" className="name">
                    {row.name}
                  </th>
                  <td className="c">
                    <span className="rounds">
                      {rounds.map((round) => (
                        <Place key={round} place={placeIn(round, row.person)} small />
                      ))}
                    </span>
                  </td>
                  <td className="wide">
                    <Spark totals={row.course} />
                  </td>
                  <td className={row.total.startsWith("▲") ? "n sum neg" : "n sum"}>{row.total}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                <td>{words.flow.people(rows.length)}</td>
                <td />
                <td className="wide" />
                <td className="n">{day.sum}</td>
              </tr>
            </tfoot>
          </table>
        )}
      </div>
    </section>
  );
}

function Moved({ before, now }: { before: number | null | undefined; now: number | null }) {
  if (before === undefined || before === null || before === now) {
    return null;
  }
  return <span className="moved">{before}→</span>;
}

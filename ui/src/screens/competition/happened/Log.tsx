import { useText } from "../../../frame/context";
import type { CompetitionId, CompetitionLog, PenaltyShown } from "../../../platform";
import { Lift } from "./Lift";
import { saying } from "./saying";

interface Props {
  id: CompetitionId;
  log: CompetitionLog;
  penalties: readonly PenaltyShown[];
}

/** Everything that happened, in words. */
export function Log({ id, log, penalties }: Props) {
  const text = useText();
  const words = text.competitionDesk;
  if (log.events.length === 0) {
    return <p className="nothing">{words.noLog}</p>;
  }
  const say = saying(text, log);
  return (
    <table className="t log" aria-label={words.log}>
      <thead>
        <tr>
          <th scope="col" className="n">
            {words.number}
          </th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">
            <span className="heard-only">{text.competitionPlay.lift}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {log.events.map((event) => {
          const penalty = penalties.find((one) => one.event === event.id);
          return (
            <tr key={event.id}>
              <td className="n">{event.id}</td>
              <td className="at">
                {event.at.day.shown} {event.at.time}
              </td>
              <th scope="row" className={isVoid(penalty) ? "void" : ""}>
                {say(event.what)}
              </th>
              <td>{penalty !== undefined && <Lift id={id} penalty={penalty} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function isVoid(penalty: PenaltyShown | undefined): boolean {
  return penalty !== undefined && (penalty.lifted !== null || penalty.replaced);
}

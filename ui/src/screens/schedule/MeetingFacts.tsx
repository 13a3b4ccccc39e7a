import { useFrame } from "../../frame/context";
import type { PlannedDay } from "../../platform";

/** When and where it is held, or why not. */
export function MeetingFacts({ meeting }: { meeting: PlannedDay }) {
  const words = useFrame().text.schedule;
  const { isHeld, change, details } = meeting;
  const facts = [
    [words.times, words.time(details)],
    [words.venue, details.venue],
    [words.rounds, words.roundsOf(details.rounds)],
    [words.remark, details.note],
  ].filter(([, said]) => said !== "");
  return (
    <>
      {change !== null && (
        <p>
          <span className="tag heed">{words.change(change)}</span>
        </p>
      )}
      {isHeld && facts.length > 0 && (
        <dl>
          {facts.map(([label, said]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

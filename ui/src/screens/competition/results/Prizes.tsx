import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import type { CompetitionId, CompetitionResults, Competitor } from "../../../platform";

interface Props {
  id: CompetitionId;
  results: CompetitionResults;
}

/** Prizes in the order in which they are picked, the booby prize, and keepsakes. */
export function Prizes({ id, results }: Props) {
  const { text } = useFrame();
  const words = text.competitionResults;
  const { picks, booby, keepsakes, nextPick, over } = results;
  if (picks.length === 0 && booby === null && keepsakes === 0) {
    return null;
  }
  return (
    <section className="gift" aria-label={words.prizes}>
      <h3>{words.prizes}</h3>
      {picks.length > 0 && (
        <ol>
          {picks.map(({ person, picks: count, picked: taken }) => (
            <li key={person.id}>
              {text.parts.member(person.number, person.name)}（{words.picks(count)}）
              {taken.length > 0 && `${words.picked}：${taken.join(text.parts.between)}`}
            </li>
          ))}
        </ol>
      )}
      {results.pickedBeyond > 0 && (
        <p className="note heed">{words.beyond(results.pickedBeyond)}</p>
      )}
      {over &&
        picks.length > 0 &&
        (nextPick === null ? (
          <p role="status">{words.allPicked}</p>
        ) : (
          <PickForm key={`${nextPick.id} ${picked(results)}`} id={id} next={nextPick} />
        ))}
      {booby !== null && <p>{words.booby(booby.person.name, booby.lost)}</p>}
      {keepsakes > 0 && <p>{words.keepsakes(keepsakes)}</p>}
    </section>
  );
}

/** How many prizes are picked, so that each is typed in a box of its own. */
function picked({ picks }: CompetitionResults): number {
  return picks.reduce((count, one) => count + one.picked.length, 0);
}

function PickForm({ id, next }: { id: CompetitionId; next: Competitor }) {
  const { text, say } = useFrame();
  const words = text.competitionResults;
  const [prize, setPrize] = useState("");
  const [asked, setAsked] = useState(false);
  const record = useWrite((platform) =>
    platform.recordHappened(id, [{ kind: "prize_picked", person: next.id, prize: prize.trim() }]),
  );

  async function write() {
    setAsked(true);
    if (prize.trim() !== "" && (await record.run()).ok) {
      say(words.pickedNow(next.name, prize.trim()));
    }
  }

  return (
    <>
      <p role="status">{words.nextPick(next.name)}</p>
      <TextBox
        label={words.prize}
        width={18}
        value={prize}
        problem={asked && prize.trim() === "" ? words.needsPrize : null}
        onChange={setPrize}
        onEnter={() => void write()}
      />
      {record.problem && <ProblemMessage problem={record.problem} />}
      <div className="row wrap">
        <button type="button" className="b main-act" onClick={() => void write()}>
          {words.writePick}
        </button>
      </div>
    </>
  );
}

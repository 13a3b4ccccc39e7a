import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import type { Answer, ClubOverview } from "../../platform";
import { KeptBackups } from "./KeptBackups";
import { NewClub } from "./NewClub";

interface Props {
  /** Goes into the club that was opened, or says why none was. */
  onOpened: (answer: Answer<ClubOverview | null>) => void;
  onChoose: () => void;
}

/** What is shown while no club is open. */
export function StartScreen({ onOpened, onChoose }: Props) {
  const { text, platform } = useFrame();
  const words = text.start;
  const [making, setMaking] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const [opening, setOpening] = useState(false);
  const recent = useRead(["recentClubs"], () => platform.recentClubs());

  /** One at a time: the sample club takes a moment to be made. */
  async function open(asked: () => Promise<Answer<ClubOverview>>) {
    if (!opening) {
      setOpening(true);
      const answer = await asked();
      setOpening(false);
      onOpened(answer);
    }
  }

  if (making) {
    return <NewClub onMade={onOpened} onBack={() => setMaking(false)} />;
  }
  return (
    <section className="start">
      <h2>{words.heading}</h2>
      <p>{words.purpose}</p>
      {recent.value !== undefined && recent.value.length > 0 && (
        <div className="start-recent" data-first-field>
          <h3>{words.openAgain}</h3>
          <ul>
            {recent.value.map((club, index) => (
              <li key={club.file}>
                <button
                  type="button"
                  className={index === 0 ? "primary" : ""}
                  onClick={() => open(() => platform.openRecentClub(index))}
                >
                  {club.name}
                </button>{" "}
                <span className="hint">
                  {club.file} {!club.there && words.notThere}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="actions" data-first-field={recent.value?.length === 0 || undefined}>
        <button
          type="button"
          className={recent.value?.length === 0 ? "primary" : ""}
          onClick={() => setMaking(true)}
        >
          {words.newClub}
        </button>
        <button type="button" onClick={onChoose}>
          {text.openClub}
        </button>
      </div>
      <p className="hint">
        {words.drop} {text.handover.atStart}
      </p>
      <button type="button" aria-expanded={restoring} onClick={() => setRestoring(!restoring)}>
        {words.kept.open}
      </button>
      {restoring && <KeptBackups club={null} onOpened={onOpened} />}
      <button type="button" onClick={() => open(platform.openSampleClub)}>
        {words.sample}
      </button>
      <p className="hint">{words.sampleHint}</p>
      <p role="status">{opening && text.loading}</p>
    </section>
  );
}

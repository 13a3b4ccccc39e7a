import { useFrame } from "../../../frame/context";
import { HandTiles } from "../../../parts/tiles/HandTiles";
import type { PracticeAsked } from "../../../platform";

/** The tiles, large enough for two, and how the hand was won. */
export function Question({ asked }: { asked: PracticeAsked }) {
  const { text, view } = useFrame();
  const words = text.handValue;
  const { seen } = asked;
  return (
    <>
      <div className="practice-tiles">
        <HandTiles
          label={asked.words[view.language]}
          concealed={seen.concealed}
          win={seen.win}
          melds={seen.melds}
        />
      </div>
      <div className="practice-won">
        <ul>
          {asked.circumstances.map((part) => (
            <li key={part.en}>{part[view.language]}</li>
          ))}
        </ul>
        <HandTiles
          label={seen.dora.map(words.tile).join(" ")}
          concealed={seen.dora}
          win={null}
          melds={[]}
        />
      </div>
    </>
  );
}

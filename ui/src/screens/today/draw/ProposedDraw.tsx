import { useEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import { amountFrom, normalised } from "../../../parts/typed";
import type { DrawnPerson, DrawPlace, DrawSwap } from "../../../platform";
import { DrawnTables } from "./DrawnTables";
import { DrawQuality } from "./DrawQuality";
import { randomSeed } from "./seed";

interface Props {
  place: DrawPlace;
  /** Whether the round has seats already, which these would replace. */
  isKept: boolean;
  onKept: () => void;
  onBack: () => void;
}

/** What the seats are drawn by, and who was moved by hand since. */
interface Proposal {
  seed: number;
  swaps: DrawSwap[];
}

/** Seats to look at, of which nothing is saved until they are kept. */
export function ProposedDraw({ place, isKept, onKept, onBack }: Props) {
  const { text, say } = useFrame();
  const words = text.draw;
  const [proposal, propose] = useState<Proposal | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const keep = useWrite((platform, given: Proposal) =>
    platform.keepDraw(place, given.seed, given.swaps),
  );
  const problem = unread === null ? null : text.parts.notANumber(unread, "count");

  function drawBy(seed: number) {
    setUnread(null);
    keep.clear();
    propose({ seed, swaps: [] });
  }

  function typeSeed(typed: string) {
    const seed = amountFrom(typed, "count");
    if (seed === undefined || seed < 0) {
      setUnread(typed === "" ? null : typed);
    } else if (seed !== proposal?.seed) {
      drawBy(seed);
    }
  }

  async function keepIt(given: Proposal) {
    const answer = await keep.run(given);
    if (answer.ok) {
      say(words.keptNow(place.round));
      onKept();
    }
  }

  return (
    <>
      <TextBox
        label={words.seed}
        hint={words.seedHint}
        width={10}
        value={unread ?? (proposal === null ? "" : String(proposal.seed))}
        normalise={normalised}
        problem={problem}
        onChange={typeSeed}
      />
      <div className="actions">
        <button
          type="button"
          className={proposal === null ? "primary" : ""}
          onClick={() => drawBy(randomSeed())}
        >
          {proposal === null ? words.draw : words.again}
        </button>
        {isKept && (
          <button type="button" onClick={onBack}>
            {words.backToKept}
          </button>
        )}
      </div>
      {keep.problem && <ProblemMessage problem={keep.problem} />}
      {proposal !== null && (
        <Proposed
          place={place}
          proposal={proposal}
          isKept={isKept}
          onSwap={(one, other) => {
            keep.clear();
            propose({ ...proposal, swaps: [...proposal.swaps, { one: one.id, other: other.id }] });
            say(words.swapped(one.name, other.name));
          }}
          onKeep={() => void keepIt(proposal)}
        />
      )}
    </>
  );
}

interface ProposedProps {
  place: DrawPlace;
  proposal: Proposal;
  isKept: boolean;
  onSwap: (one: DrawnPerson, other: DrawnPerson) => void;
  onKeep: () => void;
}

function Proposed({ place, proposal, isKept, onSwap, onKeep }: ProposedProps) {
  const { text } = useFrame();
  const words = text.draw;
  const { seed, swaps } = proposal;
  const found = useRead(["proposeDraw", place, seed, swaps], (platform) =>
    platform.proposeDraw(place, seed, swaps),
  );
  const keep = useRef<HTMLButtonElement>(null);
  const isDrawn = found.value !== undefined;
  useEffect(() => {
    if (isDrawn) {
      keep.current?.focus();
    }
  }, [isDrawn]);

  if (found.problem !== null) {
    return <ProblemMessage problem={found.problem} onAgain={found.again} />;
  }
  if (found.value === undefined) {
    return <p role="status">{text.loading}</p>;
  }
  return (
    <>
      <h4>{words.proposed(place.round)}</h4>
      <DrawQuality draw={found.value} />
      <div className="actions">
        <button type="button" className="primary" ref={keep} onClick={onKeep}>
          {isKept ? words.keepAnew : words.keep}
        </button>
      </div>
      <DrawnTables draw={found.value} onSwap={onSwap} />
    </>
  );
}

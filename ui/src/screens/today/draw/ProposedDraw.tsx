import { Shuffle, Undo2 } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import { amountFrom, normalised } from "../../../parts/typed";
import { useMainAct } from "../../../parts/useMainAct";
import type { DayTable, DrawPlace, DrawSwap } from "../../../platform";
import { writtenKeys } from "../../../platform/system";
import { AfterDraw } from "./AfterDraw";
import { DrawBoard } from "./DrawBoard";
import { randomSeed } from "./seed";

interface Props {
  place: DrawPlace;
  /** How many are there to be seated. */
  present: number;
  /** Whether the round has seats already, which these would replace. */
  isKept: boolean;
  tables: readonly DayTable[];
  /** Which round, and by which rules. */
  choice: ReactNode;
  /** Whether what is seldom needed is shown as well. */
  more: boolean;
  notes: ReactNode;
  /** The way to seats that people drew themselves. */
  byHand: ReactNode;
  onKept: () => void;
  onBack: () => void;
}

/** What the seats are drawn by, and who was moved by hand since. */
interface Proposal {
  seed: number;
  swaps: DrawSwap[];
}

/** Seats to look at, of which nothing is saved until they are kept. */
export function ProposedDraw(props: Props) {
  const { place, present, isKept, tables, choice, more, notes, byHand, onKept, onBack } = props;
  const { text, say } = useFrame();
  const words = text.draw;
  const [proposal, propose] = useState<Proposal | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const keep = useWrite((platform, given: Proposal) =>
    platform.keepDraw(place, given.seed, given.swaps),
  );
  const found = useRead(["proposeDraw", place, proposal], (platform) =>
    proposal === null
      ? Promise.resolve({ ok: true, value: null } as const)
      : platform.proposeDraw(place, proposal.seed, proposal.swaps),
  );
  const drawn = proposal === null ? null : (found.value ?? null);
  const problem = unread === null ? null : text.parts.notANumber(unread, "count");
  const main = useRef<HTMLButtonElement>(null);
  const isDrawn = drawn !== null;
  // Whoever has drawn keeps next.
  useLayoutEffect(() => {
    if (isDrawn) {
      main.current?.focus();
    }
  }, [isDrawn]);

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

  const act = () =>
    drawn === null || proposal === null ? drawBy(randomSeed()) : void keepIt(proposal);
  useMainAct(act);

  return (
    <>
      <div className="draw-tools">
        {choice}
        {more && (
          <TextBox
            label={words.seed}
            hint={words.seedHint}
            width={8}
            value={unread ?? (proposal === null ? "" : String(proposal.seed))}
            normalise={normalised}
            problem={problem}
            onChange={typeSeed}
          />
        )}
        {!isDrawn && byHand}
        {isDrawn && (
          <button type="button" className="b low" onClick={() => drawBy(randomSeed())}>
            <Shuffle className="i" />
            {words.again}
          </button>
        )}
        {isKept && (
          <button type="button" className="b low" onClick={onBack}>
            <Undo2 className="i" />
            {words.backToKept}
          </button>
        )}
        <span className="grow" />
        <button type="button" className="b main-act low" ref={main} onClick={act}>
          {!isDrawn && words.draw}
          {isDrawn && (isKept ? words.keepAnew : words.keep)}
          <span className="key" aria-hidden="true">
            {writtenKeys("Enter")}
          </span>
        </button>
      </div>
      {drawn === null || proposal === null ? (
        <section className="pane draw-seats" aria-label={words.heading}>
          <h2 className="heard-only">{words.heading}</h2>
          <div className="draw-none">
            {notes}
            {found.problem === null ? (
              <p role="status">
                {proposal === null ? words.present(place.round, present) : text.loading}
              </p>
            ) : (
              <ProblemMessage problem={found.problem} onAgain={found.again} />
            )}
          </div>
        </section>
      ) : (
        <DrawBoard
          key={proposal.seed}
          place={place}
          draw={drawn}
          tables={tables}
          heading={words.proposed(place.round)}
          isFound={proposal.swaps.length === 0}
          look={{
            about: { place, proposal },
            ask: (platform, people) =>
              platform.proposeDraw(place, proposal.seed, [...proposal.swaps, people]),
          }}
          onSwap={(one, other) => {
            keep.clear();
            const swaps = [...proposal.swaps, { one: one.id, other: other.id }];
            propose({ ...proposal, swaps });
            say(words.swapped(one.name, other.name));
          }}
          notes={
            <>
              {keep.problem && <ProblemMessage problem={keep.problem} />}
              {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
              {notes}
            </>
          }
        >
          <AfterDraw place={place} isKept={false} />
        </DrawBoard>
      )}
    </>
  );
}

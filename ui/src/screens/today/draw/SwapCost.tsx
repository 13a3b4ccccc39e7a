import { ArrowRight } from "lucide-react";
import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import type { DrawnPerson, DrawView } from "../../../platform";
import type { LookAtSwap } from "./DrawBoard";

interface Props {
  draw: DrawView;
  first: DrawnPerson;
  /** Who is about to be chosen. */
  over: DrawnPerson | null;
  look: LookAtSwap;
}

/** What a swap would make better or worse, before it is made. */
export function SwapCost({ draw, first, over, look }: Props) {
  const words = useFrame().text.draw;
  return (
    <section className="draw-part" aria-live="polite">
      <h3>{words.swapping}</h3>
      {over === null || over.id === first.id ? (
        <p>{words.swapBegun(first.name)}</p>
      ) : (
        <Cost draw={draw} first={first} over={over} look={look} />
      )}
    </section>
  );
}

function Cost({ draw, first, over, look }: Props & { over: DrawnPerson }) {
  const words = useFrame().text.draw;
  const swap = { one: first.id, other: over.id };
  const found = useRead(["lookAtSwap", look.about, swap], (platform) => look.ask(platform, swap));
  const after = found.loading ? undefined : found.value?.quality;
  const before = draw.quality;
  if (after === undefined) {
    return <p>{words.swapTo(first.name, over.name)}</p>;
  }
  const lines = [
    [words.cost.today, before.metToday.length, after.metToday.length],
    [words.cost.month, before.repeatsThisMonth, after.repeatsThisMonth],
    [words.cost.seat, before.sameSeatAgain, after.sameSeatAgain],
  ] as const;
  const changed = lines.filter(([, was, is]) => was !== is);
  return (
    <>
      <p>{words.swapTo(first.name, over.name)}</p>
      {changed.length === 0 ? (
        <p>{words.cost.none}</p>
      ) : (
        <ul className="draw-cost">
          {changed.map(([what, was, is]) => (
            <li key={what}>
              <span>{what}</span>
              <span className="fig">{was}</span>
              <ArrowRight className="i" aria-label={words.cost.becomes} />
              <b className="fig">{is}</b>
              <span>{is > was ? words.cost.more : words.cost.fewer}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

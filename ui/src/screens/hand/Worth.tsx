import { PencilLine } from "lucide-react";
import { useFrame } from "../../frame/context";
import type { HandRefusal, HandWorthTold } from "../../platform";
import { isUnfinished } from "./TileBoxes";

interface Props {
  worth: HandWorthTold | null;
  refusal: HandRefusal | null;
  /** Puts it on the sheet. */
  onSheet: () => void;
}

/** What the hand is worth, large enough for two at a table, and the way to it. */
export function Worth({ worth, refusal, onSheet }: Props) {
  const { text, view } = useFrame();
  const words = text.handValue;
  const language = view.language;
  return (
    <section className="pane hand-worth-pane" aria-label={words.answer}>
      <div className="fill" role="status">
        {worth === null ? (
          <p className={refusal && !isUnfinished(refusal) ? "note heed" : "quiet waits"}>
            {refusal?.words[language] ?? words.begin}
          </p>
        ) : (
          <WorthTold worth={worth} />
        )}
      </div>
      <footer className="acts">
        <button type="button" className="b main-act" disabled={!worth?.line} onClick={onSheet}>
          <PencilLine className="i" />
          {words.onSheet}
        </button>
        {worth !== null && worth.line === null && <p className="hint">{words.belowMangan}</p>}
      </footer>
    </section>
  );
}

/** The value with who pays, its yaku and fu, and the way to it in one line. */
export function WorthTold({ worth }: { worth: HandWorthTold }) {
  const { text, view } = useFrame();
  const words = text.handValue;
  const language = view.language;
  return (
    <>
      <p className="hand-total fig">{words.points(worth.total)}</p>
      <p className="hand-value">{worth.value[language]}</p>
      <ul className="hand-payments">
        {worth.payments.map(({ who, points }) => (
          <li key={who.en}>
            {who[language]} <strong className="fig">{words.points(points)}</strong>
          </li>
        ))}
      </ul>
      <table className="hand-yaku">
        <caption className="heard-only">{words.yaku}</caption>
        <tbody>
          {worth.yaku.map(({ name, han }) => (
            <tr key={name.en}>
              <th scope="row">{name[language]}</th>
              <td className="fig r">{words.han(han)}</td>
            </tr>
          ))}
          {worth.fuItems.map(({ what, fu }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sets can be alike.
            <tr key={place} className={place === 0 ? "fu begins" : "fu"}>
              <th scope="row">{what[language]}</th>
              <td className="fig r">{words.fu(fu)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hand-way">{worth.way[language]}</p>
    </>
  );
}

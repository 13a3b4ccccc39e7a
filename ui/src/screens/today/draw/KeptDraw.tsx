import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { DrawnPerson, DrawPlace, DrawSwap, DrawView, RoundDraw } from "../../../platform";
import { DrawnTables } from "./DrawnTables";
import { DrawQuality } from "./DrawQuality";

interface Props {
  place: DrawPlace;
  draw: RoundDraw;
  kept: DrawView;
  onRedraw: () => void;
  onSheets: () => void;
}

/** The seats of a round as they were kept; whoever is swapped here is saved at once. */
export function KeptDraw({ place, draw, kept, onRedraw, onSheets }: Props) {
  const { text, say } = useFrame();
  const words = text.draw;
  const swap = useWrite((platform, people: DrawSwap) => platform.swapInDraw(place, people));
  const remove = useWrite((platform) => platform.deleteDraw(place));
  const problem = swap.problem ?? remove.problem;

  async function swapThem(one: DrawnPerson, other: DrawnPerson) {
    const answer = await swap.run({ one: one.id, other: other.id });
    if (answer.ok) {
      say(words.swapped(one.name, other.name));
    }
  }

  async function removeIt() {
    const answer = await remove.run();
    if (answer.ok) {
      say(words.deleted(place.round));
    }
  }

  return (
    <>
      <h4>{words.kept(place.round, kept.seed)}</h4>
      {draw.cameSince.length > 0 && (
        <p className="field-problem">{words.cameSince(draw.cameSince)}</p>
      )}
      {draw.notThere.length > 0 && <p className="field-problem">{words.notThere(draw.notThere)}</p>}
      <DrawQuality draw={kept} />
      {problem && <ProblemMessage problem={problem} />}
      <div className="actions">
        {/* biome-ignore lint/a11y/noAutofocus: it comes in place of the button that was pressed. */}
        <button type="button" className="primary" autoFocus onClick={onSheets}>
          {words.toSheets}
        </button>
        <button type="button" onClick={onRedraw}>
          {words.redraw}
        </button>
        <button type="button" onClick={() => void removeIt()}>
          {words.delete}
        </button>
      </div>
      <DrawnTables draw={kept} onSwap={(one, other) => void swapThem(one, other)} />
    </>
  );
}

import { ArrowRight, Shuffle, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { useMainAct } from "../../../parts/useMainAct";
import type {
  DayTable,
  DrawnPerson,
  DrawPlace,
  DrawSwap,
  DrawView,
  RoundDraw,
} from "../../../platform";
import { writtenKeys } from "../../../platform/system";
import { AfterDraw } from "./AfterDraw";
import { DrawBoard } from "./DrawBoard";

interface Props {
  place: DrawPlace;
  draw: RoundDraw;
  kept: DrawView;
  tables: readonly DayTable[];
  /** Which round, and by which rules. */
  choice: ReactNode;
  /** Whether what is seldom needed is shown as well. */
  more: boolean;
  notes: ReactNode;
  onRedraw: () => void;
  onSheets: () => void;
}

/** The seats of a round as they were kept; whoever is swapped here is saved at once. */
export function KeptDraw(props: Props) {
  const { place, draw, kept, tables, choice, more, notes, onRedraw, onSheets } = props;
  const { text, say } = useFrame();
  const words = text.draw;
  const swap = useWrite((platform, people: DrawSwap) => platform.swapInDraw(place, people));
  const remove = useWrite((platform) => platform.deleteDraw(place));
  const problem = swap.problem ?? remove.problem;
  useMainAct(onSheets);

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
      <div className="draw-tools">
        {choice}
        <button type="button" className="b low" onClick={onRedraw}>
          <Shuffle className="i" />
          {words.redraw}
        </button>
        {more && (
          <button type="button" className="b low" onClick={() => void removeIt()}>
            <Trash2 className="i" />
            {words.delete}
          </button>
        )}
        <span className="grow" />
        {/* biome-ignore lint/a11y/noAutofocus: it comes in place of the button that was pressed. */}
        <button type="button" className="b main-act low" autoFocus onClick={onSheets}>
          {words.toSheets}
          <ArrowRight className="i" />
          <span className="key" aria-hidden="true">
            {writtenKeys("Enter")}
          </span>
        </button>
      </div>
      <DrawBoard
        place={place}
        draw={kept}
        tables={tables}
        heading={words.kept(place.round, kept.seed)}
        isFound={false}
        look={{
          about: { place, kept },
          ask: (platform, people) => platform.lookAtSwap(place, people),
        }}
        onSwap={(one, other) => void swapThem(one, other)}
        notes={
          <>
            {draw.cameSince.length > 0 && (
              <p className="note heed">{words.cameSince(draw.cameSince)}</p>
            )}
            {draw.notThere.length > 0 && (
              <p className="note heed">{words.notThere(draw.notThere)}</p>
            )}
            {notes}
            {problem && <ProblemMessage problem={problem} />}
          </>
        }
      >
        <AfterDraw place={place} isKept />
      </DrawBoard>
    </>
  );
}

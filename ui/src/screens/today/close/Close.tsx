import { useFrame } from "../../../frame/context";
import type { Day, DaySeries, DayView } from "../../../platform";

interface Props {
  day: Day;
  series: DaySeries;
  view: DayView;
  onSheets: () => void;
}

/** 締め: what is left once the last sheet is in. */
export function Close({ view, onSheets }: Props) {
  const { text, go } = useFrame();
  const words = text.today.close;
  return (
    <section className="pane" aria-label={words.heading}>
      <header>
        <h2>{words.heading}</h2>
      </header>
      <div className="fill">
        <ul className="close-links">
          {view.missing > 0 && (
            <li>
              <button type="button" className="b" onClick={onSheets}>
                {words.missing(view.missing)}
              </button>
            </li>
          )}
          <li>
            <button type="button" className="b" data-first-field onClick={() => go("reports")}>
              {words.paper}
            </button>
          </li>
          <li>
            <button type="button" className="b" onClick={() => go("results")}>
              {words.adjustments}
            </button>
          </li>
          <li>
            <button type="button" className="b" onClick={() => go("data")}>
              {words.backup}
            </button>
          </li>
        </ul>
      </div>
    </section>
  );
}

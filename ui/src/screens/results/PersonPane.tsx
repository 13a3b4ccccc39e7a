import { ChevronRight } from "lucide-react";
import type { PersonIn } from "../../figures/courses";
import { useFrame } from "../../frame/context";
import { PlaceStrip, Share } from "../../parts/Place";
import type { Figure, Results, StandingFigure } from "../../platform";

/** In the order in which they stand. */
const figures: readonly StandingFigure[] = ["total", "averagePlace", "inTheMoneyRate", "best"];

/** The chosen person at a glance; くわしく leads to the whole page. */
export function PersonPane({ person, results }: { person: PersonIn; results: Results }) {
  const { text, go } = useFrame();
  const words = text.results;
  const { row, course } = person;
  const name = text.parts.member(row.number, row.name);
  return (
    <section className="pane person">
      <header>
        <h2 id="results-person">{name}</h2>
        <span className="quiet small grow nowrap">
          {row.rank === null ? text.figures.unranked : words.rankOf(row.rank, results.ranked)}
        </span>
        <button type="button" className="b plain low" onClick={() => go("members", row.person)}>
          {words.more}
          <ChevronRight className="i" />
        </button>
      </header>
      <section
        className="fill"
        aria-labelledby="results-person"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <dl className="key-figures">
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{text.figures.columns[figure]}</dt>
              <dd>
                <Shown figure={row.figures[figure]} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <p className="lab">
            {words.places}
            <span>
              {results.places.map((place) => text.figures.columns.place(place)).join("・")}
            </span>
          </p>
          <Share counts={row.places} />
        </div>
        <div>
          <p className="lab">{words.daily}</p>
          <ol className="days">
            {course.played.map(({ day, places, total }) => {
              const on = results.courses.days[day];
              return (
                <li key={day}>
                  <span className="nowrap" title={on && `${on.day} ${on.series}`}>
                    {on?.short}
                    {text.parts.weekday(on?.weekday ?? "")}
                  </span>
                  <PlaceStrip places={places} />
                  <span className="fig">
                    <Shown figure={total} />
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </section>
    </section>
  );
}

/** A figure; the sign of a share is smaller than its digits. */
function Shown({ figure }: { figure: Figure | undefined }) {
  const shown = figure?.shown ?? "";
  const isShare = shown.endsWith("%");
  return (
    <span className={shown.startsWith("▲") ? "neg" : ""}>
      {isShare ? shown.slice(0, -1) : shown}
      {isShare && <small>%</small>}
    </span>
  );
}

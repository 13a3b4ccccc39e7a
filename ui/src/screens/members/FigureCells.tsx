import { useId, useState } from "react";
import { useText } from "../../frame/context";
import { termOf } from "../../help/termOf";
import { TermWord } from "../../parts/Term";
import type { PersonResults, ResultRow, StandingFigure } from "../../platform";
import { Amount } from "./KeyFigures";

interface Props {
  results: PersonResults;
  standing: ResultRow;
}

const ratingPlace = "rating is shown";

/** Each figure of the standings for one person, in a cell of its own; the rating where it is chosen,
    which is kept on this computer. */
export function FigureCells({ results, standing }: Props) {
  const { members: text, figures } = useText();
  const { columns } = figures;
  const { rating } = results;
  const [isRated, setIsRated] = useState(localStorage.getItem(ratingPlace) === "yes");
  const box = useId();

  function showRating(shown: boolean) {
    localStorage.setItem(ratingPlace, shown ? "yes" : "no");
    setIsRated(shown);
  }

  const line = (figure: StandingFigure): [string, string, string | undefined] => [
    columns[figure],
    standing.figures[figure]?.shown ?? "",
    termOf[figure],
  ];
  const others = Object.keys(standing.figures) as StandingFigure[];
  const items: [string, string, (string | undefined)?][] = [
    [
      columns.rank,
      standing.rank === null ? figures.unranked : text.rank(standing.rank, results.ranked),
      termOf.rank,
    ],
    line("total"),
    [columns.games, String(standing.games), termOf.games],
    ...results.places.map((place): [string, string] => [
      columns.place(place),
      String(standing.places[place - 1] ?? ""),
    ]),
    ...others.filter((figure) => figure !== "total").map(line),
  ];
  if (rating !== null && isRated) {
    items.push([text.rating, text.ratingFigure(rating.value, rating.uncertainty), "rating"]);
  }
  return (
    <>
      <dl className="cells" aria-label={`${text.summary}　${figures.unit(results.unit)}`}>
        {items
          .filter(([, figure]) => figure !== "")
          .map(([item, figure, term]) => (
            <div key={item}>
              <dt>{term === undefined ? item : <TermWord id={term}>{item}</TermWord>}</dt>
              <dd>
                <Amount shown={figure} />
              </dd>
            </div>
          ))}
      </dl>
      {rating !== null && (
        <label className="rating" htmlFor={box}>
          <input
            id={box}
            type="checkbox"
            checked={isRated}
            onChange={(event) => showRating(event.target.checked)}
          />
          {text.showRating}
        </label>
      )}
      {rating !== null && isRated && <p className="quiet small rating-hint">{text.ratingHint}</p>}
    </>
  );
}

import { useId, useState } from "react";
import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { PersonResults, ResultRow, StandingFigure } from "../../platform";

interface Props {
  results: PersonResults;
  standing: ResultRow;
}

const ratingPlace = "rating is shown";

/** Each figure of the standings for one person, one below the other; the rating where it is chosen,
    which is kept on this computer. */
export function SummaryTable({ results, standing }: Props) {
  const { members: text, figures } = useText();
  const { columns } = figures;
  const { rating } = results;
  const [isRated, setIsRated] = useState(localStorage.getItem(ratingPlace) === "yes");
  const box = useId();

  function showRating(shown: boolean) {
    localStorage.setItem(ratingPlace, shown ? "yes" : "no");
    setIsRated(shown);
  }

  const line = (figure: StandingFigure): [string, string] => [
    columns[figure],
    standing.figures[figure]?.shown ?? "",
  ];
  const others = Object.keys(standing.figures) as StandingFigure[];
  const items: [string, string][] = [
    [
      columns.rank,
      standing.rank === null ? figures.unranked : text.rank(standing.rank, results.ranked),
    ],
    line("total"),
    [columns.games, String(standing.games)],
    ...results.places.map((place): [string, string] => [
      columns.place(place),
      String(standing.places[place - 1] ?? ""),
    ]),
    ...others.filter((figure) => figure !== "total").map(line),
  ];
  if (rating !== null && isRated) {
    items.push([text.rating, text.ratingFigure(rating.value, rating.uncertainty)]);
  }
  return (
    <>
      <Table
        caption={`${text.summary}　${figures.unit(results.unit)}`}
        rows={items.filter(([, figure]) => figure !== "")}
        rowKey={([item]) => item}
        columns={[
          { key: "item", heading: text.item, cell: ([item]) => item, rowHeading: true, text: true },
          {
            key: "figure",
            heading: text.figure,
            cell: ([, figure]) => figure,
            className: ([, figure]) => (figure.startsWith("▲") ? "negative" : ""),
          },
        ]}
      />
      {rating !== null && (
        <label className="sheet-check" htmlFor={box}>
          <input
            id={box}
            type="checkbox"
            checked={isRated}
            onChange={(event) => showRating(event.target.checked)}
          />
          {text.showRating}
        </label>
      )}
      {rating !== null && isRated && <p className="hint">{text.ratingHint}</p>}
    </>
  );
}

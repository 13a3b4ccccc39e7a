import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../frame/context";
import { pictureFrom } from "./svg";

interface Props {
  title: string;
  svg: string;
  /** The chart's numbers as a table, for whoever cannot see it or wants to read them off. */
  numbers?: ReactNode;
}

/** A chart as it is printed. */
export function Chart({ title, svg, numbers }: Props) {
  const text = useText().figures;
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const picture = pictureFrom(svg);
    paper.current?.replaceChildren(...(picture === null ? [] : [picture]));
  }, [svg]);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div className="paper" ref={paper} />
      {numbers && (
        <details>
          <summary>{text.chartNumbers}</summary>
          {numbers}
        </details>
      )}
    </figure>
  );
}

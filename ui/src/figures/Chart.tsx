import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../frame/context";
import { inTurn } from "../parts/useDrawn";
import { pictureFrom } from "./svg";
import "./chart.css";

interface Props {
  title: string;
  svg: string;
  /** The chart's numbers as a table, for whoever cannot see it or wants to read them off. */
  numbers?: ReactNode;
}

/** A chart as it is printed. */
export function Chart({ title, svg, numbers }: Props) {
  const text = useText().figures;
  const [readsOff, readOff] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => drawOn(paper.current, pictureFrom(svg)), [svg]);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div className="paper" ref={paper} />
      {numbers && (
        <details onToggle={(event) => readOff(event.currentTarget.open)}>
          <summary>{text.chartNumbers}</summary>
          {/* Most are never looked at, and they are far more than all else on the screen. */}
          {readsOff && numbers}
        </details>
      )}
    </figure>
  );
}

/** More would hold up the page while it lays them out. */
const shapesAtOnce = 300;

/** Puts a picture on the paper, part by part; what is given back stops it. */
function drawOn(paper: Element | null, picture: Element | null): (() => void) | undefined {
  if (paper === null || picture === null) {
    paper?.replaceChildren();
    return undefined;
  }
  const shapes = [...picture.children];
  picture.replaceChildren();
  paper.replaceChildren(picture);
  let stop: (() => void) | undefined;
  function drawMore() {
    picture?.append(...shapes.splice(0, shapesAtOnce));
    paper?.setAttribute("aria-busy", String(shapes.length > 0));
    stop = shapes.length > 0 ? inTurn(drawMore) : undefined;
  }
  drawMore();
  return () => stop?.();
}

// 進行, opened by the tests of it.

import { answer, renderInFrame } from "../../../parts/inFrame";
import type { CompetitionPlay, Platform } from "../../../platform";
import { newYear } from "../forTests";
import { Play } from "./Play";

/** Opens it, and keeps what it says and where it goes. */
export function openPlay(given: CompetitionPlay, more: Partial<Platform>) {
  const said: string[] = [];
  const went: string[] = [];
  renderInFrame(
    <Play id={1} />,
    {
      competitionPlay: () => answer(given),
      dayChoices: () =>
        answer({ today: newYear, usualSeries: 9, series: [], usualRules: 1, ruleSets: [] }),
      workStep: () => answer(null),
      ...more,
    },
    { say: (sentence) => said.push(sentence), go: (screenId) => went.push(screenId) },
  );
  return { said, went };
}

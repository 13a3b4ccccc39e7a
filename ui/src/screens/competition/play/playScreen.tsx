// 進行, opened by the tests of it.

import { renderSaying } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type { CompetitionPlay, Platform } from "../../../platform";
import { haku, newYear, results } from "../forTests";
import { Play } from "./Play";

// Menus ask for it, and jsdom has none.
globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;

/** Opens it, and keeps what it says and where it goes. */
export function openPlay(given: CompetitionPlay, more: Partial<Platform>) {
  const went: string[] = [];
  const { said } = renderSaying(
    <Play id={1} onResults={() => went.push("results")} />,
    {
      competitionPlay: () => answer(given),
      competitionResults: () => answer(results),
      competitionSettled: () => answer(haku),
      competitionLog: () =>
        answer({
          people: given.players,
          stages: given.stages.map(({ name }) => name),
          events: given.penalties.map(({ event, at, person, minutes }) => ({
            id: event,
            at,
            what: { kind: "late", person: person.id, minutes: minutes ?? 0 } as const,
          })),
        }),
      dayChoices: () =>
        answer({
          today: newYear,
          usualSeries: 9,
          last: null,
          series: [],
          usualRules: 1,
          ruleSets: [],
        }),
      workStep: () => answer(null),
      ...more,
    },
    { go: (screenId) => went.push(screenId) },
  );
  return { said, went };
}

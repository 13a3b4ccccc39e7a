import { useState } from "react";
import { useWrite } from "../../../command";
import { Choice } from "../../../figures/Filters";
import { useFrame } from "../../../frame/context";
import { NumberBox } from "../../../parts/NumberBox";
import { TextBox } from "../../../parts/TextBox";
import type { AwardForm } from "../../../platform";
import { problemInOne } from "../../../text";
import { figures, goals, isUsuallyLowest, minimumChoice, minimums, unitOf } from "./editing";

interface Props {
  list: readonly AwardForm[];
  place: number;
  award: AwardForm;
}

type Box = "name" | "minimum" | "goes_to";

/** The boxes of one award. What is refused stays in its box, with the reason below it. */
export function AwardEdit({ list, place, award }: Props) {
  const { text, say } = useFrame();
  const words = text.awards;
  const save = useWrite((platform, changed: AwardForm[]) => platform.setAwards(changed));
  const [refused, setRefused] = useState<{ form: AwardForm; box: Box } | null>(null);
  const shown = refused?.form ?? award;

  async function change(part: Partial<AwardForm>, box: Box) {
    const form = { ...shown, ...part };
    const answer = await save.run(list.map((other, at) => (at === place ? form : other)));
    setRefused(answer.ok ? null : { form, box });
    if (answer.ok) {
      say(words.saved(form.name));
    }
  }

  const problemAt = (box: Box) =>
    refused?.box === box && save.problem !== null ? problemInOne(text, save.problem) : null;
  const { minimum, goesTo } = shown;
  return (
    <fieldset className="award" aria-label={shown.name}>
      <TextBox
        label={words.name}
        width={16}
        value={shown.name}
        autoFocus
        onChange={(name) => change({ name }, "name")}
        problem={problemAt("name")}
      />
      <Choice
        label={words.figure}
        value={shown.figure}
        options={figures.map((figure) => [figure, words.figures[figure]])}
        onChange={(typed) => {
          const figure = figures.find((one) => one === typed);
          if (figure !== undefined) {
            void change({ figure, lowest: isUsuallyLowest(figure) }, "name");
          }
        }}
      />
      <Choice
        label={words.direction}
        value={shown.lowest ? "lowest" : "highest"}
        options={[
          ["highest", words.highest],
          ["lowest", words.lowest],
        ]}
        onChange={(typed) => change({ lowest: typed === "lowest" }, "name")}
      />
      <Choice
        label={words.minimum}
        value={minimumChoice(minimum)}
        options={Object.values(minimums)
          .map(minimumChoice)
          .map((choice) => [choice, words.minimums[choice]])}
        onChange={(typed) => {
          const chosen = Object.values(minimums).find((one) => minimumChoice(one) === typed);
          if (chosen !== undefined) {
            void change({ minimum: chosen }, "minimum");
          }
        }}
      />
      {minimum.kind !== "none" && minimumChoice(minimum) !== "growing" && (
        <NumberBox
          label={words.minimums[minimum.kind]}
          unit="count"
          unitName={words.minimumUnits[minimum.kind]}
          value={minimum.kind === "games" ? minimum.games : minimum.percent}
          onChange={(count) => {
            if (count !== null) {
              const changed =
                minimum.kind === "games"
                  ? { kind: minimum.kind, games: count }
                  : { kind: minimum.kind, percent: count };
              void change({ minimum: changed }, "minimum");
            }
          }}
          problem={problemAt("minimum")}
        />
      )}
      <Choice
        label={words.goesTo}
        value={goesTo.kind}
        options={Object.values(goals).map(({ kind }) => [kind, words.goals[kind]])}
        onChange={(typed) => {
          const chosen = Object.values(goals).find(({ kind }) => kind === typed);
          if (chosen !== undefined) {
            void change({ goesTo: chosen }, "goes_to");
          }
        }}
      />
      <NumberBox
        label={words.goals[goesTo.kind]}
        unit="count"
        unitName={goesTo.kind === "place" ? words.units.place : words.units[unitOf(shown.figure)]}
        value={goesTo.kind === "place" ? goesTo.place : goesTo.figure}
        onChange={(count) => {
          if (count !== null) {
            const changed =
              goesTo.kind === "place"
                ? { kind: goesTo.kind, place: count }
                : { kind: goesTo.kind, figure: count };
            void change({ goesTo: changed }, "goes_to");
          }
        }}
        problem={problemAt("goes_to")}
      />
    </fieldset>
  );
}

import { useState } from "react";
import { useFrame } from "../../../frame/context";
import { NumberBox } from "../../../parts/NumberBox";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import type { Asked, CompetitionSettled, Problem, RulesOfStage } from "../../../platform";
import { problemInOne } from "../../../text";
import { Tick } from "../../reports/Tick";
import { FormPanel } from "../../schedule/FormPanel";
import { MomentBoxes } from "./MomentBoxes";
import { OfferBoxes } from "./OfferBoxes";
import { PrizeBoxes } from "./PrizeBoxes";
import { StaffBoxes } from "./StaffBoxes";
import { StageBoxes } from "./StageBoxes";
import { withoutStage, withStage } from "./stages";
import { TieBoxes } from "./TieBoxes";

const everythingAsked: readonly Asked[] = ["guardian_consent", "age", "fee", "ticket"];

interface Props {
  heading: string;
  before: CompetitionSettled;
  rules: readonly RulesOfStage[];
  problem: Problem | null;
  commit: string;
  onCommit: (settled: CompetitionSettled) => void;
  onCancel: () => void;
}

/** Everything that is settled about a competition, to be changed where it is needed. */
export function SettledForm({
  heading,
  before,
  rules,
  problem,
  commit,
  onCommit,
  onCancel,
}: Props) {
  const { text } = useFrame();
  const words = text.competition;
  const [settled, settle] = useState(before);
  const change = (part: Partial<CompetitionSettled>) => settle((now) => ({ ...now, ...part }));
  const nameProblem =
    problem?.kind === "taken" || (problem?.kind === "empty_text" && problem.field === "name")
      ? problemInOne(text, problem)
      : null;

  return (
    <FormPanel heading={heading} onCancel={onCancel}>
      <TextBox
        label={words.name}
        width={28}
        value={settled.name}
        problem={nameProblem}
        onChange={(name) => change({ name })}
      />
      <fieldset>
        <legend>{words.entriesHeading}</legend>
        <NumberBox
          label={words.capacity}
          hint={words.capacityHint}
          unit="count"
          unitName={words.people_unit}
          value={settled.capacity}
          onChange={(capacity) => change({ capacity })}
        />
        <NumberBox
          label={words.minimum}
          hint={words.minimumHint}
          unit="count"
          unitName={words.people_unit}
          value={settled.minimum}
          onChange={(minimum) => change({ minimum: minimum ?? 0 })}
        />
        <StaffBoxes staff={settled.staff} onChange={(staff) => change({ staff })} />
        <Tick
          label={words.wholeTables}
          value={settled.wholeTables}
          onChange={(wholeTables) => change({ wholeTables })}
        />
        <fieldset className="week-ticks">
          <legend>{words.asks}</legend>
          {everythingAsked.map((one) => (
            <Tick
              key={one}
              label={words.asked[one]}
              value={settled.asks.includes(one)}
              onChange={(is) =>
                change({
                  asks: everythingAsked.filter((other) =>
                    other === one ? is : settled.asks.includes(other),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        <MomentBoxes
          label={words.opens}
          value={settled.opens}
          problem={problem}
          onChange={(opens) => change({ opens })}
        />
        <MomentBoxes
          label={words.closes}
          value={settled.closes}
          problem={problem}
          onChange={(closes) => change({ closes })}
        />
        <MomentBoxes
          label={words.checkInUntil}
          value={settled.checkInUntil}
          problem={problem}
          onChange={(checkInUntil) => change({ checkInUntil })}
        />
      </fieldset>
      {settled.stages.map((stage, at) => (
        <StageBoxes
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its place.
          key={at}
          at={at}
          stage={stage}
          rules={rules}
          onChange={(changed) =>
            change({
              stages: settled.stages.map((other, place) => (place === at ? changed : other)),
            })
          }
          onRemove={
            settled.stages.length > 1
              ? () => change({ stages: withoutStage(settled.stages, at) })
              : undefined
          }
        />
      ))}
      <div className="actions">
        <button
          type="button"
          onClick={() => {
            const name = words.newStage(settled.stages.length + 1);
            change({ stages: withStage(settled.stages, name) });
          }}
        >
          {words.addStage}
        </button>
      </div>
      <TieBoxes ties={settled.ties} onChange={(ties) => change({ ties })} />
      <PrizeBoxes settled={settled} onChange={change} />
      <OfferBoxes offers={settled.offers} onChange={(offers) => change({ offers })} />
      {problem !== null && nameProblem === null && <ProblemMessage problem={problem} />}
      <div className="actions">
        <button type="button" className="primary" onClick={() => onCommit(settled)}>
          {commit}
        </button>
        <button type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </FormPanel>
  );
}

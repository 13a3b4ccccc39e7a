import { Choice } from "../../../figures/Filters";
import { useText } from "../../../frame/context";
import { NumberBox } from "../../../parts/NumberBox";
import { TextBox } from "../../../parts/TextBox";
import type { CarryOver, Method, RulesOfStage, StageData } from "../../../platform";

const methods: readonly Method[] = ["lots", "random", "constraints", "by_standing", "swiss"];
const carried: readonly CarryOver[] = ["none", "half", "whole"];

interface Props {
  /** From 0. */
  at: number;
  stage: StageData;
  rules: readonly RulesOfStage[];
  onChange: (stage: StageData) => void;
  /** Not for the only one. */
  onRemove: (() => void) | undefined;
}

/** One stage: how its rounds are seated, and who goes on. */
export function StageBoxes({ at, stage, rules, onChange, onRemove }: Props) {
  const words = useText().competition;
  const { cut, rounds } = stage;
  const change = (part: Partial<StageData>) => onChange({ ...stage, ...part });
  const ofThree = rules.filter(({ players }) => players === "3");
  return (
    <fieldset className="fields stage-boxes" aria-label={words.stageHeading(at + 1)}>
      <TextBox
        label={words.stageName}
        width={14}
        value={stage.name}
        onChange={(name) => change({ name })}
      />
      {(ofThree.length > 0 || stage.rules_of_three) && (
        <Choice
          label={words.rulesOfThree}
          all={words.noThree}
          value={stage.rules_of_three ?? ""}
          options={ofThree.map(({ key, name }) => [key, name])}
          onChange={(key) => change({ rules_of_three: key || null })}
        />
      )}
      {rounds.map((method, round) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place.
          key={round}
          label={words.seating(round + 1)}
          value={method}
          options={methods.map((one) => [one, words.methods[one]])}
          onChange={(chosen) =>
            change({
              rounds: rounds.map((before, place) =>
                place === round ? (methods.find((one) => one === chosen) ?? before) : before,
              ),
            })
          }
        />
      ))}
      {at > 0 && (
        <Choice
          label={words.carryOver}
          value={stage.carry_over ?? "none"}
          options={carried.map((one) => [one, words.carried[one]])}
          onChange={(chosen) =>
            change({ carry_over: carried.find((one) => one === chosen) ?? "none" })
          }
        />
      )}
      {cut && (
        <>
          <NumberBox
            label={words.through}
            unit="count"
            unitName={words.people_unit}
            value={cut.through}
            onChange={(through) => change({ cut: { ...cut, through: through ?? 0 } })}
          />
          <Choice
            label={words.cutBy}
            value={cut.by ?? "total"}
            options={[
              ["total", words.cutWays.total],
              ["last_hanchan", words.cutWays.last_hanchan],
            ]}
            onChange={(chosen) =>
              change({ cut: { ...cut, by: chosen === "last_hanchan" ? chosen : "total" } })
            }
          />
        </>
      )}
      {onRemove !== undefined && (
        <button type="button" className="b low" onClick={onRemove}>
          {words.removeStage(at + 1)}
        </button>
      )}
    </fieldset>
  );
}

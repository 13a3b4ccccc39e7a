import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import type { Pao } from "../../platform";
import { Amount, type Editing, FieldGroup, RuleOption, RuleTick } from "./fields";

/** What hands are worth, and which are logged. */
export function HandFields(editing: Editing) {
  const { rules: text } = useText();
  const { form, change, problem } = editing;
  const { labels } = text;
  const allPao = Object.entries(text.options.pao) as [Pao, string][];
  return (
    <FieldGroup group="hands">
      <RuleOption {...editing} field="value_table" label={labels.value_table} />
      <RuleOption {...editing} field="combined_yakuman" label={labels.combined_yakuman} />
      <RuleOption {...editing} field="several_ron" label={labels.several_ron} />
      <Amount
        label={text.honbaPoints}
        value={form.honba}
        onChange={(honba) => change({ honba })}
        problem={problem("hand_values.honba")}
      />
      <Choice
        label={labels.double_wind_pair_fu}
        value={String(form.double_wind_pair_fu)}
        options={[2, 4].map((fu) => [String(fu), text.fuOfPair(fu)])}
        onChange={(fu) => change({ double_wind_pair_fu: fu === "2" ? 2 : 4 })}
      />
      <div className="rule-ticks">
        <RuleTick {...editing} field="rounded_up_mangan" />
        <RuleTick {...editing} field="counted_yakuman" />
        <RuleTick {...editing} field="double_yakuman" />
        <RuleTick {...editing} field="nagashi_mangan" />
      </div>
      <fieldset className="rule-uma">
        <legend>{labels.pao}</legend>
        {allPao.map(([pao, name]) => (
          <label className="rule-tick" key={pao}>
            <input
              type="checkbox"
              checked={form.pao.includes(pao)}
              onChange={(event) =>
                change((now) => ({
                  ...now,
                  // In the order of the list, however they were ticked.
                  pao: allPao
                    .map(([one]) => one)
                    .filter((one) => (one === pao ? event.target.checked : now.pao.includes(one))),
                }))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    </FieldGroup>
  );
}

import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { Check } from "../../parts/Check";
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
      <RuleOption {...editing} field="valueTable" label={labels.valueTable} />
      <RuleOption {...editing} field="combinedYakuman" label={labels.combinedYakuman} />
      <RuleOption {...editing} field="severalRon" label={labels.severalRon} />
      <Amount
        label={text.honbaPoints}
        value={form.honba}
        onChange={(honba) => change({ honba })}
        problem={problem("hand_values.honba")}
      />
      <Choice
        label={labels.doubleWindPairFu}
        value={String(form.doubleWindPairFu)}
        options={[2, 4].map((fu) => [String(fu), text.fuOfPair(fu)])}
        onChange={(fu) => change({ doubleWindPairFu: fu === "2" ? 2 : 4 })}
      />
      <div className="rule-ticks">
        <RuleTick {...editing} field="roundedUpMangan" />
        <RuleTick {...editing} field="countedYakuman" />
        <RuleTick {...editing} field="doubleYakuman" />
        <RuleTick {...editing} field="nagashiMangan" />
      </div>
      <RuleOption {...editing} field="renhou" label={labels.renhou} />
      <div className="rule-ticks">
        <RuleTick {...editing} field="openTanyao" />
        <RuleTick {...editing} field="atozuke" />
        <RuleTick {...editing} field="pinfuTsumo" />
        <RuleTick {...editing} field="rinshanWithHaitei" />
        <RuleTick {...editing} field="ippatsu" />
        <RuleTick {...editing} field="uraDora" />
      </div>
      <RedFives {...editing} />
      {form.players === 3 && (
        <>
          <RuleOption {...editing} field="north" label={labels.north} />
          <div className="rule-ticks">
            <RuleTick {...editing} field="tsumoLoss" />
          </div>
        </>
      )}
      <fieldset className="rule-uma">
        <legend>{labels.pao}</legend>
        {allPao.map(([pao, name]) => (
          <Check
            key={pao}
            label={name}
            value={form.pao.includes(pao)}
            onChange={(is) =>
              change((now) => ({
                ...now,
                // In the order of the list, however they were ticked.
                pao: allPao
                  .map(([one]) => one)
                  .filter((one) => (one === pao ? is : now.pao.includes(one))),
              }))
            }
          />
        ))}
      </fieldset>
    </FieldGroup>
  );
}

/** How many fives of each suit are red. */
function RedFives({ form, change }: Editing) {
  const { rules: text } = useText();
  return (
    <fieldset className="rule-uma">
      <legend>{text.labels.redFives}</legend>
      {text.suits.map((suit, place) => (
        <Choice
          key={suit}
          label={suit}
          value={String(form.redFives[place])}
          options={[0, 1, 2, 3, 4].map((count) => [String(count), String(count)])}
          onChange={(chosen) =>
            change((now) => {
              const [characters, circles, bamboo] = now.redFives.map((count, at) =>
                at === place ? Number(chosen) : count,
              );
              return { ...now, redFives: [characters ?? 0, circles ?? 0, bamboo ?? 0] };
            })
          }
        />
      ))}
    </fieldset>
  );
}

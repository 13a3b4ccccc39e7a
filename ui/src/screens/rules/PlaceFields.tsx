import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { umaField, withFloating, withUma } from "./editing";
import { Amount, type Editing, FieldGroup, FieldProblem, RuleOption } from "./fields";

/** What places are worth, equal points, and what is left over or taken off. */
export function PlaceFields(editing: Editing) {
  const { rules: text } = useText();
  const { form, change, problem } = editing;
  const { umaBy, labels } = text;
  return (
    <FieldGroup group="places">
      <Choice
        label={umaBy.label}
        value={form.byFloating ? "floating" : "place"}
        options={[
          ["place", umaBy.place],
          ["floating", umaBy.floating],
        ]}
        onChange={(chosen) => change((now) => withFloating(now, chosen === "floating"))}
      />
      <FieldProblem said={problem("uma.floating")} />
      {form.uma.map((row, index) => (
        <fieldset
          className="rule-uma"
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is the number of players floating.
          key={index}
        >
          <legend>{form.byFloating ? text.floating(index + 1) : labels.uma}</legend>
          {index === 0 && <p className="hint">{text.pointsHint}</p>}
          {row.map((amount, place) => (
            <Amount
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is a place.
              key={place}
              label={text.place(place + 1)}
              value={amount}
              onChange={(given) => change((now) => withUma(now, index, place, given))}
              problem={problem(umaField(form, index, place))}
            />
          ))}
        </fieldset>
      ))}
      <RuleOption {...editing} field="tie" label={labels.tie} />
      <RuleOption {...editing} field="deposit" label={labels.deposit} />
      <RuleOption {...editing} field="chombo" label={labels.chombo} />
      {form.chombo !== "mangan" && (
        <Amount
          label={text.chomboPoints[form.chombo]}
          value={form.chomboPoints}
          onChange={(chomboPoints) => change({ chomboPoints })}
          problem={problem(form.chombo === "each" ? "chombo.in_hand.each" : "chombo.adjustment")}
        />
      )}
    </FieldGroup>
  );
}

import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { withPlayers } from "./editing";
import { Amount, type Editing, FieldGroup, FieldProblem, RuleOption } from "./fields";

/** How many play, and from which points results count. */
export function PointsFields(editing: Editing) {
  const { rules: text, figures } = useText();
  const { form, change, problem } = editing;
  const { fromReturn, labels } = text;
  return (
    <FieldGroup group="points">
      <Choice
        label={labels.players}
        value={String(form.players)}
        options={[4, 3].map((players) => [String(players), figures.games(players)])}
        onChange={(players) => change((now) => withPlayers(now, players === "3" ? 3 : 4))}
      />
      <FieldProblem said={problem("players")} />
      <Amount
        label={labels.start}
        value={form.start}
        onChange={(start) => change({ start })}
        problem={problem("start")}
      />
      <Choice
        label={fromReturn.label}
        value={form.fromReturn ? "yes" : "no"}
        options={[
          ["yes", fromReturn.yes],
          ["no", fromReturn.no],
        ]}
        onChange={(chosen) => change({ fromReturn: chosen === "yes" })}
      />
      {form.fromReturn && (
        <Amount
          label={labels.return}
          value={form.returnPoints}
          onChange={(returnPoints) => change({ returnPoints })}
          problem={problem("return")}
        />
      )}
      <RuleOption {...editing} field="top" label={labels.oka} />
      <RuleOption {...editing} field="rounding" label={labels.rounding} />
      <RuleOption {...editing} field="unit" label={labels.unit} />
    </FieldGroup>
  );
}

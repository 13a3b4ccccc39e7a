// What the groups of fields of a rule set are made of.

import { type ReactNode, useId } from "react";
import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { termsOfRules } from "../../help/termOf";
import { Check } from "../../parts/Check";
import { NumberBox } from "../../parts/NumberBox";
import { TermLine } from "../../parts/Term";
import type { RuleForm, RuleGroup } from "../../platform";
import type { Text } from "../../text";
import type { ChoiceField } from "../../text/rules";

/** A rule set that is being written down. */
export interface Editing {
  form: RuleForm;
  change: (change: Partial<RuleForm> | ((now: RuleForm) => RuleForm)) => void;
  /** What is wrong with a field, by the name that the backend has for it. */
  problem: (field: string) => string | null;
}

export function FieldGroup({ group, children }: { group: RuleGroup; children: ReactNode }) {
  const { rules: text } = useText();
  const heading = useId();
  return (
    <section className="group" aria-labelledby={heading}>
      <h3 id={heading}>{text.groups[group]}</h3>
      <TermLine terms={termsOfRules[group]} />
      <div className="rule-fields">{children}</div>
    </section>
  );
}

interface ChoiceProps extends Editing {
  field: ChoiceField;
  label: string;
}

/** One of the few ways that a rule can be. */
export function RuleOption({ field, label, form, change }: ChoiceProps) {
  const { rules: text } = useText();
  return (
    <Choice
      label={label}
      value={form[field]}
      options={Object.entries<string>(text.options[field])}
      onChange={(chosen) => change({ [field]: chosen } as Partial<RuleForm>)}
    />
  );
}

type TickField = keyof Text["rules"]["ticks"];

/** A rule that there is or is not. */
export function RuleTick({ field, form, change }: Editing & { field: TickField }) {
  const { rules: text } = useText();
  return (
    <Check
      label={text.ticks[field]}
      value={form[field]}
      onChange={(is) => change({ [field]: is })}
    />
  );
}

interface AmountProps {
  label: string;
  value: number | null;
  onChange: (amount: number | null) => void;
  problem: string | null;
}

/** An amount in points, as every rule set is written down in. */
export function Amount(props: AmountProps) {
  return <NumberBox unit="points" {...props} />;
}

/** What is wrong with something that has no box of its own. */
export function FieldProblem({ said }: { said: string | null }) {
  return (
    said !== null && (
      <p className="field-problem" role="alert" tabIndex={-1}>
        {said}
      </p>
    )
  );
}

// The papers that lie on the tables on a day of play.

import { useState } from "react";
import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { Check } from "../../parts/Check";
import { NumberBox } from "../../parts/NumberBox";
import type { Document, SheetForm } from "../../platform";
import type { ChoiceProps, Kind } from "./kinds";
import { RulesList, useRules } from "./RulesChoice";
import { SessionList, useSession } from "./SessionChoice";
import { useTold } from "./useTold";

const usualForm: SheetForm = { rounds: 3, lastDealer: false, sticks: true, hands: true };

/** Record sheets on which everything is still to be written. */
export function BlankSheets({ onChange }: ChoiceProps) {
  const words = useText().reports;
  const rules = useRules();
  const [sheets, setSheets] = useState<number | null>(1);
  const [form, setForm] = useState<Form>(usualForm);
  const { source } = rules;
  useTold(
    onChange,
    source !== null && sheets !== null && isWhole(form)
      ? { kind: "document", document: { kind: "blank_sheets", rules: source, form, sheets } }
      : null,
  );
  return (
    <>
      <NumberBox
        label={words.sheets}
        unit="count"
        unitName={words.sheetUnit}
        value={sheets}
        onChange={setSheets}
      />
      <RulesList rules={rules} />
      <FormChoice value={form} onChange={setForm} />
    </>
  );
}

type OfDrawKind = Extract<Kind, "drawn_sheets" | "table_plan" | "place_cards">;

/** A document of seats that were drawn. */
export function OfDraw({ kind, begin, onChange }: ChoiceProps & { kind: OfDrawKind }) {
  const words = useText().reports;
  const chosen = useSession(true, begin);
  const { session } = chosen;
  const [round, setRound] = useState<number | null>(null);
  const rules = useRules();
  const [form, setForm] = useState<Form>(usualForm);
  const [samePeople, setSamePeople] = useState(false);

  const isDrawn = round !== null && session?.drawn.includes(round);
  const draw = session && {
    day: session.day.iso,
    series: session.series,
    round: isDrawn ? round : null,
  };
  let document: Document | null = null;
  if (draw !== null && kind !== "drawn_sheets") {
    document = { kind, draw };
  } else if (draw !== null && rules.source !== null && isWhole(form)) {
    document = { kind: "drawn_sheets", draw, rules: rules.source, form, samePeople: samePeople };
  }
  useTold(onChange, document && { kind: "document", document });
  return (
    <>
      <SessionList chosen={chosen} />
      {session !== null && (
        <Choice
          label={words.round}
          all={words.allRounds}
          value={isDrawn ? String(round) : ""}
          options={session.drawn.map((one) => [String(one), words.roundNumber(one)])}
          onChange={(typed) => setRound(typed === "" ? null : Number(typed))}
        />
      )}
      {session !== null && kind === "drawn_sheets" && (
        <>
          <RulesList rules={rules} />
          <FormChoice value={form} onChange={setForm} />
          <Check label={words.samePeople} value={samePeople} onChange={setSamePeople} />
        </>
      )}
    </>
  );
}

/** A form whose number of hanchan may be missing as long as it is typed. */
type Form = Omit<SheetForm, "rounds"> & { rounds: number | null };

function isWhole(form: Form): form is SheetForm {
  return form.rounds !== null;
}

function FormChoice({ value, onChange }: { value: Form; onChange: (form: Form) => void }) {
  const words = useText().reports;
  return (
    <fieldset className="sheet-form">
      <legend>{words.form}</legend>
      <NumberBox
        label={words.hanchanOnSheet}
        hint={words.hanchanOnSheetHint}
        unit="count"
        unitName={words.hanchanUnit}
        value={value.rounds}
        onChange={(rounds) => onChange({ ...value, rounds })}
      />
      {(["lastDealer", "sticks", "hands"] as const).map((part) => (
        <Check
          key={part}
          label={words.formParts[part]}
          value={value[part]}
          onChange={(asked) => onChange({ ...value, [part]: asked })}
        />
      ))}
    </fieldset>
  );
}

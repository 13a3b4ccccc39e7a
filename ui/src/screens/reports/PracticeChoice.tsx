import { Shuffle } from "lucide-react";
import { useState } from "react";
import { useText } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { Switch } from "../../parts/Switch";
import type { PracticeLevel } from "../../platform";
import type { ChoiceProps } from "./kinds";
import { RulesList, useRules } from "./RulesChoice";
import { useTold } from "./useTold";

const levels: readonly PracticeLevel[] = ["easy", "usual", "hard"];

/** Hands to reckon, of which others are made by one press. */
export function PracticeChoice({ onChange }: ChoiceProps) {
  const words = useText().reports;
  const rules = useRules();
  const [level, setLevel] = useState<PracticeLevel>("usual");
  const [sheets, setSheets] = useState<number | null>(1);
  const [collection, setCollection] = useState(1);
  const { source } = rules;
  useTold(
    onChange,
    source !== null && sheets !== null
      ? {
          kind: "document",
          document: { kind: "practice", rules: source, level, sheets, collection },
        }
      : null,
  );
  return (
    <>
      <Switch
        label={words.practice.level}
        choices={levels.map((one) => [one, words.practice.levels[one]] as const)}
        chosen={level}
        onChoose={setLevel}
      />
      <NumberBox
        label={words.sheets}
        unit="count"
        unitName={words.sheetUnit}
        value={sheets}
        onChange={setSheets}
      />
      <RulesList rules={rules} />
      <button type="button" className="b low" onClick={() => setCollection(collection + 1)}>
        <Shuffle className="i" />
        {words.practice.others}
      </button>
      <p className="hint">{words.practice.hint}</p>
    </>
  );
}

import { useId, useState } from "react";
import { useText } from "../../frame/context";
import { CertificateChoice } from "./CertificateChoice";
import { BlankSheets, OfDraw } from "./DayChoice";
import { type ChoiceProps, groupNames, groups, type Kind, kinds } from "./kinds";
import { PeriodChoice } from "./PeriodChoice";
import { OfRules } from "./RulesChoice";
import { SessionChoice } from "./SessionChoice";

/** Which document, and of which days or whom. */
export function DocumentChoice({ onChange }: ChoiceProps) {
  const words = useText().reports;
  const [kind, setKind] = useState<Kind>("monthly");
  const select = useId();
  return (
    <>
      <div className="choice-row">
        <label htmlFor={select}>{words.document}</label>
        <select
          id={select}
          value={kind}
          onChange={(event) => {
            const chosen = kinds.find((other) => other === event.target.value);
            if (chosen !== undefined) {
              setKind(chosen);
            }
          }}
        >
          {groupNames.map((group) => (
            <optgroup key={group} label={words.groups[group]}>
              {groups[group].map((other) => (
                <option key={other} value={other}>
                  {words.documents[other]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p className="hint">{words.documentHints[kind]}</p>
      <Particulars key={kind} kind={kind} onChange={onChange} />
    </>
  );
}

function Particulars({ kind, onChange }: ChoiceProps & { kind: Kind }) {
  switch (kind) {
    case "session":
      return <SessionChoice onChange={onChange} />;
    case "blank_sheets":
      return <BlankSheets onChange={onChange} />;
    case "drawn_sheets":
    case "table_plan":
    case "place_cards":
      return <OfDraw kind={kind} onChange={onChange} />;
    case "value_table":
    case "rule_sheet":
      return <OfRules kind={kind} onChange={onChange} />;
    case "awards":
    case "yakuman":
    case "champion":
    case "places":
    case "free":
      return <CertificateChoice kind={kind} onChange={onChange} />;
    default:
      return <PeriodChoice kind={kind} onChange={onChange} />;
  }
}

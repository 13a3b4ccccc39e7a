import { useId, useState } from "react";
import { useText, type WantedPaper } from "../../frame/context";
import { CertificateChoice } from "./CertificateChoice";
import { BlankSheets, OfDraw } from "./DayChoice";
import { type Begin, type ChoiceProps, groupNames, groups, type Kind, kinds } from "./kinds";
import { PeriodChoice } from "./PeriodChoice";
import { OfRules } from "./RulesChoice";
import { SessionChoice } from "./SessionChoice";

/** Which document, and of which days or whom. */
export function DocumentChoice({
  first,
  ...props
}: Omit<ChoiceProps, "begin"> & { first: WantedPaper | null }) {
  const words = useText().reports;
  const [kind, setKind] = useState<Kind>(first?.kind ?? "monthly");
  const select = useId();
  const begin: Begin = kind === first?.kind ? { ...first, day: first.day ?? null } : { day: null };
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
      <Particulars key={kind} kind={kind} begin={begin} {...props} />
    </>
  );
}

function Particulars({ kind, ...props }: ChoiceProps & { kind: Kind }) {
  switch (kind) {
    case "session":
      return <SessionChoice {...props} />;
    case "blank_sheets":
      return <BlankSheets {...props} />;
    case "drawn_sheets":
    case "table_plan":
    case "place_cards":
      return <OfDraw kind={kind} {...props} />;
    case "value_table":
    case "rule_sheet":
      return <OfRules kind={kind} {...props} />;
    case "awards":
    case "yakuman":
    case "champion":
    case "places":
    case "free":
      return <CertificateChoice kind={kind} {...props} />;
    default:
      return <PeriodChoice kind={kind} {...props} />;
  }
}

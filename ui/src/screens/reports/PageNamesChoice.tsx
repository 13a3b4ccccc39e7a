import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import type { PageNames } from "../../platform";

export const pageNames: readonly PageNames[] = ["full", "family", "initials", "number"];

interface Props {
  value: PageNames;
  onChange: (names: PageNames) => void;
}

/** What the page that everybody can read calls the members. */
export function PageNamesChoice({ value, onChange }: Props) {
  const words = useText().reports.webPage;
  return (
    <Choice
      label={words.names}
      value={value}
      options={pageNames.map((choice) => [choice, words.namings[choice]])}
      onChange={(typed) => {
        const chosen = pageNames.find((choice) => choice === typed);
        if (chosen !== undefined) {
          onChange(chosen);
        }
      }}
    />
  );
}

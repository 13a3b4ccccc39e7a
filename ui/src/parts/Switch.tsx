import type { ReactNode } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";

interface Props<Choice extends string> {
  /** What a screen reader calls them all. */
  label: string;
  /** In their order, each with its words. */
  choices: readonly (readonly [Choice, ReactNode])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** One of a few, all in view; the arrows go from one to the next. */
export function Switch<Choice extends string>({ label, choices, chosen, onChoose }: Props<Choice>) {
  return (
    <ToggleButtonGroup
      className="switch"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const choice = choices.find(([one]) => keys.has(one));
        if (choice !== undefined) {
          onChoose(choice[0]);
        }
      }}
    >
      {choices.map(([choice, words]) => (
        <ToggleButton key={choice} id={choice}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

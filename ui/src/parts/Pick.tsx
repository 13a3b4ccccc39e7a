import { ChevronDown } from "lucide-react";
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from "react-aria-components";
import "./popover.css";

interface Props<Choice extends string | number> {
  label: string;
  /** In their order, each with its words. */
  choices: readonly (readonly [Choice, string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  className?: string;
  autoFocus?: boolean;
}

/** One of several, of which only the chosen one is in view; a letter jumps to what begins with it. */
export function Pick<Choice extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
  className = "",
  autoFocus = false,
}: Props<Choice>) {
  return (
    <Select
      autoFocus={autoFocus}
      aria-label={label}
      value={chosen}
      onChange={(key) => {
        const choice = choices.find(([one]) => one === key);
        if (choice !== undefined) {
          onChoose(choice[0]);
        }
      }}
    >
      <Button className={`pick ${className}`}>
        <SelectValue />
        <ChevronDown className="i" />
      </Button>
      <Popover className="popover">
        <ListBox>
          {choices.map(([choice, words]) => (
            <ListBoxItem key={choice} id={choice} textValue={words}>
              {words}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}

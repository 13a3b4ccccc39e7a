import type { ReactNode } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import "./popover.css";

interface Props {
  /** What the button says; with `name`, what it shows. */
  children: ReactNode;
  name?: string;
  /** Each with its words, in their order. */
  items: readonly { key: string; words: string; onPress: () => void }[];
  className?: string;
}

/** What else can be done, behind one button. */
export function MenuButton({ children, name, items, className = "b low" }: Props) {
  return (
    <MenuTrigger>
      <Button className={className} {...(name !== undefined && { "aria-label": name })}>
        {children}
      </Button>
      <Popover className="popover">
        <Menu>
          {items.map(({ key, words, onPress }) => (
            <MenuItem key={key} id={key} onAction={onPress}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

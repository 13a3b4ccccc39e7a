import type { ReactNode } from "react";
import { Dialog, Popover } from "react-aria-components";
import "./popover.css";

/** Its button would name the popover too, which has no role: to axe that is a part of no landmark. */
const unnamed = { "aria-labelledby": "" };

interface Props {
  /** What the box is, for who cannot see it. */
  label: string;
  className: string;
  /** Where it opens, seen from the button. */
  placement?: "bottom start" | "bottom end";
  children: ReactNode;
}

/** The box that a button opens. */
export function DialogPopover({ label, className, placement = "bottom end", children }: Props) {
  return (
    <Popover className="popover" placement={placement} {...unnamed}>
      <Dialog className={className} aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  );
}

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button, DialogTrigger } from "react-aria-components";
import { DialogPopover } from "./DialogPopover";

interface Props {
  /** What the button shows. */
  button: ReactNode;
  buttonClass: string;
  /** What the box is, for who cannot see it. */
  label: string;
  boxClass: string;
  /** Where it opens, seen from the button. */
  placement?: "bottom start" | "bottom end";
  /** Where something else closes it as well. */
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button that opens a box of choices; whoever leaves the box is on the button again. */
export function BoxButton({
  button,
  buttonClass,
  label,
  boxClass,
  placement,
  isOpen: opened,
  onOpen,
  children,
}: Props) {
  const [own, open] = useState(false);
  const isOpen = opened ?? own;
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
      trigger.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpen ?? open}>
      <Button className={buttonClass} ref={trigger}>
        {button}
      </Button>
      <DialogPopover label={label} className={boxClass} {...(placement && { placement })}>
        {children}
      </DialogPopover>
    </DialogTrigger>
  );
}

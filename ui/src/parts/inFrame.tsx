// For tests: a part or a screen within the frame, over a backend that answers what the test says.

import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { newQueryClient } from "../command";
import { type Frame, FrameContext } from "../frame/context";
import type { Platform } from "../platform";
import { texts } from "../text";

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

// Nor has it what menus find their lines by.
Object.assign(globalThis, { CSS: globalThis.CSS ?? { escape: (text: string) => text } });

/** A backend with just these commands: any other is a fault of the test. */
export function backend(commands: Partial<Platform>): Platform {
  return new Proxy(commands, {
    get: (given, name) => {
      const command = Reflect.get(given, name);
      if (command === undefined) {
        throw new Error(`the test answers no ${String(name)}`);
      }
      return command;
    },
  }) as Platform;
}

/** Answers a command with a value. */
export function answer<T>(value: T) {
  return Promise.resolve({ ok: true, value } as const);
}

const ignored = () => undefined;

export function renderInFrame(
  element: ReactElement,
  commands: Partial<Platform> = {},
  changes: Partial<Frame> = {},
) {
  const frame: Frame = {
    platform: backend({ newestDay: () => answer("2026-11-21"), ...commands }),
    text: texts.ja,
    view: { language: "ja", textSize: 100, theme: "light", isFolded: false },
    changeView: ignored,
    club: null,
    go: ignored,
    toStart: ignored,
    tellAbout: ignored,
    toManual: ignored,
    person: null,
    startFor: ignored,
    task: null,
    takeTask: ignored,
    goToPaper: ignored,
    goToHand: ignored,
    hand: null,
    putOnSheet: ignored,
    handForSheet: null,
    takeHandForSheet: ignored,
    paper: null,
    say: ignored,
    unsay: ignored,
    tellUnsaved: ignored,
    ...changes,
  };
  return render(
    <QueryClientProvider client={newQueryClient()}>
      <FrameContext value={frame}>{element}</FrameContext>
    </QueryClientProvider>,
  );
}

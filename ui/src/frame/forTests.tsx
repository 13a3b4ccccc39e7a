// For tests: the whole window over a backend that answers what the test says.

import { render, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, vi } from "vitest";
import { App } from "../App";
import { answer, backend, renderInFrame } from "../parts/inFrame";
import type { ClubOverview, Platform } from "../platform";
import type { Frame } from "./context";

export const club: ClubOverview = {
  name: "白樺会",
  file: "/home/白樺会.hanchan",
  fileName: "白樺会.hanchan",
  sample: false,
};

/** The frame asks these; whatever a screen asks besides stays unanswered here. */
export const frame: Partial<Platform> = {
  begin: () => answer({ club, others: 0, today: null }),
  clubStatus: () => answer({ savedAt: "14:32", notices: [] }),
  backups: () => answer({ file: club.file, ownFolder: "/books", second: null, latestFirst: [] }),
  site: () => answer(null),
  setMenu: () => answer(null),
  about: () => answer({ version: "0.1.0", made: null, licence: "MIT", releasePage: null }),
};

export function show(commands: Partial<Platform>) {
  const never = () => new Promise<never>(() => undefined);
  const silent = new Proxy(commands, { get: (given, name) => Reflect.get(given, name) ?? never });
  const platform = backend(silent);
  render(<App platform={platform} beginning={platform.begin()} />);
}

/** A part or a screen within the frame, and what it says at the foot of the window. */
export function renderSaying(
  element: ReactElement,
  commands: Partial<Platform>,
  changes: Partial<Frame> = {},
) {
  const said: string[] = [];
  const say = (sentence: string) => said.push(sentence);
  return { said, ...renderInFrame(element, commands, { say, ...changes }) };
}

/** Waits until a command was given with this. */
export const asked = (command: unknown, ...given: unknown[]) =>
  waitFor(() => expect(command).toHaveBeenCalledWith(...given));

export const askedLast = (command: unknown, ...given: unknown[]) =>
  waitFor(() => expect(command).toHaveBeenLastCalledWith(...given));

export const askedOnce = (command: unknown, ...given: unknown[]) =>
  waitFor(() => expect(command).toHaveBeenCalledExactlyOnceWith(...given));

/** jsdom has no screen whose colours could be asked for, and is on no system. */
export function stubBrowser(system = "Win32") {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(navigator, "platform", "get").mockReturnValue(system);
}

/** What the shell tells the page as soon as something is chosen in the menu bar. */
export function choose(deed: string) {
  window.dispatchEvent(new CustomEvent("hanchan-menu", { detail: deed }));
}

/** Nothing waits at the start, and then that file. */
export function waitingLater(file: string, others = 0): Platform["handedFile"] {
  const name = file.split("/").at(-1) ?? file;
  return vi
    .fn<Platform["handedFile"]>()
    .mockReturnValueOnce(answer(null))
    .mockReturnValue(answer({ file, name, others }));
}

/** What the shell tells the page as soon as a file waits. */
export function hand() {
  window.dispatchEvent(new Event("hanchan-file"));
}

/** A box with something typed in it, in what is seen of the page. */
export function typedBox(within = ""): HTMLInputElement {
  const form = document.createElement("form");
  form.className = within;
  form.dataset.typed = "true";
  (document.querySelector("main") ?? document.body).append(form);
  const box = form.appendChild(document.createElement("input"));
  box.focus();
  return box;
}

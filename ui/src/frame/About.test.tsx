// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer, backend, renderInFrame } from "../parts/inFrame";
import type { About as Facts, NotedPart, Platform } from "../platform";
import { About } from "./About";

const facts: Facts = {
  version: "0.1.0",
  made: { iso: "2026-11-24", shown: "令和8年11月24日", weekday: "火" },
  licence: "MIT License",
  releasePage: "https://example.org/releases",
};

const part = (title: string, texts: string[]): NotedPart => ({
  title,
  licence: "MIT",
  authors: "A. Author",
  source: "https://example.org/source",
  remark: null,
  texts,
});

const notices = (search: string) =>
  answer(
    search === "" ? [part("serde 1.0", []), part("react 19", [])] : [part("serde 1.0", ["Terms"])],
  );

function show(commands: Partial<Platform>) {
  renderInFrame(
    <About onBack={() => undefined} />,
    backend({ about: () => answer(facts), notices, ...commands }),
  );
}

test("the version has the day it is of, if that is known", async () => {
  show({});
  await screen.findByText("半荘帳 0.1.0（令和8年11月24日）");
  cleanup();
  show({ about: () => answer({ ...facts, made: null }) });
  await screen.findByText("半荘帳 0.1.0");
});

test("newer versions are looked for in the browser, where it is known which page has them", async () => {
  const openReleasePage = vi.fn(() => answer(null));
  show({ openReleasePage });
  await screen.findByText(/https:\/\/example\.org\/releases/);
  expect(openReleasePage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "新しい版を確かめる" }));
  await screen.findByText("新しい版のあるページをブラウザーで開きました。");
  expect(openReleasePage).toHaveBeenCalledOnce();
  cleanup();
  show({ about: () => answer({ ...facts, releasePage: null }) });
  await screen.findByText(/^半荘帳 0\.1\.0/);
  expect(screen.queryByRole("button", { name: "新しい版を確かめる" })).toBeNull();
});

test("where no browser opens, the address is told", async () => {
  const problem = { kind: "no_browser", address: "https://example.org/releases" } as const;
  show({ openReleasePage: () => Promise.resolve({ ok: false, problem }) });
  await userEvent.click(await screen.findByRole("button", { name: "新しい版を確かめる" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("https://example.org/releases");
  expect(screen.queryByText("新しい版のあるページをブラウザーで開きました。")).toBeNull();
});

test("what others made is listed, and read whole where its name is typed", async () => {
  show({});
  await screen.findByText("2件");
  expect(screen.queryByText("Terms")).toBeNull();
  await userEvent.type(screen.getByLabelText("名前でさがす"), "serde");
  await screen.findByText("Terms");
  expect(screen.getByText("作者：A. Author")).toBeTruthy();
  expect(screen.queryByText("react 19")).toBeNull();
});

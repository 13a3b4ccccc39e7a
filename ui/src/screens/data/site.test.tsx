// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { asked, renderSaying, stubBrowser } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { SiteView } from "../../platform";
import { Site } from "./Site";

beforeEach(() => stubBrowser());

const kept: SiteView = { folder: "/srv/club", names: "initials", problem: null };

test("a folder is chosen under the names that are, and what was done is said", async () => {
  const chooseSite = vi.fn(() => answer("/srv/club"));
  const { said } = renderSaying(<Site />, { site: () => answer(null), chooseSite });
  fireEvent.click(await screen.findByRole("button", { name: "フォルダーを決めて始める" }));
  await asked(chooseSite, "ページを書くフォルダー", "initials");
  expect(said).toEqual(["/srv/clubにページを書きました。保存のたびに新しくします。"]);
});

test("pages that could not be written say so, that the record is saved, and why", async () => {
  const problem = { kind: "missing_folder", folder: "/srv/club" } as const;
  renderSaying(<Site />, { site: () => answer({ ...kept, problem }) });
  await screen.findByText(/記録は保存してあります/);
  await screen.findByText(/\/srv\/club/, { selector: ".problem *" });
});

test("pages are opened, and where that fails it is told", async () => {
  const problem = { kind: "missing_file", file: "/srv/club/index.html" } as const;
  const openSite = () => Promise.resolve({ ok: false, problem } as const);
  renderSaying(<Site />, { site: () => answer(kept), openSite });
  fireEvent.click(await screen.findByRole("button", { name: "ページを開く" }));
  await screen.findByText(/index\.html/, { selector: ".problem *" });
});

test("nothing is written any more once that is wanted", async () => {
  const endSite = vi.fn(() => answer(null));
  const { said } = renderSaying(<Site />, { site: () => answer(kept), endSite });
  fireEvent.click(await screen.findByRole("button", { name: "書き直すのをやめる" }));
  await asked(endSite);
  expect(said[0]).toContain("/srv/clubに残っています");
});

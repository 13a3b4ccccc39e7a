// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { Platform } from "../../platform";
import { HandOver } from "./HandOver";

const made = {
  file: "/usb/白樺会の引継ぎ 2026-11-22.zip.age",
  files: 13,
  hanchan: 120,
  missing: [],
  left: null,
};

test("a club is handed over under a passphrase typed twice, which is then forgotten", async () => {
  const handOver = vi.fn<Platform["handOver"]>(() => answer(made));
  const { said } = renderSaying(<HandOver />, { handOver });
  const [typed, again] = [
    screen.getByLabelText<HTMLInputElement>("合言葉"),
    screen.getByLabelText<HTMLInputElement>("合言葉をもう一度"),
  ];
  expect([typed.type, again.type]).toEqual(["password", "password"]);
  await userEvent.type(typed, "sakura no hana ga");
  await userEvent.type(again, "sakura no hana ga");
  await userEvent.click(screen.getByRole("button", { name: "引継ぎのファイルを作る" }));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(handOver.mock.calls[0]?.[0]).toEqual({
    typed: "sakura no hana ga",
    again: "sakura no hana ga",
  });
  expect(said[0]).toContain(made.file);
  expect([typed.value, again.value]).toEqual(["", ""]);
});

test("what could not be taken away is said, because everybody can read it", async () => {
  const left = "/books/白樺会.hanchan.hanchan-work";
  const handOver = vi.fn<Platform["handOver"]>(() => answer({ ...made, left }));
  const { said } = renderSaying(<HandOver />, { handOver });
  await userEvent.click(screen.getByRole("checkbox", { name: /^合言葉で暗号にする/ }));
  await userEvent.click(screen.getByRole("button", { name: "引継ぎのファイルを作る" }));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatch(/^引継ぎのファイルを作り.*白樺会\.hanchan\.hanchan-work」だけは/);
});

test("what was typed stays where it is refused, and can be looked at", async () => {
  const problem = { kind: "passphrases_differ" } as const;
  renderInFrame(<HandOver />, { handOver: () => Promise.resolve({ ok: false, problem }) });
  const typed = screen.getByLabelText<HTMLInputElement>("合言葉");
  await userEvent.type(typed, "sakura no hana ga");
  await userEvent.click(screen.getByRole("button", { name: "引継ぎのファイルを作る" }));
  await screen.findByText("2回入れた合言葉が、同じではありません。");
  expect(typed.value).toBe("sakura no hana ga");
  await userEvent.click(screen.getByRole("checkbox", { name: "合言葉を見せる" }));
  expect(typed.type).toBe("text");
});

test("without encryption no passphrase is asked for", async () => {
  const handOver = vi.fn<Platform["handOver"]>(() => answer(null));
  renderInFrame(<HandOver />, { handOver });
  await userEvent.click(screen.getByRole("checkbox", { name: /^合言葉で暗号にする/ }));
  expect(screen.queryByLabelText("合言葉")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "引継ぎのファイルを作る" }));
  expect(handOver.mock.calls[0]?.[0]).toBeNull();
});

// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../../parts/inFrame";
import type { Platform, PracticeTask, PracticeVerdict } from "../../../platform";
import HandScreen from "..";

const words = (ja: string) => ({ ja, en: ja });
const worth = {
  yaku: [{ name: words("立直"), han: 1 }],
  value: words("3翻40符"),
  level: null,
  han: 3,
  fu: 40,
  fuItems: [],
  fuWay: null,
  payments: [{ who: words("放銃した人が払う"), points: "5,200" }],
  total: "5,200",
  way: words("役: 立直1＋ドラ2＝3翻"),
  fed: [],
  line: null,
};

function judged(right: boolean): PracticeVerdict {
  return { kind: "judged", right, expected: words("5,200"), worth };
}

function show() {
  const seeds: number[] = [];
  const practiceHand = vi.fn((_rules: string | null, task: PracticeTask) => {
    seeds.push(task.seed);
    return answer({
      seen: { concealed: ["1m", "2m"], win: "3m", melds: [], dora: ["4s"], ura: [] },
      words: words(`${task.level} ${seeds.length}`),
      circumstances: [words("東場"), words("南家"), words("ロン")],
    });
  });
  const practiceVerdict = vi.fn(
    (_rules: string | null, _task: PracticeTask, typed: string | null) =>
      answer<PracticeVerdict | null>(
        typed === "3翻"
          ? { kind: "unread", words: words("符も入れてください。") }
          : judged(typed === "5200"),
      ),
  );
  const commands: Partial<Platform> = {
    ruleList: () => answer([]),
    practiceHand,
    practiceVerdict,
    handWorth: () => new Promise(() => undefined),
  };
  const shown = renderInFrame(<HandScreen />, commands);
  return { practiceHand, practiceVerdict, ...shown };
}

async function begin() {
  await userEvent.click(await screen.findByRole("radio", { name: "練習" }));
  return screen.findByLabelText("答え");
}

test("a hand is answered, judged and followed by the next by keys alone", async () => {
  const { practiceHand, practiceVerdict } = show();
  const box = await begin();
  await waitFor(() => expect(document.activeElement).toBe(box));
  await screen.findByRole("img", { name: "usual 1" });
  screen.getByText("南家");
  await userEvent.keyboard("5200{Enter}");
  await screen.findByText("あたり");
  await screen.findByText("役: 立直1＋ドラ2＝3翻");
  screen.getByText("1問のうち 1問あたり");
  expect(practiceVerdict).toHaveBeenCalledWith(
    null,
    expect.objectContaining({ level: "usual" }),
    "5200",
  );
  await userEvent.keyboard("{Enter}");
  await screen.findByLabelText("答え");
  await userEvent.keyboard("5200{Enter}");
  await screen.findByText("続けて2問");
  await userEvent.keyboard("{Enter}");
  await screen.findByLabelText("答え");
  await userEvent.keyboard("3900{Enter}");
  await screen.findByText("ちがいます");
  screen.getByText("答えは 5,200 です。");
  screen.getByText("3問のうち 2問あたり");
  expect(screen.queryByText(/続けて/)).toBeNull();
  const seeds = practiceHand.mock.calls.map(([, task]) => task.seed);
  expect(new Set(seeds).size).toBe(3);
});

test("half an answer may be typed on, and the answer may be shown without one", async () => {
  const { practiceVerdict } = show();
  await begin();
  await userEvent.keyboard("3翻{Enter}");
  await screen.findByText("符も入れてください。");
  screen.getByText("0問のうち 0問あたり");
  expect(screen.getByLabelText<HTMLInputElement>("答え").value).toBe("3翻");
  await userEvent.click(screen.getByRole("button", { name: "答えを見る" }));
  await screen.findByText("ちがいます");
  expect(practiceVerdict).toHaveBeenLastCalledWith(null, expect.anything(), null);
  screen.getByText("1問のうち 0問あたり");
});

test("another level asks another hand, and the sitting goes on when one comes back", async () => {
  const { practiceHand, unmount } = show();
  await begin();
  await userEvent.keyboard("5200{Enter}");
  await screen.findByText("あたり");
  await userEvent.click(screen.getByRole("radio", { name: "むずかしい" }));
  await screen.findByRole("img", { name: /^hard/ });
  expect(practiceHand).toHaveBeenLastCalledWith(null, expect.objectContaining({ level: "hard" }));
  screen.getByText("1問のうち 1問あたり");
  unmount();
});

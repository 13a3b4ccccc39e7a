// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { ChosenPeriod, Document, Paper } from "../../platform";
import ReportsScreen from ".";
import { Pages } from "./Pages";
import { openPdf } from "./pdf";

// jsdom has no worker and draws nothing: pdf.js itself is tried in the real window.
vi.mock("./pdf", () => ({
  openPdf: vi.fn(async () => ({
    pages: 3,
    size: async () => ({ width: 794, height: 1123 }),
    draw: async () => document.createElement("canvas"),
    words: async (page: number) => `words of page ${page}`,
    close: async () => undefined,
  })),
}));

const october: ChosenPeriod = {
  kind: "month",
  from: { iso: "2026-10-01", shown: "令和8年10月1日", weekday: "木" },
  to: { iso: "2026-10-31", shown: "令和8年10月31日", weekday: "土" },
  heading: "令和8年10月",
  previous: "2026-09-30",
  next: "2026-11-01",
};

function reports(missing: string[] = []) {
  const asked: [Document, Paper][] = [];
  const { said } = renderSaying(<ReportsScreen />, {
    periodOf: (kind) => answer({ ...october, kind }),
    reportPdf: (document, paper) => {
      asked.push([document, paper]);
      return answer(new ArrayBuffer(8));
    },
    reportFacts: () => answer({ fileName: "月間成績表-2026-10.pdf", missing }),
    openReport: () => answer(null),
    saveReport: () => answer("/home/books/月間成績表-2026-10.pdf"),
    saveSheets: () => answer({ folder: "/home/books/個人成績表", files: 4, of: 15, missing }),
    workStep: () => answer(null),
    memberChoices: () => answer([]),
    awards: () => answer([]),
    remarks: () => answer({ comments: [], notes: [] }),
    sessionChoices: () =>
      answer([
        {
          day: { iso: "2026-10-21", shown: "令和8年10月21日", weekday: "水" },
          series: 2,
          seriesName: "水曜会",
          drawn: [],
        },
      ]),
  });
  return { asked, said, user: userEvent.setup() };
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole("button", { name }));
}

describe("the reports", () => {
  test("begin with the newest month, in normal print", async () => {
    const { asked } = reports();
    await screen.findByText("1 / 3ページ");
    expect(asked).toEqual([
      [
        { kind: "monthly", day: "2026-10-01", edition: "handout" },
        { large: false, honorific: "sama" },
      ],
    ]);
  });

  test("are made anew for another paper and another document", async () => {
    const { asked, user } = reports();
    await user.click(await screen.findByLabelText("大きな文字で印刷する"));
    expect(asked.at(-1)?.[1].large).toBe(true);
    await choose(user, "日別成績表");
    await screen.findByText(/令和8年10月21日（水） 水曜会/);
    expect(asked.at(-1)?.[0]).toEqual({ kind: "session", day: "2026-10-21", series: 2 });
    await choose(user, "半期成績表");
    await user.click(await screen.findByRole("radio", { name: "つけない" }));
    expect(asked.at(-1)?.[0]).toEqual({
      kind: "half_year",
      day: "2026-10-01",
      edition: "handout",
      memberPages: "none",
    });
  });

  test("wait for a member before a personal one is made", async () => {
    const { asked, user } = reports();
    await choose(user, "個人成績表");
    await screen.findByText("会員を選ぶと、成績表がここに出ます。");
    expect(asked.every(([document]) => document.kind !== "personal")).toBe(true);
  });

  test("name the characters that print as 〓, and say where they were saved", async () => {
    const { said, user } = reports(["𰻞"]);
    expect((await screen.findByText(/〓と印刷されます/)).textContent).toContain("𰻞");
    await user.click(screen.getByRole("button", { name: "ファイルに保存する" }));
    expect(said).toEqual(["書類を保存しました：/home/books/月間成績表-2026-10.pdf"]);
  });
});

test("pages are turned and sized by keyboard, within the document", async () => {
  const user = userEvent.setup();
  renderInFrame(<Pages pdf={new ArrayBuffer(8)} title="月間成績表" />);
  expect(openPdf).toHaveBeenCalled();
  const page = await screen.findByLabelText("月間成績表 1ページ目（全3ページ）");
  page.focus();
  await user.keyboard("{PageUp}{PageDown}");
  await screen.findByText("words of page 2");
  await user.keyboard("{End}{PageDown}");
  await screen.findByText("3 / 3ページ");
  await user.keyboard("{Home}");
  await screen.findByText("1 / 3ページ");
  await user.keyboard("-");
  await screen.findByText("75％");
  await user.keyboard("+");
  await screen.findByText("100％");
  await user.click(screen.getByRole("radio", { name: "全体" }));
  expect(screen.queryByText("100％")).toBeNull();
});

test("a document that cannot be shown is said to be so", async () => {
  vi.mocked(openPdf).mockRejectedValueOnce(new Error("no worker"));
  renderInFrame(<Pages pdf={new ArrayBuffer(8)} title="月間成績表" />);
  await screen.findByText(/no worker/);
});

test("Ctrl+P prints what is seen", async () => {
  const { said, user } = reports();
  await screen.findByText("1 / 3ページ");
  await user.keyboard("{Control>}p{/Control}");
  expect(said).toEqual(["「月間成績表-2026-10.pdf」を開きました。開いた画面で印刷してください。"]);
});

test("all members' reports are looked at in one, and saved each in a file of its own", async () => {
  const { asked, said, user } = reports();
  await choose(user, "個人成績表（全員）");
  await user.click(await screen.findByRole("button", { name: "ひとりずつ保存する" }));
  expect(asked.at(-1)?.[0]).toEqual({
    kind: "everybody",
    from: "2026-10-01",
    to: "2026-10-31",
  });
  expect(said).toEqual([
    "取りやめました。15人のうち4人分は保存してあります：/home/books/個人成績表",
  ]);
});

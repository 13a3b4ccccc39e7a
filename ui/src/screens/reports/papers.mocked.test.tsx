// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { WantedPaper } from "../../frame/context";
import { renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type {
  ChosenPeriod,
  CompetitionChoices,
  Day,
  Document,
  MemberChoice,
  Platform,
  RuleEntry,
} from "../../platform";
import { texts } from "../../text";
import ReportsScreen from ".";
import { kinds } from "./kinds";

// jsdom has no worker and draws nothing: pdf.js itself is tried in the real window.
vi.mock("./pdf", () => ({
  openPdf: vi.fn(async () => ({
    pages: 1,
    size: async () => ({ width: 794, height: 1123 }),
    draw: async () => document.createElement("canvas"),
    words: async () => "",
    close: async () => undefined,
  })),
}));

const day = (iso: string): Day => ({ iso, shown: iso, weekday: "水" });

const half: ChosenPeriod = {
  kind: "half",
  from: day("2026-04-01"),
  to: day("2026-09-30"),
  heading: "令和8年度 上半期",
  previous: "2026-03-31",
  next: "2026-10-01",
};

const session = (iso: string, drawn: number[]) => ({
  day: day(iso),
  series: 2,
  seriesName: "水曜会",
  drawn,
});

/** Only what the list of rule sets shows. */
const rules = (key: string, usual: boolean) =>
  ({ source: `${key}@1`, key, version: 1, newest: true, usual, form: { name: key } }) as RuleEntry;

const member = (id: number, name: string): MemberChoice => ({
  id,
  number: id,
  name,
  kana: "",
  unranked: false,
});

function papers(commands: Partial<Platform> = {}, paper: WantedPaper | null = null) {
  const asked: Document[] = [];
  const { said } = renderSaying(
    <ReportsScreen />,
    {
      periodOf: (kind) => answer({ ...half, kind }),
      reportPdf: (document) => {
        asked.push(document);
        return answer(new ArrayBuffer(8));
      },
      reportFacts: () => answer({ fileName: "書類.pdf", missing: [] }),
      sessionChoices: () => answer([session("2026-10-28", []), session("2026-10-21", [1, 2])]),
      ruleList: () => answer([rules("shirakaba", false), rules("wednesday", true)]),
      memberChoices: () => answer([member(7, "髙橋 勇"), member(12, "濵口 正雄")]),
      resultFilters: () =>
        answer({ hasCompetitions: false, series: [{ id: 2, name: "水曜会" }], ruleSets: [] }),
      awards: () => answer([]),
      remarks: () => answer({ comments: [], notes: [] }),
      workStep: () => answer(null),
      ...commands,
    },
    { paper },
  );
  const user = userEvent.setup();
  const choose = async (name: string) => user.click(await inGallery(name));
  const type = async (label: string, typed: string) => {
    const box = await screen.findByLabelText(label);
    await user.clear(box);
    await user.type(box, `${typed}{Enter}`);
  };
  return { asked, said, user, choose, type };
}

/** The picture that the paper is chosen by. */
async function inGallery(name: string) {
  return within(await screen.findByRole("navigation", { name: "書類の種類" })).findByRole(
    "button",
    {
      name,
    },
  );
}

const given = { signed: "", day: null };

describe("the gallery of papers", () => {
  test("has every one under its occasion, with a name of its own", async () => {
    papers();
    const gallery = await screen.findByRole("navigation", { name: "書類の種類" });
    const names = within(gallery)
      .getAllByRole("heading")
      .map((heading) => heading.querySelector("b")?.textContent);
    expect(names).toEqual(["会の日", "月", "半期・年度", "ひとり", "会場に置く・貼る", "大会"]);
    expect(within(gallery).getAllByRole("button")).toHaveLength(kinds.length);
    for (const { documents } of [texts.ja.reports, texts.en.reports]) {
      expect(new Set(Object.values(documents)).size).toBe(kinds.length);
    }
  });

  test("is gone through by the arrows, Enter chooses, and Esc leads back to what is chosen", async () => {
    const { user } = papers();
    const monthly = await inGallery("月間成績表");
    expect(monthly.getAttribute("data-first-field")).toBe("");
    monthly.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(await inGallery("開催案内"));
    await user.keyboard("{End}{Home}");
    expect(document.activeElement).toBe(await inGallery("日別成績表"));
    expect(monthly.getAttribute("aria-current")).toBe("true");
    await user.keyboard("{Enter}");
    const chosen = await inGallery("日別成績表");
    expect(chosen.getAttribute("aria-current")).toBe("true");
    (await screen.findByLabelText("大きな文字で印刷する")).focus();
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(chosen);
  });
});

describe("who is led to a paper", () => {
  test("finds it open, of the day that was meant", async () => {
    const { asked } = papers({}, { kind: "session", day: "2026-10-21" });
    await waitFor(() => expect(asked).toEqual([{ kind: "session", day: "2026-10-21", series: 2 }]));
    expect((await inGallery("日別成績表")).getAttribute("aria-current")).toBe("true");
  });

  test("finds the member's own, of the period that was looked at", async () => {
    const periods: unknown[] = [];
    const { asked } = papers(
      {
        periodOf: (kind, of) => {
          periods.push([kind, of]);
          return answer({ ...half, kind });
        },
      },
      { kind: "personal", member: 12, period: "half", day: "2026-05-06" },
    );
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        kind: "personal",
        member: 12,
        from: "2026-04-01",
        to: "2026-09-30",
      }),
    );
    expect(periods).toContainEqual(["half", "2026-05-06"]);
  });
});

describe("papers for the day of play", () => {
  test("blank sheets follow the club's usual rules, and as many as are typed", async () => {
    const { asked, choose, type, user } = papers();
    await choose("白紙の記録用紙");
    await type("枚数", "４");
    await user.click(screen.getByLabelText("最後の親"));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        kind: "blank_sheets",
        rules: "wednesday@1",
        form: { rounds: 3, lastDealer: true, sticks: true, hands: true },
        sheets: 4,
      }),
    );
  });

  test("what needs a draw offers only sessions with one, and its rounds", async () => {
    const { asked, choose, user } = papers();
    await choose("卓組表");
    await screen.findByRole("option", { name: /2026-10-21/ });
    expect(screen.queryByRole("option", { name: /2026-10-28/ })).toBeNull();
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        kind: "table_plan",
        draw: { day: "2026-10-21", series: 2, round: null },
      }),
    );
    await user.selectOptions(screen.getByLabelText("回戦"), "2回戦");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ draw: { round: 2 } }));
  });

  test("without a draw it is said how to come by one", async () => {
    const { asked, choose } = papers({ sessionChoices: () => answer([session("2026-10-28", [])]) });
    await choose("席札");
    await screen.findByText(/席を決めた会がまだありません/);
    expect(asked.some((document) => document.kind === "place_cards")).toBe(false);
  });
});

test("a rule sheet can be of any of the club's rule sets", async () => {
  const { asked, choose, user } = papers();
  await choose("ルール表");
  await user.selectOptions(await screen.findByLabelText("ルール"), "shirakaba");
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: "rule_sheet", rules: "shirakaba@1" }));
});

describe("certificates", () => {
  test("of a tournament wait for its name and somebody who placed", async () => {
    const { asked, choose, type, user } = papers();
    await choose("賞状（大会の順位）");
    await screen.findByText(/大会の呼び名を入れ/);
    await type("大会や期間の呼び名", "第三回 白樺杯");
    await user.type(screen.getByRole("combobox", { name: "2人目の会員" }), "12{Enter}");
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        kind: "certificates",
        occasion: { kind: "places", event: "第三回 白樺杯", places: [{ place: 2, member: 12 }] },
        given,
      }),
    );
  });

  test("in words of one's own say who gives them, line by line", async () => {
    const { asked, choose, type, user } = papers();
    await choose("感謝状・自由な文");
    await type("もらう人の名前", "髙橋 勇");
    await user.type(screen.getByLabelText("文"), "あなたは長く会を支え{Enter}ここに感謝します");
    await type("会の名前にそえる人", "会長　濵口 正雄");
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        kind: "certificates",
        occasion: {
          kind: "free",
          title: "表彰状",
          honour: "",
          name: "髙橋 勇",
          text: "あなたは長く会を支え\nここに感謝します",
        },
        given: { signed: "会長　濵口 正雄", day: null },
      }),
    );
  });

  test("of a period in which nothing happened are not shown, and it is said why", async () => {
    const { choose } = papers({
      reportPdf: () => Promise.resolve({ ok: false, problem: { kind: "no_certificate" } }),
    });
    await choose("表彰状（役満）");
    await screen.findByText(/表彰状を出すことがありません/);
    const save = screen.getByRole("button", { name: "ファイルに保存する" });
    expect(save.getAttribute("aria-disabled")).toBe("true");
  });
});

test("a competition's ranking is of the one that is chosen", async () => {
  const line = { capacity: null, playing: 12, waiting: 0, begun: true, drawn: true, over: false };
  const held = [
    { ...line, id: 3, name: "第3回 白樺杯" },
    { ...line, id: 2, name: "新年大会" },
  ] as unknown as CompetitionChoices["held"];
  const { asked, choose, user } = papers({
    competitions: () => answer({ held, presets: [], rules: [] }),
  });
  await choose("大会順位表");
  await user.selectOptions(await screen.findByLabelText("大会"), "新年大会");
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      kind: "competition_ranking",
      competition: 2,
      stage: null,
      round: null,
    }),
  );
});

test("the notice of a month is made with what is to be said on it", async () => {
  const { asked, choose, user } = papers();
  await choose("開催案内");
  await user.type(await screen.findByLabelText("案内の終わりに書くこと"), "お茶があります");
  await user.tab();
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      kind: "notice",
      day: "2026-04-01",
      months: 1,
      series: null,
      message: "お茶があります",
    }),
  );
});

test("the page for the web site is saved under the names that the members wish", async () => {
  const saved: unknown[][] = [];
  const { said, choose, user } = papers({
    saveWebPage: (...asked) => {
      saved.push(asked.slice(0, 3));
      return answer("/home/books/ホームページ.html");
    },
  });
  await choose("成績のホームページ");
  await user.selectOptions(await screen.findByLabelText("ホームページでの呼び方"), "イニシャル");
  await user.click(screen.getByRole("button", { name: "ファイルに保存する" }));
  expect(saved).toEqual([["2026-04-01", "2026-09-30", "initials"]]);
  expect(said).toEqual(["ホームページを保存しました：/home/books/ホームページ.html"]);
});

test("every paper of a half-year is saved at once, and where it is said", async () => {
  const { said, choose, user } = papers({
    saveHalfYear: (from) =>
      answer({
        folder: `/home/books/${from}`,
        files: 19,
        left: ["個人成績表-9.pdf"],
        missing: ["🀄"],
      }),
  });
  await choose("まとめて保存");
  await user.click(await screen.findByRole("button", { name: "すべて保存する" }));
  await waitFor(() =>
    expect(said).toEqual([
      "書類19点を保存しました：/home/books/2026-04-01　前に作った、今回はない個人成績表が1点、消さずに残してあります：個人成績表-9.pdf　次の文字は印刷用の書体にないため、〓と印刷されます：🀄。記録の文字はそのまま残っています。",
    ]),
  );
});

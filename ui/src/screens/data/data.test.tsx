// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer, renderInFrame } from "../../parts/inFrame";
import type {
  Backups as Found,
  HistoryTold,
  Platform,
  ClubSettings as Settings,
} from "../../platform";
import { ArchiveFiles } from "./ArchiveFiles";
import { Backups } from "./Backups";
import { CheckFile } from "./CheckFile";
import { ClubSettings } from "./ClubSettings";
import { History } from "./History";
import { Places } from "./Places";
import { SecondPlace } from "./SecondPlace";
import { SeriesSettings } from "./SeriesSettings";

const day = { iso: "2026-11-20", shown: "令和8年11月20日", weekday: "金" };

const last = {
  key: "2026-11-20T21:05:00",
  day,
  time: "21:05",
  file: "/home/books/shirakabaの控え/shirakaba-2026-11-20-210500.hanchan",
  hasChecksum: true,
};

const found: Found = {
  file: "/home/books/shirakaba.hanchan",
  ownFolder: "/home/books/shirakabaの控え",
  second: { folder: "/media/stick", isThere: true, ofSystem: null, last: null },
  latestFirst: [last],
};

const contents = { club: "白樺会", members: 38, sessions: 90, lastDay: day };

/** What the three places and the backups ask besides. */
const asked: Partial<Platform> = {
  clubStatus: () => answer({ savedAt: "21:10", notices: [] }),
  dayChoices: () =>
    answer({
      today: { ...day, iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" },
      usualSeries: 1 as never,
      last: null,
      series: [{ id: 1 as never, name: "水曜会" }],
      usualRules: 1 as never,
      ruleSets: [],
    }),
  backups: () => answer(found),
  lookIntoBackup: () => answer(contents),
};

const noStick = { folder: "/media/stick", isThere: false, ofSystem: null, last: null };

function places(
  commands: Partial<Platform> = {},
  say: (sentence: string) => void = () => undefined,
) {
  renderInFrame(<Places />, { ...asked, ...commands }, { say });
}

describe("the places of the record", () => {
  test("say where the file is, until when it is saved, and when the last backup was made", async () => {
    places();
    expect((await screen.findByText("books ＞ shirakaba.hanchan")).title).toBe(
      "/home/books/shirakaba.hanchan",
    );
    await screen.findByText("21:10まで保存");
    await screen.findByText("11月20日（金）21:05");
    screen.getByText("2か所にあります");
  });

  test("are three where a backup lies in the second place as well", async () => {
    places({ backups: () => answer({ ...found, second: { ...noStick, isThere: true, last } }) });
    await screen.findByText("3か所にあります");
  });

  test.each([
    [null, "控えをとり、読み直して確かめました（半荘120回）。"],
    [{ kind: "made" }, "控えを2か所にとり、読み直して確かめました（半荘120回）。"],
  ] as const)("say where backups were made, %j", async (second, sentence) => {
    const said: string[] = [];
    const backUp = () => answer({ file: "/books/a", hanchan: 120, second });
    places({ backUp }, (one) => said.push(one));
    await userEvent.click(await screen.findByRole("button", { name: "いま控えをとる" }));
    await waitFor(() => expect(said).toEqual([sentence]));
  });

  test("have a backup on this computer although the second place is away, and both is said", async () => {
    places({
      backups: () => answer({ ...found, second: noStick }),
      backUp: () =>
        answer({
          file: "/books/a",
          hanchan: 120,
          second: { kind: "failed", problem: { kind: "missing_folder", folder: "/media/stick" } },
        }),
    });
    await screen.findByText("いまは見つかりません。USBメモリーがささっているか確かめてください。");
    await userEvent.click(screen.getByRole("button", { name: "いま控えをとる" }));
    await screen.findByRole("alert");
    screen.getByText(
      "このパソコンには控えをとりました。もうひとつの置き場所には、とれませんでした。",
    );
  });

  test("are told in full where the second one is chosen", async () => {
    const { said } = renderSaying(<SecondPlace />, {
      ...asked,
      chooseBackupFolder: () => answer("/media/other"),
    });
    await screen.findByText("/home/books/shirakaba.hanchan");
    await userEvent.click(screen.getByRole("button", { name: "置き場所を選ぶ" }));
    await waitFor(() =>
      expect(said).toEqual(["控えのもうひとつの置き場所を決めました：/media/other"]),
    );
  });
});

test("backups are looked into before they are put back as a new file", async () => {
  const user = userEvent.setup();
  const { said } = renderSaying(<Backups />, {
    ...asked,
    restoreBackup: (key) => answer(`/home/books/${key}.hanchan`),
  });
  await screen.findByText("1個");
  await screen.findByText("会員38人・開催90日");
  await user.click(screen.getByRole("button", { name: "令和8年11月20日（金）21:05 中を見る" }));
  await screen.findByText("38人");
  await user.click(screen.getByRole("button", { name: "この控えを新しいファイルに戻す" }));
  expect(said[0]).toContain("/home/books/2026-11-20T21:05:00.hanchan");
});

test("the club's settings are saved as they are changed, each with the others as they were", async () => {
  const saved: Settings[] = [];
  renderInFrame(<ClubSettings />, {
    clubSettings: () =>
      answer({
        name: "白樺会",
        fiscalStart: 4,
        calendar: "japanese",
        sections: ["standings"],
      }),
    changeClubSettings: (settings) => {
      saved.push(settings);
      return answer(null);
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText("年度の始まり"), "1月");
  expect(saved).toEqual([
    { name: "白樺会", fiscalStart: 1, calendar: "japanese", sections: ["standings"] },
  ]);
});

test("a meeting is named otherwise, taken out and added, and what forbids it is said at it", async () => {
  const renameSeries = vi.fn<Platform["renameSeries"]>(() => answer(null));
  const nameSeries = vi.fn<Platform["nameSeries"]>(() => answer(2 as never));
  const problem = { kind: "in_use", what: "series", key: "水曜会" } as const;
  const { said } = renderSaying(<SeriesSettings />, {
    ...asked,
    renameSeries,
    nameSeries,
    deleteSeries: () => Promise.resolve({ ok: false, problem }),
  });
  const name = await screen.findByLabelText("「水曜会」の名前");
  await userEvent.clear(name);
  await userEvent.type(name, "水曜例会{Enter}");
  expect(renameSeries).toHaveBeenCalledExactlyOnceWith(1, "水曜例会");
  await waitFor(() => expect(said).toEqual(["「水曜会」の名前を「水曜例会」に変えました。"]));
  await userEvent.click(screen.getByRole("button", { name: "「水曜会」を消す" }));
  expect((await screen.findByRole("alert")).textContent).toContain("消せません。");
  await userEvent.type(screen.getByLabelText("新しいシリーズ"), "土曜会{Enter}");
  await waitFor(() => expect(nameSeries).toHaveBeenCalledExactlyOnceWith("土曜会"));
});

const deed = { id: 7 as never, day, time: "14:32", state: "done" } as const;
const told: HistoryTold[] = [
  {
    line: { ...deed, operation: "correct_member", state: "undone" },
    changes: [
      {
        table: "member",
        record: "3 (山田 勇)",
        fields: [{ field: "kana", before: "やまだ", after: null }],
      },
    ],
  },
  {
    line: { ...deed, id: 6 as never, operation: "correct_hanchan" },
    changes: [
      {
        table: "seat",
        record: "2026-11-18 水曜会 2 C S",
        fields: [
          { field: "points", before: "46900", after: "47900" },
          { field: "total", before: "1", after: "2" },
        ],
      },
    ],
  },
];

test("what was done is told in a sentence, with what stood there before and after", async () => {
  renderInFrame(<History />, {
    history: () => answer(told),
    historyChanges: () => answer(told[0]?.changes ?? []),
  });
  await screen.findByText("会員の訂正 山田 勇");
  await screen.findByText("半荘の訂正 11月18日 2回戦C卓（南家 46900→47900）");
  await screen.findByText("元に戻しました（やり直せます）");
  screen.getByRole("heading", { name: "令和8年11月20日（金）" });
  await userEvent.click(screen.getByRole("button", { name: /会員の訂正.山田 勇 前と後を見る/ }));
  await screen.findByText(/会員「3 \(山田 勇\)」/);
  await screen.findByText("よみがな: やまだ → （なし）");
});

test("what was done is searched for by what it says, and taken back and done again from there", async () => {
  const history = vi.fn<Platform["history"]>(() => answer(told));
  const undo = vi.fn<Platform["undo"]>(() => answer("correct_hanchan"));
  const redo = vi.fn<Platform["redo"]>(() => answer("correct_member"));
  const { said } = renderSaying(<History />, { history, undo, redo });
  await screen.findByText("会員の訂正 山田 勇");
  await userEvent.click(screen.getByRole("button", { name: /^戻す/ }));
  await waitFor(() => expect(said).toEqual(["半荘の訂正を元に戻しました。"]));
  await userEvent.click(screen.getByRole("button", { name: "やり直す" }));
  await waitFor(() => expect(said[1]).toBe("会員の訂正をやり直しました。"));
  await userEvent.type(screen.getByLabelText("したことをさがす"), "２回戦");
  await waitFor(() => expect(screen.queryByText("会員の訂正 山田 勇")).toBeNull());
  screen.getByText(/2回戦C卓/);
  expect(history).toHaveBeenLastCalledWith(500);
  await userEvent.type(screen.getByLabelText("したことをさがす"), "どこにもない");
  await screen.findByText(/見つかりません/);
});

const place = {
  day: { iso: "2026-11-20", shown: "令和8年11月20日", weekday: "金" },
  series: "水曜会",
  round: 2,
  table: "B",
};

test("checking names every amount that the rules do not give", async () => {
  renderInFrame(<CheckFile />, {
    checkClub: () =>
      answer([
        {
          kind: "amount",
          place,
          seat: "東",
          field: "total",
          stored: "100",
          computed: "200",
        },
        { kind: "not_settled", place, problem: { kind: "points_missing", points: "300" } },
      ]),
  });
  await userEvent.click(await screen.findByRole("button", { name: "いま調べる" }));
  await screen.findByText("2か所、おかしなところがありました。");
  await screen.findByText(/令和8年11月20日 水曜会 2回戦B卓の東家：得点.*100.*200/);
  await screen.findByText(
    /2回戦B卓：ルールでは計算できません。点数の合計が、あと300点足りません。/,
  );
});

test("an archive is written where the person chooses, and said what is in it", async () => {
  const showFolder = vi.fn<Platform["showFolder"]>(() => answer(null));
  const { said } = renderSaying(<ArchiveFiles />, {
    writeArchive: () => answer({ folder: "/usb/白樺会-保管", files: 31, rows: 4_711 }),
    showFolder,
  });
  await userEvent.click(
    await screen.findByRole("button", { name: "フォルダーを選んで、保管用に書き出す" }),
  );
  const written = "31個のファイルに4,711行を書き出しました：/usb/白樺会-保管";
  await waitFor(() => expect(said).toEqual([written]));
  // It can be looked at where it is.
  screen.getByText(written);
  await userEvent.click(screen.getByRole("button", { name: "フォルダーを開く" }));
  expect(showFolder).toHaveBeenCalledExactlyOnceWith("/usb/白樺会-保管");
});

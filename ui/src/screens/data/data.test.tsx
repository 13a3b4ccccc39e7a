// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { Backups as Found, ClubSettings as Settings } from "../../platform";
import { ArchiveFiles } from "./ArchiveFiles";
import { Backups } from "./Backups";
import { CheckFile } from "./CheckFile";
import { ClubSettings } from "./ClubSettings";
import { History } from "./History";

afterEach(cleanup);

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

describe("backups", () => {
  test("say where the file is and when the last was made", async () => {
    renderInFrame(<Backups />, { backups: () => answer(found) });
    await screen.findByText("/home/books/shirakaba.hanchan");
    expect(screen.getAllByText("令和8年11月20日（金）21:05")).toHaveLength(2);
  });

  test.each([
    [null, "控えをとり、読み直して確かめました（半荘120回）：/books/a"],
    [{ kind: "made" }, "控えを2か所にとり、読み直して確かめました（半荘120回）。"],
  ] as const)("say where they were made, %j", async (second, sentence) => {
    const said: string[] = [];
    renderInFrame(
      <Backups />,
      {
        backups: () => answer(found),
        backUp: () => answer({ file: "/books/a", hanchan: 120, second }),
      },
      { say: (one) => said.push(one) },
    );
    await userEvent.click(await screen.findByRole("button", { name: "いま控えをとる" }));
    await waitFor(() => expect(said).toEqual([sentence]));
  });

  test("are made on this computer although the second place is away, and both is said", async () => {
    const gone = { folder: "/media/stick", isThere: false, ofSystem: null, last: null };
    renderInFrame(<Backups />, {
      backups: () => answer({ ...found, second: gone }),
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

  test("are looked into before they are put back as a new file", async () => {
    const said: string[] = [];
    const user = userEvent.setup();
    renderInFrame(
      <Backups />,
      {
        backups: () => answer(found),
        lookIntoBackup: () => answer({ club: "白樺会", members: 38, sessions: 90, lastDay: day }),
        restoreBackup: (key) => answer(`/home/books/${key}.hanchan`),
      },
      { say: (sentence) => said.push(sentence) },
    );
    await user.click(await screen.findByText("控えの一覧（1）"));
    await user.click(screen.getByRole("button", { name: "令和8年11月20日（金）21:05 中を見る" }));
    await screen.findByText("38人");
    await user.click(screen.getByRole("button", { name: "この控えを新しいファイルに戻す" }));
    expect(said[0]).toContain("/home/books/2026-11-20T21:05:00.hanchan");
  });
});

test("the club's settings are saved as they are changed, each with the others as they were", async () => {
  const saved: Settings[] = [];
  renderInFrame(<ClubSettings />, {
    clubSettings: () => answer({ name: "白樺会", fiscalStart: 4, calendar: "japanese" }),
    changeClubSettings: (settings) => {
      saved.push(settings);
      return answer(null);
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText("年度の始まり"), "1月");
  expect(saved).toEqual([{ name: "白樺会", fiscalStart: 1, calendar: "japanese" }]);
});

test("what was done is told with what stood there before and after", async () => {
  renderInFrame(<History />, {
    history: () =>
      answer([{ id: 7, day, time: "14:32", operation: "correct_member", state: "undone" }]),
    historyChanges: () =>
      answer([
        {
          table: "member",
          record: "3 (山田 勇)",
          fields: [{ field: "kana", before: "やまだ", after: null }],
        },
      ]),
  });
  await screen.findByText("会員の訂正");
  await screen.findByText("元に戻しました（やり直せます）");
  await userEvent.click(screen.getByRole("button", { name: /前と後を見る/ }));
  await screen.findByText(/会員「3 \(山田 勇\)」/);
  await screen.findByText("よみがな: やまだ → （なし）");
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
  await userEvent.click(await screen.findByRole("button", { name: "ファイルを調べる" }));
  await screen.findByText("2か所、おかしなところがありました。");
  await screen.findByText(/令和8年11月20日 水曜会 2回戦B卓の東家：得点.*100.*200/);
  await screen.findByText(
    /2回戦B卓：ルールでは計算できません。点数の合計が、あと300点足りません。/,
  );
});

test("an archive is written where the person chooses, and said what is in it", async () => {
  const said: string[] = [];
  renderInFrame(
    <ArchiveFiles />,
    { writeArchive: () => answer({ folder: "/usb/白樺会-保管", files: 31, rows: 4_711 }) },
    { say: (sentence) => said.push(sentence) },
  );
  await userEvent.click(
    await screen.findByRole("button", { name: "フォルダーを選んで、保管用に書き出す" }),
  );
  await waitFor(() =>
    expect(said).toEqual(["31個のファイルに4,711行を書き出しました：/usb/白樺会-保管"]),
  );
});

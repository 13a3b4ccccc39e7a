// @vitest-environment jsdom

import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useWrite } from "../command";
import { answer, renderInFrame } from "../parts/inFrame";
import type {
  Backups,
  Platform,
  SecondPlace,
  WireFinding,
  WireNotice,
  WireQuestion,
} from "../platform";
import type { Frame } from "./context";
import { club } from "./forTests";
import { OpeningNotes } from "./OpeningNotes";

const aside: WireNotice = {
  kind: "set_aside",
  left: "白樺会.hanchan-journal",
  kept: "/home/白樺会.hanchan-journal.left",
};
const alike: WireNotice = { kind: "kept_alike", service: "OneDrive" };

const withPlace = (second: SecondPlace | null): Backups => ({
  file: club.file,
  ownFolder: "/home/白樺会の控え",
  second,
  latestFirst: [],
});

function show(
  notices: WireNotice[],
  commands: Partial<Platform> = {},
  changes: Partial<Frame> = {},
  of: typeof club = club,
) {
  const clubStatus = () => answer({ savedAt: null, notices });
  const clubQuestions = () => answer<WireQuestion[]>([]);
  const backups = () => answer(withPlace(null));
  const all = { checkClub: () => answer([]), clubStatus, clubQuestions, backups, ...commands };
  return renderInFrame(<OpeningNotes club={of} shown />, all, changes);
}

const understood = () => screen.getAllByRole("button", { name: "わかりました" });

test("what was noticed on opening stays until it is understood, each by itself", async () => {
  show([aside, alike]);
  const kept = await screen.findByText(/「\/home\/白樺会\.hanchan-journal\.left」にとってあります/);
  expect(kept.textContent).toContain("「白樺会.hanchan-journal」");
  const cloud = screen.getByText(/OneDriveのフォルダー.*一度に1台だけ/);
  const [first] = understood();
  await userEvent.click(first as HTMLElement);
  expect(kept.isConnected).toBe(false);
  expect(cloud.isConnected).toBe(true);
  await userEvent.click(understood()[0] as HTMLElement);
  expect(cloud.isConnected).toBe(false);
});

test("many other files of the club are told together, and understood together and for good", async () => {
  const names = ["控え1.hanchan", "控え2.hanchan", "控え3.hanchan", "控え4.hanchan"];
  const twins = names.map((name): WireNotice => ({ kind: "twin", name }));
  show(twins);
  const told = await screen.findByText(/ほかのファイルが4個（「控え1.hanchan」「控え2.hanchan」/);
  expect(told.textContent).not.toContain("控え4.hanchan");
  expect(understood()).toHaveLength(1);
  await userEvent.click(understood()[0] as HTMLElement);
  expect(told.isConnected).toBe(false);
  cleanup();
  show([...twins, { kind: "twin", name: "もう1つ.hanchan" }]);
  await screen.findByText(/もうひとつのファイル「もう1つ.hanchan」があります/);
});

/** Something that saves, whether the work itself can be done or not. */
function Saving() {
  const save = useWrite((platform) => platform.undo());
  return (
    <button type="button" onClick={() => void save.run()}>
      save
    </button>
  );
}

test.each([
  ["is done", () => answer("import" as const)],
  [
    "is refused",
    () => Promise.resolve({ ok: false, problem: { kind: "nothing_to_undo" } } as const),
  ],
])("what is put aside at a save that %s is shown as well", async (_, undo) => {
  const notices: WireNotice[] = [];
  const clubStatus = () => answer({ savedAt: null, notices: [...notices] });
  renderInFrame(
    <>
      <OpeningNotes club={club} shown />
      <Saving />
    </>,
    { checkClub: () => answer([]), clubStatus, undo, backups: () => answer(withPlace(null)) },
  );
  notices.push(aside);
  await userEvent.click(screen.getByRole("button", { name: "save" }));
  await screen.findByText(/にとってあります/);
});

test("where the file lies is said until it is understood once, of each file and each service", async () => {
  const said = (service: string) => screen.findByText(new RegExp(`${service}のフォルダー`));
  show([alike]);
  await said("OneDrive");
  // Not understood yet, it is said again.
  cleanup();
  show([alike, aside]);
  await said("OneDrive");
  await userEvent.click(understood()[0] as HTMLElement);
  await userEvent.click(understood()[0] as HTMLElement);
  cleanup();
  show([alike, aside]);
  await screen.findByText(/にとってあります/);
  expect(screen.queryByText(/のフォルダー/)).toBeNull();
  cleanup();
  show([{ ...alike, service: "Dropbox" }]);
  await said("Dropbox");
  cleanup();
  show([alike], {}, {}, { ...club, file: "/home/青空会.hanchan" });
  await said("OneDrive");
});

const stick: SecondPlace = { folder: "E:\\控え", isThere: false, ofSystem: null, last: null };

test("a second place that is away is said once each time, with the way to another", async () => {
  const went: string[] = [];
  const go = (place: string) => went.push(place);
  const showWith = (second: SecondPlace) => {
    cleanup();
    show([aside], { backups: () => answer(withPlace(second)) }, { go });
  };
  const said = () => screen.findByText(/「E:\\控え」が、いまは見つかりません。.*ドライブの名前/);
  showWith(stick);
  const first = await said();
  await userEvent.click(screen.getByRole("button", { name: /^置き場所を選び直す/ }));
  expect(went).toEqual(["data"]);
  await userEvent.click(understood()[0] as HTMLElement);
  expect(first.isConnected).toBe(false);
  // Not on the next day as well.
  showWith(stick);
  await screen.findByText(/にとってあります/);
  expect(screen.queryByText(/いまは見つかりません/)).toBeNull();
  // It was there: the next time is another.
  showWith({ ...stick, isThere: true });
  await waitFor(() => expect(localStorage.getItem("understood")).toBe("[]"));
  showWith(stick);
  await said();
  // What nobody could plug in is told otherwise.
  showWith({ ...stick, folder: "/Volumes/STICK", ofSystem: "Mac" });
  await screen.findByText(/「\/Volumes\/STICK」は、別の種類のパソコン（Mac）で決めたもの/);
});

test("a file that was looked over and is whole is not spoken of", async () => {
  const checkClub = vi.fn(() => answer<WireFinding[]>([]));
  const { container } = show([], { checkClub });
  await waitFor(() => expect(checkClub).toHaveBeenCalledOnce());
  await act(() => checkClub.mock.results[0]?.value);
  expect(container.textContent).toBe("");
});

const lost = (number: number): WireFinding => ({
  kind: "record",
  how: "lost",
  table: "member",
  record: `${number} (山田 勇)`,
});

test("a file that was looked over and is damaged is said to be, with the way to its backups", async () => {
  const went: string[] = [];
  const found: WireFinding[] = [
    lost(3),
    { kind: "damaged", detail: "row 3" },
    { kind: "damaged", detail: "row 4" },
    { kind: "history", number: "7", at: null },
  ];
  show([], { checkClub: () => answer(found) }, { go: (place) => went.push(place) });
  const said = (await screen.findByRole("alert")).textContent;
  expect(said).toContain("4か所、おかしなところがありました。");
  expect(said).toContain("会員「3 (山田 勇)」は、記録されたのに、いまはありません。");
  expect(said).toContain("「これまでにしたこと」の7番目が");
  expect(said).toContain("何も書きかえていません。いちばん新しいよい控えを新しいファイルに戻して");
  await userEvent.click(screen.getByRole("button", { name: "控えを見る（データと設定）" }));
  expect(went).toEqual(["data"]);
  await userEvent.click(understood()[0] as HTMLElement);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("of much damage only the beginning is told", async () => {
  const found = [1, 2, 3, 4, 5, 6, 7].map(lost);
  show([], { checkClub: () => answer(found) });
  await screen.findByText("7か所、おかしなところがありました。", { exact: false });
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  screen.getByText("ほかに2か所あります。");
});

test("a look over the file that fails is told as well", async () => {
  const problem = { kind: "failing_disk", file: club.file } as const;
  show([], { checkClub: () => Promise.resolve({ ok: false, problem }) });
  const said = (await screen.findByRole("alert")).textContent;
  expect(said).toContain("ファイルを調べられませんでした。");
  expect(said).toContain(club.file);
});

test.each([
  ["直したルールにする", true],
  ["いまのままにする", false],
])("a corrected preset is asked about until it is answered: %s", async (button, take) => {
  let asked: WireQuestion[] = [{ kind: "preset_corrected", name: "白樺会ルール 2025" }];
  const answerCorrection = vi.fn((_take: boolean) => {
    asked = [];
    return answer(null);
  });
  show([], { clubQuestions: () => answer(asked), answerCorrection });
  const note = await screen.findByText(/^会のルール「白樺会ルール 2025」のもとになったプリセット/);
  expect(note.textContent).toContain("人数ではなく残り時間のこと");
  await userEvent.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(note.isConnected).toBe(false));
  expect(answerCorrection).toHaveBeenCalledExactlyOnceWith(take);
});

test("who stands at two tables of a round is named, and what to do", async () => {
  const place = {
    day: { iso: "2026-11-14", shown: "令和8年11月14日（土）", weekday: "土" },
    series: "土曜会",
    round: 1,
    table: "A",
  };
  const twice: WireQuestion = { kind: "at_two_tables", member: 11, place, other: "B" };
  show([], { clubQuestions: () => answer([twice]) });
  const said = await screen.findByText(
    /^会員11が、令和8年11月14日（土） 土曜会 1回戦のA卓とB卓の両方にいます。/,
  );
  expect(said.textContent).toContain("どちらかの用紙に理由を書けば");
  await userEvent.click(screen.getByRole("button", { name: "わかりました" }));
  expect(said.isConnected).toBe(false);
});

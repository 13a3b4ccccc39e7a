import type { EntryStateShown, Happening, PersonId } from "../platform";
import { signed } from "./amounts";
import { competition } from "./competition.ja";

const states: Record<EntryStateShown, string> = {
  playing: "出場",
  waiting: "補欠",
  cancelled: "取り消し",
  released: "来場なし（席を空けた）",
};

type Named = (id: PersonId) => string;
type Stage = (number: number) => string;

function happened(what: Happening, named: Named, stage: Stage): string {
  switch (what.kind) {
    case "entered":
      return `${named(what.person)}さんが申し込んだ`;
    case "cancelled":
      return `${named(what.person)}さんが取り消した`;
    case "received":
      return `${named(what.person)}さんの${competition.asked[what.asked]}を受け取った`;
    case "checked_in":
      return `${named(what.person)}さんが来場した`;
    case "no_shows_released":
      return "来ていない人の席を空けた";
    case "walked_in":
      return `${named(what.person)}さんが当日参加した`;
    case "staff_named":
      return `${named(what.person)}さんがスタッフに入った`;
    case "replaced":
      return `${stage(what.stage)}${what.round}回戦から、${named(what.person)}さんに代わって${named(what.by)}さんが打つ`;
    case "absent":
      return `${named(what.person)}さんは${stage(what.stage)}${what.round}回戦から打たない`;
    case "returned":
      return `${named(what.person)}さんは${stage(what.stage)}${what.round}回戦からまた打つ`;
    case "late":
      return `${named(what.person)}さんが${what.minutes}分遅刻した`;
    case "adjusted":
      return `${named(what.person)}さんに${stage(what.stage)}${what.round ? `${what.round}回戦のあと` : ""}で${signed(what.points)}点（${what.reason}）`;
    case "offended":
      return `${named(what.person)}さんの${what.stage && what.round ? `${stage(what.stage)}${what.round}回戦のあとの` : ""}違反（${what.reason}）`;
    case "lifted":
      return `${what.event}番のできごとを取り消した（${what.reason}）`;
    case "round_seated":
      return `${stage(what.stage)}${what.round}回戦の席を決めた（${what.seed === null ? "手で決めた席" : `くじの番号 ${what.seed}`}${what.reason ? `。用紙を待たなかったわけ：${what.reason}` : ""}）`;
    case "lot_drawn":
      return `${stage(what.stage)}の同点のくじ：${what.order.map(named).join("、")}の順${what.seed === null ? "" : `（くじの番号 ${what.seed}）`}`;
    case "cut_decided":
      return `${stage(what.stage)}から進む人を決めた：${what.through.map(named).join("、")}`;
    case "prize_picked":
      return `${named(what.person)}さんが賞品「${what.prize}」を選んだ`;
    case "place_offered":
      return `${named(what.person)}さんに「${what.place}」の枠を案内した`;
    case "place_accepted":
      return `${named(what.person)}さんが「${what.place}」の枠を受けた`;
    case "place_declined":
      return `${named(what.person)}さんが「${what.place}」の枠を辞退した`;
  }
}

export const competitionDesk = {
  heading: "受付",
  short: (short: number) => `開くには、あと${short}人の申し込みがいります。`,
  closes: (day: string, time: string) => `申し込みの締め切り：${day} ${time}`,
  checkInUntil: (day: string, time: string) => `来場の締め切り：${day} ${time}`,
  next: "受付がすんだら、「進行」で席を決めます。",
  doing: "何を書くか",
  ways: { enter: "申し込み", walk_in: "当日参加", staff: "スタッフに入る" },
  member: "会員",
  memberHint: "番号・よみ・名前。Enterで書きこみ、次の人へ。",
  write: "書きこむ",
  writing: (count: number) => `あと${count}人を書きこんでいます。`,
  unknown: (typed: string) => `「${typed}」番の会員はいません。書きこんでいません。`,
  refused: (name: string) => `${name}さんのことは書きこめませんでした。`,
  forget: "わかりました",
  playing: "出場",
  ofCapacity: (capacity: number | null, free: number | null) =>
    capacity === null ? "定員なし" : `定員${capacity}人、あき${free ?? 0}人`,
  waiting: "補欠",
  came: "来場",
  ofPlaying: (playing: number) => `${playing}人のうち`,
  countUnit: "人",
  asGuest: (name: string) => `「${name}」さんをゲストとして加えて書きこむ`,
  entered: (name: string) => `${name}さんの申し込みを受けました。出場します。`,
  waits: (name: string) => `${name}さんの申し込みを受けました。定員いっぱいなので補欠です。`,
  walkedIn: (name: string) => `${name}さんが当日参加しました。`,
  staffed: (name: string) => `${name}さんがスタッフに入りました。`,
  promoted: "補欠から繰り上がった人（知らせてください）",
  tellThem: (names: string) => `${names}さんが補欠から繰り上がりました。知らせてください。`,
  people: (count: number) => `申し込んだ人（${count}人）`,
  nobody: "まだだれも申し込んでいません。",
  place: "順",
  name: "名前",
  state: "様子",
  states,
  waitsAt: (place: number) => `補欠${place}番`,
  walkIn: "当日参加",
  leftAt: (stage: string, round: number) => `${stage}${round}回戦から打たない`,
  at: "申し込み",
  arrival: "来場",
  hasArrived: (name: string) => `${name}さんが来場した`,
  hasGiven: (name: string, asked: string) => `${name}さんの${asked}を受け取った`,
  ticked: (name: string, what: string) => `${name}さん：${what}を書きこみました。`,
  alreadyTicked: "もう書きこんであります。まちがいなら「元に戻す」で戻します。",
  cancel: "取り消す",
  cancelOf: (name: string) => `${name}さんの申し込みを取り消す`,
  cancelled: (name: string) => `${name}さんの申し込みを取り消しました。`,
  again: "もう一度申し込む",
  againOf: (name: string) => `${name}さんがもう一度申し込む`,
  release: (count: number) => `来ていない${count}人の席を空ける`,
  releaseHint:
    "空いた席には、補欠の人が順に入ります。それでも空いていれば、当日参加の人が入れます。",
  released: "来ていない人の席を空けました。",
  staff: "スタッフ",
  staffHint: "足りない卓に入り、順位はつきません。",
  noStaff: "スタッフはまだいません。",
  insteadOf: (name: string, stage: string, round: number) =>
    `${stage}${round}回戦から${name}さんの代わり`,
  log: "できごと",
  logHint: "新しいものが上です。書きまちがいは「元に戻す」で戻せます。",
  noLog: "まだ何も書きこまれていません。",
  number: "番",
  when: "いつ",
  what: "できごと",
  happened,
};

export type CompetitionDeskText = typeof competitionDesk;

import type { ClockCall, HallPart } from "../platform";

const calls: Record<ClockCall, string> = {
  declare_points: "点数を申告してください",
  finish_hand: "いまの局を終わらせてください",
  last_hand: "いまの局が最後です",
  over: "いまの局が最後です",
  over_one_more: "いまの局が最後です。点数のやりとりに入っていた卓は、もう1局打ちます",
};

const parts: Record<HallPart, string> = {
  seats: "席",
  standings: "この日の成績",
  clock_only: "時計だけ",
};

export const clock = {
  heading: "対局時計",
  round: (round: number) => `${round}回戦`,
  roundBox: "回戦",
  rules: "ルール",
  minutes: "時間",
  minutesUnit: "分",
  minutesNeeded: "何分打つかを入れると、始められます。",
  start: "時計を始める",
  pause: "止める",
  goOn: "続ける",
  add: (minutes: number) => (minutes < 0 ? `${-minutes}分引く` : `${minutes}分足す`),
  reset: "始めに戻す",
  nextRound: "次の回戦へ",
  bringBack: "前の時計に戻す",
  left: (minutes: number, seconds: number) => `残り ${minutes}分${seconds}秒`,
  states: { ready: "まだ始めていません", paused: "止めています", over: "時間です" },
  until: (time: string) => `${time}に終わります`,
  ended: (time: string) => `${time}に終わりました`,
  next: (minutes: number, call: ClockCall) => `次は残り${minutes}分：${calls[call]}`,
  more: "会場の画面・音",
  oneTable: "1卓だけ時間を延ばす",
  table: "卓",
  addAt: (table: string, minutes: number) =>
    minutes < 0 ? `${table}卓から${-minutes}分引く` : `${table}卓に${minutes}分足す`,
  lateTables: "時間を延ばした卓",
  besides: (table: string, minutes: number) => `${table}卓は${minutes}分延長`,
  notSafe: "時計は動いていますが、控えが書けません。半荘帳を閉じると、時計は消えます。",
  say: (minutes: number, call: ClockCall) =>
    minutes === 0 ? `時間です。${calls[call]}。` : `残り${minutes}分です。${calls[call]}。`,
  announcement: "時計の知らせ",
  calledAt: (time: string) => `${time}の知らせ`,
  late: (time: string) => `${time}の知らせでしたが、半荘帳が閉じていたので鳴っていません。`,
  understood: "わかりました",
  sound: "知らせの音",
  volumes: { off: "出さない", soft: "小さく", medium: "ふつう", loud: "大きく" },
  tryCall: "知らせの音を試す",
  tryOver: "終わりの音を試す",
  noSound: "音が出せません。パソコンの音と、スピーカーのつながりを確かめてください。",
  hall: {
    title: (club: string) => `${club}　会場の画面`,
    group: "会場の画面",
    open: "会場の画面を開く",
    front: "会場の画面を前に出す",
    close: "会場の画面を閉じる",
    fill: "全画面にする",
    fillKey: (keys: string) => `全画面にする（${keys}）`,
    leaveKey: "全画面をやめる（Esc）",
    shown: "会場で見せるもの",
    parts,
    hint: (keys: string) => `プロジェクターや大きな画面に移して、${keys}で全画面にします。`,
    said: (call: ClockCall) =>
      call === "over" || call === "over_one_more" ? `時間です。${calls[call]}` : calls[call],
    waiting: "時計はまだ合わせてありません。",
    noSeats: "この回戦の席は、まだ決まっていません。",
    noStandings: "この日の成績は、まだありません。",
    table: (table: string) => `${table}卓`,
    winds: ["東", "南", "西", "北"],
    sitsOut: "抜け番",
    missing: "記録用紙がまだの卓",
    standings: "この日の成績",
    standingsOf: (stage: string) => `${stage}の成績`,
    rank: (rank: number | null) => (rank === null ? "－" : `${rank}位`),
  },
};

export type ClockText = typeof clock;

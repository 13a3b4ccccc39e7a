import type { MembershipStep, MergeShown, PersonKind } from "../platform";

const kinds: Record<PersonKind, string> = {
  member: "会員",
  guest: "ゲスト",
  staff: "スタッフ",
};

const steps: Record<MembershipStep, string> = {
  join: "会員にする",
  leave: "今日で退会にする",
  come_back: "退会を取り消す",
};

const stepTaken: Record<MembershipStep, (name: string) => string> = {
  join: (name) => `${name}さんを会員にしました。「元に戻す」で戻せます。`,
  leave: (name) => `${name}さんの退会日を今日にしました。「元に戻す」で戻せます。`,
  come_back: (name) => `${name}さんの退会を取り消しました。「元に戻す」で戻せます。`,
};

export const members = {
  heading: "会員",
  search: "さがす",
  searchHint: "番号、名前、よみがな。ひらがな・カタカナ、髙と高のちがいは気にしません。",
  show: "表示",
  shown: {
    all: "全員",
    present: "在籍中の人",
    gone: "退会した人",
    no_kana: "よみがなのない人",
  },
  count: (count: number) => `${count}人`,
  withoutKana: (count: number) => `よみがなのない人が${count}人います。名簿の終わりに並びます。`,
  nobody: "あてはまる人はいません。",
  nobodyYet:
    "まだ会員がいません。「会員を加える」で入れるか、「データと設定」で名簿を取りこみます。",
  add: "会員を加える",
  addHeading: "新しい会員",
  save: "この人を加える",
  close: "閉じる",
  added: (name: string) => `${name}さんを加えました。`,
  back: "名簿に戻る",
  openPerson: (name: string) => `${name}さんの記録を開く`,
  entry: "名簿の記入",
  entryHint: "欄を出るたびに保存されます。まちがえたら「元に戻す」で戻せます。",
  number: "番号",
  name: "名前",
  nameHint: "入れたとおりの字で残り、印刷されます。",
  kana: "よみがな",
  kind: "区分",
  kindHint: "ゲストとスタッフは成績に載りますが、順位はつきません。",
  kinds,
  sex: "性別",
  joined: "入会日",
  left: "退会日",
  note: "備考",
  publicName: "ホームページでの名前",
  publicNameHint: "空欄なら、ホームページを作るときに選ぶ呼び方（氏名など）になります。",
  personTitle: (number: number, name: string) => `${number} ${name}`,
  delete: "この人を消す",
  deleteHint: "成績や出席などの記録が何もない人だけ、消せます。消しても「元に戻す」で戻せます。",
  deleted: (name: string) => `${name}さんを消しました。「元に戻す」で戻せます。`,
  steps,
  stepTaken,
  deletedPeople: (count: number) => `消した人（${count}人）`,
  restore: "名簿に戻す",
  restored: (name: string) => `${name}さんを名簿に戻しました。`,
  merge: "同じ人のもうひとつの記入と、ひとつにまとめる",
  mergeHint:
    "同じ人を二度、名簿に入れてしまったときに使います。片方の成績などをもう片方に移し、記入をひとつにします。",
  mergeOther: "もうひとつの記入",
  mergeKeep: "名簿に残す記入",
  mergeEntries: "ふたつの記入",
  mergeStays: "残る記入",
  mergeGoes: "なくなる記入",
  mergeMoves: ({ gone, keep, hanchan, hands, adjustments, sessions }: MergeShown) =>
    `番号${gone.number}の半荘${hanchan}回、満貫以上の手${hands}回、調整${adjustments}件、出席${sessions}日が、番号${keep.number}に移ります。`,
  mergeNow: (gone: number, keep: number) => `番号${gone}を番号${keep}にまとめる`,
  mergeUndo: "まとめたあとも「元に戻す」で、ふたつに戻せます。",
  merged: (gone: string, keep: string) =>
    `${gone}さんの記入を${keep}さんにまとめました。「元に戻す」で戻せます。`,
  results: "成績",
  notPlayed: "この期間には打っていません。",
  summary: "まとめ",
  item: "項目",
  figure: "数",
  rank: (rank: number, ranked: number) => `${ranked}人中${rank}位`,
  rating: "レーティング",
  showRating: "レーティングも見せる",
  ratingHint:
    "レーティングは、だれと打って何着だったかから見積もった強さの目安で、本ソフト独自の値です。±のあとは、その見積もりの幅です。",
  ratingFigure: (value: string, uncertainty: string) => `${value}（±${uncertainty}）`,
  streaks: "連続記録",
  bySeat: "席別の成績",
  headToHead: "対戦成績",
  chart: "累計の推移",
  hanchan: "すべての半荘",
  hands: "満貫以上の手",
  noHands: "満貫以上の手は記されていません。",
};

export type MembersText = typeof members;

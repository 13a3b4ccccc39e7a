import type { OfferAnswer, PassedOverWhy } from "../platform";

const answers: Record<OfferAnswer, string> = {
  waiting: "返事待ち",
  accepted: "受けた",
  declined: "辞退",
};

const why: Record<PassedOverWhy, string> = {
  holds: "もう枠を持っている",
  offences: "違反",
  left: "最後まで打っていない",
};

export const competitionResults = {
  heading: "結果と賞",
  provisional: "まだ入っていない記録用紙があるので、途中の成績です。",
  which: "見るもの",
  best: "3位まで",
  number: (number: number) => `${number}番`,
  given: "賞",
  nothingGiven: "この大会に賞はありません。",
  ranking: "総合順位",
  stage: (name: string) => `${name}の成績`,
  printRanking: "順位表を印刷",
  save: "保存",
  saveRanking: "順位表をファイルに保存",
  rankingFiles: {
    html: "ホームページ用のページ（HTML）",
    xlsx: "表計算のブック（XLSX）",
    csv: "文字だけの表（CSV）",
  },
  savedRanking: (place: string) => `順位表を保存しました：${place}`,
  nobody: "まだ成績がありません。",
  rank: "順位",
  unranked: "順位なし",
  name: "名前",
  reached: "進んだ段階",
  round: (round: number) => `${round}回戦`,
  places: "1-2-3-4着",
  carried: "持ち越し",
  penalties: "減点・加点",
  total: (unit: string) => `合計（${unit}）`,
  totalPlain: "合計",
  remark: "備考",
  left: "途中まで",
  disqualified: "違反により失格",
  prizes: "賞品を選ぶ順",
  picks: (count: number) => `${count}つ選ぶ`,
  picked: "選んだもの",
  nextPick: (name: string) => `次に選ぶのは${name}さんです。`,
  allPicked: "賞品はすべて選び終わりました。",
  prize: "選んだ賞品",
  writePick: "書きこむ",
  pickedNow: (name: string, prize: string) => `${name}さんが「${prize}」を選びました。`,
  needsPrize: "賞品の名前を書いてください。",
  beyond: (count: number) =>
    `賞品を選んだあとで成績が変わりました。いまの順位では選ぶ番でない人の賞品が${count}つあります。渡したものはそのままです。`,
  booby: (name: string, lost: boolean) =>
    lost ? `ブービー賞：${name}さん。ただし遅刻か違反のため、なし。` : `ブービー賞：${name}さん。`,
  keepsakes: (count: number) => `参加賞：${count}人分。`,
  offers: (place: string, count: number | null) =>
    count === null
      ? `「${place}」の枠（人数はまだ決まっていません）`
      : `「${place}」の枠（${count}人分）`,
  free: (free: number) =>
    free === 0 ? "空いている枠はありません。" : `空いている枠：${free}人分。`,
  nextOffers: (names: string) => `次に案内する人：${names}`,
  offer: (name: string) => `${name}さんに案内した`,
  offered: (name: string) => `${name}さんへの案内を書きこみました。`,
  accept: (name: string) => `${name}さんが受けた`,
  decline: (name: string) => `${name}さんが辞退した`,
  answered: (name: string) => `${name}さんの返事を書きこみました。`,
  answers,
  tied: (names: string, places: number) =>
    `${names}が同じ順位で、枠は${places}人分です。だれに案内するかを選んでください。`,
  passedOver: (name: string, reason: PassedOverWhy) =>
    `${name}さんは飛ばします（${why[reason]}）。`,
  overtaken: (names: string) =>
    `案内したあとで成績が変わりました。いまの順位なら${names}に案内するところです。案内したことは変えていません。`,
  certificates: "賞状",
  printCertificates: "賞状を印刷",
  printed: "印刷するものを開きました。",
  certificate: (rank: number, name: string) => `${rank}位 ${name}さん`,
};

export type CompetitionResultsText = typeof competitionResults;

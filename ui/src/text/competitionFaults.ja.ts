import type { CompetitionFault, RoundWaitedFor, WrongField } from "../platform";
import type { ProblemWords } from ".";
import { competition } from "./competition.ja";

const unwritten = "大会の記録はそのままです。何も書きこんでいません。";

/** What happened, and what to do about it. */
const faults: Record<CompetitionFault["fault"], readonly [string, string]> = {
  not_open: [
    "申し込みはまだ始まっていません。",
    "始まってから書きこむか、大会の決めごとで始まりを直してください。",
  ],
  closed: [
    "申し込みの締め切りを過ぎています。",
    "「当日参加」で書きこむか、大会の決めごとで締め切りを直してください。",
  ],
  already_entered: ["もう申し込んでいます。", "名前か番号を確かめてください。"],
  not_entered: ["この大会に申し込んでいません。", "先に受付で申し込みを書きこんでください。"],
  not_playing: ["この大会に出場していません。", "受付で、出場になっているかを確かめてください。"],
  is_staff: ["スタッフとして入っています。", "ほかの人を選んでください。"],
  is_player: ["選手として出場しています。", "スタッフには、出場していない人を選んでください。"],
  has_played: [
    "もう打っているので、申し込みの取り消しはできません。",
    "「進行」で、途中から打たないことを書きこんでください。",
  ],
  not_asked: ["この大会では求めていないものです。", "大会の決めごとを確かめてください。"],
  too_early: ["来場の締め切りがまだ来ていません。", "その時刻を過ぎてから、席を空けてください。"],
  no_such_round: ["大会にその回はありません。", "段階と回を確かめてください。"],
  no_rule: ["大会にその決まりはありません。", "大会の決めごとを確かめてください。"],
  has_played_round: [
    "その回か、それより後の回の記録用紙に、この人が入っています。",
    "打った回の次から選ぶか、用紙のほうを直してください。",
  ],
  not_absent: [
    "その回の前に休んでいない人です。",
    "先に「途中から打たない」を書きこんでください。",
  ],
  stands_in_already: ["もうほかの人の代わりに打っています。", "別の人を選んでください。"],
  nobody_arrived: [
    "来た人がまだひとりも書きこまれていないので、全員の枠がなくなります。",
    "先に、来ている人を「来た」にしてください。",
  ],
  no_places_known: [
    "枠が何人分か、まだ決まっていません。",
    "大会の決めごとに人数を入れてください。",
  ],
  amount: [
    "入れられる数ではありません。",
    "点は100点の倍数、遅刻は1分から1,440分までで入れてください。",
  ],
  no_reason: ["理由が空です。", "理由を書いてください。"],
  no_name: ["賞品の名前が空です。", "賞品の名前を書いてください。"],
  no_such_penalty: ["取り消すものが見つかりません。", "画面を開き直して、もう一度選んでください。"],
  already_lifted: ["もう取り消してあります。", "そのままでかまいません。"],
  twice: ["同じ人が2度入っています。", "1人は1度だけにしてください。"],
  not_in_stage: ["その段階で打っていない人が入っています。", "人を選び直してください。"],
  no_cut: ["その段階から進む人はいません。", "段階を確かめてください。"],
  through: ["進む人の数が、決めごとと合いません。", "進める人数までにしてください。"],
  no_such_place: ["その出場枠はありません。", "大会の決めごとを確かめてください。"],
  no_place_left: ["枠はすべて案内済みか、埋まっています。", "辞退があってから案内してください。"],
  not_offered: ["その人には案内していません。", "先に案内を書きこんでください。"],
  offered_before: ["その人にはもう案内しています。", "返事を書きこんでください。"],
};

export const competitionProblems = {
  cannot_have_happened: ({ who, what }: { who: string; what: CompetitionFault }): ProblemWords => ({
    what: `${who === "" ? "" : `${who}番の人：`}${faults[what.fault][0]}`,
    data: unwritten,
    next: faults[what.fault][1],
  }),
  wrong_competition: ({ wrong }: { wrong: readonly WrongField[] }): ProblemWords => ({
    what: wrong.map(({ field, what }) => competition.faults(field, what)).join(""),
    data: "大会はまだ保存していません。いま入れたものは、この画面に残っています。",
    next: "そこをすべて直して、もう一度保存してください。",
  }),
  seated_by_competition: ({ competition: name }: { competition: string }): ProblemWords => ({
    what: `この日は「${name}」の日で、席は大会の決まりで引きます。ここでは決められません。`,
    data: unwritten,
    next: "「大会」でその大会を開き、「進行」で席を引いてください。",
  }),
  cut_not_decided: (): ProblemWords => ({
    what: "この段階へ進む人が、まだ決まっていません。",
    data: unwritten,
    next: "先に、前の段階から進む人を決めてください。",
  }),
  cut_to_decide_anew: (): ProblemWords => ({
    what: "この段階へ進むはずの人が出られなくなり、代わりに進める人がいます。",
    data: unwritten,
    next: "先に、前の段階から進む人を決め直してください。",
  }),
  sheets_missing: ({ rounds }: { rounds: readonly RoundWaitedFor[] }): ProblemWords => ({
    what: `この回の席は順位で決まりますが、${rounds
      .map(({ round, tables }) =>
        tables.length === 0 ? `${round}回戦の席` : `${round}回戦の${tables.join("・")}卓の用紙`,
      )
      .join("、")}がまだです。`,
    data: unwritten,
    next: "先にそれを入れてください。いまの順位のままで決めるときは、わけを書けば引けます。",
  }),
  not_whole_tables: ({ missing }: { missing: string }): ProblemWords => ({
    what: `全員が卓に着くには、あと${missing}人足りません。`,
    data: unwritten,
    next: "受付でスタッフを入れるか、当日参加の人を入れてください。",
  }),
  too_few_to_seat: ({
    round,
    present,
    needed,
  }: {
    round: number;
    present: string;
    needed: string;
  }): ProblemWords => ({
    what: `${round}回戦を打つ人は${present}人で、${needed}人の卓を作れません。`,
    data: unwritten,
    next: "受付で、申し込みと来場を確かめてください。",
  }),
  draw_out_of_date: (): ProblemWords => ({
    what: "席を引いたあとで、ほかのことが書きこまれました。",
    data: unwritten,
    next: "いまの顔ぶれで、もう一度席を引いてください。",
  }),
};

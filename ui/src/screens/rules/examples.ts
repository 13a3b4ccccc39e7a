// For tests: the model club's rule set as the backend tells it.

import type { RuleEntry, RuleFacts, RuleForm } from "../../platform";

export const form: RuleForm = {
  name: "白樺会ルール 2025",
  players: 4,
  start: 30_000,
  from_return: true,
  return_points: 30_000,
  rounding: "exact",
  top: "own",
  by_floating: false,
  uma: [[30_000, 10_000, -10_000, -30_000]],
  tie: "split",
  deposit: "to_top",
  chombo: "adjustment",
  chombo_points: 10_000,
  unit: "p",
  bust: "play_on",
  minutes: 70,
  announcements: [{ minutes_left: 3, call: "finish_hand" }],
  at_end: "running_hand_is_last",
  final_untimed: false,
  rounded_up_mangan: true,
  counted_yakuman: true,
  combined_yakuman: "single_only",
  double_yakuman: false,
  double_wind_pair_fu: 4,
  honba: 300,
  several_ron: "head_bump",
  pao: ["dai_sangen", "dai_suushii", "suukantsu"],
  nagashi_mangan: false,
  value_table: "by_han",
  assumed: [],
};

export const facts: RuleFacts = {
  table_sum: "120,000",
  oka: null,
  uma_sum: null,
  uma_gives_oka: false,
  unit: "P",
  example: [
    { wind: "東", points: "42,300", place: 1, base: "+12.3", uma: "+30.0", total: "+42.3" },
    { wind: "南", points: "31,200", place: 2, base: "+1.2", uma: "+10.0", total: "+11.2" },
    { wind: "西", points: "26,500", place: 3, base: "▲3.5", uma: "▲10.0", total: "▲13.5" },
    { wind: "北", points: "20,000", place: 4, base: "▲10.0", uma: "▲30.0", total: "▲40.0" },
  ],
  values: [
    {
      level: null,
      han: 1,
      up_to_han: 1,
      fu: 30,
      up_to_fu: 30,
      child_ron: "1,000",
      child_tsumo: "300/500",
      dealer_ron: "1,500",
      dealer_tsumo: "500",
    },
    {
      level: "yakuman",
      han: 13,
      up_to_han: null,
      fu: null,
      up_to_fu: null,
      child_ron: "32,000",
      child_tsumo: "8,000/16,000",
      dealer_ron: "48,000",
      dealer_tsumo: "16,000",
    },
  ],
};

export const usual: RuleEntry = {
  source: "shirakaba-2025@1",
  key: "shirakaba-2025",
  version: 1,
  newest: true,
  usual: true,
  hanchan: 24,
  preset: true,
  form,
  facts,
};

export const preset: RuleEntry = {
  ...usual,
  source: "kenko-25000@1",
  key: "kenko-25000",
  usual: false,
  hanchan: 0,
  form: {
    ...form,
    name: "健康麻将 25000点持ち",
    announcements: [],
    start: 25_000,
    from_return: false,
    return_points: null,
    uma: [[12_000, 4_000, -4_000, -12_000]],
  },
  facts: { ...facts, table_sum: "100,000" },
};

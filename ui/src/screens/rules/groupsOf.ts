import type { RuleEntry } from "../../platform";

/** The newest of each rule set: the club's, its usual one first, and the presets nobody has used. */
export function groupsOf(list: readonly RuleEntry[]): {
  own: readonly RuleEntry[];
  unused: readonly RuleEntry[];
} {
  const newest = list.filter((entry) => entry.newest);
  return {
    own: newest
      .filter((entry) => !isUnused(entry))
      .sort((one, other) => Number(other.usual) - Number(one.usual)),
    unused: newest.filter(isUnused),
  };
}

/** A preset as every club's file has it, by which this club does not play. */
function isUnused({ preset, usual, hanchan }: RuleEntry): boolean {
  return preset && !usual && hanchan === 0;
}

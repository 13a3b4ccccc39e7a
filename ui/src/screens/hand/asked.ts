// A hand as it is asked for in the boxes of the page.

import type { AskedHand } from "../../platform";

export type Asked = Required<AskedHand>;

export const blankAsked: Asked = {
  rules: null,
  tiles: "",
  win: "",
  melds: [],
  tsumo: false,
  seat: "東",
  round: "東",
  riichi: 0,
  ippatsu: false,
  rinshan: false,
  chankan: false,
  last_tile: false,
  first_draw: false,
  dora: [],
  ura: [],
  north: 0,
  honba: 0,
  sticks: 0,
  pao: [],
  nagashi: false,
};

/** Where a tile that is pressed goes. */
export const targets = ["tiles", "win", "chi", "pon", "kan", "closedKan", "dora", "ura"] as const;
export type Target = (typeof targets)[number];

/** The boxes that hold tiles, as one text each. */
export type TileBox = "tiles" | "win" | "melds" | "dora" | "ura";

export function typedIn(asked: Asked, box: TileBox): string {
  const typed = asked[box];
  return typeof typed === "string" ? typed : typed.join(" ");
}

export function withTyped(asked: Asked, box: TileBox, typed: string): Asked {
  const isText = box === "tiles" || box === "win";
  return { ...asked, [box]: isText ? typed : typed === "" ? [] : [typed] };
}

/** A set that begins with that tile, as files write it; none where there is no such set. */
function setFrom(tile: string, target: Target): string | null {
  const suit = tile.slice(-1);
  const red = tile.startsWith("0");
  const number = red ? 5 : Number(tile[0]);
  if (target === "chi") {
    return suit === "z" || number > 7
      ? null
      : `${red ? 0 : number}${number + 1}${number + 2}${suit}`;
  }
  const rest = String(number).repeat(target === "pon" ? 2 : 3);
  const set = `${red ? 0 : number}${rest}${suit}`;
  return target === "closedKan" ? `(${set})` : set;
}

/** What pressing a tile makes of the hand. */
export function withTile(asked: Asked, target: Target, tile: string): Asked {
  if (target === "win") {
    return { ...asked, win: tile };
  }
  if (target === "tiles" || target === "dora" || target === "ura") {
    return withTyped(asked, target, joined(typedIn(asked, target), tile));
  }
  const set = setFrom(tile, target);
  const before = typedIn(asked, "melds");
  return set === null ? asked : withTyped(asked, "melds", `${before} ${set}`.trim());
}

/** Two stretches of one suit have one letter. */
function joined(before: string, tile: string): string {
  return before.endsWith(tile.slice(-1)) && /\d[mpsz]$/.test(before)
    ? before.slice(0, -1) + tile
    : before + tile;
}

/** Without what was put there last; a set as a whole. */
export function withoutLast(asked: Asked, target: Target): Asked {
  if (target === "win") {
    return { ...asked, win: "" };
  }
  if (target === "tiles" || target === "dora" || target === "ura") {
    const typed = typedIn(asked, target).trim();
    const suit = typed.slice(-1);
    const rest = typed.slice(0, -2);
    const isUsual = /\d[mpsz]$/.test(typed);
    return withTyped(
      asked,
      target,
      !isUsual ? [...typed].slice(0, -1).join("") : /\d$/.test(rest) ? rest + suit : rest,
    );
  }
  const sets = typedIn(asked, "melds").trim().split(/\s+/);
  return withTyped(asked, "melds", sets.slice(0, -1).join(" "));
}

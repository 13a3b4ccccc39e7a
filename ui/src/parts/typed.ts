// What people type into boxes for numbers: full-width digits, every minus, thousands separated.

/**
 * Half-width digits, letters and signs, and one minus for all that people write. Kept in step with
 * `scoring/src/typed.rs`, by which files are read.
 */
export function normalised(typed: string): string {
  return typed
    .trim()
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[−‐‑–—―ーｰ▲△]/g, "-")
    .replace(/　/g, " ");
}

/** How a box for amounts is typed in; the unit stands beside it, and is never guessed. */
export type AmountUnit = "points" | "hundreds" | "p" | "count";

/** How many decimals a unit has, and how many zeros make it points. */
const zeros: Record<AmountUnit, number> = { points: 0, hundreds: 2, p: 3, count: 0 };
const decimals: Record<AmountUnit, number> = { points: 0, hundreds: 0, p: 1, count: 0 };

/** As far as 32 bits go: more is no amount of any game. */
const most = 2_147_483_647;

/** The whole points, or the count, of what was typed; `undefined` where it is no such number. */
export function amountFrom(typed: string, unit: AmountUnit): number | undefined {
  const [, sign, whole = "", fraction = ""] =
    /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(normalised(typed)) ?? [];
  if (sign === undefined || fraction.length > decimals[unit]) {
    return undefined;
  }
  // By digits, so that 12.3 is 12300 and never 12299.999….
  const amount = Number(whole.replaceAll(",", "") + fraction.padEnd(zeros[unit], "0"));
  if (amount > most) {
    return undefined;
  }
  return sign === "-" && amount !== 0 ? -amount : amount;
}

/** An amount as it is typed in that unit. */
export function typedAmount(amount: number, unit: AmountUnit): string {
  const digits = String(Math.abs(amount)).padStart(zeros[unit] + 1, "0");
  const cut = digits.length - zeros[unit];
  const fraction = digits.slice(cut).replace(/0+$/, "").padEnd(decimals[unit], "0");
  const point = fraction === "" ? "" : `.${fraction}`;
  return `${amount < 0 ? "-" : ""}${digits.slice(0, cut)}${point}`;
}

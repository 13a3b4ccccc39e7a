const names: Record<string, string> = { 東: "East", 南: "South", 西: "West", 北: "North" };

/** A seat by the name of its wind. */
export function windName(wind: string): string {
  return names[wind] ?? wind;
}

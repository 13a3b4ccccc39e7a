// What was done at the end of an evening, kept while the window is open: whoever goes back to a sheet
// and comes again sees what is left.

export interface Deeds {
  /** When the day's paper was opened, and when the last backup was made; such as 16:04. */
  printed: string | null;
  backedUp: string | null;
}

const place = (file: string, day: string, series: number) => `closed ${day} ${series} in ${file}`;

export function keptDeeds(file: string, day: string, series: number): Deeds {
  const kept = sessionStorage.getItem(place(file, day, series));
  return kept === null ? { printed: null, backedUp: null } : JSON.parse(kept);
}

export function keepDeeds(file: string, day: string, series: number, deeds: Deeds) {
  sessionStorage.setItem(place(file, day, series), JSON.stringify(deeds));
}

/** The time of the clock on the wall. */
export function timeNow(): string {
  return new Intl.DateTimeFormat("ja-JP", { hour: "2-digit", minute: "2-digit" }).format();
}

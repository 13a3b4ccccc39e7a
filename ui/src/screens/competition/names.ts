import type { Competitor, PlayedOn } from "../../platform";
import type { Text } from "../../text";
import { keepDay } from "../today/keptDay";

/** 3 山田 勇、7 佐藤 花: people as they are told apart. */
export function namesOf(text: Text, people: readonly Competitor[]): string {
  return people.map(({ number, name }) => text.parts.member(number, name)).join(text.parts.between);
}

/** Has the day's page open where the sheets of a round are entered, at one of its tables if one is named. */
export function openDayOf(
  file: string,
  today: string,
  { day, series, round }: PlayedOn,
  table: string | null,
) {
  keepDay(file, today, { day, series, sheet: table === null ? null : { round, table } });
}

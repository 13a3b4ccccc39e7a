import type { OfferAnswer, PassedOverWhy } from "../platform";
import type { CompetitionResultsText } from "./competitionResults.ja";

const answers: Record<OfferAnswer, string> = {
  waiting: "no answer yet",
  accepted: "accepted",
  declined: "declined",
};

const why: Record<PassedOverWhy, string> = {
  holds: "has such a place already",
  offences: "offences",
  left: "left before the end",
};

export const competitionResults: CompetitionResultsText = {
  heading: "Results and prizes",
  provisional: "Some sheets are still missing, so that these are the standings so far.",
  which: "Show",
  best: "Ranks 1 to 3",
  number: (number) => `no. ${number}`,
  given: "Prizes",
  nothingGiven: "Nothing is given at this competition.",
  ranking: "Ranking of all",
  stage: (name) => `Standings of ${name}`,
  printRanking: "Print this ranking",
  save: "Save",
  saveRanking: "Save this ranking as a file",
  rankingFiles: {
    html: "A page for a web site (HTML)",
    xlsx: "A workbook (XLSX)",
    csv: "A plain table (CSV)",
  },
  savedRanking: (place) => `The ranking was saved: ${place}`,
  nobody: "There are no results yet.",
  rank: "Rank",
  unranked: "not ranked",
  name: "Name",
  reached: "Stage reached",
  round: (round) => `Round ${round}`,
  places: "1st-2nd-3rd-4th",
  carried: "Carried",
  penalties: "Penalties",
  total: (unit) => `Total (${unit})`,
  totalPlain: "Total",
  remark: "Remark",
  left: "left",
  disqualified: "disqualified, for offences",
  prizes: "Who picks prizes, in order",
  picks: (count) => `picks ${count}`,
  picked: "Picked",
  nextPick: (name) => `${name} picks next.`,
  allPicked: "Every prize is picked.",
  prize: "Prize picked",
  writePick: "Write down",
  pickedNow: (name, prize) => `${name} picked “${prize}”.`,
  needsPrize: "Write the name of the prize.",
  beyond: (count) =>
    `A result changed after prizes were given. By the ranking as it is now, ${count} picks are of people who had none. What was given stays given.`,
  booby: (name, lost) =>
    lost ? `Booby prize: ${name}, who lost it by lateness or offences.` : `Booby prize: ${name}.`,
  keepsakes: (count) => `Keepsakes: ${count}.`,
  offers: (place, count) =>
    count === null
      ? `Places of ${place} (how many is not settled)`
      : `Places of “${place}” (${count})`,
  free: (free) => (free === 0 ? "No place is free." : `Free places: ${free}.`),
  nextOffers: (names) => `To be offered next: ${names}`,
  offer: (name) => `Offered to ${name}`,
  offered: (name) => `The offer to ${name} is written down.`,
  accept: (name) => `${name} accepted`,
  decline: (name) => `${name} declined`,
  answered: (name) => `The answer of ${name} is written down.`,
  answers,
  tied: (names, places) =>
    `${names} share a rank, and there are ${places} places. Choose to whom one is offered.`,
  passedOver: (name, reason) => `${name} is passed over (${why[reason]}).`,
  overtaken: (names) =>
    `A result changed since. By the ranking as it is now it would be offered to ${names}. What was offered stays offered.`,
  certificates: "Certificates",
  printCertificates: "Print certificates",
  printed: "What is to be printed was opened.",
  certificate: (rank, name) => `${rank}. ${name}`,
};

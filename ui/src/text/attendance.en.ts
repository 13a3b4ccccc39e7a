import type { AttendanceGroup } from "../platform";
import type { AttendanceText } from "./attendance.ja";

const rows: Record<AttendanceGroup["row"], string> = {
  kana: "",
  other_letters: "Other letters",
  no_reading: "Without a reading",
};

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

export const attendance: AttendanceText = {
  heading: "Attendance",
  count: (present) => (present === 0 ? "Nobody is here yet." : `${people(present)} here now.`),
  search: "Tick by number or name",
  searchHint: "Number or name, Enter",
  people: "Members",
  sum: "Who is here",
  shown: "Show",
  everybody: "All",
  onlyPresent: "Here",
  rowOf: (kana) => `Row ${kana}`,
  arePresent: (present) => (present === 1 ? "person here" : "people here"),
  ofMembers: (members) => `of ${members}`,
  byRound: "Round by round",
  round: (round) => `Round ${round}`,
  peopleIn: (count) => String(count),
  makes: (tables, over) => {
    if (tables === 0) {
      return over === 0 ? "" : "no table";
    }
    const full = tables === 1 ? "1 table" : `${tables} tables`;
    return over === 0 ? full : `${full}, ${over} out`;
  },
  toPeople: "Back to the members",
  lateOrEarly: "Late or early",
  awaited: "Regulars not here yet",
  comes: (name) => `${name} is here`,
  toDraw: "To the seats",
  guests: "Guests",
  addAsGuest: "Add as a guest",
  group: ({ row, kana }) => (row === "kana" ? String(kana) : rows[row]),
  guest: "guest",
  beginner: "beginner",
  beginnerMark: "new",
  otherGuests: (count) =>
    count === 1
      ? "There is 1 more guest. Type a number or a name to see them."
      : `There are ${count} more guests. Type a number or a name to see them.`,
  came: (name, present) => `${name} is here. ${people(present)} now.`,
  went: (name, present) => `${name} is no longer here. ${people(present)} now.`,
  already: (name) => `${name} is ticked already.`,
  several: (count) => `${people(count)} match. Choose below.`,
  nobody: (typed) => `Nobody matches “${typed}”.`,
  noMembers:
    "There are no members yet. Type the name of somebody who came above to add them as a guest.",
  nobodyHere: "Nobody is here yet.",
  addGuest: (name) => `Add “${name}” as a guest`,
  staying: ({ fromRound: from, untilRound: until }) => {
    if (from === null && until === null) {
      return "the whole day";
    }
    return [
      ...(from === null ? [] : [`from round ${from}`]),
      ...(until === null ? [] : [`until round ${until}`]),
    ].join(" ");
  },
  withStay: "Somebody late or early",
  stayOf: (name) => `${name}: late or early`,
  stayKept: (name, stay) => `${name}: ${stay}.`,
};

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
  searchHint:
    "Type and press Enter to tick somebody. Whoever is not in the list can be added as a guest.",
  onlyPresent: "Show only who is here",
  group: ({ row, kana }) => (row === "kana" ? String(kana) : rows[row]),
  keys: "Space ticks and unticks. ↑ and ↓ go to the person above or below.",
  guest: "guest",
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
  withStay: "Late or early",
  stayOf: (name) => `${name}: late or early`,
  from: "From when",
  fromStart: "from the start",
  fromRound: (round) => `from round ${round}`,
  until: "Until when",
  untilEnd: "to the end",
  untilRound: (round) => `until round ${round}`,
  stayKept: (name, stay) => `${name}: ${stay}.`,
};

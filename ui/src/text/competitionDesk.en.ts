import type { EntryStateShown, Happening, PersonId } from "../platform";
import { signed } from "./amounts";
import { competition } from "./competition.en";
import type { CompetitionDeskText } from "./competitionDesk.ja";

const states: Record<EntryStateShown, string> = {
  playing: "plays",
  waiting: "waits",
  cancelled: "cancelled",
  released: "did not come (place released)",
};

type Named = (id: PersonId) => string;
type Stage = (number: number) => string;

function happened(what: Happening, named: Named, stage: Stage): string {
  switch (what.kind) {
    case "entered":
      return `${named(what.person)} entered`;
    case "cancelled":
      return `${named(what.person)} cancelled`;
    case "received":
      return `Received of ${named(what.person)}: ${competition.asked[what.asked]}`;
    case "checked_in":
      return `${named(what.person)} arrived`;
    case "no_shows_released":
      return "The places of those who have not come were released";
    case "walked_in":
      return `${named(what.person)} walked in`;
    case "staff_named":
      return `${named(what.person)} fills tables`;
    case "replaced":
      return `From ${stage(what.stage)}, round ${what.round} on ${named(what.by)} plays instead of ${named(what.person)}`;
    case "absent":
      return `${named(what.person)} plays no more from ${stage(what.stage)}, round ${what.round} on`;
    case "returned":
      return `${named(what.person)} plays again from ${stage(what.stage)}, round ${what.round} on`;
    case "late":
      return `${named(what.person)} was ${what.minutes} minutes late`;
    case "adjusted":
      return `${named(what.person)}: ${signed(what.points)} points in ${stage(what.stage)}${what.round ? ` after round ${what.round}` : ""} (${what.reason})`;
    case "offended":
      return `Offence of ${named(what.person)}${what.stage && what.round ? ` in ${stage(what.stage)} after round ${what.round}` : ""} (${what.reason})`;
    case "lifted":
      return `Number ${what.event} counts no more (${what.reason})`;
    case "round_seated":
      return `${stage(what.stage)}, round ${what.round} was seated (${what.seed === null ? "by hand" : `draw number ${what.seed}`}${what.reason ? `; sheets were missing: ${what.reason}` : ""})`;
    case "lot_drawn":
      return `Lot in ${stage(what.stage)}: ${what.order.map(named).join(", ")}${what.seed === null ? "" : ` (draw number ${what.seed})`}`;
    case "cut_decided":
      return `Go on from ${stage(what.stage)}: ${what.through.map(named).join(", ")}`;
    case "prize_picked":
      return `${named(what.person)} picked “${what.prize}”`;
    case "place_offered":
      return `“${what.place}” was offered to ${named(what.person)}`;
    case "place_accepted":
      return `${named(what.person)} accepted “${what.place}”`;
    case "place_declined":
      return `${named(what.person)} declined “${what.place}”`;
  }
}

export const competitionDesk: CompetitionDeskText = {
  heading: "Entries",
  short: (short) => `${short} more entries are needed to hold it.`,
  closes: (day, time) => `Entries close: ${day} ${time}`,
  checkInUntil: (day, time) => `To arrive by: ${day} ${time}`,
  next: "Once everybody is there, the seats are drawn under “Play”.",
  doing: "What to write down",
  ways: { enter: "entry", walk_in: "walk-in", staff: "staff" },
  member: "Member",
  memberHint: "By number, reading or name. Enter writes it down and goes on to the next.",
  write: "Write down",
  writing: (count) => `${count} more are being written down.`,
  unknown: (typed) => `No member has the number ${typed}. Nothing was written down.`,
  refused: (name) => `${name} could not be written down.`,
  forget: "I see",
  playing: "Play",
  ofCapacity: (capacity, free) =>
    capacity === null ? "no limit" : `of ${capacity}, ${free ?? 0} free`,
  waiting: "Wait",
  came: "There",
  ofPlaying: (playing) => `of ${playing}`,
  countUnit: "",
  asGuest: (name) => `Add “${name}” as a guest and write it down`,
  entered: (name) => `${name} has entered, and plays.`,
  waits: (name) => `${name} has entered, and waits: every place is taken.`,
  walkedIn: (name) => `${name} has walked in.`,
  staffed: (name) => `${name} fills tables.`,
  promoted: "From the waiting list to a place (tell them)",
  tellThem: (names) => `${names} came from the waiting list to a place. Tell them.`,
  people: (count) => `Entries (${count})`,
  nobody: "Nobody has entered yet.",
  place: "No.",
  name: "Name",
  state: "State",
  states,
  waitsAt: (place) => `waits, place ${place}`,
  walkIn: "walk-in",
  leftAt: (stage, round) => `plays no more from ${stage}, round ${round} on`,
  at: "Entered",
  arrival: "There",
  hasArrived: (name) => `${name} has arrived`,
  hasGiven: (name, asked) => `Received of ${name}: ${asked}`,
  ticked: (name, what) => `${name}: ${what} is written down.`,
  alreadyTicked: "It is written down already. Undo takes a mistake back.",
  cancel: "Cancel entry",
  cancelOf: (name) => `Cancel entry of ${name}`,
  cancelled: (name) => `The entry of ${name} was cancelled.`,
  again: "Enter again",
  againOf: (name) => `Enter again: ${name}`,
  release: (count) => `Release the places of ${count} who have not come`,
  releaseHint:
    "Those who wait come to the free places in order; what is free then is for walk-ins.",
  released: "The places of those who have not come were released.",
  staff: "Staff",
  staffHint: "They fill tables, and are never ranked.",
  noStaff: "There is no staff yet.",
  insteadOf: (name, stage, round) => `instead of ${name} from ${stage}, round ${round} on`,
  log: "Events",
  logHint: "The latest first. Undo takes a slip of the pen back.",
  noLog: "Nothing was written down yet.",
  number: "No.",
  when: "When",
  what: "What",
  happened,
};

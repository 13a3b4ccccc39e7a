import type { ClockCall } from "../platform";
import type { ClockText } from "./clock.ja";

const calls: Record<ClockCall, string> = {
  declare_points: "Declare your points",
  finish_hand: "Finish the running hand",
  last_hand: "The running hand is the last",
  over: "The running hand is the last",
  over_one_more: "The running hand is the last; tables that have begun to settle play one more",
};

const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);
const seconds = (count: number) => (count === 1 ? "1 second" : `${count} seconds`);

export const clock: ClockText = {
  heading: "Round clock",
  round: (round) => `Round ${round}`,
  roundBox: "Round",
  rules: "Rules",
  minutes: "Length",
  minutesUnit: "min",
  minutesNeeded: "Type how many minutes are played, then the clock can start.",
  start: "Start the clock",
  pause: "Stop",
  goOn: "Go on",
  add: (count) => (count < 0 ? `Take ${minutes(-count)} away` : `Add ${minutes(count)}`),
  reset: "Back to the start",
  nextRound: "Next round",
  bringBack: "Bring back the last clock",
  left: (left, rest) => `${minutes(left)} and ${seconds(rest)} left`,
  states: { ready: "Not started yet", paused: "Stopped", over: "Time is up" },
  until: (time) => `Ends at ${time}`,
  ended: (time) => `Ended at ${time}`,
  next: (left, call) => `Next, with ${minutes(left)} left: ${calls[call]}`,
  more: "Hall and sound",
  oneTable: "More time for one table",
  table: "Table",
  addAt: (table, count) =>
    count < 0 ? `Table ${table}: ${-count} min less` : `Table ${table}: ${count} min more`,
  lateTables: "Tables with more time",
  besides: (table, count) => `Table ${table}: ${count} min more`,
  notSafe:
    "The clock runs, but it cannot be kept on this computer. If you close Hanchancho, it is lost.",
  say: (left, call) =>
    left === 0 ? `Time is up. ${calls[call]}.` : `${minutes(left)} left. ${calls[call]}.`,
  announcement: "Announcement of the clock",
  calledAt: (time) => `Announced at ${time}`,
  late: (time) => `This was due at ${time}; Hanchancho was closed then, so nobody has heard it.`,
  understood: "Understood",
  sound: "Sound of announcements",
  volumes: { off: "Off", soft: "Soft", medium: "Medium", loud: "Loud" },
  tryCall: "Try the announcement",
  tryOver: "Try the end",
  noSound: "No sound can be played. Check the computer's sound and its speakers.",
  hall: {
    title: (club) => `${club}: screen for the hall`,
    group: "Screen for the hall",
    open: "Open the hall's screen",
    front: "Bring the hall's screen forward",
    close: "Close the hall's screen",
    fill: "Fill the screen",
    fillKey: (keys) => `Fill the screen (${keys})`,
    leaveKey: "Leave the full screen (Esc)",
    shown: "The hall sees",
    parts: { seats: "the seats", standings: "the standings", clock_only: "only the clock" },
    hint: (keys) => `Move it to the projector or the large screen and press ${keys}.`,
    said: (call) =>
      call === "over" || call === "over_one_more" ? `Time is up. ${calls[call]}` : calls[call],
    waiting: "The clock is not set yet.",
    noSeats: "The seats of this round are not drawn yet.",
    noStandings: "There are no results of this day yet.",
    table: (table) => `Table ${table}`,
    winds: ["E", "S", "W", "N"],
    sitsOut: "Sitting out",
    missing: "Sheets missing",
    standings: "Standings of the day",
    standingsOf: (stage) => `Standings of ${stage}`,
    rank: (rank) => (rank === null ? "–" : String(rank)),
  },
};

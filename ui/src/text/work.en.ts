import { inHundredths, type WorkText } from "./work.ja";

export const work: WorkText = {
  beginning: "Beginning…",
  stages: {
    reading: "Reading the files…",
    checking: "Holding the rows against the rules and the record…",
    storing: "Putting the record together…",
    drawing: "Making the reports…",
    seating: "Looking for good seats…",
  },
  of: ({ stage, done, total }) =>
    stage === "seating"
      ? `${inHundredths(done, total)}%`
      : `${done.toLocaleString("en-GB")} / ${total.toLocaleString("en-GB")}`,
  stop: "Stop",
  stopping: "Stopping…",
};

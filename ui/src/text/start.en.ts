import type { StartText } from "./start.ja";

export const start: StartText = {
  heading: "Open your club's file",
  purpose: "Keeps a riichi-mahjong club's results and prints its reports.",
};

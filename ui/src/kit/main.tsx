// The page of the kit, which only those who work on the window see: `cargo xtask kit`.

import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { newQueryClient } from "../command";
import { FrameContext } from "../frame/context";
import type { MemberChoice, Platform } from "../platform";
import { texts } from "../text";
import { useView } from "../view";
import { Kit } from "./Kit";
import "../../fonts/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/elements.css";
import "../frame/frame.css";
import "../frame/rail.css";
import "../parts/controls.css";
import "../parts/pane.css";
import "../parts/tables.css";
import "../styles/parts.css";
import "./kit.css";

const people: MemberChoice[] = [
  { id: 1, number: 1, name: "山田 勇", kana: "やまだ いさむ", unranked: false },
  { id: 2, number: 2, name: "𠮷田 茂", kana: "よしだ しげる", unranked: false },
];

/** Answers what the parts ask; there is no club behind it. */
const platform = {
  memberChoices: () => Promise.resolve({ ok: true, value: people }),
} as unknown as Platform;

const nothing = () => undefined;

function Page() {
  const [view, changeView] = useView();
  const frame = {
    platform,
    text: texts[view.language],
    view,
    changeView,
    club: null,
    go: nothing,
    person: null,
    startFor: nothing,
    task: null,
    takeTask: nothing,
    goToPaper: nothing,
    goToHand: nothing,
    hand: null,
    putOnSheet: nothing,
    handForSheet: null,
    takeHandForSheet: nothing,
    toStart: nothing,
    tellAbout: nothing,
    toManual: nothing,
    paper: null,
    say: nothing,
    unsay: nothing,
    tellUnsaved: nothing,
  };
  return (
    <FrameContext value={frame}>
      <Kit />
    </FrameContext>
  );
}

const root = document.getElementById("root");
if (root === null) {
  throw new Error("kit.html has no #root");
}
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={newQueryClient()}>
      <Page />
    </QueryClientProvider>
  </StrictMode>,
);

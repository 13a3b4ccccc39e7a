import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../fonts/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/elements.css";
import "./styles/notes.css";
import "./parts/controls.css";
import "./parts/pane.css";
import "./parts/tables.css";
import "./styles/parts.css";
import "./styles/reports.css";
import "./styles/today.css";
import "./styles/day.css";
import { App } from "./App";
import { loadFirstScreen } from "./frame/useScreen";
import { shell } from "./platform";

const root = document.getElementById("root");
if (root === null) {
  throw new Error("index.html has no #root");
}
loadFirstScreen();
createRoot(root).render(
  <StrictMode>
    <App platform={shell} beginning={shell.begin()} />
  </StrictMode>,
);

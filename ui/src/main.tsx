import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { shell } from "./platform";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/screens.css";
import "./styles/standings.css";

const root = document.getElementById("root");
if (root === null) {
  throw new Error("index.html has no #root");
}
createRoot(root).render(
  <StrictMode>
    <App platform={shell} />
  </StrictMode>,
);

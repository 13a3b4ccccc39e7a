import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { newQueryClient } from "../command";
import { shell } from "../platform";
import { Hall } from "./Hall";
import "../../fonts/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/elements.css";
import "../styles/hall.css";

const root = document.getElementById("root");
if (root === null) {
  throw new Error("hall.html has no #root");
}
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={newQueryClient()}>
      <Hall platform={shell} />
    </QueryClientProvider>
  </StrictMode>,
);

import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, strictPort: true },
  build: {
    // The window people work in, and the one for the hall.
    rolldownOptions: { input: ["index.html", "hall.html"] },
    target: ["chrome111", "safari16.4"],
    // Data URLs would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The fonts are what is large, and they load from the person's own disk.
    chunkSizeWarningLimit: 1000,
  },
  // The colours are tested as they stand in the style sheet. A busy computer fails no test.
  test: {
    css: { include: /[?]raw/ },
    setupFiles: ["src/testSetup.ts"],
    // Of two processors it would leave one alone.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

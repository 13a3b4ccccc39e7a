import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Tests that put something else in a module's place. */
const mocked = "src/**/*.mocked.test.{ts,tsx}";

/** What begins a window, by its own page alone, and what only the hall's has. */
const ofOneWindow = /[.]html$|[\\/]main[.]tsx$|[\\/]hall([\\/]|[.]css$)/;

export default defineConfig({
  plugins: [react()],
  // The changelog, which tells what is new, lies beside this folder.
  server: { port: 5173, strictPort: true, fs: { allow: [".."] } },
  build: {
    // The window people work in, and the one for the hall.
    rolldownOptions: {
      input: ["index.html", "hall.html"],
      output: {
        codeSplitting: {
          // One file, because each is asked of the program while that is busy opening the window.
          groups: [{ name: "start", tags: ["$initial"], test: (id) => !ofOneWindow.test(id) }],
        },
      },
    },
    target: ["chrome111", "safari16.4"],
    // Data URLs would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The fonts are what is large, and they load from the person's own disk.
    chunkSizeWarningLimit: 1200,
  },
  // The colours are tested as they stand in the style sheet. A busy computer fails no test.
  test: {
    css: { include: /[?]raw/ },
    setupFiles: ["src/testSetup.ts"],
    // Of two processors it would leave one alone.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They have their modules to themselves. All others share what they import, which takes longer to
    // load than they take.
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [mocked],
          isolate: false,
        },
      },
      { extends: true, test: { name: "mocked", include: [mocked] } },
    ],
  },
});

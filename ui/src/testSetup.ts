import { configure } from "@testing-library/dom";
import { afterAll, afterEach, vi } from "vitest";

// However busy the computer is, what is to come is waited for.
configure({ asyncUtilTimeout: 20_000 });

// Each test begins with an empty page in a browser that keeps nothing, whatever the last put in its place.
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    vi.clearAllMocks();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
}

// The screens are loaded ahead of what is wanted: a test may be over before the last of them is there,
// and nothing can be loaded any more once the page is taken down.
afterAll(() => vi.dynamicImportSettled());

// As wide as most windows are.
if (typeof window !== "undefined") {
  window.innerWidth = 1366;
}

// jsdom lays nothing out, so nothing ever changes its size.
const nothing = () => undefined;
globalThis.ResizeObserver ??= class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};

// What jsdom lacks of a browser's; the tests' names need no escaping.
globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;

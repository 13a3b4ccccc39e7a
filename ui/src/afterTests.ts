import { afterAll, vi } from "vitest";

// The screens are loaded ahead of what is wanted: a test may be over before the last of them is there,
// and nothing can be loaded any more once the page is taken down.
afterAll(() => vi.dynamicImportSettled());

// Prints the npm packages of which something gets into the page, as the page's own build sees it.

import { fileURLToPath } from "node:url";
import { build } from "../../ui/node_modules/vite/dist/node/index.js";

const root = fileURLToPath(new URL("../../ui", import.meta.url));
const packages = new Set();

/** The package that a file is of; the builders' own files have no path. */
function packageOf(file) {
  const inPackages = file.replaceAll("\\", "/").split("node_modules/").slice(1).pop();
  const names = (inPackages ?? (file.startsWith("\0") ? file.slice(1) : "")).split("/");
  return names[0].startsWith("@") ? names.slice(0, 2).join("/") : names[0];
}

const listed = {
  name: "listed",
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      for (const file of [...(part.moduleIds ?? []), ...(part.originalFileNames ?? [])]) {
        packages.add(packageOf(file));
      }
    }
  },
};
await build({ root, logLevel: "silent", build: { write: false }, plugins: [listed] });
packages.delete("");
console.log([...packages].sort().join("\n"));

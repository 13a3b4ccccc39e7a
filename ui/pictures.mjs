// Packs the manual's pictures for the window, into `pictures/`, before the page is built: as lossless WebP
// they are a quarter smaller than the PNGs that the booklets are made of, so that an installer holds both
// languages'.

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";

const taken = join(import.meta.dirname, "..", "manual", "pictures");
const made = join(import.meta.dirname, "pictures");

rmSync(made, { recursive: true, force: true });
mkdirSync(made);
const files = readdirSync(taken).filter((file) => file.endsWith(".png"));
await Promise.all(
  files.map((file) =>
    sharp(join(taken, file))
      .webp({ lossless: true, quality: 100, effort: 4 })
      .toFile(join(made, `${basename(file, ".png")}.webp`)),
  ),
);

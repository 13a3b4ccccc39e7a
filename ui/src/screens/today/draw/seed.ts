/** Of six figures, so that it can be read out and written down. */
export function randomSeed(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 100_000 + (random % 900_000);
}

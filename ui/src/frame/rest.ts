/** So long after a screen came, what nobody waits for is done: before, it would keep the screen from being drawn. */
const restMs = 500;

/** Does it then; what is given back calls it off. */
export function onceAtRest(deed: () => void): () => void {
  const waits = setTimeout(deed, restMs);
  return () => clearTimeout(waits);
}

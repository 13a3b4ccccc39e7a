/** In milliseconds: the page and the menu bar hear of one press at most so far apart. */
const apart = 500;

/** From where a deed was asked for. */
export type Way = "page" | "menu";

/**
 * A key that stands in the menu bar reaches the page as a key, as a choice in the menu, or as both,
 * and in either order, as the system and its web view like it. Of two that come from the two ways, the
 * second is the same press; two from one way are two presses.
 */
export class Presses {
  readonly #now: () => number;
  readonly #heard = new Map<string, { way: Way; at: number }[]>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether this is a press of its own, and not what the other way told of already. */
  isNew(deed: string, way: Way): boolean {
    const at = this.#now();
    const heard = (this.#heard.get(deed) ?? []).filter((one) => at - one.at < apart);
    const same = heard.findIndex((one) => one.way !== way);
    if (same === -1) {
      heard.push({ way, at });
    } else {
      heard.splice(same, 1);
    }
    this.#heard.set(deed, heard);
    return same === -1;
  }
}

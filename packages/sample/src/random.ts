/** Pseudorandom choices that are the same for the same seed on every machine. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  /**
   * Returns one of the items.
   * @throws when the list is empty
   */
  pick<T>(items: readonly T[]): T;
  /** Returns distinct items in random order; fewer if the list is shorter. */
  some<T>(items: readonly T[], count: number): T[];
  chance(probability: number): boolean;
  /** Returns one of the names, with a probability proportional to its weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
}

/**
 * Creates a generator of reproducible choices.
 * @param seed any text; builders give each document its own (`seed:id`), so that adding a document leaves all others
 *   unchanged
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  // Mulberry32: 32 bits of state are plenty for choosing words, and no library is needed.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const place = int(0, items.length - 1);
    const found = items.slice(place, place + 1);
    for (const item of found) return item;
    throw new Error('nothing to pick from');
  };
  return {
    next,
    int,
    pick,
    some(items, count) {
      const left = [...items];
      const taken: (typeof left)[number][] = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
      return taken;
    },
    chance: (probability) => next() < probability,
    weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
      // Object.entries loses the key type T.
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      return pick(entries.map(([name]) => name));
    },
  };
}

/** FNV-1a hash over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  return value >>> 0;
}

/** A source of choices that are the same for the same seed on every machine. */
export interface SeededRandom {
  /** From 0 to below 1. */
  next(): number;
  /** From 0 to below `count`. */
  below(count: number): number;
  /** Throws for an empty list. */
  pick<T>(values: readonly T[]): T;
}

/** Creates a source of choices with the generator Mulberry32. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick(values) {
      if (values.length === 0) throw new Error('There is nothing to pick from.');
      // The place is within the list.
      return values[below(values.length)] as (typeof values)[number];
    },
  };
}

/** Mulberry32: the same sample for the same seed on every machine. @param {number} seed @returns {() => number} */
export function getRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Samples distinct keys with equal probability, without keeping the records in memory.
 *
 * @param {AsyncIterable<{ key: string }>} records
 * @param {number} count
 * @param {() => number} random
 * @param {Set<string>} seen Receives every distinct key.
 * @returns {Promise<Set<string>>}
 */
export async function sampleKeys(records, count, random, seen = new Set()) {
  const chosen = [];
  for await (const { key } of records) {
    if (seen.has(key)) continue;
    seen.add(key);
    if (chosen.length < count) chosen.push(key);
    else {
      const place = Math.floor(random() * seen.size);
      if (place < count) chosen[place] = key;
    }
  }
  return new Set(chosen);
}

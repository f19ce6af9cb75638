/** Returns a generator of numbers in [0, 1) that depends on its seed only (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Hash of a text, the same on every machine (FNV-1a, 32 bits). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Assigns a bill to one of several parts by its id, so that all days of a bill are in one part, however the bills are
 * ordered.
 */
export function getFold(id: string, folds: number): number {
  const mixed = Math.imul(hashText(id) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return (mixed >>> 8) % folds;
}

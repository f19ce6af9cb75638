/**
 * Strings by number and numbers by string, in arrays that threads can share. A map of strings would be built again in
 * every thread, and costs four cache misses a lookup where this takes one for the many words no search asks for.
 */
export interface TermTable {
  /** Open addressing, two integers a slot: hash, number + 1 (0 = empty). The number of slots is a power of two. */
  slots: Int32Array;
  /** Where each string begins in `units`; one more for the end. */
  starts: Uint32Array;
  /** UTF-16 units of all strings. */
  units: Uint16Array;
}

/** Hash of the empty string; `hashOn` goes on from the hash of any beginning. */
export const HASH_SEED = 0x811c_9dc5 | 0;

/** FNV-1a, a unit at a time: so the hashes of all beginnings of a word fall out on the way to its own. */
export function hashOn(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x0100_0193);
}

/** @param strings distinct; their number is their index */
export function buildTermTable(strings: readonly string[]): TermTable {
  const slotCount = 2 ** Math.ceil(Math.log2(2 * strings.length + 2));
  const starts = new Uint32Array(strings.length + 1);
  for (const [number, text] of strings.entries()) starts[number + 1] = (starts[number] ?? 0) + text.length;
  const units = new Uint16Array(starts[strings.length] ?? 0);
  const slots = new Int32Array(slotCount * 2);
  for (const [number, text] of strings.entries()) {
    let hash = HASH_SEED;
    const start = starts[number] ?? 0;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      units[start + index] = unit;
      hash = hashOn(hash, unit);
    }
    let slot = firstSlot(hash, slotCount);
    while (slots[slot + 1] !== 0) slot = (slot + 2) & (2 * slotCount - 1);
    slots[slot] = hash;
    slots[slot + 1] = number + 1;
  }
  return { slots, starts, units };
}

/** The number of the string that is the first `length` units of `text`, whose hash is given; -1 if there is none. */
export function findTerm(table: TermTable, text: string, length: number, hash: number): number {
  const { slots } = table;
  let slot = firstSlot(hash, slots.length >>> 1);
  for (;;) {
    const entry = slots[slot + 1] ?? 0;
    if (entry === 0) return -1;
    if (slots[slot] === hash && isTerm(table, entry - 1, text, length)) return entry - 1;
    slot = (slot + 2) & (slots.length - 1);
  }
}

export function termAt({ starts, units }: TermTable, number: number): string {
  return String.fromCharCode(...units.subarray(starts[number], starts[number + 1]));
}

/** Equal hashes prove nothing: an alert must not hang on nobody having chosen two words with one hash. */
function isTerm({ starts, units }: TermTable, number: number, text: string, length: number): boolean {
  const start = starts[number] ?? 0;
  if ((starts[number + 1] ?? 0) - start !== length) return false;
  for (let index = 0; index < length; index++) if (units[start + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** FNV leaves its high bits best mixed. */
function firstSlot(hash: number, slotCount: number): number {
  return ((hash ^ (hash >>> 15)) & (slotCount - 1)) << 1;
}

/**
 * Hash index of numbers, for callers that store what the numbers stand for. A map with string keys would dominate the
 * build time.
 */
export class HashIndex {
  /** Open addressing, at most half full: pairs of hash and number + 1 (0 = empty). */
  #slots = new Int32Array(2048);
  #count = 0;

  /** Returns the number with this hash for which `isSame` holds, or -1. */
  find(hash: number, isSame: (number: number) => boolean): number {
    const slots = this.#slots;
    let slot = (hash << 1) & (slots.length - 1);
    for (;;) {
      const number = (slots[slot + 1] ?? 0) - 1;
      if (number < 0 || (slots[slot] === hash && isSame(number))) return number;
      slot = (slot + 2) & (slots.length - 1);
    }
  }

  add(hash: number, number: number): void {
    if (++this.#count * 4 > this.#slots.length) this.#grow();
    insert(this.#slots, hash, number + 1);
  }

  #grow(): void {
    const larger = new Int32Array(this.#slots.length * 4);
    for (let slot = 0; slot < this.#slots.length; slot += 2) {
      const entry = this.#slots[slot + 1] ?? 0;
      if (entry !== 0) insert(larger, this.#slots[slot] ?? 0, entry);
    }
    this.#slots = larger;
  }
}

function insert(slots: Int32Array, hash: number, entry: number): void {
  let slot = (hash << 1) & (slots.length - 1);
  while (slots[slot + 1] !== 0) slot = (slot + 2) & (slots.length - 1);
  slots[slot] = hash;
  slots[slot + 1] = entry;
}

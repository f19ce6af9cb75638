/**
 * A set of ranks that is filled in any order and read in ascending order. It has a bit per rank, and a bit per
 * non-empty word of these, because sorting a thousand matches would take as long as finding them.
 */
export class RankSet {
  readonly #bits: Uint32Array;
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.#bits = new Uint32Array((size >>> 5) + 1);
    this.#words = new Uint32Array((size >>> 10) + 1);
  }

  add(rank: number): void {
    const word = rank >>> 5;
    const bits = this.#bits;
    bits[word] = (bits[word] ?? 0) | (1 << (rank & 31));
    this.#words[word >>> 5] = (this.#words[word >>> 5] ?? 0) | (1 << (word & 31));
  }

  has(rank: number): boolean {
    return (((this.#bits[rank >>> 5] ?? 0) >>> (rank & 31)) & 1) === 1;
  }

  /**
   * Writes ids[rank] for each rank not in `except` into `into`, starting at `at`, and empties the set. Returns the
   * index after the last id.
   */
  drain(ids: Uint32Array, except: RankSet | null, into: Uint32Array, at: number): number {
    const bits = this.#bits;
    const words = this.#words;
    let next = at;
    for (let group = 0; group < words.length; group++) {
      let pending = words[group] ?? 0;
      if (pending === 0) continue;
      words[group] = 0;
      for (; pending !== 0; pending &= pending - 1) {
        const word = (group << 5) + (31 - Math.clz32(pending & -pending));
        let set = bits[word] ?? 0;
        bits[word] = 0;
        if (except !== null) set &= ~(except.#bits[word] ?? 0);
        for (; set !== 0; set &= set - 1) into[next++] = ids[(word << 5) + (31 - Math.clz32(set & -set))] ?? 0;
      }
    }
    return next;
  }
}

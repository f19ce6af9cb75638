const BITS_A_SHINGLE = 16;
const SMALLEST = 1 << 12;

/**
 * Filter that rules out most shingles that no passage contains, in a few nanoseconds, and never one that a passage
 * contains.
 */
export class ShingleFilter {
  #bits = new Uint8Array(SMALLEST / 8);
  #added = 0;

  /**
   * Adds shingles. Returns false once the filter is too full to be useful; create a new one with `roomFor` all of them.
   */
  add(shingles: Uint32Array): boolean {
    this.#added += shingles.length;
    for (const shingle of shingles) {
      const place = this.#getPlace(shingle);
      this.#bits[place >>> 3] = (this.#bits[place >>> 3] ?? 0) | (1 << (place & 7));
    }
    return this.#added * (BITS_A_SHINGLE / 2) <= this.#bits.length * 8;
  }

  static roomFor(shingles: number): ShingleFilter {
    const filter = new ShingleFilter();
    const bits = Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(shingles * BITS_A_SHINGLE + 1)));
    filter.#bits = new Uint8Array(bits / 8);
    return filter;
  }

  mayHold(shingle: number): boolean {
    const place = this.#getPlace(shingle);
    return ((this.#bits[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }

  #getPlace(shingle: number): number {
    return (shingle & (this.#bits.length * 8 - 1)) >>> 0;
  }
}

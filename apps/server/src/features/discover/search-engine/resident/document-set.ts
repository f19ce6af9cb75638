const BITS = 32;

/** Set of documents in a segment, by their index in it. */
export class DocumentSet {
  readonly size: number;
  readonly #words: Uint32Array;

  /** @param size number of documents in the segment */
  constructor(size: number) {
    this.size = size;
    this.#words = new Uint32Array(Math.ceil(size / BITS));
  }

  static of(size: number, places: Iterable<number>): DocumentSet {
    const set = new DocumentSet(size);
    for (const place of places) set.add(place);
    return set;
  }

  add(place: number): void {
    const word = place >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (place & 31));
  }

  delete(place: number): void {
    const word = place >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) & ~(1 << (place & 31));
  }

  has(place: number): boolean {
    return ((this.#words[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
  }

  /** Adds the documents of another set of the segment. Like the methods below, it changes this set. */
  unite(other: DocumentSet): this {
    for (let word = 0; word < this.#words.length; word++) {
      this.#words[word] = (this.#words[word] ?? 0) | (other.#words[word] ?? 0);
    }
    return this;
  }

  intersect(other: DocumentSet): this {
    for (let word = 0; word < this.#words.length; word++) {
      this.#words[word] = (this.#words[word] ?? 0) & (other.#words[word] ?? 0);
    }
    return this;
  }

  /** Replaces the set by its complement. */
  complement(): this {
    for (let word = 0; word < this.#words.length; word++) this.#words[word] = ~(this.#words[word] ?? 0);
    const rest = this.size % BITS;
    const last = this.#words.length - 1;
    if (rest > 0) this.#words[last] = (this.#words[last] ?? 0) & (2 ** rest - 1);
    return this;
  }

  /** Calls `take` for each index in ascending order until it returns false. */
  each(take: (place: number) => boolean | void): void {
    for (let word = 0; word < this.#words.length; word++) {
      for (let bits = this.#words[word] ?? 0; bits !== 0; bits &= bits - 1) {
        if (take(word * BITS + 31 - Math.clz32(bits & -bits)) === false) return;
      }
    }
  }
}

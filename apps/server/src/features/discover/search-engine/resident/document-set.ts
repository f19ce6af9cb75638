const BITS = 32;

/** Documents of a segment, by their place in it. */
export class DocumentSet {
  readonly size: number;
  readonly #words: Uint32Array;

  /** @param size places in the segment */
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

  /** Adds those of another set of the segment, as the calls below change this one. */
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

  /** What is not in it now, and nothing that was. */
  complement(): this {
    for (let word = 0; word < this.#words.length; word++) this.#words[word] = ~(this.#words[word] ?? 0);
    const rest = this.size % BITS;
    const last = this.#words.length - 1;
    if (rest > 0) this.#words[last] = (this.#words[last] ?? 0) & (2 ** rest - 1);
    return this;
  }

  /** Places in ascending order, until `take` answers false. */
  each(take: (place: number) => boolean | void): void {
    for (let word = 0; word < this.#words.length; word++) {
      for (let bits = this.#words[word] ?? 0; bits !== 0; bits &= bits - 1) {
        if (take(word * BITS + 31 - Math.clz32(bits & -bits)) === false) return;
      }
    }
  }
}

/** Most places at which a shingle is looked up; one that occurs more often in a text is too common to be useful. */
export const MAX_PLACES = 8;

/** Places of each shingle of a text, ascending. */
export class SeedTable {
  readonly #mask: number;
  /** By cell: place + 1 of the first occurrence of its shingle; 0 is an empty cell. */
  readonly #firsts: Uint32Array;
  /** By place: place + 1 of the next occurrence of the same shingle. */
  readonly #nexts: Uint32Array;
  readonly #counts: Uint32Array;
  readonly #shingles: Uint32Array;

  constructor(shingles: Uint32Array) {
    const cells = 2 ** Math.ceil(Math.log2(Math.max(2, shingles.length * 2)));
    this.#mask = cells - 1;
    this.#firsts = new Uint32Array(cells);
    this.#counts = new Uint32Array(cells);
    this.#nexts = new Uint32Array(shingles.length);
    this.#shingles = shingles;
    for (let place = shingles.length - 1; place >= 0; place--) {
      const cell = this.#getCell(shingles[place] ?? 0);
      this.#nexts[place] = this.#firsts[cell] ?? 0;
      this.#firsts[cell] = place + 1;
      this.#counts[cell] = (this.#counts[cell] ?? 0) + 1;
    }
  }

  getCount(shingle: number): number {
    return this.#counts[this.#getCell(shingle)] ?? 0;
  }

  /** Returns the first place of a shingle, or -1. */
  getFirst(shingle: number): number {
    return (this.#firsts[this.#getCell(shingle)] ?? 0) - 1;
  }

  /** Returns the next place with the same shingle, or -1. */
  after(place: number): number {
    return (this.#nexts[place] ?? 0) - 1;
  }

  /** Linear probing; half of the cells are empty and the hashes are evenly distributed. */
  #getCell(shingle: number): number {
    let cell = shingle & this.#mask;
    while ((this.#firsts[cell] ?? 0) !== 0 && this.#shingles[(this.#firsts[cell] ?? 1) - 1] !== shingle)
      cell = (cell + 1) & this.#mask;
    return cell;
  }
}

import { growBytes, growNumbers } from './grown.ts';

const FIRST_PLACES = 1 << 12;
const FIRST_BYTES = 1 << 16;
const EMPTY = 0;
const KEY_BYTES = 6;

/** Assigns numbers to lexemes, which are added and looked up as UTF-8 bytes. */
export class LexemeTable {
  #bytes = new Uint8Array(FIRST_BYTES);
  /** Start of each lexeme, plus the end of the last one. */
  #starts = new Uint32Array(FIRST_PLACES);
  #size = 0;
  /** Open-addressing hash table of lexeme numbers plus one; its size is a power of two. */
  #places = new Uint32Array(2 * FIRST_PLACES);
  /** Lexeme numbers in byte order. */
  #ordered = new Uint32Array(0);

  get size(): number {
    return this.#size;
  }

  get memoryBytes(): number {
    return this.#bytes.byteLength + this.#starts.byteLength + this.#places.byteLength + this.#ordered.byteLength;
  }

  /** Returns the number of the lexeme in `source`; a new lexeme gets the next number. */
  getNumber(source: Uint8Array, from: number, to: number): number {
    const mask = this.#places.length - 1;
    let place = getHash(source, from, to) & mask;
    for (let stored = this.#places[place] ?? EMPTY; stored !== EMPTY; stored = this.#places[place] ?? EMPTY) {
      if (this.#isSame(stored - 1, source, from, to)) return stored - 1;
      place = (place + 1) & mask;
    }
    return this.#add(place, source, from, to);
  }

  /** Returns undefined for an unknown lexeme. */
  find(lexeme: string): number | undefined {
    const source = Buffer.from(lexeme);
    const mask = this.#places.length - 1;
    for (let place = getHash(source, 0, source.length) & mask; ; place = (place + 1) & mask) {
      const stored = this.#places[place] ?? EMPTY;
      if (stored === EMPTY) return undefined;
      if (this.#isSame(stored - 1, source, 0, source.length)) return stored - 1;
    }
  }

  /** Releases spare memory and enables `beginningWith`. */
  finish(): void {
    this.#bytes = this.#bytes.slice(0, this.#starts[this.#size]);
    this.#starts = this.#starts.slice(0, this.#size + 1);
    this.#ordered = Uint32Array.from({ length: this.#size }, (_, number) => number);
    // Most lexemes differ in their first bytes.
    const keys = Float64Array.from(this.#ordered, (number) => this.#key(number));
    this.#ordered.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || Buffer.compare(this.#lexeme(a), this.#lexeme(b)));
  }

  /** Returns the first six bytes as a number. */
  #key(number: number): number {
    const [start, end] = [this.#starts[number] ?? 0, this.#starts[number + 1] ?? 0];
    let key = 0;
    for (let at = start; at < start + KEY_BYTES; at++) key = 256 * key + (at < end ? (this.#bytes[at] ?? 0) : 0);
    return key;
  }

  /** Returns the numbers of lexemes that start with the prefix. */
  beginningWith(prefix: string): Uint32Array {
    const wanted = Buffer.from(prefix);
    const first = this.#firstNotBelow((lexeme) => Buffer.compare(lexeme, wanted) >= 0);
    const behind = this.#firstNotBelow((lexeme) => Buffer.compare(lexeme.subarray(0, wanted.length), wanted) > 0);
    return this.#ordered.subarray(first, behind);
  }

  #firstNotBelow(isReached: (lexeme: Uint8Array) => boolean): number {
    let low = 0;
    let high = this.#ordered.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isReached(this.#lexeme(this.#ordered[middle] ?? 0))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #lexeme(number: number): Uint8Array {
    return this.#bytes.subarray(this.#starts[number], this.#starts[number + 1]);
  }

  #isSame(number: number, source: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at++) if (this.#bytes[start + at - from] !== source[at]) return false;
    return true;
  }

  #add(place: number, source: Uint8Array, from: number, to: number): number {
    const number = this.#size++;
    const start = this.#starts[number] ?? 0;
    const end = start + to - from;
    this.#bytes = growBytes(this.#bytes, end);
    for (let at = from; at < to; at++) this.#bytes[start + at - from] = source[at] ?? 0;
    this.#starts = growNumbers(this.#starts, number + 2);
    this.#starts[number + 1] = end;
    this.#places[place] = number + 1;
    if (2 * this.#size > this.#places.length) this.#rehash();
    return number;
  }

  #rehash(): void {
    const places = new Uint32Array(2 * this.#places.length);
    const mask = places.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let place = getHash(this.#bytes, this.#starts[number] ?? 0, this.#starts[number + 1] ?? 0) & mask;
      while (places[place] !== EMPTY) place = (place + 1) & mask;
      places[place] = number + 1;
    }
    this.#places = places;
  }
}

/** Computes the 32-bit FNV-1a hash, http://www.isthe.com/chongo/tech/comp/fnv/. */
function getHash(source: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (source[at] ?? 0), 0x01000193);
  // Mixes the high bits in, because the table uses the low ones.
  return (hash ^ (hash >>> 15)) >>> 0;
}

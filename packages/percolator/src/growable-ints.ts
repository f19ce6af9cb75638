/** A growable list of 32-bit integers; plain arrays for 100,000 plans would take three times the memory. */
export class GrowableInts {
  length = 0;
  #values: Int32Array;

  constructor(capacity = 1024) {
    this.#values = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** Empties the list but keeps its memory, unlike `length = 0` on a plain array. */
  clear(): void {
    this.length = 0;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  /** Returns a copy of the integers in [start, end). */
  slice(start = 0, end = this.length): Int32Array {
    return this.#values.slice(start, end);
  }
}

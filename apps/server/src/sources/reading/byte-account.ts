/**
 * Reports the processed bytes of one file in increments. A source may read a file twice, or only its head: the sum
 * never exceeds the size of the file, and `finish` completes it.
 */
export class ByteAccount {
  readonly #onBytes: (bytes: number) => void;
  #left: number;

  constructor(sizeBytes: number, onBytes: (bytes: number) => void) {
    this.#left = sizeBytes;
    this.#onBytes = onBytes;
  }

  add(bytes: number): void {
    const told = Math.min(bytes, this.#left);
    if (told <= 0) return;
    this.#left -= told;
    this.#onBytes(told);
  }

  /** Reports the remaining bytes of a file that is finished. */
  finish(): void {
    this.add(this.#left);
  }
}

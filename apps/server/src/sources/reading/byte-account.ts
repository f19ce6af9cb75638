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
    const counted = Math.min(bytes, this.#left);
    if (counted <= 0) return;
    this.#left -= counted;
    this.#onBytes(counted);
  }

  /** Reports the remaining bytes of a file that is finished. */
  finish(): void {
    this.add(this.#left);
  }
}

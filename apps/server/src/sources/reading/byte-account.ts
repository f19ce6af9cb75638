/**
 * Tells the bytes of one file that are done, piece by piece. A source may read a file twice, or only its head: together
 * the pieces are never more than the size of the file, and `finish` makes them exactly that.
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

  /** The file is done with. */
  finish(): void {
    this.add(this.#left);
  }
}

/** Where the weight begins in a position as PostgreSQL keeps it; below it is the place. */
export const WEIGHT_BIT = 14;
export const PLACE_MASK = 2 ** WEIGHT_BIT - 1;

const LENGTH_BYTES = 4;
const COUNT_BYTES = 2;
const POSITION_BYTES = 2;

/**
 * Reads a tsvector in the form PostgreSQL sends it (`tsvectorsend`): the number of lexemes, then each with a NUL behind
 * it, the number of its positions, and these.
 */
export class VectorReader {
  /** The lexeme stands in `bytes` from `from` up to `to`. */
  bytes: Uint8Array = new Uint8Array(0);
  from = 0;
  to = 0;
  /** How many positions the lexeme has; none in a vector that is a set. */
  positionCount = 0;
  #at = 0;
  #left = 0;

  open(vector: Buffer): void {
    this.bytes = vector;
    this.#left = vector.readUInt32BE(0);
    this.#at = LENGTH_BYTES;
  }

  /** Goes to the next lexeme; false where there is none. */
  next(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    this.from = this.#at;
    this.to = this.bytes.indexOf(0, this.#at);
    this.positionCount = this.#number(this.to + 1);
    this.#at = this.to + 1 + COUNT_BYTES + this.positionCount * POSITION_BYTES;
    return true;
  }

  /** The weight in the upper two bits (A is 3, D is 0), the place in the others; ascending by place. */
  position(index: number): number {
    return this.#number(this.to + 1 + COUNT_BYTES + index * POSITION_BYTES);
  }

  #number(at: number): number {
    return ((this.bytes[at] ?? 0) << 8) | (this.bytes[at + 1] ?? 0);
  }
}

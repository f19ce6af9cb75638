/** First bit of the weight in a PostgreSQL position; the bits below are the position itself. */
export const WEIGHT_BIT = 14;
export const PLACE_MASK = 2 ** WEIGHT_BIT - 1;

const LENGTH_BYTES = 4;
const COUNT_BYTES = 2;
const POSITION_BYTES = 2;

/**
 * Reads a tsvector in PostgreSQL's binary form (`tsvectorsend`): the number of lexemes, then each lexeme with a
 * trailing NUL, the number of its positions, and the positions.
 */
export class VectorReader {
  /** The lexeme is `bytes` from `from` to before `to`. */
  bytes: Uint8Array = new Uint8Array(0);
  from = 0;
  to = 0;
  /** Number of positions of the lexeme; 0 in a vector without positions. */
  positionCount = 0;
  #at = 0;
  #left = 0;

  open(vector: Buffer): void {
    this.bytes = vector;
    this.#left = vector.readUInt32BE(0);
    this.#at = LENGTH_BYTES;
  }

  /** Moves to the next lexeme; returns false if there is none. */
  next(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    this.from = this.#at;
    this.to = this.bytes.indexOf(0, this.#at);
    this.positionCount = this.#number(this.to + 1);
    this.#at = this.to + 1 + COUNT_BYTES + this.positionCount * POSITION_BYTES;
    return true;
  }

  /** Returns the weight in the upper two bits (A is 3, D is 0) and the position in the rest. Positions ascend. */
  position(index: number): number {
    return this.#number(this.to + 1 + COUNT_BYTES + index * POSITION_BYTES);
  }

  #number(at: number): number {
    return ((this.bytes[at] ?? 0) << 8) | (this.bytes[at + 1] ?? 0);
  }
}

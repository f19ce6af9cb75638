import { growBytes, growNumbers } from './grown.ts';

/** Many byte lists stored one after another: list `i` is `bytes` from `starts[i]` to before `starts[i + 1]`. */
export interface ByteLists {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** Sizes of a list's first and later chunks; most lists stay short, and few grow long. */
const PIECE_BYTES = [12, 20, 36, 68, 132, 260, 516, 1_028, 4_100];
/** Pointer to the next chunk, at the end of each chunk. */
const POINTER_BYTES = 4;
const FIRST_BYTES = 1 << 16;
const FIRST_LISTS = 1 << 10;

/** Lists that grow in parallel, like those of a text's words. Each is a chain of chunks in one array. */
export class GrowingByteLists {
  #bytes = new Uint8Array(FIRST_BYTES);
  #used = 0;
  #count = 0;
  #firsts = new Uint32Array(FIRST_LISTS);
  /** Offset of the next byte of each list; `#ends` has the end of its current chunk. */
  #nexts = new Uint32Array(FIRST_LISTS);
  #ends = new Uint32Array(FIRST_LISTS);
  #lengths = new Uint32Array(FIRST_LISTS);
  #pieces = new Uint8Array(FIRST_LISTS);

  /** Bytes allocated for all lists. */
  get memoryBytes(): number {
    return this.#bytes.byteLength + 4 * this.#firsts.byteLength;
  }

  /** Appends an unsigned integer of up to 32 bits, seven bits per byte, lowest first. */
  append(list: number, value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.#appendByte(list, (rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.#appendByte(list, rest);
  }

  /**
   * Returns the finished lists; nothing may be appended afterwards.
   * @param count lists without an entry are empty
   */
  finish(count: number): ByteLists {
    const starts = new Uint32Array(count + 1);
    for (let list = 0; list < count; list++) {
      starts[list + 1] = (starts[list] ?? 0) + (list < this.#count ? (this.#lengths[list] ?? 0) : 0);
    }
    const bytes = new Uint8Array(starts[count] ?? 0);
    for (let list = 0; list < Math.min(count, this.#count); list++) this.#copy(list, bytes, starts[list] ?? 0);
    this.#bytes = new Uint8Array(0);
    return { bytes, starts };
  }

  #appendByte(list: number, byte: number): void {
    if (list >= this.#count) this.#open(list);
    if (this.#nexts[list] === this.#ends[list]) this.#lengthen(list);
    const at = this.#nexts[list] ?? 0;
    this.#bytes[at] = byte;
    this.#nexts[list] = at + 1;
    this.#lengths[list] = (this.#lengths[list] ?? 0) + 1;
  }

  #open(list: number): void {
    if (list >= this.#firsts.length) {
      const lists = Math.max(2 * this.#firsts.length, list + 1);
      this.#firsts = growNumbers(this.#firsts, lists);
      this.#nexts = growNumbers(this.#nexts, lists);
      this.#ends = growNumbers(this.#ends, lists);
      this.#lengths = growNumbers(this.#lengths, lists);
      this.#pieces = growBytes(this.#pieces, lists);
    }
    this.#count = list + 1;
  }

  #lengthen(list: number): void {
    const isFirst = this.#lengths[list] === 0;
    const piece = isFirst ? 0 : Math.min((this.#pieces[list] ?? 0) + 1, PIECE_BYTES.length - 1);
    const size = PIECE_BYTES[piece] ?? 0;
    const start = this.#reserve(size);
    if (isFirst) this.#firsts[list] = start;
    else this.#point(this.#ends[list] ?? 0, start);
    this.#pieces[list] = piece;
    this.#nexts[list] = start;
    this.#ends[list] = start + size - POINTER_BYTES;
  }

  #reserve(size: number): number {
    const start = this.#used;
    this.#used += size;
    this.#bytes = growBytes(this.#bytes, this.#used);
    return start;
  }

  #point(at: number, to: number): void {
    for (let byte = 0; byte < POINTER_BYTES; byte++) this.#bytes[at + byte] = to >>> (8 * byte);
  }

  #pointed(at: number): number {
    let to = 0;
    for (let byte = 0; byte < POINTER_BYTES; byte++) to += (this.#bytes[at + byte] ?? 0) * 2 ** (8 * byte);
    return to;
  }

  #copy(list: number, target: Uint8Array, start: number): void {
    let left = this.#lengths[list] ?? 0;
    let from = this.#firsts[list] ?? 0;
    for (let piece = 0, at = start; left > 0; piece++) {
      const room = (PIECE_BYTES[Math.min(piece, PIECE_BYTES.length - 1)] ?? 0) - POINTER_BYTES;
      const size = Math.min(left, room);
      target.set(this.#bytes.subarray(from, from + size), at);
      at += size;
      left -= size;
      if (left > 0) from = this.#pointed(from + room);
    }
  }
}

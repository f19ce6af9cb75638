const BUCKETS = 1 << 16;

/** Hashes and the slots they occur in, as parallel arrays; only the first `length` entries count. */
export interface Postings {
  hashes: Uint32Array;
  slots: Uint32Array;
  length: number;
}

/**
 * Postings sorted by hash, six bytes each because a posting's bucket gives the upper half of its hash. A segment is
 * immutable; the index tracks which slots still count.
 */
export class PostingSegment {
  readonly length: number;
  readonly slots: Uint32Array;
  readonly #bucketStarts: Uint32Array;
  readonly #lowHalves: Uint16Array;
  /** Range of the postings found by the last `seek`. */
  from = 0;
  to = 0;

  constructor(postings: Postings) {
    const { length } = postings;
    this.length = length;
    const byLow = orderBy(postings.hashes, length, (hash) => hash & 0xffff, null);
    const order = orderBy(postings.hashes, length, (hash) => hash >>> 16, byLow.order);
    this.#bucketStarts = order.starts;
    this.#lowHalves = new Uint16Array(length);
    this.slots = new Uint32Array(length);
    for (let place = 0; place < length; place++) {
      const source = order.order[place] ?? 0;
      this.#lowHalves[place] = postings.hashes[source] ?? 0;
      this.slots[place] = postings.slots[source] ?? 0;
    }
  }

  get bytes(): number {
    return this.#bucketStarts.byteLength + this.#lowHalves.byteLength + this.slots.byteLength;
  }

  /** Sets `from` and `to` to the postings of a hash. */
  seek(hash: number): void {
    const bucket = hash >>> 16;
    const end = this.#bucketStarts[bucket + 1] ?? 0;
    const low = hash & 0xffff;
    this.from = this.#firstNotBelow(low, this.#bucketStarts[bucket] ?? 0, end);
    let to = this.from;
    // A hash has few postings or, for standard wording, so many that a binary search pays off.
    while (to < end && to < this.from + 8 && this.#lowHalves[to] === low) to++;
    if (to === this.from + 8) to = this.#firstNotBelow(low + 1, to, end);
    this.to = to;
  }

  /** Appends the postings of the wanted slots to `target`. */
  appendTo(target: Postings, isWanted: (slot: number) => boolean): void {
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const end = this.#bucketStarts[bucket + 1] ?? 0;
      for (let place = this.#bucketStarts[bucket] ?? 0; place < end; place++) {
        const slot = this.slots[place] ?? 0;
        if (!isWanted(slot)) continue;
        target.hashes[target.length] = ((bucket << 16) | (this.#lowHalves[place] ?? 0)) >>> 0;
        target.slots[target.length] = slot;
        target.length++;
      }
    }
  }

  #firstNotBelow(low: number, begin: number, end: number): number {
    let from = begin;
    let to = end;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#lowHalves[middle] ?? 0) < low) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** One pass of a stable radix sort. Returns the places ordered by a 16-bit key, and where each key begins. */
function orderBy(
  hashes: Uint32Array,
  length: number,
  getKey: (hash: number) => number,
  before: Uint32Array | null,
): { order: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(BUCKETS + 1);
  for (let i = 0; i < length; i++) {
    const key = getKey(hashes[i] ?? 0) + 1;
    starts[key] = (starts[key] ?? 0) + 1;
  }
  for (let key = 0; key < BUCKETS; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const next = starts.slice();
  const order = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    const source = before === null ? i : (before[i] ?? 0);
    const key = getKey(hashes[source] ?? 0);
    const place = next[key] ?? 0;
    order[place] = source;
    next[key] = place + 1;
  }
  return { order, starts };
}

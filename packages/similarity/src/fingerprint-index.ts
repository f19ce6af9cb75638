import type { Fingerprint } from './fingerprint.ts';
import { type Postings, PostingSegment } from './posting-segment.ts';
import type { Weights } from './weights.ts';

export interface CandidateQuery {
  fingerprint: Fingerprint;
  weights: Weights;
  /** Id of the querying bill if it is indexed; it is never a candidate. */
  except?: number | undefined;
  limit: number;
}

export interface Candidate {
  id: number;
  /** Weight of the shingles shared with the query. */
  shared: number;
}

/** A segment with its slots and the number of its postings that no longer count. */
interface SealedSegment {
  segment: PostingSegment;
  slots: number[];
  dead: number;
}

/** Postings per sealed segment; the unsealed ones are sorted again after additions, which takes milliseconds. */
const SEGMENT_POSTINGS = 1 << 20;
const LARGEST_ID = 2 ** 31 - 1;

/**
 * Inverted index from shingles to bills in typed arrays, about 6 bytes per posting. Bills can be added, replaced and
 * removed individually; results depend only on the indexed bills, never on the order of insertion.
 */
export class FingerprintIndex {
  readonly #getSlot = new Map<number, number>();
  readonly #ids: number[] = [];
  readonly #sizes: number[] = [];
  #isAlive: Uint8Array = new Uint8Array(1024);
  readonly #freeSlots: number[] = [];
  readonly #getSealed = new Map<number, SealedSegment>();
  #sealed: SealedSegment[] = [];
  #open: Postings = emptyPostings(1024);
  #openSlots: number[] = [];
  #sortedOpen: PostingSegment | null = null;
  #scores: Float64Array = new Float64Array(1024);
  readonly #segmentPostings: number;

  /** @param segmentPostings lowered only by tests */
  constructor(segmentPostings = SEGMENT_POSTINGS) {
    this.#segmentPostings = segmentPostings;
  }

  /** Number of indexed bills. */
  get size(): number {
    return this.#getSlot.size;
  }

  /** Bytes of the arrays; the map of ids adds about 60 bytes per bill. */
  get bytes(): number {
    const sealed = this.#sealed.reduce((sum, { segment }) => sum + segment.bytes, 0);
    const open = this.#open.hashes.byteLength + this.#open.slots.byteLength + (this.#sortedOpen?.bytes ?? 0);
    return sealed + open + this.#isAlive.byteLength + this.#scores.byteLength;
  }

  has(id: number): boolean {
    return this.#getSlot.has(id);
  }

  ids(): IterableIterator<number> {
    return this.#getSlot.keys();
  }

  /**
   * Adds a bill, or replaces it. A bill without shingles shares nothing with others and is not stored.
   * @param id from 0 to 2³¹ − 1
   * @throws RangeError for any other id
   */
  add(id: number, fingerprint: Fingerprint): void {
    if (!Number.isInteger(id) || id < 0 || id > LARGEST_ID) throw new RangeError(`${id} is no id of a bill`);
    this.remove(id);
    if (fingerprint.length === 0) return;
    const slot = this.#allocateSlot(id, fingerprint.length);
    this.#open = withRoom(this.#open, fingerprint.length);
    this.#open.hashes.set(fingerprint, this.#open.length);
    this.#open.slots.fill(slot, this.#open.length, this.#open.length + fingerprint.length);
    this.#open.length += fingerprint.length;
    this.#openSlots.push(slot);
    this.#sortedOpen = null;
    if (this.#open.length >= this.#segmentPostings) this.#seal();
  }

  /**
   * Removes a bill.
   * @returns whether it was indexed
   */
  remove(id: number): boolean {
    const slot = this.#getSlot.get(id);
    if (slot === undefined) return false;
    this.#getSlot.delete(id);
    this.#isAlive[slot] = 0;
    const sealed = this.#getSealed.get(slot);
    if (sealed === undefined) return true;
    sealed.dead += this.#sizes[slot] ?? 0;
    if (sealed.dead * 2 > sealed.segment.length) this.#rewrite(sealed);
    return true;
  }

  /** Finds the bills that share the most weight with a fingerprint, best first; ties are ordered by id. */
  findCandidates({ fingerprint, weights, except, limit }: CandidateQuery): Candidate[] {
    const segments = this.#segments();
    const asking = except === undefined ? -1 : (this.#getSlot.get(except) ?? -1);
    const found: number[] = [];
    const touched: number[] = [];
    for (const hash of fingerprint) {
      const count = this.#collect(segments, hash, asking, weights.maxBills, found);
      // The querying bill counts as well.
      const weight = weights.of(count + 1);
      if (weight === 0) continue;
      for (let i = 0; i < count; i++) {
        const slot = found[i] ?? 0;
        const score = this.#scores[slot] ?? 0;
        if (score === 0) touched.push(slot);
        this.#scores[slot] = score + weight;
      }
    }
    const candidates = touched.map((slot): Candidate => ({
      id: this.#ids[slot] ?? 0,
      shared: this.#scores[slot] ?? 0,
    }));
    for (const slot of touched) this.#scores[slot] = 0;
    return candidates.sort((a, b) => b.shared - a.shared || a.id - b.id).slice(0, limit);
  }

  /**
   * Counts the bills that contain each shingle of a fingerprint, up to `maxBills + 1`; the querying bill counts as one
   * of them whether it is indexed or not.
   */
  countBills(fingerprint: Fingerprint, maxBills: number, except?: number): Uint32Array {
    const segments = this.#segments();
    const asking = except === undefined ? -1 : (this.#getSlot.get(except) ?? -1);
    const found: number[] = [];
    return fingerprint.map((hash) => this.#collect(segments, hash, asking, maxBills, found) + 1);
  }

  /**
   * Writes the slots of up to `max` bills with a hash to `found`.
   * @returns the number written
   */
  #collect(segments: readonly PostingSegment[], hash: number, asking: number, max: number, found: number[]): number {
    let count = 0;
    for (const segment of segments) {
      segment.seek(hash);
      for (let place = segment.from; place < segment.to; place++) {
        const slot = segment.slots[place] ?? 0;
        if (slot === asking || this.#isAlive[slot] !== 1) continue;
        found[count++] = slot;
        if (count >= max) return count;
      }
    }
    return count;
  }

  #segments(): PostingSegment[] {
    if (this.#open.length > 0) this.#sortedOpen ??= new PostingSegment(this.#open);
    const sealed = this.#sealed.map(({ segment }) => segment);
    return this.#sortedOpen === null ? sealed : [...sealed, this.#sortedOpen];
  }

  #allocateSlot(id: number, size: number): number {
    const slot = this.#freeSlots.pop() ?? this.#ids.length;
    this.#ids[slot] = id;
    this.#sizes[slot] = size;
    if (slot >= this.#isAlive.length) {
      const isAlive = new Uint8Array(slot * 2);
      isAlive.set(this.#isAlive);
      this.#isAlive = isAlive;
      this.#scores = new Float64Array(slot * 2);
    }
    this.#isAlive[slot] = 1;
    this.#getSlot.set(id, slot);
    return slot;
  }

  #seal(): void {
    const sorted = new PostingSegment(this.#open);
    const slots = this.#openSlots;
    this.#open = emptyPostings(1024);
    this.#openSlots = [];
    this.#sortedOpen = null;
    const dead = slots.reduce((sum, slot) => sum + (this.#isAlive[slot] === 1 ? 0 : (this.#sizes[slot] ?? 0)), 0);
    const sealed = { segment: sorted, slots, dead };
    this.#sealed.push(sealed);
    for (const slot of slots) this.#getSealed.set(slot, sealed);
    if (dead * 2 > sorted.length) this.#rewrite(sealed);
  }

  /** Moves the live postings of a segment back to the unsealed ones, so that short segments never accumulate. */
  #rewrite(sealed: SealedSegment): void {
    this.#sealed = this.#sealed.filter((one) => one !== sealed);
    this.#open = withRoom(this.#open, sealed.segment.length - sealed.dead);
    sealed.segment.appendTo(this.#open, (slot) => this.#isAlive[slot] === 1);
    this.#sortedOpen = null;
    for (const slot of sealed.slots) {
      this.#getSealed.delete(slot);
      if (this.#isAlive[slot] === 1) this.#openSlots.push(slot);
      else this.#freeSlots.push(slot);
    }
    if (this.#open.length >= this.#segmentPostings) this.#seal();
  }
}

function emptyPostings(room: number): Postings {
  return { hashes: new Uint32Array(room), slots: new Uint32Array(room), length: 0 };
}

function withRoom(postings: Postings, more: number): Postings {
  const { length } = postings;
  if (length + more <= postings.hashes.length) return postings;
  const roomier = emptyPostings(Math.max(length + more, postings.hashes.length * 2));
  roomier.hashes.set(postings.hashes.subarray(0, length));
  roomier.slots.set(postings.slots.subarray(0, length));
  return { ...roomier, length };
}

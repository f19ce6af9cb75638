import type { AnalyzedDocument } from '@rotunda/analysis';
import type { DocumentFacets } from '@rotunda/query';
import type { FrequencyEstimate } from './condition-table.ts';
import { DocumentTerms } from './document-terms.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { readSegment, writeSegment } from './segment-image.ts';
import { segmentBytes, type Segment } from './segment.ts';
import { Tier } from './tier.ts';
import type { Percolator, PercolatorOptions, PercolatorStats, SavedSearch } from './types.ts';

const MAX_ID = 0x7fff_ffff;
const DEFAULT_STEP = 2_000;
/**
 * A new tier absorbs the previous one unless that is larger by this factor, so that there are few tiers and little is
 * built twice.
 */
const TIER_RATIO = 4;

/**
 * Guesses the share of documents with a word or prefix from its length, because long words are rare. Only ratios
 * matter.
 */
const guessFrequency: FrequencyEstimate = (text, kind) => Math.min(1, (kind === 'prefix' ? 8 : 4) / text.length ** 2);

export function createPercolator(options: PercolatorOptions = {}): Percolator {
  return new TieredPercolator(options, null);
}

/**
 * Creates a percolator from an index written by `serialize`. The arrays are used in place, so that threads loading one
 * SharedArrayBuffer share them; additions and removals stay in the percolator that made them.
 */
export function loadPercolator(image: ArrayBufferLike, options: PercolatorOptions = {}): Percolator {
  return new TieredPercolator(options, readSegment(image));
}

/** The first tier is the compacted index; later tiers hold additions, each smaller than the one before. */
class TieredPercolator implements Percolator {
  readonly #estimate: FrequencyEstimate;
  readonly #learns: boolean;
  readonly #document = new DocumentTerms();
  #tiers: Tier[];
  /** Searches added since the last match. */
  readonly #pending = new Map<number, SavedSearch>();
  #ids = new Uint32Array(0);
  /** Number of tiers a running compaction reads, and the ids added or removed since it began. */
  #frozenTiers = 1;
  #touched: Set<number> | null = null;

  constructor(options: PercolatorOptions, segment: Segment | null) {
    this.#estimate = options.documentFrequency ?? guessFrequency;
    this.#learns = options.documentFrequency === undefined;
    this.#tiers = [this.#createTier(segment ?? new SegmentBuilder(this.#estimate).finish())];
    this.#fitIds();
  }

  build(searches: Iterable<SavedSearch>): void {
    const builder = new SegmentBuilder(this.#estimate);
    for (const search of searches) {
      checkId(search.id);
      builder.add(search);
    }
    this.#pending.clear();
    // Replacing the set of touched ids makes a running compaction stop.
    this.#touched = null;
    this.#frozenTiers = 1;
    this.#tiers = [this.#createTier(builder.finish())];
    this.#fitIds();
  }

  add(search: SavedSearch): void {
    checkId(search.id);
    this.remove(search.id);
    this.#pending.set(search.id, search);
    this.#touched?.add(search.id);
  }

  remove(id: number): boolean {
    this.#touched?.add(id);
    if (this.#pending.delete(id)) return true;
    return this.#tiers.some((tier) => tier.remove(id));
  }

  compact(): void {
    const steps = this.compactInSteps(Infinity);
    while (steps.next().done !== true);
  }

  *compactInSteps(searchesPerStep: number = DEFAULT_STEP): Generator<void, void, void> {
    this.#flushPending();
    if (this.#tiers.length === 1 && this.#tiers[0]?.removedCount === 0 && !this.#learns) return;
    const touched = new Set<number>();
    this.#touched = touched;
    const frozen = this.#tiers.slice();
    this.#frozenTiers = frozen.length;
    const builder = new SegmentBuilder(this.#estimate);
    let done = 0;
    for (const tier of frozen) {
      const importer = tier.importerTo(builder);
      for (let row = 0; row < tier.size; row++) {
        if (!tier.isLive(row)) continue;
        importer.importRow(row);
        if (++done % searchesPerStep !== 0) continue;
        yield;
        if (this.#touched !== touched) return;
      }
    }
    const compacted = this.#createTier(builder.finish());
    for (const id of touched) compacted.remove(id);
    this.#tiers = [compacted, ...this.#tiers.slice(frozen.length)];
    this.#frozenTiers = 1;
    this.#touched = null;
    this.#fitIds();
  }

  match(document: AnalyzedDocument, facets: DocumentFacets): Uint32Array {
    if (this.#pending.size > 0) this.#flushPending();
    this.#document.load(document);
    let count = 0;
    let contributors = 0;
    try {
      for (const tier of this.#tiers) {
        tier.matcher.match(facets);
        const next = tier.drain(this.#ids, count);
        if (next > count) contributors++;
        count = next;
      }
    } finally {
      this.#document.release();
    }
    const ids = this.#ids.slice(0, count);
    return contributors > 1 ? ids.sort() : ids;
  }

  stats(): PercolatorStats {
    const live = this.#tiers.map((tier) => tier.liveCount);
    const searches = live.reduce((total, count) => total + count, this.#pending.size);
    const sum = (of: (tier: Tier) => number) => this.#tiers.reduce((total, tier) => total + of(tier), 0);
    return {
      searches,
      unanchored: sum((tier) => tier.unanchoredCount),
      conditions: sum((tier) => tier.segment.arrays.kinds.length),
      indexBytes: sum((tier) => segmentBytes(tier.segment)),
      delta: searches - (live[0] ?? 0),
      removed: this.#tiers[0]?.removedCount ?? 0,
    };
  }

  serialize<B extends ArrayBufferLike>(allocate: (byteLength: number) => B): B {
    this.compact();
    const [tier] = this.#tiers;
    if (tier === undefined) throw new Error('A percolator always has its first tier');
    return writeSegment(tier.segment, allocate);
  }

  /** Builds a tier from the searches added since the last match, together with the small tiers before it. */
  #flushPending(): void {
    if (this.#pending.size === 0) return;
    const builder = new SegmentBuilder(this.#estimate);
    let size = this.#pending.size;
    for (let last = this.#tiers.at(-1); last !== undefined; last = this.#tiers.at(-1)) {
      if (this.#tiers.length <= this.#frozenTiers || last.liveCount > TIER_RATIO * size) break;
      const importer = last.importerTo(builder);
      for (let row = 0; row < last.size; row++) if (last.isLive(row)) importer.importRow(row);
      size += last.liveCount;
      this.#tiers.pop();
    }
    for (const search of this.#pending.values()) builder.add(search);
    this.#pending.clear();
    this.#tiers.push(this.#createTier(builder.finish()));
    this.#fitIds();
  }

  #createTier(segment: Segment): Tier {
    return new Tier(segment, this.#document, { countMeetings: this.#learns });
  }

  #fitIds(): void {
    const capacity = this.#tiers.reduce((total, tier) => total + tier.size, 0);
    if (this.#ids.length < capacity) this.#ids = new Uint32Array(capacity);
  }
}

function checkId(id: number): void {
  if (Number.isInteger(id) && id >= 0 && id <= MAX_ID) return;
  throw new RangeError(`The id of a saved search is an integer from 0 to ${MAX_ID}, not ${id}`);
}

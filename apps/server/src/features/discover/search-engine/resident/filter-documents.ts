import type { DocumentFilters } from '@rotunda/query';
import { type CombinationCount, type Combinations, FilterDecision, NO_FACET } from '../postgres/facet-counts.ts';
import { DocumentSet } from './document-set.ts';
import type { Segment } from './segment.ts';

const UNDECIDED = -1;

type Range = NonNullable<DocumentFilters['introduced']>;

/** Checks whether documents pass any of several filters and counts them by combination of facts. */
export class FilteredDocuments {
  readonly #filters: readonly DocumentFilters[];
  readonly #decisions: readonly FilterDecision[];
  readonly #combinations: Combinations;
  /** By combination: one bit per filter whose facts pass; UNDECIDED until needed. */
  readonly #factBits: Int32Array;
  /** By bits of the filters whose dates pass: number of documents per combination. */
  readonly #counts = new Map<number, Uint32Array>();
  readonly #everyDate: number | null;

  constructor(filters: readonly DocumentFilters[], combinations: Combinations) {
    this.#filters = filters;
    this.#combinations = combinations;
    this.#factBits = new Int32Array(combinations.limit).fill(UNDECIDED);
    this.#decisions = filters.map((each) => new FilterDecision(each, combinations));
    const isOpen = ({ introduced, lastUpdated }: DocumentFilters) =>
      isOpenRange(introduced) && isOpenRange(lastUpdated);
    this.#everyDate = filters.every(isOpen) ? 2 ** filters.length - 1 : null;
  }

  /** Returns the documents of `matches` that pass. */
  pass(segment: Segment, matches: DocumentSet): DocumentSet {
    const passing = new DocumentSet(segment.size);
    const { combinationIds } = segment;
    let dates = this.#everyDate ?? 0;
    let counts = this.#getCounts(dates);
    matches.each((place) => {
      if (this.#everyDate === null) {
        dates = this.#dateBits(segment, place);
        counts = this.#getCounts(dates);
      }
      if (dates === 0) return;
      const combination = combinationIds[place] ?? 0;
      counts[combination] = (counts[combination] ?? 0) + 1;
      const known = this.#factBits[combination] ?? UNDECIDED;
      if ((dates & (known === UNDECIDED ? this.#decide(combination) : known)) !== 0) passing.add(place);
    });
    return passing;
  }

  /** Counts all checked documents whose dates pass some filter, whether or not the facts pass. */
  counts(): CombinationCount[] {
    const listed: CombinationCount[] = [];
    for (const [dates, counts] of this.#counts) {
      counts.forEach((count, combinationId) => {
        if (count > 0) listed.push({ combinationId, dates, count });
      });
    }
    return listed;
  }

  #getCounts(dates: number): Uint32Array {
    const counts = this.#counts.get(dates) ?? new Uint32Array(this.#combinations.limit);
    this.#counts.set(dates, counts);
    return counts;
  }

  #dateBits(segment: Segment, place: number): number {
    let bits = 0;
    const [introducedTs, lastUpdatedTs] = [segment.introducedTs[place] ?? NaN, segment.lastUpdatedTs[place] ?? NaN];
    this.#filters.forEach(({ introduced, lastUpdated }, at) => {
      if (isWithin(introduced, introducedTs) && isWithin(lastUpdated, lastUpdatedTs)) bits |= 1 << at;
    });
    return bits;
  }

  #decide(combinationId: number): number {
    const combination = this.#combinations.combination(combinationId);
    if (combination === undefined) throw new Error(`combination ${combinationId} of facts is not known`);
    let bits = 0;
    this.#decisions.forEach((decision, at) => {
      if (decision.excludedBy(combination) === NO_FACET) bits |= 1 << at;
    });
    this.#factBits[combinationId] = bits;
    return bits;
  }
}

function isOpenRange(range: Range | undefined): boolean {
  return range?.fromTs === undefined && range?.toTs === undefined;
}

/** Whether the date is in the range; a document without the date is in none. */
function isWithin(range: Range | undefined, ts: number): boolean {
  if (range === undefined || isOpenRange(range)) return true;
  return ts >= (range.fromTs ?? -Infinity) && ts <= (range.toTs ?? Infinity);
}

import { facetCombinations } from '@rotunda/database';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { type DocumentFacets, type DocumentFilters, matchesFilters } from '@rotunda/query';
import { getTableColumns } from 'drizzle-orm';
import { isOneOf } from '../../../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { FACET_NAMES, FACT_OF_FACET, type FacetName, type Facets } from '../search-engine.ts';

/** Facts of a combination. Dates differ among its documents and are checked by the database. */
type CombinedFacts = DocumentFacets & { introducedTs: null; lastUpdatedTs: null };

/** Number of matches with one combination of facts. */
export interface CombinationCount {
  combinationId: number;
  /** Bit i is set if the dates of filter i pass. */
  dates: number;
  count: number;
}

/** One value of one facet for documents of one type, which is all that a filter on the facet depends on. */
interface Fact {
  facet: FacetName;
  value: string | null;
}

interface Combination {
  facts: CombinedFacts;
  /** Number of its pair of type and session. */
  kindNumber: number;
  /** Number of its fact in each facet, in the order of FACET_NAMES. */
  factNumbers: number[];
}

/** Caches combinations forever, because their rows never change. */
export class Combinations {
  /** Facts of all known combinations, by number. */
  readonly facts: Fact[] = [];
  readonly kinds: string[] = [];
  readonly #known = new Map<number, Combination>();
  readonly #factNumbers = new Map<string, number>();
  /** One more than the highest known combination id. */
  limit = 0;

  load(transaction: DatabaseHandle, counts: readonly CombinationCount[]): Promise<void> {
    return this.loadIds(
      transaction,
      counts.map((each) => each.combinationId),
    );
  }

  async loadIds(transaction: DatabaseHandle, combinationIds: Iterable<number>): Promise<void> {
    const missing = [...combinationIds].filter((id) => !this.#known.has(id));
    if (missing.length === 0) return;
    const rows = await transaction
      .select(factColumns)
      .from(facetCombinations)
      .where(isOneOf(facetCombinations.combinationId, new Set(missing)));
    for (const { combinationId, ...row } of rows) {
      // The cast is safe because only combination-numbers.ts writes these rows, from DocumentFacets.
      const facts = { ...row, introducedTs: null, lastUpdatedTs: null } as CombinedFacts;
      this.limit = Math.max(this.limit, combinationId + 1);
      this.#known.set(combinationId, {
        facts,
        kindNumber: this.#getKindNumber(facts),
        factNumbers: FACET_NAMES.map((facet) => this.#getFactNumber(facet, facts)),
      });
    }
  }

  combination(combinationId: number): Combination | undefined {
    return this.#known.get(combinationId);
  }

  #getKindNumber({ documentType, sessionActive }: CombinedFacts): number {
    const kind = JSON.stringify([documentType, sessionActive]);
    const number = this.kinds.indexOf(kind);
    return number === -1 ? this.kinds.push(kind) - 1 : number;
  }

  #getFactNumber(facet: FacetName, facts: CombinedFacts): number {
    const value = facts[FACT_OF_FACET[facet]];
    const key = JSON.stringify([facet, facts.documentType, value]);
    const number = this.#factNumbers.get(key) ?? this.facts.push({ facet, value }) - 1;
    this.#factNumbers.set(key, number);
    return number;
  }
}

const { factsKey: _key, ...factColumns } = getTableColumns(facetCombinations);

export interface FacetCounts {
  /** Documents of each type that pass all filters, in the order of DOCUMENT_TYPES. */
  byType: Map<DocumentType, number>;
  /** Each facet counts documents that pass every filter except its own. */
  facets: Facets;
}

/** Facets are bits: a facet's index in FACET_NAMES is its bit. */
export const NO_FACET = 0;
const EVERY_FACET = 2 ** FACET_NAMES.length - 1;
/** Bit for filters that belong to no facet (type, sessions). */
const OTHERWISE = EVERY_FACET + 1;

export function countFacets(
  combinations: Combinations,
  counts: readonly CombinationCount[],
  filters: readonly DocumentFilters[],
): FacetCounts {
  const decisions = filters.map((each) => new FilterDecision(each, combinations));
  const byType = new Map<DocumentType, number>();
  const sums = new Float64Array(combinations.facts.length);
  for (const { combinationId, dates, count } of counts) {
    const combination = combinations.combination(combinationId);
    if (combination === undefined) throw new Error(`combination ${combinationId} of facts is not known`);
    let passes = false;
    let counting = NO_FACET;
    for (let at = 0; at < decisions.length; at++) {
      if ((dates & (1 << at)) === 0) continue;
      const excludedBy = decisions[at]?.excludedBy(combination) ?? OTHERWISE;
      if (excludedBy === NO_FACET) passes = true;
      // Only one facet excludes the combination, so it counts in that facet, as if nothing were selected there.
      else if (excludedBy < OTHERWISE && (excludedBy & (excludedBy - 1)) === 0) counting |= excludedBy;
    }
    if (passes) {
      const { documentType } = combination.facts;
      byType.set(documentType, (byType.get(documentType) ?? 0) + count);
      counting = EVERY_FACET;
    }
    if (counting !== NO_FACET) addTo(sums, combination, counting, count);
  }
  return {
    byType: new Map(DOCUMENT_TYPES.flatMap((type) => (byType.has(type) ? [[type, byType.get(type) ?? 0]] : []))),
    facets: presentSums(combinations.facts, sums),
  };
}

function addTo(sums: Float64Array, { factNumbers }: Combination, counting: number, count: number): void {
  for (let at = 0; at < factNumbers.length; at++) {
    const number = factNumbers[at] ?? 0;
    if ((counting & (1 << at)) !== 0) sums[number] = (sums[number] ?? 0) + count;
  }
}

function presentSums(facts: readonly Fact[], sums: Float64Array): Facets {
  const byFacet = new Map<FacetName, Map<string, number>>(FACET_NAMES.map((name) => [name, new Map()]));
  facts.forEach(({ facet, value }, number) => {
    const count = sums[number] ?? 0;
    const values = byFacet.get(facet);
    // The same value in several types counts as one.
    if (value !== null && count > 0) values?.set(value, (values.get(value) ?? 0) + count);
  });
  const inOrder = [...byFacet].map(([name, values]) => [
    name,
    [...values]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  ]);
  // The cast is safe because every name of FACET_NAMES has an entry.
  return Object.fromEntries(inOrder) as Facets;
}

/**
 * Determines which parts of a filter exclude a combination of facts. It calls `matchesFilters` once per fact rather
 * than for each of the thousands of combinations that contain the fact.
 */
export class FilterDecision {
  readonly #otherwise: Decided;
  /** Single-facet filters, for the facets that have one. */
  readonly #ofFacets: { place: number; decided: Decided }[];

  /** @param combinations must have loaded everything that will be checked */
  constructor(filters: DocumentFilters, { facts, kinds }: Combinations) {
    const { documentTypes = [], activeSessions = false } = filters;
    this.#otherwise = new Decided({ documentTypes, activeSessions }, kinds.length);
    this.#ofFacets = FACET_NAMES.flatMap((name, place) =>
      (filters[name]?.length ?? 0) === 0
        ? []
        : [{ place, decided: new Decided({ [name]: filters[name] }, facts.length) }],
    );
  }

  /** Returns the bits of the facets whose filter rejects the combination, plus OTHERWISE. */
  excludedBy({ facts, kindNumber, factNumbers }: Combination): number {
    let bits = this.#otherwise.passes(kindNumber, facts) ? NO_FACET : OTHERWISE;
    for (const { place, decided } of this.#ofFacets) {
      if (!decided.passes(factNumbers[place] ?? 0, facts)) bits |= 1 << place;
    }
    return bits;
  }
}

const UNDECIDED = -1;

/** Caches the decisions of a filter by fact or kind number. */
class Decided {
  readonly #filter: DocumentFilters;
  readonly #passes: Int8Array;

  constructor(filter: DocumentFilters, numbers: number) {
    this.#filter = filter;
    this.#passes = new Int8Array(numbers).fill(UNDECIDED);
  }

  passes(number: number, facts: CombinedFacts): boolean {
    const decided = this.#passes[number];
    if (decided !== UNDECIDED) return decided === 1;
    const passes = matchesFilters(this.#filter, facts);
    this.#passes[number] = passes ? 1 : 0;
    return passes;
  }
}

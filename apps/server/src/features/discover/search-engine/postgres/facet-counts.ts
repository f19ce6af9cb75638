import { facetCombinations } from '@rotunda/database';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { type DocumentFacets, type DocumentFilters, matchesFilters } from '@rotunda/query';
import { getTableColumns } from 'drizzle-orm';
import { isOneOf } from '../../../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { FACET_NAMES, type FacetName, type Facets } from '../search-engine.ts';

const FACT_OF_FACET = {
  isoCodes: 'isoCode',
  genericStatuses: 'genericStatus',
  chambers: 'chamber',
  billTypes: 'billType',
  regDocumentTypes: 'regDocumentType',
  researchDocumentTypes: 'researchDocumentType',
  socialPlatforms: 'socialPlatform',
  stakeholderTypes: 'stakeholderType',
} as const satisfies Record<FacetName, keyof CombinedFacts>;

/** The facts of a combination; its documents' dates differ and are decided by the database. */
type CombinedFacts = DocumentFacets & { introducedTs: null; lastUpdatedTs: null };

/** Matches of one combination of facts. */
export interface CombinationCount {
  combinationId: number;
  /** Bit i: the dates of filter i hold. */
  dates: number;
  count: number;
}

/** Reads combinations once: their rows never change. */
export class Combinations {
  readonly #known = new Map<number, CombinedFacts>();

  async load(transaction: DatabaseHandle, counts: readonly CombinationCount[]): Promise<void> {
    const missing = counts.map((each) => each.combinationId).filter((id) => !this.#known.has(id));
    if (missing.length === 0) return;
    const rows = await transaction
      .select(factColumns)
      .from(facetCombinations)
      .where(isOneOf(facetCombinations.combinationId, new Set(missing)));
    for (const { combinationId, ...facts } of rows) {
      // Written from DocumentFacets by combination-numbers.ts and by nothing else.
      this.#known.set(combinationId, { ...facts, introducedTs: null, lastUpdatedTs: null } as CombinedFacts);
    }
  }

  factsOf(combinationId: number): CombinedFacts | undefined {
    return this.#known.get(combinationId);
  }
}

const { factsKey: _key, ...factColumns } = getTableColumns(facetCombinations);

/** A combination with its matches, and whether it passes all filters. */
interface CountedFacts {
  facts: CombinedFacts;
  dates: number;
  count: number;
  passes: boolean;
}

export interface FacetCounts {
  /** Documents of each type that pass all filters, in the order of DOCUMENT_TYPES. */
  byType: Map<DocumentType, number>;
  /** Each facet counts what passes every filter but its own. */
  facets: Facets;
}

export function countFacets(
  combinations: Combinations,
  counts: readonly CombinationCount[],
  filters: readonly DocumentFilters[],
): FacetCounts {
  const withoutDates = filters.map(factFilters);
  const counted: CountedFacts[] = [];
  for (const { combinationId, dates, count } of counts) {
    const facts = combinations.factsOf(combinationId);
    if (facts === undefined) throw new Error(`combination ${combinationId} of facts is not known`);
    counted.push({ facts, dates, count, passes: passesAny(withoutDates, dates, facts) });
  }
  const byType = addUp(counted, ({ facts }) => facts.documentType);
  return {
    byType: new Map(DOCUMENT_TYPES.flatMap((type) => (byType.has(type) ? [[type, byType.get(type) ?? 0]] : []))),
    // Every name of FACET_NAMES is given its values, which is what Facets asks.
    facets: Object.fromEntries(FACET_NAMES.map((name) => [name, valuesOf(name, counted, withoutDates)])) as Facets,
  };
}

function addUp<T extends string>(
  counted: readonly CountedFacts[],
  valueOf: (each: CountedFacts) => T | null,
): Map<T, number> {
  const sums = new Map<T, number>();
  for (const each of counted) {
    const value = each.passes ? valueOf(each) : null;
    if (value !== null) sums.set(value, (sums.get(value) ?? 0) + each.count);
  }
  return sums;
}

function valuesOf(name: FacetName, counted: readonly CountedFacts[], filters: readonly FactFilters[]) {
  const isFiltered = filters.some((each) => (each?.[name]?.length ?? 0) > 0);
  const others = filters.map((each) => each && factFilters({ ...each, [name]: [] }));
  const asked = isFiltered
    ? counted.map((each) => ({ ...each, passes: passesAny(others, each.dates, each.facts) }))
    : counted;
  return [...addUp(asked, ({ facts }) => facts[FACT_OF_FACET[name]])]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Null where every fact passes, as in most searches: thousands of combinations then need not be looked at. */
type FactFilters = DocumentFilters | null;

function factFilters({ introduced: _introduced, lastUpdated: _updated, ...filters }: DocumentFilters): FactFilters {
  const isOpen = Object.values(filters).every((each) => !each || (Array.isArray(each) && each.length === 0));
  return isOpen ? null : filters;
}

function passesAny(filters: readonly FactFilters[], dates: number, facets: DocumentFacets): boolean {
  return filters.some((each, index) => (dates & (1 << index)) !== 0 && (each === null || matchesFilters(each, facets)));
}

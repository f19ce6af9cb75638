import { facetCombinations } from '@rotunda/database';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { type DocumentFilters, matchesFilters } from '@rotunda/query';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { FACET_NAMES, type FacetName, type Facets } from '../search-engine.ts';
import type { CombinedFacts } from './combination-numbers.ts';

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
      .where(inArray(facetCombinations.combinationId, [...new Set(missing)]));
    // Written from CombinedFacts by combination-numbers.ts and by nothing else.
    for (const { combinationId, ...facts } of rows) this.#known.set(combinationId, facts as CombinedFacts);
  }

  factsOf(combinationId: number): CombinedFacts | undefined {
    return this.#known.get(combinationId);
  }
}

const { factsKey: _key, ...factColumns } = getTableColumns(facetCombinations);

/** How many documents of each type pass all filters. */
export function countTypes(
  combinations: Combinations,
  counts: readonly CombinationCount[],
  filters: readonly DocumentFilters[],
): Map<DocumentType, number> {
  const byType = new Map<DocumentType, number>();
  const withoutDates = filters.map(dateless);
  for (const each of counts) {
    const facts = combinations.factsOf(each.combinationId);
    if (facts === undefined || !passesAny(withoutDates, each.dates, facts)) continue;
    byType.set(facts.documentType, (byType.get(facts.documentType) ?? 0) + each.count);
  }
  return new Map(DOCUMENT_TYPES.flatMap((type) => (byType.has(type) ? [[type, byType.get(type) ?? 0]] : [])));
}

/** Each facet counts what passes every filter but its own. */
export function countFacets(
  combinations: Combinations,
  counts: readonly CombinationCount[],
  filters: readonly DocumentFilters[],
): Facets {
  const withoutDates = filters.map(dateless);
  const passing = counts.map((each) => {
    const facts = combinations.factsOf(each.combinationId);
    return facts !== undefined && passesAny(withoutDates, each.dates, facts);
  });
  const valuesOf = (name: FacetName) => {
    const ownFilters = withoutDates.some((each) => (each[name]?.length ?? 0) > 0);
    const open = ownFilters ? withoutDates.map(({ [name]: _own, ...others }) => others) : null;
    const byValue = new Map<string, number>();
    for (const [index, each] of counts.entries()) {
      const facts = combinations.factsOf(each.combinationId);
      const value = facts?.[FACT_OF_FACET[name]];
      if (facts === undefined || value === undefined || value === null) continue;
      if (open === null ? passing[index] : passesAny(open, each.dates, facts)) {
        byValue.set(value, (byValue.get(value) ?? 0) + each.count);
      }
    }
    return [...byValue]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };
  // Every name of FACET_NAMES is given its values, which is what Facets asks.
  return Object.fromEntries(FACET_NAMES.map((name) => [name, valuesOf(name)])) as Facets;
}

function dateless({ introduced: _introduced, lastUpdated: _updated, ...filters }: DocumentFilters): DocumentFilters {
  return filters;
}

function passesAny(filters: readonly DocumentFilters[], dates: number, facts: CombinedFacts): boolean {
  const facets = { ...facts, introducedTs: null, lastUpdatedTs: null };
  return filters.some((each, index) => (dates & (1 << index)) !== 0 && matchesFilters(each, facets));
}

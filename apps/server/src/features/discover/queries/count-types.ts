import type { SearchModel } from '@rotunda/contract';
import { compileFilters } from '../compile/compile-search-model.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import type { DocumentSelection, SearchAnswer, SearchEngine, Total } from '../search-engine/search-engine.ts';

export interface TypeCounts {
  /** Total without filters specific to a type, because choosing All clears them (SEA-06). */
  all: Total;
  byType: SearchAnswer['byType'];
}

export interface CountedSearch {
  model: SearchModel;
  selection: DocumentSelection;
  /** Totals are exact up to this limit. */
  countLimit: number;
  /** Result of the search itself, which already has these counts if no type is chosen. */
  found: Promise<SearchAnswer>;
}

/** Counts what choosing another type, or all types, would find. */
export async function countTypes(
  { clock, engine }: Pick<DiscoverDeps, 'clock'> & { engine: Pick<SearchEngine, 'search' | 'count'> },
  { model, selection, countLimit, found }: CountedSearch,
): Promise<TypeCounts> {
  const everyType = { ...model, datasetTypes: [] };
  const select = (changed: SearchModel) => ({ ...selection, filters: compileFilters(changed, clock.now()) });
  const ofTypes =
    model.datasetTypes.length === 0
      ? found
      : engine.search({
          ...select(everyType),
          sort: 'date',
          skip: 0,
          limit: 0,
          groupLimit: null,
          facets: false,
          passagesEach: 0,
          countLimit,
        });
  const hasOwnFilters = Object.keys(model.progressiveFilters).length > 0;
  const [{ byType, total, atTotalLimit }, ofAll] = await Promise.all([
    ofTypes,
    hasOwnFilters ? engine.count(select({ ...everyType, progressiveFilters: {} }), countLimit) : null,
  ]);
  return { all: ofAll ?? { total, atTotalLimit }, byType };
}

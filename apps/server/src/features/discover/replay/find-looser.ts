import type { LooserSearchChange, SearchModel } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { loosenQuery, normalizeQuery, printQuery, QUERY_LIMITS, queryCost, type QueryNode } from '@rotunda/query';
import { compileFilters, type CompiledSearchModel } from '../compile/compile-search-model.ts';
import type { DocumentSelection } from '../search-engine/search-engine.ts';
import { loosenFilters } from './loosen-filters.ts';

/** Search with one restriction less, and what it finds that the original search does not. */
export interface LooserSearch {
  change: LooserSearchChange;
  searchModel: SearchModel;
  added: DocumentSelection;
}

/** Each suggestion costs a search, and users do not read a longer list. */
const MAX_QUERIES = 12;

/** Returns the searches with one clause or filter less. */
export function findLooser(
  compiled: CompiledSearchModel,
  model: SearchModel,
  select: (compiled: CompiledSearchModel) => DocumentSelection,
  nowTs: UnixSeconds,
): LooserSearch[] {
  const own = select(compiled);
  const byText = loosenQuery(compiled.query, MAX_QUERIES).flatMap(({ query, ...change }): LooserSearch[] => {
    const rawTextSearch = printQuery(query);
    const added = normalizeQuery({ kind: 'and', children: [query, { kind: 'not', child: compiled.query }] });
    return isTooMuch(added, rawTextSearch)
      ? []
      : [{ change, searchModel: withText(model, rawTextSearch), added: { ...own, query: added } }];
  });
  const byFilter = loosenFilters(model).map(({ filter, searchModel }): LooserSearch => {
    const filters = compileFilters(searchModel, nowTs);
    const { filters: wider, scope } = select({ ...compiled, filters, scope: searchModel.entityMetadata });
    return {
      change: { change: 'without-filter', filter },
      searchModel,
      added: { ...own, filters: wider, scope, except: { filters: own.filters, scope: own.scope } },
    };
  });
  return [...byText, ...byFilter];
}

/** Switches operators on, because those in a printed query are real even if the original text had them switched off. */
function withText(model: SearchModel, rawTextSearch: string): SearchModel {
  const searchExtensions = { ...model.searchExtensions, searchOperators: true };
  return { ...model, rawTextSearch, textSearch: '', searchExtensions };
}

/** Whether the text is too long to be saved or the query too costly to run. */
function isTooMuch(added: QueryNode, text: string): boolean {
  return text.length > QUERY_LIMITS.characters || queryCost(added) > QUERY_LIMITS.cost;
}

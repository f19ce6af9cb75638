import type { SearchHit, SearchModel } from '@rotunda/contract';
import { LIMITS, searchedText } from '@rotunda/contract';
import type { Chamber, PartyName, StakeholderDocumentType } from '@rotunda/domain';
import type { DocumentFilters } from '@rotunda/query';
import type { Database } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import {
  type CompiledSearchModel,
  searchDocuments,
  type SearchEngine,
  type SearchInput,
} from '../../discover/index.ts';
import { createStakeholderNamesRepository } from '../stakeholder-names.repository.ts';
import type { CustomContacts, StakeholdersDeps } from '../stakeholders.deps.ts';

export interface StakeholderSearch extends Pick<SearchInput, 'skip' | 'limit' | 'grouped'> {
  searchModel: SearchModel & { datasetTypes: readonly StakeholderDocumentType[] };
  people: {
    chambers: readonly Chamber[];
    roles: readonly string[];
    parties: readonly PartyName[];
    committeeIds: readonly string[];
  };
  sort: 'relevance' | 'name';
}

const PUBLIC_TYPES = ['Person', 'Committee'] as const;
const OWN_TYPES = ['CustomPerson', 'CustomOrg'] as const;

/**
 * Whether filters exclude uploaded contacts. They have no location, chamber, office, party or committee, and their tags
 * are only read by their own list.
 */
export function isNarrowed({ searchModel, people }: Pick<StakeholderSearch, 'searchModel' | 'people'>): boolean {
  const { entityMetadata, genericSearch } = searchModel;
  const lists = [...Object.values(people), ...Object.values(entityMetadata), genericSearch.byLocation];
  return lists.some((list) => list.length > 0);
}

const isChosen = ({ searchModel: { datasetTypes } }: StakeholderSearch, type: StakeholderDocumentType) =>
  datasetTypes.length === 0 || datasetTypes.includes(type);

/** Searches public people and committees, and the contacts the organization uploaded, by type or as one list. */
export async function searchStakeholders(
  deps: StakeholdersDeps,
  actor: Actor,
  search: StakeholderSearch,
  signal?: AbortSignal,
) {
  const [ofPublic, own] = await Promise.all([
    searchPublic(deps, actor, search, signal),
    isNarrowed(search) ? [] : findOwn(deps, actor, search),
  ]);
  const counts = own.map(({ documentType, total }) => ({ documentType, total, atTotalLimit: false }));
  const chosenOwn = own.filter(({ documentType }) => isChosen(search, documentType));
  const ownTotal = chosenOwn.reduce((sum, { total }) => sum + total, 0);
  return {
    ...ofPublic,
    total: ofPublic.total + ownTotal,
    byType: [...ofPublic.byType, ...counts],
    results: search.grouped
      ? []
      : [...ofPublic.results, ...chosenOwn.flatMap(({ results }) => results)].slice(0, search.limit),
    groups: search.grouped ? [...ofPublic.groups, ...chosenOwn.map((one) => ({ ...one, atTotalLimit: false }))] : [],
  };
}

/** Searches the organization's contacts. Types without results are absent, as they are for the public types. */
async function findOwn(
  { findCustomContacts }: StakeholdersDeps,
  actor: Actor,
  { searchModel, skip, limit, grouped }: StakeholderSearch,
): Promise<CustomContacts[]> {
  const page = grouped ? { skip: 0, limit: LIMITS.groupedResultsPerType } : { skip, limit };
  const own = await findCustomContacts(actor, { words: searchedText(searchModel), documentTypes: OWN_TYPES, ...page });
  return own.filter(({ total }) => total > 0);
}

async function searchPublic(deps: StakeholdersDeps, actor: Actor, search: StakeholderSearch, signal?: AbortSignal) {
  const { searchModel, skip, limit, grouped } = search;
  const order = { byName: search.sort === 'name' && !grouped };
  const narrowed = (types: readonly StakeholderDocumentType[]) => ({
    ...deps,
    engine: order.byName ? inNameOrder(deps.engine, deps.database, order) : deps.engine,
    compileSearch: async (...asked: Parameters<StakeholdersDeps['compileSearch']>) =>
      narrow(await deps.compileSearch(...asked), search, types),
  });
  const input: SearchInput = { searchModel, sort: 'relevance', skip, limit, grouped, facets: true, typeCounts: false };
  const chosen = PUBLIC_TYPES.filter((type) => isChosen(search, type));
  // The chosen types get their counts with their page; for the others only the counts are requested.
  const others = PUBLIC_TYPES.filter((type) => !chosen.includes(type));
  const [found, rest] = await Promise.all([
    searchDocuments(narrowed(chosen), actor, input, signal),
    others.length === 0
      ? null
      : searchDocuments(
          { ...narrowed(others), engine: deps.engine },
          actor,
          { ...input, limit: 0, grouped: false, facets: false },
          signal,
        ),
  ]);
  const byType = PUBLIC_TYPES.flatMap((type) =>
    [...found.byType, ...(rest?.byType ?? [])].filter((one) => one.documentType === type),
  );
  const { isoCodes, chambers, stakeholderTypes } = found.facets ?? { isoCodes: [], chambers: [], stakeholderTypes: [] };
  return {
    total: found.total,
    atTotalLimit: found.atTotalLimit,
    understood: found.understood,
    sort: order.byName ? ('name' as const) : ('relevance' as const),
    byType: onlyStakeholders(byType),
    results: found.results,
    groups: onlyStakeholders(found.groups),
    facets: {
      isoCodes,
      chambers,
      roles: stakeholderTypes,
    },
  };
}

/** Narrows the entry types: the search was limited to these types, but the engine's type allows any. */
function onlyStakeholders<Entry extends { documentType: string; results?: SearchHit[] }>(entries: readonly Entry[]) {
  return entries.flatMap((entry) => {
    const documentType = PUBLIC_TYPES.find((type) => type === entry.documentType);
    return documentType === undefined ? [] : [{ ...entry, documentType }];
  });
}

/** Combines the compiled model with the document types and the filters on people. */
export function narrow(
  compiled: CompiledSearchModel,
  { searchModel, people }: Pick<StakeholderSearch, 'searchModel' | 'people'>,
  types: readonly StakeholderDocumentType[],
): CompiledSearchModel {
  const { chambers, roles, parties, committeeIds } = people;
  const [common = {}] = compiled.filters;
  const { byLocation } = searchModel.genericSearch;
  const isOfPeople = roles.length > 0 || parties.length > 0 || committeeIds.length > 0;
  const filters: DocumentFilters = {
    documentTypes: types.filter((type) => type === 'Person' || !isOfPeople),
    ...(common.lastUpdated === undefined ? {} : { lastUpdated: common.lastUpdated }),
    ...(byLocation.length === 0 ? {} : { isoCodes: byLocation.map((code) => code.toLowerCase()) }),
    ...(chambers.length === 0 ? {} : { chambers: [...chambers] }),
    ...(roles.length === 0 ? {} : { stakeholderTypes: [...roles] }),
  };
  // An empty list of types would match every type.
  const isNothing = filters.documentTypes?.length === 0;
  return { ...compiled, filters: isNothing ? [] : [filters], scope: { ...compiled.scope, parties, committeeIds } };
}

/**
 * Wraps the engine so that pages are ordered by name when all results are known; otherwise the engine's order stays.
 */
function inNameOrder(engine: SearchEngine, database: Database, order: { byName: boolean }): SearchEngine {
  return {
    ...engine,
    search: async (request) => {
      const { requester, query, skip, limit, passagesEach } = request;
      // One search is enough: when there are too many results to sort by name, the page is taken from the same results.
      const whole = await engine.search({ ...request, skip: 0, limit: request.countLimit, passagesEach: 0 });
      if (whole.atTotalLimit) order.byName = false;
      const documentIds = order.byName
        ? await createStakeholderNamesRepository(database).orderByName(whole.documentIds, skip, limit)
        : whole.documentIds.slice(skip, skip + limit);
      return { ...whole, documentIds, passages: engine.getMatches(requester, query, documentIds, passagesEach) };
    },
  };
}

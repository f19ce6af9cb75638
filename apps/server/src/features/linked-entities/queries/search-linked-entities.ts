import {
  CUSTOM_CONTACT_TYPES,
  LINKED_ENTITY_TYPES,
  type LinkedEntityDetail,
  type LinkedEntityType,
} from '@rotunda/contract';
import type { Database } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { findCustomContacts } from '../../custom-contacts/index.ts';
import { type SearchAnswer, type SearchEngine, buildNameQuery, findNamedFirst } from '../../discover/index.ts';
import { presentLinkedEntity } from '../linked-entities.presenter.ts';
import { createLinkedEntitiesRepository } from '../linked-entities.repository.ts';

export interface LinkedEntitiesDeps {
  database: Database;
  engine: SearchEngine;
}

export interface LinkedEntitySearch {
  searchText: string;
  documentType?: LinkedEntityType | undefined;
  searchType: 'Discover' | 'Stakeholder';
  paginationArgs: { skip: number; limit: number };
}

export interface LinkedEntityGroup {
  documentType: LinkedEntityType;
  results: LinkedEntityDetail[];
  total: number;
  atTotalLimit: boolean;
}

/** Types in the shared index of public documents. Contacts belong to the organization and have a table of their own. */
const TYPES_OF_SEARCH = {
  Discover: ['Legislation', 'Regulation', 'ResearchDocument', 'GlobalLegislation'],
  Stakeholder: ['Person', 'Committee'],
} as const satisfies Record<LinkedEntitySearch['searchType'], readonly LinkedEntityType[]>;

/**
 * Searches documents, people, committees and contacts by number, title or name for the picker, grouped in the
 * specification's order (LNK-01). When a type is given, returns a further page of that group.
 */
export async function searchLinkedEntities(
  deps: LinkedEntitiesDeps,
  actor: Actor,
  wanted: LinkedEntitySearch,
  signal?: AbortSignal,
): Promise<LinkedEntityGroup[]> {
  const [documents, contacts] = await Promise.all([
    searchDocuments(deps, actor, wanted, signal),
    searchContacts(deps.database, actor, wanted),
  ]);
  return [...documents, ...contacts];
}

async function searchDocuments(
  { database, engine }: LinkedEntitiesDeps,
  actor: Actor,
  { searchText, documentType, searchType, paginationArgs }: LinkedEntitySearch,
  signal?: AbortSignal,
): Promise<LinkedEntityGroup[]> {
  const query = buildNameQuery(searchText);
  const types = TYPES_OF_SEARCH[searchType].filter((type) => documentType === undefined || type === documentType);
  if (query === null || types.length === 0) return [];
  const requester = { userId: actor.userId, organizationId: actor.organizationId, signal };
  const answer = await engine.search({
    requester,
    query,
    filters: [{ documentTypes: types }],
    scope: null,
    sort: 'relevance',
    first: await findNamedFirst(engine, requester, searchText),
    ...paginationArgs,
    countLimit: actor.flags.searchResultsLimit,
    groupLimit: documentType === undefined ? paginationArgs.limit : null,
    facets: false,
    passagesEach: 0,
  });
  return presentGroups(database, actor.organizationId, answer, documentType);
}

async function searchContacts(
  database: Database,
  actor: Actor,
  { searchText, documentType, searchType, paginationArgs }: LinkedEntitySearch,
): Promise<LinkedEntityGroup[]> {
  if (searchType !== 'Stakeholder' || searchText.trim() === '') return [];
  const types = CUSTOM_CONTACT_TYPES.filter((type) => documentType === undefined || type === documentType);
  const groups = await Promise.all(
    types.map(async (type) => {
      const query = { searchText, documentType: type, ...paginationArgs };
      const { results, total } = await findCustomContacts(database, actor, query);
      return {
        documentType: type,
        results: results.map(({ fusionId, title, byline }) => ({
          documentType: type,
          fusionId,
          label: title,
          description: byline,
        })),
        total,
        atTotalLimit: false,
      };
    }),
  );
  return groups.filter((group) => group.results.length > 0);
}

async function presentGroups(
  database: Database,
  organizationId: string,
  answer: SearchAnswer,
  documentType: LinkedEntityType | undefined,
): Promise<LinkedEntityGroup[]> {
  const found =
    documentType === undefined
      ? new Map<string, number[]>(answer.groups.map((group) => [group.documentType, group.documentIds]))
      : new Map<string, number[]>([[documentType, answer.documentIds]]);
  const rows = await createLinkedEntitiesRepository(database).findByIds(organizationId, [...found.values()].flat());
  const details = new Map(rows.map((row) => [row.documentId, presentLinkedEntity(row)]));
  return LINKED_ENTITY_TYPES.flatMap((type) => {
    const results = (found.get(type) ?? []).flatMap((documentId) => details.get(documentId) ?? []);
    const total = answer.byType.find((one) => one.documentType === type);
    if (results.length === 0) return [];
    return [
      {
        documentType: type,
        results,
        total: total?.total ?? results.length,
        atTotalLimit: total?.atTotalLimit ?? false,
      },
    ];
  });
}

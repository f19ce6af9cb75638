import { LINKED_ENTITY_TYPES, type LinkedEntityDetail, type LinkedEntityType } from '@rotunda/contract';
import type { Database } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type SearchAnswer, type SearchEngine, understandName } from '../discover/index.ts';
import { presentLinkedEntity } from './linked-entities.presenter.ts';
import { createLinkedEntitiesRepository } from './linked-entities.repository.ts';

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

/** Uploaded contacts belong to an organisation, so the shared index of public documents never answers with them. */
const TYPES_OF_SEARCH = {
  Discover: ['Legislation', 'Regulation', 'ResearchDocument', 'GlobalLegislation'],
  Stakeholder: ['Person', 'Committee'],
} as const satisfies Record<LinkedEntitySearch['searchType'], readonly LinkedEntityType[]>;

/**
 * Documents by number, title or name for the picker, grouped in the specification's order (S1 §9). With a type named it
 * is a further page of that group.
 */
export async function searchLinkedEntities(
  { database, engine }: LinkedEntitiesDeps,
  actor: Actor,
  { searchText, documentType, searchType, paginationArgs }: LinkedEntitySearch,
  signal?: AbortSignal,
): Promise<LinkedEntityGroup[]> {
  const query = understandName(searchText);
  const types = TYPES_OF_SEARCH[searchType].filter((type) => documentType === undefined || type === documentType);
  if (query === null || types.length === 0) return [];
  const answer = await engine.search({
    asker: { userId: actor.userId, signal },
    query,
    filters: [{ documentTypes: types }],
    scope: null,
    sort: 'relevance',
    ...paginationArgs,
    countLimit: actor.flags.searchResultsLimit,
    groupLimit: documentType === undefined ? paginationArgs.limit : null,
    facets: false,
  });
  return presentGroups(database, answer, documentType);
}

async function presentGroups(
  database: Database,
  answer: SearchAnswer,
  documentType: LinkedEntityType | undefined,
): Promise<LinkedEntityGroup[]> {
  const found =
    documentType === undefined
      ? new Map<string, number[]>(answer.groups.map((group) => [group.documentType, group.documentIds]))
      : new Map<string, number[]>([[documentType, answer.documentIds]]);
  const rows = await createLinkedEntitiesRepository(database).findByIds([...found.values()].flat());
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

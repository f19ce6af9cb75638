import { type DocumentType, findJurisdiction } from '@rotunda/domain';
import { LIMITS } from '@rotunda/contract';
import { documentPath } from './document-path.ts';
import { findNamedDocuments } from '../named-documents/find-named-documents.ts';
import { createNamedDocumentsRepository, type NamedDocument } from '../named-documents/named-documents.repository.ts';
import type { Requester, SearchEngine } from '../search-engine/search-engine.ts';
import { buildNameQuery } from '../named-documents/build-name-query.ts';

export interface QuickHit {
  title: string;
  description: string;
  /** Jurisdiction and session, which distinguish bills with the same number. Null for a document without a session. */
  origin: string | null;
  url: string;
  id: string;
  documentType: DocumentType;
}

const MAX_NAMED = 8;

/**
 * Finds documents by number or id (`findNamedDocuments`), otherwise people by name. Runs on every keystroke, so users
 * take turns as with searches.
 * @throws AppError SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function findQuickHits(
  engine: Pick<SearchEngine, 'lookUp' | 'search'>,
  requester: Requester,
  text: string,
): Promise<QuickHit[]> {
  const numbered = await findNamedDocuments(engine, requester, text, MAX_NAMED);
  const rows = numbered.length > 0 ? numbered : await findNamed(engine, requester, text);
  return rows.map(presentQuickHit);
}

export function presentQuickHit(row: NamedDocument): QuickHit {
  return {
    title: row.localityExternalId ?? row.title,
    description: isPerson(row) ? (row.byline ?? '') : row.title,
    origin: getOrigin(row),
    url: documentPath(row.documentType, row.fusionId),
    id: row.fusionId,
    documentType: row.documentType,
  };
}

const isPerson = ({ documentType }: NamedDocument) => documentType === 'Person';
/** Shorter texts match too many names. */
const MIN_NAME_LENGTH = 3;

/** Finds people whose name contains every typed word; the last word may be incomplete. */
async function findNamed(
  engine: Pick<SearchEngine, 'lookUp' | 'search'>,
  requester: Requester,
  text: string,
): Promise<NamedDocument[]> {
  const query = text.trim().length < MIN_NAME_LENGTH ? null : buildNameQuery(text);
  if (query === null) return [];
  const { documentIds } = await engine.search({
    requester,
    query,
    filters: [{ documentTypes: ['Person'] }],
    scope: null,
    sort: 'relevance',
    skip: 0,
    limit: LIMITS.quickHitPeople,
    countLimit: LIMITS.quickHitPeople,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
  });
  const people = await engine.lookUp(requester, (db) => createNamedDocumentsRepository(db).findByIds(documentIds));
  // In the order of relevance.
  const byId = new Map(people.map((person) => [person.documentId, person]));
  return documentIds.flatMap((documentId) => byId.get(documentId) ?? []);
}

/** Formats the origin, for example `United States · 119th Congress (2025-2026)`. */
function getOrigin(row: NamedDocument): string | null {
  const { isoCode, session, sessionName } = row;
  if (isoCode === null) return null;
  const place = findJurisdiction(isoCode)?.name ?? isoCode.toUpperCase();
  if (isPerson(row)) return place;
  if (session === null) return null;
  return `${place} · ${sessionName ?? session}`;
}

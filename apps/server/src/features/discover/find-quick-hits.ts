import { type DocumentType, findJurisdiction } from '@rotunda/domain';
import { LIMITS } from '@rotunda/contract';
import { documentPath } from './document-path.ts';
import { createQuickHitsRepository, type QuickHitRow } from './quick-hits.repository.ts';
import type { Requester, SearchEngine } from './search-engine/search-engine.ts';
import { buildNameQuery } from './build-name-query.ts';

export interface QuickHit {
  title: string;
  description: string;
  /** Jurisdiction and session, which distinguish bills with the same number. Null for a document without a session. */
  origin: string | null;
  url: string;
  id: string;
  documentType: DocumentType;
}

/**
 * Finds documents by name: `US S 5`, `HR1`, `h.r. 1`, `CA AB 12`, `C-5`, a fusionId, a regulation number. National
 * legislatures and the newest session come first, because a bare number usually means the current bill. Runs on every
 * keystroke, so users take turns as with searches.
 * @throws AppError SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function findQuickHits(
  engine: Pick<SearchEngine, 'lookUp' | 'search'>,
  requester: Requester,
  text: string,
): Promise<QuickHit[]> {
  const numbered = await engine.lookUp(requester, (db) => createQuickHitsRepository(db).find(text));
  const rows = numbered.length > 0 ? numbered : await findNamed(engine, requester, text);
  return rows.map(presentQuickHit);
}

export function presentQuickHit(row: QuickHitRow): QuickHit {
  return {
    title: row.localityExternalId ?? row.title,
    description: isPerson(row) ? (row.byline ?? '') : row.title,
    origin: originOf(row),
    url: documentPath(row.documentType, row.fusionId),
    id: row.fusionId,
    documentType: row.documentType,
  };
}

const isPerson = ({ documentType }: QuickHitRow) => documentType === 'Person';
/** Shorter texts match too many names. */
const MIN_NAME_LENGTH = 3;

/** Finds people whose name contains every typed word; the last word may be incomplete. */
async function findNamed(
  engine: Pick<SearchEngine, 'lookUp' | 'search'>,
  requester: Requester,
  text: string,
): Promise<QuickHitRow[]> {
  const query = text.trim().length < MIN_NAME_LENGTH ? null : buildNameQuery(text);
  if (query === null) return [];
  const { documentIds } = await engine.search({
    ...{ requester, query, filters: [{ documentTypes: ['Person'] }], scope: null, sort: 'relevance' },
    ...{
      skip: 0,
      limit: LIMITS.quickHitPeople,
      countLimit: LIMITS.quickHitPeople,
      groupLimit: null,
      facets: false,
      passagesEach: 0,
    },
  });
  return engine.lookUp(requester, (db) => createQuickHitsRepository(db).findByIds(documentIds));
}

/** Formats the origin, for example `United States · 119th Congress (2025-2026)`. */
function originOf(row: QuickHitRow): string | null {
  const { isoCode, session, sessionName } = row;
  if (isoCode === null) return null;
  const place = findJurisdiction(isoCode)?.name ?? isoCode.toUpperCase();
  if (isPerson(row)) return place;
  if (session === null) return null;
  return `${place} · ${sessionName ?? session}`;
}

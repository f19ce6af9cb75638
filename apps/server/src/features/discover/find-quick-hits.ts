import { type DocumentType, findJurisdiction } from '@rotunda/domain';
import { documentPath } from './document-path.ts';
import { createQuickHitsRepository, type QuickHitRow } from './quick-hits.repository.ts';
import type { Asker, SearchEngine } from './search-engine/search-engine.ts';

export interface QuickHit {
  title: string;
  description: string;
  /** Where and in which session: what tells bills of one number apart. Null for what belongs to no session. */
  origin: string | null;
  url: string;
  id: string;
  documentType: DocumentType;
}

/**
 * Documents called what a person typed: `US S 5`, `HR1`, `h.r. 1`, `CA AB 12`, `C-5`, a fusionId, a regulation number.
 * National legislatures and the newest session first, because a bare number means the bill people talk about now.
 * Asked with every key, so people take turns as with searches.
 * @throws AppError SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function findQuickHits(
  engine: Pick<SearchEngine, 'lookUp'>,
  asker: Asker,
  text: string,
): Promise<QuickHit[]> {
  const rows = await engine.lookUp(asker, (db) => createQuickHitsRepository(db).find(text));
  return rows.map((row) => ({
    title: row.localityExternalId ?? row.title,
    description: row.title,
    origin: originOf(row),
    url: documentPath(row.documentType, row.fusionId),
    id: row.fusionId,
    documentType: row.documentType,
  }));
}

/** `United States · 119th Congress (2025-2026)`. */
function originOf({ isoCode, session, sessionName }: QuickHitRow): string | null {
  if (session === null || isoCode === null) return null;
  const place = findJurisdiction(isoCode)?.name ?? isoCode.toUpperCase();
  return `${place} · ${sessionName ?? session}`;
}

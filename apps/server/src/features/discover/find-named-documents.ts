import { findQuickHits, presentQuickHit, type QuickHit } from './find-quick-hits.ts';
import { createQuickHitsRepository } from './quick-hits.repository.ts';
import type { Requester, SearchEngine } from './search-engine/search-engine.ts';

/** A name followed by its session: `HR1 119`, `H.R. 1 (119th Congress)`, `NY S1234, 2025-2026`, `C-5 45-1`. */
const WITH_SESSION = /^(.+?)[\s,(]+(\d{2,4}(?:-\d{1,4})?)(?:st|nd|rd|th)?(?:\s+congress)?\)?$/i;

/**
 * Finds documents by name like `findQuickHits`, limited to a session if the text names one.
 * @throws AppError SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function findNamedDocuments(
  engine: Pick<SearchEngine, 'lookUp' | 'search'>,
  requester: Requester,
  text: string,
): Promise<QuickHit[]> {
  const [, name, session] = WITH_SESSION.exec(text.trim()) ?? [];
  if (name !== undefined && session !== undefined) {
    const rows = await engine.lookUp(requester, (db) => createQuickHitsRepository(db).find(name, session));
    if (rows.length > 0) return rows.map(presentQuickHit);
  }
  return findQuickHits(engine, requester, text);
}
